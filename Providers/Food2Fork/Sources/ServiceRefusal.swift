import RecipeModel
import RecipeProviderKit

/// The message in the member `error` of an answer, with any status.
enum ServiceRefusal {
  /// The error that an answer tells; nil where the member is absent or says that there is none, such
  /// as `""`, `false` and `null`.
  static func error(
    in answer: JSONCursor, status: Int, redaction: Redaction
  ) -> ProviderError? {
    guard let member = answer.json["error"], let words = words(of: member, beside: answer.json)
    else { return nil }
    let said = TextCleaning.clean(redaction(words), limit: 200) ?? ""
    let named = TextMatching.words(words)
    if named.contains("limit") || named.contains("quota") {
      return redaction(
        ProviderError(
          .quotaExceeded, "the day's allowance of requests is used up (“\(said)”)",
          fix: "wait until tomorrow, or use another key", httpStatus: status))
    }
    return redaction(
      ProviderError(
        .httpError, "the service answered with an error: “\(said)”",
        fix: "check the query and the provider's settings", httpStatus: status))
  }

  /// The words of an error; nil for a value that means that there is none.
  private static func words(of error: JSON, beside answer: JSON) -> String? {
    switch error {
    case .null, .bool(false): return nil
    case .bool(true): return answer["message"]?.stringValue ?? "true"
    case .number(let number): return number.doubleValue == 0 ? nil : number.literal
    case .string(let text):
      let word = TextCleaning.clean(text)?.lowercased() ?? ""
      return ["", "false", "null", "none", "no", "0"].contains(word) ? nil : text
    case .array(let elements):
      for element in elements {
        if let said = words(of: element, beside: answer) { return said }
      }
      return nil
    case .object(let object):
      guard !object.members.isEmpty else { return nil }
      return ["message", "error", "detail", "reason", "code"]
        .compactMap { object[$0]?.stringValue }.first ?? error.text()
    }
  }
}
