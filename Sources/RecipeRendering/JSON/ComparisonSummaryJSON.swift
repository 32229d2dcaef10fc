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
    let summary = ComparisonSummary(all)
    return [
      "version": .int(ReportJSON.version),
      "kind": "comparisons",
      "summary": [
        "queries": .int(summary.queries.count),
        "verdict": ComparisonJSON.verdict(ComparisonVerdict(all)),
        "providers": .array(summary.providers.map(provider)),
        "pairs": .array(summary.pairs.map(pair)),
      ],
      "queries": .array(
        all.enumerated().map { index, comparison in
          ComparisonJSON.json(
            comparison, change: changes.indices.contains(index) ? changes[index] : nil)
        }),
    ]
  }

  private static func provider(_ provider: ProviderSummary) -> JSON {
    let fields = zip(ListingField.counted, provider.completeness)
    return [
      "id": .string(provider.id),
      "name": .string(provider.name),
      "statuses": .object(
        JSONObject(provider.statuses.map { ($0.status.rawValue, .int($0.count)) })),
      "listings": spread(provider.listings),
      "recipes": spread(provider.recipes),
      "uniqueRecipes": spread(provider.uniqueRecipes),
      "unrecognisableRecipes": spread(provider.unrecognisableRecipes),
      "uniqueShare": spread(provider.uniqueShare),
      "duplicates": spread(provider.duplicates),
      "completeness": .object(JSONObject(fields.map { ($0.rawValue, spread($1)) })),
      "claims": ComparisonJSON.claims(provider.claims),
      "firstListingMs": spread(provider.firstListing),
      "durationMs": spread(provider.time),
      "leavingTop": spread(provider.leavingTop),
    ]
  }

  private static func pair(_ pair: PairSummary) -> JSON {
    [
      "first": .string(pair.first),
      "second": .string(pair.second),
      "shared": spread(pair.shared),
      "jaccard": spread(pair.jaccard),
      "overlapCoefficient": spread(pair.overlapCoefficient),
      "rboExtrapolated": spread(pair.rankBiasedOverlap),
      "kendallTauB": spread(pair.kendallTauB),
      "kendallTauBDiffersFromChance": pair.orderDiffersFromChance.map(JSON.bool) ?? .null,
    ]
  }

  private static func spread(_ spread: Distribution?) -> JSON {
    guard let spread else { return .null }
    return [
      "count": .int(spread.count), "least": .double(spread.least),
      "lowerQuartile": .double(spread.lowerQuartile), "median": .double(spread.median),
      "upperQuartile": .double(spread.upperQuartile), "greatest": .double(spread.greatest),
    ]
  }
}
