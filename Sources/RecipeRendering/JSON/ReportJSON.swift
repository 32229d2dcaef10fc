package import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// A whole search as one JSON document, version 1.
///
/// Members keep their names and meaning within a version; readers ignore those that they do not
/// know. A link that is not http or https, or that holds controls or spaces, is null.
package struct ReportJSON: Sendable {
  /// The version of the format that every document and record names.
  package static let version = 1

  /// Whether votes and reasons for merging are included.
  package var explain: Bool
  /// How the votes were weighed, told with the fields of every source, for whoever compares the
  /// document later; nil to leave both out.
  package var ranking: RankingOptions?

  package init(explain: Bool = false) {
    self.explain = explain
  }

  /// The document, with a line break at its end.
  package func render(_ report: SearchReport) -> String { json(report).text(.indented) + "\n" }

  /// The document as a value.
  package func json(_ report: SearchReport) -> JSON {
    var items = RecipeItemJSON(explain: explain)
    if ranking != nil { items.knowledge = { FieldKnowledge($0) } }
    return ReportDocument.codec.write(
      ReportDocument(report: report, items: report.recipes.map(items.entry), ranking: ranking))
  }
}

/// A whole search as documents have it.
struct ReportDocument: Sendable {
  /// The search without its recipes.
  var report = SearchReport(
    query: SearchQuery(), plan: [], outcomes: [], recipes: [], isComplete: false)
  var items: [ItemEntry] = []
  var ranking: RankingOptions?
  /// How much of the list a comparison's document holds, and how many recipes the list has.
  var extent: String?
  var recipes: Int?

  static let codec: ObjectCodec<ReportDocument> = ObjectCodec(
    "report", place: "the document", draft: ReportDocument(), isOpen: true,
    [
      .written("version", .any) { _ in .int(ReportJSON.version) },
      .custom("query", .object(SearchQuery.codec), isRequired: true) {
        $0.report.query
      } set: {
        ($0.report.query, $0.report.asked) = ($1, $1)
      },
      .always("interpretation", \.report.interpretation, .interpretation, InterpretedWords.about),
      .written("plan", .list(.object(ProviderPlan.codec)), get: \.report.plan),
      .optional("ranking", \.ranking, .object(RankingOptions.codec)),
      .required("providers", \.report.outcomes, .list(.object(ProviderOutcome.codec))),
      .required("items", \.items, .list(.object(ItemEntry.codec))),
      .written("joined", .list(.object(JoinedRecipe.codec)), get: \.report.joined),
      .written("confirmed", .list(.anyText)) { $0.report.confirmed.map(\.description) },
      .always("complete", \.report.isComplete, .flag),
      .written("cursor", .nullable(.anyText), get: \.report.cursor),
      .always("summary", .object(SearchReport.summary)) {
        $0.report
      } set: {
        $0.report.duration = $1.duration
      },
      .optional("extent", \.extent, .anyText), .optional("recipes", \.recipes, .count),
      .custom("durationMs", .milliseconds) { _ in
        nil
      } set: {
        $0.report.duration = $1
      },
    ])
}

/// A search as JSON Lines: one record a line, each with `version` and `kind`.
///
/// The records of a search are one `plan`, an `item` for each recipe, a `provider` for each
/// outcome and one `summary` at the end. An item's members stand in the record itself; an outcome
/// stands under `provider`, because it has a `kind` of its own.
package struct ReportJSONLines: Sendable {
  /// Whether votes and reasons for merging are included.
  package var explain: Bool

  package init(explain: Bool = false) { self.explain = explain }

  /// Every record of a finished search: plan, items, providers, summary.
  package func render(_ report: SearchReport) -> String {
    plan(report.plan, for: QueryReading(report))
      + report.recipes.map { item($0) }.joined()
      + report.outcomes.map { provider($0) }.joined()
      + summary(report)
  }

  /// The record that says who answers which part of the query, with its line break.
  package func plan(_ plan: [ProviderPlan], for reading: QueryReading) -> String {
    record(
      "plan",
      [
        "query": SearchQuery.codec.write(reading.query),
        "interpretation": ValueCodec.interpretation.write(reading.interpretation),
        "plan": .array(plan.map(ProviderPlan.codec.write)),
      ])
  }

  /// The record of one recipe, with its line break.
  package func item(_ recipe: MergedRecipe) -> String {
    record("item", RecipeItemJSON(explain: explain).object(recipe))
  }

  /// The record of one provider's outcome, with its line break.
  package func provider(_ outcome: ProviderOutcome) -> String {
    record("provider", ["provider": ProviderOutcome.codec.write(outcome)])
  }

  /// The record that ends a search, with its line break.
  package func summary(_ report: SearchReport) -> String {
    let head: JSONObject = [
      "joined": .array(report.joined.map(JoinedRecipe.codec.write)),
      "confirmed": .array(report.confirmed.map { .string($0.description) }),
      "complete": .bool(report.isComplete), "cursor": .optional(report.cursor),
    ]
    let figures = SearchReport.summary.object(report)
    return record("summary", JSONObject(members: head.members + figures.members))
  }

  private func record(_ kind: String, _ members: JSONObject) -> String {
    let head: JSONObject = ["version": .int(ReportJSON.version), "kind": .string(kind)]
    return JSON.object(JSONObject(members: head.members + members.members)).text() + "\n"
  }
}

