import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// Tells what an answer means: recipes, the end of the list, or which failure.
struct AnswerJudge {
  let setup: ProviderSetup
  let scheme: PageScheme

  /// The content of the answer to a search; nil when the list has ended.
  ///
  /// The first rule that applies decides. A status in `endStatuses` behind the first page comes
  /// next; it yields only to rules about credentials and allowances. Without either, the usual
  /// meaning of statuses holds (``AnswerReader``).
  /// - Throws: ``ProviderError``; whether it may be the end of the list, the walk decides.
  func search(_ answer: Answer) throws(ProviderError) -> JSON? {
    let rule = rule(for: answer)
    let isEndStatus =
      answer.isPastFirstPage && scheme.rules.endStatuses.contains(answer.response.status)
    if rule?.meaning == .endOfList { return nil }
    if rule == nil, setup.definition.response.none.contains(where: { $0.saysNothing(answer) }) {
      return nil
    }
    if isEndStatus, !(rule?.meaning.isRefusal ?? false), !scheme.looksPastFailures { return nil }
    do throws(ProviderError) {
      if let rule { throw rule.error(answer, setup) }
      return try content(answer)
    } catch {
      var error = error
      // A wrong key in the path makes an address that is not known.
      if !setup.credentials.pathKeys.isEmpty, rule == nil, answer.response.status == 404,
        !answer.isPastFirstPage
      {
        error.fix = "check baseURL and the key, which is a part of the address"
      }
      throw error
    }
  }

  /// The content of the answer to the request for one recipe; nil when the recipe is not known.
  /// - Throws: ``ProviderError``.
  func detail(_ answer: Answer) throws(ProviderError) -> JSON? {
    if let rule = rule(for: answer) {
      guard rule.meaning != .notFound, rule.meaning != .endOfList else { return nil }
      throw rule.error(answer, setup)
    }
    if [404, 410].contains(answer.response.status) { return nil }
    return try content(answer)
  }

  /// The first rule that applies.
  ///
  /// One for the end of the list or an unknown recipe never stands for a status that tells of a
  /// refusal or a failure, unless it names it.
  private func rule(for answer: Answer) -> ErrorRule? {
    let status = answer.response.status
    return setup.definition.errors.first { rule in
      rule.condition.holds(for: answer)
        && (!rule.meaning.saysNothing || !AnswerReader.isRefusalOrFailure(status)
          || rule.condition.names(status))
    }
  }

  private func content(_ answer: Answer) throws(ProviderError) -> JSON {
    try setup.answers.check(answer.response)
    do throws(AnswerSyntax.Failure) { return try answer.parsed.get() } catch {
      switch error {
      case .json(let cause):
        throw setup.answers.failure(
          cause, reading: answer.response.body, status: answer.response.status)
      case .other(let cause): throw cause
      case .otherFormat(let format): throw setup.otherFormat(than: format, answer)
      }
    }
  }
}

extension ProviderSetup {
  /// The error of an answer that is written in something else.
  fileprivate func otherFormat(than format: AnswerFormat, _ answer: Answer) -> ProviderError {
    let body = BodyExcerpt(answer.response.body, redaction: redaction)
    return redaction(
      ProviderError(
        .invalidResponse, "the answer is \(body), not \(format.description)",
        fix: "check that baseURL is the address of the service itself",
        httpStatus: answer.response.status))
  }
}

extension ErrorRule {
  /// The longest time that a source may ask for.
  private static let longestWait = 31 * 86_400.0

  /// The error that the rule makes of an answer to which it applies, its texts cleaned and redacted.
  ///
  /// `transient` becomes `httpError` with a status of at least 500, which is what suspends a failing
  /// source: the answer's own, or 503 when the service said it behind another status.
  fileprivate func error(_ answer: Answer, _ setup: ProviderSetup) -> ProviderError {
    let (status, redaction) = (answer.response.status, setup.redaction)
    let (code, text, usual) = meaning.words(status, sent: setup.credentials.sent)
    let said =
      answer.words(at: message, redaction).map { "“\($0)”" }
      ?? BodyExcerpt(answer.response.body, redaction: redaction).complaint
    return redaction(
      ProviderError(
        code, "\(text) (HTTP \(status))\(said.map { ": \($0)" } ?? "")", fix: fix ?? usual,
        httpStatus: meaning == .transient && status < 500 ? 503 : status,
        retryAfter: wait(answer)))
  }

  private func wait(_ answer: Answer) -> Duration? {
    guard let retryAfter, let number = answer.value(at: retryAfter.place)?.looseNumber else {
      return RetryAfter.duration(in: answer.response.headers)
    }
    let seconds =
      switch retryAfter.unit {
      case .seconds: number
      case .milliseconds: number / 1_000
      case .epoch: number - Double(time(nil))
      }
    return .milliseconds(Int((min(max(0, seconds), Self.longestWait) * 1_000).rounded(.up)))
  }
}

extension ErrorRule.Meaning {
  /// The code of such an error behind a status, what it says and what a person can do.
  func words(
    _ status: Int, sent: SentCredentials
  ) -> (code: ProviderError.Code, text: String, fix: String?) {
    switch self {
    case .unauthorized:
      (.unauthorized, sent.refusal(status).text, sent.refusal(status).fix)
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

  /// Whether it means that there is nothing: no more recipes, or no such recipe.
  fileprivate var saysNothing: Bool { self == .endOfList || self == .notFound }

  /// Whether the source refuses to answer at all for now.
  fileprivate var isRefusal: Bool {
    [.unauthorized, .quotaExceeded, .rateLimited].contains(self)
  }
}
