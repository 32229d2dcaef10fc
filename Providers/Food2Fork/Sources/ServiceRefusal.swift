import RecipeModel
import RecipeProviderKit

/// An `error` member where recipes should be.
enum ServiceRefusal {
  static func error(_ member: JSONCursor, status: Int, redaction: Redaction) -> ProviderError {
    let words = member.json.stringValue ?? member.json.text()
    let said = TextCleaning.clean(redaction(words), limit: 200).map { ": “\($0)”" } ?? ""
    return redaction(
      ProviderError(
        .httpError, "the service answered with an error\(said)",
        hint: "check the query and the provider's settings", httpStatus: status))
  }
}
