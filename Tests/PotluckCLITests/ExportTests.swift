import Foundation
import RecipeModel
import TestSupport
import Testing

/// `potluck export`, of files and of what is kept.
@Suite("potluck export", .fewAtOnce) struct ExportTests {
  private static func soup(_ title: String = "Leek Soup") -> String {
    """
    {"@type": "Recipe", "name": "\(title)", "url": "https://kitchen.example/soup?x=\(title.count)",
     "recipeYield": "4 servings", "recipeIngredient": ["2 leeks", "1 l stock"],
     "video": "https://kitchen.example/soup.mp4", "recipeInstructions": ["Slice.", "Boil."]}
    """
  }

  private static func files(_ folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [])
      .filter { $0 != "recipes" }.sorted()
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test(arguments: [
    ("jsonld", "recipes.json"), ("cooklang", "Leek Soup.cook"), ("html", "Leek Soup.html"),
    ("paprika", "recipes.paprikarecipes"), ("tandoor", "recipes.zip"),
  ])
  func `a recipe is written into a folder under a name of the format's own`(
    format: String, name: String
  ) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.soup(), to: "soup.json")
    let out = folder.path + "/out/"
    let result = try await Potluck.run(["export", file, "--format", format, "-o", out])
    #expect(result.code == 0 && result.output.isEmpty, "\(result.transcript)")
    #expect(Self.files(out) == [name] && result.errors.contains("1 recipe written to"))
  }

  @Test func `what is lost is told, once for each field`() async throws {
    let folder = try TemporaryFolder()
    let files = try ["A", "B"].map { try folder.write(Self.soup($0), to: "\($0).json") }
    let result = try await Potluck.run(
      ["export"] + files + ["-f", "paprika", "-o", folder.path + "/a.paprikarecipes"])
    #expect(result.code == 0)
    #expect(result.errors.contains("Paprika has no place for the video: “A”, “B”"))
  }

  @Test func `a file that is there stays, unless forced`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.soup(), to: "soup.json")
    let target = try folder.write("mine", to: "soup.cook")
    let arguments = ["export", file, "--format", "cooklang", "-o", target]
    let refused = try await Potluck.run(arguments)
    #expect(refused.code == 2 && refused.errors.contains("--force"), "\(refused.transcript)")
    #expect(try Self.text(target) == "mine")
    let forced = try await Potluck.run(arguments + ["--force"])
    #expect(forced.code == 0)
    #expect(try Self.text(target).contains("@leeks{2}"))
    #expect(Self.files(folder.path) == ["soup.cook", "soup.json"])
  }

  @Test func `a single file goes to standard output, several do not`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.soup(), to: "soup.json")
    let one = try await Potluck.run(["export", file, "--format", "jsonld", "-o", "-"])
    #expect(try JSON(parsing: one.output).arrayValue?.first?["name"] == "Leek Soup")
    let two = try await Potluck.run(["export", file, file, "--format", "markdown", "-o", "-"])
    #expect(two.code == 64 && two.output.isEmpty)
  }

  @Test(arguments: [
    [], ["1", "--all"], ["--all", "--format", "word"], ["--all", "--format", "feed", "-o", "x"],
    ["--all", "--format", "feed", "--base-url", "https://a.example/"],
    ["--all", "--format", "feed", "--base-url", "a.example", "-o", "x"],
    ["--all", "--format", "html", "--base-url", "https://a.example/"],
  ])
  func `wrong usage says so before anything is done`(arguments: [String]) async throws {
    let format = arguments.contains("--format") ? [] : ["--format", "jsonld"]
    let result = try await Potluck.run(["export"] + arguments + format)
    #expect(result.code == 64, "\(result.transcript)")
  }

  @Test func `a reference that leads nowhere does not lose the others`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.soup(), to: "soup.json")
    let out = folder.path + "/out.json"
    let result = try await Potluck.run(
      ["export", file, folder.path + "/none.json", "--format", "jsonld", "-o", out])
    #expect(result.code == 2 && result.errors.contains("none.json"))
    #expect(try JSON(parsing: Self.text(out)).arrayValue?.count == 1)
  }

  @Test func `kept recipes go out by tag, with what their owner added`() async throws {
    let folder = try TemporaryFolder()
    let home = ["XDG_DATA_HOME": folder.path + "/data"]
    let empty = try await Potluck.run(
      ["export", "--all", "-f", "jsonld", "-o", "-"], environment: home)
    #expect(empty.code == 1 && empty.output.isEmpty, "\(empty.transcript)")
    for (title, tag) in [("Leek Soup", "soups,public"), ("Lentil Dal", "soups")] {
      let file = try folder.write(Self.soup(title), to: "\(tag).json")
      let result = try await Potluck.run(["import", file, "--tag", tag], environment: home)
      #expect(result.code == 0, "\(result.transcript)")
    }
    let result = try await Potluck.run(
      ["export", "--tag", "public", "-f", "jsonld", "-o", "-"], environment: home)
    let recipes = try JSON(parsing: result.output).arrayValue ?? []
    #expect(recipes.count == 1 && recipes.first?["name"] == "Leek Soup")
    #expect(recipes.first?["potluck:own"]?["tags"] == ["public", "soups"])
    let all = try await Potluck.run(
      ["export", "--all", "-f", "cooklang", "-o", folder.path + "/out"], environment: home)
    #expect(all.code == 0)
    #expect(Self.files(folder.path + "/out") == ["Leek Soup.cook", "Lentil Dal.cook"])
  }

  /// Kept: a vegan soup, a dish with cream, and one of which nobody can tell.
  private static func shelf(_ folder: borrowing TemporaryFolder) async throws -> [String: String] {
    let home = ["XDG_DATA_HOME": folder.path + "/data", "XDG_STATE_HOME": folder.path + "/state"]
    for (title, line) in [
      ("Leek Soup", "1 l water"), ("Cream Soup", "200 ml cream"), ("Odd Stew", "1 xyzzy"),
    ] {
      let file = try folder.write(
        """
        {"@type": "Recipe", "name": "\(title)", "recipeIngredient": ["2 leeks", "\(line)"],
         "recipeInstructions": ["Boil."]}
        """, to: "\(title).json")
      _ = try await Potluck.run(["import", file, "--tag", "food"], environment: home)
    }
    return home
  }

  private static let choices: [([String], [String])] = [
    (["--words", "soup"], ["Cream Soup", "Leek Soup"]), (["--words", "xyzzy"], ["Odd Stew"]),
    (["--tag", "food", "--with", "cream"], ["Cream Soup"]),
    (["--without", "cream"], ["Leek Soup", "Odd Stew"]),
    (["--diet", "vegan", "--strict-diet"], ["Leek Soup"]),
    (["--diet", "vegan"], ["Leek Soup", "Odd Stew"]),
    (["--avoid", "milk", "--words", "soup"], ["Leek Soup"]),
  ]

  @Test(arguments: choices)
  func `the same words choose kept recipes for files, backups and lists`(
    choice: [String], titles: [String]
  ) async throws {
    let folder = try TemporaryFolder()
    let home = try await Self.shelf(folder)
    let out = try await Potluck.run(
      ["export", "-f", "jsonld", "-o", "-"] + choice, environment: home)
    let recipes = try JSON(parsing: out.output).arrayValue ?? []
    #expect(recipes.compactMap { $0["name"]?.stringValue }.sorted() == titles, "\(out.errors)")
    let backup = folder.path + "/backup"
    let saved = try await Potluck.run(["kept", "export", backup] + choice, environment: home)
    #expect(saved.code == 0, "\(saved.transcript)")
    let files = Self.files(backup).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    #expect(files.count == titles.count, "\(files)")
    // The words of a list are its arguments.
    let words =
      choice.first == "--words" ? Array(choice.dropFirst()) : choice.filter { $0 != "--words" }
    let list = try await Potluck.run(["kept"] + words, environment: home)
    #expect(list.output.split(separator: "\n").count == 2 * titles.count, "\(list.output)")
    if choice.contains("--diet") || choice.contains("--avoid") {
      #expect(list.errors.contains("no medical advice"))
      #expect(list.errors.contains("1 recipe left out"), "\(list.errors)")
    }
    #expect(list.errors.contains("“Odd Stew”") == (choice == ["--diet", "vegan"]))
  }

  @Test func `a backup of named recipes holds those alone`() async throws {
    let folder = try TemporaryFolder()
    let home = try await Self.shelf(folder)
    let backup = folder.path + "/backup"
    let saved = try await Potluck.run(
      ["kept", "export", backup, "leek-soup", "nothing-like-it"], environment: home)
    #expect(saved.code == 1 && saved.errors.contains("nothing-like-it is not kept"))
    #expect(saved.errors.contains("1 recipe written"))
    let other = ["XDG_DATA_HOME": folder.path + "/other"]
    _ = try await Potluck.run(["kept", "restore", backup], environment: other)
    let list = try await Potluck.run(["kept"], environment: other)
    #expect(list.output.contains("Leek Soup") && list.output.split(separator: "\n").count == 2)
    for usage in [["--all", "leek-soup"], [], ["--all", "--tag", "food"]] {
      let result = try await Potluck.run(["kept", "export", backup] + usage, environment: home)
      #expect(result.code == 64, "\(result.transcript)")
    }
  }

  @Test func `a feed changes only what has changed, and takes away only its own`() async throws {
    let folder = try TemporaryFolder()
    let home = ["XDG_DATA_HOME": folder.path + "/data"]
    for title in ["Leek Soup", "Lentil Dal"] {
      let file = try folder.write(Self.soup(title), to: "\(title).json")
      _ = try await Potluck.run(["import", file, "--tag", title + ",food"], environment: home)
    }
    let site = folder.path + "/site"
    func publish(_ tag: String, _ more: String...) async throws -> ToolResult {
      try await Potluck.run(
        [
          "export", "--tag", tag, "-f", "feed", "--base-url", "https://me.example/f", "-o", site,
        ] + more, environment: home)
    }
    let first = try await publish("food")
    #expect(first.code == 0 && first.errors.contains("2 recipes"), "\(first.transcript)")
    let names = [
      "feed.xml", "index.html", "potluck-feed.json", "recipes/leek-soup.cook",
      "recipes/leek-soup.html", "recipes/lentil-dal.cook", "recipes/lentil-dal.html",
    ]
    #expect(Self.files(site) == names)
    let feed = try Self.text(site + "/feed.xml")
    #expect(try await publish("food").errors.contains("0 files changed"))
    #expect(try Self.text(site + "/feed.xml") == feed)

    try "mine".write(toFile: site + "/recipes/mine.cook", atomically: true, encoding: .utf8)
    try "edited".write(
      toFile: site + "/recipes/lentil-dal.cook", atomically: true, encoding: .utf8)
    let fewer = try await publish("Leek Soup")
    #expect(fewer.code == 0 && fewer.errors.contains("was changed by somebody else"))
    #expect(
      Self.files(site) == [
        "feed.xml", "index.html", "potluck-feed.json", "recipes/leek-soup.cook",
        "recipes/leek-soup.html", "recipes/lentil-dal.cook", "recipes/mine.cook",
      ])
    let again = try await publish("food")
    #expect(again.code == 2 && again.errors.contains("is there already"), "\(again.transcript)")
    #expect(try await publish("food", "--force").code == 0)
    #expect(try Self.text(site + "/recipes/mine.cook") == "mine")
  }
}
