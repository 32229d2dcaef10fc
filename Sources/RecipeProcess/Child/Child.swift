import PotluckSupport
import RecipeModel
import RecipeProviderKit
import Subprocess
import Synchronization

/// One run of a program: requests go in, answers come out, and whatever breaks ends this run only.
///
/// The program is watched by a task of its own, so that nothing here waits for it: a request that
/// is cancelled or takes too long returns at once, whatever the program does.
final class Child: Sendable {
  /// The run is ending and takes no more requests.
  struct IsEnding: Error {}

  private struct State {
    var mailbox = Mailbox()
    var end: ChildEnd?
    var queuedBytes = 0
  }

  /// What is run.
  let command: Command
  /// What the run may use up.
  let limits: ProcessLimits
  /// Where its lines go.
  let log: RunLog
  /// Kept as soon as the run is to end; the watching task then ends it.
  let ending = Promise<ChildEnd>()
  /// Kept when the program and its whole group are gone, with the reason.
  let gone = Promise<ProviderError>()
  /// The lines on their way to the program.
  let outgoing: AsyncStream<[UInt8]>

  private let now: @Sendable () -> ContinuousClock.Instant
  private let queue: AsyncStream<[UInt8]>.Continuation
  private let state = Mutex(State())

  /// Prepares a run.
  init(
    command: Command, limits: ProcessLimits, log: RunLog,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    self.now = now
    self.command = command
    self.limits = limits
    self.log = log
    (outgoing, queue) = AsyncStream.makeStream(of: [UInt8].self)
  }

  /// Whether the run takes no more requests.
  var isEnding: Bool { state.withLock { $0.end != nil } }

  /// How many answers came so far.
  var answers: Int { state.withLock { $0.mailbox.answers } }

  /// Whether the run ends because of a fault, so that nothing it still writes counts.
  var hasFailed: Bool {
    state.withLock { state in if case .fault = state.end { true } else { false } }
  }

  /// Sends a request and waits for its answer.
  /// - Throws: ``ProviderError``, `CancellationError`, or ``IsEnding`` when nothing was sent.
  func request(_ method: String, _ params: JSON, within limit: Duration) async throws -> Reply {
    endIfMute()
    let reply = Promise<Reply>()
    let opened = state.withLock { state -> (id: Int, answers: Int)? in
      guard state.end == nil else { return nil }
      return (state.mailbox.open(reply, at: now()), state.mailbox.answers)
    }
    guard let opened else { throw IsEnding() }
    send([
      "jsonrpc": "2.0", "id": .int(opened.id), "method": .string(method), "params": params,
    ])
    let alarm = Task {
      try? await Task.sleep(for: limit)
      if !Task.isCancelled { expire(opened.id, after: limit, answersBefore: opened.answers) }
    }
    let lastCall = LastCall.current.map { call in
      Task {
        await call.wait()
        // What is no answer may still come.
        while !Task.isCancelled, !tellStray(opened.id) {
          try? await Task.sleep(for: .milliseconds(20))
        }
      }
    }
    defer {
      alarm.cancel()
      lastCall?.cancel()
    }
    do { return try await reply.value() } catch is CancellationError {
      giveUp(opened.id)
      throw CancellationError()
    }
  }

  /// Ends the run; the first reason counts.
  func finish(_ end: ChildEnd) {
    let stranded = state.withLock { state -> [Promise<Reply>] in
      guard state.end == nil else { return [] }
      state.end = end
      // How the program ended is worth waiting for; a fault is known at once.
      if case .fault = end { return state.mailbox.close() }
      return []
    }
    if case .fault(let error) = end { for reply in stranded { reply.keep(.failure(error)) } }
    ending.keep(.success(end))
    queue.finish()
  }

  /// Tells whoever still waits that the program is gone.
  func close(_ error: ProviderError) {
    finish(.fault(error))
    let stranded = state.withLock { $0.mailbox.close() }
    for reply in stranded { reply.keep(.failure(error)) }
    gone.keep(.success(error))
  }

  /// Takes what stands behind the last line break of the output.
  /// - Returns: whether it is a whole line; half an answer is none.
  func receiveLast(_ line: [UInt8]) -> Bool {
    let isHalf = line.first { $0 > 0x20 } == UInt8(ascii: "{") && (try? JSON(parsing: line)) == nil
    if !isHalf { receive(line) }
    return !isHalf
  }

  /// Takes a line of the program's output.
  func receive(_ line: [UInt8]) {
    guard line.contains(where: { $0 > 0x20 }) else { return }
    let parsed = Result { () throws(JSONParseError) in try JSON(parsing: line) }
    let (delivery, isFlood) = state.withLock { state in
      let delivery = state.mailbox.deliver(line, parsed: parsed) { log.text.describe($0) }
      let isFlood =
        state.mailbox.strayLines > limits.strayLines
        || state.mailbox.strayBytes > limits.strayBytes
      return (delivery, isFlood)
    }
    switch delivery {
    case .late: break
    case .answer(let reply, let outcome): reply.keep(outcome)
    case .stray(let what):
      log.note("skipped a line that is no answer: \(what)")
      guard isFlood else { return }
      finish(
        .fault(
          ProviderError(
            .invalidResponse,
            "the program floods its output with lines that are no answers; "
              + "the last is \(what)",
            fix: "write answers to standard output and everything else to standard error")))
    }
  }

  /// Counts a line that has been handed to the program.
  func sent(_ bytes: Int) { state.withLock { $0.queuedBytes -= bytes } }

