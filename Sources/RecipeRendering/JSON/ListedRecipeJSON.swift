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
    let groups = recipe.certainGroups.map { Set($0.map(\.listing.id)) }
    let sources = recipe.sources.map { source -> (Listing, rank: Int, group: Int) in
      let group = groups.firstIndex { $0.contains(source.listing.id) }
      return (source.listing, source.rank, group ?? 0)
    }
    return line(sources, isShort: isShort)
  }

  /// Writes listings of one recipe on one line, with its line break.
  package static func line(_ listings: [Listing]) -> String {
    line(listings.enumerated().map { ($1, $0 + 1, 0) }, isShort: false)
  }

  private static func line(
    _ sources: [(Listing, rank: Int, group: Int)], isShort: Bool
  ) -> String {
    let sources = sources.map { listing, rank, group -> JSON in
      var object = SourceEntry.codec.object(SourceEntry(listing, rank: rank))
      object["title"] = .string(listing.title)
      if !isShort {
        // The source's own rating stands there already.
        for (field, storage) in ListingField.ofListing where object[field.rawValue] == nil {
          object[field.rawValue] = storage.json(
            of: listing, link: { WebLink.accept($0) }, rating: { _ in .null })
        }
      }
      if group > 0 { object["group"] = .int(group) }
      return .object(object)
    }
    return JSON.object(["sources": .array(sources)]).text() + "\n"
  }

  /// What the sources listed, best first.
  /// - Throws: `DocumentProblem` or `JSONParseError` when the line is none of these.
  package static func listings(in line: [UInt8]) throws -> [Listing] {
    try groups(in: line).flatMap(\.self)
  }

  /// What the sources listed, best first, in groups of which each is surely one recipe.
  /// - Throws: `DocumentProblem` or `JSONParseError` when the line is none of these.
  package static func groups(in line: [UInt8]) throws -> [[Listing]] {
    let sources = try JSON(parsing: line)["sources"]?.arrayValue ?? []
    var groups: [(number: Int, listings: [Listing])] = []
    for source in sources {
      let listing = try ListingInput.Entry(source, called: "source").listing
      let number = source["group"]?.intValue ?? 0
      if let place = groups.firstIndex(where: { $0.number == number }) {
        groups[place].listings.append(listing)
      } else {
        groups.append((number, [listing]))
      }
    }
    return groups.map(\.listings)
  }
}
