import Foundation
import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// The same dish side by side, by the real program over real HTTP.
@Suite(
  .fewAtOnce,
  .enabled("needs all kinds") { await Potluck.has("cookbook", "food2fork", "recipepuppy") })
struct CompareDishTests {
  /// Runs some work with a configuration of two services, one of which lists no ingredients.
  private func withServices(
    forkifyFaults: FaultPlan = FaultPlan(), _ work: ([String]) async throws -> Void
  ) async throws {
    let puppy = try await Simulator.start(.recipePuppy)
    let forkify = try await Simulator.start(.forkify, faults: forkifyFaults)
    let folder = try TemporaryFolder()
    do {
      let file = try folder.write(
        """
        {"version": 1, "providers": [
          {"id": "cookbook", "use": "cookbook"},
          {"id": "forkify", "use": "food2fork", "style": "forkify", "baseURL": "\(forkify.baseURL)"},
          {"id": "puppy", "use": "recipepuppy", "baseURL": "\(puppy.baseURL)"}]}
        """, to: "config.json")
      try await work(["--config", file])
    } catch {
      await puppy.stop()
      await forkify.stop()
      throw error
    }
    await puppy.stop()
    await forkify.stop()
  }

  private static let soup = "forkify:ad7d3"

  @Test(arguments: [40, 80, 120])
  func `the sources of a recipe fit the terminal`(_ columns: Int) async throws {
    try await withServices { flags in
      let result = try await Terminal.run(
        ["compare", "soup", "--recipe", Self.soup, "--color", "never"] + flags, columns: columns)
      #expect(result.code == 0)
      for line in result.output.split(separator: "\n") { #expect(line.count <= columns) }
      try Golden.check(result.output, "compare/recipe-\(columns).txt")
    }
  }

  @Test func `a listing without ingredients is asked for in full`() async throws {
    try await withServices { flags in
      let result = try await Potluck.run(
        ["compare", "soup", "--recipe", Self.soup, "--json"] + flags)
      #expect(result.code == 0)
      #expect(result.errors.isEmpty)
      let document = try JSON(parsing: result.output)
      #expect(document["kind"] == "recipeComparison")
      let sources = try #require(document["sources"]?.arrayValue)
      #expect(sources.map { $0["provider"] } == ["forkify", "puppy"])
      #expect(sources.map { $0["ingredientsFrom"] } == ["detail", "listing"])
      #expect(document["commonIngredients"]?.arrayValue?.isEmpty == false)
    }
  }

  @Test func `a recipe named without words is found by its title`() async throws {
    try await withServices { flags in
      let named = try await Potluck.run(["compare", "--recipe", Self.soup, "--json"] + flags)
      #expect(named.code == 0)
      let document = try JSON(parsing: named.output)
      #expect(
        document["sources"]?.arrayValue?.contains { $0["id"]?.stringValue == Self.soup } == true)
    }
  }

  @Test func `a detail that fails is said, and the rest is compared`() async throws {
    let details = FaultRule(FaultMatch(path: "/api/get"), .status(500))
    try await withServices(forkifyFaults: FaultPlan([details])) { flags in
      let result = try await Potluck.run(["compare", "soup", "--recipe", Self.soup] + flags)
      #expect(result.code == 0)
      #expect(result.output.contains("The ingredients of forkify are not known:"))
      let dish = try await Potluck.run(["compare", "soup", "--dish"] + flags)
      #expect(dish.code == 0)
      #expect(dish.errors.contains("potluck: warning: forkify:"))
      #expect(dish.output.contains("Recipes that are not counted, as no ingredients are known"))
    }
  }

  @Test func `the shape of a dish counts the recipes of the page`() async throws {
    try await withServices { flags in
      let words = ["compare", "onion soup", "--dish", "--limit", "8"] + flags
      let document = try JSON(parsing: try await Potluck.run(words + ["--json"]).output)
      #expect(document["kind"] == "dishShape")
      let counted = ["recipes", "unknown", "strangers"].map {
        document[$0]?.arrayValue ?? []
      }
      #expect(try counted[at: 0].count + counted[at: 1].count > 0 && counted.joined().count >= 8)
      for recipe in counted.prefix(2).joined() {
        let title = recipe["title"]?.stringValue?.lowercased() ?? ""
        #expect(title.contains("onion") && title.contains("soup"))
      }
      let table = try await Potluck.run(words)
      #expect(table.code == 0)
      try Golden.check(table.transcript, "compare/dish.txt")
      let markdown = try await Potluck.run(words + ["--format", "markdown"])
      #expect(markdown.output.hasPrefix("# “onion soup”: the shape of the dish over"))
      let spoken = try await Potluck.run(words, environment: ["ACCESSIBLE": "1"])
      #expect(!spoken.output.contains { "█░".contains($0) })
    }
  }

  @Test func `one dish side by side becomes a page, too`() async throws {
    let folder = try TemporaryFolder()
    let page = "\(folder.path)/page.html"
    for wish in [["--dish"], ["--recipe", "cookbook:tomato-soup"]] {
      let result = try await Potluck.run(["compare", "soup", "--html", page] + wish)
      #expect(result.code == 0 && !result.output.isEmpty)
      #expect(result.errors.hasSuffix("The page is in \(page)\n"))
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.hasPrefix("<!DOCTYPE html>") && text.contains("Asked on"))
    }
    let nowhere = try await Potluck.run(
      ["compare", "soup", "--dish", "--html", "\(folder.path)/missing/page.html"])
    #expect(nowhere.code == 2 && nowhere.output.isEmpty)
  }

  @Test func `where no title names the dish there is no dish`() async throws {
    let result = try await Potluck.run(["compare", "onion", "stock", "--dish"])
    #expect(result.code == 1 && result.output.isEmpty)
    #expect(result.errors.contains("has \"onion stock\" in its title"))
  }

  @Test func `the first recipe of the cookbook has no other source`() async throws {
    let result = try await Potluck.run(
      ["compare", "groundnut soup", "--recipe", "first", "--config", Potluck.cookbookOnly])
    #expect(result.code == 0)
    try Golden.check(result.transcript, "compare/recipe-first.txt")
  }

  @Test func `what is not found ends as a search does`() async throws {
    let config = ["--config", Potluck.cookbookOnly]
    let nothing = try await Potluck.run(["compare", "no such dish", "--dish"] + config)
    #expect(nothing.code == 1 && nothing.output.isEmpty)
    let other = try await Potluck.run(
      ["compare", "soup", "--recipe", "cookbook:groundnut-soop"] + config)
    #expect(other.code == 1)
    #expect(other.errors.contains("groundnut-soup"))
    let unknown = try await Potluck.run(["compare", "--recipe", "cookbook:nope"] + config)
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("name the words that find it"))
  }

  @Test(arguments: [
    "compare soup --recipe onion", "compare soup --recipe first --dish",
    "compare --dish --queries q", "compare soup --dish --baseline b",
  ])
  func `wrong usage is told with the way out`(_ line: String) async throws {
    let result = try await Potluck.run(line.split(separator: " ").map(String.init))
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    let name = line.replacing(" ", with: "_").replacing("--", with: "")
    try Golden.check(result.errors, "usage/\(name).txt")
  }
}
