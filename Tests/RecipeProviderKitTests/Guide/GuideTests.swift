import Foundation
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct GuideTests {
  @Test func `the guide's example is the code that is compiled here`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = try String(
      contentsOf: tests.appendingPathComponent("SupperClub.swift"), encoding: .utf8)
    let guide = try String(
      contentsOf: root.appendingPathComponent("Documentation/Implementing-a-provider.md"),
      encoding: .utf8)
    let compiled = try #require(source.between("// guide:begin\n", "// guide:end"))
    let printed = try #require(
      guide.between("<!-- example:begin -->\n```swift\n", "```\n<!-- example:end -->"))
    #expect(printed == compiled, "copy the code between the markers into the guide")
  }

  @Test func `the example passes its conformance checks`() async throws {
    let findings = await ProviderConformance(
      try supperClub(.working), query: SearchQuery(text: "soup"), patience: .patience
    ).run()
    #expect(findings == [])
  }

  @Test func `the example keeps the key out of its errors`() async throws {
    let provider = try supperClub(.leaky)
    let result = await PageWalk(provider: provider, query: SearchQuery(), wanted: 5).run()
    #expect(result.error?.code == .unauthorized)
    #expect(result.error?.message.contains("•••") == true)
    #expect(result.error?.message.contains("club-secret") == false)
  }

  private enum Club { case working, leaky }

  private func supperClub(_ club: Club) throws -> any RecipeProvider {
    let transport = InMemoryTransport { request in
      guard club == .working else {
        return .json(#"{"error":"the key club-secret is not known"}"#, status: 401)
      }
      let url = try RequestURL(request.url)
      if url.path != "/api/recipes" {
        guard let number = url.path.split(separator: "/").last.flatMap({ Int($0) }), number <= 60
        else { return .json(#"{"error":"no such recipe"}"#, status: 404) }
        return .json(clubRecipe(number).text())
      }
      let page = url.queryValue("page").flatMap { Int($0) } ?? 1
      let numbers = ((page - 1) * 25 + 1)...min(60, page * 25)
      let answer: JSON = ["pages": 3, "recipes": .array(numbers.map(clubRecipe))]
      return .json(answer.text())
    }
    return try ProviderKind.supperClub.make(
      ProviderContext(
        id: "club", settings: ["baseURL": "https://club.example/api"],
        secrets: ["key": Secret("club-secret")], transport: transport))
  }
}

@Sendable private func clubRecipe(_ number: Int) -> JSON {
  [
    "id": .int(number), "name": .string("Soup &amp; Bread \(number)"),
    "link": .string("https://club.example/r/\(number)"), "photo": "",
    "ingredients": ["1 loaf of bread", "2 leeks"], "stars": 4.5, "steps": ["Cook it."],
  ]
}

extension String {
  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard let from = range(of: start), let to = range(of: end, range: from.upperBound..<endIndex)
    else { return nil }
    return String(self[from.upperBound..<to.lowerBound])
  }
}
