import Foundation
import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// Recipes of other programs' files.
@Suite(.fewAtOnce) struct ImportTests {
  private static let soups = """
    MMMMM----- Recipe via Meal-Master (tm) v8.05

          Title: Leek soup
     Categories: Soups
          Yield: 4 servings

          2    leeks
          1 l  water

      Cook the leeks.

    MMMMM

    MMMMM----- Recipe via Meal-Master (tm) v8.05

          Title: Pea soup
          Yield: 2 servings

        200 g  split peas

      Cook the peas.

    MMMMM
    """

  @Test func `a file is kept once, and the same file adds nothing`() async throws {
    let folder = try TemporaryFolder()
    let home = ["HOME": folder.path]
    let file = try folder.write(Self.soups, to: "soups.mmf")
    let first = try await Potluck.run(["import", file, "--tag", "old,family"], environment: home)
    #expect(first.transcript.hasPrefix("--- standard output\n2 recipes: 2 new\n"))
    #expect(first.code == 0 && first.errors.isEmpty)
    let again = try await Potluck.run(["import", file], environment: home)
    #expect(again.output == "2 recipes: 0 new, 2 were there already\n")
    let kept = try await Potluck.run(["kept", "leek", "--tag", "family"], environment: home)
    #expect(kept.output.contains("Leek soup") && !kept.output.contains("Pea soup"))
    let shown = try await Potluck.run(["show", "kept:leek-soup"], environment: home)
    #expect(shown.output.contains("2 leeks") && shown.output.contains("Cook the leeks."))
  }

  @Test(arguments: ["jsonld", "cooklang", "paprika", "nextcloud", "mealie", "tandoor"])
  func `what was exported comes back as what is kept`(_ format: String) async throws {
    let folder = try TemporaryFolder()
    let home = ["HOME": folder.path]
    let file = try folder.write(Self.soups, to: "soups.mmf")
    _ = try await Potluck.run(["import", file], environment: home)
    let target = "\(folder.path)/out/"
    let export = try await Potluck.run(
      ["export", "--all", "--format", format, "-o", target], environment: home)
    #expect(export.code == 0, "\(export.transcript)")
    let back = try await Potluck.run(["import", target], environment: home)
    #expect(back.output == "2 recipes: 0 new, 2 were there already\n", "\(back.transcript)")
  }

  @Test(arguments: [
    "jsonld", "cooklang", "paprika", "nextcloud", "mealie", "tandoor", "markdown", "html",
  ])
  func `an export adds nothing to what is kept, whatever was taken off since`(
    _ format: String
  ) async throws {
    let folder = try TemporaryFolder()
    let home = ["HOME": folder.path]
    let file = try folder.write(
      """
      {"@type": "Recipe", "name": "Leek soup", "recipeIngredient": ["2 leeks", "1 l water"],
       "recipeInstructions": ["Boil the leeks."], "recipeCategory": ["Soup", "Starter"],
       "recipeCuisine": "French", "keywords": "warm, green", "tool": ["pot", "spoon"]}
      """, to: "soup.json")
    _ = try await Potluck.run(["import", file, "--tag", "weeknight,slow"], environment: home)
    _ = try await Potluck.run(
      [
        "kept", "edit", "leek-soup", "--rating", "4", "--note", "Less salt.\nMore leeks.",
        "--cooked", "2026-01-02",
      ], environment: home)
    func kept() async throws -> String {
      try await Potluck.run(["kept", "--json"], environment: home).output
    }
    let target = "\(folder.path)/out/"
    let export = try await Potluck.run(
      ["export", "--all", "--format", format, "-o", target], environment: home)
    #expect(export.code == 0, "\(export.transcript)")
    let before = try await kept()
    let back = try await Potluck.run(["import", target], environment: home)
    #expect(back.output == "1 recipe: 0 new, 1 was there already\n", "\(back.transcript)")
    #expect(try await kept() == before)

    _ = try await Potluck.run(
      ["kept", "edit", "leek-soup", "--untag", "slow", "--unrate", "--unnote", "1"],
      environment: home)
    let edited = try await kept()
    let told = try await Potluck.run(["import", target], environment: home)
    #expect(try await kept() == edited, "\(told.transcript)")
    #expect(told.output.hasPrefix("1 recipe: 0 new, 1 was there already"))
    if ["jsonld", "paprika", "mealie"].contains(format) {
      #expect(told.errors.contains("stays without what the file adds: the tag slow, 4 of 5"))
    }
    _ = try await Potluck.run(["import", target, "--tag", "again"], environment: home)
    #expect(try await kept().contains("again"))
  }

