import RecipeModel

/// The words of a search.
package enum SearchWords {
  /// Words that hold a phrase together or say that a recipe is looked for, and nothing about a dish.
  private static let fillers: Set<String> = [
    "a", "an", "and", "anything", "dinner", "dish", "dishes", "food", "for", "in", "lunch", "meal",
    "meals", "n", "of", "on", "or", "recipe", "recipes", "something", "supper", "the", "to", "with",
  ]

  /// The words that a search asks for, without those that say nothing about a dish; all of them where
  /// there are no others.
  package static func meaningful(_ text: String) -> [String] {
    let words = TextMatching.searchWords(text)
    let meaningful = words.filter { !fillers.contains($0) }
    return meaningful.isEmpty ? words : meaningful
  }

  /// Whether a folded word says nothing about a dish.
  package static func isFiller(_ word: String) -> Bool { fillers.contains(word) }

  /// Whether no word of a search says anything about a dish.
  package static func sayNothing(_ text: String) -> Bool {
    TextMatching.searchWords(text).allSatisfy(isFiller)
  }

  /// Other forms that a folded word may have by its number, in any of the languages, each once.
  ///
  /// Most of them are no words. They are for an index that finds words as they stand.
  package static func numberForms(of word: String) -> [String] {
    guard word.utf8.count > 2, word.allSatisfy(\.isLetter) else { return [] }
    var forms: [String] = []
    func add(_ form: some StringProtocol) {
      if form.utf8.count > 1, form != word, !forms.contains(String(form)) {
        forms.append(String(form))
      }
    }
    add(TextMatching.singular(word))
    for ending in ["n", "en", "e", "er", "s", "es", "x"] where word.hasSuffix(ending) {
      if word.utf8.count - ending.utf8.count >= 3 { add(word.dropLast(ending.utf8.count)) }
    }
    for ending in ["s", "es", "n", "en", "e", "er", "x"] { add(word + ending) }
    addItalian(word, add)
    addDutch(word, add)
    if word.hasSuffix("z") { add(word.dropLast() + "ces") }
    if word.hasSuffix("ces") { add(word.dropLast(3) + "z") }
    if word.hasSuffix("y") { add(word.dropLast() + "ies") }
    return forms
  }

  private static func addItalian(_ word: String, _ add: (String) -> Void) {
    let stem = String(word.dropLast())
    let isHard = stem.hasSuffix("c") || stem.hasSuffix("g")
    switch word.last {
    case "o":
      (stem.hasSuffix("i") ? [""] : isHard ? ["hi", "i"] : ["i"]).forEach { add(stem + $0) }
    case "a":
      add(stem + (isHard ? "he" : "e"))
      if stem.hasSuffix("ci") || stem.hasSuffix("gi") { add(stem.dropLast() + "e") }
    case "e":
      add(stem + "i")
      if isHard { add(stem + "ia") }
      add(stem.hasSuffix("h") ? stem.dropLast() + "a" : stem + "a")
    case "i":
      add(stem.hasSuffix("h") ? stem.dropLast() + "o" : stem + "o")
      add(stem + "e")
      add(word + "o")
    default: break
    }
  }

  private static func addDutch(_ word: String, _ add: (String) -> Void) {
    let letters = Array(word)
    if word.hasSuffix("en"), letters.count > 4 {
      let base = letters.dropLast(2)
      guard let last = base.last, let vowel = base.dropLast().last else { return }
      let hard: Character = last == "v" ? "f" : last == "z" ? "s" : last
      if "aeou".contains(vowel) { add(String(base.dropLast()) + String([vowel, hard])) }
      if vowel == last { add(String(base.dropLast())) }
      if hard != last { add(String(base.dropLast()) + String(hard)) }
    } else if letters.count > 3, let last = letters.last {
      let (vowel, before) = (letters[letters.count - 2], letters[letters.count - 3])
      let soft: Character = last == "f" ? "v" : last == "s" ? "z" : last
      if vowel == before, "aeou".contains(vowel) { add(String(letters.dropLast(2)) + "\(soft)en") }
      if "aeiou".contains(vowel), !"aeiou".contains(before) { add(word + "\(last)en") }
      if soft != last { add(word.dropLast() + "\(soft)en") }
    }
  }
}
