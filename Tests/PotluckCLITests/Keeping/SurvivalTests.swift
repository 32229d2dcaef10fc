import Foundation
import RecipeModel
import Subprocess
import TestSupport
import Testing

/// What is kept outlives whatever happens to the program and its disk.
@Suite(.fewAtOnce) struct SurvivalTests {
  /// A home with recipes in files, which need no network.
  private struct Shelf: ~Copyable {
    let folder: TemporaryFolder
    let environment: [String: String]

    init() throws {
      folder = try TemporaryFolder()
      environment = ["HOME": folder.path]
    }

    var database: String { folder.path + "/.local/share/potluck/kept.sqlite" }

    /// Writes a recipe with so many lines.
    func file(_ name: String, lines: Int = 30) throws -> String {
      let list = (1...lines).map { "\"\($0) spoons of spice number \($0) for \(name)\"" }
      return try folder.write(
        """
        {"@type": "Recipe", "name": "\(name)", "recipeIngredient": [\(list.joined(separator: ","))],
         "recipeInstructions": ["Stir \(name).", "Wait."]}
        """, to: "files/\(name).json")
    }

    func run(_ words: String...) async throws -> ToolResult {
      try await Potluck.run(words, environment: environment)
    }

    /// The titles that are kept, with how many lines each has, once everything was checked.
    func whole() async throws -> [String: Int] {
      let check = try await run("kept", "check")
      #expect(check.code == 0 && check.output.isEmpty, "\(check.transcript)")
      let list = try await run("kept", "--jsonl")
      var found: [String: Int] = [:]
      for line in list.output.split(separator: "\n") {
        let kept = try #require(try JSON(parsing: String(line))["recipe"])
        let title = try #require(kept["title"]?.stringValue)
        #expect(found[title] == nil, "\(title) is kept twice")
        found[title] = kept["ingredients"]?.arrayValue?.count
      }
      return found
    }
  }

