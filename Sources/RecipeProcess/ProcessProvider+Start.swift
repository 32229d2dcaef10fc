import PotluckSupport
import RecipeModel
import RecipeProviderKit
import Synchronization

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
        hint: "run it by hand to see why: \(command.line)",
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
