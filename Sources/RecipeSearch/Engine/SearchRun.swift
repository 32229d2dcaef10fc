import RecipeModel
import RecipeProviderKit
import RecipeScreening

/// One running search: asks everybody at once, keeps the time and makes the answer.
///
/// The providers run in tasks of their own rather than in a task group: a group waits for all its
/// children, and a provider that ignores cancellation would hold the answer back. The messages
/// of all tasks and timers meet in one stream, so that this type needs no lock.
struct SearchRun {
  private enum Message: Sendable {
    case prepared(Int, QueryPlanner)
    case page(Int, PageWalkUpdate)
    /// A provider has nothing, and is asked again in other words.
    case reworded(Int, String)
    case ended(Int, PageWalkResult)
    /// One provider, or all of them, will soon be cut off.
    case lastCall(Int?)
    case providerTimeout(Int)
    case softDeadline
    case hardDeadline
  }

  private let engine: SearchEngine
  private let reading: QueryReading
  private var query: SearchQuery { reading.query }
  /// What each provider is asked; made anew for a provider that only knows itself once prepared.
  private var planners: [QueryPlanner]
  private var cursor: SearchCursor
  private let fingerprint: UInt64
  private let extent: SearchExtent
  private let output: AsyncStream<SearchEvent>.Continuation
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var revision = 0
  private var progress: [ProviderProgress]
  private var walks: [Int: Task<Void, Never>] = [:]
  private var lastCalls: [Int: LastCall] = [:]
  private var timers: [Task<Void, Never>] = []
  /// When the answer is given with what is there; nil until something is there.
  private var softEnd: ContinuousClock.Instant?
  /// What of the sources' listings the query rules out by what is in it.
  private var ruledOut = RuledOut()
  /// The recipes that were asked for in full to tell equal titles apart.
  private var confirmed: [ListingID] = []

  init(
    engine: SearchEngine, reading: QueryReading, planners: [QueryPlanner], cursor: SearchCursor,
    fingerprint: UInt64, extent: SearchExtent, output: AsyncStream<SearchEvent>.Continuation
  ) {
    self.engine = engine
    self.reading = reading
    self.planners = planners
    self.cursor = cursor
    self.fingerprint = fingerprint
    self.extent = extent
    self.output = output
    start = clock.now
    progress = engine.providers.map { ProviderProgress($0.provider.descriptor) }
  }

  mutating func run() async {
    emit(.planned(planners.map(\.plan), reading))
    for outcome in engine.unavailable { emit(.providerFinished(outcome)) }
    await ask()
    var (report, next) = report()
    var joined: [JoinedRecipe] = []
    // What came may have been shown on earlier pages, all of it; then more is asked for at once.
    while report.recipes.isEmpty, report.cursor != nil, let deeper = next, !Task.isCancelled,
      elapsed < engine.options.hardDeadline
    {
      for recipe in report.joined { joined.add(recipe) }
      cursor = deeper
      progress = engine.providers.map { ProviderProgress($0.provider.descriptor) }
      ruledOut = RuledOut()
      await ask()
      (report, next) = self.report()
    }
    if await confirm(report) { report = self.report().0 }
    for recipe in report.joined { joined.add(recipe) }
    report.joined = joined
    report.nearest = await nearest(to: report)
    emit(.finished(report))
    output.finish()
  }

  /// Asks every provider once, down to the cursor's depth, until all have ended or time is up.
  private mutating func ask() async {
    let (messages, inbox) = AsyncStream.makeStream(of: Message.self)
    softEnd = nil
    startTimer(engine.options.hardDeadline - elapsed, .lastCall(nil), .hardDeadline, inbox)
    for number in planners.indices { startProvider(number, inbox) }
    if walks.isEmpty { inbox.finish() }

    for await message in messages {
      guard receive(message, inbox) else { break }
    }
    for number in walks.keys.sorted() { cancel(number) }
    for timer in timers { timer.cancel() }
    timers = []
    inbox.finish()
  }

  // The functions that are not inlined would add what they work with to the frame that a
  // search keeps for as long as it waits.

