package import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// One recipe in full as a JSON document, version 1.
///
/// The members that an item of a search has too keep their names and meaning.
package enum RecipeJSON {
  /// The document, with a line break at its end.
  package static func render(_ recipe: Recipe) -> String { json(recipe).text(.indented) + "\n" }

  /// The document as a value.
  package static func json(_ recipe: Recipe) -> JSON {
    let listing = recipe.listing
    var object: JSONObject = [
      "id": .string(listing.id.description), "title": .string(listing.title),
    ]
    object.members += RecipeItemJSON.members(ListingField.ofListing, of: listing)
    object.members += RecipeItemJSON.members(ListingField.ofRecipe, of: recipe)
    object["sources"] = [RecipeItemJSON.source(listing, rank: nil)]
    return ["version": .int(ReportJSON.version), "recipe": .object(object)]
  }
}

/// One merged recipe as JSON: an element of a report's `items` and a line of `potluck merge`.
package struct RecipeItemJSON: Sendable {
  /// Whether votes and reasons for merging are included.
  package var explain: Bool
  /// Whether each source says which fields it has.
  package var tellsFields = false

  package init(explain: Bool = false) { self.explain = explain }

  /// The recipe on one line, without a line break.
  package func render(_ recipe: MergedRecipe) -> String { json(recipe).text() }

  /// The recipe as a value.
  package func json(_ recipe: MergedRecipe) -> JSON {
    var object = JSONObject([
      ("id", .string(recipe.id)),
      ("title", .string(recipe.unified.title)),
    ])
    object.members += Self.members(ListingField.ofListing, of: recipe.unified)
    object["score"] = recipe.score.json
    object["sources"] = .array(
      recipe.sources.map { source in
        tellsFields
          ? Self.source(source, FieldKnowledge(source.listing))
          : Self.source(source.listing, rank: source.rank)
      })
    object["fields"] = .object(
      JSONObject(recipe.filledFields.map { ($0.name, .string($0.provider)) }))
    if explain { object["explain"] = Self.explanation(of: recipe) }
    return .object(object)
  }

  /// What a value says in its fields; null where it says nothing.
  static func members<Value>(
    _ fields: [(field: ListingField, storage: FieldStorage<Value>)], of value: Value
  ) -> [JSONObject.Member] {
    fields.map { .init(name: $0.field.rawValue, value: json($0.storage, of: value)) }
  }

  private static func json<Value>(_ storage: FieldStorage<Value>, of value: Value) -> JSON {
    switch storage {
    case .text(let path), .paragraph(let path): .optional(value[keyPath: path])
    case .link(let path): .optional(WebLink.accept(value[keyPath: path]))
    case .lines(let path), .steps(let path), .words(let path):
      .array(value[keyPath: path].map(JSON.string))
    case .minutes(let path): .optional(value[keyPath: path])
    case .rating(let path): share(value[keyPath: path])
    case .diets(let path):
      value[keyPath: path].map { diets in
        .array(diets.map(\.rawValue).sorted(by: bytewise).map(JSON.string))
      } ?? .null
    }
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

  /// One provider's say with the fields that it has, and those of which that is not known.
  static func source(_ source: RankedListing, _ known: FieldKnowledge) -> JSON {
    var object = Self.source(source.listing, rank: source.rank).objectValue ?? [:]
    object["fields"] = names(known.given)
    if !known.unknown.isEmpty { object["unknownFields"] = names(known.unknown) }
    return .object(object)
  }

  private static func names(_ fields: Set<ListingField>) -> JSON {
    .array(ListingField.counted.filter(fields.contains).map { .string($0.rawValue) })
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
    case .rating: share(recipe.unified.rating)
    case .time: .optional(recipe.unified.totalMinutes)
    case .sources: .int(recipe.groupCount)
    }
  }

  /// A rating as a share, to twelve places: 4.7 of 5 is 0.94, not 0.9400000000000001.
  private static func share(_ rating: Rating?) -> JSON {
    rating.map { .double(($0.normalized * 1e12).rounded() / 1e12) } ?? .null
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
