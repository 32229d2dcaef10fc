import Foundation
import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// From a list to one of its recipes.
@Suite(.fewAtOnce, .enabled("needs the kind cookbook") { await Potluck.has("cookbook") })
struct ShowListTests {
  /// A home of a test's own, so that lists are kept in it.
  struct Home: ~Copyable {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    var environment: [String: String] { ["HOME": folder.path] }

    func run(
      _ line: String, input: String = "", _ more: [String: String] = [:]
    ) async throws -> ToolResult {
      try await Potluck.run(
        line.split(separator: " ").map(String.init), environment: environment.merging(more) { $1 },
        input: input)
    }

    func type(
      _ line: String, columns: Int = 80, includesErrors: Bool = true
    ) async throws -> ToolResult {
      try await Terminal.run(
        line.split(separator: " ").map(String.init), columns: columns,
        environment: environment.merging(["NO_COLOR": "1"]) { $1 }, includesErrors: includesErrors)
    }

    /// The files of lists.
    var lists: [String] {
      let lists = "\(folder.path)/.local/state/potluck/lists"
      return (try? FileManager.default.contentsOfDirectory(atPath: lists))?.map { "\(lists)/\($0)" }
        ?? []
    }
  }

  @Test(arguments: [40, 80, 120])
  func `a number leads from the list to the whole recipe`(columns: Int) async throws {
    let home = try Home()
    let list = try await home.type("search tomato soup -n 3", columns: columns)
    #expect(list.output.contains("potluck show 1"))
    // A terminal that is gone gives its name to another one, or not: only then is nothing noted.
    let shown = try await home.type("show 1", columns: columns, includesErrors: false)
    #expect(shown.code == 0)
    try Golden.check(shown.output, "show/tomato-soup-\(columns).txt")
  }

  @Test func `the footer says how to go on only where that works and a person reads`() async throws
  {
    let home = try Home()
    #expect(!(try await home.run("search soup -n 3")).errors.contains("potluck show"))
    #expect((try await home.type("search soup -n 1")).output.contains("shows it in full"))
    let homeless = try await Terminal.run(
      ["search", "soup", "-n", "3"], columns: 80, includesErrors: true)
    #expect(!homeless.output.contains("potluck show"))
    #expect((try await home.type("search xyzzy")).output.contains("potluck show") == false)
  }

