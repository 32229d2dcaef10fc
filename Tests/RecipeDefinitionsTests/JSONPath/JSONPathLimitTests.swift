import RecipeModel
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct JSONPathLimitTests {
  private func nested(_ levels: Int, _ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: levels) + inner + String(repeating: close, count: levels)
  }

  @Test(arguments: [("(", "@", ")"), ("!(", "@", ")"), ("@[?", "@", "]"), ("$[?$[?", "@", "]]")])
  func `nesting is bounded`(open: String, inner: String, close: String) throws {
    let levels = open == "$[?$[?" ? 31 : JSONPath.maxDepth - 1
    let deepest = try JSONPath("$[?\(nested(levels, open, inner, close))]")
    _ = try deepest.nodes(in: [[[1]]])
    let error = try #require(
      throws: JSONPathError.self,
      performing: { try JSONPath("$[?\(nested(levels + 1, open, inner, close))]") })
    #expect(error.isUnsupported)
    #expect(throws: JSONPathError.self) { try JSONPath("$[?\(nested(600, open, inner, close))]") }
  }

  @Test func `calls nest no deeper either`() throws {
    _ = try JSONPath("$[?\(nested(63, "length(", "@", ")"))==1]")
    let error = #expect(throws: JSONPathError.self) {
      try JSONPath("$[?\(nested(64, "length(", "@", ")"))==1]")
    }
    #expect(error?.isUnsupported == true)
  }

  @Test func `depth counts levels, not filters side by side`() throws {
    let many = Array(repeating: "(@.a)", count: 300).joined(separator: "&&")
    let document: JSON = [["a": 1], 2]
    #expect(try JSONPath("$[?\(many)]").nodes(in: document) == [["a": 1]])
    #expect(try JSONPath("$" + nested(200, "[?@]", "", "")).nodes(in: document) == [])
  }

  @Test func `the text is bounded`() throws {
    let longest = "$." + String(repeating: "a", count: JSONPath.maxBytes - 2)
    #expect(try JSONPath(longest).isSingular)
    let error = try #require(
      throws: JSONPathError.self, performing: { try JSONPath(longest + "a") })
    #expect(error.isUnsupported)
    #expect(error.offset == JSONPath.maxBytes)
    let indices = "$" + String(repeating: "[0]", count: 1_300)
    #expect(try JSONPath(indices).nodes(in: [[[1]]]) == [])
  }

  @Test(
    arguments: [
      "$..*..*..*..*..*..*", "$..[*,*,*,*]..[*,*,*,*]", "$[*,*,*,*][*,*,*,*][*,*,*,*][*,*,*,*]",
      "$[?$..*]", "$[?$[?$[?$[?$.none]]]]", "$[?count($..*)==1]", "$[?$==$]", "$[?$..none]",
      "$[?value($..[::1])==1]", "$..[0:,0:,0:,0:]..[0:,0:]..*",
    ])
  func `a path that runs away is given up`(text: String) throws {
    var tree: JSON = 0
    for _ in 0..<3 { tree = .array(Array(repeating: tree, count: 6)) }
    let document = JSON.array(Array(repeating: tree, count: 60))
    let path = try JSONPath(text)
    let limit = JSONPathLimitReached(path: text, steps: 100_000)
    #expect(throws: limit) { _ = try path.nodes(in: document, steps: 100_000) }
    #expect(throws: limit) { _ = try path.first(in: document, steps: 100_000) }
    #expect(try JSONPath("$..*").nodes(in: document, steps: 100_000).count == 60 * 259)
  }

  @Test func `a path may not run away by default`() throws {
    var document: JSON = []
    for _ in 0..<100 { document = [document] }
    let path = try JSONPath("$..*..*..*..*")
    #expect(throws: JSONPathLimitReached(path: path.text, steps: JSONPath.defaultSteps)) {
      _ = try path.nodes(in: document)
    }
  }

  @Test(arguments: ["$[?$.none]", "$[?$.none==1]", "$[?@==$.text]"])
  func `long objects cost steps`(path: String) throws {
    let members = (0..<5_000).map { ("member\($0)", JSON.int($0)) }
    let document = JSON.object(JSONObject(members + [("text", "x")]))
    #expect(throws: JSONPathLimitReached.self) {
      _ = try JSONPath(path).nodes(in: document, steps: 100_000)
    }
    #expect(try JSONPath("$[?@==7]").nodes(in: document, steps: 100_000) == [7])
  }

  @Test(arguments: ["$[?$[0]<=@]", "$[?length(@)==1]", "$[?@==$[0]]"])
  func `long texts cost steps`(path: String) throws {
    let text = JSON.string(String(repeating: "x", count: 100_000))
    let document = JSON.array(Array(repeating: text, count: 100))
    #expect(throws: JSONPathLimitReached.self) {
      _ = try JSONPath(path).nodes(in: document, steps: 100_000)
    }
  }

  @Test func `the steps of a caller count`() throws {
    let document: JSON = [1, 2, 3]
    #expect(throws: JSONPathLimitReached(path: "$[*]", steps: 2)) {
      try JSONPath("$[*]").nodes(in: document, steps: 2)
    }
    #expect(try JSONPath("$[*]").nodes(in: document, steps: 10).count == 3)
    #expect(throws: JSONPathLimitReached.self) {
      try JSONPath("$[*]").nodes(in: document, steps: .min)
    }
    #expect(try JSONPath("$[1]").first(in: document, steps: 0) == 2)
  }

  @Test func `all values of a large page are within the limit`() throws {
    let item: JSON = ["title": "soup", "tags": ["a", "b"], "id": 1]
    let document: JSON = ["items": .array(Array(repeating: item, count: 10_000))]
    #expect(try JSONPath("$..title").nodes(in: document).count == 10_000)
    #expect(try JSONPath("$.items[?@.id == 1].tags[*]").nodes(in: document).count == 20_000)
  }

  @Test func `a deep document is walked without deep recursion`() throws {
    var document: JSON = 1
    for _ in 0..<2_000 { document = ["a": document] }
    #expect(try JSONPath("$..a").nodes(in: document).count == 2_000)
  }
}
