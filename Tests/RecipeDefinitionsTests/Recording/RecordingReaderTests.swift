import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct RecordingReaderTests {
  @Test func `what is written is read back the same`() async throws {
    let recording = try await SoupShelf().recorder(SoupShelf.parsed()).record(
      SearchQuery(text: "soup", include: ["leek"], maxMinutes: 30, diets: [.vegan]))
    let result = RecordingReader.read(Array(recording.text.utf8))
    #expect(result.problems == [])
    #expect(result.recording == recording)
    #expect(result.recording?.text == recording.text)
  }

  @Test func `a mistyped key is told with place and fix`() {
    let text = """
      {"definition": "x", "cases": [
        {"name": "a", "query": {"txt": "soup"}, "exchanges": [], "expct": {}}
      ]}
      """
    let result = RecordingReader.read(Array(text.utf8))
    #expect(result.recording == nil)
    #expect(
      result.problems.map(\.message) == [#"unknown key "txt""#, #"unknown key "expct""#])
    #expect(result.problems.map(\.fix) == [#"did you mean "text"?"#, #"did you mean "expect"?"#])
    #expect(result.problems.first?.place == JSONPositions.Place(line: 2, column: 27))
    #expect(result.problems.first?.pointer == "/cases/0/query/txt")
  }

  @Test(arguments: [
    ("{", "not valid JSON"), ("[]", "this is an array"), ("{}", "the recording has no"),
    (#"{"request": {}}"#, "this is a definition"),
    (#"{"definition": 1, "cases": []}"#, "this is a number"),
    (#"{"definition": "x", "cases": {}}"#, "this is an object"),
    (
      #"{"definition":"x","cases":[{"name":"a","query":{},"expect":{},"exchanges":[{"request":{"url":"{baseURL}"},"response":{}}]}]}"#,
      "an answer needs one of json, text"
    ),
    (
      #"{"definition":"x","cases":[{"name":"a","query":{},"expect":{"listings":[{"titel":"a"}]},"exchanges":[]}]}"#,
      #"unknown key "titel""#
    ),
    (
      #"{"definition":"x","definition":"y","cases":[]}"#, "this key occurs twice"
    ),
  ])
  func `a broken file is refused with a reason`(text: String, message: String) {
    let result = RecordingReader.read(Array(text.utf8))
    #expect(result.recording == nil)
    #expect(result.problems.contains { $0.message.hasPrefix(message) }, "\(result.problems)")
  }

  @Test func `a credential in an address is warned about and not quoted`() throws {
    let secret = "0123456789abcdef01234567"
    let text = """
      {"definition":"x","cases":[{"name":"a","query":{},"expect":{},
       "exchanges":[{"request":{"url":"{baseURL}/s?api_key=\(secret)"},"response":{"json":[]}}]}]}
      """
    let result = RecordingReader.read(Array(text.utf8))
    #expect(result.recording != nil)
    let problem = try #require(result.problems.first)
    #expect(problem.severity == .warning)
    #expect(!"\(problem)".contains(secret))
  }

  @Test func `damaged files are refused or read, and never crash`() async throws {
    let recording = try await SoupShelf().recorder(SoupShelf.parsed()).record(
      SearchQuery(text: "soup"))
    let bytes = Array(recording.text.utf8)
    var random = SeededRandom(seed: 7)
    let junk = Array(#"{}[]":,0null•"#.utf8)
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<(1 + random.below(4)) {
        let place = random.below(damaged.count)
        if random.below(2) == 0 {
          damaged[place] = random.pick(junk)
        } else {
          damaged.removeSubrange(place..<min(damaged.count, place + random.below(40)))
        }
      }
      let result = RecordingReader.read(damaged)
      let hasErrors = result.problems.contains { $0.severity == .error }
      #expect((result.recording == nil) == hasErrors)
    }
  }

  @Test func `the schema names every key of the language of tests`() async throws {
    let schema = RecordingSchema.json
    #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    let recording = try await SoupShelf().recorder(SoupShelf.parsed()).record(
      SearchQuery(text: "soup"))
    let known = Self.names(schema)
    for name in ["cases", "exchanges", "errorContains", "recipe", "totalMinutes", "json", "text"] {
      #expect(known.contains(name))
    }
    #expect(recording.json.objectValue?.members.allSatisfy { known.contains($0.name) } == true)
    let references = Self.references(schema)
    let defined = schema["$defs"]?.objectValue?.members.map { "#/$defs/\($0.name)" } ?? []
    #expect(!references.isEmpty && references.isSubset(of: Set(defined)))
  }

  private static func names(_ json: JSON) -> Set<String> {
    switch json {
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(names($1)) }
    case .object(let object):
      object.members.reduce(into: []) { $0.formUnion(names($1.value).union([$1.name])) }
    default: []
    }
  }

  private static func references(_ json: JSON) -> Set<String> {
    switch json {
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(references($1)) }
    case .object(let object):
      object.members.reduce(into: []) { result, member in
        if member.name == "$ref", let text = member.value.stringValue { result.insert(text) }
        result.formUnion(references(member.value))
      }
    default: []
    }
  }
}