  /// Takes a message; whether more are waited for.
  @inline(never)
  private mutating func receive(
    _ message: Message, _ inbox: AsyncStream<Message>.Continuation
  ) -> Bool {
    switch message {
    case .prepared(let number, let planner):
      guard walks[number] != nil else { return true }
      planners[number] = planner
      progress[number].descriptor = planner.descriptor
      guard let reason = planner.plan.skipReason else { return true }
      walks.removeValue(forKey: number)
      progress[number].skip(reason)
      finish(number)
    case .page(let number, let update):
      if walks[number] != nil { take(update, from: number, inbox) }
      return true
    case .reworded(let number, let wording):
      if walks[number] != nil { progress[number].ask(in: wording) }
      return true
    case .ended(let number, let result):
      guard walks.removeValue(forKey: number) != nil else { return true }
      progress[number].end(with: result, at: elapsed)
      finish(number)
    case .lastCall(let number):
      for (index, call) in lastCalls where number == nil || number == index { call.ring() }
      return true
    case .providerTimeout(let number):
      guard walks[number] != nil else { return true }
      cut(number, after: engine.providers[number].timeout ?? .zero)
    case .softDeadline, .hardDeadline:
      for number in walks.keys.sorted() { cut(number, after: elapsed) }
    }
    return !walks.isEmpty
  }

  /// Lets ingredients decide whether recipes of one title are one, where sources may be asked for
  /// them and there is time; whether something has come.
  private mutating func confirm(_ report: SearchReport) async -> Bool {
    guard extent == .page, let softEnd, !Task.isCancelled else { return false }
    let end = min(
      softEnd, clock.now + TitleConfirmation.longest, start + engine.options.hardDeadline)
    let willing = engine.providers.filter {
      $0.confirms && $0.provider.descriptor.givesDetailsFreely
    }
    .map { ($0.provider.descriptor.id, $0.provider) }
    let providers = Dictionary(willing, uniquingKeysWith: { first, _ in first })
    let asked = TitleConfirmation(report.recipes) { providers[$0.provider] != nil }.listings
    guard !asked.isEmpty, clock.now < end else { return false }
    confirmed = asked
    let found = await TitleConfirmation.ingredients(
      of: asked.compactMap { id in providers[id.provider].map { (id, $0) } }, until: end)
    for number in progress.indices { progress[number].fill(found) }
    return true
  }

  /// The nearest words that would find something, where nobody has what was asked for.
  private func nearest(to report: SearchReport) async -> NearestWords? {
    guard extent == .page, !query.text.isEmpty, SearchVerdict(report) == .nobodyHasIt else {
      return nil
    }
    return NearestWords(
      to: query.text, titles: await engine.seenTitles(), asked: report.outcomes.flatMap(\.wordings))
  }

  private var elapsed: Duration { start.duration(to: clock.now) }

  @inline(never)
  private mutating func emit(_ kind: SearchEvent.Kind) {
    revision += 1
    output.yield(SearchEvent(revision: revision, kind: kind))
  }

  /// Starts the clock of a deadline, which calls once before it comes.
  private mutating func startTimer(
    _ delay: Duration, _ lastCall: Message, _ deadline: Message,
    _ inbox: AsyncStream<Message>.Continuation
  ) {
    let (clock, end) = (clock, clock.now.advanced(by: delay))
    let notice = engine.options.lastCall ?? min(delay / 10, .milliseconds(250))
    timers.append(
      Task {
        for (time, message) in [(end.advanced(by: .zero - notice), lastCall), (end, deadline)] {
          do { try await clock.sleep(until: time) } catch { return }
          inbox.yield(message)
        }
      })
  }

