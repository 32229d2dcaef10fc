import PotluckSupport
import RecipeModel
import RecipeProcess
import RecipeProviderKit
import RecipeResilience
import RecipeSearch
import RecipeStore
import Synchronization

/// One version of the configuration, and all that was made of it for a process that serves many
/// requests.
final class LoadedProviders: Sendable {
  let loaded: LoadedConfiguration
  /// What stands behind the sources.
  let runtime: SourceRuntime
  /// Whether pages of the web may be read.
  let readsPages: Bool
  private let pageAccess: WebPages.Access?
  /// Whether nobody is asked over the network for a recipe in full.
  let isOffline: Bool
  private let assembly: ProviderRegistry

  private struct State {
    var makings: [String: Making] = [:]
    var pages: PageLibrary?
    var assistantPages: PageLibrary?
    var users = 0
    var isRetired = false
    var conclusions: Task<Void, Never>?
    var noticesTold = 0
    var lesson: Task<Void, Never>?
  }

  private let state = Mutex(State())

  /// A provider that is being made, or was.
  private struct Making {
    let promise = Promise<ProviderRegistry.Made>()
    var failed: ContinuousClock.Instant?
  }

  /// For how long a source that could not be made is left at that: a program that gives a secret
  /// may ask a person, who must not be asked for every letter that is typed.
  private static let patience = Duration.seconds(30)

  /// Loads a configuration; nothing is opened or fetched before it is needed.
  init(
    _ loaded: LoadedConfiguration, runtime: SourceRuntime, readsPages: Bool,
    pageAccess: WebPages.Access? = nil, isOffline: Bool = false,
    noteSecrets: @escaping @Sendable ([Secret]) -> Void, log: @escaping @Sendable (String) -> Void
  ) {
    self.loaded = loaded
    self.runtime = runtime
    self.readsPages = readsPages
    self.pageAccess = pageAccess
    self.isOffline = isOffline
    assembly = ProviderRegistry(
      runtime: runtime, secrets: .fetched(within: loaded.configuration.search.hard), log: log,
      noteSecrets: noteSecrets)
  }

  var entries: [Configuration.Entry] { loaded.configuration.sources }

  /// Fetches the secrets of all entries once, those of sources that nobody has asked yet too.
  func learnSecrets() async {
    let lesson = state.withLock { state in
      let lesson = state.lesson ?? Task { await assembly.learnSecrets(of: loaded.configuration) }
      state.lesson = lesson
      return lesson
    }
    await lesson.value
  }

  // MARK: Sources

  /// The entries as a search asks them, each made once for all searches.
  /// - Parameters:
  ///   - entries: the entries to ask.
  ///   - isOffline: whether nobody may be asked over the network.
  ///   - limit: how long to wait for those that are not ready; they are reported as late.
  /// - Returns: the providers, and what became of entries that are not asked.
  /// - Throws: `CancellationError`.
  func assembled(
    _ entries: [Configuration.Entry], isOffline: Bool, within limit: Duration
  ) async throws -> ProviderRegistry.Assembly {
    let asked = isOffline ? entries.filter { $0.skippedOffline == nil } : entries
    let made = try await make(asked, within: limit)
    return Self.assembly(of: entries, isOffline, made, limit)
  }

  // Not inlined: its values would lie in the frame of each search for as long as it runs.
  @inline(never)
  private static func assembly(
    of entries: [Configuration.Entry], _ isOffline: Bool,
    _ made: [String: ProviderRegistry.Made], _ limit: Duration
  ) -> ProviderRegistry.Assembly {
    ProviderRegistry.result(
      entries.map { entry in
        if isOffline, let skipped = entry.skippedOffline {
          return (entry.id, .unavailable(skipped))
        }
        return (entry.id, made[entry.id] ?? .unavailable(late(entry, limit)))
      })
  }

