package import RecipeModel

/// Reads the words of a query as people type them.
///
/// `best lentil soup for 6 without onion` asks for `lentil soup` without onion and for six people.
/// Taken are filler, diets, allergens, ingredients with and without, a time with a unit, servings,
/// and what one has; the rest is what is looked for. What may be part of a dish's name stays: a lost
/// word of a name is worse than a condition that was not understood. What is set already stays as it
/// is set; lists grow. Documentation/Searching.md says what is understood.
package enum QueryInterpreter {
  /// Reads a query; one that is exact, or has no words, stays as it is.
  package static func read(_ query: SearchQuery) -> QueryReading {
    guard !query.isExact, !query.text.isEmpty else { return QueryReading(query) }
    var reader = QueryReader(query.text)
    reader.read()
    return reader.reading(of: query)
  }
}

/// A query's words while they are read: which are taken, as what, and which must stay.
///
/// Each kind of condition is read by an extension of its own, in the order of ``read()``: what is
/// sure by itself comes first, and what depends on where a phrase ends comes later.
struct QueryReader {
  /// What became of a word.
  enum Mark: Equatable {
    case free
    /// Part of a name, or in quotation marks: it stays.
    case name
    /// Taken by the part with this number.
    case taken(Int)
  }

  /// What was taken.
  struct Part {
    var range: Range<Int>
    var meaning: InterpretedWords.Meaning
    var values: [String] = []
    var reason: String
  }

  let source: QueryTokens
  let words: QueryWords
  private(set) var marks: [Mark]
  private(set) var parts: [Part] = []

  var tokens: [QueryTokens.Token] { source.tokens }
  var count: Int { source.tokens.count }

  init(_ text: String) {
    source = QueryTokens(text)
    words = QueryWords(for: source.tokens.map(\.word))
    marks = source.tokens.map { $0.isQuoted ? .name : .free }
  }

  /// Reads everything.
  mutating func read() {
    keepNames()
    readMinus()
    readTimes()
    readDiets()
    readQuestions()
    readConditions()
    readServings()
    readFiller()
    dropJoiners()
  }

  // MARK: Words

  func isFree(_ place: Int) -> Bool { place < count && marks[place] == .free }

  func isTaken(_ place: Int) -> Bool {
    if place >= 0, place < count, case .taken = marks[place] { true } else { false }
  }

  /// Whether everything before a place was taken.
  func isLeading(_ place: Int) -> Bool {
    (0..<place).allSatisfy { isTaken($0) }
  }

  /// The longest phrase of some role that begins at a place, and the place after it.
  func match(_ roles: Set<QueryWords.Role>, at place: Int) -> (phrase: QueryWords.Phrase, end: Int)?
  {
    guard isFree(place) else { return nil }
    let numbered = isNumber(place) ? words.phrases(from: "#") : []
    for phrase in numbered + words.phrases(from: tokens[place].word)
    where roles.contains(phrase.role) {
      let end = place + phrase.words.count
      if end <= count, holds(phrase.words, at: place) { return (phrase, end) }
    }
    return nil
  }

  func match(_ role: QueryWords.Role, at place: Int) -> (phrase: QueryWords.Phrase, end: Int)? {
    match([role], at: place)
  }

  /// A phrase of some role that ends before a place, and the place where it begins.
  func match(_ roles: Set<QueryWords.Role>, before place: Int) -> Int? {
    (max(0, place - 6)..<max(0, place)).first { start in
      isFree(start)
        && words.phrases(from: tokens[start].word).contains {
          roles.contains($0.role) && start + $0.words.count == place && holds($0.words, at: start)
        }
    }
  }

  private func holds(_ phrase: [String], at place: Int) -> Bool {
    phrase.indices.allSatisfy { index in
      let token = place + index
      guard isFree(token), index == 0 || tokens[token].gap < .comma else { return false }
      return phrase[index] == "#" ? isNumber(token) : phrase[index] == tokens[token].word
    }
  }

  private func isNumber(_ place: Int) -> Bool {
    tokens[place].word.first?.isNumber == true
      || words.phrases(from: tokens[place].word).contains {
        $0.role == .number && $0.words.count == 1
      }
  }

  /// What was typed between two places.
  func typed(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let start = tokens[range.lowerBound].range.lowerBound
    let end = tokens[range.upperBound - 1].range.upperBound
    return String(source.text[start..<end])
  }

  /// Whether a name of a food, or of people, can end before a place: at the end, at a comma, and
  /// where something else begins that is understood.
  func ends(at place: Int) -> Bool {
    guard place < count, tokens[place].gap < .comma, !isTaken(place), !tokens[place].isMinus else {
      return true
    }
    let next: Set<QueryWords.Role> = [
      .without, .with, .recipe, .end, .verb, .home, .question, .leftover, .leftovers, .praise,
      .that, .but,
    ]
    if match(next, at: place) != nil || servings(at: place) != nil { return true }
    if let and = match(.and, at: place) { return and.end < count && ends(at: and.end) }
    return false
  }

  // MARK: Taking

  mutating func take(
    _ range: Range<Int>, _ meaning: InterpretedWords.Meaning, _ values: [String] = [],
    because reason: String
  ) {
    for place in range { marks[place] = .taken(parts.count) }
    parts.append(Part(range: range, meaning: meaning, values: values, reason: reason))
  }

