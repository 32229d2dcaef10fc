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

  /// Takes a text apart; words of signs alone go by no other name.
  init(_ text: String) {
    var rest = text.startIndex
    func addWords(upTo end: String.Index) {
      parts += TextMatching.words(String(text[rest..<end])).filter { !SearchWords.isFiller($0) }
        .map(Self.word)
    }
    for mention in FoodReading(text).mentions {
      addWords(upTo: mention.range.lowerBound)
      parts.append(Self.part(String(text[mention.range]), mention.food))
      rest = mention.range.upperBound
    }
    addWords(upTo: text.endIndex)
    if parts.isEmpty {
      parts = TextMatching.searchWords(text).map { Part(names: [Self.phrase($0)]) }
    }
  }

  private static func word(_ word: String) -> Part {
    Food(named: word).map { part(word, $0) } ?? Part(names: [phrase(word)])
  }

  private static func part(_ text: String, _ food: Food) -> Part {
    let own = phrase(text)
    var part = Part(names: [own])
    for kind in Food.all where food.covers(kind) {
      for language in FoodLanguage.allCases { part.names += kind.names(in: language).map(phrase) }
    }
    part.names.removeAll(where: \.isEmpty)
    if own.count > 1 {
      part.words = TextMatching.words(text).filter { !SearchWords.isFiller($0) }
        .map(word)
    }
    return part
  }

  private static func phrase(_ text: String) -> [FieldWords.Word] {
    TextMatching.words(text).map { FieldWords.Word(TextMatching.singular($0)) }
  }
}
