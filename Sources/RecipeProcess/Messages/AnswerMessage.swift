import RecipeModel
import RecipeProviderKit

/// What every answer has in common.
enum AnswerMessage {
  /// The `result` of an answer.
  /// - Throws: ``ProviderError``: the program's own error, or `drift` where there is no result.
  static func result(of reply: Reply, redaction: Redaction) throws -> JSONCursor {
    if let error = reply.error { throw ErrorMessage.read(error, redaction: redaction) }
    guard let result = reply.result else {
      throw ProviderError(
        .drift, "the answer has neither a result nor an error",
        hint: "answer with “result”, or with “error”")
    }
    return JSONCursor(result)
  }

  /// A place in a list: a number, or a text of at most ``ListingLimits/linkBytes``; nil for an
  /// empty text.
  /// - Throws: ``ProviderError`` with code `drift` for anything else.
  static func token(_ value: JSONCursor) throws -> PageToken? {
    if let number = value.json.intValue { return .number(number) }
    guard let text = value.json.stringValue, text.utf8.count <= ListingLimits.linkBytes else {
      throw value.wrongType("a whole number or a short text")
    }
    return text.isEmpty ? nil : .opaque(text)
  }
}
