import RecipeModel
import TestSupport
import Testing

@testable import RecipePages

@Suite(.fewAtOnce) struct EmbeddedJSONTests {
  @Test(arguments: [
    #"{"a":1}"#, "\n  {\"a\":1}\n", "\u{FEFF}{\"a\":1}", #"{"a":1};"#,
    #"<!-- {"a":1} -->"#, #"<![CDATA[{"a":1}]]>"#, "//<![CDATA[\n{\"a\":1}\n//]]>",
    "/* <![CDATA[ */\n{\"a\":1}\n/* ]]> */", "<!--//\n{\"a\":1};\n//-->",
    "{&quot;a&quot;:1}", "{&#34;a&#34;:1}", "var x = {\"a\":1};", "\u{0}{\"a\":1}\u{0}",
  ])
  func `what stands around the value does not matter`(content: String) {
    #expect(parse(content).documents == [["a": 1]])
  }

  @Test(arguments: [
    ("{\"a\":\"Cut.\nFry.\"}", "Cut.\nFry."), ("{\"a\":\"1\tleek\u{1}\"}", "1 leek "),
    (#"{"a":"Grandma\'s"}"#, "Grandma's"), (#"{"a":"50\% \u12 \\\" \/"}"#, #"50% u12 \" /"#),
    (#"{"a":"a "large" pan"}"#, #"a "large" pan"#), (#"{"a":"the "end""}"#, #"the "end""#),
    (#"{"a":"x",}"#, "x"), (#"{"a":"x""#, "x"), (#"{"a":"x"}}"#, "x"), (#"{a:'x'}"#, "x"),
    (#"{/* one */"a":"x"// two"#, "x"), (#"{"b":undefined,"a":"x","c":NaN}"#, "x"),
    (#"{"b":[1,"x"}"#, "x"), (#"{"a":"\ud83c\udf4b",}"#, "🍋"), ("{\"a\":\"x\u{0}y\",}", "xy"),
    ("{\"b\":1\n\"a\":\"x\"}", "x"), ("{\"b\":[\"y\"]\n\"a\":\"x\"}", "x"),
    ("{\"b\":\"y\",\u{A0}\"a\":\"x\"}", "x"), (#"{"b":.5,"a":"x"}"#, "x"),
  ])
  func `faults that a reader would pass over are mended`(content: String, value: String) {
    let json = parse(content)
    let found = json.documents.first?["a"] ?? json.documents.first?["b"]?.arrayValue?.last
    #expect(found == .string(value), "\(json.documents)")
    #expect(!json.mended.isEmpty)
  }

  @Test func `each kind of fault is told`() {
    #expect(parse(#"{"a":1,}"#).mended == [.commas])
    #expect(parse("{\"a\":\"b\nc\"}").mended == [.lineBreaks])
    #expect(parse(#"{"a":1}{"b":2}"#).mended == [.severalValues])
    #expect(parse(#"{"a":1"#).mended == [.unbalanced])
    #expect(parse("{&quot;a&quot;:1}").mended == [.entities])
    #expect(parse(#"{"a":1}"#).mended.isEmpty)
  }

  @Test func `several values in one script are all read`() {
    #expect(parse(#"{"a":1} {"b":2}, [3]"#).documents == [["a": 1], ["b": 2], [3]])
  }

  @Test(arguments: ["", " \n", "undefined", "&", "//", "<!-- -->", ";", "var x"])
  func `what holds no value has none`(content: String) {
    #expect(parse(content).documents.isEmpty)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":[", "{", "\"", "{\"a\\", "//", "/*", "{a"])
  func `however deep or long, reading ends`(piece: String) {
    let content = String(repeating: piece, count: 200_000 / piece.utf8.count)
    _ = parse(content)
    _ = LenientJSON.parse(Array(content.utf8))
  }

  private func parse(_ content: String) -> EmbeddedJSON {
    var json = EmbeddedJSON()
    json.read(Array(content.utf8)[...])
    return json
  }
}
