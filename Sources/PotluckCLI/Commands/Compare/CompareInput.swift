import ArgumentParser
import PotluckService
import RecipeModel
import RecipeRendering
import RecipeSearch

/// Where comparisons come from, and what they are held against.
struct CompareInputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare over several queries: a file with the words of one a line, - for standard input.",
      valueName: "file"),
    completion: .file())
  var queries: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Ask nobody: compare what potluck search --json or compare --json saved.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var from: [String] = []

  @Option(
    help: ArgumentHelp(
      "Tell what changed since a saved run, query by query.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "What must not get worse: names of \(names), all or none.", valueName: "a,b"))
  var failOn: [String] = []

  @Option(
    help: ArgumentHelp(
      "The persistence of rank-biased overlap, between 0 and 1: how far down a reader looks.",
      valueName: "p"))
  var rboP = 0.9

  private static let names = Regression.Criterion.allCases.map(\.rawValue).joined(separator: ", ")

  func validate() throws {
    guard ComparisonOptions.isPersistence(rboP) else {
      throw ValidationError("--rbo-p takes a number between 0 and 1, both excluded.")
    }
    if !failOn.isEmpty, baseline == nil {
      throw ValidationError("--fail-on needs a --baseline to be worse than.")
    }
    let known = Regression.Criterion.allCases.map(\.rawValue) + ["all", "none"]
    for word in words where !known.contains(word) {
      let nearest = NearestName.of(word, among: known).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "--fail-on does not know '\(word)'.\(nearest) Known: \(known.joined(separator: ", ")).")
    }
  }

  /// What must not get worse.
  var criteria: Set<Regression.Criterion> {
    if words.isEmpty { return Regression.usual }
    if words.contains("all") { return Set(Regression.Criterion.allCases) }
    return Set(words.compactMap(Regression.Criterion.init(rawValue:)))
  }

  private var words: [String] {
    failOn.flatMap { $0.split(separator: ",") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined() }.filter { !$0.isEmpty }
  }
}

/// Reads a file of queries: the words of one a line; empty lines and lines that begin with `#` are
/// passed over.
struct QueryFile {
  /// The most queries of one run.
  static let limit = 1000

  private let path: String
  private var queries: [String] = []
  private var lines: [SearchQuery: Int] = [:]

  /// The words of each query; one that stands there twice is said and asked once.
  /// - Throws: ``Failure`` when the file cannot be read, names nothing or too much, or has a line
  ///   that is no text.
  static func read(_ path: String) throws -> [String] {
    var file = QueryFile(path: path)
    var unreadable: Int?
    do throws(FileError) {
      try LineReader.read(path == "-" ? nil : path) { line, bytes in
        guard let text = bytes.flatMap({ String(validating: $0, as: UTF8.self) }) else {
          unreadable = unreadable ?? line
          return
        }
        file.take(text, line)
      }
    } catch {
      throw Failure(
        "cannot read the queries \(path): \(error.reason)", fix: "check the path")
    }
    if let unreadable {
      throw Failure(
        .usage, "line \(unreadable) of \(path) is not UTF-8", fix: "save the file as UTF-8")
    }
    return try file.checked()
  }

  private init(path: String) { self.path = path }

  private mutating func take(_ text: String, _ line: Int) {
    let words = text.split { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard let start = words.first, !start.hasPrefix("#") else { return }
    let query = words.joined(separator: " ")
    let key = SearchQuery(text: query).leveled
    guard let first = lines[key] else {
      lines[key] = line
      return queries.append(query)
    }
    let text = "lines \(first) and \(line) of \(path) ask the same, \"\(query)\": it is asked once"
    StandardError.warn(text)
  }

  private func checked() throws -> [String] {
    guard !queries.isEmpty else {
      throw Failure(
        .usage, "there is no query in \(path)", fix: "write the words of one a line")
    }
    guard queries.count <= Self.limit else {
      throw Failure(
        .usage, "\(path) has \(queries.count) queries, more than \(Self.limit)",
        fix: "take a sample, out of courtesy to the sources")
    }
    return queries
  }
}
