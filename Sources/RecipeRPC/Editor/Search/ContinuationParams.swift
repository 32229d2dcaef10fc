import RecipeModel

/// The params of `search/more`.
struct ContinuationParams: Sendable {
  static let cursor = Parameter("cursor", .text, "The cursor that the answer before carries.")

  /// What is asked of the service.
  var request: SearchRequest
  /// Whether votes and the reasons for merging are shown.
  var explain: Bool
  /// Where what comes on the way is reported.
  var tokens: ProgressTokens

  /// Reads the params.
  /// - Throws: ``WireFailure`` of kind `invalidParams`, or `cursorExpired` for a damaged cursor.
  init(_ params: Params) throws(WireFailure) {
    let cursor = try params.required(Self.cursor)
    let limit = try params.optional(SearchParams.limit)
    explain = try params.optional(SearchParams.explain) ?? false
    tokens = try ProgressTokens(params)
    guard let request = try? WireCursor.request(cursor) else { throw WireCursor.expired }
    self.request = request
    if let limit { self.request.query.limit = limit }
  }
}

extension ContinuationParams {
  /// The schema of the params.
  static var schema: JSON {
    Schema.object(
      [cursor.property],
      optional: [
        SearchParams.limit.property, SearchParams.explain.property,
        ProgressTokens.partialResult.property, ProgressTokens.workDone.property,
      ])
  }
}
