import RecipeModel
import RecipeProviderKit

/// Collects the recipes of documents, one bad document or entry never costing another.
struct ShelfFilling {
  /// The recipes so far.
  private(set) var recipes: [Recipe] = []
  private var drops: [(reason: Drop.Reason, message: String)] = []
  private var ids: Set<String> = []

  /// The recipes, and the drops.
  ///
  /// One sample is shown of what was dropped for one reason, so it names the files.
  var shelf: Shelf {
    let samples = Dictionary(grouping: drops, by: \.reason).compactMapValues { drops in
      TextCleaning.clean(
        drops.prefix(Self.mostNamed).map(\.message).joined(separator: "; "),
        limit: ListingLimits.titleCharacters)
    }
    return Shelf(recipes, drops: drops.map { Drop($0.reason, sample: samples[$0.reason]) })
  }

  /// How many files are named of those dropped for one reason.
  private static let mostNamed = 20

  /// Adds the recipes of one document; its name names it in drops, and without its ending stands in
  /// for identifiers that are missing.
  mutating func add(_ bytes: [UInt8], name: String) {
    let json: JSON
    do throws(JSONParseError) { json = try JSON(parsing: bytes) } catch {
      return drop(.brokenFile, name, "\(error)")
    }
    let found = SchemaOrgRecipe.all(in: json)
    if found.isEmpty { return drop(.noRecipe, name, "holds no schema.org Recipe") }
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    for (index, entry) in found.enumerated() {
      let id = entry.identifier ?? (found.count == 1 ? stem : "\(stem)-\(index + 1)")
      guard var recipe = entry.recipe(id: ListingID(provider: "", id: id)) else {
        drop(.missingTitle, name, "recipe \(index + 1) has no name")
        continue
      }
      recipe.listing.id.id = unique(recipe.listing.id.id)
      recipes.append(recipe)
    }
  }

  mutating func drop(_ reason: Drop.Reason, _ name: String, _ message: String) {
    drops.append((reason, "\(name): \(message)"))
  }

  private mutating func unique(_ id: String) -> String {
    var candidate = id
    var number = 2
    while !ids.insert(candidate).inserted {
      candidate = "\(id)-\(number)"
      number += 1
    }
    return candidate
  }
}

extension Drop.Reason {
  /// A file that cannot be read or is no JSON.
  static let brokenFile = Drop.Reason(rawValue: "brokenFile")
  /// A JSON file without a schema.org Recipe.
  static let noRecipe = Drop.Reason(rawValue: "noRecipe")
}
