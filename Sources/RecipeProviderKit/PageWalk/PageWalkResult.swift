public import RecipeModel

/// What one page of a walk brought, and the counts so far.
public struct PageWalkUpdate: Sendable, Hashable {
  /// The page's place in the walk, from 1.
  public var page: Int
  /// The listings that the page added, after repeats and local filters, with their ranks.
  public var accepted: [RankedListing]
  /// Why the page failed; nil when it answered.
  public var error: ProviderError?
  /// The pages so far; a failure is among the gaps until it turns out to be the end of the list.
  public var pages: PageCounts
  /// The listings so far.
  public var listings: ListingCounts

  /// Creates an update.
  public init(
    page: Int, accepted: [RankedListing], error: ProviderError? = nil, pages: PageCounts,
    listings: ListingCounts
  ) {
    self.page = page
    self.accepted = accepted
    self.error = error
    self.pages = pages
    self.listings = listings
  }
}

/// What became of a whole walk.
public struct PageWalkResult: Sendable, Hashable {
  /// Every accepted listing with its rank, in the provider's order.
  public var accepted: [RankedListing]
  /// What became of the pages.
  public var pages: PageCounts
  /// What became of the listings.
  public var listings: ListingCounts
  /// How many listings the source says it has, where its figure is honest.
  public var total: Int?
  /// Why the walk ended.
  package var end: PageWalkEnd
  /// What went wrong; nil when the walk lost nothing at its end.
  ///
  /// Gaps alone are no error.
  public var error: ProviderError?

  /// Creates a result.
  package init(
    accepted: [RankedListing], pages: PageCounts, listings: ListingCounts, total: Int? = nil,
    end: PageWalkEnd, error: ProviderError? = nil
  ) {
    self.accepted = accepted
    self.pages = pages
    self.listings = listings
    self.total = total
    self.end = end
    self.error = error
  }

  /// The result of a walk that could not begin.
  public init(refusing error: any Error) {
    let error = ProviderError(wrapping: error)
    self.init(
      accepted: [], pages: PageCounts(), listings: ListingCounts(),
      end: error.code == .cancelled ? .cancelled : .failed, error: error)
  }
}

/// Why a walk ended.
package enum PageWalkEnd: String, Sendable, Hashable, CaseIterable {
  /// The list has no more pages.
  case exhausted
  /// As many listings as wanted are there.
  case enough
  /// The local filter kept nothing of several pages in a row; the list goes on.
  case fruitless
  /// The policy's page cap was reached while the source promised more.
  case pageCap
  /// The source named a page that it had named before.
  case repeatedToken
  /// The source returned a page that it had returned before: as the end of its list, or, with an
  /// error, in place of one that it had promised.
  case repeatedPage
  /// A page failed and nothing could be looked past it.
  case failed
  /// The task was cancelled, by a deadline or by a person.
  case cancelled
}

/// How many pages were asked for and what came of them.
public struct PageCounts: Sendable, Hashable {
  /// How many were asked for.
  public var asked: Int
  /// How many answered; an empty page is an answer.
  public var answered: Int
  /// The empty and failed pages with results behind them, and failures that ended the walk.
  public var gaps: [PageGap]

  /// Creates counts.
  public init(asked: Int = 0, answered: Int = 0, gaps: [PageGap] = []) {
    self.asked = asked
    self.answered = answered
    self.gaps = gaps
  }

  /// Whether the walk looked past a gap: a page behind it answered.
  package func isLookedPast(_ gap: PageGap) -> Bool {
    if gap.reason == PageGap.empty { return true }
    let failedBefore = gaps.count {
      $0.page < gap.page && $0.reason != PageGap.empty && $0.reason != PageGap.incomplete
    }
    return answered > gap.page - 1 - failedBefore
  }
}

/// One page that is missing from a walk.
public struct PageGap: Sendable, Hashable {
  /// The reason of a gap that answered, but without a listing.
  public static let empty = "empty"
  /// The reason of a page that answered, but said itself that it is not whole.
  public static let incomplete = "incomplete"

  /// The page's place in the walk, from 1.
  public var page: Int
  /// ``empty``, ``incomplete``, or the ``ProviderError/Code`` of its failure.
  public var reason: String
  /// The HTTP status of a failure, when there was one.
  public var httpStatus: Int?

  /// Creates a gap.
  public init(page: Int, reason: String, httpStatus: Int? = nil) {
    self.page = page
    self.reason = reason
    self.httpStatus = httpStatus
  }
}

/// How many listings came and what became of them: `received` = `kept` + all drops.
public struct ListingCounts: Sendable, Hashable {
  /// How many items the source sent, unusable ones included.
  public var received: Int
  /// How many were accepted.
  public var kept: Int
  /// The others, by reason, in the order in which the reasons first occurred.
  public var dropped: [DropCount]
  /// Whether the source says what its own filters left out; if so, `received` and `dropped` hold it.
  public var tellsFiltered = false

  /// Creates counts.
  public init(received: Int = 0, kept: Int = 0, dropped: [DropCount] = []) {
    self.received = received
    self.kept = kept
    self.dropped = dropped
  }

  /// How many were dropped for a reason.
  public func dropped(_ reason: Drop.Reason) -> Int {
    dropped.first { $0.reason == reason }?.count ?? 0
  }

  mutating func drop(
    _ reason: Drop.Reason, count: Int = 1, sample: @autoclosure () -> String? = nil
  ) {
    if let index = dropped.firstIndex(where: { $0.reason == reason }) {
      dropped[index].count += count
      if dropped[index].sample == nil { dropped[index].sample = sample() }
    } else {
      dropped.append(DropCount(reason: reason, count: count, sample: sample()))
    }
  }

  /// Counts what the source's own filters left out.
  mutating func take(filtered: [Drop.Reason: Int]) {
    tellsFiltered = true
    for (reason, count) in filtered.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where count > 0 && Drop.Reason.ofQuery.contains(reason) {
      received += count
      drop(reason, count: count)
    }
  }
}

/// How many items were dropped for one reason, with one of them as an example.
public struct DropCount: Sendable, Hashable {
  /// The reason.
  public var reason: Drop.Reason
  /// How many items, at least 1.
  public var count: Int
  /// A short, cleaned excerpt of the first item.
  public var sample: String?

  /// Creates a count.
  public init(reason: Drop.Reason, count: Int, sample: String? = nil) {
    self.reason = reason
    self.count = count
    self.sample = sample
  }
}
