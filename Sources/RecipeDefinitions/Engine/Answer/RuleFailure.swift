import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// Makes an error of the rule that applies to an answer.
///
/// `transient` becomes `httpError` with a status of at least 500, which is what suspends a failing
/// source: the answer's own, or 503 when the service said it behind another status.
struct RuleFailure {
  private static let longestWait = 31 * 86_400.0

  private let rule: ErrorRule
  private let answer: Answer
  private let redaction: Redaction

  /// Prepares the error.
  init(_ rule: ErrorRule, _ answer: Answer, _ redaction: Redaction) {
    self.rule = rule
    self.answer = answer
    self.redaction = redaction
  }

  /// The error, its texts cleaned and redacted.
  var error: ProviderError {
    let status = answer.response.status
    let isTransient = rule.meaning == .transient
    let (code, text, hint) = rule.meaning.words
    return redaction(
      ProviderError(
        code, "\(text) (HTTP \(status))\(said.map { ": \($0)" } ?? "")", hint: rule.hint ?? hint,
        httpStatus: isTransient && status < 500 ? 503 : status, retryAfter: retryAfter))
  }

  /// The source's own words in quotes, or the title of its web page.
  private var said: String? {
    if let path = rule.message, let value = answer.value(at: .body(path)) {
      let words = redaction(value.plainText ?? value.text())
      if let clean = TextCleaning.clean(words, limit: 200) { return "“\(clean)”" }
    }
    return BodyExcerpt(answer.response.body, redaction: redaction).complaint
  }

  private var retryAfter: Duration? {
    guard let place = rule.retryAfter,
      let number = answer.value(at: place.place)?.looseNumber
    else { return RetryAfter.duration(in: answer.response.headers) }
    let seconds =
      switch place.unit {
      case .seconds: number
      case .milliseconds: number / 1_000
      case .epoch: number - Double(time(nil))
      }
    return .milliseconds(Int((min(max(0, seconds), Self.longestWait) * 1_000).rounded(.up)))
  }
}

extension ErrorRule.Meaning {
  /// The code of such an error, what it says and what a person can do.
  var words: (code: ProviderError.Code, text: String, hint: String?) {
    switch self {
    case .unauthorized:
      (.unauthorized, "the service refused the credentials", "check the key or token")
    case .quotaExceeded:
      (.quotaExceeded, "the allowance is used up", "wait until it is renewed, or get a larger one")
    case .rateLimited: (.rateLimited, "the service asks for fewer requests", "wait a little")
    case .endOfList, .notFound: (.notFound, "the service knows no such recipe", nil)
    case .transient: (.httpError, "the service failed for now", "try again later")
    case .drift:
      (
        .drift, "the answer no longer has its promised shape",
        "the service has changed its answers; check its address, or the definition"
      )
    case .failure:
      (
        .httpError, "the service answered with an error",
        "check the query and the provider's settings"
      )
    }
  }
}
