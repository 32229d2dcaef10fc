import RecipeModel
import RecipeVocabulary

/// What a line calls a food, without its size and what was done to it, in six languages.
///
/// `große Zwiebel`, `huevos grandes` and `oignons finement émincés` are an onion, eggs and onions. Words
/// go only beside a food that is known, and never from within its name: `gros sel` stays. Where no food
/// is known, a row of words goes that says only what was done: `peeled and chopped`.
struct BareName {
  /// The name; never empty where there was one.
  let text: String

  /// Reads what a line names; the language decides what a word means.
  init(_ item: String, language: FoodLanguage?) {
    let mentions = FoodReading(item, language: language).mentions
    let words = item.split(whereSeparator: \.isWhitespace)
    guard words.count > 1 else {
      text = item
      return
    }
    let start = mentions.first.map { first in
      words.firstIndex { $0.endIndex > first.range.lowerBound } ?? 0
    }
    let end = mentions.last.map { last in
      words.firstIndex { $0.startIndex >= last.range.upperBound } ?? words.count
    }
    let lead = Self.leading(words[..<(start ?? words.count - 1)], on: mentions.first?.food)
    var kept = words[lead..<(end ?? words.count)] + []
    if let end, let food = mentions.last?.food { kept += Self.trailing(words[end...], on: food) }
    while kept.count > 1, let last = kept.last, PreparationWords.isHanging(last) {
      kept.removeLast()
    }
    let isSame = kept.count == words.count
    text = isSame ? item : Self.withoutSigns(kept.joined(separator: " "))
  }

  /// How many words before a food only describe it.
  private static func leading(_ words: ArraySlice<Substring>, on food: Food?) -> Int {
    var end = 0
    var hasLink = false
    for (place, word) in words.enumerated() {
      let kind = PreparationWords.kind(of: word, on: food, isBefore: true)
      let isPreparation = kind != nil && (food != nil || kind != .size) || isPlain(word)
      if isPreparation {
        end = place + 1
      } else if place > 0, PreparationWords.isLink(word) {
        hasLink = true
      } else if !PreparationWords.isAdverb(word) {
        break
      }
    }
    // What is known to be no more than a word of the English tables is left to those.
    return food == nil && !hasLink ? 0 : end
  }

  /// The words behind a food that say more than its size and what was done to it.
  private static func trailing(_ words: ArraySlice<Substring>, on food: Food) -> [Substring] {
    var kept: [Substring] = []
    var held: [Substring] = []
    var place = words.startIndex
    var hasPreparation = false
    while place < words.endIndex {
      let word = words[place]
      if PreparationWords.isPurpose(word) || PreparationWords.leavesToTaste(words[place...]) {
        break
      } else if PreparationWords.kind(of: word, on: food, isBefore: false) != nil {
        hasPreparation = true
        held = []
        place += 1
      } else if hasPreparation, isSizeLetter(word) {
        place += 1
      } else if let length = PreparationWords.cutLength(words[place...]) {
        held = []
        place += length
        hasPreparation = true
      } else if PreparationWords.isAdverb(word) || hasPreparation && PreparationWords.isLink(word) {
        held.append(word)
        place += 1
      } else {
        kept += held + [word]
        held = []
        place += 1
      }
    }
    // An adverb behind what it describes goes with it.
    return hasPreparation ? kept : kept + held
  }

  /// Whether a word of English lines says what was done, and is no part of a name.
  private static func isPlain(_ word: Substring) -> Bool {
    let words = TextMatching.words(String(word))
    return !words.isEmpty
      && words.allSatisfy { word in
        !naming.contains(word)
          && IngredientVocabulary.words.code(ByteHash.of(word)) & IngredientVocabulary.preparation
            != 0
      }
  }

  private static func isSizeLetter(_ word: Substring) -> Bool {
    ["s", "m", "l", "xl"].contains(PreparationWords.folded(word))
  }

  private static func withoutSigns(_ name: String) -> String {
    var name = name[...]
    while let last = name.last, ",;: ".contains(last) { name.removeLast() }
    return String(name)
  }

  /// Words of preparation that a name keeps, as it would be another one without them.
  private static let naming: Set<String> = [
    "canned", "cold", "dried", "frozen", "ground", "hot", "minced", "roasted", "toasted", "warm",
    "thawed", "bottled", "jarred", "new", "plain", "raw", "old", "young", "natural", "fine",
    "coarse",
  ]
}
