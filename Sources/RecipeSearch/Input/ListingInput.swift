public import RecipeModel

/// Collects listings that were written for merging: gives ranks where they have none, and ratings
/// the scale that their provider seems to use.
public struct ListingInput: Sendable {
  private struct BareRating {
    var index: Int
    var value: Double
  }

  private var listings: [RankedListing] = []
  private var bareRatings: [BareRating] = []
  private var counts: [String: Int] = [:]

  /// Creates an empty collection.
  public init() {}

  /// The providers of the listings, in alphabetical order.
  public var providers: [String] { counts.keys.sorted() }

  /// Takes the next listing; without a rank it stands behind its provider's earlier ones.
  public mutating func add(_ written: WrittenListing) {
    let place = counts[written.listing.id.provider, default: 0] + 1
    counts[written.listing.id.provider] = place
    if let value = written.bareRating {
      bareRatings.append(BareRating(index: listings.count, value: value))
    }
    listings.append(RankedListing(written.listing, rank: written.rank ?? place))
  }

  /// The listings, ratings without a scale measured on their provider's.
  public func ranked() -> [RankedListing] {
    var greatest: [String: Double] = [:]
    for rating in bareRatings {
      let provider = listings[rating.index].listing.id.provider
      greatest[provider] = max(greatest[provider] ?? 0, rating.value)
    }
    var listings = listings
    for rating in bareRatings {
      let provider = listings[rating.index].listing.id.provider
      let scale = Self.scale(upTo: greatest[provider] ?? rating.value)
      listings[rating.index].listing.rating = Rating(value: rating.value, scale: scale)
    }
    return listings
  }

  /// The scale that a provider's ratings are measured on, by the greatest of them.
  public static func scale(upTo greatest: Double) -> Double {
    switch greatest {
    case ...1: 1
    case ...5: 5
    case ...10: 10
    default: max(100, greatest)
    }
  }
}
