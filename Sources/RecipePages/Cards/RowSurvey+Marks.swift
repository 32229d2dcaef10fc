import RecipeModel
import RecipeProviderKit

extension RowSurvey {
  // MARK: Times and ratings

  /// Where most rows say how long a dish takes.
  func time() -> String? {
    mark(least: 0.5) { place in
      if place.attribute.isEmpty, holdsDates(place) { return 0 }
      if place.name == "time" || place.name == "meta" {
        return place.attribute == "datetime" || place.attribute == "content" ? 1.1 : 0.9
      }
      guard place.attribute.isEmpty else { return 0 }
      let parts = place.parts
      return parts.contains("total") && parts.contains("time")
        ? 1.2 : parts.contains(where: Self.timeWords.contains) ? 1 : 0
    } test: {
      Self.isTime($0)
    }?.selector
  }

  /// Whether the elements at a place are or hold dates for programs, such as
  /// `<time datetime="2026-11-27">`, whatever they say to people.
  private func holdsDates(_ place: PlaceInRow) -> Bool {
    let moments = datetimes(at: place)
    return !moments.isEmpty && moments.count(where: NaturalDuration.isMoment) * 2 > moments.count
  }

  private static let timeWords: Set<String> = [
    "time", "times", "duration", "minutes", "minuten", "zeit", "dauer", "temps", "duree", "tiempo",
    "tempo", "tijd", "total", "cooktime", "totaltime", "readyin",
  ]

  /// Whether a text is a time and nothing else: `35 min`, `1 Std. 20 Min.`, `PT35M`.
  static func isTime(_ text: String) -> Bool {
    if text.hasPrefix("PT") || text.hasPrefix("P0") { return text.utf8.count < 20 }
    if NaturalDuration.isMoment(text) { return false }
    let words = TextMatching.words(text)
    guard 1...8 ~= words.count, words.contains(where: { $0.contains(where: \.isNumber) }) else {
      return false
    }
    return words.contains { word in
      units.contains(String(word.drop { $0.isNumber }))
    }
  }

  private static let units: Set<String> = [
    "m", "min", "mins", "minute", "minutes", "minuten", "minuti", "minutos", "minut", "h", "hr",
    "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora", "horas", "ora",
    "ore", "uur", "tim",
  ]

  /// Where most rows have a rating as a number of its own, and its scale.
  func rating() -> CardList.Rating? {
    let place = mark(least: 0.4) { place in
      if place.attribute == "data-rating" || place.attribute == "data-score" { return 1.1 }
      guard ["", "content", "data-value"].contains(place.attribute) else { return 0 }
      return place.parts.contains(where: Self.ratingWords.contains) ? 1 : 0
    } test: { text in
      Double(text).map { 0...10 ~= $0 } ?? false
    }
    return place.map { place in
      let isOfTen = texts(at: place).contains { Double($0) ?? 0 > 5 }
      return CardList.Rating(selector: place.selector, scale: isOfTen ? 10 : 5)
    }
  }

  private static let ratingWords: Set<String> = [
    "rating", "ratings", "stars", "star", "score", "bewertung", "note", "average", "value",
  ]

  /// The best of the places of a kind whose texts pass a test in most rows.
  private func mark(
    least: Double, _ kind: (PlaceInRow) -> Double, test: (String) -> Bool
  ) -> PlaceInRow? {
    var best: (worth: Double, place: PlaceInRow)?
    for place in candidates {
      let kind = kind(place)
      guard kind > 0 else { continue }
      let texts = texts(at: place)
      let share = Double(texts.count(where: test)) / Double(max(1, sampleCount))
      let isPure = texts.allSatisfy(test)
      guard share >= least, isPure || share > 0.7 else { continue }
      let worth = share * kind + (place.className == nil ? 0 : 0.01)
      if worth > (best?.worth ?? 0) + 0.001 { best = (worth, place) }
    }
    return best?.place
  }
}

extension PlaceInRow {
  /// The words of its class.
  fileprivate var parts: [String] { className.map { CardWords.parts(of: $0.text) } ?? [] }
}
