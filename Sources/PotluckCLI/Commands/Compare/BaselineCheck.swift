import PotluckService
import RecipeModel
import RecipeRendering
import RecipeSearch

/// Holds comparisons against those of an earlier run, query by query.
struct BaselineCheck {
  /// What changed, in the order of the comparisons; nil for a query that the baseline does not have.
  let changes: [ComparisonChange?]
  private let missing: [Comparison]
  private let unknown: [Comparison]
  private let otherLimits: [(old: Comparison, new: Comparison)]

  /// Matches the queries: the same words and filters, whatever their capitals and blanks; a run that
  /// has one twice takes them in order.
  init(of comparisons: [Comparison], against baseline: [Comparison]) {
    var rest = baseline
    var changes: [ComparisonChange?] = []
    var unknown: [Comparison] = []
    var otherLimits: [(Comparison, Comparison)] = []
    for comparison in comparisons {
      guard let index = rest.firstIndex(where: { $0.query.asksSame(as: comparison.query) }) else {
        changes.append(nil)
        unknown.append(comparison)
        continue
      }
      let old = rest.remove(at: index)
      changes.append(ComparisonChange(from: old, to: comparison))
      if old.query.limit != comparison.query.limit { otherLimits.append((old, comparison)) }
    }
    self.otherLimits = otherLimits
    self.changes = changes
    self.unknown = unknown
    missing = rest
  }

  /// Refuses a baseline that has none of the queries: nothing could be held against it.
  /// - Throws: ``Failure`` that names what the baseline has.
  static func requireMatch(
    _ queries: [SearchQuery], in baseline: [Comparison], _ path: String
  ) throws {
    let known = baseline.map(\.query)
    guard Set(queries.map(\.leveled)).isDisjoint(with: known.map(\.leveled)) else { return }
    let names = known.prefix(3).map(name) + (known.count > 3 ? ["\(known.count - 3) more"] : [])
    let what = known.isEmpty ? "no query at all" : names.joined(separator: ", ")
    throw Failure(
      "the baseline \(path) has \(queries.count == 1 ? "another query" : "none of the queries"): "
        + "nothing can be compared with it",
      fix: "ask what it has, with the same filters: \(what)")
  }

  /// Says on standard error what got worse, and which queries could not be held against anything.
  /// - Parameter criteria: what must not get worse.
  /// - Returns: whether any of it did.
  func tell(failing criteria: Set<Regression.Criterion>) -> Bool {
    for comparison in unknown {
      StandardError.warn("the baseline does not have the query \(Self.name(comparison.query))")
    }
    for comparison in missing {
      StandardError.warn("the query \(Self.name(comparison.query)) of the baseline was not asked")
    }
    for (old, new) in otherLimits {
      StandardError.warn(
        "the query \(Self.name(new.query)) asked each source for \(new.query.limit) listings, its baseline "
          + "for \(old.query.limit): what is missing may be no loss")
    }
    var hasFailed = false
    for change in changes.compactMap({ $0 }) {
      for regression in change.regressions(among: criteria) {
        hasFailed = true
        let sentence = RegressionWording.sentence(regression, in: change)
        let query = changes.count > 1 ? "\(Self.name(change.query)): " : ""
        StandardError.line("potluck: worse: \(query)\(sentence)")
      }
    }
    return hasFailed
  }

  private static func name(_ query: SearchQuery) -> String {
    query.text.isEmpty ? "without words" : "\"\(query.text)\""
  }
}

/// Reads saved searches and comparisons from files.
enum SavedComparisons {
  /// The most bytes of one file: a comparison of 20 sources with 1,000 listings each takes 20 MB.
  private static let byteLimit = 256 << 20
  private static let limits = JSONLimits(maxMemory: 2 << 30)

  /// The comparisons of all files in order, reckoned anew.
  /// - Throws: ``Failure`` for a file that cannot be read or holds something else.
  static func read(_ paths: [String], _ options: ComparisonOptions) throws -> [Comparison] {
    try paths.flatMap { path in
      let bytes = try FileBytes.read(path, called: path, limit: byteLimit)
      return try reports(bytes, path).map { $0.comparison(options) }
    }
  }

  private static func reports(_ bytes: [UInt8], _ path: String) throws -> [SavedReport] {
    let fix = "save one with potluck search --json or potluck compare --json"
    do {
      return try SavedReport.read(try JSON(parsing: bytes, limits: limits))
    } catch let error as SavedReportError {
      throw Failure("\(path) is no saved search: \(error)", fix: fix)
    } catch let error as JSONParseError {
      throw Failure("\(path) is not JSON: \(error)", fix: fix)
    }
  }
}
