import RecipeModel
import RecipeVocabulary

/// The amount first.
extension SingleFoodReader {
  /// The line with its amount, the size of the package and the food in this order, where they stand in
  /// another.
  func inOrder(_ line: String) -> String {
    withSizeFirst(withoutCommas(withCountFirst(line)))
  }

  /// `2 onions` for `onions x 2`, `1 large onion` for `onion (1 large)`.
  private func withCountFirst(_ line: String) -> String {
    var words = words(line)
    guard words.count > 1, let last = words.last else { return line }
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
