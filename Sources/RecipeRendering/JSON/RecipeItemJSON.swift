public import RecipeModel
import RecipeProviderKit
public import RecipeSearch

/// One merged recipe as JSON: an element of a report's `items` and a line of `potluck merge`.
public struct RecipeItemJSON: Sendable {
  /// Whether votes and reasons for merging are included.
  public var explain: Bool

  /// Creates a renderer.
  public init(explain: Bool = false) { self.explain = explain }

  /// The recipe on one line, without a line break.
  public func render(_ recipe: MergedRecipe) -> String { json(recipe).text() }

  /// The recipe as a value.
  public func json(_ recipe: MergedRecipe) -> JSON {
    var object = JSONObject([
      ("id", .string(recipe.id)),
      ("title", .string(recipe.unified.title)),
    ])
    object.members += Self.fields(of: recipe.unified).members
    object["score"] = recipe.score.json
    object["sources"] = .array(recipe.sources.map { Self.source($0.listing, rank: $0.rank) })
    object["fields"] = .object(
      JSONObject(recipe.filledFields.map { ($0.name, .string($0.provider)) }))
    if explain { object["explain"] = Self.explanation(of: recipe) }
    return .object(object)
  }

  /// What a listing says beside its title, in the order of the format.
  static func fields(of listing: Listing) -> JSONObject {
    [
      "url": .optional(WebLink.accept(listing.url)),
      "publisher": .optional(listing.publisher),
      "image": .optional(WebLink.accept(listing.image)),
      "ingredients": .array(listing.ingredients.map(JSON.string)),
      "rating": rating(of: listing),
      "totalMinutes": .optional(listing.totalMinutes),
      "yield": .optional(listing.recipeYield),
      "diets": listing.diets.map { diets in
        .array(diets.map(\.rawValue).sorted(by: bytewise).map(JSON.string))
      } ?? .null,
    ]
  }

  /// One provider's say, with its own identifier, link and rating.
  static func source(_ listing: Listing, rank: Int?) -> JSON {
    var object: JSONObject = [
      "provider": .string(listing.id.provider), "id": .string(listing.id.id),
    ]
    if let rank { object["rank"] = .int(rank) }
    object["url"] = .optional(WebLink.accept(listing.url))
    object["rating"] =
      listing.rating.map { ["value": .double($0.value), "scale": .double($0.scale)] } ?? .null
    return .object(object)
  }

  private static func explanation(of recipe: MergedRecipe) -> JSON {
    let votes = recipe.votes.map { vote -> JSON in
      [
        "group": .string(vote.group), "provider": .string(vote.provider), "rank": .int(vote.rank),
        "weight": .double(vote.weight), "term": vote.term.json,
      ]
    }
    return [
      "order": ["by": .string(recipe.orderedBy.rawValue), "value": orderValue(of: recipe)],
      "votes": .array(votes), "merge": .array(recipe.evidence.map(merge)),
    ]
  }

  /// What the recipe's place goes by; null where the recipe does not have it.
  private static func orderValue(of recipe: MergedRecipe) -> JSON {
    switch recipe.orderedBy {
    case .best: recipe.score.json
    case .title: .string(recipe.unified.title)
    case .rating: rating(of: recipe.unified)
    case .time: .optional(recipe.unified.totalMinutes)
    case .sources: .int(recipe.groupCount)
    }
  }

  /// A rating as a share, to twelve places: 4.7 of 5 is 0.94, not 0.9400000000000001.
  private static func rating(of listing: Listing) -> JSON {
    listing.rating.map { .double(($0.normalized * 1e12).rounded() / 1e12) } ?? .null
  }

  private static func merge(_ evidence: MergeEvidence) -> JSON {
    var object: JSONObject = [
      "kind": .string(evidence.kind.rawValue), "strength": .double(evidence.strength),
    ]
    // A figure never takes the place of a member that every reason has.
    for figure in evidence.figures where !["kind", "strength", "between"].contains(figure.name) {
      object[figure.name] = .double(figure.value)
    }
    object["between"] = [
      .string(evidence.left.description), .string(evidence.right.description),
    ]
    return .object(object)
  }
}

/// Whether the first text comes before the second by its UTF-8 bytes.
func bytewise(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
