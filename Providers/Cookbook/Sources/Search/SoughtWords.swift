import RecipeModel
import RecipeVocabulary

/// What a query's words ask for: parts that a recipe must hold all of, each under any of its names.
struct SoughtWords {
  /// A word, or several that are the name of one food or dish.
  struct Part {
    /// The food or dish, where it is known.
    var food: Food?
    /// What it may be called.
    var names: [[FieldWords.Word]] = []
    /// The words that say what the dish is made of and what it is, which will do where they stand apart.
    var words: [Part] = []
  }

  private(set) var parts: [Part] = []

  /// Takes a text apart; signs go by no other name.
  init(_ text: String) {
    var rest = text.startIndex
    func addWords(upTo end: String.Index) {
      parts += TextMatching.words(String(text[rest..<end])).filter { !SearchWords.isFiller($0) }
        .map(Self.word)
    }
    for mention in FoodReading(text).mentions {
      addWords(upTo: mention.range.lowerBound)
      let name = String(text[mention.range])
      var part = Self.part(name, mention.food)
      part.words = Self.words(of: mention.food, as: name).map(Self.word)
      parts.append(part)
      rest = mention.range.upperBound
    }
    addWords(upTo: text.endIndex)
    if parts.isEmpty {
      parts = TextMatching.searchWords(text).map { Part(names: [Self.phrase($0)]) }
    }
  }

  /// The words of a dish that is called after what is in it and what it is, in English or as it was
  /// asked for.
  ///
  /// A Linsensuppe, in English a lentil soup, is a soup with lentils. Beef Wellington is nothing with
  /// beef.
  private static func words(of dish: Food, as text: String) -> [String] {
    guard dish.isDish else { return [] }
    let names = [dish.name, text].map(SearchWords.meaningful)
    let telling = names.first { words in
      let foods = words.map { Food(named: $0) }
      return words.count > 1 && foods.last??.isDish == true && foods.allSatisfy { $0 != nil }
    }
    return telling ?? []
  }

  private static func word(_ word: String) -> Part {
    Food(named: word).map { part(word, $0) } ?? Part(names: [phrase(word)])
  }

  private static func part(_ text: String, _ food: Food) -> Part {
    var part = Part(food: food, names: [phrase(text)])
    for kind in food.covered { part.names += kind.names.map(phrase) }
    part.names.removeAll(where: \.isEmpty)
    return part
  }

  private static func phrase(_ text: String) -> [FieldWords.Word] {
    TextMatching.words(text).map { FieldWords.Word(TextMatching.singular($0)) }
  }
}
