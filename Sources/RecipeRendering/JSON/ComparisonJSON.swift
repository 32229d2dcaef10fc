package import RecipeModel
package import RecipeSearch

/// What each provider was worth to one query as one JSON document, version 1.
///
/// ```json
/// {"version":1,"kind":"comparison",
///  "query":{"text":"soup",…},
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
    var object = figures(comparison)
    if let change { object["baseline"] = ComparisonChangeJSON.json(change) }
    return .object(object)
  }

  private static func figures(_ comparison: Comparison) -> JSONObject {
    var items = RecipeItemJSON()
    items.knowledge = { comparison.knowledge[$0.id] ?? FieldKnowledge($0) }
    return [
      "version": .int(ReportJSON.version),
      "kind": "comparison",
      "query": SearchQuery.codec.write(comparison.query),
      "extent": .string(comparison.extent.rawValue),
      "complete": .bool(comparison.isComplete),
      "durationMs": .int(comparison.duration.wholeMilliseconds),
      "recipes": .int(comparison.recipes.count),
      "listings": .int(comparison.providers.reduce(0) { $0 + ($1.listings ?? 0) }),
      "depth": .optional(comparison.options.depth),
      "top": .int(comparison.options.topCount),
      "rboP": .double(comparison.options.persistence),
      "ranking": RankingOptions.codec.write(comparison.ranking),
      "verdict": verdict(ComparisonVerdict([comparison])),
      "providers": .array(comparison.providers.map(provider)),
      "pairs": .array(comparison.pairs.map(pair)),
      "overlaps": .array(
        SourceOverlap.all(in: [comparison]).map { overlap in
          [
            "providers": .array(overlap.providers.map(JSON.string)),
            "recipes": .int(overlap.recipes),
          ]
        }),
      "leaveOneOut": .array(comparison.leaveOneOut.map { part($0, comparison.recipes) }),
      "items": .array(comparison.recipes.map(items.json)),
    ]
  }

  /// What is lost without each source.
  static func verdict(_ verdict: ComparisonVerdict) -> JSON {
    [
      "sources": .array(
        verdict.sources.map { source -> JSON in
          // What a source has that gave no answer is not known, and not nothing.
          func known(_ count: Int) -> JSON { source.answers > 0 ? .int(count) : .null }
          return [
            "provider": .string(source.id), "standing": .string(source.standing.rawValue),
            "answers": .int(source.answers), "failures": .int(source.failures),
            "recipes": known(source.recipes), "uniqueRecipes": known(source.uniqueRecipes),
            "unrecognisableRecipes": known(source.unrecognisableRecipes),
            "leavingTop": known(source.leavingTop),
            "closest": source.closest.map {
              ["provider": .string($0.id), "shared": .int($0.shared)]
            } ?? .null,
          ]
        }),
      "spareTogether": .array(verdict.spareTogether.map(JSON.string)),
      "lostWithoutSpare": .int(verdict.lostWithoutSpare),
    ]
  }

  private static func provider(_ figures: ProviderFigures) -> JSON {
    var object = ProviderOutcome.codec.object(figures.outcome)
    object["listingsCompared"] = .optional(figures.listings)
    object["recipes"] = .optional(figures.recipes)
    object["uniqueRecipes"] = .optional(figures.uniqueRecipes)
    object["unrecognisableRecipes"] = .optional(figures.unrecognisableRecipes)
    object["uniqueShare"] = .optional(figures.uniqueShare)
    object["duplicates"] = .optional(figures.duplicates)
    object["completeness"] = .object(
      JSONObject(figures.completeness.map { ($0.field.rawValue, .optional($0.share)) }))
    object["fieldsKnown"] = .object(
      JSONObject(figures.completeness.map { ($0.field.rawValue, .int($0.known)) }))
    object["claims"] = claims(figures.claims)
    return .object(object)
  }

  static func claims(_ claims: DietClaims?) -> JSON {
    claims.map { DietClaims.codec.write($0) } ?? .null
  }

  private static func pair(_ pair: PairFigures) -> JSON {
    [
      "first": .string(pair.first), "second": .string(pair.second),
      "shared": .optional(pair.shared),
      "jaccard": .optional(pair.jaccard),
      "overlapCoefficient": .optional(pair.overlapCoefficient),
      "rboExtrapolated": .optional(pair.rankBiasedOverlap),
      "kendallTauB": .optional(pair.kendallTauB),
      "kendallTauBDiffersFromChance": pair.orderDiffersFromChance.map(JSON.bool) ?? .null,
    ]
  }

  private static func part(_ part: LeaveOneOut, _ recipes: [MergedRecipe]) -> JSON {
    func named(_ places: [Int]) -> JSON {
      guard part.recipesLost != nil else { return .null }
      return .array(
        places.map { place in
          [
            "id": .string(recipes[place].id), "title": .string(recipes[place].unified.title),
          ]
        })
    }
    let votes = part.votes.map { vote -> JSON in
      [
        "provider": .string(vote.provider), "before": .int(vote.before), "after": .int(vote.after),
        "topBefore": .int(vote.topBefore), "topAfter": .int(vote.topAfter),
      ]
    }
    return [
      "provider": .string(part.provider), "recipesLost": .optional(part.recipesLost),
      "leavingTop": named(part.leavingTop), "enteringTop": named(part.enteringTop),
      "votes": .array(votes),
    ]
  }
}

