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
        fix: "answer with “result”, or with “error”")
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

/// An error that the program answers with.
enum ErrorMessage {
  /// JSON-RPC's code for a method that the program does not have.
  private static let methodNotFound = -32_601
  /// The longest pause that is believed: a week.
  private static let longestPause = 604_800.0

  /// The codes that a program may use; the others are for what happens on this side.
  static let codes: [ProviderError.Code] = [
    .timedOut, .unreachable, .httpError, .unauthorized, .rateLimited, .quotaExceeded, .drift,
    .invalidResponse, .notFound, .unsupported, .misconfigured,
  ]

  /// The schema of the member `data` of an error.
  static let schema = ProcessProtocol.object([
    "code": ["enum": .array(codes.map { .string($0.rawValue) })], "hint": ProcessProtocol.text,
    "retryAfterSeconds": ["type": "number", "exclusiveMinimum": 0],
    "httpStatus": ProcessProtocol.integer(statuses),
  ])

  private static let statuses = 100...599

  /// Reads the `error` member of an answer; whatever it holds becomes an error.
  static func read(_ error: JSON, redaction: Redaction) -> ProviderError {
    let data = error["data"]
    let status = data?["httpStatus"]?.intValue.flatMap { statuses ~= $0 ? $0 : nil }
    return ProviderError(
      code(error, status: status),
      text(error["message"] ?? error, redaction) ?? "the program answered with an error",
      fix: text(data?["hint"], redaction), httpStatus: status,
      retryAfter: data?["retryAfterSeconds"]?.doubleValue.flatMap { seconds in
        guard seconds.isFinite, seconds > 0 else { return nil }
        return .milliseconds(Int((min(seconds, longestPause) * 1_000).rounded(.up)))
      })
  }

  private static func code(_ error: JSON, status: Int?) -> ProviderError.Code {
    if let word = error["data"]?["code"]?.stringValue,
      let code = codes.first(where: { $0.rawValue == word })
    {
      return code
    }
    if error["code"]?.intValue == methodNotFound { return .unsupported }
    switch status {
    case 401, 403: return .unauthorized
    case 402: return .quotaExceeded
    case 429: return .rateLimited
    default: return .httpError
    }
  }

  private static func text(_ value: JSON?, _ redaction: Redaction) -> String? {
    guard let text = value?.stringValue else { return nil }
    return TextCleaning.clean(redaction(text))
  }
}
