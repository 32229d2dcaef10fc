import RecipeModel
import RecipeProviderKit

/// Reads a configuration and collects everything that is wrong with it.
///
/// What kinds take comes from the kinds themselves, so that a new setting is known here at once.
struct ConfigurationReader {
  /// The kinds that `use` can name.
  let kinds: KindCatalog
  /// The folder that relative paths count from.
  let folder: String
  /// Why the file may hold somebody else's words; nil when it does not.
  private let distrust: FileTrust?
  private var problems: [DocumentProblem] = []
  private var positions: JSONPositions?

  /// Creates a reader for one file.
  init(kinds: KindCatalog, folder: String, distrust: FileTrust? = nil) {
    self.kinds = kinds
    self.folder = folder
    self.distrust = distrust
  }

  /// Reads a document.
  /// - Returns: what can be used, every problem in the order of the file, and where things stand.
  static func read(
    _ bytes: [UInt8], kinds: KindCatalog, folder: String, distrust: FileTrust? = nil
  ) -> Result {
    var reader = ConfigurationReader(kinds: kinds, folder: folder, distrust: distrust)
    var configuration = Configuration()
    do throws(JSONParseError) {
      let document = try JSON(parsing: bytes, limits: JSONLimits(demandsValidText: true))
      reader.positions = JSONPositions(of: bytes)
      configuration = reader.document(document)
    } catch {
      reader.problems.append(DocumentProblem(error, in: bytes))
    }
    return Result(
      configuration: configuration, problems: reader.inFileOrder(), positions: reader.positions)
  }

  /// What reading gives.
  struct Result {
    /// What can be used.
    var configuration: Configuration
    /// Every problem, in the order of the file.
    var problems: [DocumentProblem]
    /// Where things stand; nil when the file is not JSON.
    var positions: JSONPositions?
  }

  private func inFileOrder() -> [DocumentProblem] {
    let start = JSONPositions.Place(line: 0, column: 0)
    let numbered = problems.enumerated().sorted { left, right in
      (left.element.place ?? start, left.offset) < (right.element.place ?? start, right.offset)
    }
    return numbered.map(\.element)
  }

  // MARK: Reporting

  /// Notes an error at a member, or at its value when the name is right.
  mutating func error(
    _ pointer: String, _ message: String, fix: String? = nil, atValue: Bool = false
  ) {
    note(.error, pointer, message, fix: fix, atValue: atValue)
  }

  /// Notes a warning.
  mutating func warning(_ pointer: String, _ message: String, fix: String? = nil) {
    note(.warning, pointer, message, fix: fix, atValue: true)
  }

  private mutating func note(
    _ severity: DocumentProblem.Severity, _ pointer: String, _ message: String, fix: String?,
    atValue: Bool
  ) {
    let places = atValue ? positions?.values : positions?.names
    problems.append(
      DocumentProblem(
        severity: severity, pointer: pointer, place: places?[pointer], message: message, fix: fix))
  }

  /// How many problems there are, to find those that one part caused.
  var count: Int { problems.count }

  /// The errors noted since an earlier count.
  func errors(since count: Int) -> [DocumentProblem] {
    problems[count...].filter { $0.severity == .error }
  }

  /// Makes warnings of the errors noted since an earlier count.
  mutating func soften(since count: Int) {
    for index in problems.indices[count...] { problems[index].severity = .warning }
  }

  // MARK: Document

  private static let topLevel = ["version", "search", "cache", "assistant", "providers"]

  private mutating func document(_ document: JSON) -> Configuration {
    var configuration = Configuration()
    guard let object = document.objectValue else {
      error(
        "", "the configuration is \(document.kindName), not an object",
        fix: "write { \"version\": 1, \"providers\": [ ... ] }")
      return configuration
    }
    for (pointer, place) in positions?.repeated ?? [] {
      problems.append(
        DocumentProblem(
          severity: .error, pointer: pointer, place: place,
          message: "this key occurs twice in one object", fix: "remove one of the two"))
    }
    for member in object.members where !Self.topLevel.contains(member.name) {
      unknownKey(member.name, at: "", known: Self.topLevel)
    }
    if let distrust { warning("", distrust.reason, fix: distrust.fix) }
    version(object["version"])
    if let search = object["search"] { configuration.search = self.search(search) }
    if let cache = object["cache"] { configuration.cache = self.cache(cache) }
    if let assistant = object["assistant"] {
      configuration.assistant = self.assistant(assistant)
    }
    configuration.entries = entries(object["providers"])
    return configuration
  }

