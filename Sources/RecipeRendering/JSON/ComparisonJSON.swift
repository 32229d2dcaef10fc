package import RecipeModel
package import RecipeSearch

/// What each provider was worth to one query as one JSON document, version 1.
///
/// ```json
/// {"version":1,"kind":"comparison",
///  "query":{"text":"soup",…},"interpretation":[],
///  "extent":"everything","complete":true,"durationMs":412,
///  "recipes":38,"listings":50,"depth":20,"top":10,"rboP":0.9,
///  "ranking":{"k":60,"weights":{"food2fork":0.5},"groups":{}},
///  "verdict":{"sources":[{"provider":"food2fork","standing":"needed","answers":1,"failures":0,
///      "recipes":29,"uniqueRecipes":21,"unrecognisableRecipes":3,"leavingTop":4,
///      "closest":{"provider":"cookbook","shared":4}}],
///    "spareTogether":[],"lostWithoutSpare":0},
///  "providers":[{"id":"food2fork",…,
///    "listingsCompared":30,"recipes":29,"uniqueRecipes":21,"unrecognisableRecipes":3,
///    "uniqueShare":0.7241,"duplicates":1,
///    "completeness":{"image":1,"rating":0.5,…},"fieldsKnown":{"image":30,"rating":30,…},
///    "claims":{"made":9,"refuted":1,"undecidable":2}}],
///  "pairs":[{"first":"cookbook","second":"food2fork","shared":4,"jaccard":0.1,
///    "overlapCoefficient":0.3,"rboExtrapolated":0.2,"kendallTauB":-0.1,
///    "kendallTauBDiffersFromChance":false}],
///  "overlaps":[{"providers":["cookbook","food2fork"],"recipes":4}],
///  "leaveOneOut":[{"provider":"food2fork","recipesLost":21,
///    "leavingTop":[{"id":"food2fork:35382","title":"…"}],"enteringTop":[],
///    "votes":[{"provider":"cookbook","before":12,"after":12,"topBefore":4,"topAfter":6}]}],
///  "items":[{"id":"…",…,"sources":[{"provider":"food2fork",…,"rank":1,"fields":["image"]}]}]}
/// ```
///
/// - `interpretation` says what was taken from the words of the query, as in a search.
/// - `query`, the members of an outcome in `providers` and those of `items` are the ones of a
///   search. `extent` is `everything`, or `page` where only a saved page was there to compare.
/// - `verdict` has the sources in the order of what is lost without them. A `standing` is `needed`,
///   `thin`, `spare`, `incomplete`, `empty`, `unseen`, `failed` or `skipped`; the sources of `spareTogether` can all be left
///   out at once.
/// - `uniqueRecipes` are those that no other source lists, `unrecognisableRecipes` those of which
///   that cannot be told: no link in common, no ingredients, and a title that another source lists.
/// - `overlaps` counts the recipes that exactly these sources list.
/// - `completeness` is the share of the provider's listings that have a field, of those about
///   which it is known (`fieldsKnown`); a source's `fields` are those that its listing has, and
///   `unknownFields`, where it is there, those about which nothing is known.
/// - `claims` are the diets that the source says its recipes suit: how many, how many of them its own
///   ingredients refute, and of how many it cannot be told; null where it is not known, as with
///   saved searches.
/// - `depth` is how many listings of each source are compared, its first ones; null for all of them.
/// - A figure that is not defined is null: nothing is shared, nobody listed anything, or the source
///   failed or was not asked and nobody knows what it has. What its absence does to the top of the
///   list is null then, too.
/// - `items` are all compared recipes in order.
/// - `baseline` is there when the comparison was held against an earlier one:
///   `{"partial","kept","gained","lost","leftTop","moves","providers","worse"}`.
package enum ComparisonJSON {
  /// The document, with a line break at its end.
  ///
  /// `change` is what changed since a baseline, when there is one.
  package static func render(_ comparison: Comparison, change: ComparisonChange? = nil) -> String {
    json(comparison, change: change).text(.indented) + "\n"
  }

  /// The document as a value.
  package static func json(_ comparison: Comparison, change: ComparisonChange? = nil) -> JSON {
    codec.write(ComparisonDocument(comparison: comparison, change: change))
  }

  /// What the document is made of.
  package static var shape: ObjectShape { codec.shape }

  static let codec: ObjectCodec<ComparisonDocument> = ObjectCodec(
    writing: "ComparisonResult", about: "What each source was worth to one query.",
    [
      .written("version", .word(of: [ReportJSON.version])) { _ in ReportJSON.version },
      .written("kind", .word(of: ["comparison"])) { _ in "comparison" },
      .written("query", .object(SearchQuery.codec), get: \.comparison.query),
      .written(
        "interpretation", .interpretation, InterpretedWords.about, get: \.comparison.interpretation),
      .written(
        "extent", .word, "`page` where only a saved page was there to compare.",
        get: \.comparison.extent),
      .written("complete", .flag, get: \.comparison.isComplete),
      .written("durationMs", .milliseconds, get: \.comparison.duration),
      .written("recipes", .count, get: \.comparison.recipes.count),
      .written("listings", .count) {
        $0.comparison.providers.reduce(0) { $0 + ($1.listings ?? 0) }
      },
      .written(
        "depth", .nullable(.count), "How many listings of each source are compared; null for all.",
        get: \.comparison.options.depth),
      .written(
        "top", .count, "How many recipes the top of the list has.",
        get: \.comparison.options.topCount),
      .written(
        "rboP", .finite, "The persistence of rank-biased overlap.",
        get: \.comparison.options.persistence),
      .written("ranking", .object(RankingOptions.codec), get: \.comparison.ranking),
      .written("verdict", .object(verdict), "What is lost without each source.") {
        ComparisonVerdict([$0.comparison])
      },
      .written("providers", .list(.object(provider)), get: \.comparison.providers),
      .written(
        "pairs", .list(.object(pair)), "How far two sources agree.", get: \.comparison.pairs),
      .written(
        "overlaps", .list(.object(overlap)), "How many recipes exactly these sources list."
      ) { SourceOverlap.all(in: [$0.comparison]) },
      .written(
        "leaveOneOut", .list(.object(absence)), "What the list would be without each source."
      ) { document in
        document.comparison.leaveOneOut.map { Absence(part: $0, document.comparison.recipes) }
      },
      .written("items", .list(.object(ItemEntry.codec)), "All compared recipes in order.") {
        $0.items
      },
      .custom(
        "baseline", .object(ComparisonChangeJSON.codec),
        "What changed since an earlier comparison.",
        get: \.change, set: nil),
      .custom(
        "unsupported", .list(.anyText), "The parts of the query that no source can be asked for.",
        get: { _ in nil }, set: nil),
    ])

  // MARK: Parts

  static let verdict: ObjectCodec<ComparisonVerdict> = ObjectCodec(
    writing: "verdict",
    [
      .written(
        "sources", .list(.object(judged)), "The one without which most is lost first.",
        get: \.sources),
      .written(
        "spareTogether", .list(.anyText), "Those that can all be left out at once.",
        get: \.spareTogether),
      .written(
        "lostWithoutSpare", .count, "How many recipes are lost with them.",
        get: \.lostWithoutSpare),
    ])

  private static let judged: ObjectCodec<ComparisonVerdict.Source> = ObjectCodec(
    writing: "source",
    [
      .written("provider", .anyText, get: \.id), .written("standing", .word, get: \.standing),
      .written("answers", .count, "For how many queries it answered.", get: \.answers),
      .written("failures", .count, get: \.failures),
      .written("recipes", .nullable(.count)) { $0.known($0.recipes) },
      .written("uniqueRecipes", .nullable(.count)) { $0.known($0.uniqueRecipes) },
      .written("unrecognisableRecipes", .nullable(.count)) { $0.known($0.unrecognisableRecipes) },
      .written("leavingTop", .nullable(.count)) { $0.known($0.leavingTop) },
      .written(
        "closest", .nullable(.object(closest)), "The source that lists most of its recipes.",
        get: \.closest),
    ])

  private static let closest: ObjectCodec<ComparisonVerdict.Closest> = ObjectCodec(
    writing: "closest",
    [.written("provider", .anyText, get: \.id), .written("shared", .count, get: \.shared)])

  private static let provider: ObjectCodec<ProviderFigures> = ObjectCodec(
    writing: "ComparedProvider", about: "What became of a source, and its figures.",
    Member.of(ProviderOutcome.codec, \.outcome) + ProviderFigures.all.map(\.member) + [
      .written(
        "completeness", .members(.nullable(.finite)),
        "The share of its listings that have a field, of those about which it is known."
      ) { $0.completeness.map { ($0.field.rawValue, $0.share) } },
      .written("fieldsKnown", .members(.count)) {
        $0.completeness.map { ($0.field.rawValue, $0.known) }
      },
      .written(
        "claims", .nullable(.object(DietClaims.codec)),
        "The diets that it says its recipes suit, held against its own ingredients.", get: \.claims),
    ])

  private static let pair: ObjectCodec<PairFigures> = ObjectCodec(
    writing: "pair",
    [
      .written("first", .anyText, get: \.first), .written("second", .anyText, get: \.second),
    ] + PairFigures.all.map(\.member) + [
      .written("kendallTauBDiffersFromChance", .nullable(.flag), get: \.orderDiffersFromChance)
    ])

  private static let overlap: ObjectCodec<SourceOverlap> = ObjectCodec(
    writing: "overlap",
    [
      .written("providers", .list(.anyText), get: \.providers),
      .written("recipes", .count, get: \.recipes),
    ])

  private static let absence: ObjectCodec<Absence> = ObjectCodec(
    writing: "absence",
    [
      .written("provider", .anyText, get: \.part.provider),
      .written("recipesLost", .nullable(.count), get: \.part.recipesLost),
      .written("leavingTop", .nullable(.list(.object(.named)))) { $0.named($0.part.leavingTop) },
      .written("enteringTop", .nullable(.list(.object(.named)))) { $0.named($0.part.enteringTop) },
      .written("votes", .list(.object(vote)), get: \.part.votes),
    ])

  private static let vote: ObjectCodec<LeaveOneOut.VoteChange> = ObjectCodec(
    writing: "votes",
    [
      .written("provider", .anyText, get: \.provider), .written("before", .count, get: \.before),
      .written("after", .count, get: \.after), .written("topBefore", .count, get: \.topBefore),
      .written("topAfter", .count, get: \.topAfter),
    ])

  /// What the list would be without a source.
  private struct Absence {
    let part: LeaveOneOut
    let recipes: [MergedRecipe]

    init(part: LeaveOneOut, _ recipes: [MergedRecipe]) {
      (self.part, self.recipes) = (part, recipes)
    }

    /// The recipes at some places; nil where nobody knows what the source has.
    func named(_ places: [Int]) -> [MergedRecipe]? {
      part.recipesLost == nil ? nil : places.map { recipes[$0] }
    }
  }
}

extension ComparedFigure {
  /// The figure of one query in a document; null where it is not defined.
  fileprivate var member: Member<Owner> {
    unit == .count
      ? .written(queryName, .nullable(.count), about) { value($0).map { Int($0) } }
      : .written(queryName, .nullable(.finite), about, get: value)
  }
}

/// A comparison, and what changed since a baseline.
struct ComparisonDocument: Sendable {
  var comparison: Comparison
  var change: ComparisonChange?

  /// The recipes, each with what is known of its sources' fields.
  var items: [ItemEntry] {
    var items = RecipeItemJSON()
    items.knowledge = { [comparison] in comparison.knowledge[$0.id] ?? FieldKnowledge($0) }
    return comparison.recipes.map(items.entry)
  }
}

extension ComparisonVerdict.Source {
  /// A count, which is not known of a source that gave no answer.
  fileprivate func known(_ count: Int) -> Int? { answers > 0 ? count : nil }
}

extension ObjectCodec where Value == MergedRecipe {
  /// A recipe by its identifier and title.
  static var named: ObjectCodec {
    ObjectCodec(
      writing: "named",
      [.written("id", .anyText, get: \.id), .written("title", .anyText, get: \.unified.title)])
  }
}
