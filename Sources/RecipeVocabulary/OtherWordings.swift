import RecipeModel

/// Other words for what a text asks for.
package enum OtherWordings {
  /// Texts that name the same food or dish in other words, the nearest first.
  ///
  /// Of a text that is one name: its other number, its other names in the same language, then names in
  /// the language that is asked for. In a longer text the names in it are replaced, one at a time, and
  /// the other words stay as they are: `aubergine dip` gives `eggplant dip`.
  /// - Parameters:
  ///   - text: what was asked for.
  ///   - language: the language of the source that is asked, where it is known; names in it come first.
  ///   - most: how many are wanted.
  /// - Returns: the texts; none where no food is named.
  package static func of(_ text: String, in language: FoodLanguage? = nil, most: Int = 8)
    -> [String]
  {
    let reading = FoodReading(text)
    var seen: Set<String> = [folded(text)]
    // The first names of all foods come before the second names of any.
    let rounds = reading.mentions.map { mention in
      names(for: mention, in: text, language: language).map { name in
        "\(text[..<mention.range.lowerBound])\(name)\(text[mention.range.upperBound...])"
      }
    }
    var wordings: [String] = []
    for place in 0..<(rounds.map(\.count).max() ?? 0) {
      for round in rounds where place < round.count {
        if seen.insert(folded(round[place])).inserted { wordings.append(round[place]) }
      }
    }
    return Array(wordings.prefix(most))
  }

  private static func folded(_ text: String) -> String {
    TextMatching.words(text).joined(separator: " ")
  }

  private static func names(
    for mention: FoodReading.Mention, in text: String, language: FoodLanguage?
  ) -> [String] {
    let word = String(text[mention.range])
    var names: [String] = []
    let foreign = language.flatMap { $0 == mention.language ? nil : $0 }
    if let foreign { names += mention.food.names(in: foreign) }
    if mention.language == .english { names.append(otherNumber(of: word)) }
    let isPlural = mention.language == .english && TextMatching.singular(word) != word
    let own = mention.food.names(in: mention.language)
    names += own.map { isPlural ? EnglishNumber.plural($0) : $0 }
    if let wider = mention.food.variedFood { names += wider.names(in: mention.language) }
    if mention.language != .english, foreign == nil { names += mention.food.names(in: .english) }
    // `peppers` are no pepper.
    return names.filter { name in
      Food(named: name, language: language).map { $0.covers(mention.food) } ?? true
    }
  }

  private static func otherNumber(of name: String) -> String {
    let singular = EnglishNumber.singular(name)
    return singular == name ? EnglishNumber.plural(name) : singular
  }
}

/// The number of English names, whose last word takes it.
package enum EnglishNumber {
  /// The name in the singular: `bay leaves` gives `bay leaf`.
  package static func singular(_ name: String) -> String { change(name, TextMatching.singular) }

  /// The name in the plural: `bay leaf` gives `bay leaves`.
  package static func plural(_ name: String) -> String {
    change(name) { word in
      if word.hasSuffix("s") { return word }
      if word.hasSuffix("eaf") || word.hasSuffix("oaf") { return word.dropLast() + "ves" }
      if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
        return word.dropLast() + "ies"
      }
      let takesE = ["ch", "sh", "x", "tomato", "potato", "mango"].contains(where: word.hasSuffix)
      return word + (takesE ? "es" : "s")
    }
  }

  private static func change(_ name: String, _ change: (String) -> String) -> String {
    let start = name.lastIndex(of: " ").map(name.index(after:)) ?? name.startIndex
    return name[..<start] + change(String(name[start...]))
  }
}
