import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeProcess

@Suite(.fewAtOnce)
struct PartTests {
  private func split(_ chunks: [String], limit: Int) -> [String] {
    var splitter = LineSplitter(limit: limit)
    var lines: [String] = []
    func take(_ line: LineSplitter.Line) {
      lines.append(String(decoding: line.bytes, as: UTF8.self) + (line.isCut ? "…" : ""))
    }
    for chunk in chunks { Array(chunk.utf8).withUnsafeBytes { splitter.feed($0, take) } }
    if let rest = splitter.finish() { take(rest) }
    return lines
  }

  @Test func `lines are found wherever the chunks are cut`() {
    let text = "one\ntwo\r\n\nthree"
    #expect(split([text], limit: 9) == ["one", "two", "", "three"])
    #expect(split(text.map(String.init), limit: 9) == ["one", "two", "", "three"])
  }

  @Test func `no more of a line is held than the limit`() {
    #expect(split(["abcdefgh\nxy\nabcd", "efgh"], limit: 4) == ["abcd…", "xy", "abcd…"])
    #expect(split(["abcd\n"], limit: 4) == ["abcd"])
  }

  @Test func `a line is cleaned, redacted and cut to length`() {
    let text = LogText(secrets: [Secret("hunter2"), Secret("a b&c")])
    func line(_ bytes: String, isCut: Bool = false) -> String? {
      text(LineSplitter.Line(bytes: Array(bytes.utf8), isCut: isCut))
    }
    #expect(line("  a\t\tb \u{1B}[2Jhunter2 a%20b%26c <module> ") == "a b [2J••• ••• <module>")
    #expect(line(" \u{7}\t") == nil)
    #expect(line(String(repeating: "x", count: 900))?.count == 499)
    let halfASecret = String(repeating: " ", count: 16_377) + "hunter"
    #expect(line(halfASecret, isCut: true) == Redaction.mark)
  }

  @Test func `a broken line is told whose answer it was meant to be`() {
    func id(_ line: String, _ open: [Int]) -> Int? {
      BrokenMessage.id(in: Array(line.utf8), of: open)
    }
    #expect(id(#"{"jsonrpc": "2.0", "id": 12, "result": [}"#, [11, 12]) == 12)
    #expect(id(#"{"jsonrpc":"2.0","resu"#, [11]) == 11)
    #expect(id(#"{"jsonrpc":"2.0","resu"#, [11, 12]) == nil)
    #expect(id(#"{"jsonrpc":"2.0","id":99999999999999999999}"#, [1, 2]) == nil)
    #expect(id(#"{'query': 1}"#, [1]) == nil)
    #expect(id("", [1]) == nil)
  }
}
