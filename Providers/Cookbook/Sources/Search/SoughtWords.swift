import RecipeModel
import RecipeVocabulary

/// What a query's words ask for: parts that a recipe must hold all of, each under any of its names.
struct SoughtWords {
  /// A word, or several that are the name of one food or dish.
  struct Part {
    /// What it may be called.
    var names: [[FieldWords.Word]] = []
    /// The words of a name one by one, which will do where they stand apart.
    var words: [Part] = []
  }

  private(set) var parts: [Part] = []

  /// Takes a text apart; with `exactly`, its words go by no other name.
  init(_ text: String, exactly: Bool = false) {
    var rest = text.startIndex
    func addWords(upTo end: String.Index) {
      parts += TextMatching.words(String(text[rest..<end])).filter { !Self.fillers.contains($0) }
        .map { Self.word($0, exactly: exactly) }
    }
    for mention in exactly ? [] : FoodReading(text).mentions {
      addWords(upTo: mention.range.lowerBound)
      parts.append(Self.part(String(text[mention.range]), mention.food))
      rest = mention.range.upperBound
    }
    addWords(upTo: text.endIndex)
    if parts.isEmpty {
      parts = TextMatching.searchWords(text).map { Self.word($0, exactly: true) }
    }
  }

  /// Words that hold a phrase together and say nothing about a dish.
  private static let fillers: Set<String> = [
    "a", "an", "and", "dish", "dishes", "food", "for", "in", "of", "on", "or", "recipe", "recipes",
    "the", "to", "with",
  ]

  private static func word(_ word: String, exactly: Bool) -> Part {
    if !exactly, let food = Food(named: word) { return part(word, food) }
    return Part(names: [phrase(word)])
  }

  private static func part(_ text: String, _ food: Food) -> Part {
    let own = phrase(text)
    var part = Part(names: [own])
    for kind in Food.all where food.covers(kind) {
      for language in FoodLanguage.allCases { part.names += kind.names(in: language).map(phrase) }
    }
    part.names.removeAll(where: \.isEmpty)
    if own.count > 1 {
      part.words = TextMatching.words(text).filter { !fillers.contains($0) }
        .map { word($0, exactly: false) }
    }
    return part
  }

  private static func phrase(_ text: String) -> [FieldWords.Word] {
    TextMatching.words(text).map { FieldWords.Word(TextMatching.singular($0)) }
  }
}