  @Test func `the file alone holds everything once the program has ended`() async throws {
    let shelf = try Shelf()
    let files = try (0..<20).map { try shelf.file("dish-\($0)") }
    #expect(try await Potluck.run(["import"] + files, environment: shelf.environment).code == 0)
    let other = try TemporaryFolder()
    let place = other.path + "/.local/share/potluck"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: shelf.database, toPath: place + "/kept.sqlite")
    let list = try await Potluck.run(["kept"], environment: ["HOME": other.path])
    #expect(list.output.contains("dish-19") && list.output.split(separator: "\n").count == 40)
  }

  @Test func `a backup is one file, made while others keep, and comes back whole`() async throws {
    let shelf = try Shelf()
    let files = try (0..<5).map { try shelf.file("dish-\($0)") }
    _ = try await Potluck.run(
      ["import", "--tag", "slow"] + files, environment: shelf.environment)
    _ = try await shelf.run("unkeep", "dish-4")
    let late = try shelf.file("late")
    let saved = try await Shell.run(
      #"export HOME="$1"; "$0" import "$2" & "$0" kept backup "$1/backup.sqlite" || echo bad; wait"#,
      Potluck.path, shelf.folder.path, late)
    #expect(saved.output == "1 recipe: 1 new\n", "\(saved.transcript)")
    let home = try TemporaryFolder()
    let environment = ["HOME": home.path]
    let backup = shelf.folder.path + "/backup.sqlite"
    let mode = try FileManager.default.attributesOfItem(atPath: backup)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let restored = try await Potluck.run(["kept", "restore", backup], environment: environment)
    #expect(restored.code == 0 && restored.errors.contains("recipes restored"))
    let again = try await Potluck.run(["kept", "restore", backup], environment: environment)
    #expect(again.errors.contains("0 recipes restored"), "\(again.transcript)")
    let list = try await Potluck.run(["kept", "--tag", "slow"], environment: environment)
    #expect(list.output.split(separator: "\n").count == 8, "\(list.transcript)")
    // Put in the place of the file, it brings back what was taken away, too.
    let third = try TemporaryFolder()
    let place = third.path + "/.local/share/potluck"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: backup, toPath: place + "/kept.sqlite")
    let undone = try await Potluck.run(["unkeep", "--undo"], environment: ["HOME": third.path])
    #expect(undone.output.contains("dish-4"), "\(undone.transcript)")
    let refused = try await shelf.run("kept", "backup", backup)
    #expect(refused.code == 2 && refused.errors.contains("add --force"))
    let own = try await shelf.run("kept", "backup", "--force", shelf.database)
    #expect(own.code == 2 && own.errors.contains("is the database itself"))
  }

  @Test(arguments: [0..<16, 0..<100, 16..<18, 18..<19, 19..<24, 20..<21, 28..<40, 44..<48, 56..<60])
  func `a check that found damage says so by its code, and saves what is whole`(
    _ damage: Range<Int>
  ) async throws {
    let shelf = try Shelf()
    let files = try (0..<6).map { try shelf.file("dish-\($0)") }
    _ = try await Potluck.run(["import"] + files, environment: shelf.environment)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: shelf.database))
    bytes.replaceSubrange(damage, with: repeatElement(0xA5, count: damage.count))
    try bytes.write(to: URL(fileURLWithPath: shelf.database))
    let check = try await shelf.run("kept", "check")
    #expect(check.code == 2 && check.errors.contains("6 recipes of it were saved"), "\(check)")
    #expect(check.errors.contains("6 recipes, 1 problem"), "\(check.errors)")
    let again = try await shelf.run("kept", "check")
    #expect(again.code == 0 && again.errors.contains("was damaged and set aside"), "\(again)")
    let list = try await shelf.run("kept")
    #expect(list.output.split(separator: "\n").count == 12)
  }

  @Test func `what was answered is whole whenever the program is killed`() async throws {
    let shelf = try Shelf()
    let (turns, each) = (8, 60)
    let files = try (0..<turns * each).map { try shelf.file("dish-\($0)") }
    var (answered, killed): (Set<String>, Int) = ([], 0)
    for turn in 0..<turns {
      // It does nothing but keep, one recipe after the other, so that the signal comes amid that.
      let range = turn * each..<(turn + 1) * each
      let last = Int.random(in: range.prefix(each / 2))
      let run = try await Potluck.interrupt(
        ["keep"] + files[range], environment: shelf.environment, with: .kill,
        whenOutputHolds: "dish-\(last)\u{201D}")
      #expect(run.code == 128 + 9 || run.code == 0, "\(run.output)")
      killed += run.code == 0 ? 0 : 1
      // A line that the signal cut off is no answer.
      for line in run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        answered.insert(String(line.dropFirst().prefix { $0 != "\u{201D}" }))
      }
      let kept = try await shelf.whole()
      #expect(answered.isSubset(of: kept.keys))
      #expect(kept.values.allSatisfy { $0 == 30 })
    }
    #expect(killed > turns / 2 && answered.count >= turns, "\(killed) of \(turns)")
    // The killed ones are in nobody's way.
    let rest = try await Potluck.run(["keep"] + files, environment: shelf.environment)
    #expect(rest.code == 0 && rest.output.split(separator: "\n").count == turns * each)
    #expect(try await shelf.whole().count == turns * each)
  }

  @Test func `ten programs keep and edit at once, and lose nothing`() async throws {
    let shelf = try Shelf()
    let shared = try shelf.file("shared")
    let own = try (0..<10).map { program in
      try (0..<6).map { try shelf.file("dish-\(program)-\($0)") }
    }
    let environment = shelf.environment
    let codes = try await withThrowingTaskGroup(of: [Int32].self) { group in
      for (program, files) in own.enumerated() {
        group.addTask {
          let keep = ["keep", shared, "--tag", "program-\(program)"] + files
          let kept = try await Potluck.run(keep, environment: environment)
          let edit = ["kept", "edit", "dish-\(program)-0", "--note", "by \(program)"]
          return [kept.code, try await Potluck.run(edit, environment: environment).code]
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(codes == Array(repeating: 0, count: 20))
    #expect(try await shelf.whole().count == 61)
    let list = try await shelf.run("kept", "shared", "--jsonl").output
    let tags = try JSON(parsing: String(list.prefix { $0 != "\n" }))["tags"]?.arrayValue
    #expect(tags?.count == 10, "\(list)")
  }

  @Test(arguments: [#""kept": true,"#, #""kept": {"path": "recipes"},"#])
  func `a full disk is told, and costs nothing that is kept`(setting: String) async throws {
    let shelf = try Shelf()
    let config = try shelf.folder.write(
      "{\"version\": 1, \(setting) \"providers\": []}", to: "config.json")
    let small = try shelf.file("small")
    let large = try shelf.file("large", lines: 290)
    #expect(try await shelf.run("keep", small, "--config", config).code == 0)
    // No file may grow further, as if there were no room.
    let script = """
      export HOME="$1"; trap '' XFSZ; ulimit -f 8
      "$0" keep "$2" --config "$3"
      """
    let full = try await Shell.run(script, Potluck.path, shelf.folder.path, large, config)
    #expect(full.code == 2 && full.output.isEmpty, "\(full.transcript)")
    #expect(full.errors.contains("fix:"), "\(full.errors)")
    let list = try await shelf.run("kept", "--jsonl", "--config", config)
    #expect(list.output.split(separator: "\n").count == 1 && list.errors.isEmpty)
    #expect(list.output.contains("\"small\""))
    #expect(try await shelf.run("kept", "check", "--config", config).code == 0)
    #expect(try await shelf.run("keep", large, "--config", config).code == 0)
  }

  @Test func `what is kept and searched for stands in whole files once the program has ended`()
    async throws
  {
    let shelf = try Shelf()
    #expect(try await shelf.run("keep", shelf.file("dish-0")).code == 0)
    #expect(try await shelf.run("search", "dish", "--providers", "kept").code == 0)
    let folder = URL(fileURLWithPath: shelf.database).deletingLastPathComponent().path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == ["history.sqlite", "kept.sqlite"])
  }

  @Test func `on a full disk numbers name no recipe of the list before`() async throws {
    let shelf = try Shelf()
    #expect(try await shelf.run("search", "soup", "--providers", "cookbook").code == 0)
    #expect(try await shelf.run("show", "1").code == 0)
    let script = """
      export HOME="$1"; trap '' XFSZ; ulimit -f 0
      "$0" search stew --providers cookbook | head -1; "$0" show 1
      """
    let full = try await Shell.run(script, Potluck.path, shelf.folder.path)
    #expect(full.output.split(separator: "\n").count == 1, "\(full.transcript)")
    #expect(full.errors.contains("fix: search again"), "\(full.errors)")
  }

  @Test(arguments: [
    ("kept.sqlite", ["search", "dish", "--providers", "kept"]),
    ("kept.sqlite", ["show", "kept:dish-0"]), ("kept.sqlite", ["doctor"]),
    ("history.sqlite", ["search", "dish", "--providers", "kept"]), ("history.sqlite", ["doctor"]),
  ])
  func `whichever command meets a damaged file tells it`(
    _ name: String, _ command: [String]
  ) async throws {
    let shelf = try Shelf()
    #expect(try await shelf.run("keep", shelf.file("dish-0")).code == 0)
    #expect(try await shelf.run("search", "dish", "--providers", "kept").code == 0)
    let path = shelf.database.replacing("kept.sqlite", with: name)
    for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
    try Data(repeating: 0xA5, count: 8_192).write(to: URL(fileURLWithPath: path))
    let result = try await Potluck.run(command, environment: shelf.environment)
    let told = result.output + result.errors
    #expect(told.ranges(of: "was damaged").count == 1, "\(result.transcript)")
  }

  @Test func `a damaged file is told and moved aside, and what can be read comes over`()
    async throws
  {
    let shelf = try Shelf()
    let files = try (0..<160).map { try shelf.file("dish-\($0)") }
    let kept = try await Potluck.run(["keep"] + files, environment: shelf.environment)
    #expect(kept.code == 0)
    let url = URL(fileURLWithPath: shelf.database)
    var bytes = try Data(contentsOf: url)
    let middle = bytes.count / 2
    bytes.replaceSubrange(middle..<middle + 12_288, with: Data(repeating: 0xA5, count: 12_288))
    try bytes.write(to: url)
    let check = try await shelf.run("kept", "check")
    #expect(check.errors.contains("was damaged"), "\(check.transcript)")
    #expect(check.errors.contains("were saved"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path)
    #expect(names.contains { $0.hasPrefix("kept.sqlite.damaged-") }, "\(names)")
    let left = try await shelf.whole()
    #expect(left.count >= 40 && left.values.allSatisfy { $0 == 30 }, "\(left.count)")
    // The other files of the folder are as they were, and it can be kept in again.
    let again = try await Potluck.run(["keep"] + files, environment: shelf.environment)
    #expect(again.code == 0)
    #expect(try await shelf.whole().count == 160)
  }
}
