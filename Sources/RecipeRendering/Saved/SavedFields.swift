import RecipeModel
import RecipeSearch

/// Who of a saved recipe's sources has which of its fields, as far as its document tells.
struct SavedFields {
  private enum Giver {
    /// The source of that place gave the field; those before it lack it.
    case source(Int)
    /// Another source than the first one gave it, and two or more come into question.
    case somebody
  }

  private let unified: Listing
  private let givers: [ListingField: Giver]

  init(_ unified: Listing, _ filled: [FilledField], _ sources: [RankedListing]) {
    self.unified = unified
    var givers: [ListingField: Giver] = [:]
    for field in ListingField.allCases where field.isGiven(in: unified) {
      guard let provider = filled.first(where: { $0.name == field.rawValue })?.provider else {
        givers[field] = .source(0)
        continue
      }
      let candidates = sources.indices.dropFirst().filter {
        sources[$0].listing.id.provider == provider
      }
      givers[field] = candidates.count == 1 ? .source(candidates[0]) : .somebody
    }
    self.givers = givers
  }

  /// Adds to a source's listing what it gave to the recipe; its link and rating it tells itself.
  func fill(_ listing: inout Listing, at place: Int) {
    for (field, giver) in givers {
      guard case .source(place) = giver else { continue }
      switch field {
      case .image: listing.image = unified.image
      case .ingredients: listing.ingredients = unified.ingredients
      case .totalMinutes: listing.totalMinutes = unified.totalMinutes
      case .yield: listing.recipeYield = unified.recipeYield
      case .publisher: listing.publisher = unified.publisher
      case .url, .rating: break
      }
    }
  }

  /// What is known of a source's fields once ``fill(_:at:)`` has added to it.
  func knowledge(of listing: Listing, at place: Int) -> FieldKnowledge {
    var knowledge = FieldKnowledge(listing)
    for field in ListingField.allCases where field != .url && field != .rating {
      switch givers[field] {
      case .source(let giver) where place > giver: knowledge.unknown.insert(field)
      case .somebody where place > 0: knowledge.unknown.insert(field)
      default: break
      }
    }
    return knowledge
  }
}
