public import RecipeModel

/// What was taken from the words of a query.
public struct InterpretedWords: Sendable, Hashable {
  /// What words became: the member of a query that they filled, or nothing.
  public enum Meaning: String, Sendable, Hashable, CaseIterable {
    /// They say nothing of the recipe, and are not looked for.
    case filler
    /// A diet that the recipe must suit.
    case diets
    /// What the recipe must not hold, by the words of its title and lines.
    case avoid
    /// Ingredients that it must have.
    case include
    /// Ingredients that it must not have.
    case exclude
    /// The longest total time in minutes.
    case maxMinutes
    /// For how many people it is.
    case servings
    /// Foods that one has.
    case have
  }

  /// The words as they were typed.
  public var words: String
  /// What they became.
  public var meaning: Meaning
  /// The values that they gave, such as names of foods, or a number; none for filler.
  public var values: [String]
  /// Why they were taken, in a few words.
  public var reason: String
  /// Where they stand in the text that was typed, in bytes of its UTF-8.
  package var place: Range<Int>

  init(
    _ words: String, _ meaning: Meaning, _ values: [String], because reason: String,
    at place: Range<Int>
  ) {
    self.words = words
    self.meaning = meaning
    self.values = values
    self.reason = reason
    self.place = place
  }

  package init(words: String, meaning: Meaning, values: [String], reason: String) {
    self.init(words, meaning, values, because: reason, at: 0..<0)
  }
}

/// A query as it was understood: ``SearchEngine/reading(of:)``.
public struct QueryReading: Sendable, Hashable {
  /// The query as it was asked.
  public let asked: SearchQuery
  /// The query after its words were read; this one is searched for.
  public internal(set) var query: SearchQuery
  /// What was taken from the words, in their order.
  public internal(set) var interpretation: [InterpretedWords] = []

  /// A query of which nothing is read.
  package init(_ query: SearchQuery) {
    asked = query
    self.query = query
  }

  /// A query whose words are read, unless it is exact or they are not to be read.
  package init(_ query: SearchQuery, interprets: Bool) {
    self = interprets ? QueryInterpreter.read(query) : QueryReading(query)
  }

  /// The words as they were typed with some of them in quotation marks, so that these are searched
  /// as they stand.
  package static func text(_ text: String, quoting words: InterpretedWords) -> String {
    let bytes = text.utf8
    guard words.place.upperBound <= bytes.count, !words.place.isEmpty else { return text }
    let start = bytes.index(bytes.startIndex, offsetBy: words.place.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: words.place.upperBound)
    return "\(text[..<start])\"\(text[start..<end])\"\(text[end...])"
  }
}

extension QueryReading {
  /// How the query of a report was read.
  package init(_ report: SearchReport) {
    asked = report.asked
    query = report.query
    interpretation = report.interpretation
  }
}
