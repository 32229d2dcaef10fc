import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct CanonicalURLTests {
  static let plain = "allrecipes.com/recipe/12503/winter-soup"

  @Test(arguments: [
    "http://allrecipes.com/recipe/12503/winter-soup",
    "HTTPS://WWW.AllRecipes.com/Recipe/12503/Winter-Soup/",
    "http://m.allrecipes.com:80/recipe/12503/winter-soup",
    "https://mobile.allrecipes.com:443/recipe//12503/winter-soup/#reviews",
    "//www2.allrecipes.com/recipe/12503/winter-soup",
    "allrecipes.com/recipe/12503/winter-soup?utm_source=x&fbclid=IwAR1&gclid=C&mc_cid=4",
    "http://allrecipes.com/recipe/12503/winter%2Dsoup/?print",
    "http://allrecipes.com/r%65cipe/12503/winter-soup/print/",
    "http://allrecipes.com/recipe/12503/winter-soup/amp/?amp=1",
    "http://allrecipes.com/recipe/12503/winter-soup/index.html",
    "http://allrecipes.com/recipe/12503/./x/../winter-soup;jsessionid=9",
    "  http://allrecipes.com/recipe/12503/winter-soup\n",
    "https://www.google.com/amp/s/www.allrecipes.com/recipe/12503/winter-soup",
    "https://allrecipes-com.cdn.ampproject.org/c/s/allrecipes.com/recipe/12503/winter-soup/",
  ])
  func `one page has one form`(url: String) {
    #expect(CanonicalURL.identity(of: url) == Self.plain)
  }

  @Test(arguments: [
    "https://www.google.com/url?sa=t&q=&url=http%3A%2F%2Fallrecipes.com%2Frecipe%2F12503%2Fwinter-soup&usg=A",
    "https://l.facebook.com/l.php?u=http%3A%2F%2Fallrecipes.com%2Frecipe%2F12503%2Fwinter%252dsoup%2F&h=A",
    "https://out.reddit.com/t3_1?url=http%3A%2F%2Fm.allrecipes.com%2Frecipe%2F12503%2Fwinter-soup",
    "https://www.pinterest.com/offsite/?token=3&url=http%3A%2F%2Fallrecipes.com%2Frecipe%2F12503%2Fwinter-soup%2F",
    "https://click.shop.example/deeplink?id=6&murl=http%3A%2F%2Fallrecipes.com%2Frecipe%2F12503%2Fwinter-soup%3Famp%3D1",
    "https://duckduckgo.com/l/?uddg=http%3A%2F%2Fallrecipes.com%2Frecipe%2F12503%2Fwinter-soup",
    "https://web.archive.org/web/20130102/http://allrecipes.com/recipe/12503/winter-soup/",
    "https://r.search.yahoo.com/_ylt=A/RU=http%3a%2f%2fallrecipes.com%2frecipe%2f12503%2fwinter-soup/RK=2",
    "https://prf.example/click/camref:1/destination:http%3A%2F%2Fallrecipes.com%2Frecipe%2F12503%2Fwinter-soup",
  ])
  func `redirects are unwrapped`(url: String) {
    #expect(CanonicalURL.identity(of: url) == Self.plain)
  }

  @Test(arguments: [
    ("http://x.com/view.php?id=123", "http://x.com/view.php?id=124"),
    ("http://x.com/r.php?recipe_id=1&lang=en", "http://x.com/r.php?recipe_id=1&lang=fr"),
    ("http://x.com/recipe.php?ref=12", "http://x.com/recipe.php?ref=13"),
    ("http://x.com/index.cfm?rid=1", "http://x.com/index.cfm?rid=2"),
    ("http://x.com/#/recipe/12", "http://x.com/#/recipe/13"),
    ("http://x.com/a%2Fb", "http://x.com/a/b"),
    ("http://x.com/r?q=aB", "http://x.com/r?q=Ab"),
    ("http://x.com:8080/soup", "http://x.com/soup"),
    ("http://youtu.be/aBc", "http://youtu.be/abC"),
    ("http://food.x.com/soup", "http://x.com/soup"),
  ])
  func `what selects a page is never removed`(one: String, other: String) {
    #expect(CanonicalURL.identity(of: one) != nil)
    #expect(CanonicalURL.identity(of: one) != CanonicalURL.identity(of: other))
  }

  @Test func `parameters are sorted and told once`() {
    let one = CanonicalURL.identity(of: "http://x.com/r.php?b=2&a=1&a=1&ref=site")
    #expect(one == "x.com/r.php?a=1&b=2")
    #expect(one == CanonicalURL.identity(of: "http://x.com/r.php?a=1&amp;b=2"))
  }

  @Test(arguments: [
    "", " ", "mailto:a@b.c", "javascript:alert(1)", "ftp://x.com/a", "http://", "http:///x", "soup",
    "https://allrecipes.com/", "http://x.com?utm_source=a", "\u{0}\u{1}\u{2}\u{3}",
    "http://a b.com/x",
  ])
  func `what names no page has no form`(url: String) {
    #expect(CanonicalURL.identity(of: url) == nil)
  }

  @Test func `broken and hostile links neither crash nor cost more than their length`() {
    for text in [
      "http://x.com/%", "http://x.com/%z", "http://x.com/%4", "http://%/a", "http://x.com/a?%=%",
    ] {
      _ = CanonicalURL.identity(of: text)
    }
    let nested = String(repeating: "https://www.google.com/url?url=", count: 500) + "http://x.com/a"
    #expect(CanonicalURL.identity(of: nested) != nil)
    let slashes = "http://x.com/" + String(repeating: "../a//", count: 2_000)
    #expect(CanonicalURL.identity(of: slashes) == "x.com/a")
    #expect(
      CanonicalURL.identity(of: "http://x.com/" + String(repeating: "a", count: 100_000)) == nil)
    let many = "http://x.com/a?" + (0..<900).map { "p\($0)=1" }.joined(separator: "&")
    #expect(CanonicalURL.identity(of: many) != nil)
  }

  @Test func `a form is its own form`() {
    var random = SeededRandom(seed: 7)
    let alphabet = Array("abcXYZ0129/%?&=#.-_:;+@é ".unicodeScalars)
    for _ in 0..<2_000 {
      var text = "http://host.example/"
      for _ in 0..<random.below(30) {
        text.unicodeScalars.append(alphabet[random.below(alphabet.count)])
      }
      guard let form = CanonicalURL.identity(of: text) else { continue }
      #expect(CanonicalURL.identity(of: "https://" + form) == form, "\(text)")
    }
  }

  @Test func `hosts that were read before change no form`() {
    var random = SeededRandom(seed: 8)
    var reader = HeadReader(count: 1_000)
    let hosts = [
      "x.example", "www.X.example", "x.example:80", "x.example:8080", "x.example.", "m.bing.com",
      "a@x.example", "10.0.0.7", "nas.local", "x", "google.com/amp/s/y.example",
    ]
    let paths = ["", "/", "/r/soup-12", "/2012/05/leek-soup.html", "/a-b_c.d/77", "/r?id=3&ref=a"]
    for _ in 0..<1_000 {
      let url = "http://\(random.pick(hosts))\(random.pick(paths))\(random.pick(paths))"
      var other = HeadReader(count: 1)
      let alone = other.reading(url)
      let beside = reader.reading(url)
      #expect(beside?.form == CanonicalURL.identity(of: url), "\(url)")
      #expect(beside?.form == alone?.form && beside?.parts == alone?.parts, "\(url)")
    }
  }
}

extension HeadReader {
  /// What a link comes to: its form, and the hashes of its site and its recipe's number.
  fileprivate mutating func reading(_ url: String) -> (form: String, parts: [UInt64])? {
    url.withBytes { link($0) }.map { reading in
      let parts = [reading.parts.site, reading.parts.recipeNumber, reading.host.name.identity]
      return (String(decoding: link.bytes, as: UTF8.self), parts)
    }
  }
}