extension ProviderPlan {
  /// A plan in every document.
  package static let codec: ObjectCodec<ProviderPlan> = ObjectCodec(
    "Plan", place: "a plan",
    "Who answers which part of the query: the source, Potluck afterwards, or nobody.",
    draft: ProviderPlan(provider: ""), isOpen: true,
    [
      .always("provider", \.provider, .anyText), .always("native", \.native, .list(.anyText)),
      .always("local", \.local, .list(.anyText)),
      .always("unsupported", \.unsupported, .list(.anyText)),
      .always("skipReason", \.skipReason, .nullable(.anyText)),
      .standard(
        "wordings", \.wordings, .list(.anyText),
        "The other words in which the source is asked, one after the other, as long as it has "
          + "nothing."),
    ])
}

extension RankingOptions {
  /// How votes were weighed, in every document; a weight of 1 is left out.
  static let codec: ObjectCodec<RankingOptions> = ObjectCodec(
    "ranking", place: "the ranking", draft: RankingOptions(words: false), isOpen: true,
    [
      .always("k", \.k, .finite),
      .always("weights", .dictionary(.finite)) {
        $0.weights.filter { $0.value != 1 }
      } set: {
        $0.weights = $1
      },
      .always("groups", \.groups, .dictionary(.anyText)), .always("words", \.words, .flag),
    ]
  ) { _, ranking in
    ranking = RankingOptions(
      k: ranking.k, weights: ranking.weights, groups: ranking.groups, words: ranking.words)
  }
}

extension JoinedRecipe {
  /// A recipe of an earlier page with the sources that it has gained; it is only written.
  package static let codec: ObjectCodec<JoinedRecipe> = ObjectCodec(
    "Joined", place: "a recipe", "A recipe of an earlier page that has gained sources.",
    draft: JoinedRecipe(id: "", title: "", sources: []), isOpen: true,
    [
      .always("id", \.id, .anyText, "The identifier under which it was shown."),
      .always("title", \.title, .anyText),
      .written(
        "sources", .list(.object(SourceEntry.codec)), "The sources that were not named before."
      ) { joined in
        joined.sources.map { SourceEntry($0.listing, rank: $0.rank) }
      },
      .always(
        "alsoShown", \.alsoShown, .list(.anyText),
        "Other recipes of earlier pages that turned out to be this one."),
    ])
}

extension SearchReport {
  /// The footer's figures: recipes here, sources that gave any, filtered listings, time.
  ///
  /// Only the time is read.
  package static let summary: ObjectCodec<SearchReport> = ObjectCodec(
    "Summary", place: "the summary",
    draft: SearchReport(
      query: SearchQuery(), plan: [], outcomes: [], recipes: [], isComplete: false),
    isOpen: true,
    [
      .written("answer", .anyText) { SearchVerdict($0).rawValue },
      .written("recipes", .count, get: \.recipes.count),
      .written("sources", .count) { $0.outcomes.count { $0.listings.kept > 0 } },
      .written("asked", .count) { $0.outcomes.count { $0.status != .skipped } },
      .written("failed", .count) { $0.outcomes.count { $0.status.isFailure } },
      .written("filtered", .count, get: \.filteredCount),
      .written("uncompared", .count, get: \.uncompared),
      .always("durationMs", \.duration, .milliseconds),
      .deferred(
        "silentFilters", .list(.anyText),
        """
        Where nothing was found: the sources that apply the query's filters themselves and do not \
        say how many recipes that left out.
        """
      ) { report in
        let sources = report.recipes.isEmpty ? report.silentFilterers : []
        return sources.isEmpty ? nil : sources
      },
      .deferred(
        "nearest", .object(NearestWords.codec),
        "Where nobody has it: the nearest words that would find something."
      ) { $0.nearest },
      .deferred(
        "nearestRecipe", .object(NearestRecipe.codec),
        "Where the query names foods that one has: the recipe that misses the fewest, also where too "
          + "many are missing of all."
      ) { $0.nearestRecipe },
    ])
}

extension NearestRecipe {
  /// A recipe in every document; it is only written.
  static let codec: ObjectCodec<NearestRecipe> = ObjectCodec(
    "NearestRecipe", place: "the nearest recipe",
    draft: NearestRecipe(id: "", title: "", missing: []), isOpen: true,
    [
      .always("id", \.id, .anyText), .always("title", \.title, .anyText),
      .always("missing", \.missing, .list(.anyText), "The foods that one has to get for it."),
    ])
}

extension NearestWords {
  /// Words in every document; they are only written.
  static let codec: ObjectCodec<NearestWords> = ObjectCodec(
    "Nearest", place: "the nearest words",
    draft: NearestWords(text: "", origin: .vocabulary), isOpen: true,
    [
      .always("text", \.text, .anyText),
      .always(
        "from", \.origin, .word,
        "`titles`: a title that was seen or is kept holds them; `vocabulary`: they are a name of a "
          + "food or dish."),
    ])
}
