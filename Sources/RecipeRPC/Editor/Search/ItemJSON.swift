import RecipeModel
import RecipeRendering
import RecipeSearch

/// A merged recipe as this door sends it: as in a report, without the members that are null.
struct ItemJSON: Sendable {
  private let renderer: RecipeItemJSON

  init(explain: Bool) { renderer = RecipeItemJSON(explain: explain) }

  /// The recipe as a value.
  func json(_ recipe: MergedRecipe) -> JSON { renderer.json(recipe).withoutNulls }
}

extension JSON {
  /// The value without the members that are null, at any depth: scripts take them for something.
  var withoutNulls: JSON {
    switch self {
    case .object(let object):
      .object(
        JSONObject(
          members: object.members.lazy.filter { !$0.value.isNull }.map {
            JSONObject.Member(name: $0.name, value: $0.value.withoutNulls)
          }))
    case .array(let elements): .array(elements.map(\.withoutNulls))
    default: self
    }
  }
}
