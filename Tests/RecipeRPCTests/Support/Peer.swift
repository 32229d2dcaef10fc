import PotluckSupport
import RecipeModel
import Testing

@testable import RecipeRPC

/// A client at the other ends of two pipes, for a server in the same process.
final class Peer: Sendable {
  /// What the server uses.
  let streams: StandardStreams
  private let input: Int32
  private let output: Int32

  init() {
    signal(SIGPIPE, SIG_IGN)
    let (toServer, fromServer) = (Self.makePipe(), Self.makePipe())
    streams = StandardStreams(input: toServer.read, output: fromServer.write)
    (input, output) = (toServer.write, fromServer.read)
  }

  deinit { close(output) }

  private static func makePipe() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0)
    // No other test's child may keep an end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Writes to the server.
  func send(_ text: String) async {
    await Self.blocking { [input] in
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { SystemCalls.write(input, $0) }
        guard let count else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Ends the server's input.
  func closeInput() { close(input) }

  /// Reads until the server has written so many lines.
  func lines(_ count: Int) async -> [String] {
    await read(lines: count).split(separator: "\n").map(String.init)
  }

  /// Reads until the server has written a text.
  func lines(upTo text: String) async -> [String] {
    var output = ""
    while !output.contains(text) {
      let more = await read(lines: 1)
      if more.isEmpty { break }
      output += more
    }
    return output.split(separator: "\n").map(String.init)
  }

  private func read(lines count: Int) async -> String {
    await Self.blocking { [output] in
      var bytes: [UInt8] = []
      var found = 0
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while found < count {
        let got = buffer.withUnsafeMutableBytes { SystemCalls.read(output, into: $0) }
        guard let got, got > 0 else { break }
        found += buffer[..<got].count { $0 == 0x0A }
        bytes += buffer[..<got]
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Closes the server's ends, when it has returned, and reads what is left.
  func rest() async -> String {
    close(streams.output)
    close(streams.input)
    return await read(lines: .max)
  }

  /// Runs what may block outside the threads that tasks share, of which there may be only two.
  private static func blocking<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      BlockingThread.start { continuation.resume(returning: work()) }
    }
  }

  /// Gives all input at once, ends it, serves it, and returns the status and what was written.
  static func serve(
    _ input: String, handler: any MessageHandler, framing: StdioFraming = .auto
  ) async -> (status: Int32, output: String) {
    let peer = Peer()
    async let status = Connection(
      handler, options: StdioOptions(framing: framing), streams: peer.streams
    ).run()
    await peer.send(input)
    peer.closeInput()
    return (await status, await peer.rest())
  }
}
