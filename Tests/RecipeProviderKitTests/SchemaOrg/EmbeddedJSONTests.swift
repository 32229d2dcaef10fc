import RecipeModel
import Testing

@testable import RecipeProviderKit

@Suite struct EmbeddedJSONTests {
  @Test(arguments: [
    #"{"a":1}"#, "\n  {\"a\":1}\n", "\u{FEFF}{\"a\":1}", #"{"a":1};"#,
    #"<!-- {"a":1} -->"#, #"<![CDATA[{"a":1}]]>"#, "//<![CDATA[\n{\"a\":1}\n//]]>",
    "/* <![CDATA[ */\n{\"a\":1}\n/* ]]> */", "<!--//\n{\"a\":1};\n//-->",
    "{&quot;a&quot;:1}", "{&#34;a&#34;:1}",
  ])
  func `what stands around the value does not matter`(content: String) throws {
    #expect(try parse(content) == ["a": 1])
  }

  @Test(arguments: [
    ("{\"a\":\"Cut.\nFry.\"}", "Cut.\nFry."), ("{\"a\":\"Cut.\r\nFry.\"}", "Cut. \nFry."),
    ("{\"a\":\"1\tleek\u{1}\"}", "1 leek "), (#"{"a":"Grandma\'s"}"#, "Grandma's"),
    (#"{"a":"50\% \u12 \\\" \/"}"#, #"50% u12 \" /"#), ("{\"a\":\"b \\\nc\"}", "b \nc"),
  ])
  func `faults that leave no doubt are mended`(content: String, value: String) throws {
    #expect(try parse(content) == ["a": .string(value)])
  }

  @Test(arguments: ["", " \n", "//", "<!-- -->", "/* */", ";"])
  func `an empty script has no value`(content: String) throws {
    #expect(try parse(content) == nil)
  }

  @Test(arguments: [
    #"{"a":1,}"#, #"{"a":1"#, #"{"a":"1}"#, #"{a:1}"#, #"{"a":1}{"b":2}"#, "undefined", "{\"a\\",
    "&",
    "{&quot;a&quot;}",
  ])
  func `other faults are errors`(content: String) {
    #expect(throws: JSONParseError.self) { try parse(content) }
  }

  private func parse(_ content: String) throws -> JSON? {
    try EmbeddedJSON.parse(Array(content.utf8)[...])
  }
}
