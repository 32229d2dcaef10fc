import PotluckService
import PotluckSupport
import RecipeModel
import RecipeRendering
import RecipeSearch

/// The list that a terminal has shown last, for whoever names its recipes by their numbers.
///
/// Each terminal has a file of its own in the state folder, which only its owner can read: a line
/// about the list, then a line for each recipe with all that its sources listed. A terminal that
/// has shown no list, and a program without one, gets the newest there is.
struct LastList {
  /// Which sources a list came from.
  enum Origin: Equatable {
    /// Those of a configuration file; nil stands for the one that is built in.
    case configuration(String?)
    /// Those that the demonstration imitates.
    case demonstration
  }

  /// What the list was asked for, in the user's words; may be empty.
  var query: String
  /// Which sources it came from.
  var origin: Origin
  /// How many recipes it has.
  private(set) var count: Int
  /// For how many people it was asked for; nil where nobody said so.
  var servings: Int?
  /// Whether another terminal showed it.
  private(set) var isFromElsewhere = false
  private var lines: [[UInt8]] = []

  /// About the most bytes of a file; of recipes beyond, only what names them is kept.
  private static let mostBytes = 2 << 20
  /// How many terminals' lists are kept.
  private static let mostLists = 16

  // MARK: Keeping

  /// Keeps what was shown; a list of nothing leaves the one before it.
  /// - Returns: whether it is kept, so that ``recipe(_:)`` will find it.
  static func keep(
    _ recipes: [MergedRecipe], of query: SearchQuery, servings: Int? = nil, from origin: Origin
  ) -> Bool {
    guard let folder, !recipes.isEmpty else { return false }
    var header = header(recipes.count, query, origin)
    if let servings = servings ?? query.servings { header["servings"] = .int(servings) }
    var text = JSON.object(header).text() + "\n"
    for recipe in recipes {
      let isFull = text.utf8.count > mostBytes
      text += ListedRecipeJSON.line(recipe, isShort: isFull)
    }
    let path = "\(folder)/\(fileName)"
    do throws(FileError) { try FileBytes.replacePrivately(path, text) } catch {
      // On a full disk: the numbers that are shown now must not name recipes of the list before.
      _ = truncate(path, 0)
      return false
    }
    prune(folder)
    return true
  }

  private static func header(_ count: Int, _ query: SearchQuery, _ origin: Origin) -> JSONObject {
    var header: JSONObject = [
      "version": 1, "kind": "list", "query": .string(query.text), "count": .int(count),
      "session": .int(Int(getsid(0))),
    ]
    switch origin {
    case .demonstration: header["origin"] = "demo"
    case .configuration(let path):
      header["origin"] = "search"
      header["configuration"] = .optional(path)
    }
    return header
  }

  private static func prune(_ folder: String) {
    let files = lists(in: folder)
    for file in files.dropFirst(mostLists) { unlink(file) }
  }

  // MARK: Finding

  /// The list that this terminal has shown last, else the newest.
  /// - Throws: ``Failure`` when there is none.
  static func current() throws -> LastList {
    guard let folder else {
      throw Failure(
        "no list is kept, because there is no home folder", fix: "set HOME or XDG_STATE_HOME")
    }
    let own = terminal == nil ? nil : try? read("\(folder)/\(fileName)")
    if let own, own.session == Int(getsid(0)) { return own.list }
    guard let newest = lists(in: folder).first else {
      throw Failure(
        "there is no list whose recipes have numbers",
        fix: "search first: potluck search soup; or name provider:id, a link or a file")
    }
    do {
      var found = try read(newest)
      found.list.isFromElsewhere = terminal != nil
      return found.list
    } catch {
      throw Failure("the last list cannot be read", fix: "search again, and name its number")
    }
  }

  private typealias Found = (list: LastList, session: Int?)

  private static func read(_ path: String) throws -> Found {
    let bytes = try FileBytes.read(path, limit: 4 * mostBytes)
    let lines = bytes.split(separator: 0x0A).map(Array.init)
    guard let first = lines.first, let header = try? JSON(parsing: first), header["kind"] == "list",
      let count = header["count"]?.intValue, count > 0, count == lines.count - 1
    else { throw FileError(reason: "it is no list") }
    let origin: Origin =
      header["origin"] == "demo"
      ? .demonstration : .configuration(header["configuration"]?.stringValue)
    let list = Self(
      query: header["query"]?.stringValue ?? "", origin: origin, count: count,
      servings: header["servings"]?.intValue, lines: Array(lines.dropFirst()))
    return (list, header["session"]?.intValue)
  }

  /// What the sources of a recipe listed, best first, in groups of which each is surely one recipe.
  /// - Parameter number: the recipe's place, from 1.
  /// - Returns: the listings, at least one.
  /// - Throws: ``Failure`` when the list has no such place.
  func recipe(_ number: Int) throws -> [[Listing]] {
    guard (1...count).contains(number) else {
      let fix = count == 1 ? "it has one recipe: name 1" : "name a number from 1 to \(count)"
      throw Failure(
        .usage, "the last list\(words) has no number \(number)", fix: fix)
    }
    let groups = (try? ListedRecipeJSON.groups(in: lines[number - 1])) ?? []
    guard !groups.isEmpty else {
      throw Failure("the last list cannot be read", fix: "search again, and name its number")
    }
    return groups
  }

  /// What the list was asked for, to stand behind a noun; empty when for nothing.
  var words: String { query.isEmpty ? "" : " for \u{201C}\(query)\u{201D}" }

  // MARK: Files

  private static var folder: String? { Paths.state.map { "\($0)/lists" } }

  /// The terminal that a person reads on, such as `pts-3`; nil without one.
  private static let terminal: String? = {
    for descriptor in [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO] {
      guard let name = ttyname(descriptor) else { continue }
      let path = String(cString: name)
      let short = path.hasPrefix("/dev/") ? String(path.dropFirst(5)) : path
      return String(short.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }
    return nil
  }()

  private static var fileName: String { "\(terminal ?? "none").jsonl" }

  /// The files of lists, newest first.
  private static func lists(in folder: String) -> [String] {
    let names = (try? FolderNames.names(in: folder)) ?? []
    var files: [(path: String, time: Int, fraction: Int)] = []
    for name in names where name.hasSuffix(".jsonl") {
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { continue }
      files.append(("\(folder)/\(name)", Int(status.modified.tv_sec), Int(status.modified.tv_nsec)))
    }
    return files.sorted { ($1.time, $1.fraction, $0.path) < ($0.time, $0.fraction, $1.path) }
      .map(\.path)
  }
}
