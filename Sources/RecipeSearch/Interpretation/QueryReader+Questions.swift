import RecipeScreening

extension QueryReader {
  /// Takes questions by ingredients: `what can I make with`, `I have`, `leftover`.
  mutating func readQuestions() {
    for place in tokens.indices where isFree(place) {
      if let (phrase, end) = match(.question, at: place) {
        readQuestion(phrase, place, end)
      } else if let (phrase, end) = match(.leftover, at: place) {
        readLeftover(phrase, place, end)
      } else if let (phrase, end) = match(.have, at: place), isLeading(place) {
        readHave(phrase, place, end)
      } else if let (phrase, end) = match(.leftovers, at: place) {
        readLeftovers(phrase, place, end)
      }
    }
  }

  private mutating func readQuestion(_ phrase: QueryWords.Phrase, _ place: Int, _ end: Int) {
    let behind = match(.meal, at: end)?.end ?? end
    guard let (_, begin) = match(.link, at: behind), begin < count else { return }
    let foods = foods(at: begin, phrase.languages) { _ in true }
    guard !foods.items.isEmpty else { return }
    takeHave(place, foods, because: "a question what to make of it")
  }

  private mutating func readHave(_ phrase: QueryWords.Phrase, _ place: Int, _ end: Int) {
    let foods = foods(at: end, phrase.languages) { isKnown($0, phrase.languages) }
    guard !foods.items.isEmpty, ends(at: foods.end) else { return }
    takeHave(place, foods, because: "“\(typed(place..<end))” before foods")
  }

  private mutating func readLeftover(_ phrase: QueryWords.Phrase, _ place: Int, _ end: Int) {
    let foods = foods(at: end, phrase.languages) { isKnown($0, phrase.languages) }
    let reason = "“\(typed(place..<end))” before foods"
    guard let last = foods.items.last, ends(at: foods.end) else { return }
    // `leftover turkey soup` is a soup that uses turkey up.
    if foods.items.count == 1, last.count > 1, !isIngredient(last, phrase.languages),
      let food = ingredient(leading: last, phrase.languages)
    {
      return take(place..<end, .have, [typed(food)], because: reason)
    }
    // `soup with leftover turkey` loses what leads to the turkey, too.
    takeHave(match([.with, .using], before: place) ?? place, foods, because: reason)
  }

  /// Takes `turkey leftovers`.
  private mutating func readLeftovers(
    _ phrase: QueryWords.Phrase, _ place: Int, _ end: Int
  ) {
    var start = place
    while start > 0, isFree(start - 1) { start -= 1 }
    let foods = foods(at: start, phrase.languages) { isKnown($0, phrase.languages) }
    guard start < place, foods.end == place || foods.end == end, ends(at: end) else { return }
    var named = foods
    named.end = end
    takeHave(start, named, because: "“\(typed(place..<end))” behind foods")
  }

  /// Takes foods with all that asks for them.
  private mutating func takeHave(_ start: Int, _ foods: Foods, because reason: String) {
    var end = foods.end
    while let (_, behind) = match([.home, .end, .verb], at: end) { end = behind }
    take(start..<end, .have, foods.items.map(typed), because: reason)
  }

  private struct Foods {
    var items: [Range<Int>] = []
    var end: Int
  }

  /// The names of a list at a place, each up to where a name can end.
  private func foods(
    at place: Int, _ languages: [ScreenLanguage], where accepts: (Range<Int>) -> Bool
  ) -> Foods {
    var foods = Foods(end: place)
    var next = place
    while next < count {
      let begin = skippingArticles(next)
      var end = begin
      while isFree(end), end == begin || (!ends(at: end) && match(.and, at: end) == nil) {
        end += 1
      }
      let item = begin..<end
      guard !item.isEmpty, accepts(item), foods.items.isEmpty || isKnown(item, languages) else {
        break
      }
      foods.items.append(item)
      foods.end = end
      guard end < count, isFree(end) else { break }
      if let (_, behind) = match(.and, at: end) {
        next = behind
      } else if tokens[end].gap >= .comma {
        next = end
      } else {
        break
      }
    }
    return foods
  }

  private func isKnown(_ range: Range<Int>, _ languages: [ScreenLanguage]) -> Bool {
    FoodVocabulary.kind(of: typed(range), in: languages) != nil
  }

  private func isIngredient(_ range: Range<Int>, _ languages: [ScreenLanguage]) -> Bool {
    FoodVocabulary.kind(of: typed(range), in: languages) == .food
  }

  private func ingredient(leading range: Range<Int>, _ languages: [ScreenLanguage]) -> Range<Int>? {
    (1..<range.count).reversed().map { range.lowerBound..<range.lowerBound + $0 }
      .first { isIngredient($0, languages) }
  }
}
