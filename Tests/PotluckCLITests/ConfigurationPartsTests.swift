import PotluckSupport
import RecipeModel
import TestSupport
import Testing

@testable import PotluckCLI
@testable import PotluckService

@Suite(.fewAtOnce) struct ConfigurationPartsTests {
  @Test(
    arguments: [
      ("5s", 5000), ("500ms", 500), ("1.5s", 1500), ("2m", 120_000), ("0s", 0),
    ])
  func `durations are read`(_ text: String, _ milliseconds: Int) {
    #expect(DurationText.parse(text) == .milliseconds(milliseconds))
  }

  @Test(arguments: ["5", "s", "", "-1s", "1e3s", "5 s", "2h", "61m", "nans", "infs", "1.2.3s"])
  func `what is no duration is refused`(_ text: String) {
    #expect(DurationText.parse(text) == nil)
  }

  @Test func `flags take bare seconds`() {
    #expect(DurationText.parse("2.5", allowsBareSeconds: true) == .milliseconds(2500))
  }

  @Test(arguments: [("5s", 5000), ("500ms", 500), ("2.5s", 2500)])
  func `durations are written as they are read`(_ text: String, _ milliseconds: Int) {
    #expect(Duration.milliseconds(milliseconds).settingText == text)
  }

  @Test(
    arguments: [
      ("baseUrl", "baseURL"), ("serach", "search"), ("wieght", "weight"), ("tiemout", "timeout"),
    ])
  func `the nearest name is found`(_ typed: String, _ meant: String) {
    let known = ["baseURL", "search", "weight", "timeout", "id"]
    #expect(NearestName.of(typed, among: known) == meant)
  }

  @Test func `what resembles nothing has no nearest name`() {
    #expect(NearestName.of("colour", among: ["id", "weight"]) == nil)
    #expect(NearestName.of("", among: ["id"]) == nil)
  }

  @Test func `every value of a document has its place`() {
    let text = "{\n  \"a\": [1, {\"b/~\": \"x\\\"}\"}],\n  \"a\": null }"
    let positions = JSONPositions(of: Array(text.utf8))
    #expect(positions.values[""] == JSONPositions.Place(line: 1, column: 1))
    #expect(positions.values["/a/1/b~1~0"] == JSONPositions.Place(line: 2, column: 20))
    #expect(positions.names["/a/1/b~1~0"] == JSONPositions.Place(line: 2, column: 13))
    #expect(positions.names["/a"] == JSONPositions.Place(line: 3, column: 3))
    #expect(positions.repeated.map(\.pointer) == ["/a"])
  }

  @Test(
    arguments: [
      "ftp://x.example", "x.example", "http://", "https://a b.example", "http://me@x.example",
      "http://x.example#f", "http://127.0.0.1:8801/?x=1",
      "http://x.example:99999", "http://x..example\\@y",
    ])
  func `addresses that cannot be asked are refused`(_ text: String) {
    #expect(BaseAddress.problem(with: text) != nil)
  }

  @Test(
    arguments: [
      "http://x.example", "https://x.example:8443/api/", "http://127.0.0.1:9", "http://[::1]:8080",
      "HTTPS://X.example",
    ])
  func `addresses that can be asked are taken`(_ text: String) {
    #expect(BaseAddress.problem(with: text) == nil)
  }

  @Test(arguments: ["a", "f2f", "my-source_1.x"])
  func `ids are short names`(_ text: String) { #expect(EntryReader.isIdentifier(text)) }

  @Test(arguments: ["", "-a", "a,b", "a:b", "1a", "ä", "a b"])
  func `other ids are refused`(_ text: String) { #expect(!EntryReader.isIdentifier(text)) }
}

/// The schema that editors complete from.
@Suite(.fewAtOnce) struct ConfigurationSchemaTests {
  @Test func `the schema names every kind with every setting, and what entries share`() async throws
  {
    let result = try await Potluck.run(["config", "schema"])
    #expect(result.code == 0)
    let schema = try JSON(parsing: result.output)
    let provider = schema["$defs"]?["provider"]
    let kinds = provider?["properties"]?["use"]?["enum"]?.arrayValue?.compactMap(\.stringValue)
    let names = try #require(kinds)
    let rules = provider?["allOf"]?.arrayValue ?? []
    #expect(rules.count == names.count + 1)
    for (name, rule) in zip(names, rules) {
      let info = try await Potluck.run(["providers", "info", name])
      let members = rule["then"]?["properties"]?.objectValue?.members.map(\.name) ?? []
      for member in members { #expect(info.output.contains(member), "\(name): \(member)") }
      let allowed = rule["then"]?["propertyNames"]?["enum"]?.arrayValue ?? []
      #expect(allowed.contains("weight") && allowed.contains("use"))
    }
  }
}
