import RecipeModel

/// English words for what recipes count one by one, so that a sum agrees with its number.
///
/// Other words stay as their source writes them: `bread` and `molasses` have no other number, and
/// other languages have other rules.
enum CountedNoun {
  /// A name whose last word has the number that an amount asks for.
  static func agreeing(_ name: String, isSeveral: Bool) -> String {
    let start = name.lastIndex(of: " ").map(name.index(after:)) ?? name.startIndex
    let word = name[start...].lowercased()
    let one = TextMatching.singular(word)
    guard words.contains(one) else { return name }
    let form = isSeveral ? plural(one) : one
    let isCapital = name[start...].first?.isUppercase == true
    return name[..<start] + (isCapital ? form.prefix(1).uppercased() + form.dropFirst() : form)
  }

  private static func plural(_ word: String) -> String {
    if word == "leaf" || word == "loaf" { return word.dropLast() + "ves" }
    if word.hasSuffix("y") { return word.dropLast() + "ies" }
    let takesE = ["ch", "sh", "x"].contains { word.hasSuffix($0) }
    return word + (takesE || ["mango", "potato", "tomato"].contains(word) ? "es" : "s")
  }

  private static let words: Set<String> = [
    "anchovy", "apple", "apricot", "artichoke", "aubergine", "avocado", "bagel", "banana", "beet",
    "beetroot", "biscuit", "breast", "bulb", "bun", "cabbage", "carrot", "cauliflower", "cherry",
    "chile", "chili", "chilli", "clementine", "clove", "cookie", "courgette", "cracker", "cucumber",
    "cutlet", "drumstick", "egg", "eggplant", "fig", "fillet", "grapefruit", "leaf", "leek", "leg",
    "lemon", "lime", "loaf", "mango", "mushroom", "nectarine", "olive", "onion", "orange",
    "parsnip", "peach", "pear", "pepper", "pineapple", "pita", "plum", "pod", "potato", "prawn",
    "pumpkin", "radish", "roll", "sausage", "scallion", "scallop", "shallot", "sprout", "squash",
    "steak", "strawberry", "thigh", "tomato", "tortilla", "turnip", "wing", "wrapper", "yolk",
  ]
}
