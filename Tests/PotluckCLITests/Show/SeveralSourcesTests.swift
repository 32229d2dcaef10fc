import Foundation
import RecipeModel
import TestSupport
import Testing

/// One recipe of two sources, of which one lists names alone, at every door and in both orders of the
/// configuration.
@Suite(.fewAtOnce) final class SeveralSourcesTests {
  private let folder: TemporaryFolder
  private let server: PageServer

  private static let lines = ["1 kg onions", "1 roll puff pastry", "3 eggs", "200 ml cream"]

  init() throws {
    folder = try TemporaryFolder()
    server = try PageServer { path in
      let isFull = path.hasPrefix("/b")
      let lines = (isFull ? Self.lines : ["onion"]).map { "\"\($0)\"" }.joined(separator: ",")
      return .json(
        """
        [{"id": "1", "title": "Onion Tart", "ingredients": [\(lines)],
          "url": "http\(isFull ? "s" : "")://kitchen.example/r/onion-tart"}]
        """)
    }
    for name in ["a", "b"] {
      _ = try folder.write(
        """
        {"definitionVersion": 1, "name": "src-\(name)", "title": "\(name)",
         "request": {"path": "/\(name).json", "query": {"q": "{text}"}},
         "response": {"list": "$"},
         "fields": {"id": "$.id", "title": "$.title", "url": "$.url",
                    "ingredients": "$.ingredients[*]"}}
        """, to: "\(name).json")
    }
  }

  deinit { server.stop() }

  /// Runs the program in a home of its own with the two sources in an order.
  private struct Home {
    var file: String
    var environment: [String: String]

    func run(_ words: String...) async throws -> ToolResult {
      try await Potluck.run(words + ["--config", file], environment: environment)
    }
  }

  private func home(_ order: [String]) throws -> Home {
    let entries = order.map {
      """
      {"id": "\($0)", "definition": "\(folder.path)/\($0).json", "baseURL": "\(server.address)"}
      """
    }
    let file = try folder.write(
      """
      {"version": 1, "history": false, "providers": [\(entries.joined(separator: ","))]}
      """, to: "\(order.joined()).json")
    return Home(file: file, environment: ["HOME": "\(folder.path)/\(order.joined())"])
  }

  private static let orders = [["a", "b"], ["b", "a"]]
  private static let screen = ["--diet", "vegan", "--avoid", "eggs,milk"]

  private static func verdicts(_ json: JSON?) -> [String] {
    (json?["findings"]?.arrayValue ?? []).compactMap { $0["verdict"]?.stringValue }
  }

