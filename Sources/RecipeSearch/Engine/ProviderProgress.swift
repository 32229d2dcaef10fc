import PotluckSupport
import RecipeModel
import RecipeProviderKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What one provider of a running search has brought so far, and its outcome in the end.
struct ProviderProgress {
  /// The listings that passed the local filters.
  private(set) var accepted: [RankedListing] = []
  /// What became of the provider; nil while it is being asked.
  private(set) var outcome: ProviderOutcome?
  /// Whether the source was left before its list ended, so that asking again may bring more.
  private(set) var mayHaveMore = false

  /// Where the provider's answers came from.
  let tally = ExchangeTally()

  /// Who the provider is.
  var descriptor: ProviderDescriptor
  private var pages = PageCounts()
  private var listings = ListingCounts()
  private var timeToFirst: Duration?
  /// The other words in which it was asked.
  private var wordings: [String] = []

  init(_ descriptor: ProviderDescriptor) { self.descriptor = descriptor }

  mutating func take(_ update: PageWalkUpdate, at time: Duration) {
    accepted += update.accepted
    pages = update.pages
    listings = update.listings
    if timeToFirst == nil, !accepted.isEmpty { timeToFirst = time }
  }

  /// Notes that the source has nothing until now, and is asked in other words.
  mutating func ask(in wording: String) { wordings.append(wording) }

  /// Adds ingredients to listings that lack them.
  mutating func fill(_ ingredients: [ListingID: [String]]) {
    for index in accepted.indices where accepted[index].listing.ingredients.isEmpty {
      accepted[index].listing.ingredients = ingredients[accepted[index].id] ?? []
    }
  }

  mutating func end(with result: PageWalkResult, at time: Duration) {
    accepted = result.accepted
    pages = result.pages
    listings = result.listings
    mayHaveMore = result.end == .enough
    let error = result.error ?? shapelessAnswer
    finish(status(of: result, error), at: time, error: error, total: result.total)
  }

  mutating func skip(_ reason: String) {
    finish(.skipped, at: .zero, error: ProviderError(.unsupported, reason))
  }

  mutating func cancel(at time: Duration) {
    pages.asked += 1
    finish(.cancelled, at: time, error: ProviderError(.cancelled, "the search was cancelled"))
  }

  mutating func timeOut(after limit: Duration, at time: Duration) {
    // The page that was under way when the time ran out has not been reported by the walk.
    pages.asked += 1
    pages.gaps.append(
      PageGap(page: pages.asked, reason: ProviderError.Code.timedOut.rawValue))
    mayHaveMore = !accepted.isEmpty
    let allowed = limit.limitText
    let error = ProviderError(
      .timedOut,
      accepted.isEmpty
        ? "no answer within \(allowed)" : "the rest did not come within \(allowed)",
      fix: "allow more time: --soft and --hard on the command line, timeoutMs over stdio, "
        + "\"timeout\" in the entry")
    // What was answered before in other words stands.
    let hasAnswered = !accepted.isEmpty || !wordings.isEmpty
    finish(hasAnswered ? .partial : .timedOut, at: time, error: error)
  }

  private mutating func finish(
    _ status: ProviderOutcome.Status, at time: Duration, error: ProviderError? = nil,
    total: Int? = nil
  ) {
    outcome = ProviderOutcome(
      id: descriptor.id, kind: descriptor.kind, name: descriptor.name, status: status,
      pages: pages, listings: listings, duration: time, timeToFirstListing: timeToFirst,
      total: total, cache: CacheState(tally), error: error,
      retryAt: error?.retryAfter.map(Self.moment(after:)))
    outcome?.wordings = wordings
  }

  private func status(
    of result: PageWalkResult, _ error: ProviderError?
  ) -> ProviderOutcome.Status {
    let hasListings =
      listings.kept > 0 || listings.filtered > 0 || listings.dropped(.unread) > 0
    switch result.end {
    case .pageCap, .repeatedToken: return .pagingLoop
    case .repeatedPage where error?.code == .pagingLoop: return .pagingLoop
    case .cancelled: return .cancelled
    case .exhausted, .enough, .fruitless, .failed, .repeatedPage: break
    }
    let hasAnswered = hasListings || !wordings.isEmpty
    if let error { return hasAnswered ? .partial : ProviderOutcome.Status(error.code) }
    if pages.gaps.contains(where: { $0.reason != PageGap.empty }) { return .partial }
    return hasListings ? .ok : .empty
  }

  /// A source all of whose items are unusable no longer has the shape that it promised.
  private var shapelessAnswer: ProviderError? {
    let shapeless: [Drop.Reason] = [.missingTitle, .missingID, .malformed]
    let lost = shapeless.filter { listings.dropped($0) > 0 }
    let isUsable = listings.dropped.contains { Drop.Reason.ofQuery.contains($0.reason) }
    guard let reason = lost.first, listings.kept == 0, !isUsable else { return nil }
    return ProviderError(
      .drift, "none of \(listings.received) items could be used (\(reason))",
      fix: "what the source answers has another shape than was agreed; where the program or the "
        + "definition is your own, correct it, else see the provider's guide")
  }

  private static func moment(after delay: Duration) -> Int {
    Int(Date.now.timeIntervalSince1970.rounded(.up)) + Int(delay.components.seconds)
  }
}
