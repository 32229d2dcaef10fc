public import RecipeModel

/// One recipe in full as a JSON document, version 1.
///
/// The members that an item of a search has too keep their names and meaning.
public struct RecipeJSON: Sendable {
  /// How the document is laid out.
  public var layout: JSON.Layout

  /// Creates a renderer.
  public init(layout: JSON.Layout = .indented) { self.layout = layout }

  /// The document, with a line break at its end.
  public func render(_ recipe: Recipe) -> String { json(recipe).text(layout) + "\n" }

  /// The document as a value.
  public func json(_ recipe: Recipe) -> JSON {
    let listing = recipe.listing
    var object: JSONObject = [
      "id": .string(listing.id.description), "title": .string(listing.title),
    ]
    object.members += RecipeItemJSON.fields(of: listing).members
    let detail: JSONObject = [
      "summary": .optional(recipe.summary),
      "instructions": .array(recipe.instructions.map(JSON.string)),
      "prepMinutes": .optional(recipe.prepMinutes),
      "cookMinutes": .optional(recipe.cookMinutes),
      "cuisine": .optional(recipe.cuisine),
      "category": .optional(recipe.category),
      "keywords": .array(recipe.keywords.map(JSON.string)),
      "sources": [RecipeItemJSON.source(listing, rank: nil)],
    ]
    object.members += detail.members
    return ["version": .int(ReportJSON.version), "recipe": .object(object)]
  }
}
