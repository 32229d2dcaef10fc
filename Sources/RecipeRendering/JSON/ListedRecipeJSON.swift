package import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// One recipe of a list as a line that is kept, with all that each of its sources listed.
///
/// Choose ``RecipeItemJSON`` for what others read: there the fields are those of the whole recipe.
package enum ListedRecipeJSON {
  /// Writes a recipe on one line, with its line break.
  /// - Parameters:
  ///   - recipe: the recipe.
  ///   - isShort: whether only what names its listings is kept.
  /// - Returns: the line.
  package static func line(_ recipe: MergedRecipe, isShort: Bool = false) -> String {
    line(recipe.sources.map { ($0.listing, $0.rank) }, isShort: isShort)
  }

  /// Writes listings of one recipe on one line, with its line break.
  package static func line(_ listings: [Listing]) -> String {
    line(listings.enumerated().map { ($1, $0 + 1) }, isShort: false)
  }

  private static func line(_ sources: [(Listing, rank: Int)], isShort: Bool) -> String {
    let sources = sources.map { listing, rank -> JSON in
      var object = SourceEntry.codec.object(SourceEntry(listing, rank: rank))
      object["title"] = .string(listing.title)
      if !isShort {
        // The source's own rating stands there already.
        for (field, storage) in ListingField.ofListing where object[field.rawValue] == nil {
          object[field.rawValue] = storage.json(
            of: listing, link: { WebLink.accept($0) }, rating: { _ in .null })
        }
      }
      return .object(object)
    }
    return JSON.object(["sources": .array(sources)]).text() + "\n"
  }

  /// What the sources listed, best first.
  /// - Throws: `DocumentProblem` or `JSONParseError` when the line is none of these.
  package static func listings(in line: [UInt8]) throws -> [Listing] {
    let sources = try JSON(parsing: line)["sources"]?.arrayValue ?? []
    return try sources.map { try ListingInput.Entry($0, called: "source").listing }
  }
}
