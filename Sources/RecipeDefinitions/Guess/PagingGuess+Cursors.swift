import RecipeModel
import RecipeProviderKit

extension PagingGuess {
  /// A value beside the list that is sent back for the next page.
  mutating func cursor(_ request: inout RequestGuess) -> String? {
    let hasNumbers = number(.page, in: request) != nil || number(.offset, in: request) != nil
    let place = first(GuessNames.cursors) { place in
      // The number of the next page says nothing that a numbered page does not.
      if let number = place.value.intValue { return number > 0 && !hasNumbers }
      return place.value.stringValue.map { !$0.isEmpty && !Self.isAddress($0) } == true
    }
    guard let place else { return nil }
    paging["cursor"] = .string(place.path.text)
    let isToken = place.path.key.hasSuffix("token")
    let name = place.value.intValue != nil ? "page" : isToken ? "pageToken" : "cursor"
    sendBack(place.path.text, as: name, &request)
    return "cursor"
  }

  /// A header field such as `Next-Page`: an address, or a value that is sent back.
  mutating func headerCursor(
    _ headers: HTTPHeaders, _ request: inout RequestGuess
  ) -> String? {
    let field = headers.fields.first { field in
      let key = GuessNames.key(field.name)
      return ["nextpage", "nextcursor", "cursornext", "continuationtoken", "nexttoken", "nextlink"]
        .contains { key.hasSuffix($0) } && field.value.contains { !$0.isWhitespace }
    }
    guard let field else { return nil }
    let place = "the header \(field.name)"
    if Self.isAddress(field.value) {
      guard keepsWords(field.value, request) else { return nil }
      paging["next"] = ["header": .string(field.name)]
      follow(field.value, at: place)
      dropNumbers(&request)
      return "next"
    }
    let isNumber = Int(field.value) != nil
    if isNumber, number(.page, in: request) != nil || number(.offset, in: request) != nil {
      return nil
    }
    paging["cursor"] = ["header": .string(field.name)]
    sendBack(place, as: isNumber ? "page" : "cursor", &request)
    return "cursor"
  }

  /// Sends a value back in the parameter that the address has for it, or in one with a likely name.
  private mutating func sendBack(
    _ place: String, as name: String, _ request: inout RequestGuess
  ) {
    guard request.parameter(.cursor) == nil else {
      return log.sure("\(place) is sent back for the next page")
    }
    request.add(name, value: "", .cursor, written: "{cursor}")
    log.doubt("\(place) is sent back as the parameter \(name), whose name is a guess")
  }

  /// Leaves out parameters that look like cursors where the answer gives none.
  func dropCursors(_ request: inout RequestGuess) {
    for index in request.parameters.indices where request.parameters[index].role == .cursor {
      request.parameters[index].written = .none
      request.log.doubt(
        "the parameter \(request.parameters[index].name) is left out: the answer names no next page"
          + " for it")
    }
  }

  private static func isAddress(_ text: String) -> Bool { text.contains { $0 == "/" || $0 == "?" } }
}

extension RequestGuess {
  /// Adds a parameter where the others are: in the body when there is one.
  mutating func add(_ name: String, value: String, _ role: Role, written: JSON? = .none) {
    let place = body == nil ? nil : GuessPath().member(name)
    parameters.append(
      Parameter(name: name, value: value, role: role, written: written, place: place))
  }
}
