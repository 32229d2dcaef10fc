import RecipeModel

/// What the filters and sort orders need of a recipe besides its words.
struct RecipeFacts: Sendable {
  let id: String
  let titleKey: String
  let rating: Double?
  let minutes: Int?
  let diets: Set<Diet>

  init(_ recipe: Recipe) {
    let listing = recipe.listingWithAll
    id = listing.id.id
    titleKey = TextMatching.sortKey(listing.title)
    rating = listing.rating?.normalized
    minutes = listing.totalMinutes
    diets = listing.diets ?? []
  }

  /// Reads the columns that ``columns`` writes.
  init(columns: [ArraySlice<UInt8>]) {
    let texts = columns.map { String(decoding: $0, as: UTF8.self) }
    (id, titleKey, minutes) = (texts[0], texts[1], Int(texts[2]))
    diets = Set(texts[3].split(separator: ",").map { Diet(rawValue: String($0)) })
    rating = nil
  }

  /// What is known of an embedded dish, which nobody has rated.
  var columns: [String] {
    [
      id, titleKey, minutes.map(String.init) ?? "",
      diets.map(\.rawValue).sorted().joined(separator: ","),
    ]
  }
}
