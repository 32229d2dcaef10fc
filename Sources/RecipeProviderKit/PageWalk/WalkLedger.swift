import RecipeModel

/// The book-keeping of one walk: what was seen, what was kept, which gaps are still open.
struct WalkLedger {
  /// What a page brought.
  enum Yield {
    /// At least one listing that no earlier page had.
    case news
    /// Only listings that earlier pages had, or only unusable items.
    case repeats
    /// The same listings in the same order as an earlier page.
    case identical
    /// Nothing at all.
    case nothing
  }

  private let accept: (@Sendable (Listing) -> Drop.Reason?)?
  /// The place in the source's list at which each listing came first.
  private var seen: [ListingID: Int] = [:]
  /// How many listings came again on a later page.
  private var repeats = 0
  /// How many of them came again a whole page later or more, which no list does that keeps its
  /// order: one that says something twice does so at once, and one that grows moves by little.
  private var strays = 0
  private var largestPage = 0
  private var pagesSeen: Set<[ListingID]> = []
  private var rank = 0
  private var open: [OpenGap] = []

  private(set) var accepted: [RankedListing] = []
  private(set) var listings = ListingCounts()
  private(set) var answered = 0
  private var closed: [PageGap] = []
  private(set) var total: Int?
  /// How many items of the source's list the pages hold, unusable ones included.
  private(set) var places = 0
  /// What the source said is missing from a page that answered.
  private(set) var shortfall: ProviderError?
  /// How many pages in a row brought nothing new.
  private(set) var barrenRun = 0
  /// How many pages in a row brought new listings of which the local filter kept none.
  private(set) var fruitlessRun = 0
  /// Whether the last page failed because its source could not be reached.
  private(set) var lastWasUnreachable = false

  /// Whether any listing came, be it that a filter dropped it.
  var hasListings: Bool { !seen.isEmpty }
  /// Whether the source has given two different pages with listings or more.
  var hasSeveralPages: Bool { pagesSeen.count > 1 }

  /// What a source can have; other figures are taken for none, because they are reckoned with.
  private static let credibleTotals = 0...1_000_000_000_000

  init(accept: (@Sendable (Listing) -> Drop.Reason?)?) { self.accept = accept }

  /// The gaps, and the failures of which it is not known yet whether results come behind them.
  var gaps: [PageGap] { closed + open.filter { $0.error != nil }.map(\.gap) }

  /// Books a page that answered; `page` is its place in the walk.
  mutating func book(_ answer: SearchPage, page: Int) -> Yield {
    answered += 1
    lastWasUnreachable = false
    if let told = answer.total, Self.credibleTotals ~= told { total = told }
    let came = answer.listings.count + answer.drops.reduce(0) { $0 + $1.count }
    listings.received += came
    if let shortfall = answer.shortfall {
      closed.append(
        PageGap(page: page, reason: PageGap.incomplete, httpStatus: shortfall.httpStatus))
      self.shortfall = self.shortfall ?? shortfall
    }
    for drop in answer.drops {
      listings.drop(drop.reason, count: drop.count, sample: drop.sample)
    }
    if let filtered = answer.filtered { listings.take(filtered: filtered) }

    let ids = answer.listings.map(\.id)
    guard ids.isEmpty || pagesSeen.insert(ids).inserted else {
      // A page that came before takes no new places of the list.
      for listing in answer.listings { dropRepeated(listing) }
      barrenRun += 1
      return .identical
    }
    let before = seen.count
    let keptBefore = listings.kept
    largestPage = max(largestPage, answer.listings.count)
    for (index, listing) in answer.listings.enumerated() { book(listing, at: places + index) }
    places += came + answer.passedOver
    if seen.count > before { fruitlessRun = listings.kept > keptBefore ? 0 : fruitlessRun + 1 }

    if seen.count > before { barrenRun = 0 } else { barrenRun += 1 }
    if ids.isEmpty, answer.drops.isEmpty {
      open.append(OpenGap(gap: PageGap(page: page, reason: PageGap.empty), error: nil))
      return .nothing
    }
    // Results came behind them: the open gaps are gaps indeed.
    closed += open.map(\.gap)
    open = []
    return seen.count > before ? .news : .repeats
  }

