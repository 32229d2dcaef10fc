import RecipeModel

/// The state of one walk: which page is next, and whether there is one.
struct Walk {
  /// After how many pages in a row of which the local filter kept nothing a walk is given up.
  private static let fruitlessLimit = 5
  /// How many pages further than the gap tolerance a walk looks past failures of the source's own
  /// after recipes: only what comes behind them tells a hole in the list from its end.
  private static let lookBehind = 3
  /// A page with fewer listings is no full one where the source does not say how many one holds.
  private static let leastFullPage = 10

  private let policy: PagingPolicy
  private let wanted: Int
  private var tokens: Set<PageToken>

  private(set) var ledger: WalkLedger
  /// The token of the page to ask for next.
  private(set) var token: PageToken
  /// The place of the last page taken, from 1.
  private(set) var page = 0
  private(set) var end: PageWalkEnd?
  private(set) var error: ProviderError?
  /// Whether the last page that answered said itself that another one follows.
  private var isNextPromised = false

  init(policy: PagingPolicy, wanted: Int, ledger: WalkLedger) {
    self.policy = policy
    self.wanted = wanted
    self.ledger = ledger
    token = policy.first
    tokens = [policy.first]
  }

  /// How many pages may be in flight: those that are needed even when every one of them is full.
  ///
  /// The first page goes alone: it tells whether the source answers at all.
  func pagesAhead(most: Int) -> Int {
    guard most > 1, page > 0, ledger.barrenRun == 0, let size = policy.pageSize, size > 0 else {
      return 1
    }
    var needed = (wanted - ledger.listings.kept + size - 1) / size
    if let total = ledger.total {
      needed = min(needed, (total - ledger.places + size - 1) / size)
    }
    return max(1, min(most, needed, policy.maxPages - page))
  }

  /// The page counts so far.
  func pages(asked: Int) -> PageCounts {
    PageCounts(asked: asked, answered: ledger.answered, gaps: ledger.gaps)
  }

  /// Books the answer for the current token and decides how to go on; returns the new listings.
  mutating func take(_ answer: Result<SearchPage, ProviderError>) -> ArraySlice<RankedListing> {
    page += 1
    let before = ledger.accepted.count
    switch answer {
    case .success(let content):
      let yield = ledger.book(content, page: page)
      goOn(to: content.next, after: yield)
      isNextPromised = content.promisesNext
    case .failure(let failure):
      let unreachableBefore = ledger.lastWasUnreachable
      ledger.book(failure, page: page, isPastEnd: isPastEnd(failure))
      goOn(after: failure, unreachableBefore: unreachableBefore)
    }
    return ledger.accepted[before...]
  }

  /// Ends the walk where it stands.
  mutating func cancel() {
    ledger.closeBrokenOff()
    end = .cancelled
    error = ProviderError(.cancelled, "the search was cut off before the list ended")
  }

  private mutating func goOn(to next: PageToken?, after yield: WalkLedger.Yield) {
    guard let next else { return finishList() }
    if yield == .identical { return finishRepeating() }
    if hasAll { return finishList() }
    if ledger.listings.kept >= wanted { return finish(.enough) }
    // A filter that takes everything away would use up a source's allowance for nothing.
    if ledger.fruitlessRun >= Self.fruitlessLimit {
      finish(.fruitless)
      return error = ledger.unread
    }
    guard ledger.barrenRun <= tolerance(after: yield, next: next) else { return finishList() }
    advance(to: next)
  }

  private mutating func goOn(after failure: ProviderError, unreachableBefore: Bool) {
    let isLasting = failure.isLasting || (failure.isConnectionFailure && unreachableBefore)
    guard !isLasting else {
      ledger.closeBrokenOff()
      error = failure
      return end = .failed
    }
    guard ledger.barrenRun <= tolerance(after: failure),
      let next = token.following(step: policy.step)
    else { return finishList() }
    advance(to: next)
  }

  /// Ends a walk whose page is an earlier one again.
  ///
  /// Many services answer a number behind their last page with that page, or with the first one.
  /// It is no end when the source had promised another page, or when it may give its first page
  /// whatever it is asked for.
  private mutating func finishRepeating() {
    let isWhole = ledger.hasSeveralPages || ledger.places < policy.pageSize ?? Self.leastFullPage
    guard !isNextPromised, isWhole else {
      return loop(.repeatedPage, "page \(page) repeats an earlier page, so the list has no end")
    }
    finishList(as: .repeatedPage)
  }

  /// Whether a failure may be how the source answers behind its last page.
  ///
  /// A page that was promised is missing when it fails, whatever the status.
  private func isPastEnd(_ failure: ProviderError) -> Bool {
    guard ledger.answered > 0 else { return false }
    if failure.isPlausibleEnd { return true }
    guard case .number = token, !isNextPromised else { return false }
    return policy.mayEnd(with: failure)
  }

  /// How many barren pages in a row are allowed where the last of them failed.
  private func tolerance(after failure: ProviderError) -> Int {
    let mayBeHole = failure.isPlausibleEnd || failure.httpStatus == 500
    return mayBeHole && ledger.hasListings && isPastEnd(failure)
      ? policy.gapTolerance + Self.lookBehind : policy.gapTolerance
  }

  /// Whether the pages so far hold as many items as the source says that it has.
  ///
  /// A first page says itself whether another follows: the total may be its own count alone.
  private var hasAll: Bool {
    guard case .number = token, page > 1 else { return false }
    return ledger.places == ledger.total
  }

  /// How many barren pages in a row are allowed.
  ///
  /// An unstable order can cause a page of repeats, and a cursor behind an empty page is a promise,
  /// so one of these is always allowed.
  private func tolerance(after yield: WalkLedger.Yield, next: PageToken) -> Int {
    if case .opaque = next { return max(1, policy.gapTolerance) }
    return yield == .repeats ? max(1, policy.gapTolerance) : policy.gapTolerance
  }

  private mutating func advance(to next: PageToken) {
    // A last page whose link or cursor leads to itself: so Solr's cursor marks end, for one.
    if case .opaque = next, next == token { return finishList() }
    if page >= policy.maxPages {
      guard ledger.barrenRun == 0 else { return finishList() }
      return loop(.pageCap, "the list goes on behind page \(page), the most that one walk asks for")
    }
    guard tokens.insert(next).inserted else {
      return loop(.repeatedToken, "page \(page) points back to an earlier page")
    }
    token = next
  }

  private mutating func finishList(as whole: PageWalkEnd = .exhausted) {
    error = ledger.closeAtEnd()
    end = error == nil ? whole : .failed
    error = error ?? ledger.shortfall ?? ledger.missing
  }

  private mutating func finish(_ end: PageWalkEnd) {
    ledger.closeBrokenOff()
    self.end = end
  }

  private mutating func loop(_ end: PageWalkEnd, _ message: String) {
    ledger.closeBrokenOff()
    self.end = end
    error = ProviderError(
      .pagingLoop, message, fix: "the results so far stand; ask for fewer to stop earlier")
  }
}

extension ProviderError {
  /// Whether no connection came about, which the next page may still heal, but only once.
  var isConnectionFailure: Bool { code == .unreachable || code == .timedOut }

  /// Whether asking for more now is pointless: it would be refused, or the source wants a pause.
  package var isLasting: Bool {
    if let retryAfter, retryAfter > .zero { return true }
    return code.trait.isLasting
  }
}
