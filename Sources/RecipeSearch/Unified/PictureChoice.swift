import RecipeModel
import RecipeProviderKit

/// The picture among those that the sources of one recipe give.
enum PictureChoice {
  static let rules: [FieldRule<Telling>] = [
    FieldRule("a real address", if: { WebLink.accept($0.listing.image) != nil }),
    FieldRule("of this recipe alone", if: { !$0.isStandIn && !isNamedStandIn($0.listing.image) }),
    FieldRule("the larger one", by: { $0.pixels }),
    FieldRule("encrypted", if: { $0.listing.image?.hasPrefix("https:") ?? false }),
  ]

  /// The place of the picture to take; nil where there is none.
  static func best(_ sources: [Telling]) -> Int? {
    let first = sources.firstIndex { $0.listing.image != nil }
    guard let first, sources.dropFirst(first + 1).contains(where: { $0.listing.image != nil })
    else { return first }
    return sources.enumerated().filter { $0.element.listing.image != nil }
      .map { Given(value: $0.element, place: $0.offset, providers: []) }
      .best(by: rules) { ByteOrder.precedes($0.listing.image ?? "", $1.listing.image ?? "") }
  }

  /// Whether an address says itself that the picture is none of the dish: `nopic.jpg`.
  static func isNamedStandIn(_ url: String?) -> Bool {
    let file = url?.split(separator: "/").last.map(String.init) ?? ""
    let letters = TextMatching.words(file).joined()
    return standIns.contains { letters.hasPrefix($0) }
  }

  private static let standIns = [
    "nopic", "noimage", "noimg", "nophoto", "nothumb", "placeholder", "blank", "missing",
    "defaultimage", "defaultrecipe", "imagenotavailable", "comingsoon",
  ]
}
