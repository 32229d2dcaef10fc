import RecipeModel

/// The rating that the sources of one recipe give together.
enum RatingChoice {
  /// What the rules prefer, as the documentation names it.
  static let ruleNames = ["a rating above 0", "most ratings", "the mean"]

  /// What is chosen.
  struct Choice {
    var rating: Rating
    /// The place of the source that gives it; nil for a mean of several.
    var place: Int?
    var agreement: RatingAgreement
  }

  /// The rating to take; nil where no source gives one.
  static func best(_ sources: [Telling]) -> Choice? {
    let places = sources.indices.filter { isGiven(sources[$0]) }
    let ratings = places.compactMap { sources[$0].listing.rating }
    guard let first = ratings.first else { return nil }
    let shares = shares(places.map { sources[$0] })
    func choice(_ rating: Rating, _ place: Int?) -> Choice {
      let agree = shares.count { abs($0 - rating.normalized) <= 0.1 + 1e-9 }
      return Choice(
        rating: rating, place: place,
        agreement: RatingAgreement(sources: shares.count, agree: agree))
    }
    if ratings.allSatisfy({ $0 == first }) { return choice(first, places[0]) }
    if let most = places.compactMap({ sources[$0].ratingCount }).max() {
      let counted = zip(places, ratings).filter { sources[$0.0].ratingCount == most }
      return counted.min { order($0.1) < order($1.1) }.map { choice($0.1, $0.0) }
    }
    let mean = shares.reduce(0, +) / Double(shares.count)
    return Rating(value: (mean * 10_000).rounded() / 10_000, scale: 1).map { choice($0, nil) }
  }

  /// Whether a source rates at all: many write 0 for a recipe that nobody has rated.
  static func isGiven(_ source: Telling) -> Bool {
    source.listing.rating.map { $0.value > 0 || source.ratingCount ?? 0 > 0 } ?? false
  }

  /// One share of the best for each provider, in order, so that no order of sources decides a sum.
  private static func shares(_ sources: [Telling]) -> [Double] {
    let given = sources.compactMap { source in
      source.listing.rating.map { (provider: source.listing.id.provider, share: $0.normalized) }
    }
    if given.count < 2 { return given.map(\.share) }
    return given.sorted { $0 < $1 }[...].runs(by: \.provider).map { own in
      own.reduce(0) { $0 + $1.share } / Double(own.count)
    }.sorted()
  }

  private static func order(_ rating: Rating) -> (Double, Double) {
    (-rating.normalized, rating.scale)
  }
}
