import RecipeModel

/// Other words for what a text asks for.
package enum OtherWordings {
  /// Texts that name the same food or dish in other words, the likeliest first.
  ///
  /// The names in a text are replaced, one at a time, and the other words stay as they are:
  /// `aubergine dip` gives `eggplant dip`. A name gives its name in the language that is asked for, else
  /// in English; its singular; its other names in its own language; and its plural where it is the whole
  /// text. Foods are named in the singular, in which recipes mostly name them; dishes in the number of
  /// the text.
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
      let isWhole = mention.words == reading.wordIndices
      return names(for: mention, in: text, isWhole: isWhole, language).map { name in
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
    for mention: FoodReading.Mention, in text: String, isWhole: Bool, _ language: FoodLanguage?
  ) -> [String] {
    let word = String(text[mention.range])
    let own = mention.food.names(in: mention.language)
    let isPlural = isPlural(word, among: own, mention.language)
    func numbered(_ names: [String], in language: FoodLanguage) -> [String] {
      isPlural && mention.food.isDish && language == .english
        ? names.map(EnglishNumber.plural) : names
    }
    let wanted = language ?? .english
    let foreign =
      wanted == mention.language
      ? [] : numbered(mention.food.names(in: wanted), in: wanted)
    let others = numbered(own, in: mention.language).filter { folded($0) != folded(word) }
    let isWord = mention.words.count == 1
    let otherNumber: [String] =
      if mention.language != .english {
        []
      } else if isPlural {
        [EnglishNumber.singular(word)]
      } else {
        isWhole && isWord ? [EnglishNumber.plural(word)] : []
      }
    var names = Array(foreign.prefix(1))
    names +=
      isPlural && isWord ? otherNumber + others.prefix(1) : others.prefix(1) + otherNumber
    names += others.dropFirst() + foreign.dropFirst()
    if let wider = mention.food.variedFood { names += wider.names(in: mention.language) }
    // `peppers` are no pepper.
    return names.filter { name in
      Food(named: name, language: language).map { $0.covers(mention.food) } ?? true
    }
  }

  private static func isPlural(
    _ word: String, among names: [String], _ language: FoodLanguage
  ) -> Bool {
    if names.contains(where: { folded($0) == folded(word) }) { return false }
    return language != .english || EnglishNumber.singular(word) != word
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
