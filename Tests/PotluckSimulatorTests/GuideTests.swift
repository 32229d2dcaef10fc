import Foundation
import PotluckSimulator
import TestSupport
import Testing

@Suite(.fewAtOnce) struct GuideTests {
  @Test func `the page's example is the code that runs here`() throws {
    let file = URL(fileURLWithPath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Simulators.md"), encoding: .utf8)
    let printed = try #require(
      page.components(separatedBy: "<!-- example:begin -->\n```swift\n").last?
        .components(separatedBy: "```\n<!-- example:end -->").first)
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let begin = try #require(lines.firstIndex { $0.hasSuffix("// guide:begin") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// guide:end") })
    let compiled = lines[(begin + 1)..<end].filter { !$0.hasSuffix("// not on the page") }
      .map { $0.dropFirst(4) + "\n" }.joined()
    #expect(printed == compiled, "copy the code between the marks into the page")
  }

  @Test func `the page's example serves its recipes`() async throws {
    // guide:begin
    let mine = (1...23).map { number in
      SimulatedRecipe(
        id: "\(number)", title: "Soup \(number)", sourceURL: "https://soups.example/\(number)",
        ingredientNames: ["leek", "potato"])
    }
    let quirks: SimulatorQuirks = []  // .all by itself
    // Recipes 1…10, then a failing page that hides 11…20, and 21…23 behind it.
    let pages: [ScriptedPage] = [.take(10), .failing(hiding: 10), .take(3), .end]
    let faults = try FaultPlan(
      parsing: Array(#"{"version": 1, "rules": [{"fault": {"kind": "latency", "ms": 5}}]}"#.utf8))

    let simulator = try await Simulator.start(
      .recipePuppy, recipes: mine, options: SimulatorOptions(quirks: quirks, pages: pages),
      faults: faults)
    print(simulator.baseURL)  // http://127.0.0.1:49152
    // … search there …
    let answer = try await simulator.get("/api/?q=soup&p=3")  // not on the page
    print(simulator.requests)  // method, path, parameters, headers, time, connection, faults …
    await simulator.stop()
    // guide:end
    #expect(answer.body.contains("Soup 21") && simulator.requests.first?.path == "/api/")
  }
}
