import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipePages

/// Pages that browsers save in one file, or with a folder beside them.
@Suite("Saved pages", .fewAtOnce)
struct WebArchiveTests {
  private static let html = """
    <html><head><meta charset="utf-8"><title>Soup</title></head><body><h1>Crème de leek</h1>\
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe",\
    "name":"Cr\u{E8}me de leek","recipeIngredient":["3 leeks","1 l stock"],\
    "recipeInstructions":["Soften the leeks.","Simmer."]}</script></body></html>
    """

  /// Quoted-printable, with lines of 60 bytes at most.
  private static func quoted(_ text: String) -> String {
    var (lines, line) = ([String](), "")
    for byte in text.utf8 {
      let isPlain = 0x20..<0x7F ~= byte && byte != UInt8(ascii: "=")
      let digits = String(byte, radix: 16, uppercase: true)
      line += isPlain ? String(UnicodeScalar(byte)) : "=" + (byte < 16 ? "0" : "") + digits
      if line.utf8.count > 55 {
        lines.append(line)
        line = ""
      }
    }
    return (lines + [line]).joined(separator: "=\r\n")
  }

  private static func file(
    _ encoding: String = "quoted-printable", body: String? = nil, more: String = "",
    type: String = "text/html; charset=utf-8"
  ) -> String {
    """
    From: <Saved by Blink>\r
    Snapshot-Content-Location: https://kitchen.example/leek\r
    Subject: Soup\r
    MIME-Version: 1.0\r
    Content-Type: multipart/related;\r
    \ttype="text/html";\r
    \tboundary="----MultipartBoundary--x----"\(more)\r
    \r
    \r
    ------MultipartBoundary--x----\r
    Content-Type: image/gif\r
    Content-Transfer-Encoding: base64\r
    Content-Location: https://kitchen.example/soup.gif\r
    \r
    R0lGODlhAQABAAAAADs=\r
    ------MultipartBoundary--x----\r
    Content-Type: \(type)\r
    Content-ID: <frame-1@mhtml.blink>\r
    Content-Transfer-Encoding: \(encoding)\r
    Content-Location: https://kitchen.example/leek\r
    \r
    \(body ?? quoted(html))\r
    ------MultipartBoundary--x------\r

    """
  }

  private func read(_ text: String) throws -> PageRecipe {
    try PageReader().recipe(in: Array(text.utf8))
  }

  @Test func `a page in quoted-printable is read, with where it came from`() throws {
    let page = try read(Self.file())
    #expect(page.recipe.listing.title == "Crème de leek")
    #expect(page.recipe.listing.ingredients == ["3 leeks", "1 l stock"])
    #expect(page.recipe.listing.url == "https://kitchen.example/leek")
    #expect(page.notes == [])
  }