  private func send(_ message: JSON) {
    let line = message.bytes() + [0x0A]
    let isStuck = state.withLock { state in
      // A single line may be longer than the bound, or no long query could ever be asked.
      guard state.queuedBytes == 0 || state.queuedBytes + line.count <= limits.queuedBytes else {
        return true
      }
      state.queuedBytes += line.count
      return false
    }
    guard isStuck else {
      queue.yield(line)
      return
    }
    finish(
      .fault(
        ProviderError(
          .unreachable, "the program does not read its input",
          fix: "read standard input line by line until it ends")))
  }

  /// Ends a program that hangs although no request has lived long enough to find out.
  ///
  /// One request that nobody waited for may go unanswered: the program was told so.
  private func endIfMute() {
    let isMute = state.withLock { state in
      guard state.mailbox.givenUp > 1, let since = state.mailbox.silentSince else { return false }
      return now() - since >= limits.request
    }
    if isMute { finish(.fault(Self.mute)) }
  }

  private static let mute = ProviderError(
    .unreachable, "the program stopped answering and was ended")

  private func giveUp(_ id: Int) {
    guard state.withLock({ $0.mailbox.abandon(id) != nil && $0.end == nil }) else { return }
    send(["jsonrpc": "2.0", "method": "cancel", "params": ["id": .int(id)]])
  }

  /// Fails a request whose time is nearly up, when what the program wrote meanwhile is no answer.
  /// - Returns: whether it did.
  private func tellStray(_ id: Int) -> Bool {
    let told = state.withLock { state -> (reply: Promise<Reply>, stray: String)? in
      guard let stray = state.mailbox.lastStray, let reply = state.mailbox.abandon(id) else {
        return nil
      }
      return (reply, stray)
    }
    guard let told else { return false }
    told.reply.keep(.failure(Self.noAnswer("in time", but: told.stray)))
    send(["jsonrpc": "2.0", "method": "cancel", "params": ["id": .int(id)]])
    return true
  }

  private static func noAnswer(_ when: String, but stray: String) -> ProviderError {
    ProviderError(
      .invalidResponse,
      "the program gave no answer \(when); what it wrote is no answer: \(stray)",
      fix: "write answers to standard output, one line of JSON each, and flush it")
  }

  private func expire(_ id: Int, after limit: Duration, answersBefore: Int) {
    let expired = state.withLock { state -> (Promise<Reply>, stray: String?, isMute: Bool)? in
      guard let reply = state.mailbox.abandon(id) else { return nil }
      return (reply, state.mailbox.lastStray, state.mailbox.answers == answersBefore)
    }
    guard let (reply, stray, isMute) = expired else { return }
    let error =
      stray.map { Self.noAnswer("within \(limit)", but: $0) }
      ?? ProviderError(
        .timedOut, "the program gave no answer within \(limit)",
        fix: "check that it flushes its output after each answer")
    reply.keep(.failure(error))
    // A program that answered nothing at all meanwhile hangs; the next request starts it anew.
    if isMute {
      finish(.fault(Self.mute))
    } else {
      send(["jsonrpc": "2.0", "method": "cancel", "params": ["id": .int(id)]])
    }
  }
}

/// Why a run of a program is over.
enum ChildEnd: Sendable {
  /// It closed its output, mostly by exiting.
  case outputClosed
  /// It did so in the middle of an answer.
  case outputCut
  /// It closed its input.
  case inputClosed
  /// It broke a limit, or stopped answering.
  case fault(ProviderError)
  /// Nobody needs it any longer.
  case dismissed

  /// Whether the program is given time to exit by itself.
  var isGentle: Bool { if case .fault = self { false } else { true } }

  /// What the requests in flight are told.
  ///
  /// `wasForced` says whether the program had to be told to end, `lastErrorLine` is cleaned, and
  /// `line` is how a person runs the program by hand.
  func error(
    status: TerminationStatus, wasForced: Bool, lastErrorLine: String?, line: String
  ) -> ProviderError {
    let words = lastErrorLine.map { ": “\($0)”" } ?? ""
    let fix = "run it by hand to see why: \(line)"
    switch self {
    case .fault(let error): return error
    case .dismissed: return ProviderError(.cancelled, "the program was shut down")
    case .outputClosed where wasForced, .outputCut where wasForced:
      return ProviderError(.unreachable, "the program closed its output\(words)", fix: fix)
    case .outputCut:
      let way = "the program ended with \(Self.text(status)) in the middle of an answer"
      return ProviderError(.unreachable, way + words, fix: fix)
    case .inputClosed where wasForced:
      return ProviderError(.unreachable, "the program closed its input\(words)", fix: fix)
    case .outputClosed, .inputClosed:
      return ProviderError(
        .unreachable, "the program ended with \(Self.text(status))\(words)", fix: fix)
    }
  }

  private static func text(_ status: TerminationStatus) -> String {
    switch status {
    case .exited(let code): "exit code \(code)"
    case .signaled(let signal): "signal \(signal)\(name(of: signal).map { " (\($0))" } ?? "")"
    }
  }

  /// The names of the signals whose numbers are the same everywhere.
  private static func name(of signal: Int32) -> String? {
    switch signal {
    case 1: "SIGHUP"
    case 2: "SIGINT"
    case 4: "SIGILL"
    case 5: "SIGTRAP"
    case 6: "SIGABRT"
    case 8: "SIGFPE"
    case 9: "SIGKILL"
    case 11: "SIGSEGV"
    case 13: "SIGPIPE"
    case 14: "SIGALRM"
    case 15: "SIGTERM"
    default: nil
    }
  }
}
