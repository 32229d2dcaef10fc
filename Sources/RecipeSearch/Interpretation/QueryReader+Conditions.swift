import RecipeScreening

extension QueryReader {
  /// Takes what must not be in a recipe, and what must be.
  mutating func readConditions() {
    for place in tokens.indices where isFree(place) {
      guard match([.without, .with, .using], at: place) != nil, !isInDish(place) else { continue }
      if let (phrase, end) = match(.without, at: place) {
        readWithout(phrase, place, end)
      } else if let (phrase, end) = match([.with, .using], at: place) {
        readWith(phrase, place, end)
      }
    }
  }

  /// Whether a word is within the name of a dish that the vocabulary has.
  private func isInDish(_ place: Int) -> Bool {
    let word = tokens[place].range
    return FoodVocabulary.dishes(in: source.text).contains {
      $0.lowerBound < word.lowerBound && word.upperBound < $0.upperBound
    }
  }

  /// A list of foods: the place of each, and where the list ends.
  private struct Foods {
    var items: [Range<Int>]
    var end: Int
  }

  private mutating func readWithout(_ phrase: QueryWords.Phrase, _ place: Int, _ begin: Int) {
    let start = match([.and, .but], before: place) ?? place
    let range: Range<Int>
    let items: [Range<Int>]
    let list = foods(at: begin, phrase.languages, isWithout: true) { !isStaying($0) }
    let isDish = list.map { $0.items.count == 1 && endsWithDish($0.items[0], phrase.languages) }
    if isLeading(start), isDish ?? true, let food = foodBeforeDish(at: begin, phrase.languages) {
      // `no onion curry`
      (range, items) = (start..<food.upperBound, [food])
    } else if let list {
      (range, items) = (start..<list.end, list.items)
    } else {
      return
    }
    let exclusions = items.map(exclusion)
    let kinds = Set(exclusions.map(\.meaning))
    let reason = "“\(typed(place..<begin))” before a food"
    guard kinds.count > 1 else {
      return take(range, exclusions[0].meaning, exclusions.map(\.value), because: reason)
    }
    // Each diet, allergen and food of a list is reported with its own words.
    var next = range.lowerBound
    for (item, exclusion) in zip(items, exclusions) {
      take(next..<item.upperBound, exclusion.meaning, [exclusion.value], because: reason)
      next = item.upperBound
    }
  }

  private mutating func readWith(_ phrase: QueryWords.Phrase, _ place: Int, _ begin: Int) {
    guard !namesDish(with: phrase, place, begin),
      let list = foods(
        at: begin, phrase.languages, isWithout: false,
        where: { food in
          // `couscous with seven vegetables`: no list of ingredients names a number of foods.
          number(at: food.lowerBound) == nil && isIngredient(food, phrase.languages)
            && !isMade(food) && !isStaying(food)
        })
    else { return }
    let isDish = list.items.count == 1 && isIngredientWithIngredient(phrase, place)
    guard !isDish else { return }
    let start = match([.and, .but], before: place) ?? place
    take(
      start..<list.end, .include, list.items.map(typed),
      because: "“\(typed(place..<begin))” before ingredients")
  }

  /// `pasta con le sarde`: with an article it is the name of a dish in Italian.
  private func namesDish(with phrase: QueryWords.Phrase, _ place: Int, _ begin: Int) -> Bool {
    guard phrase.languages.contains(.italian) else { return false }
    return match(.article, at: begin)?.phrase.languages.contains(.italian) ?? false
  }

  /// `pollo con arroz`: where only ingredients stand on both sides, in languages that name dishes
  /// so.
  private func isIngredientWithIngredient(_ phrase: QueryWords.Phrase, _ place: Int) -> Bool {
    guard [.spanish, .italian, .dutch, .german].contains(phrase.languages) else { return false }
    var start = place
    while start > 0, !isTaken(start - 1), tokens[start - 1].gap < .comma || start == 1 {
      start -= 1
    }
    while start < place, match([.praise, .more, .article, .lead], at: start) != nil { start += 1 }
    guard place - start == 1, isFree(start) else { return false }
    return !isMade(start..<place) && !isDish(start)
      && FoodVocabulary.kind(of: typed(start..<place), in: phrase.languages) == .food
  }

  private static let namingByPairs: Set<ScreenLanguage> = [.spanish, .italian, .dutch, .german]

  /// Whether a name is that of a made dish by itself or by the word that says what it is, which in
  /// some languages comes first: `onion gravy`, `salsa de queso`.
  private func isMade(_ range: Range<Int>) -> Bool {
    if hasRole(.made, range) { return true }
    if hasRole(.ingredient, range) { return false }
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    return madeLanguages(last).contains { !Self.headFirst.contains($0) }
      || madeLanguages(first).contains { Self.headFirst.contains($0) }
      || isCompound(last, of: .made)
  }

