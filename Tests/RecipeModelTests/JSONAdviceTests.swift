import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct JSONAdviceTests {
  private func problem(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits(demandsValidText: true)
  ) throws -> DocumentProblem {
    let error = try #require(throws: JSONParseError.self) {
      try JSON(parsing: bytes, limits: limits)
    }
    return DocumentProblem(error, in: bytes)
  }

  @Test(arguments: [
    ("", "the file is empty"), ("{\"a\":1,}", "remove the comma before it"),
    ("[1,\n]", "remove the comma before it"), ("{\"a\": 1 // x\n}", "JSON has no comments"),
    ("# x\n{}", "JSON has no comments"), ("{\"a\": 1 /* x */}", "JSON has no comments"),
    ("{“a”: 1}", "straight quotation marks"), ("{\"a\": «x»}", "straight quotation marks"),
    ("{'a': 1}", "not '"), ("{a: 1}", "in straight quotation marks"),
    ("{\"a\": True}", "small letters: true"), ("{\"a\": None}", "write null"),
    ("{\"a\": NaN}", "write null"), ("{\"a\": onion}", "in straight quotation marks"),
    ("{\"a\": 1 \"b\": 2}", "put a comma before it"), ("[1 2]", "put a comma before it"),
    ("[{} {}]", "put a comma before it"), ("{\"a\" 1}", "put a colon"),
    ("{\"a\" = 1}", "put a colon"), ("[007]", "no zero in front"), ("[+1]", "no plus"),
    ("[.5]", "a digit before the point"), ("{\"a\": \"x\ty\"}", "write a tab within a text as \\t"),
    ("{\"a\": \"x\ny\"}", "on its own line"), ("{\"a\": \"x\u{1}\"}", "invisible"),
    ("{\"a\": \"x", "end the text with \""), ("{\"a\": 1", "ends too early"),
    ("{\"a\": \"C:\\dir\"}", "write a backslash as \\\\"), ("[\"\\u12\"]", "four digits"),
    ("{} {}", "holds one value"),
  ])
  func `each slip has a fix of its own`(text: String, fix: String) throws {
    let problem = try problem(Array(text.utf8))
    #expect(problem.fix?.contains(fix) == true, "\(problem)")
    #expect(problem.severity == .error && problem.pointer.isEmpty)
    #expect(problem.message.hasPrefix("not valid JSON: "))
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B, 0, 0x7D], [0x7B, 0, 0x7D, 0],
  ])
  func `another encoding is named`(bytes: [UInt8]) throws {
    let problem = try problem(bytes)
    #expect(problem.message.contains("UTF-16"))
    #expect(problem.fix == "save the file as UTF-8")
  }

  @Test func `a byte that is not valid UTF-8 is told at its place`() throws {
    for front in ["{\"a\":\n \"Cr", "{\"a\":\n \"\\\"r"] {
      let problem = try problem(Array(front.utf8) + [0xE8, 0x6D, 0x65, 0x22, 0x7D])
      #expect(problem.place?.line == 2)
      let line = try #require(front.split(separator: "\n").dropFirst().first)
      #expect(problem.place?.column == line.utf8.count + 1)
      #expect(problem.message.contains("not valid UTF-8"))
      #expect(problem.fix == "save the file as UTF-8")
    }
  }

  @Test func `a bound that is passed is no slip of the pen`() throws {
    let deep = try problem(Array("[[[1]]]".utf8), limits: JSONLimits(maxDepth: 2))
    #expect(deep.fix?.contains("into each other") == true)
    let full = try problem(Array("[1,2,3]".utf8), limits: JSONLimits(maxValues: 3))
    #expect(full.fix?.contains("leave values out") == true)
  }

  @Test func `any broken document has advice`() throws {
    let text = #"{"a": [1, "x\n", {"b": null}], "c": "ü"}"#
    for cut in text.utf8.indices {
      let bytes = Array(text.utf8[..<cut])
      let fix = try problem(bytes).fix
      #expect(fix?.isEmpty == false && fix != "correct the file at this place", "\(bytes.count)")
    }
  }
}
