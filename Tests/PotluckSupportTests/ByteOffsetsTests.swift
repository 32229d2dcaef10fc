import PotluckSupport
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ByteOffsetsTests {
  /// The first place by the plainest way to look for it.
  private func expected(_ word: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard text.count - word.count >= start else { return nil }
    return (start...text.count - word.count).first { text[$0...].starts(with: word) }
  }

  private func found(_ word: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    text.withUnsafeBytes { text in
      word.withUnsafeBytes { text.firstOffset(of: $0, from: start) }
    }
  }

  @Test func `a word is found at its first place, wherever that is`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      // Few letters, so that parts of the word stand everywhere.
      let letters: [UInt8] = [0x00, 0x61, 0x62, 0xE1]
      let length = Int.random(in: 0...80)
      let text = (0..<length).map { _ in letters.randomElement(using: &random) ?? 0 }
      let word = (0..<Int.random(in: 1...5)).map { _ in letters.randomElement(using: &random) ?? 0 }
      let start = Int.random(in: 0...text.count)
      #expect(
        found(word, in: text, from: start) == expected(word, in: text, from: start),
        "\(word) in \(text) from \(start)")
    }
  }

  @Test func `a word that is not there, is empty or is longer than the text is found nowhere`() {
    let text = Array("a page about onions, and about nothing else".utf8)
    #expect(found(Array("leek".utf8), in: text, from: 0) == nil)
    #expect(found([], in: text, from: 0) == nil)
    #expect(found(text + text, in: text, from: 0) == nil)
    #expect(found(Array("about".utf8), in: text, from: text.count + 3) == nil)
  }
}