  private func madeLanguages(_ place: Int) -> [ScreenLanguage] {
    words.phrases(from: tokens[place].word).filter {
      $0.role == .made && $0.words.count == 1
    }.flatMap(\.languages)
  }

  private static let headFirst: Set<ScreenLanguage> = [.french, .spanish, .italian]

  private func isStaying(_ range: Range<Int>) -> Bool { hasRole(.stays, range) }

  private func hasRole(_ role: QueryWords.Role, _ range: Range<Int>) -> Bool {
    let words = tokens[range].map(\.word)
    guard !words.isEmpty else { return false }
    return self.words.phrases(from: words[0]).contains { $0.role == role && $0.words == words }
  }

  /// The foods at a place, up to where a list of them can end; nil where one is none.
  private func foods(
    at place: Int, _ languages: [ScreenLanguage], isWithout: Bool,
    where accepts: (Range<Int>) -> Bool
  ) -> Foods? {
    var list = Foods(items: [], end: place)
    var next = place
    while true {
      guard let food = food(at: skippingArticles(next), languages, accepts) else {
        // Something else may begin after a comma or a joining word.
        if isStaying(next..<min(next + 1, count)) { return nil }
        return list.items.isEmpty || !ends(at: list.end) ? nil : list
      }
      list.items.append(food)
      list.end = food.upperBound
      guard let joined = joined(at: list.end, isWithout: isWithout) else { break }
      next = joined
    }
    return ends(at: list.end) ? list : nil
  }

  /// Where the next food of a list begins: after a comma, `and`, or `and without`.
  private func joined(at place: Int, isWithout: Bool) -> Int? {
    guard isFree(place) else { return nil }
    var next = place
    if let (_, end) = match([.and, .but], at: place) { next = end }
    if next == place, tokens[place].gap < .comma { return nil }
    if isWithout, let (_, end) = match(.without, at: next) { next = end }
    return next < count ? next : nil
  }

  /// The longest food at a place that a list can go on behind.
  private func food(
    at place: Int, _ languages: [ScreenLanguage], _ accepts: (Range<Int>) -> Bool
  ) -> Range<Int>? {
    for end in (place..<min(place + 6, count)).reversed().map({ $0 + 1 }) {
      let range = place..<end
      guard isName(range), ends(at: end) || isJoint(end), accepts(range) else { continue }
      if isFood(range, languages) { return range }
    }
    return nil
  }

  private func isJoint(_ place: Int) -> Bool { match([.and, .but], at: place) != nil }

  private func isIngredient(_ range: Range<Int>, _ languages: [ScreenLanguage]) -> Bool {
    hasRole(.avoided, range) || FoodVocabulary.kind(of: typed(range), in: languages) == .food
  }

  private func isFood(_ range: Range<Int>, _ languages: [ScreenLanguage]) -> Bool {
    if hasRole(.avoided, range) { return true }
    return FoodVocabulary.kind(of: typed(range), in: languages) != nil
  }

  /// Whether a name is that of a dish with a food before it: `cheese pizza`, `egg mayonnaise`.
  private func endsWithDish(_ range: Range<Int>, _ languages: [ScreenLanguage]) -> Bool {
    range.count > 1
      && (isDish(range.upperBound - 1) || !FoodVocabulary.isOneName(typed(range), in: languages))
  }

  /// Whether a word is a kind of dish, or ends with one as `Linsensuppe` does.
  private func isDish(_ place: Int) -> Bool {
    hasRole(.dish, place..<place + 1) || isCompound(place, of: .dish)
  }

  /// Whether a word ends with one that has some role, in languages that make one word of two.
  private func isCompound(_ place: Int, of role: QueryWords.Role) -> Bool {
    let word = tokens[place].word
    return word.indices.dropFirst().contains { start in
      let ending = String(word[start...])
      return ending.utf8.count > 3
        && words.phrases(from: ending).contains {
          $0.role == role && $0.words == [ending]
            && !Self.joiningWords.isDisjoint(with: $0.languages)
        }
    }
  }

  private static let joiningWords: Set<ScreenLanguage> = [.german, .dutch]

  /// Whether the words can be one name: free, without a comma or a word that leads elsewhere.
  private func isName(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      guard isFree(place) else { return false }
      if place == range.lowerBound { return true }
      return tokens[place].gap < .comma && match([.with, .without, .and], at: place) == nil
    }
  }

  func skippingArticles(_ place: Int) -> Int {
    var place = place
    while let (_, end) = match([.article, .some], at: place), end < count { place = end }
    return place
  }

  /// The food of `no onion curry`, behind which a dish is left.
  private func foodBeforeDish(at place: Int, _ languages: [ScreenLanguage]) -> Range<Int>? {
    guard place < count - 1 else { return nil }
    for end in [place + 2, place + 1] where end < count && tokens[end].gap < .comma {
      let range = place..<end
      if isName(range), isFree(end), !isStaying(range), isFood(range, languages) { return range }
    }
    return nil
  }
}
