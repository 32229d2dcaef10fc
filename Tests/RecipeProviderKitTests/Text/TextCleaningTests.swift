import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct TextCleaningTests {
  @Test(arguments: [
    ("Soup", "Soup"), ("  Soup ", "Soup"), ("Roast Chicken \r\n\t\t\r\n\t\r\n\n", "Roast Chicken"),
    ("\nBanana Split Squares Recipe\n\n", "Banana Split Squares Recipe"),
    ("a\u{A0}\u{A0}b\u{2003}c\u{2028}d\u{85}e", "a b c d e"), ("a  b", "a b"),
    ("Salt & Pepper", "Salt & Pepper"), ("AT&T; M&M", "AT&T; M&M"), ("&", "&"), ("&;", "&;"),
    ("Mac &amp; Cheese", "Mac & Cheese"), ("M&amp;amp;M", "M&M"), ("&amp;#039;", "'"),
    ("&#8217;&#x2019;&#X2019;", "’’’"), ("&frac12; cup", "½ cup"), ("Caf&eacute;", "Café"),
    ("&Eacute;clair &euro;&hearts;", "Éclair €♥"), ("&apos;", "'"), ("&#146;", "’"),
    ("a&#0;b", "a\u{FFFD}b"), ("a&#xD800;b", "a\u{FFFD}b"), ("a&#99999999;b", "a\u{FFFD}b"),
    ("&nope; &eacute", "&nope; &eacute"), ("&#; &#x; &#12a;", "&#; &#x; &#12a;"),
    ("<b>Bold</b> soup", "Bold soup"), ("one<br>two<br/>three", "one two three"),
    ("<p>a</p><p>b</p>", "a b"), ("1 < 2 > 0", "1 < 2 > 0"), ("I <heart> soup", "I <heart> soup"),
    ("&lt;b&gt;Soup&lt;/b&gt;", "Soup"), ("a &lt; b", "a < b"), ("x<!-- note -->y", "xy"),
    ("a<script>alert('<b>')</script>b", "a b"), ("a<script>no end", "a"),
    ("<a href=\"x>y\">link</a>", "y\">link"), ("a <b", "a <b"), ("<<b>", "<"),
    ("red\u{1B}[31m", "red[31m"), ("a\u{202E}gpj\u{200B}b", "agpjb"), ("\u{FEFF}Soup", "Soup"),
    ("a \u{200B} b", "a b"), ("so\u{AD}up", "soup"), ("👩‍🍳 soup", "👩‍🍳 soup"),
  ])
  func `a text becomes one plain line`(text: String, line: String) {
    #expect(TextCleaning.clean(text) == line)
  }

  @Test func `it makes no difference where eight bytes end`() {
    for length in 1..<20 {
      let start = String("SmokyChowderWithLeeks".prefix(length))
      #expect(TextCleaning.clean(start + "  and rice ") == start + " and rice")
      #expect(TextCleaning.clean(start + " &amp; rice") == start + " & rice")
    }
  }

  @Test func `a letter comes out the same whether or not the rest needs cleaning`() {
    for value in UInt32(0x20)...0x3000 {
      guard let scalar = Unicode.Scalar(value), scalar != "&", scalar != "<" else { continue }
      for text in ["Soup\(scalar)of peas \(scalar)", "\(scalar)"] {
        #expect(TextCleaning.clean(text) == TextCleaning.clean(text + "<b></b>"), "\(value)")
      }
    }
  }

  @Test(arguments: [
    "", " ", "\n\t", "&nbsp;", " &nbsp; &nbsp;", "&amp;nbsp;", "N/A", " n/a ", "null", "undefined",
    "\u{200B}", "\u{200D}", "<br>", "<p></p>", "&#8203;", "&#x202E;",
  ])
  func `what says nothing is absent`(text: String) {
    #expect(TextCleaning.clean(text) == nil)
  }

  @Test func `every name of HTML 4 is known`() {
    let samples = [
      ("nbsp", nil), ("quot", "\""), ("amp", "&"), ("lt", "<"), ("gt", ">"), ("iexcl", "¡"),
      ("yuml", "ÿ"), ("fnof", "ƒ"), ("Alpha", "Α"), ("thetasym", "ϑ"), ("bull", "•"),
      ("hellip", "…"), ("trade", "™"), ("larr", "←"), ("forall", "∀"), ("loz", "◊"),
      ("diams", "♦"), ("OElig", "Œ"), ("Yuml", "Ÿ"), ("permil", "‰"), ("euro", "€"),
      ("zwnj", nil), ("rsaquo", "›"),
    ]
    for (name, value) in samples { #expect(TextCleaning.clean("&\(name);") == value, "\(name)") }
  }

  @Test func `a text that is too long ends in an ellipsis`() {
    #expect(TextCleaning.clean("abcdef", limit: 6) == "abcdef")
    #expect(TextCleaning.clean("abcdefg", limit: 6) == "abcde…")
    #expect(TextCleaning.clean("abcd efg", limit: 6) == "abcd…")
    let long = TextCleaning.clean(String(repeating: "é", count: 100_000))
    #expect(long?.unicodeScalars.count == ListingLimits.titleCharacters)
  }

  @Test func `ingredient lines lose what is empty and are bounded`() {
    let lines = ["1 tablespoon butter\n", "&nbsp;", " teaspoon mustard", "N/A", "½ cup"]
    #expect(
      TextCleaning.ingredientLines(lines) == ["1 tablespoon butter", "teaspoon mustard", "½ cup"])
    let many = (0..<5_000).map(String.init)
    #expect(TextCleaning.ingredientLines(many).count == ListingLimits.ingredientLines)
  }

  @Test(arguments: [
    ("a, b, a", ["a", "b"]), ("chicken, chicken", ["chicken"]), ("", []), (" , ,", []),
    ("Salt, salt", ["Salt"]), ("cr&egrave;me, &nbsp;, x", ["crème", "x"]), ("one", ["one"]),
  ])
  func `a joined list is split without repeats`(list: String, names: [String]) {
    #expect(TextCleaning.splitIngredients(list) == names)
  }

  @Test func `random texts come out plain, bounded and the same when cleaned again`() {
    let parts = [
      "soup", " ", "  ", "&", "&amp;", "&amp;amp;", "&nbsp;", "&#8217;", "&#x1B;", "<b>", "</b>",
      "<", ">", "<script>", "</script>", "\u{1B}[2J", "\r\n", "\t", "\u{202E}", "\u{200B}", "é",
      "e\u{301}", "👩‍🍳", "\u{0}", "<!--", "-->", "&lt;", "&gt;", "ß", "\u{FEFF}", ";", "#", "x",
    ]
    var random = SeededRandom(seed: 11)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<14, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      guard let line = TextCleaning.clean(text, limit: 40) else { continue }
      #expect(line.unicodeScalars.count <= 40)
      let isSafe = line.unicodeScalars.allSatisfy { !$0.isUnsafeToPrint }
      #expect(isSafe, "\(text.debugDescription)")
      #expect(line.first != " " && line.last != " " && !line.contains("  "))
      if !text.contains("&") && !text.contains("<") {
        #expect(TextCleaning.clean(line, limit: 40) == line, "\(text.debugDescription)")
      }
    }
  }

  // Work that grew with the square of the length would take hours here.
  @Test(
    arguments: ["<", "<a ", "&", "&amp", "<!--", "<script>", "</b", "&#", "\u{301}"])
  func `hostile texts cost work in proportion to their length`(_ part: String) {
    let cleaned = TextCleaning.clean(String(repeating: part, count: 100_000), limit: 100)
    #expect((cleaned ?? "").count <= 100)
  }
}
