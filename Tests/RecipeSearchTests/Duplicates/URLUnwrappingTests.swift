import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct URLUnwrappingTests {
  /// The wrapped address, and whether the cheap test lets it be looked for.
  private func unwrap(_ url: String) -> (target: String?, mayWrap: Bool) {
    Array(url.utf8).withUnsafeBufferPointer { bytes in
      guard let anatomy = URLAnatomy(bytes) else { return (nil, false) }
      let target = URLUnwrapping.target(of: anatomy, bytes)
      let mayWrap =
        URLUnwrapping.mayWrap(host: anatomy.host, bytes) || URLUnwrapping.mayWrap(anatomy, bytes)
      return (target.map { String(decoding: $0, as: UTF8.self) }, mayWrap)
    }
  }

  @Test(arguments: [
    ("https://www.google.com/url?sa=t&url=http%3A%2F%2Fx.com%2Fsoup", "http://x.com/soup"),
    ("https://l.facebook.com/l.php?u=http%3A%2F%2Fx.com%2Fsoup&h=A", "http://x.com/soup"),
    ("https://out.shop.example/redirect?url=http://x.com/r?id=3&b=4", "http://x.com/r?id=3&b=4"),
    ("https://web.archive.org/web/2013/http://x.com/soup?id=3", "http://x.com/soup?id=3"),
    ("https://r.search.yahoo.com/a/RU=http%3a%2f%2fx.com%2fsoup/RK=2", "http://x.com/soup"),
    ("https://www.google.com/amp/s/x.com/soup", "http://x.com/soup"),
    ("https://x-com.cdn.ampproject.org/c/s/x.com/soup", "http://x.com/soup"),
    ("https://www.bing.com/ck/a?u=a1aHR0cDovL3guY29tL3NvdXA", "http://x.com/soup"),
  ])
  func `the wrapped address is found`(url: String, target: String) {
    #expect(unwrap(url).target == target)
    #expect(unwrap(url).mayWrap)
  }

  @Test(arguments: [
    "http://x.com/soup", "http://x.com/soup?url=soup", "http://x.com/recipe?id=12",
    "http://x.com/search?q=http%3A%2F%2Fy.com%2Fsoup", "http://x.com/https", "http://bing.com/amp",
    "https://www.google.com/amp/", "https://www.google.com/url?url=", "http://x.com/?u=%",
  ])
  func `a link to its own page wraps nothing`(url: String) {
    #expect(unwrap(url).target == nil)
  }

  @Test func `whatever holds an address passes the cheap test`() {
    var random = SeededRandom(seed: 5)
    let pieces = [
      "http:/", "/", "x.com", "https%3A%2F%2F", "?", "url=", "u=", "redirect", "amp", "bing.com",
      "ampproject.org", "&", "soup", "%", "a1", "google.com",
    ]
    for _ in 0..<2_000 {
      let url = "http://" + (0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let (target, mayWrap) = unwrap(url)
      #expect(target == nil || mayWrap, "\(url)")
    }
  }
}
