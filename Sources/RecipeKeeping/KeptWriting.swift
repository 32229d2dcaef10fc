package import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// Recipes that people write themselves, in Cooklang.
package enum KeptWriting {
  /// The source of a recipe that its owner wrote.
  package static let provider = "own"
  /// The most bytes of a text.
  package static let mostBytes = 200_000

  /// A recipe as a text to be edited.
  package static func text(of recipe: Recipe) -> String {
    RecipeRenderer(.cooklang).render(recipe)
  }

  /// Reads a text.
  /// - Throws: ``Failure`` where there is no recipe in it, or it is too long.
  package static func recipe(in text: String) throws(Failure) -> Recipe {
    guard text.utf8.count <= mostBytes else {
      throw Failure(
        .tooLarge, "the recipe has more than \(mostBytes) bytes",
        fix: "leave out what is not needed to cook it")
    }
    do throws(ProviderError) {
      return try RecipeDocument.recipe(
        in: Array(text.replacing("\r\n", with: "\n").utf8), as: .cooklang,
        id: ListingID(provider: provider, id: ""))
    } catch {
      throw Failure(.usage, error.message, fix: error.fix)
    }
  }

  /// The fields that somebody changed in a text, with what it says of them now; `null` where it says
  /// nothing any more.
  /// - Parameters:
  ///   - text: the text as it is now.
  ///   - shown: the text as it was shown.
  /// - Returns: the fields as ``RecipeRecord`` has them.
  /// - Throws: ``Failure`` where there is no recipe in one of them.
  package static func changes(in text: String, since shown: String) throws(Failure) -> [String:
    JSON]
  {
    let old = RecipeRecord.json(try recipe(in: shown))
    let new = RecipeRecord.json(try recipe(in: text))
    let names = ListingField.allCases.map(\.rawValue).filter { $0 != ListingField.id.rawValue }
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        let value = new[name] ?? .null
        return value == old[name] ?? .null ? nil : (name, value)
      })
  }
}

extension KeptRecipe {
  /// Takes fields that its owner changed, and remembers how the recipe was before.
  mutating func take(_ fields: [String: JSON]) {
    guard !fields.isEmpty, var record = RecipeRecord.json(recipe).objectValue else { return }
    for (name, value) in fields { record[name] = value.isNull ? nil : value }
    guard var changed = RecipeRecord.recipe(.object(record), isForeign: true) else { return }
    if changed.ingredientGroups.flatMap(\.ingredients) != changed.listing.ingredients {
      changed.alignGroups()
    }
    guard changed != recipe else { return }
    original = original ?? recipe
    recipe = changed
    edited.formUnion(fields.keys.compactMap(ListingField.init(rawValue:)))
  }
}
