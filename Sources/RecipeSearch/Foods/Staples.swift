/// What every kitchen has, so that a recipe is no further away for needing it: salt, pepper and water.
///
/// The vocabulary gives the words of the first name in every language (`Salz`, `poivre`, `acqua`).
/// What makes another food of them (celery salt, rose water, bell pepper) is none.
extension FoodName {
  var isStaple: Bool {
    forms.isEmpty && words.contains(where: Self.staples.contains)
      && words.allSatisfy { Self.staples.contains($0) || Self.besideStaples.contains($0) }
  }

  private static let staples: Set<String> = [
    "pepe", "pepper", "peppercorn", "poivre", "sale", "salt", "water",
  ]

  /// What is said of staples in the six languages, after case, accents and number are gone.
  private static let besideStaples: Set<String> = Set(
    """
    and black white fine coarse ground freshly cracked whole warm cold hot lukewarm boiling to taste \
    schwarz weiss fein grob warm kalt heiss lauwarm lauwwarme aus der muhle gemahlen nach geschmack \
    et noir blanc fin gros du moulin tiede chaude froide au gout selon \
    y negra blanca fina gruesa molida tibia caliente fria al gusto \
    e nero bianco fino grosso macinato tiepida calda fredda q b quanto basta \
    en zwart wit fijn grof gemalen lauw koud heet naar smaak
    """.split(separator: " ").map(String.init))
}

extension FoodLine {
  /// Whether it asks for nothing but salt, pepper and water; see ``FoodName/isStaple``.
  var isStaple: Bool { choices.contains { $0.allSatisfy(\.isStaple) } }
}