  /// Books a page that failed.
  ///
  /// `isPastEnd` says whether the source may answer so behind its last page.
  mutating func book(_ error: ProviderError, page: Int, isPastEnd: Bool) {
    barrenRun += 1
    lastWasUnreachable = error.isConnectionFailure
    let gap = PageGap(page: page, reason: error.code.rawValue, httpStatus: error.httpStatus)
    open.append(OpenGap(gap: gap, error: error, isPastEnd: isPastEnd))
  }

  /// Closes the book where the list ends, and returns what was lost there: nothing when the
  /// pages without results are how this source ends a list.
  mutating func closeAtEnd() -> ProviderError? {
    let failures = open.filter { $0.error != nil }
    open = []
    let losses = answered == 0 ? failures : failures.filter { !$0.isPastEnd }
    closed += losses.map(\.gap)
    let errors = losses.compactMap(\.error)
    return errors.first { !$0.isPlausibleEnd } ?? errors.first
  }

  /// Closes the book where the walk broke off: every failure still open is listed.
  mutating func closeBrokenOff() {
    closed = gaps
    open = []
  }

  private mutating func book(_ listing: Listing, at place: Int) {
    if let first = seen[listing.id] {
      if first < places { repeats += 1 }
      if place - first >= largestPage { strays += 1 }
      return dropRepeated(listing)
    }
    seen[listing.id] = place
    rank += 1
    if let reason = accept?(listing) {
      return listings.drop(reason, sample: Self.sample(of: listing))
    }
    listings.kept += 1
    accepted.append(RankedListing(listing, rank: rank))
  }

  private mutating func dropRepeated(_ listing: Listing) {
    listings.drop(.repeated, sample: Self.sample(of: listing))
  }

  private static func sample(of listing: Listing) -> String? {
    TextCleaning.clean(listing.title, limit: ListingLimits.sampleCharacters)
  }
}

extension WalkLedger {
  /// What did not come though the list has ended; nil when everything did.
  ///
  /// The source's own total tells. Without one, the places of its list do: where a listing has
  /// strayed, another one has not come in its place.
  var missing: ProviderError? {
    let again = total == nil ? strays : repeats
    let promised = total ?? places
    let lost = promised - (places - again)
    guard lost > 0 else { return nil }
    if seen.isEmpty {
      return ProviderError(
        .drift, "the source counts \(Self.recipes(promised)) and lists none",
        fix: "the service has changed its answers; check its address, or the definition")
    }
    var parts: [String] = []
    if again > 0 {
      parts.append("\(Self.recipes(again)) came again on a later page, as if its order had changed")
    }
    parts.append(
      total == nil
        ? "as many others may be missing"
        : "only \(promised - lost) of its \(Self.recipes(promised)) came, \(lost) \(lost == 1 ? "is" : "are") out of reach"
    )
    return ProviderError(
      .incomplete, parts.joined(separator: ", and "),
      fix: "ask again, or narrow the search so that its list is shorter")
  }

  /// What is left unread where a walk is given up because the local filter keeps nothing.
  var unread: ProviderError {
    let read = total.map { "\(places) of its \(Self.recipes($0))" } ?? Self.recipes(places)
    return ProviderError(
      .incomplete,
      "reading stopped after \(read), because \(fruitlessRun) pages in a row held none that fits",
      fix: listings.dropped.contains { Drop.Reason.filters.contains($0.reason) }
        ? "search with fewer words or filters" : "search with other words, or fewer")
  }

  private static func recipes(_ count: Int) -> String {
    "\(count) \(count == 1 ? "recipe" : "recipes")"
  }
}

/// An empty or failed page of which it is not yet known whether results come behind it.
private struct OpenGap {
  var gap: PageGap
  var error: ProviderError?
  var isPastEnd = false
}
