import RecipeModel

/// A line of a recipe, read once for all the foods that are looked for in it.
package struct FoodText: Sendable {
  let reading: FoodReading

  /// Reads the lines of one recipe; all of them tell its language.
  package static func all(of lines: some Sequence<String>) -> [FoodText] {
    FoodReading.foods(inLines: lines).map(FoodText.init)
  }
}

/// A food that somebody wants or does not want, looked for in lines of recipes.
///
/// A name matches a line that names the same food in whatever number, spelling, dialect or language,
/// or one of its kind, or something that is made of it: `nuts` matches `100 g almonds`, `tomato` matches
/// `tomato paste`. It does not match what only shares a word with it: `butter` matches neither `butter
/// beans` nor `butternut squash`. A name that is no known food matches where all its words are, in any
/// number. What a line says to be free of something is not in it: `gluten` does not match
/// `gluten-free flour`.
package struct FoodNameMatcher: Sendable {
  private let food: Food?
  private let words: [HashedWord]

  /// Looks for a name as people write it.
  package init(_ name: String) {
    food = Food(named: name)
    words = TextWord.all(in: name).map(\.word)
  }

  /// Whether there is nothing to look for.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether the line names it.
  package func matches(_ line: FoodText) -> Bool {
    let reading = line.reading
    if let food {
      let isNamed = reading.mentions.contains { mention in
        food.isIn(mention.food) && !isFree(mention.words.upperBound, in: reading)
      }
      if isNamed { return true }
    }
    let isKnown = food != nil
    let taken = isKnown ? wordsOfOtherNames(in: reading) : []
    let named = isKnown ? Set(reading.mentions.flatMap(\.words)) : []
    return words.allSatisfy { word in
      reading.words.indices.contains { place in
        !taken.contains(place) && !isFree(place + 1, in: reading)
          && isSame(word, reading.words[place].word, isNamed: named.contains(place))
      }
    }
  }

  /// Forms of a known food are found by its names, but where the line's word is read as no food: there
  /// `noten` may be music.
  private func isSame(_ word: HashedWord, _ other: HashedWord, isNamed: Bool) -> Bool {
    isNamed ? word.hash == other.hash : WordForms.areSame(word, other)
  }

  /// Words that are a part of another food's name: `butter` of `butter beans`.
  private func wordsOfOtherNames(in reading: FoodReading) -> Set<Int> {
    let names = reading.mentions.filter { $0.words.count > 1 || words.count > 1 }
    return names.reduce(into: []) { $0.formUnion($1.words) }
  }

  private func isFree(_ place: Int, in reading: FoodReading) -> Bool {
    place < reading.words.count && reading.words[place].word.hash == Self.free
  }

  private static let free = ByteHash.of("free")
}

extension WordForms {
  /// Whether two words are one in whatever number, in any of the languages.
  static func areSame(_ one: HashedWord, _ other: HashedWord) -> Bool {
    if one.hash == other.hash { return true }
    guard one.bytes.first == other.bytes.first else { return false }
    var (keys, others): ([UInt64], [UInt64]) = ([], [])
    for language in FoodLanguage.allCases where language != .other {
      candidates(one, in: language, into: &keys)
      candidates(other, in: language, into: &others)
      switch language {
      case .english, .french, .spanish:
        if keys.last == others.last { return true }
      default:
        if keys.contains(other.hash) || others.contains(one.hash) { return true }
      }
    }
    return isItalianPlural(one, of: other) || isItalianPlural(other, of: one)
  }

  private static func isItalianPlural(_ plural: HashedWord, of word: HashedWord) -> Bool {
    let (first, second) = italianPlurals(word)
    return plural.hash == first || plural.hash == second
  }
}