  @Test func `base64, plain bytes and bare line feeds are read, too`() throws {
    var text = ""
    for (index, sign) in Base64Sample.encode(Array(Self.html.utf8)).enumerated() {
      text += (index > 0 && index % 76 == 0 ? "\r\n" : "") + String(sign)
    }
    let files = [
      Self.file("base64", body: text), Self.file("8bit", body: Self.html),
      Self.file().replacing("\r\n", with: "\n"),
    ]
    for file in files { #expect(try read(file).recipe.listing.title == "Crème de leek") }
  }

  @Test func `the charset is the part's`() throws {
    let body = Self.html.replacing("<meta charset=\"utf-8\">", with: "")
      .replacing("è", with: "=E8").replacing("class=\"", with: "class=3D\"")
    let file = Self.file(
      body: body.replacing("type=\"", with: "type=3D\""), type: "text/html; charset=\"iso-8859-1\"")
    #expect(try read(file).recipe.listing.title == "Crème de leek")
  }

  @Test func `the part that is named as the start is the page`() throws {
    let frame = """
      ------MultipartBoundary--x----\r
      Content-Type: text/html\r
      Content-ID: <frame-0@mhtml.blink>\r
      \r
      <p>An advertisement</p>\r
      ------MultipartBoundary--x----\r
      Content-Type: image/gif
      """
    let both = Self.file(more: ";\r\n\tstart=\"<frame-1@mhtml.blink>\"")
      .replacing("------MultipartBoundary--x----\r\nContent-Type: image/gif", with: frame)
    #expect(try read(both).recipe.listing.title == "Crème de leek")
  }

  @Test func `parts within parts are found`() throws {
    let whole = Self.file()
    let head = "MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=outer\r\n\r\n"
    let inner = "--outer\r\n" + whole + "\r\n--outer--\r\n"
    #expect(try read(head + inner).recipe.listing.title == "Crème de leek")
  }

  @Test(arguments: [
    ("boundary=\"----MultipartBoundary--x----\"", "", "does not say what parts it"),
    ("text/html; charset=utf-8", "text/plain", "holds no web page"),
  ])
  func `what cannot be read is told with the way out`(text: String, other: String, message: String)
    throws
  {
    let error = try #require(throws: ProviderError.self) {
      try read(Self.file().replacing(text, with: other))
    }
    #expect(error.code == .unsupported && error.message.contains(message))
    #expect(error.fix?.contains("save the page again") == true)
  }

  @Test func `parts that stand in each other without end are refused`() throws {
    var text = "MIME-Version: 1.0\r\n"
    for level in 0..<2_000 {
      text += "Content-Type: multipart/related; boundary=b\(level)\r\n\r\n--b\(level)\r\n"
    }
    let error = try #require(throws: ProviderError.self) { try read(text) }
    #expect(error.message.contains("levels of parts"))
  }

  @Test func `a file that was cut off is read as far as it goes, and says so`() throws {
    let file = Self.file()
    let end = try #require(file.firstRange(of: "</script>"))
    let page = try read(String(file[..<end.lowerBound]))
    #expect(page.recipe.listing.title == "Crème de leek")
    #expect(page.notes.contains { $0.contains("ends before") })
  }

  @Test(arguments: 1...4) func `whatever is cut out or changed, reading it ends`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let file = Array(Self.file().utf8)
    for _ in 0..<150 {
      var bytes = file
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      case 1:
        let start = Int.random(in: 0..<bytes.count, using: &random)
        bytes.removeSubrange(
          start..<min(bytes.count, start + Int.random(in: 1...200, using: &random)))
      default:
        for _ in 0..<8 {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          bytes[index] = UInt8.random(in: 0...255, using: &random)
        }
      }
      _ = try? PageReader().recipe(in: bytes)
    }
  }

  @Test func `many parts and long fields are bounded`() throws {
    let head = "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n"
    let parts = String(repeating: "--b\r\nContent-Type: image/gif\r\n\r\nx\r\n", count: 20_000)
    #expect(throws: ProviderError.self) { try read(head + parts) }
    let long = "MIME-Version: 1.0\r\nX: " + String(repeating: "a\r\n ", count: 200_000)
    #expect(throws: ProviderError.self) { try read(long) }
  }

  @Test func `a complete page tells where it was saved from`() throws {
    let saved = "<!-- saved from url=(0028)https://kitchen.example/leek -->\n" + Self.html
    #expect(try read(saved).recipe.listing.url == "https://kitchen.example/leek")
    #expect(try read(Self.html).recipe.listing.url == nil)
    let told = saved.replacing(
      "<title>", with: "<link rel=\"canonical\" href=\"https://kitchen.example/soup\"><title>")
    #expect(try read(told).recipe.listing.url == "https://kitchen.example/soup")
  }
}

/// Base64 without the program's own writer.
private enum Base64Sample {
  static func encode(_ bytes: [UInt8]) -> String {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text += place <= group.count ? String(signs[value >> (18 - 6 * place) & 63]) : "="
      }
    }
    return text
  }
}
