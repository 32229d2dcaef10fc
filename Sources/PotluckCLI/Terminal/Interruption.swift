import Dispatch
import PotluckService
import PotluckSupport
import RecipeModel
import Synchronization

/// Runs a command so that Ctrl-C, SIGTERM and a closed terminal (SIGHUP) cancel it and end the program within a moment.
enum Interruption {
  /// How long a cancelled command may take to tidy up: as long as a program that is a source may
  /// take to end, in its two steps.
  private static let grace = DispatchTimeInterval.milliseconds(1_500 * Patience.factor)

  /// Signals so soon behind the first are the same wish: `timeout` tells the program and its group.
  private static let repetition = Duration.milliseconds(200)

  /// A queue of its own, which gets a thread even while work keeps all those of the shared pool.
  static let queue = DispatchQueue(label: "potluck.interruption")

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The two ends of the pipe in which signals wait until somebody looks, so that none is lost.
  private nonisolated(unsafe) static var ends: [Int32] = []
  /// What the handler writes to: it must touch nothing that may be in the middle of a change.
  private nonisolated(unsafe) static var writer: Int32 = -1

  /// Listens for signals; the program does so before anything else.
  static func listen() {
    guard ends.isEmpty else { return }
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { return }
    for end in pair {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    (ends, writer) = (pair, pair[1])
    for number in signals {
      signal(number) { number in
        let before = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interruption.writer, &byte, 1)
        errno = before
      }
    }
  }

  /// Runs the work.
  /// - Returns: the work's exit code, or 128 plus the signal's number when one came.
  static func run(_ work: @escaping @Sendable () async -> Int32) async -> Int32 {
    listen()
    let state = Mutex<State>(State())
    let source = watch { number in
      let first = state.withLock { state in
        defer { if state.signal == 0 { (state.signal, state.moment) = (number, .now) } }
        state.task?.cancel()
        return state.signal == 0 ? nil : state.moment
      }
      guard let first else { return queue.asyncAfter(deadline: .now() + grace) { leave(number) } }
      if .now - first > repetition { leave(number) }
    }
    let task = Task { await work() }
    state.withLock { state in
      state.task = task
      if state.signal != 0 { task.cancel() }
    }
    let code = await task.value
    source?.cancel()
    let signal = state.withLock(\.signal)
    return signal == 0 ? code : 128 + signal
  }

  /// Ends the program at once; nothing is left behind.
  private static func leave(_ signal: Int32) -> Never {
    TemporaryFolder.removeAll()
    _exit(128 + signal)
  }

  /// What a signal has to know: whether it is the first one, since when, and what to cancel.
  private struct State {
    var signal: Int32 = 0
    var moment = ContinuousClock.now
    var task: Task<Int32, Never>?
  }

  /// Tells of every signal that has come since the program listens.
  private static func watch(
    _ handler: @escaping @Sendable (Int32) -> Void
  ) -> (any DispatchSourceRead)? {
    guard let end = ends.first else { return nil }
    let source = DispatchSource.makeReadSource(fileDescriptor: end, queue: queue)
    source.setEventHandler {
      var byte: UInt8 = 0
      while read(end, &byte, 1) == 1 { handler(Int32(byte)) }
    }
    source.resume()
    return source
  }
}

/// A folder of files that is gone with the command.
struct TemporaryFolder {
  let path: String
  /// Those that are there.
  private static let all = Mutex<Set<String>>([])

  /// Makes one that only its owner can read.
  /// - Throws: ``Failure``.
  init() throws {
    let place = Environment.value("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    var template = "\(place)/potluck-XXXXXX".utf8CString
    let path = template.withUnsafeMutableBufferPointer { name in
      name.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let path else {
      throw Failure(
        "no folder can be made in \(place)", fix: "set TMPDIR to a folder that can be written to")
    }
    self.path = path
    _ = Self.all.withLock { $0.insert(path) }
  }

  private init(path: String) { self.path = path }

  /// Removes those that are there, for a program that ends at once.
  static func removeAll() {
    for path in all.withLock(\.self) { TemporaryFolder(path: path).remove() }
  }

  /// Removes it with its files.
  func remove() {
    for name in (try? FolderNames.names(in: path)) ?? [] { unlink("\(path)/\(name)") }
    rmdir(path)
    _ = Self.all.withLock { $0.remove(path) }
  }
}
