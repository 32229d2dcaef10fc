import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct RequestURLTests {
  @Test func `an address is built from base, segments and items`() throws {
    let base = try RequestURL(base: "https://Recipes.example:8443/kitchen//")
    let url = base.appending(path: "api", "a/b c", "ü").appending(query: "q", "fish & chips+1=2")
      .appending(query: "none", nil).appending(query: "page", "2")
    #expect(
      url.text
        == "https://recipes.example:8443/kitchen/api/a%2Fb%20c/%C3%BC"
        + "?q=fish%20%26%20chips%2B1%3D2&page=2")
    #expect(url.queryValue("q") == "fish & chips+1=2")
    #expect(url.origin == "https://recipes.example:8443")
    #expect(base.appending(path: "api", "").text.hasSuffix("/kitchen/api/"))
    #expect(base.droppingLast(path: "kitchen").path == "")
    #expect(base.droppingLast(path: "itchen").path == "/kitchen")
  }

  @Test(arguments: [
    ("http://a.example:80", "http://a.example"), ("HTTPS://A.EXAMPLE:443/x", "https://a.example"),
    ("http://a.example:8080", "http://a.example:8080"), ("http://[::1]:80/", "http://[::1]"),
    ("http://127.0.0.1:9", "http://127.0.0.1:9"), ("http://localhost.", "http://localhost."),
  ])
  func `an origin leaves the default port out`(text: String, origin: String) throws {
    #expect(try RequestURL(text).origin == origin)
  }

  @Test(
    arguments: [
      "", "a.example", "/path", "ftp://a.example", "http://", "http:///x", "http://a b.example",
      "http://a.example:0", "http://a.example:70000", "http://a.example:x", "http://a..example",
      "http://-ü.example", "http://[::1", "http://[zz]/", "http://a.example:+80",
      "http://a.example/\u{1B}", "http://[::1]x/", "http://a.example\\@b.example@c",
    ])
  func `what is no web address is refused`(text: String) {
    let error = #expect(throws: ProviderError.self) { try RequestURL(text) }
    #expect(error?.code == .misconfigured)
    #expect(error?.fix != nil)
  }

  @Test(arguments: [
    ("https://Bücher.example:8443/a?q", "https://xn--bcher-kva.example:8443/a?q"),
    ("http://BU\u{308}CHER.EXAMPLE.", "http://xn--bcher-kva.example."),
    ("http://faß.example", "http://xn--fa-hia.example"), ("http://食.jp/x", "http://xn--r35a.jp/x"),
    ("http://xn--bcher-kva.example", "http://xn--bcher-kva.example"),
    ("http://ex\u{430}mple.example", "http://xn--exmple-4nf.example"),
    ("http://１２７.0.0.1/", "http://127.0.0.1/"), ("http://１２７。０。０。１/", "http://127.0.0.1/"),
    ("http://①②⑦.1", "http://127.1"), ("http://ｌｏｃａｌｈｏｓｔ:80", "http://localhost:80"),
    ("http://[：：1]/", "http://[::1]/"),
  ])
  func `a host in Unicode is converted`(text: String, result: String) throws {
    #expect(try RequestURL(text).text == result)
  }

  @Test(arguments: [
    "http://\u{5D0}a.example", "http://ü\u{202E}.example", "http://a\u{200D}ü.example",
    "http://xn--ü.example", "http://ex／ü.example", "http://ü％2e.example", "http://ü：80.example",
    "http://ü＠b.example", "http://ü..example", "http://\u{34F}.example", "http://\u{FFFD}.example",
    "http://\(String(repeating: "ü", count: 60)).example",
  ])
  func `a host that no name server could know is refused`(text: String) {
    let error = #expect(throws: ProviderError.self) { try RequestURL(text) }
    #expect(error?.code == .misconfigured)
    #expect(error?.fix != nil)
  }

  @Test func `a password in an address is refused and not repeated`() {
    let error = #expect(throws: ProviderError.self) {
      try RequestURL(base: "https://me:hunter2@a.example/")
    }
    #expect(error?.description.contains("hunter2") == false)
    #expect(error?.description.contains("user name or password") == true)
  }

  @Test(arguments: ["http://a.example/?x=1", "http://a.example/#top"])
  func `a base address has no query and no fragment`(text: String) {
    #expect(throws: ProviderError.self) { try RequestURL(base: text) }
  }

  @Test func `segments of dots do not climb`() throws {
    let url = try RequestURL(base: "http://a.example/x").appending(path: "..", ".", "y")
    #expect(!url.path.contains(".."))
    #expect(url.path.hasPrefix("/x/"))
  }

  /// RFC 3986, section 5.4, as far as it concerns web addresses without fragments.
  @Test(arguments: [
    ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d?y"),
    ("g?y", "http://a/b/c/g?y"), ("", "http://a/b/c/d?q"), (".", "http://a/b/c/"),
    ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../g", "http://a/b/g"),
    ("../..", "http://a/"), ("../../g", "http://a/g"), ("../../../g", "http://a/g"),
    ("/./g", "http://a/g"), ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."),
    ("..g", "http://a/b/c/..g"), ("./g/.", "http://a/b/c/g/"), ("g/../h", "http://a/b/c/h"),
    ("http://x.example/y", "http://x.example/y"), ("#s", "http://a/b/c/d?q"),
  ])
  func `references are resolved as the standard says`(reference: String, result: String) throws {
    #expect(try RequestURL("http://a/b/c/d?q").resolving(reference).text == result)
  }

  @Test func `a useless host is replaced by the configured one`() throws {
    let base = try RequestURL(base: "https://real.example/sub")
    let url = try base.rebasing("http://127.0.0.1:8000/api/?page=2&query=x y")
    #expect(url.text == "https://real.example/api/?page=2&query=x%20y")
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "http://u:p@x/", "/x\u{1B}"])
  func `a reference to no web address is refused`(reference: String) throws {
    let base = try RequestURL(base: "https://real.example")
    let error = #expect(throws: ProviderError.self) { try base.resolving(reference) }
    #expect(error?.code == .invalidResponse)
  }

  @Test func `random values survive the way through a query`() throws {
    var random = SeededRandom(seed: 3)
    let base = try RequestURL(base: "http://a.example")
    for _ in 0..<2_000 {
      let value = String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 0..<12, using: &random)).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0..<0x3000, using: &random))
          }))
      let url = base.appending(path: "x\(value)").appending(query: "v", value)
      let read = try RequestURL(url.text)
      #expect(read.queryValue("v").map { Array($0.utf8) } == Array(value.utf8))
      #expect(PercentEncoding.decode(read.path.dropFirst(2)).utf8.elementsEqual(value.utf8))
      #expect(url.text.utf8.allSatisfy { 0x21...0x7E ~= $0 })
    }
  }

  @Test func `random addresses never crash and read back the same`() {
    var random = SeededRandom(seed: 5)
    let parts = [
      "http", "https", ":", "//", "/", "a", "example", ".", "@", "[", "]", "::1", "80", "?", "#",
      "%", "%41", "&", "=", " ", "\\", "..", "ü", "-", "\u{0}",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<10, using: &random)
      let text =
        (Bool.random(using: &random) ? "http://a" : "")
        + (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      guard let url = try? RequestURL(text) else { continue }
      #expect((try? RequestURL(url.text)) == url, "\(text)")
      _ = try? url.resolving(text)
    }
  }
}
