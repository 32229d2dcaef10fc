package import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// One search as a saved document tells of it: what `search --json` and `compare --json` write.
///
/// A document of a search holds a page of the list, says of the sources behind the first one only
/// what they link to and how they rate, and names neither weights nor groups unless it explains its
/// votes. ``extent``, ``knowledge`` and ``ranking`` say how much that leaves open. A document of a
/// comparison holds it all.
package struct SavedReport: Sendable, Hashable {
  /// What was asked and what came of it, as far as it was saved.
  ///
  /// A source behind a recipe's first one carries the recipe's title, not its own; `cursor`, `plan`
  /// and the reasons for merging are not read back.
  package var report: SearchReport
  /// Whether the document holds every merged recipe.
  package var extent: SearchExtent
  /// How the votes were weighed; the usual weights where the document does not say.
  package var ranking: RankingOptions
  /// Which fields the listings have, as far as the document tells.
  package var knowledge: [ListingID: FieldKnowledge]

  /// The comparison of what was saved; unless the options name a depth, as deep as the sources were
  /// asked.
  package func comparison(_ options: ComparisonOptions = ComparisonOptions()) -> Comparison {
    var options = options
    options.depth = options.depth ?? report.query.limit
    return Comparison(
      report, ranking: ranking, extent: extent, knowledge: knowledge, options: options)
  }

  /// Reads the searches of a document: one, or the several of a comparison of several queries.
  /// - Throws: ``SavedReportError`` when the document is neither.
  package static func read(_ document: JSON) throws(SavedReportError) -> [SavedReport] {
    let root = SavedValue(document)
    let version = try root.member("version").integer(1...Int.max)
    guard version == ReportJSON.version else {
      throw SavedReportError("/version", "format \(version) is not known; \(ReportJSON.version) is")
    }
    if let queries = try root.optional("queries") {
      var reports: [SavedReport] = []
      for query in try queries.elements() { reports.append(try SavedReportReader(query).report()) }
      return reports
    }
    return [try SavedReportReader(root).report()]
  }
}

/// Why a document is no saved search.
package struct SavedReportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The JSON pointer of the part that is wrong; empty for the whole document.
  package var pointer: String
  /// What is wrong, without a final stop.
  package var message: String

  init(_ pointer: String, _ message: String) {
    self.pointer = pointer
    self.message = message
  }

  /// The place and the message.
  package var description: String { pointer.isEmpty ? message : "\(pointer): \(message)" }
}

/// Reads one search out of its document.
struct SavedReportReader {
  private let root: SavedValue

  init(_ root: SavedValue) { self.root = root }

  func report() throws(SavedReportError) -> SavedReport {
    var outcomes: [ProviderOutcome] = []
    for provider in try root.member("providers").elements() {
      outcomes.append(try provider.read(ProviderOutcome.codec))
    }
    var items: [SavedItem] = []
    for item in try root.member("items").elements() { items.append(try SavedItem(item)) }
    var knowledge: [ListingID: FieldKnowledge] = [:]
    for item in items { knowledge.merge(item.knowledge) { $1 } }
    let report = SearchReport(
      query: try root.member("query").read(SearchQuery.codec), plan: [], outcomes: outcomes,
      recipes: items.map(\.recipe),
      isComplete: try root.optional("complete")?.bool() ?? false, duration: try duration())
    return SavedReport(
      report: report, extent: try extent(report), ranking: try ranking(items, outcomes),
      knowledge: knowledge)
  }

  private func duration() throws(SavedReportError) -> Duration {
    if let own = try root.milliseconds("durationMs") { return own }
    return try root.optional("summary")?.milliseconds("durationMs") ?? .zero
  }

  /// Every recipe is there when the document says so and shows as many as it counts, or when every
  /// listing that was kept is a source of one.
  private func extent(_ report: SearchReport) throws(SavedReportError) -> SearchExtent {
    if let extent = try root.text("extent") {
      let count = try root.count("recipes")
      let isWhole = extent == SearchExtent.everything.rawValue && report.recipes.count == count
      return isWhole ? .everything : .page
    }
    var shown: [String: Int] = [:]
    for source in report.recipes.flatMap(\.sources) {
      shown[source.listing.id.provider, default: 0] += 1
    }
    let isWhole = report.outcomes.allSatisfy { shown[$0.id, default: 0] == $0.listings.kept }
    return isWhole ? .everything : .page
  }

