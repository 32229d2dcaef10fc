import Foundation
import RecipeModel
import TestSupport
import Testing

/// Recipes that become one's own.
@Suite(.fewAtOnce) struct KeepingTests {
  @Test func `what is kept is there without a network, whole, with its page and picture`()
    async throws
  {
    let kitchen = try Kitchen()
    let kept = try await kitchen.run(
      "keep", kitchen.link, "--tag", "weeknight,Beef", "--note", "less salt", "--rating", "4")
    #expect(kept.code == 0, "\(kept.transcript)")
    #expect(
      kept.output
        == "“Nan's Stew” (kept:nans-stew): kept with 2 ingredients, 1 step, 1 picture, its page\n")
    kitchen.server.stop()
    try kitchen.clearCache()
    let search = try await kitchen.run("search", "beef", "stew", "--offline", "--json")
    let items = try JSON(parsing: search.output)["items"]?.arrayValue ?? []
    #expect(items.contains { $0["title"] == "Nan's Stew" } && search.code == 0, "\(search.errors)")
    _ = try await kitchen.run("search", "beef", "--offline", "--providers", "kept")
    let shown = try await kitchen.run("show", "1", "--offline")
    #expect(shown.output.contains("Stew it for long.") && shown.output.contains("less salt"))
    let own = try await kitchen.run("show", "kept:nans-stew", "--json")
    let told = try JSON(parsing: own.output)["kept"]
    #expect(told?["pictures"] == 1 && told?["page"] == true && told?["rating"] == 4)
    #expect(told?["tags"] == ["Beef", "weeknight"])
    let dead = try await kitchen.run("show", kitchen.link)
    #expect(dead.code == 0 && dead.output.contains("Stew it for long."))
    #expect(dead.errors.contains("this is what was kept on"), "\(dead.errors)")
    let page = try await kitchen.run("open", "--kept", "--print", "nans-stew")
    let path = String(page.output.dropFirst("file://".count).dropLast())
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("Told by the stove.") && text.contains("data:image/gif;base64,"))
    #expect(!text.contains("steal") && !text.contains("<script"))
  }

  @Test func `keeping twice is told and adds only what is new`() async throws {
    let kitchen = try Kitchen(pages: ["/stew": Kitchen.stew(), "/copy": Kitchen.stew()])
    _ = try await kitchen.run("keep", kitchen.link, "--no-page", "--no-pictures")
    let again = try await kitchen.run("keep", "\(kitchen.link)?utm_source=x", "--tag", "beef")
    #expect(again.code == 0 && again.errors.contains("is kept already"), "\(again.transcript)")
    let copy = try await kitchen.run("keep", "\(kitchen.server.address)/copy")
    #expect(copy.code == 0 && copy.errors.contains("looks like the same dish"), "\(copy.errors)")
    let list = try await kitchen.run("kept", "--jsonl")
    #expect(list.output.split(separator: "\n").count == 2)
    #expect(list.output.contains(#""tags":["beef"]"#))
  }

  @Test func `a number of the last list that is not kept is told by its title`() async throws {
    let kitchen = try Kitchen()
    _ = try await kitchen.run("search", "groundnut")
    let result = try await kitchen.run("kept", "edit", "1", "--rating", "5")
    #expect(result.code == 1)
    #expect(
      result.errors == """
        potluck: “Groundnut Soup”, number 1 of the last list, is not kept
          fix: potluck keep 1 keeps it; potluck kept lists what is kept

        """)
  }

  @Test func `a kept copy adds no vote to what its source lists`() async throws {
    let kitchen = try Kitchen()
    let search = ["search", "groundnut", "--json", "--explain"]
    let alone = try await Potluck.run(search, environment: kitchen.environment)
    _ = try await kitchen.run("keep", "1")
    let both = try await Potluck.run(search, environment: kitchen.environment)
    func first(_ result: ToolResult) throws -> JSON? {
      try JSON(parsing: result.output)["items"]?.arrayValue?.first
    }
    #expect(try first(both)?["sources"]?.arrayValue?.count == 2, "\(both.output)")
    #expect(try first(both)?["score"] == first(alone)?["score"])
    #expect(try first(both)?["votes"] == first(alone)?["votes"])
    for words in [["--no-kept"], ["--providers", "-kept"]] {
      let without = try await Potluck.run(search + words, environment: kitchen.environment)
      #expect(try first(without)?["sources"]?.arrayValue?.count == 1)
    }
  }

  @Test func `the list is ordered, and chosen by what its owner added`() async throws {
    let kitchen = try Kitchen()
    _ = try await kitchen.run("keep", kitchen.link, "--rating", "4")
    _ = try await kitchen.run("search", "groundnut")
    _ = try await kitchen.run("keep", "1")
    _ = try await kitchen.run("kept", "edit", "nans-stew", "--cooked", "2026-01-02")
    let byRating = try await kitchen.run("kept", "--sort", "rating")
    #expect(byRating.output.hasPrefix("1  Nan's Stew\n"), "\(byRating.transcript)")
    let fresh = try await kitchen.run("kept", "--not-cooked")
    #expect(fresh.code == 0 && !fresh.output.contains("Stew"), "\(fresh.transcript)")
    #expect(try await kitchen.run("kept", "--rating", "5").code == 1)
    #expect(try await kitchen.run("kept", "--rating", "6").code == 64)
    #expect(try await kitchen.run("kept", "--source", "nobody").code == 1)
  }

  @Test func `what was let go comes back`() async throws {
    let kitchen = try Kitchen()
    _ = try await kitchen.run("keep", kitchen.link)
    let gone = try await kitchen.run("unkeep", "nans-stew")
    #expect(gone.code == 0 && gone.output.contains("unkeep --undo"))
    #expect(try await kitchen.run("kept").code == 1)
    #expect(try await kitchen.run("unkeep", "nans-stew").code == 1)
    let back = try await kitchen.run("unkeep", "--undo")
    #expect(back.code == 0 && back.output.contains("kept again"))
    #expect(try await kitchen.run("show", "kept:nans-stew").code == 0)
    #expect(try await kitchen.run("unkeep", "--undo").code == 1)
  }

  @Test func `a refresh tells what changed, and leaves to a person what is theirs`() async throws {
    let kitchen = try Kitchen()
    _ = try await kitchen.run("keep", kitchen.link)
    #expect(try await kitchen.run("refresh", "nans-stew").output.contains("unchanged"))
    _ = try await kitchen.run("kept", "edit", "nans-stew", "--title", "My Stew")
    kitchen.change(to: Kitchen.stew("Better Stew", onions: 3))
    let dry = try await kitchen.run("refresh", "--all", "--dry-run")
    #expect(dry.output.contains("    - 2 onions\n    + 3 onions\n"), "\(dry.transcript)")
    #expect(dry.output.contains("Title (you changed it): My Stew → Better Stew"))
    let told = try await kitchen.run("refresh", "nans-stew")
    #expect(told.code == 0 && told.errors.contains("stays as you changed it"))
    let mine = try await kitchen.run("show", "kept:nans-stew")
    #expect(mine.output.hasPrefix("My Stew\n") && mine.output.contains("3 onions"))
    let replaced = try await kitchen.run("refresh", "nans-stew", "--yes")
    #expect(replaced.code == 0)
    #expect(try await kitchen.run("show", "kept:nans-stew").output.hasPrefix("Better Stew\n"))
    kitchen.change(to: nil)
    let dead = try await kitchen.run("refresh", "nans-stew")
    #expect(dead.code == 2 && dead.errors.contains("is not refreshed"), "\(dead.transcript)")
    #expect(dead.errors.contains("no page at this address (HTTP 404)"), "\(dead.errors)")
    kitchen.server.stop()
    let silent = try await kitchen.run("refresh", "nans-stew")
    #expect(silent.code == 2 && !silent.errors.contains("HTTP 404"), "\(silent.transcript)")
  }

  @Test func `an empty list says whether something was left out`() async throws {
    let kitchen = try Kitchen()
    _ = try await kitchen.run("keep", kitchen.link)
    let left = try await kitchen.run("kept", "--with", "beef", "--diet", "vegan")
    #expect(left.code == 1 && left.errors.contains("1 recipe left out, as it conflicts"))
    #expect(left.errors.contains("Nothing else of that kind is kept."), "\(left.errors)")
    let none = try await kitchen.run("kept", "--with", "leek", "--diet", "vegan")
    #expect(none.errors.contains("Nothing of that kind is kept."), "\(none.errors)")
    kitchen.change(to: Kitchen.stew().replacing("1 kg beef", with: "1 packet xyzzy"))
    _ = try await kitchen.run("refresh", "nans-stew")
    let doubt = try await kitchen.run(
      "kept", "--with", "xyzzy", "--diet", "vegan", "--strict-diet")
    #expect(doubt.errors.contains("1 recipe left out, as it cannot be told of it"))
    #expect(doubt.errors.contains("Nothing else of that kind is kept."), "\(doubt.errors)")
  }

  @Test func `what cannot be fetched is told, and the recipe kept all the same`() async throws {
    let kitchen = try Kitchen(
      pages: ["/stew": Kitchen.stew().replacing("/stew.gif", with: "/stew.svg")])
    kitchen.change("/stew.svg", to: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    let kept = try await kitchen.run("keep", kitchen.link)
    #expect(kept.code == 0 && kept.errors.contains("is not kept: it is no picture"))
    #expect(kept.output.hasSuffix("1 step, its page\n"))
  }

  /// Commands that take a recipe by its bare name, and a word of what they print.
  private static let takers: [(String, String)] = [
    ("show nans-stew", "Stew it for long."), ("show Nan's\u{A0}Stew", "Stew it for long."),
    ("shop nans-stew --servings nans-stew=2", "beef"), ("screen nans-stew --diet vegan", "beef"),
    ("export nans-stew --format cooklang -o -", "beef"), ("open nans-stew --print", "/stew"),
    ("open --kept nans-stew --print", ".html"), ("keep nans-stew --tag a", "kept:nans-stew"),
    ("kept edit nans-stew --tag b --note c --cooked today", "cooked 2"),
    ("kept edit nans-stew --unnote 1 --uncooked today", "a, b · kept 2"),
    ("refresh nans-stew", "unchanged"),
    ("unkeep nans-stew", "let go"),
  ]

  @Test func `a bare name is taken wherever a recipe is named`() async throws {
    let kitchen = try Kitchen()
    let unknown = try await kitchen.run("show", "nans-stew")
    #expect(unknown.code == 64 && unknown.errors.contains("names no recipe"))
    #expect(!FileManager.default.fileExists(atPath: "\(kitchen.folder)/.local/share/potluck"))
    _ = try await kitchen.run("keep", kitchen.link)
    for (line, word) in Self.takers {
      let words = line.split(separator: " ").map(String.init)
      let result = try await Potluck.run(words, environment: kitchen.environment)
      #expect(result.code == 0 && result.output.contains(word), "\(line): \(result.transcript)")
    }
    _ = try await kitchen.run("unkeep", "--undo")
    let lines = try await kitchen.run(
      "show", "--jsonl", "-", input: "nans-stew\n{\"ref\": \"nans-stew\"}\n")
    #expect(
      lines.code == 0 && lines.output.split(separator: "\n").count == 2, "\(lines.transcript)")
    for words in [["show", "nan-stew"], ["unkeep", "nan-stew"]] {
      let near = try await Potluck.run(words, environment: kitchen.environment)
      #expect(near.errors.contains("did you mean \"nans-stew\"?"), "\(near.errors)")
    }
  }

  @Test func `a name that two kept files have is asked for in full`() async throws {
    let kitchen = try Kitchen(#""kept": {"path": "recipes"},"#)
    for folder in ["a", "b"] {
      let path = "\(kitchen.folder)/recipes/\(folder)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data("Boil @leek{1}.\n".utf8).write(to: URL(fileURLWithPath: "\(path)/Leek pot.cook"))
    }
    let result = try await kitchen.run("show", "leek-pot")
    #expect(result.code == 64, "\(result.transcript)")
    #expect(result.errors.contains("2 kept recipes have the name leek-pot"))
    #expect(result.errors.contains("kept:a/Leek pot.cook, kept:b/Leek pot.cook"))
    let one = try await kitchen.run("show", "kept:b/Leek pot.cook")
    #expect(one.code == 0 && one.output.contains("Boil leek."), "\(one.transcript)")
  }

  @Test func `each problem of a folder counts once`() async throws {
    let kitchen = try Kitchen(#""kept": {"path": "mine"},"#)
    for name in ["a", "b"] {
      let file = URL(fileURLWithPath: "\(kitchen.folder)/mine/\(name).json")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{".utf8).write(to: file)
    }
    let check = try await kitchen.run("kept", "check")
    #expect(
      check.code == 2 && check.errors.contains("0 recipes, 2 problems"), "\(check.transcript)")
  }

  private static let codes: [(String, Int32)] = [
    ("keep", 64), ("keep soup", 64), ("keep nope:1", 64), ("keep cookbook:nope", 1),
    ("keep cookbook:tomato-soup --rating 6", 64), ("unkeep", 64), ("unkeep x", 1), ("refresh", 64),
    ("kept xyzzy", 1), ("kept edit x --cooked soon", 64),
    ("kept edit x --cooked 9000-01-01", 64), ("history --repeat 1 -n 5000", 64),
    ("kept export somewhere", 64),
    ("kept restore /nowhere", 2), ("kept check", 0), ("history --show 1", 1),
    ("history --clear x", 64),
  ]

  @Test(arguments: codes) func `exit codes say what happened`(line: String, code: Int32)
    async throws
  {
    let kitchen = try Kitchen()
    let result = try await Potluck.run(
      line.split(separator: " ").map(String.init), environment: kitchen.environment)
    #expect(result.code == code, "\(result.transcript)")
  }

  @Test func `a configuration that keeps nothing says so, and one with a folder uses files`()
    async throws
  {
    let off = try Kitchen(#""kept": false, "history": false,"#)
    let refused = try await off.run("keep", off.link)
    #expect(refused.code == 2 && refused.errors.contains("no recipes are kept"))
    #expect((try await off.run("history")).errors.contains("\"history\": true"))
    let plain = try Kitchen(#""kept": {"path": "recipes"},"#)
    _ = try await plain.run("keep", plain.link)
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(plain.folder)/recipes")
    #expect(files.contains { $0.hasSuffix(".cook") }, "\(files)")
    #expect(try await plain.run("show", "kept:nans-stew").code == 0)
    let wrong = try Kitchen(#""kept": {"folder": "x"},"#)
    #expect((try await wrong.run("kept")).errors.contains("/kept"))
  }

  @Test func `an export holds everything, and a restore brings it back`() async throws {
    let kitchen = try Kitchen()
    _ = try await kitchen.run("keep", kitchen.link, "--tag", "beef")
    let folder = "\(kitchen.folder)/backup"
    #expect(try await kitchen.run("kept", "export", "--all", folder).code == 0)
    let other = try Kitchen()
    #expect(try await other.run("kept", "restore", folder).code == 0)
    let list = try JSON(parsing: try await other.run("kept", "--jsonl").output)
    #expect(list["tags"] == ["beef"] && list["pictures"] == 1 && list["page"] == true)
  }

  @Test func `titles from elsewhere cannot steer a terminal`() async throws {
    let kitchen = try Kitchen(pages: ["/stew": Kitchen.stew(#"\u001b[31mRed \u202eStew"#)])
    for words in [["keep", kitchen.link], ["kept"], ["unkeep", "1"], ["unkeep", "--undo"]] {
      let result = try await Potluck.run(words, environment: kitchen.environment)
      #expect(result.code == 0, "\(result.transcript)")
      #expect(
        !(result.output + result.errors).unicodeScalars.contains {
          "\u{1B}\u{202E}".unicodeScalars.contains($0)
        })
    }
  }

  @Test func `a shell completes names, tags and formats`() async throws {
    let kitchen = try Kitchen()
    _ = try await kitchen.run("keep", kitchen.link, "--tag", "weeknight,Beef", "--no-page")
    let script = #"""
      export PATH="$(dirname "$0"):$PATH" HOME="$1" POTLUCK_CONFIG="$1/config.json"
      source <(potluck --generate-completion-script bash)
      complete_words() {
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
        COMPREPLY=(); _potluck potluck "${COMP_WORDS[$COMP_CWORD]}" "${COMP_WORDS[$COMP_CWORD - 1]}"
        echo "${COMPREPLY[*]}"
      }
      complete_words potluck unkeep na
      complete_words potluck kept edit na
      complete_words potluck kept list --tag we
      complete_words potluck keep 1 --tag Beef,
      complete_words potluck export --format pa
      """#
    let result = try await Shell.run(script, Potluck.path, kitchen.folder)
    #expect(
      result.output == "nans-stew\nnans-stew\nweeknight\nBeef,weeknight\npaprika\n",
      "\(result.transcript)")
  }
}
