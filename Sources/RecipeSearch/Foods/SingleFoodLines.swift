import RecipeModel
package import RecipeVocabulary

/// An ingredient line as lines of one food each, with the amount first, as people write most lines.
///
/// `1 carrot and 2 onions` are two, `1 tsp each cumin, coriander and paprika` three; `500 g, gehackt,
/// Rindfleisch` is `500 g Rindfleisch, gehackt`. A line of which nobody can be certain stays as it is.
package struct SingleFoodLines {
  /// The lines; the line itself where there is nothing to take apart.
  package private(set) var texts: [String]
  /// What the line names where it has several foods whose amounts could not be told apart; else empty.
  package private(set) var unclearFoods: [String] = []

  /// Bytes of a line beyond this number are not looked at: no such line is longer.
  private static let mostBytes = 400

  /// Whether a line has one number, first, and neither signs nor words that part foods: `2 red onions`.
  private static func isSimple(_ line: String) -> Bool {
    guard line.utf8.first.map({ 0x30...0x39 ~= $0 }) == true else { return false }
    var isFirst = true
    for byte in line.utf8 {
      let isDigit = 0x30...0x39 ~= byte
      if byte >= 0x80 || !isFirst && isDigit || signs.contains(byte) { return false }
      if byte == 0x20 { isFirst = false }
    }
    return !line.split(separator: " ").contains { parting.contains($0.lowercased()) }
  }

  private static let signs = Array(",;:([+&\t".utf8)
  private static let parting = SingleFoodReader.eachWords.union(FoodConjunctions.ands).union([
    "plus"
  ])

  /// Reads a line; what a word means goes by the language.
  package init(_ line: String, language: FoodLanguage?) {
    texts = [line]
    guard line.utf8.count <= Self.mostBytes, line.first != "=", !Self.isSimple(line) else {
      return
    }
    let reader = SingleFoodReader(language: language)
    let parts = reader.parts(line[...])
    let foods =
      reader.eachFood(line) ?? reader.joinedFoods(line, parts) ?? reader.listedFoods(parts)
    switch foods {
    case .unclear?: unclearFoods = reader.namedFoods(parts)
    case .single(let lines)?: texts = lines.map(reader.inOrder)
    case nil: texts = [reader.inOrder(line)]
    }
  }
}

/// Takes a line apart into its foods.
struct SingleFoodReader {
  /// A part of a line between commas and conjunctions.
  struct Part {
    var text: Substring
    /// Whether a conjunction stands before it, not only a comma.
    var isJoined: Bool
  }

  /// What a line with several foods comes to.
  enum Foods {
    /// A line for each food.
    case single([String])
    /// Whose the amounts are cannot be told.
    case unclear
  }

  let language: FoodLanguage?

  // MARK: Parts

  /// The parts of a text outside of brackets.
  func parts(_ text: Substring) -> [Part] {
    let ands = FoodConjunctions.words(language).ands
    var parts: [Part] = []
    var start: String.Index?
    var end = text.startIndex
    var isJoined = false
    var depth = 0
    func finish() {
      if let first = start {
        parts.append(Part(text: Self.trimmed(text[first..<end]), isJoined: isJoined))
        isJoined = false
      }
      start = nil
    }
    for word in text.split(whereSeparator: \.isWhitespace) {
      let folded = TextMatching.fold(String(word))
      let isAnd = ands.contains(folded) || Self.pluses.contains(folded)
      if depth == 0, isAnd, !parts.isEmpty || start != nil {
        finish()
        isJoined = true
        continue
      }
      if start == nil { start = word.startIndex }
      end = word.endIndex
      depth = max(0, depth + word.count { "([".contains($0) } - word.count { ")]".contains($0) })
      if depth == 0, let last = word.last, ",;:".contains(last) { finish() }
    }
    finish()
    return parts.filter { !$0.text.isEmpty }
  }