  @Test func `a picture that cannot be shown is told, and the recipe kept`() async throws {
    let folder = try TemporaryFolder()
    let broken = "/9j/" + String(repeating: "A", count: 80)
    let file = try folder.write(
      #"{"@type": "Recipe", "name": "Rolls", "recipeIngredient": ["1 egg"], "image": "data:image/jpeg;base64,\#(broken)"}"#,
      to: "rolls.json")
    let result = try await Potluck.run(["import", file], environment: ["HOME": folder.path])
    #expect(result.code == 0 && result.output.hasPrefix("1 recipe: 1 new"), "\(result.transcript)")
    #expect(result.errors.contains("The picture 1.jpg of Rolls is not kept: it is no picture"))
    let check = try await Potluck.run(["kept", "check"], environment: ["HOME": folder.path])
    #expect(check.code == 0, "\(check.transcript)")
  }

  @Test func `a dry run shows each recipe and keeps none`() async throws {
    let folder = try TemporaryFolder()
    let home = ["HOME": folder.path]
    let file = try folder.write(Self.soups, to: "mine/soups.mmf")
    let run = try await Potluck.run(
      ["import", "--dry-run", "\(folder.path)/mine"], environment: home)
    #expect(
      run.output == """
        Leek soup: 2 ingredients, 1 step; \(file)
        Pea soup: 1 ingredient, 1 step; \(file)
        2 recipes read, none kept

        """)
    let kept = try await Potluck.run(["import", file], environment: home)
    #expect(kept.output == "2 recipes: 2 new\n")
  }

  @Test func `what cannot be read is told line by line, and costs nothing else`() async throws {
    let folder = try TemporaryFolder()
    let home = ["HOME": folder.path]
    try folder.write(Self.soups, to: "in/soups.mmf")
    let broken = try folder.write("{\n  \"name\": oops\n}", to: "in/broken.json")
    let run = try await Potluck.run(["import", "\(folder.path)/in"], environment: home)
    #expect(run.output == "2 recipes: 2 new, 1 note\n" && run.code == 0)
    #expect(run.errors.hasPrefix("\(broken):2: It is not valid JSON"))
    let alone = try await Potluck.run(["import", broken], environment: home)
    #expect(alone.code == 2)
    let missing = try await Potluck.run(["import", "\(folder.path)/none.zip"], environment: home)
    #expect(missing.errors.hasSuffix("none.zip: It cannot be read: there is no such file.\n"))
    #expect(missing.code == 2)
    let note = try folder.write("hello world\n", to: "note.txt")
    let object = try folder.write(#"{"a": 1}"#, to: "object.json")
    for (files, code) in [([note], 1), ([object], 1), ([note, object], 2)] as [([String], Int32)] {
      let run = try await Potluck.run(["import"] + files, environment: home)
      #expect(run.code == code, "\(run.transcript)")
    }
    let nothing = try await Potluck.run(["import"], environment: home)
    #expect(nothing.code == 64)
  }

  @Test func `recipes of one address are kept each, once`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      title,url,ingredients,directions
      Leek soup,https://x.example/soups,2 leeks,Cook.
      Pea soup,https://x.example/soups,200 g peas,Cook.
      Leek soup,https://x.example/soups,"2 leeks",Cook them.
      """, to: "table.csv")
    let run = try await Potluck.run(["import", file], environment: ["HOME": folder.path])
    #expect(run.output == "3 recipes: 3 new, 1 note\n")
    #expect(
      run.errors == """
        \(file): Leek soup is like Leek soup (leek-soup).

        """)
    let again = try await Potluck.run(["import", file], environment: ["HOME": folder.path])
    #expect(again.output == "3 recipes: 0 new, 3 were there already\n")
  }

  @Test func `recipes of one file are two, however much they share`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      title,ingredients,directions
      Smoothie,"1 banana
      1 cup milk
      5 strawberries
      honey",Blend.
      Smoothie,"1 banana
      1 cup milk
      spinach
      peanut butter",Blend.
      """, to: "table.csv")
    let run = try await Potluck.run(["import", file], environment: ["HOME": folder.path])
    #expect(run.output.hasPrefix("2 recipes: 2 new"))
    let kept = try await Potluck.run(["kept", "peanut"], environment: ["HOME": folder.path])
    #expect(kept.output.contains("Smoothie"))
  }

  @Test func `whoever waits sees how far it is`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.soups, to: "soups.mmf")
    let run = try await Terminal.run(
      ["import", file], columns: 60, environment: ["HOME": folder.path], includesErrors: true)
    #expect(run.output.contains("1 recipe; ") && run.output.contains("2 recipes; "))
    #expect(run.output.hasSuffix("2 recipes: 2 new\n"))
    // Nothing of it in a pipe.
    let piped = try await Potluck.run(["import", file], environment: ["HOME": folder.path])
    #expect(!(piped.output + piped.errors).contains(";"))
  }

  @Test func `the day on which another program kept a recipe comes over, and goes out again`()
    async throws
  {
    let folder = try TemporaryFolder()
    let home = ["HOME": folder.path]
    let file = try folder.write(
      """
      {"@type": "Recipe", "name": "Leek soup", "recipeIngredient": ["2 leeks"],
       "recipeInstructions": ["Boil."], "dateCreated": "2019-03-04T17:05:09+02:00"}
      """, to: "soup.json")
    _ = try await Potluck.run(["import", file], environment: home)
    let list = try await Potluck.run(["kept"], environment: home)
    #expect(list.output.contains("kept 2019-03-04"), "\(list.transcript)")
    let out = try await Potluck.run(
      ["export", "--all", "--format", "jsonld", "-o", "-"], environment: home)
    #expect(out.output.contains("2019-03-04T15:05:09Z"), "\(out.output)")
  }

  @Test func `programs get one document`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.soups, to: "soups.mmf")
    let run = try await Potluck.run(
      ["import", "--json", file], environment: ["HOME": folder.path])
    let answer = try JSON(parsing: run.output)
    #expect(answer["counts"]?["new"] == 2)
    let recipes = try #require(answer["recipes"]?.arrayValue)
    #expect(recipes.map { $0["title"]?.stringValue } == ["Leek soup", "Pea soup"])
    #expect(try recipes[at: 0]["status"] == "new" && recipes[at: 0]["id"]?.stringValue != nil)
    #expect(answer["notes"] == [])
  }

  @Test func `a link is read as a recipe page is shown`() async throws {
    let server = try PageServer { _ in
      .page(
        """
        <script type="application/ld+json">{"@type": "Recipe", "name": "Nan's Stew",
        "recipeIngredient": ["1 kg beef"], "recipeInstructions": "Stew it."}</script>
        """)
    }
    let folder = try TemporaryFolder()
    let config = try folder.write(
      #"{"version": 1, "pages": {"allow": ["127.0.0.1:\#(server.port)"]}, "providers": []}"#,
      to: "config.json")
    let link = "http://127.0.0.1:\(server.port)/stew"
    let run = try await Potluck.run(
      ["import", link, "--config", config], environment: ["HOME": folder.path])
    #expect(run.output == "1 recipe: 1 new\n")
    let again = try await Potluck.run(
      ["import", link, "--config", config], environment: ["HOME": folder.path])
    #expect(again.output == "1 recipe: 0 new, 1 was there already\n")
    server.stop()
  }

  @Test func `pages that bookmarks name are asked for once, and the others are told`() async throws
  {
    let server = try PageServer { request in
      guard ["/soup", "/stew"].contains(request) else {
        return request == "/gone" ? .status(404) : .page("<h1>News</h1>")
      }
      let name = request == "/soup" ? "Leek soup" : "Stew"
      return .page(
        """
        <script type="application/ld+json">{"@type": "Recipe", "name": "\(name)",
        "recipeIngredient": ["1 kg leeks"], "recipeInstructions": "Cook it."}</script>
        """)
    }
    let folder = try TemporaryFolder()
    let home = ["HOME": folder.path]
    let base = "http://127.0.0.1:\(server.port)"
    let config = try folder.write(
      #"{"version": 1, "pages": {"allow": ["127.0.0.1:\#(server.port)"]}, "providers": []}"#,
      to: "config.json")
    let file = try folder.write(
      """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <DL><p><DT><A HREF="\(base)/news">News</A>
      <DT><H3>Recipes</H3><DL><p><DT><A HREF="\(base)/soup" TAGS="winter">Soup</A>
      <DT><A HREF="\(base)/gone">Gone</A><DT><A HREF="\(base)/stew">Stew</A></DL><p></DL><p>
      """, to: "bookmarks.html")
    func run(_ more: String...) async throws -> (code: Int32, output: String, errors: String) {
      let result = try await Potluck.run(
        ["import", file, "--config", config] + more, environment: home)
      return (result.code, result.output, result.errors)
    }
    let dry = try await run("--dry-run", "--folder", "recipes")
    #expect(dry.code == 0 && server.requests.isEmpty)
    #expect(dry.output.hasSuffix("0 recipes read, none kept, 3 addresses not asked for\n"))
    let first = try await run("--folder", "recipes")
    #expect(first.code == 2)
    #expect(first.output == "2 recipes: 2 new, 1 note\n")
    #expect(first.errors.contains("\(base)/gone: "))
    let asked = server.requests.count
    let again = try await run("--folder", "recipes", "--json")
    let answer = try JSON(parsing: again.output)
    #expect(answer["counts"]?["known"] == 2 && answer["counts"]?["new"] == 0)
    #expect(server.requests.dropFirst(asked).allSatisfy { $0.contains("/gone") })
    let all = try await run()
    #expect(all.errors.contains("\(base)/news: "))
    let kept = try await Potluck.run(["kept", "--tag", "winter"], environment: home)
    #expect(kept.output.contains("Leek soup") && !kept.output.contains("Stew"))
    let none = try await run("--folder", "Cakes")
    #expect(none.code == 2 && none.errors.contains("No bookmark lies in a folder called Cakes."))
    server.stop()
  }

  @Test func `feeds of an OPML file become sources, and what is none is told`() async throws {
    let simulator = try await Simulator.start(.wordPressBlog, options: SimulatorOptions())
    let folder = try TemporaryFolder()
    let config = try folder.write(#"{"version": 1, "providers": []}"#, to: "config.json")
    let file = try folder.write(
      """
      <opml version="2.0"><body><outline text="A" xmlUrl="\(simulator.address)/feed"
        htmlUrl="\(simulator.address)"/><outline text="B" xmlUrl="http://127.0.0.1:9/feed"/>
      </body></opml>
      """, to: "blogs.opml")
    let environment = ["HOME": folder.path]
    let arguments = ["import", file, "--config", config]
    let unasked = try await Potluck.run(arguments, environment: environment)
    #expect(
      unasked.errors.contains("It names 2 feeds; to make sources of them, add --add-sources."))
    let added = try await Potluck.run(arguments + ["--add-sources"], environment: environment)
    #expect(added.output.contains("is now the source"), "\(added.transcript)")
    #expect(added.output.hasSuffix("1 source added, 1 note\n"), "\(added.transcript)")
    #expect(added.errors.contains("http://127.0.0.1:9/feed: "))
    let search = try await Potluck.run(
      ["search", "soup", "--limit", "2", "--json", "--config", config], environment: environment)
    #expect(try JSON(parsing: search.output)["summary"]?["answer"] == "found")
    await simulator.stop()
  }
}
