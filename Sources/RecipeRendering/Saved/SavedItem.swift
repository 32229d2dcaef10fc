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
      id: ListingID(provider: "", id: ""), title: try item.member("title").string(),
      url: try item.text("url"), publisher: try item.text("publisher"),
      image: try item.text("image"),
      ingredients: try item.optional("ingredients")?.strings() ?? [],
      totalMinutes: try item.optional("totalMinutes")?.integer(),
      recipeYield: try item.text("yield"))
    if let rating = try item.optional("rating")?.number() {
      listing.rating = Rating(value: rating, scale: 1)
    }
    if let diets = try item.optional("diets")?.strings() {
      listing.diets = Set(diets.map(Diet.init(rawValue:)))
    }
    return listing
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
      listing, rank: try value.member("rank").integer(1...SavedValue.greatestCount))
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
          rank: try vote.member("rank").integer(1...SavedValue.greatestCount),
          weight: try vote.member("weight").number(),
          term: Score(try vote.member("term").number())))
    }
    return votes
  }
}
