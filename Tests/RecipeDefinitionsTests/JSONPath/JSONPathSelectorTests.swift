import RecipeModel
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct JSONPathSelectorTests {
  @Test(arguments: [
    PathCase("$['a']", #"{"a":1,"b":2}"#, "[1]"),
    PathCase("$[\"a\"]", #"{"a":1,"b":2}"#, "[1]"),
    PathCase("$['b','a']", #"{"a":1,"b":2}"#, "[2,1]"),
    PathCase("$['a','a']", #"{"a":1}"#, "[1,1]"),
    PathCase("$.a", #"{"a":null}"#, "[null]"),
    PathCase("$.a", #"{"a":false}"#, "[false]"),
    PathCase("$.c", #"{"a":1}"#, "[]"),
    PathCase("$.a", #"["a"]"#, "[]"), PathCase("$.a", "\"a\"", "[]"), PathCase("$.a", "1", "[]"),
    PathCase("$['0']", "[1]", "[]"), PathCase("$['1']", #"{"1":"x"}"#, #"["x"]"#),
    PathCase("$.A", #"{"a":1}"#, "[]"), PathCase("$['']", #"{"":1}"#, "[1]"),
    PathCase("$.é_1", #"{"é_1":1}"#, "[1]"), PathCase("$.🍲", #"{"🍲":1}"#, "[1]"),
    PathCase("$['a.b']", #"{"a.b":1,"a":{"b":2}}"#, "[1]"),
    PathCase("$['*']", #"{"*":1,"b":2}"#, "[1]"), PathCase("$['$']", #"{"$":1}"#, "[1]"),
    PathCase("$.length", "[1,2]", "[]"), PathCase("$.true.null", #"{"true":{"null":1}}"#, "[1]"),
    PathCase(#"$["\""]"#, #"{"\"":1}"#, "[1]"), PathCase(#"$['\'']"#, #"{"'":1}"#, "[1]"),
    PathCase(#"$["'"]"#, #"{"'":1}"#, "[1]"), PathCase(#"$['"']"#, #"{"\"":1}"#, "[1]"),
    PathCase(#"$['\\']"#, #"{"\\":1}"#, "[1]"), PathCase(#"$['\/']"#, #"{"/":1}"#, "[1]"),
    PathCase("$['/']", #"{"/":1}"#, "[1]"),
    PathCase(#"$['\b\f\n\r\t']"#, #"{"\b\f\n\r\t":1}"#, "[1]"),
    PathCase(#"$["\b\f\n\r\t"]"#, #"{"\b\f\n\r\t":1}"#, "[1]"),
    PathCase(#"$['\u0061\u00E9\u00e9']"#, #"{"aéé":1}"#, "[1]"),
    PathCase(#"$['\u0000']"#, #"{"\u0000":1}"#, "[1]"),
    PathCase(#"$['\uD83C\uDF72']"#, #"{"🍲":1}"#, "[1]"),
    PathCase(#"$["\ud83c\udf72"]"#, #"{"🍲":1}"#, "[1]"),
    PathCase(#"$['\uD7FF\uE000\uFFFF']"#, #"{"\ud7ff\ue000\uffff":1}"#, "[1]"),
    PathCase(#"$['\uDBFF\uDFFF']"#, #"{"\udbff\udfff":1}"#, "[1]"),
    PathCase("$['\u{7F}']", #"{"\u007f":1}"#, "[1]"),
    PathCase("$.a", #"{"a":1,"a":2}"#, "[2]"),
  ])
  func `a name selects the member of that name`(row: PathCase) throws { try row.check() }

  @Test(arguments: [
    #"'\a'"#, #"'\x'"#, #"'\0'"#, #"'\U0061'"#, #"'\"'"#, #""\'""#, #"'\N'"#, #"'\'"#, #"'\u'"#,
    #"'\u12'"#, #"'\u123'"#, #"'\u123g'"#, #"'\uD83C'"#, #"'\uDF72'"#, #"'\uDF72\uD83C'"#,
    #"'\uD83C\uD83C'"#, #"'\uD83Cx'"#, #"'\uD83C\n'"#, #"'\uD83C\u0061'"#, #"'\uD83C\'"#,
    #"'\uD83C\u'"#, #"'\uD83C\uDF7'"#, #"'\u+061'"#, #"'\u{61}'"#, "'\n'", "'\t'", "'\u{0}'",
    "\"\u{1F}\"", "\"\r\"", "'a", "\"a", "'a\"", "a'", "'a''b'", "`a`",
  ])
  func `a broken string is refused everywhere`(string: String) {
    for path in ["$[\(string)]", "$[?@==\(string)]", "$[?length(\(string))==1]"] {
      let error = #expect(throws: JSONPathError.self) { try JSONPath(path) }
      #expect(error?.isUnsupported == false)
    }
  }

  @Test func `names and strings are not normalized`() throws {
    let document: JSON = ["e\u{301}": 1, "\u{212A}": 2]
    #expect(try JSONPath("$.\u{E9}").nodes(in: document) == [])
    #expect(try JSONPath("$.e\u{301}").nodes(in: document).isEmpty == false)
    #expect(try JSONPath("$.K").nodes(in: document) == [])
    #expect(try JSONPath("$[?'\u{E9}'=='e\u{301}']").nodes(in: document) == [])
    #expect(try JSONPath("$.\u{E9}") != JSONPath("$.e\u{301}"))
    #expect(try JSONPath("$.a").hashValue == JSONPath("$.a").hashValue)
  }

  @Test(arguments: [
    PathCase("$[0]", "[1,2,3]", "[1]"), PathCase("$[2]", "[1,2,3]", "[3]"),
    PathCase("$[3]", "[1,2,3]", "[]"), PathCase("$[-1]", "[1,2,3]", "[3]"),
    PathCase("$[-3]", "[1,2,3]", "[1]"), PathCase("$[-4]", "[1,2,3]", "[]"),
    PathCase("$[0]", "[]", "[]"), PathCase("$[-1]", "[]", "[]"),
    PathCase("$[0]", #"{"0":1}"#, "[]"), PathCase("$[0]", "\"abc\"", "[]"),
    PathCase("$[0]", "null", "[]"), PathCase("$[9007199254740991]", "[1]", "[]"),
    PathCase("$[-9007199254740991]", "[1]", "[]"), PathCase("$[0][1]", "[[1,2]]", "[2]"),
    PathCase("$[1,0,1]", "[1,2]", "[2,1,2]"), PathCase("$[0,'a',*]", "[1,2]", "[1,1,2]"),
    PathCase("$[0,'a',*]", #"{"a":1,"b":2}"#, "[1,1,2]"),
  ])
  func `an index selects an element`(row: PathCase) throws { try row.check() }

  @Test(arguments: [
    ("", "0123456789"), ("1", "123456789"), ("1:3", "12"), (":3", "012"), ("7:", "789"),
    ("-3:", "789"), (":-7", "012"), ("-3:-1", "78"), ("3:1", ""), ("3:3", ""), ("0:100", all),
    ("-100:100", all), ("100:", ""), (":0", ""), (":-100", ""), ("::2", "02468"), ("1::2", "13579"),
    ("::3", "0369"), ("1:8:3", "147"), ("::10", "0"), ("::11", "0"), ("::1", all), ("::", all),
    (":", all), ("::-1", "9876543210"), ("::-2", "97531"), ("::-10", "9"), ("5::-1", "543210"),
    (":5:-1", "9876"), ("7:2:-2", "753"), ("2:7:-1", ""), ("-1:-4:-1", "987"), ("-4:-1:-1", ""),
    ("-1:0:-3", "963"), ("0:0:-1", ""), ("0::-1", "0"), (":0:-1", "987654321"), ("100::-5", "94"),
    ("100:-100:-1", "9876543210"), ("-100::-1", ""), (":-100:-1", "9876543210"), ("::0", ""),
    ("1:5:0", ""), ("5:1:0", ""), ("9007199254740991:", ""), (":9007199254740991", all),
    ("-9007199254740991:", all), (":-9007199254740991", ""), ("::9007199254740991", "0"),
    ("::-9007199254740991", "9"), ("1::9007199254740991", "1"),
    ("-9007199254740991:9007199254740991:9007199254740991", "0"),
    ("9007199254740991:-9007199254740991:-9007199254740991", "9"),
    ("9007199254740991:-9007199254740991:-1", "9876543210"),
  ])
  func `a slice selects every so many elements of a range`(slice: String, digits: String) throws {
    let path = slice.contains(":") ? "$[\(slice)]" : "$[\(slice):]"
    let document = JSON.array((0..<10).map { .int($0) })
    let nodes = try JSONPath(path).nodes(in: document)
    #expect(nodes.compactMap { $0.intValue.map(String.init) }.joined() == digits)
    for other in ["[]", "{}", "\"0123456789\"", "7", "null"] {
      #expect(try JSONPath(path).nodes(in: JSON(parsing: other)) == [])
    }
  }

  @Test(arguments: [
    PathCase("$.*", #"{"b":1,"a":[2]}"#, "[1,[2]]"), PathCase("$.*", "[3,1]", "[3,1]"),
    PathCase("$[*]", "\"ab\"", "[]"), PathCase("$[*]", "7", "[]"), PathCase("$[*]", "{}", "[]"),
    PathCase("$[*]", "[]", "[]"), PathCase("$[*,*]", "[1,2]", "[1,2,1,2]"),
    PathCase("$[*,0]", "[1,2]", "[1,2,1]"), PathCase("$.*.*", "[[1],2,{\"a\":3}]", "[1,3]"),
    PathCase("$.*.a", #"[{"a":1},{"b":2},{"a":3}]"#, "[1,3]"),
    PathCase("$.*[0,1]", "[[1,2],[3,4]]", "[1,2,3,4]"),
  ])
  func `a wildcard selects every child`(row: PathCase) throws { try row.check() }

  @Test(arguments: [
    PathCase("$..a", "7", "[]"), PathCase("$..a", "[]", "[]"), PathCase("$..*", "\"a\"", "[]"),
    PathCase("$..a", #"{"a":{"a":1}}"#, #"[{"a":1},1]"#),
    PathCase("$..a", #"[{"a":1},[{"a":2}],{"b":{"a":3}}]"#, "[1,2,3]"),
    PathCase("$..a", #"{"b":{"a":1},"a":2}"#, "[2,1]"),
    PathCase("$..['a','b']", #"{"a":1,"c":{"b":2,"a":3}}"#, "[1,3,2]"),
    PathCase("$..[0]", "[[1,2],[3]]", "[[1,2],1,3]"),
    PathCase("$..[-1,0]", "[1,[2,3]]", "[[2,3],1,3,2]"),
    PathCase("$..[1:]", "[[1,2],[3,4]]", "[[3,4],2,4]"),
    PathCase("$..[*]", "[[1],2]", "[[1],2,1]"), PathCase("$..*", "[[1],2]", "[[1],2,1]"),
    PathCase("$..a..b", #"{"a":{"a":{"b":1}}}"#, "[1,1]"),
    PathCase("$..a.b", #"{"a":{"a":{"b":1}}}"#, "[1]"),
    PathCase("$..[?@.a]", #"[{"a":1,"c":{"a":2}}]"#, #"[{"a":1,"c":{"a":2}},{"a":2}]"#),
    PathCase("$.a..*", #"{"a":[1,[2]],"b":3}"#, "[1,[2],2]"),
    PathCase("$..*..*", "[[[1]]]", "[[1],1,1]"),
  ])
  func `two dots select among a node and its descendants`(row: PathCase) throws {
    try row.check()
  }

  private static let all = "0123456789"
}
