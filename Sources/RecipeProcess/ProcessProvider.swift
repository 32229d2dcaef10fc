import PotluckSupport
public import RecipeModel
public import RecipeProviderKit
import Synchronization

/// A provider that is another program, in any language, spoken to over its standard input and
/// output.
///
/// **Choosing it.** For a source that needs code, but not Swift: a script beside the configuration.
/// A JSON service over HTTP needs no code at all; describe it with a definition.
///
/// **Using it.** The program is started by the first ``prepare()``, ``search(_:page:)`` or
/// ``recipe(for:)``, serves any number of requests, several at a time, and is ended by
/// ``shutdown()``. Whatever goes wrong with it is an error of this provider alone; the next request
/// starts the program anew, but no more often than ``ProcessLimits/starts`` allows.
///
/// *Process providers* in the documentation tells the protocol.
public final class ProcessProvider: RecipeProvider {
  /// What changes during the provider's life.
  struct State {
    var descriptor: ProviderDescriptor
    var isDescribed = false
    var child: Child?
    var start: Promise<Child>?
    var starts: [ContinuousClock.Instant] = []
    var isShutDown = false
  }

  let id: String
  let name: String?
  let command: Command
  let settings: JSONObject
  let clientVersion: String
  let limits: ProcessLimits
  let text: LogText
  let log: @Sendable (String) -> Void
  let now: @Sendable () -> ContinuousClock.Instant
  private let slots: AsyncSemaphore
  let state: Mutex<State>

  /// Creates a provider without starting anything.
  /// - Parameters:
  ///   - id: the entry's identifier.
  ///   - name: the entry's name, which wins over the one that the program gives itself.
  ///   - command: the program and its arguments; a program without a slash is looked for in the
  ///     environment's `PATH`.
  ///   - environment: all of the program's environment; see ``ProcessEnvironment``.
  ///   - workingDirectory: the folder that the program starts in; nil for the present one.
  ///   - settings: what the program is told in the handshake.
  ///   - secrets: what must not appear in errors and log lines.
  ///   - clientVersion: Potluck's version, for the handshake.
  ///   - log: takes log lines, the program's error output among them.
  public convenience init(
    id: String, name: String? = nil, command: [String], environment: [String: String],
    workingDirectory: String? = nil, settings: JSONObject = JSONObject(), secrets: [Secret] = [],
    clientVersion: String = "unknown", log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(
      id: id, name: name,
      command: Command(
        words: command, environment: environment, workingDirectory: workingDirectory),
      settings: settings, secrets: secrets, clientVersion: clientVersion,
      limits: ProcessLimits().patient, log: log, now: { ContinuousClock.now })
  }

  init(
    id: String, name: String?, command: Command, settings: JSONObject, secrets: [Secret],
    clientVersion: String, limits: ProcessLimits, log: @escaping @Sendable (String) -> Void,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    self.id = id
    self.name = name
    self.command = command
    self.settings = settings
    self.clientVersion = clientVersion
    self.limits = limits
    self.log = log
    self.now = now
    text = LogText(secrets: secrets)
    slots = AsyncSemaphore(limits.requestsInFlight)
    state = Mutex(
      State(descriptor: ProviderDescriptor(id: id, kind: "process", name: name ?? id)))
  }

  deinit { state.withLock { $0.child }?.finish(.dismissed) }

  /// What the program says about itself; before the first handshake a preliminary one that answers
  /// words on a single page.
  public var descriptor: ProviderDescriptor { state.withLock { $0.descriptor } }

  /// Starts the program and shakes hands, unless that has been done.
  ///
  /// Callers at the same time wait for the same start.
  public func prepare() async throws {
    _ = try await connect()
  }

