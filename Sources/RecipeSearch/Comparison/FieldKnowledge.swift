public import RecipeModel
import RecipeProviderKit

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
    self.init(given: Set(ListingField.counted.filter { $0.isGiven(in: listing) }))
  }

  /// Whether the listing has a field; nil when that is unknown.
  public subscript(field: ListingField) -> Bool? {
    unknown.contains(field) ? nil : given.contains(field)
  }
}

extension ListingField {
  /// Whether a listing has the field; a link that is not http or https counts as none, and neither
  /// does an empty text.
  package func isGiven(in listing: Listing) -> Bool {
    switch inListing {
    case .link(let path): WebLink.accept(listing[keyPath: path]) != nil
    case .text(let path): listing[keyPath: path]?.isEmpty == false
    default: !isMissing(in: listing)
    }
  }
}
