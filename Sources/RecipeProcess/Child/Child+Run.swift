import PotluckSupport
import RecipeProviderKit
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

extension Child {
  /// The bytes of an error line that are looked at.
  private static let errorLineBytes = 16_384

  /// Starts the program and watches it until it is gone.
  func launch() {
    Task.detached { await self.run() }
  }

  private func run() async {
    BrokenPipes.areErrors
    do {
      let configuration = try command.configuration()
      let result = try await Subprocess.run(
        configuration, input: .inputWriter, output: .sequence, error: .sequence
      ) { execution in
        await self.watch(
          execution, input: execution.standardInputWriter, output: execution.standardOutput,
          errors: execution.standardError)
      }
      let (end, isLate) = result.closureResult
      // On a busy machine a program may be late and exit by itself all the same.
      let wasForced = isLate && result.terminationStatus.isEndedByUs
      close(
        log.text(
          end.error(
            status: result.terminationStatus, wasForced: wasForced,
            lastErrorLine: log.lastErrorLine, line: command.line)))
    } catch {
      close(log.text(command.failure(error)))
    }
  }

  private typealias Ending = (end: ChildEnd, isLate: Bool)

  private func watch<Input, Output, Errors>(
    _ execution: Execution<Input, Output, Errors>, input: StandardInputWriter,
    output: SubprocessOutputSequence, errors: SubprocessOutputSequence
  ) async -> Ending {
    let reading = Task.detached { await self.read(output) }
    let listening = Task.detached { await self.listen(to: errors) }
    let writing = Task.detached { await self.write(to: input) }
    let end = (try? await ending.value()) ?? .dismissed
    // The writer must be at rest before its descriptor is closed.
    writing.cancel()
    await writing.value
    let isLate = await stop(execution, gently: end.isGentle, input: input)
    // What is left is read now. It takes no time, unless a descendant that made itself a session
    // of its own goes on writing.
    let alarm = Task {
      try? await Task.sleep(for: limits.grace)
      reading.cancel()
      listening.cancel()
    }
    await reading.value
    await listening.value
    alarm.cancel()
    return (end, isLate)
  }

  /// Ends the program and its whole group.
  /// - Returns: whether it was told to.
  private func stop<Input, Output, Errors>(
    _ execution: Execution<Input, Output, Errors>, gently: Bool, input: StandardInputWriter
  ) async -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    if gently {
      try? await input.finish()
      await execution.teardown(using: [
        // No signal at all: the step only waits for the program to exit by itself.
        .send(signal: Signal(rawValue: 0), allowedDurationToNextStep: limits.grace),
        .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: limits.grace),
      ])
    } else {
      try? execution.send(signal: .kill, toProcessGroup: true)
      await execution.teardown(using: [
        .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: limits.grace)
      ])
    }
    let isLate = !gently || clock.now - start >= limits.grace
    // What the program has left behind. It is not reaped yet, so its group is still its own.
    try? execution.send(signal: .kill, toProcessGroup: true)
    return isLate
  }

  private func write(to input: StandardInputWriter) async {
    for await line in outgoing {
      let written = try? await input.write(line)
      sent(line.count)
      guard written != line.count else { continue }
      if !Task.isCancelled { finish(.inputClosed) }
      return
    }
  }

  private func read(_ output: SubprocessOutputSequence) async {
    var lines = LineSplitter(limit: limits.lineBytes)
    var chunks = output.makeAsyncIterator()
    while let chunk = try? await chunks.next(), !Task.isCancelled {
      chunk.withUnsafeBytes { bytes in
        lines.feed(bytes) { line in
          if !line.isCut, !hasFailed { receive(line.bytes) }
          if line.isCut { failLongLine() }
        }
      }
      if lines.isOverLong { failLongLine() }
      if hasFailed { return }
    }
    // The last line may lack its line break. One that is broken was cut off by the program's end.
    guard let rest = lines.finish(), !rest.isCut, !hasFailed else { return finish(.outputClosed) }
    finish(receiveLast(rest.bytes) ? .outputClosed : .outputCut)
  }

  private func listen(to errors: SubprocessOutputSequence) async {
    var lines = LineSplitter(limit: Self.errorLineBytes)
    var chunks = errors.makeAsyncIterator()
    var bytes = 0
    var answersSeen = 0
    while bytes <= limits.errorBytes, let chunk = try? await chunks.next(), !Task.isCancelled {
      let answers = answers
      if answers != answersSeen { (bytes, answersSeen) = (0, answers) }
      bytes += chunk.count
      chunk.withUnsafeBytes { lines.feed($0) { log.take(errorLine: $0) } }
    }
    if let rest = lines.finish() { log.take(errorLine: rest) }
    guard bytes > limits.errorBytes else { return }
    finish(
      .fault(
        ProviderError(
          .invalidResponse, "the program floods its error output",
          fix: "let it write less to standard error")))
  }

  private func failLongLine() {
    finish(
      .fault(
        ProviderError(
          .invalidResponse,
          "the program wrote a line of more than \(limits.lineBytes) bytes",
          fix: "end each answer with a line break, and send long lists in pages")))
  }
}

extension TerminationStatus {
  /// Whether the program ended by one of the signals that are sent to end it.
  fileprivate var isEndedByUs: Bool {
    switch self {
    case .signaled(let signal):
      signal == Signal.terminate.rawValue || signal == Signal.kill.rawValue
    default: false
    }
  }
}

/// Keeps a program that stops reading from ending the program that writes to it.
enum BrokenPipes {
  /// Turns the signal of a broken pipe into a write error, once.
  ///
  /// An arrangement that the embedding program has made stays. Children are started with the
  /// signal's default again.
  static let areErrors: Void = {
    if let previous = signal(SIGPIPE, SIG_IGN) { signal(SIGPIPE, previous) }
  }()
}
