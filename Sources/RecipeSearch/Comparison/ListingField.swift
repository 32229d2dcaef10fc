public import RecipeModel
import RecipeProviderKit

/// A field that a comparison looks for in every listing; the name is the field's in the JSON
/// report.
public enum ListingField: String, Sendable, Hashable, CaseIterable {
  case image, ingredients, rating, totalMinutes, yield, url, publisher

  /// Whether a listing has the field; a link that is not http or https counts as none.
  public func isGiven(in listing: Listing) -> Bool {
    switch self {
    case .image: WebLink.accept(listing.image) != nil
    case .ingredients: !listing.ingredients.isEmpty
    case .rating: listing.rating != nil
    case .totalMinutes: listing.totalMinutes != nil
    case .yield: listing.recipeYield?.isEmpty == false
    case .url: WebLink.accept(listing.url) != nil
    case .publisher: listing.publisher?.isEmpty == false
    }
  }
}

/// Which fields a listing has, as far as it is known.
public struct FieldKnowledge: Sendable, Hashable {
  /// The fields that it has.
  public var given: Set<ListingField>
  /// The fields of which nobody can say whether it has them.
  public var unknown: Set<ListingField>

  /// Creates knowledge; what is neither given nor unknown is lacking.
  public init(given: Set<ListingField>, unknown: Set<ListingField> = []) {
    self.given = given
    self.unknown = unknown
  }

  /// All that a listing tells of itself.
  public init(_ listing: Listing) {
    self.init(given: Set(ListingField.allCases.filter { $0.isGiven(in: listing) }))
  }

  /// Whether the listing has a field; nil when that is unknown.
  public subscript(field: ListingField) -> Bool? {
    unknown.contains(field) ? nil : given.contains(field)
  }
}