  /// Asks the program for one page.
  public func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    let answer = try await ask("search", QueryMessage.parameters(query, page: page))
    var result = try reading {
      try ListingMessage(provider: id, redaction: text.secrets).page(answer)
    }
    if result.next != nil, descriptor.paging == .single {
      result.next = nil
      log("\(id): the program names a next page, but its handshake has no “paging”; it is ignored")
    }
    return result
  }

  /// Asks the program for one recipe, if it claims the capability `detail`.
  public func recipe(for id: ListingID) async throws -> Recipe {
    try await prepare()
    guard descriptor.capabilities.contains(.detail) else {
      throw ProviderError(
        .unsupported, "\(descriptor.name) has no page for a single recipe",
        fix: "open the recipe's own link instead")
    }
    let answer = try await ask("recipe", ["id": .string(id.id)])
    guard !answer.json.isNull else {
      throw ProviderError(
        .notFound, "\(descriptor.name) knows no recipe with this identifier",
        fix: "check the identifier, or search again")
    }
    return try reading {
      try ListingMessage(provider: self.id, redaction: text.secrets).recipe(answer, for: id.id)
    }
  }

  /// Ends the program and its whole process group, and waits until they are gone.
  ///
  /// Its input is closed first; who has not exited ``ProcessLimits/grace`` later gets SIGTERM, and
  /// as much later SIGKILL. No program is started from now on.
  public func shutdown() async {
    let child = state.withLock { state in
      state.isShutDown = true
      return state.child
    }
    child?.finish(.dismissed)
    // Cancellation of the caller must not leave a program behind.
    await Task { _ = try? await child?.gone.value() }.value
  }

  private func reading<Value>(_ read: () throws -> Value) throws -> Value {
    do { return try read() } catch let error as ProviderError { throw text(error) }
  }

  private func ask(_ method: String, _ parameters: JSON) async throws -> JSONCursor {
    // A program may end between the look at it and the request; then the next one is asked.
    for _ in 0..<limits.starts {
      let child = try await connect()
      do {
        let reply = try await slots.withPlace {
          try await child.request(method, parameters, within: limits.request)
        }
        return try reading { try AnswerMessage.result(of: reply, redaction: text.secrets) }
      } catch is Child.IsEnding { continue } catch let error as ProviderError { throw text(error) }
    }
    throw ProviderError(.unreachable, "the program ends as soon as it is started")
  }
}

extension ProcessProvider {
  /// The running program; started when there is none.
  ///
  /// Callers at the same time wait for the same start, and each may be cancelled by itself.
  func connect() async throws -> Child {
    let (start, isNew) = try state.withLock { state -> (Promise<Child>, Bool) in
      guard !state.isShutDown else { throw ProviderError(.cancelled, "the program was shut down") }
      if let start = state.start { return (start, false) }
      let start = Promise<Child>()
      if let child = state.child, !child.isEnding {
        start.keep(.success(child))
      } else {
        state.start = start
        return (start, true)
      }
      return (start, false)
    }
    if isNew {
      // A task of its own: whoever asked for the start may be cancelled, and others wait for it.
      Task.detached {
        let outcome: Promise<Child>.Outcome
        do { outcome = .success(try await self.start()) } catch {
          outcome = .failure(self.text(ProviderError(wrapping: error)))
        }
        self.state.withLock { $0.start = nil }
        start.keep(outcome)
      }
    }
    return try await start.value()
  }

  private func start() async throws -> Child {
    // Two of them at a time could be in each other's way.
    let failure = try await state.withLock { $0.child }?.gone.value()
    let child = Child(
      command: command, limits: limits,
      log: RunLog(name: id, limit: limits.loggedLines, text: text, write: log), now: now)
    try state.withLock { state in
      guard !state.isShutDown else { throw ProviderError(.cancelled, "the program was shut down") }
      try count(&state, after: failure)
      state.child = child
    }
    child.launch()
    do {
      let reply = try await child.request(
        "initialize",
        ProgramDescription.parameters(id: id, settings: settings, clientVersion: clientVersion),
        within: limits.handshake)
      let descriptor = try ProgramDescription.read(
        reply, id: id, name: name, redaction: text.secrets, note: { child.log.note($0) })
      take(descriptor, from: child)
    } catch {
      // It may be over before it is asked anything.
      let reason = error is Child.IsEnding ? try await child.gone.value() : error
      let error = Self.inHandshake(ProviderError(wrapping: reason))
      child.finish(.fault(error))
      throw error
    }
    return child
  }

