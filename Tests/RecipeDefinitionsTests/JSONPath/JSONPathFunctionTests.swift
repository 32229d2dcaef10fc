import RecipeModel
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct JSONPathFunctionTests {
  @Test(arguments: [
    ("\"\"", "0"), ("\"abc\"", "3"), ("\"é\"", "1"), ("\"e\u{301}\"", "2"), ("\"🍲\"", "1"),
    ("\"👨‍👩‍👧\"", "5"), ("[]", "0"), ("[1,[2,3]]", "2"), ("{}", "0"), (#"{"a":1,"b":[2]}"#, "2"),
    ("1", "none"), ("12.5", "none"), ("true", "none"), ("null", "none"),
  ])
  func `length counts scalars, elements and members`(node: String, length: String) throws {
    let right = length == "none" ? "@.none" : length
    #expect(try holds("length(@.node) == \(right)", for: node))
    #expect(try !holds("length(@.node) == 7", for: node))
  }

  @Test(arguments: [
    ("length('abc') == 3", true), (#"length("\u0061\uD83C\uDF72") == 2"#, true),
    ("length(1) == @.none", true), ("length(null) == @.none", true), ("length(@.none) == 0", false),
    ("length(@.none) == null", false), ("length(@.none) != 0", true), ("length(@) >= 2", true),
    ("length(length('a')) == @.none", true), ("length(value(@.node.*)) == 3", true),
    ("length(@.node) == length($[0].node)", true), ("length(@.node[0]) > 2", true),
    ("count(@) == 1", true), ("count(@.none) == 0", true), ("count(@.node.*) == 1", true),
    ("count(@..*) == 3", true), ("count(@.node[0,0,0]) == 3", true), ("count($.*) == 1", true),
    ("count(@.node[?@=='abc']) == 1", true), ("count(@['node','root','none']) == 2", true),
    ("1 <= count(@.*)", true), ("count(@.*) == count(@.*)", true), ("count(@.*) == '2'", false),
    ("value(@.node[0]) == 'abc'", true), ("value(@.node.*) == 'abc'", true),
    ("value(@.*) == @.none", true), ("value(@.none) == @.none", true),
    ("value(@..none) == null", false), ("value(@.node[0,0]) == 'abc'", false),
    ("value(@.node[?@>'a']) < 'b'", true), ("value(@.root) == value(@.root)", true),
  ])
  func `functions give values to compare`(condition: String, expected: Bool) throws {
    #expect(try holds(condition, for: #"["abc"]"#) == expected)
  }

  @Test(arguments: [
    "length(@)", "!length(@)", "count(@.*)", "!count(@.*)", "value(@.*)", "(count(@.*))",
    "length(@) && @", "@ || value(@)", "length(@.*)<3", "length(@..a)==1", "length(@[0,1])==1",
    "length(@[?@])==1", "length(@[:])==1", "length()==1", "length(@,@)==1", "length(@.a==1)==1",
    "length(!@)==1", "length((@))==1", "length(@&&@)==1", "length(@.a<@.b)==1", "length(1==1)==1",
    "count()==1", "count(1)>2", "count('a')==1", "count(true)==1", "count(null)==1",
    "count(@,@)==1", "count(@.*,1)==1", "count(length(@))==1", "count(value(@))==1",
    "count(@.a==1)==1", "count((@.*))==1", "count(!@)==1", "value()==1", "value(1)==1",
    "value('a')==1", "value(@,@)==1", "value(count(@))==1", "value((@))==1", "value(@>1)==1",
    "length(foo)==1", "length(@==1", "length(@", "length(", "length(@))==1", "length(@,)==1",
    "length(,@)==1", "length(@ @)==1", "length==1", "length@==1", "Length(@)==1", "COUNT(@)==1",
    "1 == length(@.*)", "1 == count(1)", "count(@.*)==", "count(@.*).a==1", "count(@.*)[0]==1",
    "foo(@)", "foo(@)==1", "_count(@)==1", "count_(@)==1", "1count(@)==1", "min(@.*)==1",
    "first(@)==1", "true(@)", "@.count(@)", "@.a.length()==1", "@.length()>1", "count(@..)==1",
    "count(@.)==1", "count(foo(@.*))==1", "length([1])==1", "length({})==1", "count(@.*)==1==1",
  ])
  func `what is not well typed or unknown is refused`(condition: String) {
    let error = #expect(throws: JSONPathError.self) { try JSONPath("$[?\(condition)]") }
    #expect(error?.isUnsupported == false)
  }

  @Test(arguments: ["count(@.*)", "$.count(@)", "$.a.length()", "$count(@)", "$[count(@)]"])
  func `a function stands only in a filter`(path: String) {
    #expect(throws: JSONPathError.self) { try JSONPath(path) }
  }

  @Test(arguments: [
    "match(@.a, 'b')", "search(@.a, 'b')", "!match(@, 'a.*')", "@.a && search(@.b, $.c)",
    "@[?match(@, 'x')]", "length(match(@, 'x')) == 1",
  ])
  func `regular expressions are refused by name`(condition: String) throws {
    let error = try #require(
      throws: JSONPathError.self, performing: { try JSONPath("$[?\(condition)]") })
    let name = condition.contains("match") ? "match" : "search"
    #expect(error.isUnsupported)
    #expect(
      error.message
        == "the function \(name)() is not supported: regular expressions can run away")
    #expect(error.offset == 3 + (try #require(condition.utf8Offset(of: name))))
  }
}

extension String {
  /// Where a text occurs first, counted in bytes.
  fileprivate func utf8Offset(of text: String) -> Int? {
    let bytes = Array(utf8)
    return bytes.indices.first { bytes[$0...].starts(with: text.utf8) }
  }
}
