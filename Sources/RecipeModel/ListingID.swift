/// Names one listing: the provider that returned it and the provider's own identifier for it.
///
/// Identifiers are strings even where a service uses numbers: Food2Fork mixes decimal and
/// hexadecimal ones in one list. A service without identifiers (RecipePuppy) uses the link.
public struct ListingID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The identifier of the provider, as the configuration names it.
  public var provider: String
  /// The provider's own identifier, byte for byte.
  public var id: String

  /// Creates an identifier from its two parts.
  public init(provider: String, id: String) {
    self.provider = provider
    self.id = id
  }

  /// Reads the form `provider:id`; nil where there is no colon or a part is empty.
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let provider = text[..<colon]
    let id = text[text.index(after: colon)...]
    guard !provider.isEmpty, !id.isEmpty else { return nil }
    self.init(provider: String(provider), id: String(id))
  }

  /// The form `provider:id`, which ``init(_:)`` reads back.
  public var description: String { "\(provider):\(id)" }

  /// Whether both parts are the same byte for byte; Unicode's equivalent spellings differ.
  public static func == (left: ListingID, right: ListingID) -> Bool {
    isSame(left.id, right.id) && isSame(left.provider, right.provider)
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    // `==` is quick, and false negatives are impossible: only equivalent texts remain to compare.
    left == right && left.utf8.elementsEqual(right.utf8)
  }

  /// Orders by provider, then by identifier, both by their UTF-8 bytes.
  public static func < (left: ListingID, right: ListingID) -> Bool {
    if left.provider != right.provider {
      return left.provider.utf8.lexicographicallyPrecedes(right.provider.utf8)
    }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }
}
