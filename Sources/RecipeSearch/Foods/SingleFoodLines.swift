import RecipeModel
import RecipeVocabulary

/// An ingredient line as lines of one food each, with the amount first, as people write most lines.
///
/// `1 carrot and 2 onions` are two, `1 tsp each cumin, coriander and paprika` three; `500 g, gehackt,
/// Rindfleisch` is `500 g Rindfleisch, gehackt`. A line of which nobody can be certain stays as it is.
struct SingleFoodLines {
  /// The lines; the line itself where there is nothing to take apart.
  private(set) var texts: [String]
  /// What the line names where it has several foods whose amounts could not be told apart; else empty.
  private(set) var unclearFoods: [String] = []

  /// Bytes of a line beyond this number are not looked at: no such line is longer.
  private static let mostBytes = 400

  /// Reads a line; what a word means goes by the language.
  init(_ line: String, language: FoodLanguage?) {
    texts = [line]
    guard line.utf8.count <= Self.mostBytes, line.first != "=" else { return }
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

private struct SingleFoodReader {
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

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, ",;: ".contains(last) { text.removeLast() }
    while let first = text.first, ",;: ".contains(first) { text.removeFirst() }
    return text
  }

  // MARK: Reading

  private func words(_ text: some StringProtocol) -> [Substring] {
    String(text).split(whereSeparator: \.isWhitespace)
  }

  private func names(_ text: some StringProtocol) -> Bool {
    !FoodReading(String(text), language: language).mentions.isEmpty
  }

  /// Whether a text begins with a number or a word for one.
  private func beginsWithNumber(_ text: some StringProtocol) -> Bool {
    let words = words(text)
    guard let word = words.first else { return false }
    let folded = TextMatching.fold(String(word))
    // `half a lemon`, but not the second word of `half and half`.
    let isHalf = folded == "half" && words.count > 1 && ["a", "an"].contains(words[1])
    return word.first?.isNumber == true || isHalf || Self.numbers.contains(folded)
  }

  /// Whether words say only what size a food has and what was done to it.
  private func onlyDescribes(_ text: some StringProtocol) -> Bool {
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
  private func isFood(_ text: some StringProtocol) -> Bool {
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
  private func item(of text: Substring) -> String? {
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

  // MARK: One amount for several foods

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
  private func stops(_ text: Substring) -> Bool {
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

  private static let eachWords: Set<String> = [
    "each", "je", "jeweils", "chacun", "chacune", "chaque", "cada", "ciascuno", "ciascuna",
    "ciascun", "cadauno", "elk", "ieder",
  ]
  private static let beforeEach: Set<String> = ["of", "von", "de", "di", "van", "a", "por", ""]
  private static let afterEach: Set<String> = [
    "uno", "una", "of", "von", "de", "des", "du", "del", "di", "van", "",
  ]

  // MARK: The amount first

  /// The line with its amount, the size of the package and the food in this order, where they stand in
  /// another.
  func inOrder(_ line: String) -> String {
    withSizeFirst(withoutCommas(withCountFirst(line)))
  }

  /// `2 onions` for `onions x 2`, `1 large onion` for `onion (1 large)`, `2 uova` for `n. 2 uova`.
  private func withCountFirst(_ line: String) -> String {
    var words = words(line)
    guard words.count > 1, let first = words.first, let last = words.last else { return line }
    if Self.numberSigns.contains(TextMatching.fold(String(first))), isCount(words[1]) {
      return words.dropFirst().joined(separator: " ")
    }
    guard !beginsWithNumber(line), MeasuredIngredient(line).amount == nil else { return line }
    if let open = line.lastIndex(of: "("), line.last == ")" {
      let inner = line[line.index(after: open)...].dropLast()
      let name = Self.trimmed(line[..<open])
      let said = self.words(inner)
      guard let count = said.first, isCount(count),
        onlyDescribes(said.dropFirst().joined(separator: " ")),
        isFood(name)
      else { return line }
      return "\(inner) \(name)"
    }
    if let text = withCountBetweenCommas(line) { return text }
    guard isCount(last) else { return line }
    words.removeLast()
    if words.count > 1, let sign = words.last, ["x", "X", "×"].contains(sign) {
      words.removeLast()
      let name = words.joined(separator: " ")
      return isFood(name) ? "\(last) \(name)" : line
    }
    // `Uova 2` is two eggs; `Mehl 405` and `farina 2` are kinds of flour.
    let name = BareName(words.joined(separator: " "), language: language).text
    guard let food = Food(named: name, language: language),
      Self.counted.contains(where: { $0.covers(food) })
    else { return line }
    return "\(last) \(words.joined(separator: " "))"
  }

  /// `2 carrots, peeled` for `carrots, peeled, 2`, `1 große Zwiebel` for `Zwiebel, 1 große`.
  private func withCountBetweenCommas(_ line: String) -> String? {
    let pieces = commaParts(line)
    guard pieces.count > 1, isFood(pieces[0]) else { return nil }
    let counts = pieces.indices.filter { place in
      let words = words(pieces[place])
      return words.first.map(isCount) ?? false
        && onlyDescribes(words.dropFirst().joined(separator: " "))
    }
    guard counts.count == 1, let place = counts.first,
      pieces.indices.dropFirst().allSatisfy({ $0 == place || onlyDescribes(pieces[$0]) })
    else { return nil }
    let others = pieces.indices.dropFirst().filter { $0 != place }.map { ", " + pieces[$0] }
    return "\(pieces[place]) \(pieces[0])" + others.joined()
  }

  /// Whether a word is a small number by itself.
  private func isCount(_ word: Substring) -> Bool {
    let number = word.drop { $0 == "(" }
    if number.count == 1, let sign = number.first, sign.isNumber, sign != "0" { return true }
    guard let value = Int(number) else { return false }
    return (1...60).contains(value) && number.first != "0"
  }

  private static let numberSigns: Set<String> = ["n", "n.", "n°", "nr", "nr.", "no.", "nº"]
  private static let counted = ["egg", "vegetable", "fruit"].compactMap { Food(named: $0) }

  /// `500 g Rindfleisch, gehackt` for `500 g, gehackt, Rindfleisch`.
  private func withoutCommas(_ line: String) -> String {
    guard line.contains(","), beginsWithNumber(line), item(of: line[...]).map(names) == false
    else { return line }
    let pieces = commaParts(line)
    guard pieces.count > 1, let item = item(of: pieces[0][...]), !names(item), onlyDescribes(item)
    else { return line }
    for (place, piece) in pieces.enumerated().dropFirst() {
      if beginsInFood(piece) {
        let others = pieces[1..<place] + pieces[(place + 1)...]
        return "\(pieces[0]) \(piece)" + others.map { ", " + $0 }.joined()
      }
      guard onlyDescribes(piece) else { return line }
    }
    return line
  }

  /// The parts of a line between commas outside of brackets and numbers.
  private func commaParts(_ line: String) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    for place in line.indices {
      let sign = line[place]
      if "([".contains(sign) { depth += 1 }
      if ")]".contains(sign) { depth -= 1 }
      let next = line.index(after: place)
      if sign == ",", depth == 0, next == line.endIndex || line[next].isWhitespace {
        parts.append("")
      } else {
        parts[parts.count - 1].append(sign)
      }
    }
    return parts.map { String(Self.trimmed($0[...])) }.filter { !$0.isEmpty }
  }

  /// Whether a text is a food, behind nothing but what describes it.
  private func beginsInFood(_ text: String) -> Bool {
    guard let first = FoodReading(text, language: language).mentions.first else { return false }
    let before = text[..<first.range.lowerBound]
    return onlyDescribes(before)
  }

  /// `1 (400 g) tin of tomatoes` for `1 tin of tomatoes, 400g`, `2 (125 g) mozzarelle` for `2
  /// mozzarelle da 125 g`.
  private func withSizeFirst(_ line: String) -> String {
    let words = words(line)
    guard words.count > 2, beginsWithNumber(words[0]), let size = size(in: words) else {
      return line
    }
    let name = words[1..<size.start].joined(separator: " ")
    let before = "\(words[0]) \(name)"
    let ingredient = MeasuredIngredient(before)
    guard names(name), let amount = ingredient.amount, ingredient.measures.count == 1 else {
      return line
    }
    let isOne = amount.lower == 1 && amount.upper == nil
    switch amount.unit {
    case .piece? where size.isEach || isOne: break
    case nil where size.isEach: break
    // What the food comes in may be no unit that is known: `1 plaquette de beurre (250 g)`.
    case nil where isOne && !isFood(ingredient.item) && !beginsInFood(ingredient.item): break
    default: return line
    }
    let rest = words[size.end...].joined(separator: " ")
    return "\(words[0]) (\(size.text)) \(Self.trimmed(name[...]))"
      + (rest.isEmpty ? "" : ", \(rest)")
  }

  /// The one figure behind the first that is a mass or a volume, with the word or sign before it.
  private func size(
    in words: [Substring]
  ) -> (start: Int, end: Int, text: String, isEach: Bool)? {
    let figures = words.indices.dropFirst().filter { words[$0].contains(where: \.isNumber) }
    guard figures.count == 1, let place = figures.first, place > 1 else { return nil }
    var start = place
    var end = place + 1
    var text = PreparationWords.folded(words[place])
    if text.allSatisfy({ $0.isNumber || $0 == "," || $0 == "." }), end < words.count {
      text += " " + PreparationWords.folded(words[end])
      end += 1
    }
    let sign = words[place].first
    let ingredient = MeasuredIngredient(text)
    guard ingredient.item.isEmpty, let unit = ingredient.amount?.unit, unit.dimension != .count,
      [.gram, .kilogram, .milliliter, .centiliter, .deciliter, .liter, .ounce, .pound, .fluidOunce]
        .contains(unit)
    else { return nil }
    let link = PreparationWords.folded(words[place - 1])
    if sign == "(" {
      return words[end - 1].hasSuffix(")") || words[end - 1].hasSuffix("),")
        ? (start, end, text, false) : nil
    }
    if Self.sizeLinks.contains(link), place > 2 {
      start -= 1
      return (start, end, text, true)
    }
    return words[place - 1].hasSuffix(",") ? (start, end, text, false) : nil
  }

  private static let sizeLinks: Set<String> = [
    "de", "da", "di", "a", "van", "von", "of", "je", "zu",
  ]
}
