import RecipeModel

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
