import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// One recipe of a saved list, and what its sources have.
///
/// A source has its title, its link, its rating and what it gave to the recipe, and lacks what nobody
/// has; the rest of it is not written down.
struct SavedItem {
  let recipe: MergedRecipe
  private(set) var knowledge: [ListingID: FieldKnowledge] = [:]

  /// Takes an item; `pointer` leads to it.
  init(_ item: ItemEntry, at pointer: String) throws(SavedReportError) {
    var sources: [RankedListing] = []
    for (place, source) in item.sources.enumerated() {
      guard let rank = source.rank else {
        throw SavedReportError("\(pointer)/sources/\(place)", "\"rank\" is missing")
      }
      var listing = source.listing
      listing.title = source.title ?? item.listing.title
      sources.append(RankedListing(listing, rank: rank))
    }
    let inference = SavedFields(item.listing, item.filled, sources)
    for index in sources.indices {
      inference.fill(&sources[index].listing, at: index)
      let listing = sources[index].listing
      knowledge[listing.id] =
        item.sources[index].knowledge ?? inference.knowledge(of: listing, at: index)
    }
    var lead = item.listing
    lead.id = sources[0].listing.id
    let votes = item.explanation?.votes ?? []
    recipe = MergedRecipe(
      sources: sources, unified: lead, filledFields: item.filled,
      identity: .text(item.id.isEmpty ? lead.id.description : item.id), score: item.score,
      votes: votes, evidence: [],
      groupCount: Set(votes.filter { !$0.isOfWords }.map(\.group)).count)
  }
}

/// Who of a saved recipe's sources has which of its fields, as far as its document tells.
struct SavedFields {
  private enum Giver {
    /// The source of that place gave the field.
    case source(Int)
    /// Another source than the first one gave it, and two or more come into question.
    case somebody
  }

  private let unified: Listing
  private let givers: [ListingField: Giver]

  init(_ unified: Listing, _ filled: [FilledField], _ sources: [RankedListing]) {
    self.unified = unified
    var givers: [ListingField: Giver] = [:]
    for field in ListingField.counted where field.isGiven(in: unified) {
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
      // A source writes its own link and rating.
      guard field != .url, field != .rating else { continue }
      field.inListing?.copy(from: unified, to: &listing)
    }
  }

  /// What is known of a source's fields once ``fill(_:at:)`` has added to it.
  func knowledge(of listing: Listing, at place: Int) -> FieldKnowledge {
    var knowledge = FieldKnowledge(listing)
    for field in ListingField.counted where field != .url && field != .rating {
      switch givers[field] {
      case .source(let giver) where place != giver: knowledge.unknown.insert(field)
      case .somebody: knowledge.unknown.insert(field)
      default: break
      }
    }
    return knowledge
  }
}
