import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// What became of a source, in sentences without a final stop; everything in them is sanitized.
package enum OutcomeWording {
  /// All that went wrong with a source's pages, the same thing said once.
  package static func troubles(_ outcome: ProviderOutcome) -> [String] {
    let pages = outcome.pages
    // Its own answer was whole; what failed is told with the other words.
    if !outcome.wordings.isEmpty, outcome.listings.received == 0 { return [] }
    // What a page that answered says it lacks is told in the source's own words, as the error.
    let gaps = pages.gaps.filter { $0.reason != PageGap.incomplete }
    let passed = gaps.filter { pages.isLookedPast($0) }
    let lost = gaps.filter { !pages.isLookedPast($0) }
    var troubles = sentences(passed, of: pages)
    guard let failure = failure(outcome) else { return troubles + sentences(lost, of: pages) }
    // A page lost at the end is the failure itself, told with its number.
    let isSame = lost.contains { $0.reason == outcome.error?.code.rawValue }
    if outcome.status == .partial, !lost.isEmpty, isSame || outcome.error == nil {
      troubles += sentences(lost, of: pages)
    } else if outcome.status != .partial || outcome.error != nil {
      troubles.append(failure)
    }
    return troubles
  }

  /// In which other words a source was asked, and what came of it; nil where it was asked once.
  package static func otherWords(_ outcome: ProviderOutcome) -> String? {
    guard let last = outcome.wordings.last else { return nil }
    let words = quoted(last)
    if outcome.status == .empty {
      return "has nothing, not even for \(Wording.list(outcome.wordings.map(quoted), "or"))"
    }
    if outcome.listings.received > 0 { return "has nothing as typed, asked for \(words) instead" }
    return "has nothing as typed; asked for \(words): \(failure(outcome) ?? "no answer")"
  }

  static func quoted(_ text: String) -> String { "\u{201C}\(Sanitizer.terminal(text))\u{201D}" }

  /// What pages missed: `page 2 failed (HTTP 500), looked past it`.
  ///
  /// Pages that failed in the same way share a sentence.
  private static func sentences(_ gaps: [PageGap], of pages: PageCounts) -> [String] {
    struct Kind: Hashable {
      var what: String
      var isPassed: Bool
    }
    var order: [Kind] = []
    var numbers: [Kind: [Int]] = [:]
    for gap in gaps.sorted(by: { $0.page < $1.page }) {
      let kind = Kind(what: failure(gap), isPassed: pages.isLookedPast(gap))
      if numbers[kind] == nil { order.append(kind) }
      numbers[kind, default: []].append(gap.page)
    }
    return order.map { kind in
      let places = numbers[kind, default: []]
      let which = Wording.list(places.map(String.init))
      let rest =
        kind.isPassed
        ? "looked past \(places.count == 1 ? "it" : "them")" : "the rest of the list is missing"
      return "\(places.count == 1 ? "page" : "pages") \(which) \(kind.what), \(rest)"
    }
  }

  /// Why there is no whole answer; nil when there is one.
  static func failure(_ outcome: ProviderOutcome) -> String? {
    if outcome.status.isAnswer { return nil }
    guard let error = outcome.error else { return standIn(outcome.status) }
    let message = Sanitizer.terminal(error.message)
    let text = message.isEmpty ? standIn(outcome.status) ?? error.code.rawValue : message
    guard let status = error.httpStatus, !text.contains(String(status)) else { return text }
    return "\(text) (HTTP \(status))"
  }

  /// What to do about a failure, and when the source may be asked again, told by a clock.
  package static func advice(_ outcome: ProviderOutcome, _ moment: (Int) -> String?) -> [String] {
    var advice: [String] = []
    if let fix = outcome.error?.fix, !fix.isEmpty {
      advice.append("what to do: \(Sanitizer.terminal(fix))")
    }
    if let moment = outcome.retryAt.flatMap(moment) {
      advice.append("may be asked again at \(moment)")
    }
    return advice
  }

  /// What the source's defects cost: `left out 2 items without a title`.
  static func defects(_ listings: ListingCounts) -> [String] {
    listings.dropped
      .filter { !Drop.Reason.ofQuery.contains($0.reason) && $0.reason != .repeated }
      .map { "left out \(Wording.count($0.count, "item")) \(defect($0.reason, $0.sample))" }
  }

  /// Why an item was of no use, to stand after `item`; a provider's own reason says in the sample
  /// which item, such as a file, and what is wrong with it.
  static func defect(_ reason: Drop.Reason, _ sample: String? = nil) -> String {
    switch reason {
    case .missingTitle: "without a title"
    case .missingID: "with neither identifier nor link"
    case .malformed: "of the wrong shape"
    case .repeated: "that had come before"
    case .unread: "of which too little was read"
    default:
      "("
        + ([Wording.words(fromCamelCase: reason.rawValue)] + [sample].compactMap(\.self))
        .map(Sanitizer.terminal).joined(separator: ": ") + ")"
    }
  }

  private static func failure(_ gap: PageGap) -> String {
    let status = gap.httpStatus.map { " (HTTP \($0))" } ?? ""
    switch ProviderError.Code(rawValue: gap.reason) {
    case _ where gap.reason == PageGap.empty: return "was empty"
    case .timedOut: return "took too long"
    case .unreachable: return "could not be reached"
    case .invalidResponse: return "was unreadable" + status
    case .drift: return "did not have the promised shape"
    case .unauthorized: return "was refused" + status
    case .challenged: return "was a check for browsers" + status
    case .rateLimited: return "was refused, too many requests" + status
    case .quotaExceeded: return "was refused, allowance used up" + status
    case .httpError: return "failed" + status
    default: return "failed" + (status.isEmpty ? " (\(Sanitizer.terminal(gap.reason)))" : status)
    }
  }

  private static func standIn(_ status: ProviderOutcome.Status) -> String? {
    switch status {
    case .skipped: "not asked"
    case .cancelled: "cancelled"
    case .timedOut: "no answer in time"
    case .partial: "only a part came"
    case .pagingLoop: "its list would not end"
    default: Sanitizer.terminal(Wording.words(fromCamelCase: status.rawValue))
    }
  }
}