  private static func late(_ entry: Configuration.Entry, _ limit: Duration) -> ProviderOutcome {
    entry.outcome(
      ProviderError(
        .timedOut, "its secrets were not there within \(limit.settingText)",
        fix: "search again in a moment"))
  }

  private func make(
    _ entries: [Configuration.Entry], within limit: Duration
  ) async throws -> [String: ProviderRegistry.Made] {
    let makings = entries.map { ($0.id, making(of: $0)) }
    var ready: [String: ProviderRegistry.Made] = [:]
    for (id, making) in makings { ready[id] = try making.promise.kept?.get() }
    // All but the first search find them made.
    guard ready.count < entries.count else { return ready }
    return try await withThrowingTaskGroup(of: (String, ProviderRegistry.Made)?.self) { group in
      for (id, making) in makings {
        group.addTask {
          let made = try await making.promise.value()
          return (id, made)
        }
      }
      group.addTask {
        try await Task.sleep(for: limit)
        return nil
      }
      defer { group.cancelAll() }
      var made: [String: ProviderRegistry.Made] = [:]
      while made.count < entries.count, let next = try await group.next(), let (id, one) = next {
        made[id] = one
      }
      return made
    }
  }

  /// The making of an entry's provider, begun unless it is under way or done.
  private func making(of entry: Configuration.Entry) -> Making {
    let (making, isNew) = state.withLock { state in
      if let known = state.makings[entry.id],
        known.failed.map({ .now - $0 < Self.patience }) ?? true
      {
        return (known, false)
      }
      let new = Making()
      state.makings[entry.id] = new
      return (new, true)
    }
    guard isNew else { return making }
    // No child of the request: others may wait for it too, or ask again when this one is cancelled.
    Task {
      let made = await assembly.make(entry)
      if case .unavailable = made { state.withLock { $0.makings[entry.id]?.failed = .now } }
      making.promise.keep(.success(made))
    }
    return making
  }

  /// The provider that reads pages of the web: those that the user allows on this machine or a private
  /// network, too, unless it is an assistant that asks.
  func pages(forAssistant isForAssistant: Bool) -> PageLibrary {
    let place: WritableKeyPath<State, PageLibrary?> = isForAssistant ? \.assistantPages : \.pages
    return state.withLock { state in
      if let pages = state[keyPath: place] { return pages }
      let access =
        isForAssistant ? WebPages.Access() : pageAccess ?? WebPages.Access(of: loaded.configuration)
      let pages = PageLibrary(over: runtime, access: access)
      state[keyPath: place] = pages
      return pages
    }
  }

  // MARK: Conclusions

  /// Draws the conclusions of a request behind its back: the answer need not wait for a disk.
  func conclude(_ work: @escaping @Sendable (SourceRuntime) async -> Void) {
    enter()
    state.withLock { state in
      let before = state.conclusions
      state.conclusions = Task {
        await before?.value
        await work(runtime)
        leave()
      }
    }
  }

  /// What happened to the databases since this was last asked.
  var newNotices: [Failure] {
    let notices = runtime.notices
    return state.withLock { state in
      defer { state.noticesTold = notices.count }
      return Array(notices.dropFirst(state.noticesTold))
    }
  }

  /// Waits until all conclusions that were begun have been drawn.
  func concluded() async { await state.withLock(\.conclusions)?.value }

  // MARK: Life

  /// Retains the providers, until ``leave()``.
  func enter() { state.withLock { $0.users += 1 } }

  /// Releases them.
  func leave() {
    let isLast = state.withLock { state in
      state.users -= 1
      return state.users == 0 && state.isRetired
    }
    if isLast { Task { await runtime.close() } }
  }

  /// Closes what was opened, once nobody retains the providers any more.
  func retire() {
    enter()
    state.withLock { $0.isRetired = true }
    leave()
  }

  /// Closes what was opened, and waits for conclusions that are being drawn.
  func close() async {
    async let conclusions: Void = concluded()
    await runtime.close()
    await conclusions
  }
}