  private static let pluses: Set<String> = ["+", "plus"]

  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, ",;: ".contains(last) { text.removeLast() }
    while let first = text.first, ",;: ".contains(first) { text.removeFirst() }
    return text
  }

  // MARK: Reading

  func words(_ text: some StringProtocol) -> [Substring] {
    String(text).split(whereSeparator: \.isWhitespace)
  }

  func names(_ text: some StringProtocol) -> Bool {
    !FoodReading(String(text), language: language).mentions.isEmpty
  }

  /// Whether a text begins with a number or a word for one.
  func beginsWithNumber(_ text: some StringProtocol) -> Bool {
    let words = words(text)
    guard let word = words.first else { return false }
    let folded = TextMatching.fold(String(word))
    // `half a lemon`, but not the second word of `half and half`.
    let isHalf = folded == "half" && words.count > 1 && ["a", "an"].contains(words[1])
    return word.first?.isNumber == true || isHalf || Self.numbers.contains(folded)
  }

  /// Whether words say only what size a food has and what was done to it.
  func onlyDescribes(_ text: some StringProtocol) -> Bool {
    words(text).allSatisfy { word in
      let said = TextMatching.words(String(word))
      return said.isEmpty || PreparationWords.isAdverb(word) || PreparationWords.isLink(word)
        || PreparationWords.kind(of: word, on: nil, isBefore: true) != nil
        || PreparationWords.kind(of: word, on: nil, isBefore: false) != nil
        || said.allSatisfy {
          IngredientVocabulary.words.code(ByteHash.of($0)) & IngredientVocabulary.preparation != 0
        }
    }
  }

  /// Whether nothing but foods that are known stands there, with what only describes them.
  func isFood(_ text: some StringProtocol) -> Bool {
    let text = String(text)
    let name = BareName(text, language: language).text
    return Food(named: name, language: language) != nil
  }

  private static let numbers: Set<String> = [
    "a", "an", "one", "two", "three", "four", "five", "six", "ein", "eine", "einen",
    "einem",
    "einer", "zwei", "drei", "vier", "un", "une", "deux", "trois", "quatre", "uno", "una", "dos",
    "tres", "cuatro", "due", "tre", "quattro", "een", "twee", "drie",
  ]

  // MARK: Foods with amounts of their own

  /// The foods of `1 carrot and 2 onions` and `salt, pepper, 1 tsp cumin`; nil where no second amount
  /// follows a food.
  func joinedFoods(_ line: String, _ parts: [Part]) -> Foods? {
    var groups: [(text: Substring, isJoined: Bool)] = []
    for part in parts {
      if let last = groups.last, !beginsWithNumber(part.text) {
        groups[groups.count - 1].text = line[last.text.startIndex..<part.text.endIndex]
      } else {
        groups.append((part.text, part.isJoined))
      }
    }
    guard let first = groups.first, groups.count > 1 else { return nil }
    var foods: [Substring] = [first.text]
    let item = item(of: first.text)
    if item.map(names) != true, beginsWithNumber(first.text) || !isList(first.text) {
      // `1 cup and 2 tbsp sugar` is one amount, `2 red and 1 green pepper` are two.
      let isAmount = item?.isEmpty ?? true
      return isAmount || !groups[1].isJoined || !beginsWithNumber(first.text) ? nil : .unclear
    }
    for group in groups.dropFirst() {
      let item = self.item(of: group.text)
      if let item, names(item) {
        foods.append(group.text)
      } else if group.isJoined, let item, mayName(item) {
        return .unclear
      } else {
        let start = foods[foods.count - 1].startIndex
        foods[foods.count - 1] = line[start..<group.text.endIndex]
      }
    }
    guard foods.count > 1 else { return nil }
    var texts: [String] = []
    for food in foods {
      switch listedFoods(self.parts(food)) {
      case .single(let lines)?: texts += lines
      case .unclear?: return .unclear
      case nil: texts.append(String(food))
      }
    }
    return .single(texts)
  }

  /// Whether nothing but foods without amounts stands there.
  private func isList(_ text: Substring) -> Bool {
    parts(text).allSatisfy { !beginsWithNumber($0.text) && isFood($0.text) }
  }

  /// What the parts of a line name, each with or without an amount.
  func namedFoods(_ parts: [Part]) -> [String] {
    parts.map { item(of: $0.text) ?? String($0.text) }.filter { !onlyDescribes($0) }
  }

  /// Whether words may name a food that nobody knows, not in `2 for the pan` and `1 sliced`.
  private func mayName(_ item: String) -> Bool {
    guard let first = words(item).first else { return false }
    return !onlyDescribes(item) && !stops(item[...]) && !PreparationWords.isPurpose(first)
  }

  /// What a text names beside its amount; nil where it has none.
  func item(of text: Substring) -> String? {
    let ingredient = MeasuredIngredient(String(text))
    return ingredient.amount == nil ? nil : ingredient.item
  }

  /// The foods of a list of which only the first one may have an amount: `salt, pepper, oil`, `1 tsp
  /// salt, pepper`; nil for anything else.
  ///
  /// Choices stay in one line: `parsley or basil or mint`. `1 cup carrots, celery and onions` may be a cup
  /// of all; `oil, olive` and `cheese, cheddar` are one food each.
  func listedFoods(_ parts: [Part]) -> Foods? {
    guard let first = parts.first, let last = parts.last,
      parts.dropFirst().contains(where: { !$0.isJoined })
    else { return nil }
    let isMeasured = beginsWithNumber(first.text)
    let head = isMeasured ? item(of: first.text) : String(first.text)
    guard let head, isFood(head) else { return nil }
    func areFoods(_ names: [String]) -> Bool {
      names.allSatisfy { !beginsWithNumber($0) && isFood($0) }
    }
    let others = parts.dropFirst().map { String($0.text) }
    let ors = FoodConjunctions.words(language).ors
    if let or = words(last.text).first(where: { ors.contains(TextMatching.fold(String($0))) }) {
      let sides = words(last.text).split { $0 == or }.map { $0.joined(separator: " ") }
      let choices = others.dropLast() + sides
      guard !parts.contains(where: \.isJoined), areFoods(choices) else { return nil }
      return .single([([String(first.text)] + choices).joined(separator: " \(or) ")])
    }
    guard areFoods(others) else { return nil }
    for (one, other) in zip([head] + others, others) where isOneFood(one, other) { return nil }
    if isMeasured, parts.contains(where: \.isJoined) { return .unclear }
    return .single([String(first.text)] + others)
  }

  /// Whether two names are one: `oil, olive`, `cheese, cheddar`.
  private func isOneFood(_ one: String, _ other: String) -> Bool {
    let isName = [one + " " + other, other + " " + one].contains {
      Food(named: $0, language: language) != nil
    }
    guard !isName, let kind = Food(named: one, language: language),
      let food = Food(named: other, language: language)
    else { return isName }
    return kind.covers(food)
  }
}
