import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct WebLinkTests {
  @Test(arguments: [
    "http://a.example", "https://a.example/x?y=z#w", "HTTP://A.example/ü", "http://a.example/x ",
    "http://www.cooks.com/rec/view/0,165,1-1,00.html", "http://[::1]/x", "http://a.example:80/",
    "http://a.example/@user",
  ])
  func `a web link is accepted byte for byte`(link: String) {
    #expect(WebLink.accept(link).map { Array($0.utf8) } == Array(link.utf8))
  }

  @Test(arguments: [
    "", "a.example", "//a.example", "ftp://a.example", "javascript:alert(1)", "data:text/html,x",
    "file:///etc/passwd", "http:", "http://", "http:///x", "http://:80/", "http://u:p@a.example/",
    "http://good.example@evil.example", "http://a.example/\n", "http://a.example/\u{202E}x",
    "http://a.example/\u{1B}[31m", " http://a.example", "java\nscript:alert(1)", "http:a.example",
    "http://\\evil", "http://good.example\\@evil.example/",
  ])
  func `anything else is absent`(link: String) {
    #expect(WebLink.accept(link) == nil)
  }

  @Test func `a very long link is absent`() {
    #expect(!WebLink.isWebLink("http://a.example/" + String(repeating: "x", count: 10_000)))
  }
}
