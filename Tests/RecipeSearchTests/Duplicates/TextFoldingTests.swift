import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct TextFoldingTests {
  private func fold(_ text: String, limit: Int = 1_000) -> String {
    let scratch = ByteScratch(capacity: 2_064)
    var writer = ByteWriter(scratch)
    TextFolding.append(text, limit: limit, to: &writer)
    return withExtendedLifetime(scratch) { String(decoding: writer.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    ("Crème BRÛLÉE", "creme brulee"), ("Cre\u{300}me", "creme"), ("Straße", "strasse"),
    ("Smørrebrød", "smorrebrod"), ("БОРЩ", "борщ"), ("Ｆｕｌｌ", "full"), ("味噌", "味噌"),
  ])
  func `letters lose case and accents`(text: String, folded: String) {
    #expect(fold(text) == folded)
  }

  @Test(arguments: [
    ("1½", "1 1/2"), ("⅔ cup", " 2/3 cup"), ("1⁄2", "1/2"), ("2–3", "2-3"),
    ("Granny’s", "granny's"),
    ("“hot”", "\"hot\""), ("wait…", "wait..."), ("• salt", "* salt"), ("Oreo®", "oreo"),
    ("a \t\r\n b", "a b"), ("a\u{A0}b", "a b"), ("soft\u{AD}ly", "softly"), ("350°", "350"),
  ])
  func `signs have one spelling`(text: String, folded: String) {
    #expect(fold(text) == folded)
  }

  @Test(arguments: [
    ("R&amp;B", "r&b"), ("R&amp;amp;B", "r&b"), ("a&nbsp;b", "a b"), ("a&amp;nbsp;b", "a b"),
    ("&eacute;", "e"), ("&Ntilde;", "n"), ("&#233;", "e"), ("&#xE9;", "e"), ("&frac12;", " 1/2"),
    ("&unknown;", "&unknown;"), ("&", "&"), ("&#;x", " x"), ("fish & chips", "fish & chips"),
  ])
  func `entities are decoded, once or twice`(text: String, folded: String) {
    #expect(fold(text) == folded)
  }

  @Test func `what is folded stays as it is`() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<20 {
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random))
        if let scalar, scalar != "&" { text.unicodeScalars.append(scalar) }
      }
      // A fraction brings a blank of its own, which the second time is one of a run.
      let once = fold(text).split(separator: " ").joined(separator: " ")
      #expect(fold(once) == once, "\(text.debugDescription)")
    }
  }

  @Test func `it makes no difference where eight bytes end`() {
    for length in 0..<20 {
      let start = String("SmokyChowderWithLeeks".prefix(length))
      let folded = fold(start + "  Crème & RICE`s  (2)")
      #expect(folded == start.lowercased() + " creme & rice's (2)")
    }
  }

  @Test func `no more than the limit is read`() {
    #expect(fold("chicken soup", limit: 7) == "chicken")
    #expect(fold(String(repeating: "½", count: 5_000)).utf8.count <= 2_064)
  }
}