  /// Notes a key that is not known, with the one that was probably meant.
  /// - Returns: the key that was probably meant.
  @discardableResult
  mutating func unknownKey(_ name: String, at parent: String, known: [String]) -> String? {
    let pointer = JSONPositions.append(parent, name)
    let nearest = NearestName.of(name, among: known)
    error(
      pointer, "unknown key \"\(name)\"",
      fix: nearest.map { "did you mean \"\($0)\"?" }
        ?? "remove it; known here: \(known.joined(separator: ", "))")
    return nearest
  }

  private mutating func version(_ value: JSON?) {
    guard let value else {
      return error("", "there is no \"version\"", fix: "add \"version\": 1")
    }
    guard value.intValue != 1 else { return }
    let isNewer = (value.intValue ?? 0) > 1
    error(
      "/version", isNewer ? "this version of the format is newer than this program" : "not 1",
      fix: isNewer ? "use a newer potluck, or write 1" : "write \"version\": 1", atValue: true)
  }

  // MARK: Search

  private mutating func search(_ value: JSON) -> Configuration.Search {
    var search = Configuration.Search()
    guard let object = object(value, "/search", example: "{ \"limit\": 20 }") else { return search }
    let known = ["limit", "sort", "soft", "hard", "k"]
    for member in object.members {
      let pointer = JSONPositions.append("/search", member.name)
      switch member.name {
      case "limit":
        search.limit = integer(member.value, pointer, in: 1...1000) ?? search.limit
      case "sort":
        let sorts = SortOrder.allCases.map(\.rawValue)
        if let word = choice(member.value, pointer, of: sorts) {
          search.sort = SortOrder(rawValue: word) ?? .best
        }
      case "soft": search.soft = duration(member.value, pointer) ?? search.soft
      case "hard": search.hard = duration(member.value, pointer) ?? search.hard
      case "k": search.k = number(member.value, pointer, in: 0...1_000_000) ?? search.k
      default: unknownKey(member.name, at: "/search", known: known)
      }
    }
    return search
  }

  // MARK: Providers

  private mutating func entries(_ value: JSON?) -> [Configuration.Entry] {
    guard let value else {
      error("", "there is no \"providers\" list", fix: "add \"providers\": [ ... ]")
      return []
    }
    guard let list = value.arrayValue else {
      error(
        "/providers", "\"providers\" is \(value.kindName), not a list",
        fix: "write \"providers\": [ { \"id\": ..., \"use\": ... } ]", atValue: true)
      return []
    }
    var entries: [Configuration.Entry] = []
    for (index, value) in list.enumerated() {
      let pointer = "/providers/\(index)"
      var entry = EntryReader(pointer: pointer).read(value, with: &self)
      if entries.contains(where: { $0.id == entry.id }) {
        let before = problems.count
        error(
          "\(pointer)/id", "the id \"\(entry.id)\" is taken by an entry above",
          fix: "give each entry an id of its own", atValue: true)
        entry.errors += errors(since: before)
        entry.id += "#\(index)"
      }
      distrust(&entry, pointer)
      entries.append(entry)
    }
    return entries
  }

  /// Refuses an entry that runs a program or holds a key, when somebody else may have written it.
  private mutating func distrust(_ entry: inout Configuration.Entry, _ pointer: String) {
    guard let distrust, entry.program != nil || !entry.secrets.isEmpty else { return }
    let before = problems.count
    error(
      pointer, "\(distrust.reason), so no program is run for this entry and no key is sent",
      fix: distrust.fix, atValue: true)
    entry.errors += errors(since: before)
  }
}