  /// The weights and groups that the document names, or else those that its votes show.
  private func ranking(
    _ items: [SavedItem], _ outcomes: [ProviderOutcome]
  ) throws(SavedReportError) -> RankingOptions {
    var k = 60.0
    var weights: [String: Double] = [:]
    var groups: [String: String] = [:]
    if let ranking = try root.optional("ranking") {
      k = try ranking.optional("k")?.number() ?? k
      for (name, value) in try ranking.optional("weights")?.members() ?? [] {
        weights[name] = try value.number()
      }
      for (name, value) in try ranking.optional("groups")?.members() ?? [] {
        groups[name] = try value.string()
      }
    } else {
      for vote in items.flatMap(\.recipe.votes) {
        weights[vote.provider] = vote.weight
        groups[vote.provider] = vote.group
        let share = vote.term.doubleValue
        // A term is weight / (k + rank), cut at fifteen places.
        if share > 0 { k = (vote.weight / share - Double(vote.rank)).rounded(toPlaces: 6) }
      }
    }
    return RankingOptions(
      k: k, providerOrder: outcomes.map(\.id), weights: weights, groups: groups)
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}

/// A value of a saved document with its place, so that whatever is wrong can be named.
struct SavedValue {
  let value: JSON
  let pointer: String

  init(_ value: JSON, _ pointer: String = "") {
    self.value = value
    self.pointer = pointer
  }

  /// A member of the object, which must be there and not be null.
  func member(_ name: String) throws(SavedReportError) -> SavedValue {
    if let member = try optional(name) { return member }
    throw SavedReportError(pointer, "\"\(name)\" is missing")
  }

  /// A member of the object; nil where it is missing or null.
  func optional(_ name: String) throws(SavedReportError) -> SavedValue? {
    guard let object = value.objectValue else { throw wrong("an object") }
    guard let member = object[name], !member.isNull else { return nil }
    return SavedValue(member, JSONPositions.append(pointer, name))
  }

  /// The members of an object.
  func members() throws(SavedReportError) -> [(name: String, value: SavedValue)] {
    guard let object = value.objectValue else { throw wrong("an object") }
    return object.members.map {
      ($0.name, SavedValue($0.value, JSONPositions.append(pointer, $0.name)))
    }
  }

  /// The elements of an array.
  func elements() throws(SavedReportError) -> [SavedValue] {
    guard let array = value.arrayValue else { throw wrong("an array") }
    return array.enumerated().map { SavedValue($1, JSONPositions.append(pointer, String($0))) }
  }

  func string() throws(SavedReportError) -> String {
    guard let string = value.stringValue else { throw wrong("a string") }
    return string
  }

  func bool() throws(SavedReportError) -> Bool {
    guard let bool = value.boolValue else { throw wrong("a boolean") }
    return bool
  }

  func number() throws(SavedReportError) -> Double {
    guard let number = value.doubleValue, number.isFinite else { throw wrong("a number") }
    return number
  }

  /// A whole number in a range.
  func integer(
    _ range: ClosedRange<Int> = 0...SearchQuery.greatestCount
  ) throws(SavedReportError) -> Int {
    guard let integer = value.intValue, range.contains(integer) else {
      throw wrong("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  func strings() throws(SavedReportError) -> [String] {
    var strings: [String] = []
    for element in try elements() { strings.append(try element.string()) }
    return strings
  }

  /// A value that has a codec.
  func read<Read>(_ codec: ObjectCodec<Read>) throws(SavedReportError) -> Read {
    do throws(DocumentProblem) {
      return try codec.decode(value, wording: SavedWording())
    } catch {
      throw SavedReportError(pointer + error.pointer, error.message)
    }
  }

  func text(_ name: String) throws(SavedReportError) -> String? {
    try optional(name)?.string()
  }

  func count(_ name: String) throws(SavedReportError) -> Int {
    try optional(name)?.integer() ?? 0
  }

  func milliseconds(_ name: String) throws(SavedReportError) -> Duration? {
    guard let member = try optional(name) else { return nil }
    return .milliseconds(try member.integer())
  }

  func wrong(_ expected: String) -> SavedReportError {
    SavedReportError(pointer, "is \(value.kindName) instead of \(expected)")
  }
}

/// What is wrong with a document that a program wrote.
private struct SavedWording: ProblemWording {
  var nullCountsAsAbsent: Bool { true }

  func words(for problem: ReadingProblem, at place: ProblemPlace) -> ProblemWords {
    switch problem {
    case .wrongType(let expected, _), .outOfRange(let expected):
      let isWord = expected.hasPrefix("one of the words")
      let name = isWord ? "a string" : Self.names[expected] ?? expected
      return ProblemWords("is \(place.value.kindName) instead of \(name)")
    case .missing(let member, _): return ProblemWords("\"\(member.name)\" is missing")
    case .unknownWord, .emptyText: return ProblemWords("is no order of recipes")
    default: return StandardWording().words(for: problem, at: place)
    }
  }

  /// Kinds of values as programs call them.
  private static let names = [
    "a text in quotes": "a string", "a list in brackets": "an array",
    "an object in braces": "an object",
  ]
}
