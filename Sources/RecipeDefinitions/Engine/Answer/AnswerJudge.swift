import RecipeModel
import RecipeProviderKit

/// Tells what an answer means: recipes, the end of the list, or which failure.
struct AnswerJudge {
  /// What an answer means.
  enum Verdict {
    /// It holds what was asked for.
    case content(JSON)
    /// The list has ended.
    case end
  }

  let rules: [ErrorRule]
  let scheme: PageScheme
  let answers: AnswerReader
  let redaction: Redaction
  /// Whether a key stands in the path, so that a wrong one makes an address that is not known.
  var hasPathKey = false

  /// The statuses that services give to pages that they do not have.
  private static let statusesPastTheEnd: Set = [400, 404, 410, 416, 500]

  /// Judges the answer to a search.
  ///
  /// The first rule that applies decides. A status in `endStatuses` behind the first page comes
  /// next; it yields only to rules about credentials and allowances. Without either, the usual
  /// meaning of statuses holds (``AnswerReader``).
  /// - Throws: ``ProviderError``; ``ProviderError/isPlausibleEnd`` is set where the walk looks past
  ///   failures and the source may answer so behind its last page.
  func search(_ answer: Answer) throws(ProviderError) -> Verdict {
    let rule = rules.first { $0.condition.holds(for: answer) }
    let isEndStatus =
      answer.isPastFirstPage && scheme.rules.endStatuses.contains(answer.response.status)
    if rule?.meaning == .endOfList { return .end }
    if isEndStatus, !(rule?.meaning.isRefusal ?? false), !scheme.looksPastFailures { return .end }
    do throws(ProviderError) {
      if let rule { throw RuleFailure(rule, answer, redaction).error }
      return .content(try content(answer))
    } catch {
      var error = error
      if hasPathKey, rule == nil, answer.response.status == 404, !answer.isPastFirstPage {
        error.hint = "check baseURL and the key, which is a part of the address"
      }
      throw markingPlausibleEnd(error, answer, isEndStatus: isEndStatus)
    }
  }

  /// Judges the answer to the request for one recipe; nil when the recipe is not known.
  /// - Throws: ``ProviderError``.
  func detail(_ answer: Answer) throws(ProviderError) -> JSON? {
    if let rule = rules.first(where: { $0.condition.holds(for: answer) }) {
      guard rule.meaning != .notFound, rule.meaning != .endOfList else { return nil }
      throw RuleFailure(rule, answer, redaction).error
    }
    if [404, 410].contains(answer.response.status) { return nil }
    return try content(answer)
  }

  private func content(_ answer: Answer) throws(ProviderError) -> JSON {
    try answers.check(answer.response)
    do throws(JSONParseError) { return try answer.parsed.get() } catch {
      throw answers.failure(
        error, reading: answer.response.body, status: answer.response.status)
    }
  }

  private func markingPlausibleEnd(
    _ error: ProviderError, _ answer: Answer, isEndStatus: Bool
  ) -> ProviderError {
    guard answer.isPastFirstPage, scheme.looksPastFailures else { return error }
    let isOrdinary = [.httpError, .notFound, .invalidResponse].contains(error.code)
    let declared = scheme.rules.endStatuses
    let isPlausible =
      declared.isEmpty ? Self.statusesPastTheEnd.contains(answer.response.status) : isEndStatus
    var error = error
    error.isPlausibleEnd = isOrdinary && isPlausible
    return error
  }
}

extension ErrorRule.Meaning {
  /// Whether the source refuses to answer at all for now.
  fileprivate var isRefusal: Bool {
    switch self {
    case .unauthorized, .quotaExceeded, .rateLimited: true
    default: false
    }
  }
}
