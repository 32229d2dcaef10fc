import Foundation
import RecipeModel
import Subprocess
import Synchronization
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A client of the real program, over pipes.
///
/// It asks, waits and looks at what comes; it never hurries, because the machine may be busy.
final class WireClient: Sendable {
  /// How messages are told apart.
  enum Framing {
    case headers
    case lines
  }

  /// Why a client got nothing.
  struct Silence: Error, CustomStringConvertible {
    var description: String
  }

  private let framing: Framing
  private let input: Mutex<Int32?>
  private let inbox = Inbox()
  private let lastID = Mutex(0)

  private init(_ framing: Framing, input: Int32) {
    self.framing = framing
    self.input = Mutex(input)
  }

  /// What a run came to.
  struct Run<Value> {
    /// What the client's work returned.
    var value: Value
    /// What the program wrote to standard error.
    var errors: String
    /// The exit code; 128 plus the number of a signal that ended it.
    var code: Int32
  }

  /// Runs the program for a client's work; its input ends with the work.
  static func run<Value: Sendable>(
    _ arguments: [String], _ framing: Framing = .headers, environment: [String: String] = [:],
    _ work: (WireClient) async throws -> Value
  ) async throws -> Run<Value> {
    let (input, output, errors) = (try Pipe.make(), try Pipe.make(), try Pipe.make())
    let client = WireClient(framing, input: input.writer)
    let told = Mutex([UInt8]())
    let threads = [
      Pipe.read(output.reader) { client.inbox.take($0) },
      Pipe.read(errors.reader) { bytes in told.withLock { $0 += bytes } },
    ]
    let program = Task {
      try await Subprocess.run(
        .path(FilePath(Potluck.path)), arguments: Arguments(arguments),
        environment: Potluck.clean(environment),
        input: .fileDescriptor(
          FileDescriptor(rawValue: input.reader), closeAfterSpawningProcess: true),
        output: .fileDescriptor(
          FileDescriptor(rawValue: output.writer), closeAfterSpawningProcess: true),
        error: .fileDescriptor(
          FileDescriptor(rawValue: errors.writer), closeAfterSpawningProcess: true)
      ).terminationStatus.shellCode
    }
    let value: Result<Value, any Error>
    do { value = .success(try await work(client)) } catch { value = .failure(error) }
    client.closeInput()
    let code = try await program.value
    for thread in threads { await thread.value }
    let text = String(decoding: told.withLock { $0 }, as: UTF8.self)
    return Run(value: try value.get(), errors: text, code: code)
  }

  // MARK: Sending

  /// Sends bytes as they are.
  func send(bytes: [UInt8]) {
    guard let descriptor = input.withLock(\.self) else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // A program that is gone takes no more; what it answered tells why.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a message.
  func send(_ message: JSON) {
    let body = message.bytes()
    switch framing {
    case .headers: send(bytes: Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    case .lines: send(bytes: body + [0x0A])
    }
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: JSON = [:]) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request without waiting.
  /// - Returns: its identifier.
  @discardableResult
  func begin(_ method: String, _ params: JSON = [:]) -> Int {
    let id = lastID.withLock { last in
      last += 1
      return last
    }
    send(["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params])
    return id
  }

  /// Ends the program's input.
  func closeInput() {
    let descriptor = input.withLock { input in
      defer { input = nil }
      return input
    }
    if let descriptor { close(descriptor) }
  }

  // MARK: Receiving

  /// Sends a request and waits for its answer, whatever else comes before.
  func request(_ method: String, _ params: JSON = [:]) async throws -> JSON {
    try await answer(to: begin(method, params))
  }

  /// The `result` of a request.
  func result(_ method: String, _ params: JSON = [:]) async throws -> JSON {
    let answer = try await request(method, params)
    return try #require(answer["result"], "\(method) failed: \(answer.text())")
  }

  /// The answer to a request.
  func answer(to id: Int) async throws -> JSON {
    try await message("the answer to \(id)") { $0["id"]?.intValue == id && $0["method"] == nil }
  }

  /// The next message that fits; it is taken out, and those before it stay.
  func message(
    _ what: String, where fits: @escaping @Sendable (JSON) -> Bool
  ) async throws -> JSON {
    while true {
      let (found, isEnd) = inbox.first(where: fits)
      if let found { return found }
      guard !isEnd, !Task.isCancelled else {
        throw Silence(description: "\(what) did not come; left: \(inbox.left)")
      }
      await inbox.change(within: .seconds(1))
    }
  }

  /// What came and was not taken.
  var left: [JSON] { inbox.left }

  /// Introduces an editor.
  func initialize() async throws -> JSON {
    let answer = try await result("initialize", ["processId": nil, "capabilities": [:]])
    notify("initialized")
    return answer
  }
}

/// What came from the program, frame by frame.
private final class Inbox: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var messages: [JSON] = []
    var isEnd = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var left: [JSON] { state.withLock(\.messages) }

  /// Takes bytes; none mean the end.
  func take(_ bytes: [UInt8]) {
    let waiters = state.withLock { state in
      state.bytes += bytes
      if bytes.isEmpty { state.isEnd = true }
      while let message = Self.message(&state.bytes) { state.messages.append(message) }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  func first(where fits: (JSON) -> Bool) -> (JSON?, isEnd: Bool) {
    state.withLock { state in
      guard let index = state.messages.firstIndex(where: fits) else { return (nil, state.isEnd) }
      return (state.messages.remove(at: index), state.isEnd)
    }
  }

  /// Waits for something to come, or for a moment.
  func change(within limit: Duration) async {
    let timer = Task {
      try await Task.sleep(for: limit)
      wake()
    }
    await withCheckedContinuation { continuation in
      let isEnd = state.withLock { state in
        if !state.isEnd { state.waiters.append(continuation) }
        return state.isEnd
      }
      if isEnd { continuation.resume() }
    }
    timer.cancel()
  }

  private func wake() {
    let waiters = state.withLock { state in
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Cuts the first whole frame off; bytes that are no frame come as a text.
  private static func message(_ bytes: inout [UInt8]) -> JSON? {
    if bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[") {
      guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
      defer { bytes.removeFirst(end + 1) }
      return parsed(bytes[..<end])
    }
    let separator = Array("\r\n\r\n".utf8)
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: separator) }),
      let length = Int(
        String(decoding: bytes[..<end], as: UTF8.self).dropFirst("Content-Length: ".count)),
      bytes.count >= end + 4 + length
    else { return nil }
    defer { bytes.removeFirst(end + 4 + length) }
    return parsed(bytes[(end + 4)..<(end + 4 + length)])
  }

  private static func parsed(_ bytes: ArraySlice<UInt8>) -> JSON {
    (try? JSON(parsing: Array(bytes))) ?? .string(String(decoding: bytes, as: UTF8.self))
  }
}

/// A pipe that no other child gets a part of.
private enum Pipe {
  static func make() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Reads to the end on a thread of its own; no bytes mean the end.
  static func read(_ descriptor: Int32, _ take: @escaping @Sendable ([UInt8]) -> Void) -> Task<
    Void, Never
  > {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        take(Array(buffer[..<count]))
      }
      close(descriptor)
      take([])
      continuation.finish()
    }
    return Task { for await _ in stream {} }
  }
}

extension JSON {
  /// The element at that place of a list; nil where there is none.
  subscript(index: Int) -> JSON? {
    guard let list = arrayValue, list.indices.contains(index) else { return nil }
    return list[index]
  }
}
