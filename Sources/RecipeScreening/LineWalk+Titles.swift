/// What is particular to titles.
extension LineWalk {
  /// Leaves of each food what a title tells by naming it.
  ///
  /// What a food may hold by its brand does not count, what a dish is usually made of does. `Vegan`
  /// speaks of the whole dish wherever it stands, but not of meat that is named beside it.
  mutating func settleTitle() {
    let plants = Set(reading.foods.filter(\.isPlant).map(\.stretch))
    for place in reading.foods.indices {
      let food = reading.foods[place]
      if food.isDish {
        reading.foods[place].contents.may.formUnion(food.named)
      } else {
        reading.foods[place].contents.may.formIntersection(food.named)
        reading.foods[place].contents.rarely = []
      }
      // `potato samosas`
      if food.isFilled, !plants.isEmpty {
        reading.foods[place].contents = food.contents.without(.anyFlesh)
      }
      // `parsnip lobster rolls`, `bistecca di cavolfiore`
      if plants.contains(food.stretch) { reading.foods[place].isImitated = true }
      if titleDropIsOpen { continue }
      let drop = food.isDish ? titleDrop : titleDrop.subtracting(.anyFlesh)
      reading.foods[place].contents = reading.foods[place].contents.without(drop)
    }
  }
}

extension LineWalk {
  /// What the words of a longer phrase name, and the end of a word of two: the dish in `potato latkes`
  /// and in `Apfelkuchen`.
  func named(_ places: Range<Int>) -> FoodTraits {
    if places.count == 1 {
      let word = LineTokens.folded(bytes, tokens[places.lowerBound].range)
      return lexicon.dish(endingOf: word).map { $0.contents.holds.union($0.contents.may) } ?? []
    }
    return places.reduce(into: []) { traits, place in
      guard let number = lexicon.term(tokens[place].hash, inTitle: true) else { return }
      let term = lexicon.terms[number]
      traits.formUnion(term.contents.holds)
      if term.role == .title { traits.formUnion(term.contents.may) }
    }
  }
}

extension LineReading.Food {
  /// Whether it is a food by its own name that surely holds nothing of an animal.
  fileprivate var isPlant: Bool {
    !isDish && contents.holds.withKinds.isDisjoint(with: .ofAnimals)
  }
}
