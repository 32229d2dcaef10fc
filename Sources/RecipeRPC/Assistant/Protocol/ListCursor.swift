import RecipeModel

/// Cuts lists into pages that a cursor opens.
///
/// The cursor is the place in a list that only grows at its end, so that no entry is skipped or
/// comes twice.
enum ListCursor {
  /// The greatest number of entries of a page.
  static let pageSize = 50

  /// The page that a request asks for, and the cursor of the one behind it.
  /// - Throws: ``WireError`` when the cursor is not one of this list.
  static func page<Entry>(
    of entries: [Entry], _ request: AssistantRequest
  ) throws -> (entries: ArraySlice<Entry>, next: JSON?) {
    var start = 0
    switch request.params["cursor"] {
    case nil, .null?: break
    case let cursor?:
      guard let text = cursor.stringValue, text.hasPrefix("p"), let place = Int(text.dropFirst()),
        place > 0, place < entries.count, place % pageSize == 0
      else {
        throw WireError(
          WireFailure(
            .cursorExpired, "the cursor does not belong to this list",
            hint: "ask for \(request.method) without a cursor and use the nextCursor it gives",
            path: "/cursor"))
      }
      start = place
    }
    let end = min(entries.count, start + pageSize)
    return (entries[start..<end], end < entries.count ? .string("p\(end)") : .none)
  }
}
