import Foundation
import RecipeModel
import TestSupport
import Testing

/// Shopping lists of recipes in files, and searches by what is at home.
///
/// No network is there to be asked.
@Suite(.fewAtOnce) struct ShopTests {
  private static let soup = """
    ---
    title: Lentil soup
    servings: 4
    ---
    Boil @red lentils{200%g} and @large onions{2}(diced) in @water{1%l} with @salt{1%tsp}.
    """
  private static let dal = """
    ---
    title: Dal
    servings: 2
    ---
    Fry @onion{1} in @olive oil{2%tbsp}, add @red lentils{1%cup}.
    """

  /// A folder with two recipes and a configuration with files of one's own beside it.
  private func kitchen(aisles: String? = nil, pantry: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.soup, to: "soup.cook")
    _ = try folder.write(Self.dal, to: "dal.cook")
    _ = try folder.write(
      #"{"version": 1, "providers": [{"id": "cookbook", "use": "cookbook"}]}"#, to: "config.json")
    if let aisles { _ = try folder.write(aisles, to: "aisle.conf") }
    if let pantry { _ = try folder.write(pantry, to: "pantry.conf") }
    return folder
  }

  private func shop(_ folder: borrowing TemporaryFolder, _ flags: String...) async throws
    -> ToolResult
  {
    try await Potluck.run(
      ["shop", folder.path + "/soup.cook", folder.path + "/dal.cook"] + flags
        + ["--config", folder.path + "/config.json"])
  }

  @Test func `two recipes make one list, scaled, by aisle`() async throws {
    let folder = try kitchen()
    let result = try await shop(folder, "--servings", "\(folder.path)/soup.cook=8")
    #expect(result.code == 0)
    #expect(
      result.output == """
        fruit and vegetables
        5 onions (Lentil soup, Dal)

        pasta, rice and grains
        400 g + 1 cup red lentils (Lentil soup, Dal)

        spices
        2 tsp salt (Lentil soup)

        oil, vinegar and sauces
        2 tbsp olive oil (Dal)

        """)
    #expect(
      result.errors == """
        4 items for Lentil soup (8 servings) and Dal (2 servings)
        left out, as you have it: water (--all-items shows all)

        """)
  }

  @Test func `the files beside the configuration are used, and what is wrong in them is told`()
    async throws
  {
    let folder = try kitchen(
      aisles: "stray\n[my shop]\nred lentils | lentils\n", pantry: "[shelf]\nsalt = \"1%kg\"\noil\n"
    )
    let result = try await shop(folder)
    #expect(result.output.hasPrefix("my shop\n200 g + 1 cup red lentils (Lentil soup, Dal)\n"))
    #expect(!result.output.contains("salt") && !result.output.contains("olive oil"))
    #expect(result.errors.contains("aisle.conf, line 1: it stands under no aisle"))
    #expect(result.errors.contains("as you have it: olive oil, salt and water"))
    let all = try await shop(folder, "--all-items")
    #expect(all.output.contains("1 l water") && all.output.contains("1 tsp salt"))
  }

  @Test(arguments: ["json", "markdown", "todotxt", "ical"])
  func `every format goes to standard output whole`(format: String) async throws {
    let result = try await shop(try kitchen(), "--format", format)
    #expect(result.code == 0)
    switch format {
    case "json":
      let list = try JSON(parsing: result.output)
      #expect(list["kind"]?.stringValue == "shoppingList" && result.errors.isEmpty)
      let item = list["aisles"]?.arrayValue?.first?["items"]?.arrayValue?.first
      #expect(item?["text"]?.stringValue == "3 onions")
      #expect(item?["lines"]?.arrayValue?.count == 2)
    case "markdown": #expect(result.output.contains("\n- [ ] 3 onions (Lentil soup, Dal)\n"))
    case "todotxt":
      #expect(
        result.output.hasPrefix(
          "3 onions +shopping @fruit-and-vegetables recipe:lentil-soup recipe:dal\n"))
    default:
      #expect(result.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
      #expect(result.output.contains("\r\nSUMMARY:3 onions\r\n"))
    }
  }

  @Test func `a recipe that cannot be had costs itself alone, and the exit code says so`()
    async throws
  {
    let folder = try kitchen()
    let result = try await shop(folder, "--pantry", folder.path + "/none.conf")
    #expect(result.code == 2 && result.errors.contains("there is no such file"))
    let partly = try await Potluck.run([
      "shop", folder.path + "/dal.cook", folder.path + "/none.cook", "--config",
      folder.path + "/config.json",
    ])
    #expect(partly.code == 2 && partly.output.contains("1 onion"))
    for wrong in ["dal.cook=0", "9=4", "many"] {
      let result = try await shop(folder, "--servings", wrong)
      #expect(result.code == 64 && result.errors.contains("--servings"))
    }
  }

  @Test func `recipes are ranked by what is missing, and say it`() async throws {
    let folder = try kitchen(pantry: "salt\npepper\nolive oil\nbutter\n")
    let config = ["--config", folder.path + "/config.json", "--offline"]
    let found = try await Potluck.run(
      ["search", "--have", "onion,leek,potato", "--pantry", "--json"] + config)
    let items = try JSON(parsing: found.output)["items"]?.arrayValue ?? []
    let counts = items.map { $0["missing"]?.arrayValue?.count }
    #expect(found.code == 0 && counts.count > 1)
    #expect(counts == counts.sorted { ($0 ?? .max) < ($1 ?? .max) })
    let least = counts.compactMap { $0 }.min() ?? 0
    let few = try await Potluck.run(
      [
        "search", "soup", "--have", "onion,leek,potato", "--missing-at-most", "\(least)",
        "--format", "plain",
      ] + config)
    #expect(few.output.isEmpty || few.output.contains("Missing: "))
    #expect(few.errors.contains("your filter removed"))
    #expect(few.errors.contains("the nearest is “") == (few.code == 0), "\(few.errors)")
    let none = try await Potluck.run(
      ["search", "soup", "--have", "onion", "--missing-at-most", "0"] + config)
    #expect(none.code == 1 && none.errors.contains("  nearest  “"), "\(none.errors)")
    #expect(none.errors.contains(" missing at most"), "\(none.errors)")
    for wrong in [
      ["--missing-at-most", "2"], ["--pantry"], ["--sort", "missing"], ["--count-staples"],
    ] {
      let refused = try await Potluck.run(["search"] + wrong + config)
      #expect(refused.code == 64, "\(refused.transcript)")
    }
  }
}
