import RecipeKeeping
import TestSupport
import Testing

@Suite("Kept pages", .fewAtOnce)
struct PageArchiveTests {
  static let address = "https://soups.example/onion/"

  private func file(_ page: String, pictures: [KeptPicture] = []) throws -> String {
    let bytes = PageArchive.file(of: Array(page.utf8), address: Self.address, pictures: pictures)
    return String(decoding: try #require(bytes), as: UTF8.self)
  }

  /// What stands between the body's tags.
  private func body(_ page: String, pictures: [KeptPicture] = []) throws -> String {
    let text = try file(page, pictures: pictures)
    let start = try #require(text.range(of: "<body"))
    let inside = text[start...].drop { $0 != "\n" }.dropFirst()
    return String(inside.prefix(upTo: try #require(inside.range(of: "\n</body>"))))
  }

  @Test(
    "Everything that could run or ask is left out, and the words stay",
    arguments: [
      ("<p onclick=x()>Soup</p>", "<p>Soup</p>"),
      ("a<script>alert(1)</script>b", "ab"),
      ("a<script>alert(1)", "a"),
      ("a<noscript><img src=x onerror=y></noscript>b", "ab"),
      (
        "a<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">b",
        "a<p title=\"&lt;/noscript&gt;&lt;img src=x onerror=alert(1)&gt;\">b"
      ),
      ("a<template><b>t</b></template>b", "ab"),
      ("a<svg><style><img src=x onerror=y></style></svg>b", "ab"),
      ("a<svg></p><style><a id=\"</style><img src=1 onerror=alert(1)>\">", "a</p>\"&gt;"),
      (
        "a<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1>\">",
        "a<table>"
      ),
      ("<form action=/x><input name=q><button>Go</button></form>", "<span>Go</span>"),
      ("<form><select><option>One</select>Rest", "Rest"),
      ("<textarea></textarea><img src=x onerror=y>", ""),
      ("a<iframe src=//evil.example>b</iframe>c", "ac"),
      ("a<object data=x><embed src=y></object>b", "ab"),
      ("a<meta http-equiv=refresh content='0;url=//evil.example'>b", "ab"),
      ("a<link rel=preload href=//evil.example/x as=image>b", "ab"),
      ("<video poster=//evil.example/p><source src=v></video>a", "a"),
      ("<table background=//evil.example/b><tr><td>x</table>", "<table><tr><td>x</table>"),
      (
        "<p style=\"color:red;background:url(//evil.example/b)\">x",
        "<p style=\"color:red;background: none \">x"
      ),
      ("<a href=\"javascript:alert(1)\">x</a>", "<a>x</a>"),
      ("<a href=\" jAvA\tscript:alert(1)\">x</a>", "<a>x</a>"),
      ("<a href=\"data:text/html,x\" ping=//evil.example>x</a>", "<a>x</a>"),
      (
        "<a href=../leek?a=1&amp;b=2 target=_blank>x</a>",
        "<a href=\"https://soups.example/leek?a=1&amp;b=2\" rel=\"noreferrer\">x</a>"
      ),
      ("<a href=\"#steps\">x</a>", "<a href=\"#steps\" rel=\"noreferrer\">x</a>"),
      (
        "<p title='\"><img src=x onerror=y>'>x",
        "<p title=\"&quot;&gt;&lt;img src=x onerror=y&gt;\">x"
      ),
      ("<p title=`a\" onx=y`>x", "<p title=\"&#96;a&quot;\">x"),
      (
        "<p title=\"never closed><img src=x onerror=y>",
        "<p title=\"never closed&gt;&lt;img src=x onerror=y&gt;\">"
      ),
      ("<!--><img src=x onerror=y>-->a", "--&gt;a"),
      ("<!-- x --!><b>y</b>", "<b>y</b>"),
      ("1 < 2 &amp; 3 &lt;b&gt;", "1 &lt; 2 &amp; 3 &lt;b&gt;"),
      ("<xmp><img src=x onerror=y></xmp>a", "a"),
      ("<plaintext>a<img src=x onerror=y>", "a"),
      ("<img src=/a.jpg onerror=x alt='A \"soup\"'>", "<img alt=\"A &quot;soup&quot;\">"),
      ("<isindex action=x><keygen><x-y onload=z>a", "a"),
    ])
  func hostile(page: String, kept: String) throws {
    #expect(try body(page) == kept)
  }

  private static let elements = """
    a abbr area article audio base bdo blockquote body button canvas caption center col colgroup dd \
    del dialog div dl embed fieldset figure font footer form frame head header hr html iframe image \
    img input ins isindex label legend li link main map marquee menu meta meter nav object ol \
    optgroup option output p param picture portal pre q section select slot source span svg table \
    tbody td template textarea tfoot th thead time title tr track u ul use video x-y
    """
  private static let attributes = """
    action archive background cite classid codebase content data data-src dynsrc formaction href \
    hreflang http-equiv icon imagesrcset longdesc lowsrc manifest object onclick onerror ping \
    poster profile src srcdoc srcset style target usemap xlink:href xml:base xmlns
    """

  @Test("Whatever the element and its attributes, only a link of the text leads elsewhere")
  func requests() throws {
    for value in ["https://evil.example/x", "//evil.example/x 2x", "url(https://evil.example/x)"] {
      let written = Self.attributes.split(separator: " ").map { "\($0)=\"\(value)\"" }
      for element in Self.elements.split(separator: " ") {
        let page = try file(
          "<p>Soup</p><\(element) \(written.joined(separator: " "))>x</\(element)>y")
        // A link that a reader may follow, and the page's own address.
        let rest = page.replacing("href=\"https://evil.example/x\" rel=\"noreferrer\"", with: "")
          .replacing("href=\"https://evil.example/x%202x\" rel=\"noreferrer\"", with: "")
        let told = rest.split(separator: "\n").filter { $0.contains("evil.example") }
        // In a text, or in a value that no browser takes for an address.
        #expect(told.allSatisfy { $0.contains("content=\"") }, "\(element): \(told)")
        for word in [
          "<\(element) src", "srcset", " on", "action=", "http-equiv=\"h", "poster", "ping",
        ] {
          #expect(!page.dropFirst(600).contains(word), "\(element): \(word)")
        }
      }
    }
  }

  @Test("Styles stay in the head without what they ask for")
  func styles() throws {
    let text = try file(
      """
      <style>@import "//evil.example/x"; @\\69mport url(x);
      .a{color:red;background:u\\72l("//evil.example/a")} /* x</i */ .b::after{content:"<\\201C"}
      @font-face{font-family:x;src:url(//evil.example/f)} @media (max-width:9em){.c{width:calc(1px + 2%)}}
      .d{width:expression(alert(1));background:image-set("x" 1x)}</style><p>x
      """)
    for word in ["evil", "import", "font-face", "url", "expression(", "image-set", "@\\"] {
      #expect(!text.contains(word), "\(word) is in \(text)")
    }
    for word in ["color:red", "content:\"\\3c \\201C\"", "calc(1px + 2%)", ".d{width: none ;"] {
      #expect(text.contains(word), "\(word) is not in \(text)")
    }
  }

  @Test(
    "A style cannot end its element or smuggle an address",
    arguments: [
      "</style><script>x</script>", "a{b:'</sty\\\nle>'}", "\\</style>", "a{b:url('x\n') url(y)}",
      "a{b:url( \"x)\" )}", "a{b:URL(x)}", "a{b:u\\000072 l(x)}", "a{b:url(x\\)y)}",
      "a{--x:url(x);b:var(--x)}", "@namespace url(x);", "@import'x';", "<!-- @import 'x'; -->",
      "a{b:src('x')}", "a{behavior:url(x)}", "@media x{@import 'y';}",
      "a{b:-webkit-image-set('x' 1x)}", "a{b:url(", "a{b:'", "/*", "@", "\\", "a{b:url('", "@x{",
    ])
  func hostileStyles(style: String) throws {
    let text = try file(
      "<p style=\"\(style.split(separator: "\"").joined(separator: "&quot;"))\">x<style>\(style)</style>"
    )
    let lowered = text.lowercased()
    #expect(!lowered.contains("<script"))
    #expect(!lowered.contains("@import"))
    // The policy alone says "src", and nothing says "url(" outside of a string.
    #expect(!lowered.contains("l(x") && !lowered.contains("url(\n") && !lowered.contains(" src("))
    #expect(text.components("<style>") == text.components("</style>"))
  }

  @Test("A kept picture is shown once, where its address stands in any size")
  func pictures() throws {
    let picture = KeptPicture(
      name: "https://cdn.example/soup-1200x800.jpg?x=1", mediaType: "image/jpeg", bytes: [1, 2, 3])
    let text = try body(
      """
      <img src="data:image/gif;base64,R0" data-src="//cdn.example/soup-300x200.jpg" alt=Soup>\
      <img src=https://cdn.example/soup.jpg><img src=https://cdn.example/other.jpg>
      """, pictures: [picture])
    #expect(text.hasPrefix("<img alt=\"Soup\" src=\"data:image/jpeg;base64,AQID\">"))
    #expect(text.components("<img") == 1)
  }

  @Test("The file says where it is from, in UTF-8, and forbids everything")
  func head() throws {
    let page =
      Array(
        "<html lang=de onload=x><head><meta charset=latin1><title>S\u{E4}uer".unicodeScalars
          .map { UInt8($0.value) }) + Array("<b></title><body class=a>".utf8) + [0xFC]
    let bytes = try #require(PageArchive.file(of: page, address: Self.address))
    let text = try #require(String(validating: bytes, as: UTF8.self))
    #expect(
      text.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\">\n<head>\n<meta charset=\"utf-8\">\n"))
    #expect(
      text.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:;"))
    #expect(text.contains("<title>S\u{E4}uer&lt;b&gt;</title>"))
    #expect(text.contains("<link rel=\"canonical\" href=\"\(Self.address)\">"))
    #expect(text.contains("<body class=\"a\">\n\u{FC}\n</body>"))
  }

  @Test("Work stays linear, and too large a page is refused")
  func bounds() throws {
    for unit in [
      "<svg>", "<p title=\"", "<style>a{b:url(", "<!--", "<a href=x>", "&", "<", "</svg>",
    ] {
      let page = Array(String(repeating: unit, count: 10_000).utf8)
      #expect(PageArchive.file(of: page, address: Self.address) != nil)
    }
    let large = [UInt8](repeating: 0x20, count: PageArchive.mostBytes + 1)
    #expect(PageArchive.file(of: large, address: Self.address) == nil)
  }
}

extension StringProtocol {
  /// How often a word stands in the text.
  fileprivate func components(_ word: String) -> Int {
    var (count, rest) = (0, self[...])
    while let place = rest.range(of: word) {
      count += 1
      rest = rest[place...].dropFirst()
    }
    return count
  }

  /// Where a word begins.
  fileprivate func range(of word: String) -> Index? {
    indices.first { self[$0...].hasPrefix(word) }
  }
}