extension JSON {
  /// The number, or `null` when there is none.
  static func optional(_ value: Double?) -> JSON { value.map(JSON.double) ?? .null }
}

/// What changed since a baseline as JSON: the member `baseline` of a comparison's document.
///
/// ```json
/// {"partial":false,"kept":36,
///  "gained":[{"id":"…","title":"…","place":4}],"lost":[{"id":"…","title":"…","place":9}],
///  "leftTop":[…],"moves":[{"id":"…","title":"…","before":7,"after":2}],
///  "providers":[{"id":"food2fork","status":{"before":"ok","after":"partial"},
///    "listings":{"before":30,"after":18},"recipes":{…},"uniqueRecipes":{…},
///    "completeness":{"image":{"before":1,"after":0.5},…},"durationMs":{…},"firstListingMs":{…}}],
///  "worse":[{"criterion":"listings","provider":"food2fork","field":null,"message":"…"}]}
/// ```
///
/// A place counts from 1 in the list that it belongs to. A side where the provider is not there, or
/// where the figure is not defined, is null.
enum ComparisonChangeJSON {
  static func json(_ change: ComparisonChange) -> JSON {
    [
      "partial": .bool(change.isPartial),
      "kept": .int(change.kept),
      "gained": .array(change.gained.map(placed)),
      "lost": .array(change.lost.map(placed)),
      "leftTop": .array(change.leftTop.map(placed)),
      "moves": .array(
        change.moves.map { move in
          [
            "id": .string(move.recipe.id), "title": .string(move.recipe.unified.title),
            "before": .int(move.before), "after": .int(move.after),
          ]
        }),
      "providers": .array(change.providers.map(provider)),
      "worse": .array(
        change.regressions().map { regression in
          [
            "criterion": .string(regression.criterion.rawValue),
            "provider": .optional(regression.provider),
            "field": .optional(regression.field?.rawValue),
            "message": .string(RegressionWording.sentence(regression, in: change)),
          ]
        }),
    ]
  }

  private static func placed(_ placed: ComparisonChange.Placed) -> JSON {
    [
      "id": .string(placed.recipe.id), "title": .string(placed.recipe.unified.title),
      "place": .int(placed.place),
    ]
  }

  private static func provider(_ change: ComparisonChange.ProviderChange) -> JSON {
    func both(_ value: (ProviderFigures) -> JSON) -> JSON {
      ["before": change.before.map(value) ?? .null, "after": change.after.map(value) ?? .null]
    }
    return [
      "id": .string(change.id),
      "status": both { .string($0.outcome.status.rawValue) },
      "listings": both { .optional($0.listings) },
      "recipes": both { .optional($0.recipes) },
      "uniqueRecipes": both { .optional($0.uniqueRecipes) },
      "unrecognisableRecipes": both { .optional($0.unrecognisableRecipes) },
      "completeness": .object(
        JSONObject(
          ListingField.counted.map { field in
            (field.rawValue, both { .optional($0.completeness(of: field).share) })
          })),
      "durationMs": both { .int($0.outcome.duration.wholeMilliseconds) },
      "firstListingMs": both {
        .optional($0.outcome.timeToFirstListing.map(\.wholeMilliseconds))
      },
    ]
  }
}

extension DietClaims {
  /// What documents say of a source's claims of diets.
  static let codec: ObjectCodec<DietClaims> = ObjectCodec(
    "claims", place: "claims of diets", draft: DietClaims(), isOpen: true,
    [
      .required("made", \.made, .count), .required("refuted", \.refuted, .count),
      .required("undecidable", \.undecidable, .count),
    ])
}