  @Test func `the list is its owner's alone, and goes when many others came`() async throws {
    let home = try Home()
    _ = try await home.run("search soup -n 3")
    let file = try #require(home.lists.first)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    for number in 0..<20 {
      try "{}".write(
        toFile: "\(Paths(file).folder)/x\(number).jsonl", atomically: true, encoding: .utf8)
    }
    _ = try await home.run("search soup -n 3")
    #expect(home.lists.count == 16 && home.lists.contains(file))
  }

  /// The folder of a file.
  private struct Paths {
    let folder: String
    init(_ file: String) { folder = URL(fileURLWithPath: file).deletingLastPathComponent().path }
  }

  @Test func `a number that the list lacks is answered with its range`() async throws {
    let home = try Home()
    _ = try await home.run("search soup -n 3")
    for number in ["4", "0", "99999999999"] {
      let result = try await home.run("show \(number)")
      #expect(result.code == 64 && result.output.isEmpty)
      #expect(result.errors.contains("no number \(number)"))
      #expect(result.errors.contains("1 to 3"))
    }
  }

  @Test func `without a list, that is what is said`() async throws {
    let home = try Home()
    let none = try await home.run("show 1")
    #expect(none.code == 2 && none.errors.contains("search first"))
    _ = try await home.run("search xyzzy")
    let empty = try await home.run("show 1")
    #expect(empty.code == 2 && empty.errors.contains("search first"))
    _ = try await home.run("search tomato soup -n 1")
    // What finds nothing leaves the list that can be read.
    for line in ["search xyzzy", "kept", "kept xyzzy"] {
      #expect(try await home.run(line).code == 1)
      #expect(try await home.run("show 1").output.hasPrefix("Tomato Soup\n"))
    }
    let file = try #require(home.lists.first)
    try "not a list".write(toFile: file, atomically: true, encoding: .utf8)
    let broken = try await home.run("show 1")
    #expect(broken.code == 2 && broken.errors.contains("search again"))
    let homeless = try await Potluck.run(["show", "1"])
    #expect(homeless.code == 2 && homeless.errors.contains("no home folder"))
  }

  @Test func `one bad reference does not lose the others`() async throws {
    let home = try Home()
    _ = try await home.run("search soup -n 3")
    let result = try await home.run("show 9 cookbook:tomato-soup cookbook:no-such-soup")
    #expect(result.code == 64)
    #expect(result.output.hasPrefix("Tomato Soup\n"))
    #expect(result.errors.contains("no number 9") && result.errors.contains("no-such-soup"))
    #expect(try await home.run("show cookbook:no-such-soup").code == 1)
    #expect(try await home.run("show nope:1").code == 64)
    let words = try await home.run("show soup")
    #expect(words.code == 64 && words.errors.contains("potluck search soup"))
  }

  @Test func `lines of a search are references, answered in order`() async throws {
    let home = try Home()
    let search = try await home.run("search soup -n 3 --jsonl")
    let shown = try await home.run("show --jsonl -", input: search.output + "nothing\n")
    let lines = try shown.output.split(separator: "\n").map { try JSON(parsing: String($0)) }
    #expect(lines.count == 4 && shown.code == 64)
    #expect(
      lines.dropLast().allSatisfy { $0["recipe"]?["instructions"]?.arrayValue?.isEmpty == false })
    #expect(lines.last?["error"]?["code"]?.stringValue == "usage")
    #expect(lines.last?["ref"]?.stringValue == "nothing")
    let titles = lines.compactMap { $0["recipe"]?["title"]?.stringValue }
    #expect(titles == ["Groundnut Soup", "Tomato Soup", "Chicken Noodle Soup"])
  }

  @Test(.enabled("needs all kinds") { await Potluck.has("food2fork", "recipepuppy") })
  func `a recipe of the demonstration is shown from its sources`() async throws {
    let home = try Home()
    let demo = try await home.type("demo white bean kale")
    #expect(demo.output.contains("potluck show 1"))
    let shown = try await home.run("show 1 --explain")
    #expect(shown.code == 0)
    // Only the blog says something about the dish; the services have the ingredients.
    #expect(shown.output.contains("White Bean and Kale Soup is what"))
    #expect(shown.output.contains("white-bean-and-kale-soup"))
    #expect(shown.output.contains("wordpress-blog, ") && shown.output.contains("food2fork, "))
    let own = try await home.run("show 1 --by-source --json")
    #expect(try JSON(parsing: own.output)["recipes"]?.arrayValue?.count ?? 0 > 1)
  }

  @Test func `a list remembers the configuration that it came from`() async throws {
    let home = try Home()
    let file = try home.folder.write(
      #"{"version": 1, "providers": [{"id": "mine", "use": "cookbook"}]}"#, to: "mine.json")
    _ = try await home.run("search soup -n 1 --config \(file)")
    let shown = try await home.run("show 1 --json")
    #expect(try JSON(parsing: shown.output)["recipe"]?["id"]?.stringValue == "mine:groundnut-soup")
  }

  @Test func `a source that is down leaves what it had listed`() async throws {
    let home = try Home()
    let simulator = try await Simulator.start(.dummyJSON)
    let file = try home.folder.write(
      #"{"version": 1, "providers": [{"id": "home", "use": "dummyjson", "baseURL": "\#(simulator.baseURL)"}]}"#,
      to: "home.json")
    let search = try await home.run("search soup -n 1 --json --config \(file)")
    let title = try JSON(parsing: search.output)["items"]?.arrayValue?.first?["title"]?.stringValue
    await simulator.stop()
    let shown = try await home.run("show 1")
    #expect(shown.code == 0 && shown.output.hasPrefix(title ?? "?"))
  }
}
