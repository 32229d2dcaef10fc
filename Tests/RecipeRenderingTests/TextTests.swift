import RecipeModel
import TestSupport
import Testing

@testable import RecipeRendering

/// The small tools that every renderer stands on.
@Suite(.fewAtOnce) struct TextTests {
  @Test(arguments: [
    ("soup", 4), ("", 0), ("豆腐", 4), ("ｶﾅ", 2), ("Ｆ", 2), ("cre\u{301}me", 5), ("👩‍👩‍👧‍👦", 2), ("🇫🇷🇯🇵", 4),
    ("👍🏽", 2), ("❤️", 2), ("1️⃣", 2), ("한글", 4), ("שָׁלוֹם", 4), ("…", 1), ("─", 1), ("a\u{200D}b", 2),
  ])
  func `display width counts columns`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("  many   spaces ", "many spaces"),
    ("a\r\n\tb\u{2028}c\u{A0}d", "a b c d"), ("\u{1B}[31mred", "␛[31mred"),
    ("\u{9B}31m", "\u{FFFD}31m"), ("x\u{7F}y\u{0}z", "x␡y␀z"),
    ("ab\u{202E}cd\u{200B}\u{FEFF}", "abcd"), ("👩\u{200D}🍳", "👩\u{200D}🍳"), ("\u{200B}", ""),
  ])
  func `the sanitizer shows controls and drops hidden marks`(text: String, expected: String) {
    #expect(Sanitizer.terminal(text) == expected)
    #expect(Sanitizer.terminal(Sanitizer.terminal(text)) == expected)
  }

  @Test func `endless stacks of marks are cut`() {
    let zalgo = "e" + String(repeating: "\u{301}", count: 500)
    #expect(Sanitizer.terminal(zalgo).unicodeScalars.count == 16)
  }

  @Test(arguments: [
    ("https://joe:pw@e.com:8080/api?key=1#f", "https://e.com:8080/api"),
    ("http://e.com", "http://e.com"), ("/home/joe/recipes", "/home/joe/recipes"),
    ("https://a@b@e.com/x@y", "https://e.com/x@y"), ("\u{1B}[2Jhttp://e.com", "␛[2Jhttp://e.com"),
  ])
  func `an endpoint is shown without credentials`(address: String, shown: String) {
    #expect(Sanitizer.endpoint(address) == shown)
  }

  @Test(arguments: [
    (1, "1 min"), (35, "35 min"), (60, "1 h"), (65, "1 h 5 min"), (2879, "47 h 59 min"),
    (2880, "2 d"), (2950, "2 d 1 h"),
  ])
  func `cooking times are readable`(minutes: Int, text: String) {
    #expect(Wording.minutes(minutes) == text)
  }

  @Test(arguments: [
    (0, "0 ms"), (99, "99 ms"), (100, "0.1 s"), (430, "0.4 s"), (1000, "1 s"), (9949, "9.9 s"),
    (9950, "10 s"), (59_499, "59 s"), (59_500, "1 min"), (65_000, "1 min 5 s"),
  ])
  func `running times are readable`(milliseconds: Int, text: String) {
    #expect(Wording.seconds(.milliseconds(milliseconds)) == text)
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (1_795_271_063, "2026-11-21T14:24:23Z"), (-1, "1969-12-31T23:59:59Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"),
  ])
  func `moments are ISO 8601`(seconds: Int, text: String) {
    #expect(Wording.timestamp(seconds) == text)
  }

  @Test func `a moment beyond the year 9999 is none`() {
    #expect(Wording.timestamp(.max) == nil)
    #expect(Wording.timestamp(.min) == nil)
  }

  @Test func `numbers stay with their units where a line ends`() {
    #expect(TextFitting.wrap("it took 0.4 s", to: 12) == ["it took", "0.4 s"])
    #expect(TextFitting.wrap("failed (HTTP 500), so", to: 14) == ["failed", "(HTTP 500), so"])
    #expect(TextFitting.wrap("abcdefgh", to: 3) == ["abc", "def", "gh"])
    #expect(TextFitting.wrap("one two three four", to: 8, maxLines: 2) == ["one two", "three …"])
    #expect(TextFitting.wrap("豆腐豆腐", to: 3) == ["豆", "腐", "豆", "腐"])
  }

  @Test func `a text of lines goes on where its words begin, and long words stay whole`() {
    func fitted(_ text: String, _ width: Int = 20) -> [String] {
      TextFitting.reflow(text, to: width).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
    #expect(fitted("short\n") == ["short", ""])
    #expect(fitted("ok   cache: 12 answers in it") == ["ok   cache: 12", "     answers in it"])
    #expect(fitted("  fix: name the words of it") == ["  fix: name the", "    words of it"])
    #expect(fitted("- one thing and another one") == ["- one thing and", "  another one"])
    #expect(
      fitted("see https://soups.example/leek/soup now")
        == ["see", "https://soups.example/leek/soup", "now"])
    #expect(fitted("切碎的洋葱和盐调味即可食用非常美味", 10).allSatisfy { DisplayWidth.of($0) <= 10 })
    let deep = String(repeating: " ", count: 30) + "far in"
    #expect(fitted(deep).joined().contains("far in"))
    #expect(TextFitting.reflow(deep, to: nil) == deep)
  }

  @Test func `words are cut between two of them where there is room`() {
    #expect(TextFitting.truncate("butternut squash soup", to: 19) == "butternut squash …")
    #expect(TextFitting.truncate("butternut", to: 6) == "butte…")
    #expect(TextFitting.truncate("a butternutsquash", to: 10) == "a buttern…")
  }

  @Test func `no line begins with a closing mark`() {
    #expect(TextFitting.wrap("水を切り、煮る。", to: 8) == ["水を切", "り、煮", "る。"])
    #expect(TextFitting.wrap("。。。。", to: 4) == ["。。", "。。"])
  }

  @Test func `Markdown keeps plain words plain`() {
    #expect(Markdown.escape("Mac & Cheese (the best!)") == "Mac & Cheese (the best!)")
    #expect(Markdown.escape("&lt;b> &#60; &x") == "&amp;lt;b&gt; &amp;\\#60; &x")
    #expect(Markdown.escape("3. of - all + 0.5 s") == "3\\. of - all + 0.5 s")
    #expect(Markdown.escape("1.33 kg rice") == "1.33 kg rice")
    #expect(Markdown.escape("12)") == "12\\)")
    #expect(Markdown.escape("www.e.com https://e.com") == "www\\.e.com https\\://e.com")
    #expect(Markdown.escape("- a [b](c) `d`") == "\\- a \\[b\\](c) \\`d\\`")
  }
}
