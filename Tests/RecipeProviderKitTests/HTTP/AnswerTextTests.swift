import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct AnswerTextTests {
  private static let latin1 = Array(#"{"t":"Cr"#.utf8) + [0xE8] + Array(#"me"}"#.utf8)

  private func text(_ body: [UInt8], type: String? = nil) -> AnswerText {
    AnswerText(
      HTTPResponse(status: 200, headers: type.map { ["Content-Type": $0] } ?? [:], body: body))
  }

  private func shown(_ text: AnswerText) -> String { String(decoding: text.utf8, as: UTF8.self) }

  @Test(arguments: [
    "application/json; charset=ISO-8859-1", "application/json;charset=\"latin1\"",
    "text/javascript; q=1 ; Charset = 'windows-1252'",
  ])
  func `the declared charset is honoured`(type: String) {
    let text = text(Self.latin1, type: type)
    #expect(shown(text) == #"{"t":"Crème"}"#)
    #expect(text.damage == nil)
  }

  @Test func `valid UTF-8 is UTF-8 whatever is declared`() {
    let body = Array(#"{"t":"Crème brûlée"}"#.utf8)
    for type in [
      nil, "application/json", "application/json; charset=ISO-8859-1", "a; charset=x-foo",
    ] {
      let text = text(body, type: type)
      #expect(text.utf8 == body && text.damage == nil)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is told by its mark or its zeros`(isLittle: Bool, isMarked: Bool) {
    let content = #"{"t":"Żurek 🍲"}"#
    let units = Array((isMarked ? "\u{FEFF}" : "").utf16) + Array(content.utf16)
    let body = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittle ? [low, high] : [high, low]
    }
    let text = text(body, type: "application/json; charset=utf-8")
    #expect(shown(text) == content && text.damage == nil)
  }

  @Test func `UTF-32 and a mark before UTF-8 are read too`() {
    let body: [UInt8] = [0, 0, 0, 0x5B, 0, 0, 0, 0x31, 0, 0, 0, 0x5D]
    #expect(shown(text(body)) == "[1]")
    #expect(shown(text([0xEF, 0xBB, 0xBF] + Array("[1]".utf8))) == "[1]")
  }

  @Test(arguments: [
    (nil, "it declares no charset"), ("application/json; charset=utf-8", "not valid UTF-8"),
    ("application/json; charset=x-foo", "the charset “x-foo” that it declares is not known"),
  ])
  func `what cannot be read is told`(type: String?, words: String) {
    let text = text(Self.latin1, type: type)
    #expect(shown(text) == "{\"t\":\"Cr\u{FFFD}me\"}")
    #expect(text.damage?.code == .invalidResponse)
    #expect(text.damage?.message.contains("not valid UTF-8 at byte 8") == true)
    #expect(text.damage?.message.contains(words) == true, "\(text.damage?.message ?? "")")
  }

  @Test func `a page of items says that some characters could not be read`() throws {
    func page(_ type: String) throws -> SearchPage {
      let answer = HTTPResponse(
        status: 200, headers: ["Content-Type": type], body: [0x5B] + Self.latin1 + [0x5D])
      let items = try AnswerReader().json(answer).elements()
      return try SearchPage(items: items) { item in
        Listing(id: ListingID(provider: "p", id: "1"), title: try item.title("t"))
      }
    }
    #expect(try page("application/json; charset=latin1").listings.map(\.title) == ["Crème"])
    #expect(try page("application/json; charset=latin1").shortfall == nil)
    let damaged = try page("application/json")
    #expect(damaged.listings.map(\.title) == ["Cr\u{FFFD}me"])
    #expect(damaged.shortfall?.message.hasPrefix("some characters cannot be read") == true)
  }

  @Test func `the service's complaint is read in its charset`() {
    let body = Array(#"{"message":"cl"#.utf8) + [0xE9] + Array(#" refus"#.utf8) + [0xE9]
    let error = #expect(throws: ProviderError.self) {
      try AnswerReader().check(
        HTTPResponse(
          status: 401, headers: ["Content-Type": "application/json; charset=latin1"],
          body: body + Array(#""}"#.utf8)))
    }
    #expect(error?.message.contains("“clé refusé”") == true)
  }
}
