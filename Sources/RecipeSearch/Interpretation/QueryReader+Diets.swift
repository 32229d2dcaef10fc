import RecipeScreening

extension QueryReader {
  /// Takes diets and allergens that are named: `vegan`, `nut free`, `peanut allergy`.
  mutating func readDiets() {
    for place in tokens.indices where isFree(place) {
      if let (phrase, end) = match([.diet, .avoid], at: place) {
        takeDiet(phrase, place..<end)
      } else if let (list, end) = avoided(at: place) {
        readFree(list, place, end)
      } else if let (_, end) = match(.allergic, at: place), let (list, behind) = avoided(at: end) {
        takeAvoided(list, place..<behind, because: "an allergy")
      } else {
        readFreeFood(place)
      }
    }
  }

  private mutating func takeDiet(_ phrase: QueryWords.Phrase, _ range: Range<Int>) {
    let isDiet = phrase.role == .diet
    let start = match([.that], before: range.lowerBound) ?? range.lowerBound
    take(
      start..<range.upperBound, isDiet ? .diets : .avoid, [phrase.value],
      because: isDiet ? "the name of a diet" : "something to avoid")
  }

  /// `nut free`, `free` behind a list, `nut allergy`.
  private mutating func readFree(_ list: [QueryWords.Phrase], _ place: Int, _ end: Int) {
    if let behind = freeEnd(at: end) {
      takeAvoided(list, place..<behind, because: "free of what is named before it")
    } else if let (_, behind) = match(.allergy, at: end) {
      var start = match([.article], before: place) ?? place
      start = match([.sufferer], before: start) ?? start
      let last = match(.allergy, at: behind)?.end ?? behind
      takeAvoided(list, start..<last, because: "an allergy")
    }
  }

  /// `onion-free`, where `onion` is a food that no allergen's name covers.
  private mutating func readFreeFood(_ place: Int) {
    guard match(.unjudged, at: place) == nil, match(.without, at: place) == nil else { return }
    for length in [2, 1] {
      let end = place + length
      guard let behind = freeEnd(at: end), let phrase = match(.free, at: end)?.phrase,
        (place..<end).allSatisfy({ isFree($0) && !isPlain($0, behind: place) }),
        FoodVocabulary.kind(of: typed(place..<end), in: phrase.languages) == .food
      else { continue }
      take(
        place..<behind, .exclude, [typed(place..<end)], because: "free of what is named before it")
      return
    }
  }

  /// The place behind `free` where it says that what is before it is not there.
  private func freeEnd(at place: Int) -> Int? {
    guard let (_, end) = match(.free, at: place), match(.tied, at: end) == nil,
      match(.without, at: place) == nil
    else { return nil }
    return end
  }

  /// Whether a word is no part of the name of a food that begins at a place.
  private func isPlain(_ word: Int, behind place: Int) -> Bool {
    match([.unjudged, .avoided, .and, .article, .praise], at: word) != nil
      || (word > place && tokens[word].gap >= .comma)
  }

  /// What a list at a place avoids, such as `egg and dairy`, and the place behind it.
  private func avoided(at place: Int) -> (list: [QueryWords.Phrase], end: Int)? {
    guard let first = match(.avoided, at: place) else { return nil }
    var list = [first.phrase]
    var end = first.end
    while end < count {
      let next = match(.and, at: end)?.end ?? (tokens[end].gap >= .comma ? end : count)
      let free = match(.free, at: end)?.end
      guard free == nil, let found = match(.avoided, at: next) else { break }
      list.append(found.phrase)
      end = found.end
    }
    return (list, end)
  }

  private mutating func takeAvoided(
    _ list: [QueryWords.Phrase], _ range: Range<Int>, because reason: String
  ) {
    let diets = list.map(\.value).filter(Self.isDiet)
    let allergens = list.map(\.value).filter { !Self.isDiet($0) }
    if allergens.isEmpty {
      take(range, .diets, diets, because: reason)
    } else if diets.isEmpty {
      take(range, .avoid, allergens, because: reason)
    } else {
      // Two kinds of conditions share the words.
      let (diet, rest) = split(list, range)
      take(diet, .diets, diets, because: reason)
      take(rest, .avoid, allergens, because: reason)
    }
  }

  /// Parts words between the diets and the allergens of a list.
  private func split(
    _ list: [QueryWords.Phrase], _ range: Range<Int>
  ) -> (diets: Range<Int>, allergens: Range<Int>) {
    let middle = range.lowerBound + range.count / 2
    let dietsLead = Self.isDiet(list[0].value)
    let (first, second) = (range.lowerBound..<middle, middle..<range.upperBound)
    return dietsLead ? (first, second) : (second, first)
  }

  /// Whether what is avoided has the name of a diet.
  static func isDiet(_ value: String) -> Bool { value.hasSuffix("-free") }

  /// What it means that some words must not be in a recipe: a diet, an allergen, or an ingredient.
  func exclusion(of range: Range<Int>) -> (meaning: InterpretedWords.Meaning, value: String) {
    let words = tokens[range].map(\.word)
    let avoided = self.words.phrases(from: words[0]).first {
      $0.role == .avoided && $0.words == words
    }
    guard let avoided else { return (.exclude, typed(range)) }
    return (Self.isDiet(avoided.value) ? .diets : .avoid, avoided.value)
  }
}
