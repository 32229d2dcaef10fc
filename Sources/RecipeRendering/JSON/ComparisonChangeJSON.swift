import RecipeModel
import RecipeSearch

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
struct ComparisonChangeJSON {
  func json(_ change: ComparisonChange) -> JSON {
    [
      "partial": .bool(change.isPartial),
      "kept": .int(change.kept),
      "gained": .array(change.gained.map(Self.placed)),
      "lost": .array(change.lost.map(Self.placed)),
      "leftTop": .array(change.leftTop.map(Self.placed)),
      "moves": .array(
        change.moves.map { move in
          [
            "id": .string(move.recipe.id), "title": .string(move.recipe.unified.title),
            "before": .int(move.before), "after": .int(move.after),
          ]
        }),
      "providers": .array(change.providers.map(Self.provider)),
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
      "completeness": .object(
        JSONObject(
          ListingField.allCases.map { field in
            (field.rawValue, both { .optional($0.completeness(of: field).share) })
          })),
      "durationMs": both { .int(Wording.milliseconds($0.outcome.duration)) },
      "firstListingMs": both {
        .optional($0.outcome.timeToFirstListing.map(Wording.milliseconds))
      },
    ]
  }
}
