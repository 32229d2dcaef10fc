import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `A fault plan as JSON` {
  private func problems(_ text: String) -> [String] {
    do throws(FaultPlanError) {
      _ = try FaultPlan(parsing: Array(text.utf8))
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  @Test func `is read in full`() throws {
    let text = """
      {"version": 1, "rules": [
        {"note": "the famous one",
         "match": {"style": "recipepuppy", "path": "/api", "page": 2, "word": "soup"},
         "fault": {"kind": "status", "status": 503, "headers": {"Retry-After": "7"}}},
        {"match": {"page": [3, 4], "every": 2, "after": 1},
         "fault": {"kind": "latency", "ms": 250}},
        {"fault": {"kind": "bomb", "bytes": 1000000, "coding": "deflate"}},
        {"match": {"nth": 1}, "fault": {"kind": "rename", "members": {"results": "items"}}},
        {"match": {"first": 2}, "fault": {"kind": "truncate", "after": 9, "framing": "chunked"}},
        {"fault": {"kind": "endless", "content": "empty"}}
      ]}
      """
    let plan = try FaultPlan(parsing: Array(text.utf8))
    #expect(
      plan
        == FaultPlan([
          FaultRule(
            FaultMatch(style: .recipePuppy, path: "/api", pages: [2], word: "soup"),
            .status(503, headers: [.init("Retry-After", "7")])),
          FaultRule(FaultMatch(pages: [3, 4], every: 2, after: 1), .latency(.milliseconds(250))),
          FaultRule(.bomb(bytes: 1_000_000, coding: .deflate)),
          FaultRule(FaultMatch(nth: 1), .rename([.init(from: "results", to: "items")])),
          FaultRule(FaultMatch(first: 2), .truncate(after: 9, framing: .chunked)),
          FaultRule(.endless(fresh: false)),
        ]))
  }

  @Test func `reports every problem at once with its place and the nearest name`() {
    let text = """
      {"version": 2, "rulez": [], "rules": [
        {"match": {"pages": 2, "style": "recipepupy", "nth": 0}, "fault": {"kind": "staus"}},
        {"fault": {"kind": "status", "status": "500", "header": {}}},
        {"fault": {"kind": "latency"}},
        {"match": 3},
        7
      ]}
      """
    #expect(
      problems(text) == [
        "/rulez: \"rulez\" is not known here; did you mean \"rules\"?",
        "/version: this reads version 1 of fault plans: write \"version\": 1",
        "/rules/0/match/pages: \"pages\" is not known here; did you mean \"page\"?",
        "/rules/0/match/style: this has to be one of "
          + SimulatorStyle.allCases.map(\.rawValue).joined(separator: ", ")
          + "; did you mean \"recipepuppy\"?",
        "/rules/0/match/nth: this has to be a whole number from 1 to 1000000",
        "/rules/0/fault/kind: no fault is called \"staus\"; did you mean \"status\"?",
        "/rules/1/fault/header: \"header\" is not known here; did you mean \"headers\"?",
        "/rules/1/fault/status: this has to be a whole number from 200 to 599",
        "/rules/2/fault/ms: \"ms\" is missing (milliseconds)",
        "/rules/3/match: this has to be an object, not a number",
        "/rules/3/fault: the fault is missing",
        "/rules/4: this has to be an object, not a number",
      ])
  }

  @Test func `says where a text stops being JSON`() {
    #expect(problems("{\"version\": 1,").first?.contains("line 1") == true)
    #expect(problems("[]") == ["this has to be an object, not an array"])
  }

  @Test func `has a schema and a reference that know every kind of fault`() throws {
    let rules = FaultPlan.schema["properties"]?["rules"]?["items"]?["properties"]
    let kinds = (rules?["fault"]?["oneOf"]?.arrayValue ?? []).compactMap {
      $0["properties"]?["kind"]?["const"]?.stringValue
    }
    #expect(kinds.count == 27 && Set(kinds).count == 27)
    for kind in kinds {
      #expect(FaultPlan.referenceTable.contains("| `\(kind)` |"))
      let found = problems(#"{"version":1,"rules":[{"fault":{"kind":"\#(kind)"}}]}"#)
      #expect(found.allSatisfy { $0.contains("is missing") }, "\(kind)")
    }
  }

  @Test func `is documented as it is`() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let page = try text(of: "/\(folder)/Documentation/Simulators.md")
    #expect(page.contains(FaultPlan.referenceTable))
    let blocks = page.split(separator: "```json\n").dropFirst().map {
      String($0.prefix(upTo: $0.firstRange(of: "```")?.lowerBound ?? $0.endIndex))
    }
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(problems(block) == []) }
  }
}
