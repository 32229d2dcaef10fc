import RecipeModel
import RecipeProviderKit
import Subprocess
import TestSupport
import Testing

@testable import RecipeProcess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Holds the documentation's example to what the documentation says.
@Suite(.fewAtOnce)
struct ExampleTests {
  private static let document: String = {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return TextFile.read("/\(root)/Documentation/Process-providers.md") ?? ""
  }()

  /// The first block of a language in the document.
  private static func block(_ language: String) -> [Substring] {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "```\(language)") else { return [] }
    return Array(lines[(start + 1)...].prefix { $0 != "```" })
  }

  private static let example = block("python").joined(separator: "\n")

  private func provider() -> ProcessProvider {
    ProcessProvider(
      id: "mine", command: [TestProgram.python, "-c", Self.example],
      environment: ProcessEnvironment.clean(), limits: TestProgram.patience)
  }

  @Test func `the example has ten lines that fit a page`() {
    let lines = Self.block("python")
    #expect(1...10 ~= lines.count)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func `the example finds what it has and nothing else`() async throws {
    let provider = provider()
    let soups = try await provider.search("soup")
    #expect(provider.descriptor.name == "My recipes")
    #expect(soups.listings.map(\.title) == ["Onion soup", "Red lentil soup"])
    #expect(soups.listings.first?.ingredients == ["3 onions", "1 l stock", "thyme"])
    let onion = try await provider.titles("SOUP onion")
    #expect(onion == ["Onion soup"])
    let none = try await provider.titles("cake")
    #expect(none == [])
    await provider.shutdown()
  }

  @Test func `the example passes the conformance checks`() async throws {
    let provider = provider()
    try await provider.prepare()
    let findings = await ProviderConformance(
      provider, query: SearchQuery(text: "soup"), patience: .patience
    ).run()
    #expect(findings == [])
    await provider.shutdown()
  }

  @Test func `the example's entry names the file that the reader saved`() throws {
    let entry = try JSON(parsing: Self.block("json").joined())
    #expect(entry["command"] == ["python3", "recipes.py"])
    #expect(Self.document.contains("Save this as `recipes.py`"))
  }

  @Test func `what is piped by hand is answered in the shape that the schema promises`()
    async throws
  {
    let requests = Self.block("sh").compactMap { line in
      line.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first.map(
        String.init)
    }
    #expect(requests.count == 2)
    let result = try await run(
      .path(FilePath(TestProgram.python)), arguments: ["-c", Self.example],
      input: .string(requests.joined(separator: "\n") + "\n"), output: .string(limit: 65_536))
    let answers = result.standardOutput.split(separator: "\n")
    #expect(answers.count == 2)
    let schema = SchemaCheck(ProcessProtocol.schema)
    for answer in answers {
      #expect(schema.problems(of: try JSON(parsing: String(answer)), as: "fromProgram") == [])
    }
  }

  @Test func `every message of the document fits the schema`() throws {
    let schema = SchemaCheck(ProcessProtocol.schema)
    let messages = Self.document.split(separator: "\n").filter { $0.hasPrefix("{\"jsonrpc\"") }
    #expect(messages.count == 5)
    for message in messages {
      let json = try JSON(parsing: String(message))
      let part = json["method"] == nil ? "fromProgram" : "toProgram"
      #expect(schema.problems(of: json, as: part) == [])
    }
  }
}