  private func take(_ descriptor: ProviderDescriptor, from child: Child) {
    let isChanged = state.withLock { state in
      // It is constant from the first handshake on, as users of the provider may rely on.
      guard !state.isDescribed else { return state.descriptor != descriptor }
      state.descriptor = descriptor
      state.isDescribed = true
      return false
    }
    if isChanged { child.log.note("the program describes itself differently now; that is ignored") }
  }

  /// Counts a start, if there may be one.
  private func count(_ state: inout State, after failure: ProviderError?) throws {
    let now = now()
    state.starts.removeAll { now - $0 >= limits.startWindow }
    if state.starts.count >= limits.starts, let oldest = state.starts.first {
      // What the configuration got wrong says more than how often it was tried.
      if let failure, failure.code == .misconfigured { throw failure }
      let last = failure.map { "; the last time: \($0.message)" } ?? ""
      throw ProviderError(
        .unreachable,
        "the program was started \(state.starts.count) times within \(limits.startWindow) and did "
          + "not stay\(last)",
        fix: "run it by hand to see why: \(command.line)",
        retryAfter: limits.startWindow - (now - oldest))
    }
    state.starts.append(now)
  }

  private static func inHandshake(_ error: ProviderError) -> ProviderError {
    var error = error
    if error.code == .unsupported { error.code = .misconfigured }
    if error.code != .misconfigured { error.message = "no handshake: " + error.message }
    return error
  }
}

/// What a program may use up before it counts as broken.
package struct ProcessLimits: Sendable, Hashable {
  /// How long the program has from its start to its answer to `initialize`.
  package var handshake: Duration
  /// How long one request may take, from the moment that it is handed to the program.
  package var request: Duration
  /// The bytes of one line of the program's output.
  package var lineBytes: Int
  /// The requests that the program has to deal with at the same time; further ones wait.
  package var requestsInFlight: Int
  /// The bytes that wait for a program that does not read its input.
  package var queuedBytes: Int
  /// The lines between two answers that are no answer to anything.
  package var strayLines: Int
  /// The bytes of such lines between two answers.
  package var strayBytes: Int
  /// The bytes of error output between two answers, most of which are only skipped.
  package var errorBytes: Int
  /// The lines of one run that reach the log.
  package var loggedLines: Int
  /// The starts within any ``startWindow``.
  package var starts: Int
  /// The span in which starts are counted.
  package var startWindow: Duration
  /// How long the program has to exit after its input is closed, and once more after SIGTERM.
  package var grace: Duration

  /// Creates limits; the defaults suit every program that was seen.
  package init(
    handshake: Duration = .seconds(5), request: Duration = .seconds(30),
    lineBytes: Int = 16 << 20, requestsInFlight: Int = 8, queuedBytes: Int = 1 << 20,
    strayLines: Int = 100, strayBytes: Int = 1 << 20, errorBytes: Int = 16 << 20,
    loggedLines: Int = 100, starts: Int = 3, startWindow: Duration = .seconds(60),
    grace: Duration = .milliseconds(400)
  ) {
    self.handshake = handshake
    self.request = request
    self.lineBytes = max(1, lineBytes)
    self.requestsInFlight = max(1, requestsInFlight)
    self.queuedBytes = max(0, queuedBytes)
    self.strayLines = max(0, strayLines)
    self.strayBytes = max(0, strayBytes)
    self.errorBytes = max(0, errorBytes)
    self.loggedLines = max(0, loggedLines)
    self.starts = max(1, starts)
    self.startWindow = startWindow
    self.grace = grace
  }

  /// These limits, with as much time for answers as the user's patience allows.
  var patient: ProcessLimits {
    var limits = self
    limits.handshake = handshake.patient
    limits.request = request.patient
    return limits
  }
}
