import Foundation
import RecipeModel
import TestSupport
import Testing

/// Recipes of services that only list titles and links, so that their pages are read.
@Suite(.fewAtOnce) struct ListedRecipeTests {
  /// A home whose sources are two services of one site: `rated` tells ratings, `bare` does not.
  private final class Home {
    let folder: TemporaryFolder
    let server: PageServer

    init() throws {
      let server = try PageServer { path in
        if path.hasPrefix("/search") {
          let items = (1...2).map {
            #"{"id": "\#($0)", "title": "Leek Soup \#($0)", "url": "/soup/\#($0)", "stars": \#($0)}"#
          }
          return .json("[\(items.joined(separator: ","))]")
        }
        guard path == "/soup/1" else { return .status(404) }
        return .page(
          """
          <script type="application/ld+json">{"@type": "Recipe", "name": "Leek Soup 1",
          "recipeIngredient": ["2 leeks"], "recipeInstructions": "Boil the leeks."}</script>
          """)
      }
      let folder = try TemporaryFolder()
      for (name, more) in [
        ("bare", ""), ("rated", #", "rating": {"path": "$.stars", "scale": 5}"#),
      ] {
        try folder.write(
          """
          {"definitionVersion": 1, "name": "\(name)", "title": "\(name)",
           "request": {"path": "/search", "query": {"q": "{text}"}}, "response": {"list": "$"},
           "fields": {"id": "$.id", "title": "$.title", "url": "$.url"\(more)}}
          """, to: "\(name).json")
      }
      let entries = ["rated", "bare"].map {
        #"{"id": "\#($0)", "definition": "\#($0).json", "baseURL": "\#(server.address)"}"#
      }
      try folder.write(
        """
        {"version": 1, "pages": {"allow": ["127.0.0.1:\(server.port)"]},
         "providers": [\(entries.joined(separator: ","))]}
        """, to: "config.json")
      self.folder = folder
      self.server = server
    }

    deinit { server.stop() }

    func run(_ line: String) async throws -> ToolResult {
      try await Potluck.run(
        line.split(separator: " ").map(String.init),
        environment: ["HOME": folder.path, "POTLUCK_CONFIG": "\(folder.path)/config.json"])
    }
  }

  @Test func `a refresh reads the page of a recipe that a search listed`() async throws {
    let home = try Home()
    _ = try await home.run("search leek --providers rated")
    let list = try await home.run("kept")
    #expect(list.code == 1)
    let numbers = try await home.run("show 1 2 --jsonl")
    let first = try #require(
      numbers.output.split(separator: "\n").firstIndex { $0.contains("Leek Soup 1") })
    _ = try await home.run("keep \(first + 1)")
    let before = home.server.requests.count
    let fresh = try await home.run("refresh leek-soup-1")
    #expect(fresh.code == 0 && fresh.output.contains("unchanged"), "\(fresh.transcript)")
    #expect(home.server.requests.dropFirst(before).contains("/soup/1"))
  }

  @Test func `a page leaves what its listing says, and each source is named`() async throws {
    let home = try Home()
    let search = try await home.run("search leek --providers rated,bare --jsonl")
    let items = try search.output.split(separator: "\n").map { try JSON(parsing: String($0)) }
      .filter { $0["kind"] == "item" }
    let place = try #require(items.firstIndex { $0["title"] == "Leek Soup 1" }) + 1
    let shown = try JSON(parsing: try await home.run("show \(place) --json").output)["recipe"]
    #expect(shown?["rating"] == 0.2 && shown?["instructions"] == ["Boil the leeks."])
    let sources = shown?["sources"]?.arrayValue ?? []
    #expect(sources.contains { $0["rating"]?["value"] == 1 }, "\(shown?.text() ?? "")")
    for (format, head) in [("text", "Told by"), ("plain", "Told by:"), ("markdown", "Told by")] {
      let text = try await home.run("show \(place) --by-source --format \(format)").output
      #expect(text.contains("\(head) rated\n") && text.contains("\(head) bare\n"), "\(text)")
    }
  }

  @Test func `a search is repeated with its sources, and told apart from others`() async throws {
    let home = try Home()
    for words in ["--providers rated", "--sort rating", "--sort title"] {
      _ = try await home.run("search leek \(words)")
    }
    let list = try await home.run("history")
    let lines = list.output.split(separator: "\n")
    #expect(try lines.count == 3 && lines[at: 0].contains("“leek”, by title ·"), "\(list.output)")
    #expect(
      try lines[at: 1].contains("“leek”, by rating ·")
        && lines[at: 2].contains("“leek”, providers rated"))
    let again = try await home.run("history --repeat 1 --json")
    let asked = try JSON(parsing: again.output)["providers"]?.arrayValue?.compactMap { $0["id"] }
    #expect(asked == ["rated"], "\(again.transcript)")
    let counted = try await home.run("history -n 1 --format plain")
    #expect(counted.output.hasPrefix("Search 1: “leek”, providers rated\n"), "\(counted.output)")
    #expect(counted.output.contains("Times: 2\n"))
    let table = try await home.run("history --format markdown")
    #expect(table.output.hasPrefix("| Number | Search |") && table.output.contains("| 2 | “leek”"))
    let other = try await home.run("history --repeat 1 --providers bare --json")
    #expect(other.output.contains(#""id": "bare""#))
  }

  @Test func `the votes of a former search are not said to be missing`() async throws {
    let home = try Home()
    _ = try await home.run("search leek")
    let shown = try await home.run("history --show 1 --explain")
    #expect(shown.output.contains("the votes behind it are not written down"), "\(shown.output)")
    let json = try await home.run("history --show 1 --explain --json")
    #expect(!json.output.contains("\"votes\": []"), "\(json.output)")
  }
}
