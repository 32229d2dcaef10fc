public import RecipeModel
public import RecipeSearch

/// One search as a saved document tells of it: what `search --json` and `compare --json` write.
///
/// A document of a search holds a page of the list, says of the sources behind the first one only
/// what they link to and how they rate, and names neither weights nor groups unless it explains its
/// votes. ``extent``, ``knowledge`` and ``ranking`` say how much that leaves open. A document of a
/// comparison holds it all.
public struct SavedReport: Sendable, Hashable {
  /// What was asked and what came of it, as far as it was saved.
  ///
  /// A source behind a recipe's first one carries the recipe's title, not its own; `cursor`, `plan`
  /// and the reasons for merging are not read back.
  public var report: SearchReport
  /// Whether the document holds every merged recipe.
  public var extent: SearchExtent
  /// How the votes were weighed; the usual weights where the document does not say.
  public var ranking: RankingOptions
  /// Which fields the listings have, as far as the document tells.
  public var knowledge: [ListingID: FieldKnowledge]

  /// The comparison of what was saved; unless the options name a depth, as deep as the sources were
  /// asked.
  public func comparison(_ options: ComparisonOptions = ComparisonOptions()) -> Comparison {
    var options = options
    options.depth = options.depth ?? report.query.limit
    return Comparison(
      report, ranking: ranking, extent: extent, knowledge: knowledge, options: options)
  }

  /// Reads the searches of a document: one, or the several of a comparison of several queries.
  /// - Throws: ``SavedReportError`` when the document is neither.
  public static func read(_ document: JSON) throws(SavedReportError) -> [SavedReport] {
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
public struct SavedReportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The JSON pointer of the part that is wrong; empty for the whole document.
  public var pointer: String
  /// What is wrong, without a final stop.
  public var message: String

  init(_ pointer: String, _ message: String) {
    self.pointer = pointer
    self.message = message
  }

  /// The place and the message.
  public var description: String { pointer.isEmpty ? message : "\(pointer): \(message)" }
}
