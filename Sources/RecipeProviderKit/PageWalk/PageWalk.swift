public import RecipeModel

/// Walks the pages of one provider's answer to one query.
///
/// The descriptor's ``PagingPolicy`` steers the walk; the provider only answers single pages.
///
/// - **Gaps.** On lists with numbered pages, up to `gapTolerance` empty or failed pages in a row
///   are looked past. Such a page is a *gap* when results come behind it. What trails at the end
///   is the end itself: empty pages, a number that the source says it does not have (404), and
///   failures that it is known to answer with there (``ProviderError/isPlausibleEnd``). Because an
///   HTTP 500 can be a hole as well, three more pages are asked for behind it. Other trailing
///   failures, and the failure of a page that the source itself announced, make the walk fail, with
///   the results standing. A failure that cannot heal on the next page (refused credentials, used
///   up quota, no connection twice running) ends the walk at once.
/// - **Guards.** A walk ends at the policy's page cap, when a token or a whole page comes twice,
///   when a run of pages brings nothing new, and when its task is cancelled. A page that comes
///   twice is the end of a list whose pages are only tried one after the other.
/// - **Order.** Ranks count the provider's own list: after repeated listings are removed, before
///   local filters.
public struct PageWalk: Sendable {
  private let provider: any RecipeProvider
  private let query: SearchQuery
  private let wanted: Int
  private let accept: (@Sendable (Listing) -> Drop.Reason?)?
  private let clock: any Clock<Duration>

  /// Prepares a walk; nothing is asked before ``run(onPage:)``.
  /// - Parameters:
  ///   - provider: who is asked.
  ///   - query: what for.
  ///   - wanted: after how many accepted listings no further page is asked for; at least 1. The
  ///     rest of the page that brought them is kept too.
  ///   - accept: the local filter: nil keeps a listing, a reason drops it.
  ///   - clock: what ``Politeness/minimumInterval`` is measured on.
  public init(
    provider: any RecipeProvider, query: SearchQuery, wanted: Int,
    accept: (@Sendable (Listing) -> Drop.Reason?)? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.provider = provider
    self.query = query
    self.wanted = max(1, wanted)
    self.accept = accept
    self.clock = clock
  }

  /// Walks to the end, to `wanted` listings, or until the task is cancelled.
  ///
  /// A cancelled walk returns at once with what it has, even when the provider does not react.
  /// - Parameter onPage: called after every page, in page order.
  /// - Returns: what was found and how the walk ended.
  public func run(
    onPage: @Sendable (PageWalkUpdate) async -> Void = { _ in }
  ) async -> PageWalkResult {
    await run(on: clock, onPage: onPage)
  }

  private func run<C: Clock>(
    on clock: C, onPage: @Sendable (PageWalkUpdate) async -> Void
  ) async -> PageWalkResult where C.Duration == Duration {
    var walk = Walk(
      policy: provider.descriptor.paging, wanted: wanted, ledger: WalkLedger(accept: accept))
    var requests = PageRequests(provider: provider, query: query, clock: clock)
    let most = provider.descriptor.politeness.maxConcurrentRequests

    while walk.end == nil {
      let answer = await requests.answer(for: walk.token, ahead: walk.pagesAhead(most: most))
      guard let answer, !Task.isCancelled || answer.isSuccess else {
        walk.cancel()
        break
      }
      let accepted = walk.take(answer)
      await onPage(
        PageWalkUpdate(
          page: walk.page, accepted: Array(accepted), error: answer.failure,
          pages: walk.pages(asked: requests.asked), listings: walk.ledger.listings))
    }
    requests.cancelAll()
    return PageWalkResult(
      accepted: walk.ledger.accepted, pages: walk.pages(asked: requests.asked),
      listings: walk.ledger.listings, total: walk.ledger.total, end: walk.end ?? .cancelled,
      error: walk.error ?? walk.ledger.shortfall)
  }
}

extension Result {
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

/// Asks a provider for pages: at the pace that it wants, and several at once where it allows that.
struct PageRequests<C: Clock> where C.Duration == Duration {
  private let provider: any RecipeProvider
  private let query: SearchQuery
  private let clock: C
  private let interval: Duration
  private let step: Int
  private var inFlight: [(token: PageToken, call: CancellableCall<SearchPage>)] = []
  private var lastStart: C.Instant?

  /// How many pages have been asked for.
  private(set) var asked = 0

  init(provider: any RecipeProvider, query: SearchQuery, clock: C) {
    self.provider = provider
    self.query = query
    self.clock = clock
    interval = provider.descriptor.politeness.minimumInterval
    step = provider.descriptor.paging.step
  }

  /// Waits for one page and keeps up to `ahead` numbered pages in flight, this one included.
  ///
  /// Returns nil when the task was cancelled.
  mutating func answer(for token: PageToken, ahead: Int) async -> Result<SearchPage, ProviderError>?
  {
    if inFlight.first?.token != token { cancelAll() }
    if inFlight.isEmpty {
      guard await pause() else { return nil }
      start(token)
    }
    // With a pause between starts, asking ahead would only hold back the page that is waited for.
    while interval == .zero, inFlight.count < ahead,
      let next = inFlight.last?.token.following(step: step)
    {
      start(next)
    }
    return await inFlight.removeFirst().call.answer()
  }

  /// Cancels whatever is still in flight.
  mutating func cancelAll() {
    for request in inFlight { request.call.cancel() }
    inFlight = []
  }

  private mutating func start(_ token: PageToken) {
    asked += 1
    lastStart = clock.now
    let (provider, query) = (provider, query)
    let call = CancellableCall { try await provider.search(query, page: token) }
    inFlight.append((token, call))
  }

  private func pause() async -> Bool {
    if Task.isCancelled { return false }
    guard interval > .zero, let lastStart else { return true }
    let due = lastStart.advanced(by: interval)
    guard clock.now < due else { return true }
    do {
      try await clock.sleep(until: due, tolerance: nil)
      return true
    } catch {
      return false
    }
  }
}

extension PageToken {
  /// The token of the page behind this one; nil when it cannot be computed.
  func following(step: Int) -> PageToken? {
    guard case .number(let number) = self else { return nil }
    let (next, overflow) = number.addingReportingOverflow(step)
    return overflow ? nil : .number(next)
  }
}
