import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct DefinitionSchemaTests {
  private let schema = DefinitionSchema.json

  @Test func `the schema says which dialect it is written in and what it is`() {
    #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["$id"]?.stringValue == DefinitionSchema.identifier)
    #expect(schema["additionalProperties"] == false)
  }

  @Test func `every reference of the schema leads somewhere, and every definition is used`() {
    let names = Set(schema["$defs"]?.objectValue?.members.map(\.name) ?? [])
    let references = Set(references(schema))
    #expect(references == names)
    let objects = names.filter { schema["$defs"]?[$0]?["properties"] != nil }
    #expect(objects == Set(Language.shapes.dropFirst().map(\.name)))
    #expect(objects.count == Language.shapes.count - 1)
  }

  private func references(_ value: JSON) -> [String] {
    switch value {
    case .array(let elements): elements.flatMap(references)
    case .object(let object):
      object.members.flatMap { member in
        member.name == "$ref"
          ? [String(member.value.stringValue?.dropFirst("#/$defs/".count) ?? "")]
          : references(member.value)
      }
    default: []
    }
  }

  @Test(arguments: Language.shapes.map(\.name))
  func `every member has a description and a good example`(name: String) throws {
    let object = try #require(name == "definition" ? schema : schema["$defs"]?[name])
    let shape = try #require(Language.shapes.first { $0.name == name })
    let properties = try #require(object["properties"]?.objectValue)
    #expect(properties.members.map(\.name) == shape.names)
    for member in properties.members {
      #expect(member.value["description"]?.stringValue?.isEmpty == false)
      let example = try #require(member.value["examples"]?.arrayValue?.first)
      var single = schema.objectValue ?? JSONObject()
      single.members.removeAll { $0.name != "$defs" }
      single["allOf"] = [member.value]
      let failures = SchemaValidator(.object(single)).failures(of: example)
      #expect(failures == [], "\(name).\(member.name)")
    }
  }

  @Test(arguments: Language.shapes.map(\.name))
  func `the reader knows each key of the schema and no other`(name: String) throws {
    let shape = try #require(Language.shapes.first { $0.name == name })
    let log = ProblemLog()
    let members = try shape.members.map { ($0.name, try #require($0.example)) }
    let node = DocumentNode(.object(JSONObject(members)), log: log)
    let object = try #require(DocumentObject(node, shape))
    #expect(shape.names.allSatisfy(object.has))
    var text = JSONObject(members)
    text["zzzzzzzzzz"] = 1
    let unknown = ProblemLog()
    _ = DocumentObject(DocumentNode(.object(text), log: unknown), shape)
    #expect(unknown.errorCount == log.errorCount + 1)
  }

  @Test(arguments: valid)
  func `what the reader accepts meets the schema`(text: String) throws {
    #expect(DefinitionSamples.read(text).problems == [])
    #expect(SchemaValidator(schema).failures(of: try JSON(parsing: text)) == [])
  }

  private static let valid =
    [DefinitionSamples.shelf, DefinitionSamples.least, DefinitionSamples.tiny()] + corners

  /// Definitions with the rarer ways of writing.
  static let corners: [String] = [
    DefinitionSamples.tiny(
      fields: """
        {"title": ["$.t", {"path": "$.u", "removeSuffix": " - x", "before": "?", "after": "/"}],
         "url": "https://x.example/{title}", "rating": [{"path": "$.r", "scale": 100}],
         "ingredients": [{"numbered": {"from": 1, "to": 9, "members": {"n": "i"}}, "template": "{n}"},
           {"parallel": {"a": "$.a", "b": "$.b"}, "template": "{a} {b}", "require": "b"},
           {"path": "$.text", "split": ",", "absent": ["N/A", null, 0]}],
         "totalMinutes": ["$.time", {"path": "$.iso", "unit": "iso8601", "absent": [-1]}],
         "diets": ["$.diets[*]", {"flags": {"glutenFree": "$.gf"}}]}
        """),
    DefinitionSamples.tiny(
      response: """
        {"list": "$", "form": "columns", "whenMissing": "empty",
         "incomplete": [{"path": "$.shards.failed", "above": 0}, {"status": [206, "5xx"]}]}
        """,
      fields: #"{"id": "$[3]", "title": "$[1]"}"#),
    DefinitionSamples.tiny(
      request: """
        {"path": "/{key}/s", "query": {"q": {"value": "{text}", "spaces": "+", "default": "*"},
         "n": 5, "f": {"value": true}, "w": {"list": "words", "join": "", "spaces": "_"}},
         "headers": {"X-Host": "a"}}
        """,
      more: """
        "secrets": {"key": {"default": "1"}, "pass": {"required": false}},
        "settings": {"baseURL": {"summary": "yours"}, "me": {}},
        "auth": [{"type": "apiKey", "in": "path", "name": "key", "secret": "key"},
          {"type": "http", "scheme": "basic", "username": "me", "password": "pass"}]
        """),
    DefinitionSamples.tiny(
      request: """
        {"path": "/s", "body": {"q": {"match": "{text}"}, "size": "{limit}", "after": "{cursor}"}}
        """,
      more: """
        "paging": {"style": "cursor", "size": 20, "cursor": {"lastItem": "$.sort"}},
        "errors": [{"when": {"status": [400, "5xx"], "contentType": "text/html"}, "means": "transient"},
          {"when": {"path": "$.e", "oneOf": [1, "x"]}, "means": "failure", "hint": "h",
            "retryAfter": {"path": "$.wait", "unit": "milliseconds"}}],
        "capabilities": ["text", "browse", "sort:rating"]
        """),
  ]

  @Test(arguments: BrokenDefinitionTests.names + BrokenDefinitionTests.types)
  func `misspelt, missing and mistyped members do not meet the schema either`(
    broken: BrokenDefinition
  ) throws {
    // Names that occur twice and fields of free texts are beyond a schema.
    guard !broken.message.contains("occurs twice") else { return }
    let text = DefinitionSamples.replacing(broken.old, broken.new, in: DefinitionSamples.shelf)
    #expect(SchemaValidator(schema).failures(of: try JSON(parsing: text)) != [])
  }

  @Test func `the words of the schema are those of the values`() {
    func words(_ shape: String, _ member: String) -> [String]? {
      schema["$defs"]?[shape]?["properties"]?[member]?["enum"]?.arrayValue?
        .compactMap(\.stringValue)
    }
    #expect(words("errorRule", "means") == ErrorRule.Meaning.allCases.map(\.rawValue))
    #expect(words("response", "form") == ResponseRules.Form.allCases.map(\.rawValue))
    #expect(words("paging", "follow") == PagingRules.Follow.allCases.map(\.rawValue))
    #expect(words("paging", "advance") == PagingRules.Advance.allCases.map(\.rawValue))
    #expect(words("detail", "fill") == DetailRules.Fill.allCases.map(\.rawValue))
    #expect(words("timeObject", "unit") == TimeSource.Unit.allCases.map(\.rawValue))
    #expect(words("listParameter", "list") == ListValue.Source.allCases.map(\.rawValue))
    #expect(words("retryAfter", "unit") == RetryPlace.Unit.allCases.map(\.rawValue))
    #expect(words("paging", "style")?.count == 7)
  }
}
