import RecipeModel
import RecipeVocabulary

/// One amount for several foods.
extension SingleFoodReader {
  /// The foods of `1 tsp each cumin, coriander and paprika`; nil where no such word stands there.
  func eachFood(_ line: String) -> Foods? {
    guard let rest = withoutEach(line) else { return nil }
    let parts = self.parts(rest[...])
    let measured = parts.filter { MeasuredIngredient(String($0.text)).amount != nil }
    guard measured.count == 1, let first = parts.first, let last = parts.last else { return nil }
    var amount: Substring
    var foods: [Substring]
    if beginsWithNumber(first.text) {
      let item = MeasuredIngredient(String(first.text)).item
      guard let place = first.text.firstRange(of: item)?.lowerBound else { return nil }
      amount = first.text[..<place]
      foods = [first.text[place...]] + parts.dropFirst().map(\.text)
    } else {
      guard parts.count > 1, item(of: last.text)?.isEmpty == true else { return nil }
      amount = last.text
      foods = parts.dropLast().map(\.text)
    }
    var texts: [String] = []
    amount = Self.trimmed(amount)
    for food in foods {
      if !texts.isEmpty, onlyDescribes(food) || stops(food) {
        texts[texts.count - 1] += ", " + food
      } else if endsInFood(food) {
        texts.append("\(amount) \(food)")
      } else {
        return foods.count > 1 ? .unclear : nil
      }
    }
    return .single(texts)
  }

  /// Whether a food that is known ends a text, or only what was done to it follows: not in `red`.
  private func endsInFood(_ text: Substring) -> Bool {
    let name = BareName(String(text), language: language).text
    guard let last = FoodReading(name, language: language).mentions.last else { return false }
    return !name[last.range.upperBound...].contains { $0.isLetter }
  }

  /// Whether a text only goes on behind a food: `for the sauce`.
  func stops(_ text: Substring) -> Bool {
    guard let word = TextMatching.words(String(text)).first else { return true }
    return IngredientVocabulary.words.code(ByteHash.of(word)) & IngredientVocabulary.stop != 0
  }

  /// The line without a word such as `each` and what belongs to it; nil where there is none.
  private func withoutEach(_ line: String) -> String? {
    let words = words(line)
    var depth = 0
    var found: Int?
    for (place, word) in words.enumerated() {
      let folded = PreparationWords.folded(word)
      if depth == 0, Self.eachWords.contains(folded), isEach(folded, words, place) {
        found = place
        break
      }
      depth = max(0, depth + word.count { "([".contains($0) } - word.count { ")]".contains($0) })
    }
    guard let place = found else { return nil }
    var start = place
    while start > 0, Self.beforeEach.contains(PreparationWords.folded(words[start - 1])) {
      start -= 1
    }
    var end = place + 1
    while end < words.count, Self.afterEach.contains(PreparationWords.folded(words[end])) {
      end += 1
    }
    let rest = words[..<start] + words[end...]
    return rest.isEmpty ? nil : rest.joined(separator: " ")
  }

  /// Whether a word gives every food the amount: not in `je nach Größe` and `cada día`.
  private func isEach(_ word: String, _ words: [Substring], _ place: Int) -> Bool {
    let next = place + 1 < words.count ? words[place + 1] : ""
    switch word {
    case "je", "jeweils", "elk", "ieder":
      // `elk` stands before the amount, or behind `van`.
      return beginsWithNumber(next) || place > 0
    case "cada": return ["uno", "una"].contains(PreparationWords.folded(next))
    default: return place > 0
    }
  }

  static let eachWords: Set<String> = [
    "each", "je", "jeweils", "chacun", "chacune", "chaque", "cada", "ciascuno", "ciascuna",
    "ciascun", "cadauno", "elk", "ieder",
  ]
  private static let beforeEach: Set<String> = ["of", "von", "de", "di", "van", "a", "por", ""]
  private static let afterEach: Set<String> = [
    "uno", "una", "of", "von", "de", "des", "du", "del", "di", "van", "",
  ]
}
