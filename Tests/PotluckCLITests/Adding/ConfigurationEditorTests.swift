import RecipeModel
import TestSupport
import Testing

@testable import PotluckCLI
@testable import PotluckService

/// What an addition does to the text of a configuration.
@Suite(.fewAtOnce) struct ConfigurationEditorTests {
  /// A text before and after an entry was added.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var before: String
    var after: String

    var testDescription: String { name }

    init(_ name: String, _ before: String, _ after: String) {
      (self.name, self.before, self.after) = (name, before, after)
    }
  }

  private static let entry: JSONObject = [
    "id": "b", "use": "mealie", "token": ["env": "T"],
  ]

  static let cases = [
    Case(
      "an empty list",
      "{\n  \"version\": 1,\n  \"providers\": []\n}\n",
      """
      {
        "version": 1,
        "providers": [
          { "id": "b", "use": "mealie", "token": { "env": "T" } }
        ]
      }

      """),
    Case(
      "an empty list over two lines, with tabs",
      "{\n\t\"version\": 1,\n\t\"providers\": [\n\t]\n}",
      "{\n\t\"version\": 1,\n\t\"providers\": [\n\t\t"
        + "{ \"id\": \"b\", \"use\": \"mealie\", \"token\": { \"env\": \"T\" } }\n\t]\n}"),
    Case(
      "everything on one line",
      #"{"version": 1, "providers": [{"id": "a", "use": "x"}]}"#,
      #"{"version": 1, "providers": [{"id": "a", "use": "x"}, "#
        + #"{"id": "b", "use": "mealie", "token": {"env": "T"}}]}"#),
    Case(
      "no space at all", #"{"version":1,"providers":[]}"#,
      #"{"version":1,"providers":[{"id":"b","use":"mealie","token":{"env":"T"}}]}"#),
    Case(
      "an entry a line",
      """
      {"version": 1, "providers": [
        {"id": "z", "use": "x"},
        {"id": "a", "use": "x"}
      ]}
      """,
      """
      {"version": 1, "providers": [
        {"id": "z", "use": "x"},
        {"id": "a", "use": "x"},
        {"id": "b", "use": "mealie", "token": {"env": "T"}}
      ]}
      """),
    Case(
      "entries over several lines, an empty line between them",
      """
      {
          "providers": [
              {
                  "id": "z",
                  "use": "x"
              },

              {
                  "id": "a",
                  "use": "x"
              }
          ],
          "version": 1
      }
      """,
      """
      {
          "providers": [
              {
                  "id": "z",
                  "use": "x"
              },

              {
                  "id": "a",
                  "use": "x"
              },

              {
                  "id": "b",
                  "use": "mealie",
                  "token": { "env": "T" }
              }
          ],
          "version": 1
      }
      """),
    Case(
      "braces at the ends of lines",
      "{\"version\": 1,\n \"providers\": [{\n   \"id\": \"a\",\n   \"use\": \"x\"\n }]}",
      "{\"version\": 1,\n \"providers\": [{\n   \"id\": \"a\",\n   \"use\": \"x\"\n }, {\n"
        + "   \"id\": \"b\",\n   \"use\": \"mealie\",\n   \"token\": { \"env\": \"T\" }\n }]}"),
    Case(
      "commas at the beginnings of lines",
      "{ \"version\": 1\n, \"providers\":\n  [ {\"id\": \"z\", \"use\": \"x\"}\n"
        + "  , {\"id\": \"a\", \"use\": \"x\"}\n  ]\n}",
      "{ \"version\": 1\n, \"providers\":\n  [ {\"id\": \"z\", \"use\": \"x\"}\n"
        + "  , {\"id\": \"a\", \"use\": \"x\"}\n"
        + "  , {\"id\": \"b\", \"use\": \"mealie\", \"token\": {\"env\": \"T\"}}\n  ]\n}"),
    Case(
      "no list yet",
      "{\r\n  \"version\": 1,\r\n  \"search\": {\"limit\": 5}\r\n}\r\n",
      "{\r\n  \"version\": 1,\r\n  \"search\": {\"limit\": 5},\r\n  \"providers\": [\r\n"
        + "    { \"id\": \"b\", \"use\": \"mealie\", \"token\": { \"env\": \"T\" } }\r\n  ]\r\n}\r\n"
    ),
    Case(
      "no list yet, on one line", #"{"version": 1}"#,
      #"{"version": 1, "providers": [{"id": "b", "use": "mealie", "token": {"env": "T"}}]}"#),
    Case(
      "a byte order mark, and brackets in texts",
      "\u{FEFF}{\"version\": 1, \"providers\": [ {\"id\": \"a\", \"name\": \"]\\\"}\"} ] }",
      "\u{FEFF}{\"version\": 1, \"providers\": [ {\"id\": \"a\", \"name\": \"]\\\"}\"}, "
        + "{\"id\": \"b\", \"use\": \"mealie\", \"token\": {\"env\": \"T\"}} ] }"),
    Case(
      "a list whose name is spelled with an escape",
      #"{"version":1,"provider\u0073":[ ]}"#,
      #"{"version":1,"provider\u0073":[ {"id":"b","use":"mealie","token":{"env":"T"}} ]}"#),
  ]

  @Test(arguments: cases)
  func `an entry is written as the file writes its own`(_ sample: Case) {
    let bytes = Array(sample.before.utf8)
    let change = ConfigurationEditor.insertion(of: Self.entry, into: bytes)
    #expect(String(decoding: change.applied(to: bytes), as: UTF8.self) == sample.after)
  }

  @Test(arguments: 0..<300)
  func `whatever the file looks like, every byte of it stays and the entry is read`(
    _ seed: Int
  ) throws {
    var writer = RandomConfiguration(seed: UInt64(seed))
    let before = writer.document()
    let known = read(before).configuration.entries.map(\.id)
    let entry: JSONObject = [
      "id": "added", "command": ["echo", "]}\"\\"],
      "settings": ["a": [1, ["b": .null]], "c": [:]],
    ]
    let change = ConfigurationEditor.insertion(of: entry, into: before)
    let after = change.applied(to: before)
    #expect(after.count == before.count + change.bytes.count)
    #expect(after[..<change.offset] == before[..<change.offset])
    #expect(after[(change.offset + change.bytes.count)...] == before[change.offset...])
    let result = read(after)
    #expect(result.problems.isEmpty, "\(String(decoding: after, as: UTF8.self))")
    #expect(result.configuration.entries.map(\.id) == known + ["added"])
    let written = try JSON(parsing: after)["providers"]?.arrayValue?.last
    #expect(written == .object(entry))
  }

  private func read(_ bytes: [UInt8]) -> ConfigurationReader.Result {
    ConfigurationReader.read(bytes, kinds: KindCatalog(), folder: "/")
  }
}

/// Valid configurations in every layout that JSON allows.
private struct RandomConfiguration {
  private var random: SeededRandom
  private let lineBreak: String
  private let isDense: Bool

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    lineBreak = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    isDense = Bool.random(using: &random)
  }

  mutating func document() -> [UInt8] {
    var members = [("version", "1")]
    if Bool.random(using: &random) { members.append(("search", "{\"limit\":\(gap())7}")) }
    if Bool.random(using: &random) { members.append(("pages", "{\"allow\":[\(gap())]}")) }
    if Int.random(in: 0..<5, using: &random) > 0 { members.append(("providers", list())) }
    members.shuffle(using: &random)
    let mark = Bool.random(using: &random) ? "\u{FEFF}" : ""
    return Array((mark + gap() + object(members) + gap()).utf8)
  }

  private mutating func list() -> String {
    let entries = (0..<Int.random(in: 0..<4, using: &random)).map { number in
      let command = #"["]}{[", "\\", "\"{", "\u0065ü"]"#
      return object([("id", "\"e\(number)\""), ("command", command)].shuffled(using: &random))
    }
    return "[" + separated(entries) + "]"
  }

  private mutating func object(_ members: [(String, String)]) -> String {
    let texts = members.map { name, value in "\"\(name)\"\(gap()):\(gap())\(value)" }
    return "{" + separated(texts) + "}"
  }

  private mutating func separated(_ parts: [String]) -> String {
    guard let first = parts.first else { return gap() }
    return gap() + parts.dropFirst().reduce(first) { "\($0)\(gap()),\(gap())\($1)" } + gap()
  }

  private mutating func gap() -> String {
    if isDense, Int.random(in: 0..<4, using: &random) > 0 { return "" }
    let pieces = ["", " ", "  ", "\t", lineBreak, lineBreak + "    "]
    return (0..<Int.random(in: 0..<3, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

}
