import RecipeModel

/// What the listings of one recipe say together, field by field.
///
/// Identifier and link are those of the first source, which leads; every other field is chosen by
/// what the sources say in it, whatever their order (see ``FieldRule``).
struct UnifiedListing {
  private(set) var listing: Listing
  /// The places of the sources that fields come from, where it is not the first one.
  private(set) var givers: [(field: ListingField, place: Int)] = []
  private(set) var differs: [FieldDifference] = []
  /// How far the sources agree about the rating; nil where fewer than two rate.
  private(set) var ratedBy: RatingAgreement?
  /// Whether the rating is a mean, which no source gives by itself.
  private(set) var isRatingMean = false
  /// Whether the first source says all of it.
  var isOfLead: Bool { givers.isEmpty && !isRatingMean && !isRatingNone }
  /// Whether the first source's rating is none.
  private var isRatingNone = false

  /// Unifies what is surely one recipe.
  /// - Parameter sources: what the sources say, at least one, the first one leading.
  init(_ sources: [Telling]) {
    listing = sources[0].listing
    take(from: sources, places: sources.indices.map { $0 })
    tellDifferences(of: sources)
  }

  /// The same, and what is missing then from others that only share the title: all but what is in
  /// the dish and for how many, as they may be another recipe.
  init(_ sources: [Telling], certain: [Int]) {
    self.init(certain.map { sources[$0] })
    givers = givers.map { ($0.field, certain[$0.place]) }
    if certain.count == sources.count { return }
    let known = Set(certain)
    let others = sources.indices.filter { !known.contains($0) }
    take(from: others.map { sources[$0] }, places: others, isCertain: false)
  }

  /// Takes the best value of each field.
  private mutating func take(
    from sources: [Telling], places: [Int], isCertain: Bool = true
  ) {
    if sources.isEmpty { return }
    let list = isCertain ? IngredientChoice.best(sources.map(\.listing.ingredients)) : nil
    if isCertain {
      let place = TitleChoice.best(sources)
      listing.title = sources[place].listing.title
      if places[place] != 0 { givers.append((.title, places[place])) }
    }
    for (field, storage, isMissing) in Self.fields {
      if !isCertain, Self.ofDish.contains(field) || !isMissing(listing) { continue }
      let place: Int? =
        switch field {
        case .url: sources.firstIndex { $0.listing.url != nil }
        case .ingredients: list
        case .image: PictureChoice.best(sources)
        case .totalMinutes: TimeChoice.best(sources)
        case .yield: YieldChoice.best(sources, list: list)
        case .publisher: PublisherChoice.best(sources)
        case .rating: takeRating(from: sources)
        default:
          sources.allSatisfy { isMissing($0.listing) }
            ? nil
            : PlainChoice.best(
              sources.map(\.listing), sources.map(\.listing.id.provider), in: storage)
        }
      guard let place, places[place] != 0 else { continue }
      storage.copy(from: sources[place].listing, to: &listing)
      givers.append((field, places[place]))
    }
  }

  /// The fields of a listing, with where it keeps them and whether it lacks them.
  private static let fields = ListingField.ofListing.map {
    (field: $0.field, storage: $0.storage, isMissing: $0.storage.missing)
  }

  /// What is in the dish, and for how many.
  private static let ofDish: Set<ListingField> = [.ingredients, .yield, .diets]

  /// Takes the rating; a mean comes from no source.
  private mutating func takeRating(from sources: [Telling]) -> Int? {
    let choice = RatingChoice.best(sources)
    isRatingNone = choice == nil && listing.rating != nil
    listing.rating = choice?.rating
    if let agreement = choice?.agreement, agreement.sources > 1 { ratedBy = agreement }
    isRatingMean = choice != nil && choice?.place == nil
    return choice?.place
  }

  /// Notes the fields in which sources contradict what was taken.
  private mutating func tellDifferences(of sources: [Telling]) {
    if let minutes = listing.totalMinutes {
      tell(.totalMinutes, sources, \.totalMinutes, JSON.int) { !TimeChoice.agree($0, minutes) }
    }
    if let yield = listing.recipeYield {
      tell(.yield, sources, \.recipeYield, JSON.string) { YieldChoice.differ($0, yield) }
    }
  }

  private mutating func tell<Value>(
    _ field: ListingField, _ sources: [Telling], _ value: (Listing) -> Value?,
    _ json: (Value) -> JSON, _ differs: (Value) -> Bool
  ) {
    guard sources.contains(where: { value($0.listing).map(differs) ?? false }) else { return }
    let given = sources.compactMap { source in
      value(source.listing).map { (provider: source.listing.id.provider, value: $0) }
    }
    self.differs.append(
      FieldDifference(
        field: field,
        values: given.map { .init(provider: $0.provider, value: json($0.value)) }))
  }
}
