import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct FrameReaderTests {
  /// Feeds a text in pieces and collects what is found.
  private func frames(
    _ input: [UInt8], pieces: Int = .max, framing: StdioFraming = .auto
  ) -> [String] {
    var reader = FrameReader(framing)
    var found: [String] = []
    func note(_ frame: Frame) {
      switch frame {
      case .message(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
      case .problem(.badHeader): found.append("<bad header>")
      case .problem(.tooLarge): found.append("<too large>")
      }
    }
    var place = 0
    while place < input.count {
      let end = min(input.count, place + min(pieces, input.count))
      Array(input[place..<end]).withUnsafeBytes { reader.feed($0) }
      while let frame = reader.next() { note(frame) }
      place = end
    }
    if let frame = reader.atEnd() { note(frame) }
    return found
  }

  private func frames(_ input: String, pieces: Int = .max) -> [String] {
    frames(Array(input.utf8), pieces: pieces)
  }

  private func header(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test func `the first byte that is not blank decides`() {
    #expect(frames("\u{FEFF} \r\n{\"a\":1}\n[2]\n") == ["{\"a\":1}", "[2]"])
    #expect(frames("\n" + header("{}")) == ["{}"])
    #expect(frames("\u{FEFF}" + header("{}")) == ["{}"])
  }

  @Test func `pieces of any size give the same messages`() {
    let headers =
      header("{\"é\":1}") + "content-type: x\ncontent-length:7\n\n{\"b\":2}" + "\r\n\r\n"
      + header("") + "junk\r\n" + header("[3]")
    let lines = "{\"a\":1}\r\n\n  {\"b\":\"é\"} \n{\"c\":3}"
    // What looks like a byte order mark is none behind a blank, nor where it is not whole.
    let marks: [[UInt8]] = [
      [0x20, 0xEF, 0x5E], [0xEF, 0xBB, 0x5E], [0xEF, 0xBB], [0xEF, 0xBB, 0xBF, 0x5B],
    ]
    for input in [Array(headers.utf8), Array(lines.utf8)] + marks {
      let whole = frames(input)
      #expect(whole.count > 0)
      for size in 1...input.count { #expect(frames(input, pieces: size) == whole) }
    }
    #expect(frames(lines) == ["{\"a\":1}", "{\"b\":\"é\"}", "{\"c\":3}"])
    #expect(frames(headers) == ["{\"é\":1}", "{\"b\":2}", "", "<bad header>", "[3]"])
  }

  @Test(arguments: [
    "CONTENT-LENGTH: 2\r\n\r\n{}", "content-length:2\n\n{}", "Content-Length :  0002 \r\n\r\n{}",
    "X-Other: y\r\nContent-Length: 2\r\nContent-Type: a; charset=utf8\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", "\r\n\n\r\nContent-Length: 2\r\n\r\n{}",
  ])
  func `headers of every legal spelling are read`(input: String) {
    #expect(frames(input) == ["{}"])
  }

  @Test(arguments: [
    "Content-Length: -5\r\n\r\n{}", "Content-Length: 99999999999999999999\r\n\r\n{}",
    "Content-Length: 12abc\r\n\r\n{}", "Content-Length:\r\n\r\n{}", "Content-Type: x\r\n\r\n{}",
    "Hello, world!\n", "printed by accident", "Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    "{\"stray\": \"json\"}\n",
  ])
  func `after junk the next header is found, and the junk is told once`(junk: String) {
    let input = header("[1]") + junk + header("[2]") + header("[3]")
    for size in [1, 7, Int.max] {
      #expect(frames(input, pieces: size) == ["[1]", "<bad header>", "[2]", "[3]"])
    }
  }

  @Test(arguments: ["\n", "\r\n", " \n", "Content-Length:", "a: b\n"])
  func `no junk costs more than its length`(piece: String) {
    let junk = String(repeating: piece, count: 200_000)
    #expect(frames(header("[1]") + junk + "\n\n" + header("[2]")).last == "[2]")
  }

  @Test func `a header that never ends is given up`() {
    let endless = String(repeating: "x", count: 40_000)
    #expect(frames(header("[1]") + endless + header("[2]")) == ["[1]", "<bad header>", "[2]"])
  }

  @Test(
    arguments: ["Content-Length:", "Content-Length: 1\n", "a:b\n", ": "])
  func `junk that goes on like a header costs no more than other junk`(part: String) {
    let junk = String(repeating: part, count: (2 << 20) / part.utf8.count)
    let found = frames(header("[1]") + junk + "\n\n" + header("[2]") + header("[3]"))
    #expect(found.prefix(2) == ["[1]", "<bad header>"])
    #expect(found.last == "[3]")
  }

  @Test func `a message over the limit is skipped to its end and nothing else is lost`() {
    let size = FrameReader.messageLimit + 1
    let filler = [UInt8](repeating: UInt8(ascii: "x"), count: size)
    let headers =
      Array("Content-Length: \(size)\r\n\r\n".utf8) + filler + Array(header("[2]").utf8)
    #expect(frames(headers, pieces: 1 << 20) == ["<too large>", "[2]"])
    let lines = Array("[1]\n[".utf8) + filler + Array("]\n[2]\n".utf8)
    #expect(frames(lines, pieces: 1 << 20) == ["[1]", "<too large>", "[2]"])
  }

  @Test func `a length that is too long gives back the message that it swallowed`() {
    var reader = FrameReader(.lsp)
    let first = "{\"a\":1}"
    let input = "Content-Length: \(first.utf8.count + 9)\r\n\r\n" + first + header("[2]")
    Array(input.utf8).withUnsafeBytes { reader.feed($0) }
    guard case .message? = reader.next() else {
      Issue.record("no message")
      return
    }
    reader.distrustLastMessage(from: first.utf8.count)
    #expect(reader.next() == .message(Array("[2]".utf8)))
    #expect(reader.next() == nil)
  }

  @Test func `no input makes the reader stop for good`() {
    var generator = SeededRandom(seed: 3)
    let parts = [
      "Content-Length: 2\r\n\r\n{}", "\r\n", "Content-Length", ":", "{", "}", "\n", "x", "[1]\n",
    ]
    for _ in 0..<2_000 {
      let count = Int.random(in: 1..<12, using: &generator)
      let input = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let closing = header("[\"last\"]")
      let found = frames("A: b\r\n\r\n" + input + "\n\n\n" + closing + closing)
      #expect(found.last == "[\"last\"]", "\(input)")
    }
  }
}
