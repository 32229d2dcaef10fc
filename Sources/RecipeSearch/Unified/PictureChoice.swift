import RecipeModel
import RecipeProviderKit

/// The picture among those that the sources of one recipe give.
enum PictureChoice {
  /// A picture that a source gives.
  struct Picture {
    let address: String
    /// Whether the source gives it to other recipes, too.
    let isStandIn: Bool
    /// How many pixels it has; 0 where that is not told.
    let pixels: Int

    fileprivate init?(_ source: Telling) {
      guard let address = source.listing.image else { return nil }
      (self.address, isStandIn, pixels) = (address, source.isStandIn, source.pixels)
    }

    /// Whether nothing tells another one apart.
    fileprivate func isSame(as other: Picture) -> Bool {
      isStandIn == other.isStandIn && pixels == other.pixels
        && ByteOrder.areSame(address, other.address)
    }
  }

  static let rules: [FieldRule<Picture>] = [
    FieldRule("a real address", if: { WebLink.accept($0.address) != nil }),
    FieldRule("of this recipe alone", if: { !$0.isStandIn && !isNamedStandIn($0.address) }),
    FieldRule("the larger one", by: { $0.pixels }),
    FieldRule("encrypted", if: { $0.address.hasPrefix("https:") }),
  ]

  /// The place of the picture to take; nil where there is none.
  static func best(_ sources: [Telling]) -> Int? {
    var pictures: [Given<Picture>] = []
    for (place, source) in sources.enumerated() {
      guard let picture = Picture(source) else { continue }
      if pictures.contains(where: { $0.value.isSame(as: picture) }) { continue }
      pictures.append(Given(value: picture, place: place, providers: []))
    }
    return pictures.best(by: rules) { ByteOrder.precedes($0.address, $1.address) }
  }

  /// Whether an address says itself that the picture is none of the dish: `nopic.jpg`.
  static func isNamedStandIn(_ url: String) -> Bool {
    var path = url.utf8[...]
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    let file = path.lastIndex(of: UInt8(ascii: "/")).map { path[$0...] } ?? path
    let letters = TextMatching.joinedWords(Substring(file), by: nil)
    return standIns.contains { letters.hasPrefix($0) }
  }

  private static let standIns = [
    "nopic", "noimage", "noimg", "nophoto", "nothumb", "placeholder", "blank", "missing",
    "defaultimage", "defaultrecipe", "imagenotavailable", "comingsoon",
  ]
}