  mutating func keep(_ range: Range<Int>) {
    for place in range where marks[place] == .free { marks[place] = .name }
  }

  /// Adds words to the part that is beside them.
  mutating func extend(_ part: Int, by range: Range<Int>) {
    for place in range { marks[place] = .taken(part) }
    let whole = parts[part].range
    parts[part].range =
      min(whole.lowerBound, range.lowerBound)..<max(whole.upperBound, range.upperBound)
  }

  private mutating func keepNames() {
    var place = 0
    while place < count {
      guard let (_, end) = match(.name, at: place) else {
        place += 1
        continue
      }
      keep(place..<end)
      place = end
    }
  }

  /// `-onion`, and `-"green onion"`.
  private mutating func readMinus() {
    for place in tokens.indices where tokens[place].isMinus && !isTaken(place) {
      var end = place + 1
      while tokens[place].isQuoted, end < count, tokens[end].isQuoted, tokens[end].gap < .comma {
        end += 1
      }
      let exclusion = exclusion(of: place..<end)
      take(
        place..<end, exclusion.meaning, [exclusion.value], because: "a minus sign is before it")
    }
  }

  /// Words that joined what was taken to something go with it.
  private mutating func dropJoiners() {
    for place in tokens.indices where isFree(place) {
      guard let (_, end) = match([.and, .but, .that], at: place) else { continue }
      let (before, after) = (place - 1, end)
      guard before < 0 || isTaken(before), after >= count || isTaken(after) else {
        let isAtEdge = isLeading(place) || (end..<count).allSatisfy { isTaken($0) }
        if isAtEdge { join(place..<end) }
        continue
      }
      join(place..<end)
    }
  }

  private mutating func join(_ range: Range<Int>) {
    for neighbour in [range.lowerBound - 1, range.upperBound] where isTaken(neighbour) {
      if case .taken(let part) = marks[neighbour] { return extend(part, by: range) }
    }
  }

  // MARK: The result

  /// The query that a query with these words means.
  func reading(of asked: SearchQuery) -> QueryReading {
    var reading = QueryReading(asked)
    let text = remainingText
    let onlyFiller = parts.allSatisfy { $0.meaning == .filler }
    if parts.isEmpty || (onlyFiller && text.isEmpty) {
      reading.query.text = source.quotes.isEmpty ? asked.text : withoutQuotes(asked.text)
      reading.query.tidy()
      return reading
    }
    reading.query.text = text
    for part in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      reading.add(part, words: typed(part.range), at: bytes(of: part.range))
    }
    if asked.have.isEmpty, !reading.query.have.isEmpty, asked.sort == .best {
      reading.query.sort = .missing
    }
    reading.query.tidy()
    return reading
  }

  private func bytes(of range: Range<Int>) -> Range<Int> {
    let utf8 = source.text.utf8
    let start = tokens[range.lowerBound].range.lowerBound
    let end = tokens[range.upperBound - 1].range.upperBound
    return utf8.distance(
      from: utf8.startIndex, to: start)..<utf8.distance(from: utf8.startIndex, to: end)
  }

  private func withoutQuotes(_ text: String) -> String {
    var result = ""
    for place in text.indices where !source.quotes.contains(place) { result.append(text[place]) }
    return result
  }

  /// What was typed without what was taken.
  private var remainingText: String {
    var result = ""
    var last: Int?
    for place in tokens.indices where !isTaken(place) {
      if let last {
        let isNeighbour = last + 1 == place
        let between = source.text[tokens[last].range.upperBound..<tokens[place].range.lowerBound]
        result += isNeighbour ? withoutQuotes(between, from: tokens[last].range.upperBound) : " "
      }
      result += source.text[tokens[place].range]
      last = place
    }
    return result
  }

  private func withoutQuotes(_ text: Substring, from start: String.Index) -> String {
    var result = ""
    for place in text.indices where !source.quotes.contains(place) { result.append(text[place]) }
    return result
  }
}

extension QueryReading {
  /// Puts a part of the words where it belongs; what is set already wins.
  fileprivate mutating func add(
    _ part: QueryReader.Part, words: String, at place: Range<Int>
  ) {
    var reason = part.reason
    switch part.meaning {
    case .filler: break
    case .diets:
      for diet in part.values.compactMap(Diet.init(parsing:)) where !query.diets.contains(diet) {
        query.diets.append(diet)
      }
    case .avoid:
      for allergen in part.values.compactMap(Allergen.init(parsing:))
      where !query.avoid.contains(allergen) {
        query.avoid.append(allergen)
      }
    case .include: query.include.add(part.values)
    case .exclude: query.exclude.add(part.values)
    case .have: query.have.add(part.values)
    case .maxMinutes:
      if asked.maxMinutes != nil { reason = "the time that is set already counts" }
      query.maxMinutes = asked.maxMinutes ?? part.values.first.flatMap { Int($0) }
    case .servings:
      if asked.servings != nil { reason = "the servings that are set already count" }
      query.servings = asked.servings ?? part.values.first.flatMap { Int($0) }
    }
    interpretation.append(
      InterpretedWords(words, part.meaning, part.values, because: reason, at: place))
  }
}

extension [String] {
  /// Adds names that are not there yet.
  fileprivate mutating func add(_ names: [String]) {
    for name in names where !contains(where: { TextMatching.fold($0) == TextMatching.fold(name) }) {
      append(name)
    }
  }
}
