import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct DefinitionReaderTests {
  @Test func `every problem of a file is told at once and in the file's order`() {
    let text = """
      {
        "definitionVersion": 1,
        "nam": "x",
        "title": 5,
        "auth": [{"type": "apiKey", "in": "qery", "name": "k", "secret": "k"}],
        "request": {"path": "search", "query": {"q": "{txet}", "p": "{page}"}},
        "response": {"list": "$.a[", "form": "table"},
        "fields": {"id": "$.id", "titel": "$.t", "rating": "$.r"},
        "politeness": {"concurrency": "2"}
      }
      """
    let problems = DefinitionSamples.read(text).problems
    let pointers = [
      "/nam", "/title", "/auth/0/in", "/auth/0/secret", "/request/path", "/request/query/q",
      "/request/query/p", "/response/list", "/response/form", "/fields/titel", "/fields/rating",
      "/politeness/concurrency",
    ]
    #expect(problems.map(\.pointer) == pointers)
    #expect(problems.allSatisfy { $0.place != nil && $0.fix != nil && !$0.message.isEmpty })
    #expect(problems.map { $0.place?.line } == [3, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9])
  }

  @Test func `a mistake within a text stands at its character, unless the file escapes the text`() {
    let plain = DefinitionSamples.tiny(response: #"{"list": "$.é.["}"#)
    var place = DefinitionSamples.place(of: "[", in: plain)
    #expect(DefinitionSamples.read(plain).problems.first?.place == place)
    let escaped = DefinitionSamples.tiny(response: #"{"list": "$.\u00e9.["}"#)
    place = DefinitionSamples.place(of: #""$.\u"#, in: escaped)
    #expect(DefinitionSamples.read(escaped).problems.first?.place == place)
  }

  @Test func `a file that is not JSON is told with its place`() {
    let result = DefinitionSamples.read("{\n  \"name\": \"x\",\n}")
    #expect(result.problems.count == 1)
    #expect(result.problems.first?.place == JSONPositions.Place(line: 3, column: 1))
    #expect(result.problems.first?.message.contains("not valid JSON") == true)
  }

  @Test(arguments: ["[]", "null", "3", "\"x\""])
  func `a document that is no object is told as that`(text: String) {
    let problems = DefinitionSamples.read(text).problems
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains("not an object") == true)
  }

  @Test func `an empty object lacks the required members and nothing else`() {
    let messages = DefinitionSamples.read("{}").problems.map(\.message)
    #expect(messages.count == 6)
    #expect(messages.allSatisfy { $0.hasPrefix("the definition has no ") })
  }

  @Test func `a file of tests is told from a definition`() {
    let byName = DefinitionSamples.read("{}", file: "soup.tests.json").problems
    let byShape = DefinitionSamples.read(#"{"definition": "soup", "cases": []}"#).problems
    for problems in [byName, byShape] {
      #expect(problems.map(\.message) == ["this is a file of tests, not a definition"])
    }
  }

  @Test func `beyond 200 problems the others are only counted`() {
    let unknown = (0..<500).map { "\"zzzzzz\($0)\": 1" }.joined(separator: ", ")
    let text = DefinitionSamples.tiny(more: unknown)
    let problems = DefinitionSamples.read(text).problems
    #expect(problems.count == 201)
    #expect(problems.last?.message == "300 more problems")
    let repeated = DefinitionSamples.tiny(
      more: (0..<300).map { _ in "\"summary\": \"x\"" }.joined(separator: ", "))
    #expect(DefinitionSamples.read(repeated).problems.last?.message == "99 more problems")
  }

  @Test func `no message quotes what could be a secret in the wrong place`() {
    let secret = "s3cr3t-t0ken"
    for member in ["auth", "secret", "secrets", "token", "baseURL", "errors", "settings"] {
      let text = DefinitionSamples.tiny(more: "\"\(member)\": \"\(secret)\"")
      let problems = DefinitionSamples.read(text).problems
      #expect(!problems.isEmpty)
      #expect(!"\(problems)".contains(secret))
    }
  }

  @Test func `hostile sizes are refused`() {
    let cases = [
      (String(repeating: " ", count: DefinitionReader.maxBytes + 1), "greater than"),
      (String(repeating: "[", count: 100), "nested deeper"),
      ("[" + String(repeating: "0,", count: 30_000) + "0]", "more than 20000 values"),
      ("{\"" + String(repeating: "a", count: 200) + "\": 1}", "a key is longer"),
    ]
    for (text, message) in cases {
      let problems = DefinitionSamples.read(text).problems
      #expect(problems.count == 1)
      #expect(problems.first?.message.contains(message) == true)
    }
  }

  @Test
  func `a file made to be slow is refused in time`() {
    let names = (0..<6_000).map { "\"n\($0)\": \"$.x\"" }.joined(separator: ",")
    let variables = String(repeating: "{zz}", count: 100_000)
    let texts = [
      DefinitionSamples.tiny(
        fields: """
          {"id": "$.id", "title": {"template": "\(variables)", "with": {\(names)}}}
          """),
      DefinitionSamples.tiny(more: names),
      DefinitionSamples.tiny(more: "\"settings\": {\(names)}, \"secrets\": {\(names)}"),
      DefinitionSamples.tiny(more: "\(names), \(names)"),
    ]
    for text in texts {
      let result = DefinitionSamples.read(text)
      #expect(result.definition == nil)
      #expect(!result.problems.isEmpty)
    }
  }

  @Test func `what is left out has its default`() throws {
    let definition = try #require(DefinitionSamples.read(DefinitionSamples.least).definition)
    #expect(definition.paging == PagingRules())
    #expect(definition.request.method == "GET")
    #expect(definition.response.form == .array)
    #expect(definition.capabilities == [.text])
  }

  @Test func `capabilities follow from what the request sends`() throws {
    let shelf = try #require(DefinitionSamples.read(DefinitionSamples.shelf).definition)
    #expect(
      shelf.capabilities
        == [.text, .include, .exclude, .time, .diet, .detail, .listsIngredients])
  }

  @Test func `a body makes a POST request, and its variables keep their places`() throws {
    let text = DefinitionSamples.tiny(
      request: #"{"path": "", "body": {"q": "{text}", "all": "{include}", "n": [1, "x"]}}"#)
    let request = try #require(DefinitionSamples.read(text).definition).request
    #expect(request.method == "POST")
    let expected = BodyValue.object([
      BodyMember("q", .text(try Template("{text}"))),
      BodyMember("all", .text(try Template("{include}"))),
      BodyMember("n", .array([.constant(1), .constant("x")])),
    ])
    #expect(request.content == .json(expected))
  }

  @Test func `paths in fallbacks, templates and sums come out as values`() throws {
    let fields = try #require(DefinitionSamples.read(DefinitionSamples.shelf).definition).fields
    #expect(fields.texts[.url]?.count == 2)
    #expect(fields.times[.totalMinutes]?.first?.unit == .seconds)
    #expect(fields.rating == [RatingSource(try JSONPath("$.stars"), scale: 5, absent: [0])])
    #expect(fields.diets == [.flags([.vegan: try JSONPath("$.vegan")])])
    let ingredients = try #require(fields.lists[.ingredients]?.first)
    #expect(ingredients.required == "name")
  }

  @Test func `two ways of one header are fine when an entry may leave both out`() {
    func text(_ secrets: String) -> String {
      DefinitionSamples.tiny(
        more: """
          "secrets": \(secrets),
          "auth": [{"type": "http", "scheme": "ApiKey", "secret": "key"},
            {"type": "http", "scheme": "basic", "username": "user", "password": "user"}]
          """)
    }
    let free = text(#"{"key": {"required": false}, "user": {"required": false}}"#)
    #expect(DefinitionSamples.read(free).problems == [])
    let fixed = text(#"{"key": {"default": "1"}, "user": {"required": false}}"#)
    #expect(DefinitionSamples.read(fixed).problems.map(\.pointer) == ["/auth/1"])
  }

  @Test func `white space may part texts, and nothing may not`() throws {
    func text(_ split: String) -> String {
      DefinitionSamples.tiny(
        fields: """
          {"id": "$.id", "title": "$.t", "ingredients": {"path": "$.i", "split": "\(split)"}}
          """)
    }
    let fields = try #require(DefinitionSamples.read(text("\\n")).definition).fields
    #expect(fields.lists[.ingredients]?.first?.separator == "\n")
    #expect(DefinitionSamples.read(text("")).problems.map(\.message) == ["the text is empty"])
  }

  @Test(arguments: [DefinitionSamples.shelf, DefinitionSamples.least])
  func `a definition that is written and read is the same`(sample: String) throws {
    let definition = try #require(DefinitionSamples.read(sample).definition)
    let again = DefinitionReader.read(definition.json.bytes(.indented))
    #expect(again.problems == [])
    #expect(again.definition == definition)
  }

  @Test(arguments: styles)
  func `every style of paging survives writing and reading`(style: String) throws {
    let text = DefinitionSamples.tiny(
      request: #"{"path": "/s", "query": {"q": "{text}", "x": "\#(variable(style))"}}"#,
      more: "\"paging\": \(style)")
    let result = DefinitionSamples.read(text)
    #expect(result.problems == [])
    let definition = try #require(result.definition)
    let again = DefinitionReader.read(definition.json.bytes())
    #expect(again.problems == [])
    #expect(again.definition == definition)
  }

  private func variable(_ style: String) -> String {
    if style.contains("\"page\"") { return "{page}" }
    if style.contains("\"offset\"") { return "{last}" }
    return style.contains("\"cursor\"") ? "{cursor}" : "x"
  }

  static let styles = [
    #"{"style": "none", "size": 10}"#,
    #"{"style": "page", "first": 0, "size": 10, "shortPageEnds": true, "more": "$.more"}"#,
    #"{"style": "offset", "first": 1, "size": 10, "advance": "size", "window": {"offset": 9, "pages": 5}}"#,
    #"{"style": "next", "next": {"header": "X-Next"}, "follow": "query", "endStatuses": [404]}"#,
    #"{"style": "link", "follow": "path"}"#,
    #"{"style": "continue", "continue": "$.continue"}"#,
    #"{"style": "cursor", "cursor": {"lastItem": "$.sort"}, "size": 10}"#,
    #"{"style": "cursor", "cursor": {"header": "X-Cursor"}}"#,
    #"{"style": "cursor", "cursor": "$.cursor"}"#,
  ]
}
