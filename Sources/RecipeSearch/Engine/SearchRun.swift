import RecipeModel
import RecipeProviderKit

/// One running search: asks everybody at once, keeps the time and makes the answer.
///
/// The providers run in tasks of their own rather than in a task group: a group waits for all its
/// children, and a provider that ignores cancellation would hold the answer back. The messages
/// of all tasks and timers meet in one stream, so that this type needs no lock.
struct SearchRun {
  private enum Message: Sendable {
    case page(Int, PageWalkUpdate)
    case ended(Int, PageWalkResult)
    case providerTimeout(Int)
    case softDeadline
    case hardDeadline
  }

  private let engine: SearchEngine
  private let query: SearchQuery
  private let planners: [QueryPlanner]
  private let cursor: SearchCursor
  private let fingerprint: UInt64
  private let output: AsyncStream<SearchEvent>.Continuation
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var revision = 0
  private var progress: [ProviderProgress]
  private var walks: [Int: Task<Void, Never>] = [:]
  private var timers: [Task<Void, Never>] = []
  private var hasSoftTimer = false

  init(
    engine: SearchEngine, query: SearchQuery, planners: [QueryPlanner], cursor: SearchCursor,
    fingerprint: UInt64, output: AsyncStream<SearchEvent>.Continuation
  ) {
    self.engine = engine
    self.query = query
    self.planners = planners
    self.cursor = cursor
    self.fingerprint = fingerprint
    self.output = output
    start = clock.now
    progress = engine.providers.map { ProviderProgress($0.provider.descriptor) }
  }

  mutating func run() async {
    emit(.planned(planners.map(\.plan)))
    let (messages, inbox) = AsyncStream.makeStream(of: Message.self)
    startTimer(engine.options.hardDeadline, .hardDeadline, inbox)
    for number in planners.indices { startProvider(number, inbox) }
    if walks.isEmpty { inbox.finish() }

    loop: for await message in messages {
      switch message {
      case .page(let number, let update):
        guard walks[number] != nil else { continue }
        take(update, from: number, inbox)
      case .ended(let number, let result):
        guard walks.removeValue(forKey: number) != nil else { continue }
        progress[number].end(with: result, at: elapsed)
        finish(number)
        if walks.isEmpty { break loop }
      case .providerTimeout(let number):
        guard walks[number] != nil else { continue }
        cut(number, after: engine.providers[number].timeout ?? .zero)
        if walks.isEmpty { break loop }
      case .softDeadline, .hardDeadline:
        for number in walks.keys.sorted() { cut(number, after: elapsed) }
        break loop
      }
    }
    for number in walks.keys.sorted() { cancel(number) }
    for timer in timers { timer.cancel() }
    inbox.finish()
    emit(.finished(report()))
    output.finish()
  }

  private var elapsed: Duration { start.duration(to: clock.now) }

  private mutating func emit(_ kind: SearchEvent.Kind) {
    revision += 1
    output.yield(SearchEvent(revision: revision, kind: kind))
  }

  private mutating func startTimer(
    _ delay: Duration, _ message: Message, _ inbox: AsyncStream<Message>.Continuation
  ) {
    let clock = clock
    timers.append(
      Task {
        do { try await clock.sleep(for: delay) } catch { return }
        inbox.yield(message)
      })
  }

  private mutating func startProvider(
    _ number: Int, _ inbox: AsyncStream<Message>.Continuation
  ) {
    let planner = planners[number]
    if let reason = planner.plan.skipReason {
      progress[number].skip(reason)
      return finish(number)
    }
    let entry = engine.providers[number]
    emit(.providerStarted(entry.provider.descriptor.id))
    let filter = planner.filter
    let walk = PageWalk(
      provider: entry.provider, query: planner.nativeQuery, wanted: cursor.depth,
      accept: { filter.rejection(of: $0) })
    walks[number] = Task {
      let result = await walk.run { inbox.yield(.page(number, $0)) }
      inbox.yield(.ended(number, result))
    }
    if let timeout = entry.timeout { startTimer(timeout, .providerTimeout(number), inbox) }
  }

  private mutating func take(
    _ update: PageWalkUpdate, from number: Int, _ inbox: AsyncStream<Message>.Continuation
  ) {
    progress[number].take(update, at: elapsed)
    if !hasSoftTimer, !update.accepted.isEmpty {
      hasSoftTimer = true
      startTimer(engine.options.softDeadline, .softDeadline, inbox)
    }
    emit(
      .page(
        provider: engine.providers[number].provider.descriptor.id, listings: update.accepted))
  }

  private mutating func cut(_ number: Int, after time: Duration) {
    walks.removeValue(forKey: number)?.cancel()
    progress[number].timeOut(after: time, at: elapsed)
    finish(number)
  }

  private mutating func cancel(_ number: Int) {
    walks.removeValue(forKey: number)?.cancel()
    progress[number].cancel(at: elapsed)
    finish(number)
  }

  private mutating func finish(_ number: Int) {
    if let outcome = progress[number].outcome { emit(.providerFinished(outcome)) }
  }

  private func report() -> SearchReport {
    let ranker = RecipeRanker(options: engine.ranking)
    var recipes = ranker.recipes(from: progress.flatMap(\.accepted), sort: query.sort)
    let found = recipes.count
    if !query.exclude.isEmpty {
      let filter = LocalFilter(query, parts: [.exclude])
      recipes.removeAll { $0.sources.count > 1 && filter.isExcluded($0) }
    }
    let removed = found - recipes.count
    recipes.removeAll(where: cursor.hasShown)
    let page = Array(recipes.prefix(query.limit))
    let outcomes = engine.unavailable + progress.compactMap(\.outcome)
    return SearchReport(
      query: query, plan: planners.map(\.plan), outcomes: outcomes, recipes: page,
      removedAfterMerging: removed, isComplete: outcomes.allSatisfy(\.status.isAnswer),
      cursor: nextCursor(after: page, remaining: recipes.count - page.count), duration: elapsed)
  }

  /// Opens the page that follows: from what is there already, or by asking deeper.
  private func nextCursor(after page: [MergedRecipe], remaining: Int) -> String? {
    let hasMore = progress.contains(where: \.mayHaveMore)
    guard remaining > 0 || hasMore else { return nil }
    var next = cursor
    for recipe in page { next.markShown(recipe) }
    if remaining < query.limit, hasMore { next.depth += query.limit }
    return next.text(fingerprint: fingerprint)
  }
}
