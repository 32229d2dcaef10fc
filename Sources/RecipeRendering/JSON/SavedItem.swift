import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// Reads one recipe of a list, and what its sources have.
///
/// The first source leads: what it lacks is what another one filled in or what nobody has. A source
/// behind it has what it filled in, and lacks what a source behind it had to fill in; the rest of it
/// is not written down.
struct SavedItem {
  let recipe: MergedRecipe
  private(set) var knowledge: [ListingID: FieldKnowledge] = [:]

  init(_ root: SavedValue) throws(SavedReportError) {
    let unified = try Self.listing(root)
    let elements = try root.member("sources").elements()
    var sources: [RankedListing] = []
    for element in elements { sources.append(try Self.source(element, unified.title)) }
    guard let first = sources.first else {
      throw SavedReportError("\(root.pointer)/sources", "is empty")
    }
    var filled: [FilledField] = []
    for (name, provider) in try root.optional("fields")?.members() ?? [] {
      filled.append(FilledField(name: name, provider: try provider.string()))
    }
    let inference = SavedFields(unified, filled, sources)
    for index in sources.indices {
      inference.fill(&sources[index].listing, at: index)
      knowledge[sources[index].listing.id] =
        try Self.told(elements[index]) ?? inference.knowledge(of: sources[index].listing, at: index)
    }
    var lead = unified
    lead.id = first.listing.id
    let votes = try Self.votes(root)
    recipe = MergedRecipe(
      sources: sources, unified: lead, filledFields: filled,
      identity: try root.text("id") ?? lead.id.description,
      score: Score(try root.optional("score")?.number() ?? 0), votes: votes, evidence: [],
      groupCount: Set(votes.map(\.group)).count)
  }

  /// What the item says of the recipe.
  private static func listing(_ item: SavedValue) throws(SavedReportError) -> Listing {
    var listing = Listing(
      id: ListingID(provider: "", id: ""), title: try item.member("title").string())
    for (field, storage) in ListingField.ofListing {
      if let value = try item.optional(field.rawValue) {
        try read(value, into: &listing, storage)
      }
    }
    return listing
  }

  private static func read(
    _ value: SavedValue, into listing: inout Listing, _ storage: FieldStorage<Listing>
  ) throws(SavedReportError) {
    switch storage {
    case .text(let path), .paragraph(let path), .link(let path):
      listing[keyPath: path] = try value.string()
    case .lines(let path), .steps(let path), .words(let path):
      listing[keyPath: path] = try value.strings()
    case .minutes(let path): listing[keyPath: path] = try value.integer()
    case .rating(let path): listing[keyPath: path] = Rating(value: try value.number(), scale: 1)
    case .diets(let path):
      listing[keyPath: path] = Set(try value.strings().map(Diet.init(rawValue:)))
    }
  }

  /// What a source says for itself: its name, place, link and rating.
  private static func source(
    _ value: SavedValue, _ title: String
  ) throws(SavedReportError) -> RankedListing {
    let id = ListingID(
      provider: try value.member("provider").string(), id: try value.member("id").string())
    var listing = Listing(id: id, title: title, url: try value.text("url"))
    if let rating = try value.optional("rating") {
      listing.rating = Rating(
        value: try rating.member("value").number(), scale: try rating.member("scale").number())
    }
    return RankedListing(
      listing, rank: try value.member("rank").integer(1...SearchQuery.greatestCount))
  }

  /// What a comparison's document says of the fields of a source; nil in a search's document.
  private static func told(_ source: SavedValue) throws(SavedReportError) -> FieldKnowledge? {
    guard let given = try source.optional("fields")?.strings() else { return nil }
    let unknown = try source.optional("unknownFields")?.strings() ?? []
    return FieldKnowledge(
      given: Set(given.compactMap(ListingField.init(rawValue:))),
      unknown: Set(unknown.compactMap(ListingField.init(rawValue:))))
  }

  private static func votes(_ item: SavedValue) throws(SavedReportError) -> [Vote] {
    var votes: [Vote] = []
    for vote in try item.optional("explain")?.optional("votes")?.elements() ?? [] {
      votes.append(
        Vote(
          group: try vote.member("group").string(), provider: try vote.member("provider").string(),
          rank: try vote.member("rank").integer(1...SearchQuery.greatestCount),
          weight: try vote.member("weight").number(),
          term: Score(try vote.member("term").number())))
    }
    return votes
  }
}

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
      case .source(let giver) where place > giver: knowledge.unknown.insert(field)
      case .somebody where place > 0: knowledge.unknown.insert(field)
      default: break
      }
    }
    return knowledge
  }
}