  @inline(never)
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
    let (query, depth, ruledOut) = (query, cursor.depth, ruledOut)
    let (tally, lastCall) = (progress[number].tally, LastCall())
    lastCalls[number] = lastCall
    walks[number] = Task {
      await LastCall.$current.withValue(lastCall) {
        await ExchangeTally.$current.withValue(tally) {
          await Self.walk(number, entry.provider, query, planner, depth: depth, ruledOut, inbox)
        }
      }
    }
    if let timeout = entry.timeout {
      startTimer(timeout, .lastCall(number), .providerTimeout(number), inbox)
    }
  }

  /// Asks one provider for its pages.
  private static func walk(
    _ number: Int, _ provider: any RecipeProvider, _ query: SearchQuery, _ planner: QueryPlanner,
    depth: Int, _ ruledOut: RuledOut,
    _ inbox: AsyncStream<Message>.Continuation
  ) async {
    do { try await provider.prepare() } catch {
      inbox.yield(.ended(number, PageWalkResult(refusing: error)))
      return
    }
    let planner = planner.plan(query, for: provider.descriptor)
    inbox.yield(.prepared(number, planner))
    guard planner.plan.skipReason == nil else { return }
    var result = await pageWalk(provider, planner, depth, ruledOut).run {
      inbox.yield(.page(number, $0))
    }
    for wording in planner.plan.wordings where result.isEmptyAnswer {
      guard await mayAskAgain(provider) else { break }
      inbox.yield(.reworded(number, wording))
      var reworded = query
      reworded.text = wording
      let earlier = result.pages
      let planner = QueryPlanner(reworded, for: planner.descriptor)
      result = await pageWalk(provider, planner, depth, ruledOut).run {
        inbox.yield(.page(number, $0.following(earlier)))
      }.following(earlier)
    }
    inbox.yield(.ended(number, result))
  }

  /// The walk over the pages of a provider that is ready.
  @inline(never)
  private static func pageWalk(
    _ provider: any RecipeProvider, _ planner: QueryPlanner, _ depth: Int, _ ruledOut: RuledOut
  ) -> PageWalk {
    var filter = planner.filter
    filter.ruledOut = ruledOut
    return PageWalk(
      provider: provider, query: planner.nativeQuery, wanted: depth,
      accept: { [filter] in filter.rejection(of: $0) })
  }

  /// Waits as long as a provider wants between two requests; whether it may be asked then, because the
  /// search goes on and is not about to end.
  private static func mayAskAgain(_ provider: any RecipeProvider) async -> Bool {
    let interval = provider.descriptor.politeness.minimumInterval
    if interval > .zero { try? await Task.sleep(for: interval) }
    return !Task.isCancelled && LastCall.current?.isOver != true
  }

  private mutating func take(
    _ update: PageWalkUpdate, from number: Int, _ inbox: AsyncStream<Message>.Continuation
  ) {
    progress[number].take(update, at: elapsed)
    // What is kept comes at once, and must not cut off those who have to be asked.
    if softEnd == nil, !update.accepted.isEmpty, !engine.providers[number].standsIn {
      softEnd = clock.now + engine.options.softDeadline
      startTimer(engine.options.softDeadline, .lastCall(nil), .softDeadline, inbox)
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

  /// The answer, and the cursor of the page that follows it.
  @inline(never)
  private func report() -> (SearchReport, SearchCursor?) {
    let ranker = RecipeRanker(
      options: engine.ranking(of: progress.compactMap(\.outcome)), for: query)
    let merged = ranker.merged(
      progress.flatMap(\.accepted) + ruledOut.listings, sort: query.sort, until: mergingEnd)
    var conflicts = ruledOut.conflicts
    let found = withoutRuledOut(merged)
    var recipes = fitting(found, counting: &conflicts)
    let removed = found.count - recipes.count
    var following = cursor
    let (joined, others, hasParted) = following.part(recipes)
    let shownBefore = recipes.count - others.count
    recipes = hasParted ? ranker.scoredAgain(others, query.sort) : others
    let page = extent == .everything ? recipes : Array(recipes.prefix(query.limit))
    let outcomes = inOrder(engine.unavailable + progress.compactMap(\.outcome))
    let next =
      extent == .page
      ? opening(following, after: page, remaining: recipes.count - page.count) : nil
    var report = SearchReport(
      query: query, plan: planners.map(\.plan), outcomes: outcomes, recipes: page, joined: joined,
      shownBefore: shownBefore, removedAfterMerging: removed, conflicts: conflicts,
      uncompared: merged.uncompared, confirmed: confirmed,
      isComplete: outcomes.contains(where: \.status.isAnswer)
        && !outcomes.contains { $0.status.isFailure || $0.isWithheld },
      cursor: next?.text(fingerprint: fingerprint), duration: elapsed)
    (report.asked, report.interpretation) = (reading.asked, reading.interpretation)
    if !query.have.isEmpty {
      report.nearestRecipe = NearestRecipe(among: recipes) ?? nearestOfTooMany(merged)
    }
    return (report, next)
  }

  /// The recipes without those of which every listing is ruled out, which were counted as listings.
  private func withoutRuledOut(_ recipes: MergedList) -> [MergedRecipe] {
    let ids = Set(ruledOut.listings.map(\.id))
    if ids.isEmpty { return Array(recipes) }
    return recipes.filter { !$0.sources.allSatisfy { ids.contains($0.id) } }
  }

  /// The recipes that the query leaves when all that their sources say is taken together.
  private func fitting(
    _ recipes: [MergedRecipe], counting conflicts: inout [ScreenSubject: Int]
  ) -> [MergedRecipe] {
    var recipes = recipes
    if !query.exclude.isEmpty {
      let filter = LocalFilter(query, parts: [.exclude])
      recipes.removeAll { $0.sources.count > 1 && filter.isExcluded($0) }
    }
    if query.missingAtMost != nil {
      let filter = LocalFilter(query, parts: [.have])
      recipes.removeAll { filter.misses($0.missing) }
    }
    return Screening(query).kept(recipes, counting: &conflicts)
  }

  /// The nearest of the recipes that are left out only because too many foods are missing.
  private func nearestOfTooMany(_ recipes: MergedList) -> NearestRecipe? {
    var others = query
    others.missingAtMost = nil
    let filter = LocalFilter(others, parts: [.exclude])
    return NearestRecipe(
      among: recipes.filter { recipe in
        recipe.sources.allSatisfy { filter.rejection(of: $0.listing) == nil }
      })
  }

  /// When comparing stops: at the hard deadline, but what came until then is given time enough for
  /// some thousand ordinary listings.
  private var mergingEnd: ContinuousClock.Instant {
    max(start + engine.options.hardDeadline, clock.now + .milliseconds(100))
  }

  private func inOrder(_ outcomes: [ProviderOutcome]) -> [ProviderOutcome] {
    let places = Dictionary(
      engine.order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return outcomes.enumerated().sorted { left, right in
      let (first, second) = (places[left.element.id] ?? -1, places[right.element.id] ?? -1)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }

  /// Makes a cursor open the page that follows: from what is there already, or by asking deeper.
  ///
  /// Asking deeper means deeper than what any source has given so far, so that each that has more
  /// brings something new.
  private func opening(
    _ cursor: SearchCursor, after page: [MergedRecipe], remaining: Int
  ) -> SearchCursor? {
    let unfinished = progress.filter(\.mayHaveMore)
    guard remaining > 0 || !unfinished.isEmpty else { return nil }
    var next = cursor
    for recipe in page { next.markShown(recipe) }
    if remaining < query.limit, let most = unfinished.map(\.accepted.count).max() {
      let deeper = min(max(most, cursor.depth) + query.limit, SearchCursor.greatestDepth)
      guard deeper > cursor.depth || remaining > 0 else { return nil }
      next.depth = deeper
    }
    return next
  }
}

/// The recipes that the pages before a cursor held.
///
/// For those who show what ``SearchEvent/Kind/page(provider:listings:)`` brings while a following
/// page is made: sources are asked from the beginning of their lists again.
public struct ShownRecipes: Sendable {
  private let cursor: SearchCursor

  /// Nothing: the first page.
  public init() { cursor = SearchCursor(depth: 1) }

  /// What the pages before a report's cursor held; nothing when the cursor is damaged.
  public init(before text: String) { cursor = SearchCursor(text) ?? SearchCursor(depth: 1) }

  /// Whether a page before held the recipe.
  public func contains(_ recipe: MergedRecipe) -> Bool { cursor.hasShown(recipe) }
}