  @Test(arguments: orders)
  func `commands judge and buy the lines of all listings`(_ order: [String]) async throws {
    let home = try home(order)
    let listed = try await home.run("search", "tart", "--have", "onion", "--json")
    let item = try JSON(parsing: listed.output)["items"]?.arrayValue?.first
    #expect(item?["missing"] == ["1 roll puff pastry", "3 eggs", "200 ml cream"])
    let conflicts = Array(repeating: "conflicts", count: 3)
    let judged = try await home.run(
      "screen", "1", "--json", "--diet", "vegan", "--avoid", "eggs,milk")
    #expect(Self.verdicts(try JSON(parsing: judged.output)) == conflicts, "\(judged.transcript)")
    let shown = try await home.run("show", "1", "--json", "--diet", "vegan", "--avoid", "eggs,milk")
    let document = try JSON(parsing: shown.output)
    #expect(Self.verdicts(document["screen"]) == conflicts)
    #expect(document["recipe"]?["ingredients"] == .array(Self.lines.map(JSON.string)))
    let shopped = try await home.run("shop", "1")
    for line in Self.lines { #expect(shopped.output.contains(line), "\(shopped.transcript)") }
    let found = try await home.run("search", "tart", "--diet", "vegan", "--json")
    #expect(try JSON(parsing: found.output)["items"] == [])
    _ = try await home.run("search", "tart")
    let kept = try await home.run("keep", "1", "--no-page", "--no-pictures")
    #expect(kept.code == 0, "\(kept.transcript)")
    let rest = try await home.run("kept", "--avoid", "eggs")
    #expect(!rest.output.contains("Onion Tart"), "\(rest.transcript)")
    let whole = try await home.run("kept")
    #expect(whole.output.contains("Onion Tart"), "\(whole.transcript)")
  }

  @Test(arguments: orders)
  func `clients are told the same over standard input and output`(_ order: [String]) async throws {
    let home = try home(order)
    _ = try await WireClient.run(
      ["stdio", "--config", home.file], environment: home.environment
    ) { client in
      _ = try await client.initialize()
      _ = try await client.result("search", ["query": "tart"])
      for id in ["a:1", "b:1"] {
        let judged = try await client.result(
          "screen", ["id": .string(id), "diet": ["vegan"], "avoid": ["eggs", "milk"]])
        #expect(Self.verdicts(judged) == ["conflicts", "conflicts", "conflicts"], "\(id)")
        let list = try await client.result("shopping/list", ["references": [.string(id)]])
        for line in Self.lines { #expect(list.text().contains(line), "\(list.text())") }
      }
    }
  }
}

/// Files whose recipes name foods elsewhere than in their list of ingredients.
@Suite(.fewAtOnce) struct FoodsElsewhereTests {
  private static func data(_ members: String) -> String {
    """
    <script type="application/ld+json">{"@type": "Recipe", "name": "Cauliflower",
    "recipeIngredient": ["1 cauliflower", "2 tbsp oil", "1 onion"], \(members)
    "image": "https://x.example/a.jpg"}</script>
    """
  }

  private static let steps = #""recipeInstructions": "Boil the cauliflower.","#

  private static let files: [(name: String, text: String)] = [
    ("steps.html", data(#""recipeInstructions": "Boil it. Fry it in butter.","#)),
    ("old.html", data(steps + #""ingredients": ["1 cauliflower", "3 eggs"],"#)),
    ("supply.html", data(steps + #""supply": [{"@type": "HowToSupply", "name": "butter"}],"#)),
    (
      "step-supply.html",
      data(
        #""recipeInstructions": [{"@type": "HowToStep", "text": "Boil it.", "supply": "3 eggs"}],"#)
    ),
    (
      "part.html",
      data(
        steps
          + #""hasPart": {"@type": "Recipe", "name": "Sauce", "recipeIngredient": ["1 cup cream"]},"#
      )
    ),
    ("part-name.html", data(steps + #""hasPart": [{"@type": "Recipe", "name": "Cheese sauce"}],"#)),
    (
      "null.html",
      data(steps).replacing(#""2 tbsp oil", "#, with: #""2 tbsp oil", null, "#)
    ),
    (
      "shown.html",
      data(steps)
        + """
        <body><nav><ul><li>Home</li><li>Egg recipes</li></ul></nav><h1>Cauliflower</h1>
        <h2>Ingredients</h2><ul><li>1 cauliflower</li><li>2 tbsp oil</li><li>1 onion</li>
        <li>3 eggs</li></ul><h2>Method</h2><ol><li>Boil the cauliflower.</li></ol></body>
        """
    ),
    (
      "footnote.html",
      data(steps)
        + """
        <body><h2>Ingredients</h2><ul><li>1 cauliflower*</li><li>2 tbsp oil</li><li>1 onion</li>
        </ul><p>*fried in butter</p><h2>Method</h2><ol><li>Boil the cauliflower.</li></ol></body>
        """
    ),
    (
      "heading.md",
      """
      # Cauliflower

      ## Ingredients

      - 1 cauliflower

      ### For the cheese sauce

      - 2 tbsp oil

      ## Directions

      1. Boil the cauliflower.
      """
    ),
    ("steps.cook", ">> title: Cauliflower\n\nBoil @cauliflower{1} in water. Fry it in butter.\n"),
    (
      "own.json",
      """
      {"version": 1, "recipe": {"title": "Cauliflower", "ingredients": ["1 cauliflower"],
       "instructions": ["Boil the cauliflower."], "otherIngredients": ["3 eggs"]}}
      """
    ),
  ]

  private func finding(_ name: String, _ text: String) async throws -> JSON? {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: name)
    let result = try await Potluck.run(["screen", file, "--diet", "vegan", "--jsonl"])
    return try JSON(parsing: result.output)["findings"]?.arrayValue?.first
  }

  @Test(arguments: files) func `none of them fits`(name: String, text: String) async throws {
    let found = try await finding(name, text)
    #expect(found?["verdict"] == "unknown" || found?["verdict"] == "conflicts", "\(found ?? .null)")
    #expect(found?["reason"]?.stringValue?.hasPrefix("nothing found") == false)
  }

  @Test(arguments: [
    ("plain.html", data(steps)),
    (
      "shown.html",
      data(steps)
        + """
        <body><nav><ul><li>Home</li><li>Egg recipes</li></ul></nav><h2>Ingredients</h2>
        <ul><li>1 cauliflower</li><li>2 tbsp oil</li><li>1 onion</li></ul><h2>Method</h2>
        <ol><li>Boil the cauliflower.</li></ol><h2>More</h2><ul><li>Eggs in cream</li></ul></body>
        """
    ),
    ("same.html", data(steps + #""ingredients": ["1 Cauliflower", "2 tbsp oil", "1 onion"],"#)),
    ("plain.cook", ">> title: Cauliflower\n\nBoil @cauliflower{1} in water.\n"),
  ])
  func `what names nothing else fits`(name: String, text: String) async throws {
    let found = try await finding(name, text)
    #expect(found?["verdict"] == "fits", "\(found ?? .null)")
    #expect(found?["reason"] == "nothing found, all lines recognised")
  }

  @Test func `an answer by lines alone says so`() async throws {
    let result = try await Potluck.run(
      ["screen", "--diet", "vegan", "-"],
      input: #"{"title": "Cauliflower", "ingredients": ["1 cauliflower"]}"#)
    #expect(result.output.contains("vegan: fits, nothing found, all lines recognised; the steps"))
    let whole = try await Potluck.run(
      ["screen", "--diet", "vegan", "-"],
      input: """
        {"title": "Cauliflower", "ingredients": ["1 cauliflower"], "instructions": ["Fry in butter."]}
        """)
    #expect(whole.output.contains("vegan: unknown"), "\(whole.transcript)")
  }
}
