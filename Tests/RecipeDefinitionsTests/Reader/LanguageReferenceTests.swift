import RecipeDefinitions
import RecipeModel
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Holds the reference of the language to the reader.
@Suite(.fewAtOnce) struct LanguageReferenceTests {
  private let page: String
  /// The page to which it leaves the fields of a recipe.
  private let recipes: String

  init() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    page = try String(
      contentsOfFile: "/\(root)/Documentation/Definition-language.md", encoding: .utf8)
    recipes = try String(contentsOfFile: "/\(root)/Documentation/Recipes.md", encoding: .utf8)
  }

  /// The JSON blocks of the page.
  private var blocks: [String] {
    var blocks: [String] = []
    var block: String?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```json" {
        block = ""
      } else if line == "```", let text = block {
        blocks.append(text)
        block = nil
      } else {
        block?.append(line + "\n")
      }
    }
    return blocks
  }

  /// The texts between backticks in the lines of a part.
  private func snippets(behind heading: String) -> [String] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let part = lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
    return part.flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  @Test func `every whole definition of the page is free of problems`() throws {
    let definitions = blocks.filter { $0.contains("definitionVersion") }
    #expect(!definitions.isEmpty)
    for text in definitions { #expect(DefinitionSamples.read(text).problems == []) }
    for block in blocks { _ = try JSON(parsing: block) }
  }

  @Test func `the settings and secrets of the page can be declared`() throws {
    let part = try #require(blocks.first { $0.contains("\"settings\"") && !$0.contains("cases") })
    let members = part.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
    let problems = DefinitionSamples.read(DefinitionSamples.tiny(more: members)).problems
    #expect(problems.allSatisfy { $0.message.hasSuffix("is never used") }, "\(problems)")
  }

  @Test func `every snippet of the table of needs is JSON`() throws {
    let snippets = snippets(behind: "## How do I say …")
      .filter { ($0.hasPrefix("{\"") || $0.hasPrefix("\"")) && !$0.contains("…") }
    #expect(snippets.count > 80)
    for snippet in snippets {
      let isMember = snippet.hasPrefix("\"") && snippet.contains("\": ")
      #expect(throws: Never.self, "\(snippet)") {
        try JSON(parsing: isMember ? "{\(snippet)}" : snippet)
      }
    }
  }

  @Test func `the paths of the table of needs are supported`() throws {
    let paths = snippets(behind: "## How do I say …").flatMap { snippet in
      snippet.split(separator: "\"").filter { $0.hasPrefix("$") }.map(String.init)
    }
    #expect(paths.count > 30)
    for path in paths {
      #expect(throws: Never.self, "\(path)") { try JSONPath(path) }
    }
  }

  @Test(arguments: DefinitionSchema.json["$defs"]?.objectValue?.members.map(\.name) ?? [])
  func `the page names every member of the language`(definition: String) {
    let properties = DefinitionSchema.json["$defs"]?[definition]?["properties"]?.objectValue
    for member in properties?.members ?? [] {
      let isNamed =
        (page + recipes).contains("`\(member.name)`") || page.contains("\"\(member.name)\":")
        || page.contains("`\(member.name)`:")
      #expect(isNamed, "\(definition).\(member.name)")
    }
  }
}
