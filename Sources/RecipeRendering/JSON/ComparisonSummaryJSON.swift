package import RecipeModel
package import RecipeSearch

/// What each provider was worth over several queries as one JSON document, version 1.
///
/// ```json
/// {"version":1,"kind":"comparisons",
///  "summary":{"queries":12,"verdict":{…},
///   "providers":[{"id":"food2fork","name":"…","statuses":{"ok":11,"partial":1},
///     "listings":{"count":12,"least":0,"lowerQuartile":12,"median":28,"upperQuartile":30,
///       "greatest":30},
///     "recipes":{…},"uniqueRecipes":{…},"unrecognisableRecipes":{…},"uniqueShare":{…},"duplicates":{…},
///     "completeness":{"image":{…},…},"firstListingMs":{…},"durationMs":{…},"leavingTop":{…}}],
///   "pairs":[{"first":"cookbook","second":"food2fork","shared":{…},"jaccard":{…},
///     "overlapCoefficient":{…},"rboExtrapolated":{…},"kendallTauB":{…},
///     "kendallTauBDiffersFromChance":true}]},
///  "queries":[…]}
/// ```
///
/// `queries` are the documents of ``ComparisonJSON``, one a query. A spread's `count` says for how
/// many queries the figure is defined; a figure that is defined for none is null. The counts of
/// `verdict` are sums over the queries, and whether tau-b differs from chance is told of all orders
/// together.
package enum ComparisonSummaryJSON {
  /// The document, with a line break at its end.
  ///
  /// `changes` are what changed since a baseline, query by query; nil where there is none.
  package static func render(_ all: [Comparison], changes: [ComparisonChange?] = []) -> String {
    json(all, changes: changes).text(.indented) + "\n"
  }

  /// The document as a value.
  package static func json(_ all: [Comparison], changes: [ComparisonChange?] = []) -> JSON {
    codec.write(
      SummaryDocument(
        comparisons: all.enumerated().map { index, comparison in
          ComparisonDocument(
            comparison: comparison,
            change: changes.indices.contains(index) ? changes[index] : nil)
        }))
  }

  private static let codec: ObjectCodec<SummaryDocument> = ObjectCodec(
    writing: "ComparisonSummary", about: "What each source was worth over several queries.",
    [
      .written("version", .word(of: [ReportJSON.version])) { _ in ReportJSON.version },
      .written("kind", .word(of: ["comparisons"])) { _ in "comparisons" },
      .written("summary", .object(figures), get: \.figures),
      .written("queries", .list(.object(ComparisonJSON.codec)), get: \.comparisons),
    ])

  private static let figures: ObjectCodec<Figures> = ObjectCodec(
    writing: "summary",
    [
      .written("queries", .count, get: \.summary.queries.count),
      .written("verdict", .object(ComparisonJSON.verdict), get: \.verdict),
      .written("providers", .list(.object(provider)), get: \.summary.providers),
      .written("pairs", .list(.object(pair)), get: \.summary.pairs),
    ])

  private static let provider: ObjectCodec<ProviderSummary> = ObjectCodec(
    writing: "provider",
    [
      .written("id", .anyText, get: \.id), .written("name", .anyText, get: \.name),
      .written("statuses", .members(.count), "How often it ended in each status.") {
        $0.statuses.map { ($0.status.rawValue, $0.count) }
      },
    ]
      + ProviderFigures.all.map { figure in
        .written(figure.name, .spread, figure.about) { $0.figures[figure] }
      } + [
        .written("completeness", .members(.spread)) { provider in
          zip(ListingField.counted, provider.completeness).map { ($0.rawValue, $1) }
        },
        .written("claims", .nullable(.object(DietClaims.codec)), get: \.claims),
        .written("firstListingMs", .spread, get: \.firstListing),
        .written("durationMs", .spread, get: \.time),
        .written("leavingTop", .spread, get: \.leavingTop),
      ])

  private static let pair: ObjectCodec<PairSummary> = ObjectCodec(
    writing: "pair",
    [
      .written("first", .anyText, get: \.first), .written("second", .anyText, get: \.second),
    ]
      + PairFigures.all.map { figure in
        .written(figure.name, .spread, figure.about) { $0.figures[figure] }
      } + [
        .written("kendallTauBDiffersFromChance", .nullable(.flag), get: \.orderDiffersFromChance)
      ])

  /// Comparisons, one a query, each with what changed since a baseline.
  private struct SummaryDocument {
    var comparisons: [ComparisonDocument]

    var figures: Figures {
      let all = comparisons.map(\.comparison)
      return Figures(summary: ComparisonSummary(all), verdict: ComparisonVerdict(all))
    }
  }

  private struct Figures {
    var summary: ComparisonSummary
    var verdict: ComparisonVerdict
  }
}

extension ValueCodec where Value == Distribution? {
  /// How a figure is spread over the queries for which it is defined; null for none.
  fileprivate static var spread: ValueCodec { .nullable(.object(distribution)) }

  private static var distribution: ObjectCodec<Distribution> {
    ObjectCodec(
      writing: "spread",
      [
        .written("count", .count, get: \.count), .written("least", .finite, get: \.least),
        .written("lowerQuartile", .finite, get: \.lowerQuartile),
        .written("median", .finite, get: \.median),
        .written("upperQuartile", .finite, get: \.upperQuartile),
        .written("greatest", .finite, get: \.greatest),
      ])
  }
}
