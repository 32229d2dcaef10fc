import RecipeModel
import TestSupport
import Testing

@testable import RecipeDefinitions

/// The examples of RFC 9535, section by section.
@Suite(.fewAtOnce) struct JSONPathRFCTests {
  private static let store = #"""
    {"store": {"book": [
      {"category": "reference", "author": "Nigel Rees", "title": "Sayings of the Century",
       "price": 8.95},
      {"category": "fiction", "author": "Evelyn Waugh", "title": "Sword of Honour",
       "price": 12.99},
      {"category": "fiction", "author": "Herman Melville", "title": "Moby Dick",
       "isbn": "0-553-21311-3", "price": 8.99},
      {"category": "fiction", "author": "J. R. R. Tolkien", "title": "The Lord of the Rings",
       "isbn": "0-395-19395-8", "price": 22.99}],
      "bicycle": {"color": "red", "price": 399}}}
    """#

  @Test(arguments: [
    ("$.store.book[*].author", "0 1 2 3", "author"), ("$..author", "0 1 2 3", "author"),
    ("$..book[2]", "2", nil), ("$..book[2].author", "2", "author"),
    ("$..book[2].publisher", "", nil), ("$..book[-1]", "3", nil), ("$..book[0,1]", "0 1", nil),
    ("$..book[:2]", "0 1", nil), ("$..book[?@.isbn]", "2 3", nil),
    ("$..book[?@.price<10]", "0 2", nil),
  ])
  func `the books of the store are found`(path: String, books: String, member: String?) throws {
    let document = try JSON(parsing: Self.store)
    let all = try #require(document["store"]?["book"]?.arrayValue)
    let expected = try books.split(separator: " ").map { number in
      let book = all[try #require(Int(number))]
      return try member.map { try #require(book[$0]) } ?? book
    }
    #expect(try JSONPath(path).nodes(in: document) == expected)
  }

  @Test func `the rest of the store is found`() throws {
    let document = try JSON(parsing: Self.store)
    #expect(try JSONPath("$.store..price").nodes(in: document) == [8.95, 12.99, 8.99, 22.99, 399])
    let things = try #require(document["store"]?.objectValue).members.map(\.value)
    #expect(try JSONPath("$.store.*").nodes(in: document) == things)
    #expect(try JSONPath("$..*").nodes(in: document).count == 27)
  }

  @Test(arguments: [
    PathCase("$", #"{"k":"v"}"#, #"[{"k":"v"}]"#),
    PathCase("$.o['j j']", names, #"[{"k.k":3}]"#),
    PathCase("$.o['j j']['k.k']", names, "[3]"),
    PathCase(#"$.o["j j"]["k.k"]"#, names, "[3]"),
    PathCase(#"$["'"]["@"]"#, names, "[2]"),
    PathCase("$[*]", wild, #"[{"j":1,"k":2},[5,3]]"#),
    PathCase("$.o[*]", wild, "[1,2]"),
    PathCase("$.o[*, *]", wild, "[1,2,1,2]"),
    PathCase("$.a[*]", wild, "[5,3]"),
    PathCase("$[1]", #"["a","b"]"#, #"["b"]"#),
    PathCase("$[-2]", #"["a","b"]"#, #"["a"]"#),
    PathCase("$[1:3]", letters, #"["b","c"]"#),
    PathCase("$[5:]", letters, #"["f","g"]"#),
    PathCase("$[1:5:2]", letters, #"["b","d"]"#),
    PathCase("$[5:1:-2]", letters, #"["f","d"]"#),
    PathCase("$[::-1]", letters, #"["g","f","e","d","c","b","a"]"#),
    PathCase("$[0, 3]", letters, #"["a","d"]"#),
    PathCase("$[0:2, 5]", letters, #"["a","b","f"]"#),
    PathCase("$[0, 0]", letters, #"["a","a"]"#),
  ])
  func `names, indices, slices and unions (2.2 to 2.5.1)`(row: PathCase) throws {
    try row.check()
  }

  @Test(arguments: [
    PathCase("$..j", deep, "[1,4]"),
    PathCase("$..[0]", deep, #"[5,{"j":4}]"#),
    PathCase("$..[*]", deep, allOfDeep),
    PathCase("$..*", deep, allOfDeep),
    PathCase("$..o", deep, #"[{"j":1,"k":2}]"#),
    PathCase("$.o..[*, *]", deep, "[1,2,1,2]"),
    PathCase("$.a..[0, 1]", deep, #"[5,3,{"j":4},{"k":6}]"#),
    PathCase("$.a", null, "[null]"), PathCase("$.a[0]", null, "[]"),
    PathCase("$.a.d", null, "[]"), PathCase("$.b[0]", null, "[null]"),
    PathCase("$.b[*]", null, "[null]"), PathCase("$.b[?@]", null, "[null]"),
    PathCase("$.b[?@==null]", null, "[null]"), PathCase("$.c[?@.d==null]", null, "[]"),
    PathCase("$.null", null, "[1]"),
  ])
  func `descendants and null (2.5.2 and 2.6)`(row: PathCase) throws { try row.check() }

  @Test(arguments: [
    PathCase("$.a[?@.b == 'kilo']", filters, #"[{"b":"kilo"}]"#),
    PathCase("$.a[?(@.b == 'kilo')]", filters, #"[{"b":"kilo"}]"#),
    PathCase("$.a[?@>3.5]", filters, "[5,4,6]"),
    PathCase("$.a[?@.b]", filters, #"[{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]"#),
    PathCase("$[?@.*]", filters, "[\(filtersA),\(filtersO)]"),
    PathCase("$[?@[?@.b]]", filters, "[\(filtersA)]"),
    PathCase("$.o[?@<3, ?@<3]", filters, "[1,2,1,2]"),
    PathCase(#"$.a[?@<2 || @.b == "k"]"#, filters, #"[1,{"b":"k"}]"#),
    PathCase("$.o[?@>1 && @<4]", filters, "[2,3]"),
    PathCase("$.o[?@.u || @.x]", filters, #"[{"u":6}]"#),
    PathCase("$.a[?@.b == $.x]", filters, "[3,5,1,2,4,6]"),
    PathCase("$.a[?@ == @]", filters, filtersA),
  ])
  func `filters (2.3.5)`(row: PathCase) throws { try row.check() }

  @Test(arguments: [
    ("$.absent1 == $.absent2", true), ("$.absent1 <= $.absent2", true),
    ("$.absent == 'g'", false), ("$.absent1 != $.absent2", false), ("$.absent != 'g'", true),
    ("1 <= 2", true), ("1 > 2", false), ("13 == '13'", false), ("'a' <= 'b'", true),
    ("'a' > 'b'", false), ("$.obj == $.arr", false), ("$.obj != $.arr", true),
    ("$.obj == $.obj", true), ("$.obj != $.obj", false), ("$.arr == $.arr", true),
    ("$.arr != $.arr", false), ("$.obj == 17", false), ("$.obj != 17", true),
    ("$.obj <= $.arr", false), ("$.obj < $.arr", false), ("$.obj <= $.obj", true),
    ("$.arr <= $.arr", true), ("1 <= $.arr", false), ("1 >= $.arr", false), ("1 > $.arr", false),
    ("1 < $.arr", false), ("true <= true", true), ("true > true", false),
  ])
  func `comparisons (2.3.5.3)`(condition: String, holds: Bool) throws {
    let document = try JSON(parsing: #"{"obj": {"x": "y"}, "arr": [2, 3]}"#)
    let nodes = try JSONPath("$[?\(condition)]").nodes(in: document)
    #expect(nodes.count == (holds ? 2 : 0))
  }

  @Test(arguments: ["a", "a b", "'", "\\", "0", "é", "_x9"])
  func `a built path is the one that its text says`(name: String) throws {
    let built = JSONPath.root.member(name).element(1).every
    let parsed = try JSONPath(built.text)
    #expect(parsed == built && parsed.segments == built.segments)
    #expect(built.parent.parent == JSONPath.root.member(name) && built.parent.isSingular)
    #expect(JSONPath.root.member("x").appending(built).prefix(2).names == ["x", name])
  }

  private static let names = #"{"o": {"j j": {"k.k": 3}}, "'": {"@": 2}}"#
  private static let wild = #"{"o": {"j": 1, "k": 2}, "a": [5, 3]}"#
  private static let letters = #"["a","b","c","d","e","f","g"]"#
  private static let deep = #"{"o": {"j": 1, "k": 2}, "a": [5, 3, [{"j": 4}, {"k": 6}]]}"#
  private static let allOfDeep = #"""
    [{"j":1,"k":2}, [5,3,[{"j":4},{"k":6}]], 1, 2, 5, 3, [{"j":4},{"k":6}], {"j":4}, {"k":6},
     4, 6]
    """#
  private static let null = #"{"a": null, "b": [null], "c": [{}], "null": 1}"#
  private static let filtersA = #"[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]"#
  private static let filtersO = #"{"p":1,"q":2,"r":3,"s":5,"t":{"u":6}}"#
  private static let filters = #"{"a": \#(filtersA), "o": \#(filtersO), "e": "f"}"#
}
