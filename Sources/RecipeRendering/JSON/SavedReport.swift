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
  /// A source carries the recipe's title where the document names no other; `cursor`, `plan` and the
  /// reasons for merging are not read back.
  package var report: SearchReport
  /// Whether the document holds every merged recipe.
  package var extent: SearchExtent
  /// How the votes were weighed; the usual weights where the document does not say.
  package var ranking: RankingOptions
  /// Which fields the listings have, as far as the document tells.
  package var knowledge: [ListingID: FieldKnowledge]
  /// What the document of a comparison says of each source's claims of diets, by its identifier.
  package var claims: [String: DietClaims] = [:]

  /// The comparison of what was saved; unless the options name a depth, as deep as the sources were
  /// asked.
  package func comparison(_ options: ComparisonOptions = ComparisonOptions()) -> Comparison {
    var options = options
    options.depth = options.depth ?? report.query.limit
    var comparison = Comparison(
      report, ranking: ranking, extent: extent, knowledge: knowledge, options: options)
    if options.depth ?? .max >= report.query.limit {
      for place in comparison.providers.indices {
        comparison.providers[place].claims = claims[comparison.providers[place].id]
      }
    }
    return comparison
  }

  /// Reads the searches of a document: one, or the several of a comparison of several queries.
  /// - Throws: ``SavedReportError`` when the document is neither.
  package static func read(_ document: JSON) throws(SavedReportError) -> [SavedReport] {
    let head = try SavedHead.codec.saved(document)
    guard head.version == ReportJSON.version else {
      throw SavedReportError(
        "/version", "format \(head.version) is not known; \(ReportJSON.version) is")
    }
    guard let queries = head.queries else { return [try SavedReport(document)] }
    var reports: [SavedReport] = []
    for (index, query) in queries.enumerated() {
      reports.append(try SavedReport(query, at: "/queries/\(index)"))
    }
    return reports
  }

  private init(_ json: JSON, at pointer: String = "") throws(SavedReportError) {
    let document = try ReportDocument.codec.saved(json, at: pointer)
    knowledge = [:]
    report = document.report
    for (index, entry) in document.items.enumerated() {
      let item = try SavedItem(entry, at: "\(pointer)/items/\(index)")
      report.recipes.append(item.recipe)
      knowledge.merge(item.knowledge) { $1 }
    }
    for provider in json["providers"]?.arrayValue ?? [] {
      guard let id = provider["id"]?.stringValue, let said = provider["claims"] else { continue }
      claims[id] = try? DietClaims.codec.decode(said)
    }
    extent = document.extent(of: report)
    ranking = document.ranking ?? Self.ranking(of: report.recipes)
    ranking.providerOrder = report.outcomes.map(\.id)
  }

  /// The weights and groups that votes show.
  private static func ranking(of recipes: [MergedRecipe]) -> RankingOptions {
    var k = 60.0
    var weights: [String: Double] = [:]
    var groups: [String: String] = [:]
    let votes = recipes.flatMap(\.votes)
    for vote in votes where !vote.isOfWords {
      weights[vote.provider] = vote.weight
      groups[vote.provider] = vote.group
      let share = vote.term.doubleValue
      // A term is weight / (k + rank), cut at fifteen places.
      if share > 0 { k = (vote.weight / share - Double(vote.rank)).rounded(toPlaces: 6) }
    }
    let words = votes.isEmpty || votes.contains(where: \.isOfWords)
    return RankingOptions(k: k, weights: weights, groups: groups, words: words)
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

/// What tells which kind of document one is.
private struct SavedHead {
  var version = 0
  var queries: [JSON]?

  static let codec: ObjectCodec<SavedHead> = ObjectCodec(
    "document", place: "the document", draft: SavedHead(), isOpen: true,
    [
      .required("version", \.version, .integer(1...Int.max)),
      .optional("queries", \.queries, .list(.any)),
    ])
}

extension ReportDocument {
  /// Every recipe is there when the document says so and shows as many as it counts, or when every
  /// listing that was kept is a source of one.
  fileprivate func extent(of report: SearchReport) -> SearchExtent {
    if let extent {
      let isWhole =
        extent == SearchExtent.everything.rawValue && report.recipes.count == recipes ?? 0
      return isWhole ? .everything : .page
    }
    var shown: [String: Int] = [:]
    for source in report.recipes.flatMap(\.sources) {
      shown[source.listing.id.provider, default: 0] += 1
    }
    let isWhole = report.outcomes.allSatisfy { shown[$0.id, default: 0] == $0.listings.kept }
    return isWhole ? .everything : .page
  }
}

extension ObjectCodec {
  /// Reads what a program saved; `pointer` leads to it.
  fileprivate func saved(
    _ document: JSON, at pointer: String = ""
  ) throws(SavedReportError) -> Value {
    do throws(DocumentProblem) {
      return try decode(document, wording: SavedWording())
    } catch {
      throw SavedReportError(pointer + error.pointer, error.message)
    }
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
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
