/// Writes a line whose amounts have changed: as its source wrote it, with other amounts, units and
/// numbers of nouns.
struct LineWriter {
  private typealias Piece = MeasuredIngredient.Piece

  private let ingredient: MeasuredIngredient
  private let language: LineLanguage?
  private let main: Int?

  init(_ ingredient: MeasuredIngredient) {
    self.ingredient = ingredient
    main = ingredient.measures.firstIndex { $0.role == .amount }
    let isChanged = ingredient.measures.contains(where: \.isChanged)
    language =
      isChanged ? ingredient.language ?? LineLanguage(of: [ingredient.line]) : ingredient.language
  }

  func text(of pieces: [MeasuredIngredient.Piece]) -> String {
    if pieces == ingredient.pieces, let text = textOfPart { return text }
    return text(of: pieces[...])
  }

  /// How a measure is to be written.
  func way(
    of measure: MeasuredIngredient.Measure, allowsPairs: Bool = true
  ) -> MeasuredIngredient.Measure.Way {
    let isCount = measure.amount.dimension == .count
    return MeasuredIngredient.Measure.Way(
      kind: isCount ? CountedItem.kind(ingredient.item, unit: measure.amount.unit) : .cut,
      language: language, allowsPairs: allowsPairs)
  }

  /// Whether a part of an egg is needed, which is measured beaten.
  var needsPartOfEgg: Bool {
    guard let main, measure(main).isChanged, measure(main).amount.unit == nil,
      way(of: measure(main)).kind == .egg
    else { return false }
    let shown = shown(main)
    return !shown.lower.isWhole || shown.upper?.isWhole == false
  }

  // MARK: Pieces

  private func text(of pieces: ArraySlice<Piece>) -> String {
    var text = ""
    var isGone = false
    let joined = joined
    func counted(_ index: Int) -> MeasuredIngredient.Measure {
      if index == main, let joined { joined.sum } else { measure(index) }
    }
    for (place, piece) in zip(pieces.indices, pieces)
    where joined?.skipped.contains(place) != true {
      switch piece {
      case .text(let part):
        let isSpaced = isGone && text.last == " "
        text += isSpaced ? Self.withoutOf(part) : written(part, at: place)
      case .item(let part): text += hasBothNumbers(place) ? part : agreeing(heaped(part))
      case .amount(let index):
        let measure = counted(index)
        if measure.isGenitiveArticle, measure.isChanged, !text.hasSuffix("von ") { text += "von " }
        text += measure.texts(way(of: measure)).amount
        let isBare = measure.isNoLongerInWords || measure.isChanged && isFollowedBySize(place)
        if isBare, isFollowedByFigure(place, in: pieces) { text += " x" }
        let isTied = measure.isImplied || measure.written.amountText.last == "-"
        if isTied, measure.isChanged { text += " " }
      case .unit(let index):
        let measure = counted(index)
        var unit = measure.texts(way(of: measure)).unit
        if hasBothNumbers(place), unit.hasPrefix(measure.written.unitText) {
          unit = measure.written.unitText
        }
        isGone = unit.isEmpty
        let isChanged = unit != measure.written.unitText
        if isChanged, !isGone, place > pieces.startIndex, pieces[place - 1] == .amount(index),
          text.last != " "
        {
          text += " "
        }
        text += unit
        continue
      }
      isGone = false
    }
    return text
  }

  /// A text behind a unit that is gone, without the word that linked it: `de` of `1 docena de huevos`.
  private static func withoutOf(_ part: String) -> String {
    let text = part.drop { $0 == " " }
    let link = ["de ", "d'", "d’", "di ", "of ", "van ", "von "].first(where: text.hasPrefix)
    return String(text.dropFirst(link?.count ?? 0))
  }

  /// Whether an ending in brackets or after a slash gives the word before it both numbers:
  /// `Zwiebel(n)`, `Zehe/n`.
  private func hasBothNumbers(_ place: Int) -> Bool {
    let pieces = ingredient.pieces
    guard place + 1 < pieces.count, case .text(let text) = pieces[place + 1] else { return false }
    if text.hasPrefix("/n") { return true }
    let ending = text.dropFirst().prefix { $0.isLetter }
    return text.hasPrefix("(") && (1...2).contains(ending.count)
      && text.dropFirst(ending.count + 1).first == ")"
  }

  private func measure(_ index: Int) -> MeasuredIngredient.Measure { ingredient.measures[index] }

  private func shown(_ index: Int) -> AmountPresentation {
    measure(index).shown(way(of: measure(index)))
  }

  /// How many single pieces a changed line asks for; nil where it has a unit.
  private var count: Fraction? {
    guard let main, measure(main).isChanged else { return nil }
    let shown = shown(main)
    return shown.unit == nil ? shown.upper ?? shown.lower : nil
  }

  /// The item whose first word says how full a spoon is, in the number of the spoons: `2 cucharadas
  /// colmadas`.
  private func heaped(_ item: String) -> String {
    guard let main, measure(main).isChanged, measure(main).amount.dimension == .volume else {
      return item
    }
    let shown = shown(main)
    return CountedItem(language: language).agreeingFullness(item, with: shown.upper ?? shown.lower)
  }

  /// The text at a place, its words in the number of the amounts beside it.
  private func written(_ part: String, at place: Int) -> String {
    let pieces = ingredient.pieces
    var part = part
    if place > 0 {
      switch pieces[place - 1] {
      case .item(let item):
        if let count {
          part = CountedItem(language: language).agreeingTreatment(part, of: item, with: count)
        }
      case .amount(let index), .unit(let index): part = agreeing(part, behind: index)
      case .text: break
      }
    }
    if place + 1 < pieces.count, case .amount(let index) = pieces[place + 1],
      measure(index).isChanged, part.hasSuffix("d'") || part.hasSuffix("d’")
    {
      // `d'un citron` becomes `de 2 citrons`.
      part = part.dropLast() + "e "
      if language == .italian { part = part.dropLast(2) + "i " }
    }
    return part
  }

  /// The words behind an amount: of another food its noun, `2 eggs and 1 yolk`, and between an amount
  /// and its unit the adjectives, `1 gestrichener TL`.
  private func agreeing(_ part: String, behind index: Int) -> String {
    let measure = measure(index)
    guard measure.isChanged else { return part }
    let shown = shown(index)
    let number = shown.upper ?? shown.lower
    if measure.isLoose {
      return CountedItem(language: language).agreeingAdjectives(
        part, of: measure.written.unitText, with: number)
    }
    guard index != main || isLast(index), shown.unit == nil, part.first == " " else { return part }
    let end = part.firstIndex { ",;()/+&".contains($0) } ?? part.endIndex
    let words = part[..<end].split(separator: " ", omittingEmptySubsequences: false)
    let count = words.firstIndex { Self.links.contains($0.lowercased()) } ?? words.count
    let name = words[..<count].joined(separator: " ")
    let source = measure.written.amount
    let noun = CountedItem(language: language)
      .agreeing(name.trimmed, with: number, insteadOf: source.upper ?? source.lower)
    return name.replacing(name.trimmed, with: noun, maxReplacements: 1)
      + part.dropFirst(name.count)
  }

  /// Whether the item stands before the amount: `Aglio 1 spicchio`.
  private func isLast(_ index: Int) -> Bool {
    let pieces = ingredient.pieces
    guard let amount = pieces.firstIndex(of: .amount(index)) else { return false }
    return pieces[..<amount].contains { if case .item = $0 { true } else { false } }
  }

  private static let links: Set<String> = [
    "and", "or", "plus", "und", "oder", "et", "ou", "y", "o", "e", "en", "of", "to", "for", "für",
    "in", "with", "mit", "con", "avec", "met",
  ]

  /// The item in the number of what is counted of it: `1 egg`, `2 eggs`.
  private func agreeing(_ item: String) -> String {
    guard let main else { return item }
    guard let count else { return measure(main).isChanged ? cloves(item) : item }
    let amount = measure(main).written.amount
    let words = item.split(separator: " ", omittingEmptySubsequences: false)
    // Of `1 lemon and juice of 2` the lemon is counted.
    let isPart = words.contains { JuiceWords.all.contains($0.lowercased()) }
    let end = isPart ? words.firstIndex { Self.links.contains($0.lowercased()) } : nil
    let name = words[..<(end ?? words.count)].joined(separator: " ")
    return CountedItem(language: language)
      .agreeing(name, with: count, insteadOf: amount.upper ?? amount.lower)
      + item.dropFirst(name.count)
  }

  /// What was done to cloves of garlic, in their number: `1 gousse d'ail hachée`.
  private func cloves(_ item: String) -> String {
    guard let main, let language, measure(main).amount.unit?.sharedPieceName == "clove",
      language != .english, language != .german
    else { return item }
    var words = item.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let shown = shown(main)
    let isPlural = language.isPlural(shown.upper ?? shown.lower)
    LineAdjectives(language: language, isPlural: isPlural, gender: .feminine)
      .agree(&words, after: 0)
    return words.joined(separator: " ")
  }

  /// Whether a size without brackets comes next: `1 12 oz can`.
  private func isFollowedBySize(_ place: Int) -> Bool {
    let pieces = ingredient.pieces
    guard place + 2 < pieces.count, case .text(let blank) = pieces[place + 1],
      blank.allSatisfy(\.isWhitespace), case .amount(let index) = pieces[place + 2]
    else { return false }
    return measure(index).role == .size
  }

  /// Whether another figure comes next: `four ¾-pound ribs` must not become `8 ¾-pound ribs`,
  /// which reads as one number.
  private func isFollowedByFigure(_ place: Int, in pieces: ArraySlice<Piece>) -> Bool {
    for piece in pieces[(place + 1)...] {
      switch piece {
      case .text(let part), .item(let part):
        let first = part.unicodeScalars.first { !$0.properties.isWhitespace }
        if let first { return AmountReader.beginsNumber(first) }
      case .amount: return true
      case .unit: return false
      }
    }
    return false
  }

  // MARK: Sums

  /// The sum of the first amount and of one that is added to it directly, `1 cup plus 2 tablespoons`,
  /// with the places of the second: a third of it is `6 tablespoons`.
  private var joined: (sum: MeasuredIngredient.Measure, skipped: Range<Int>)? {
    guard let main, main + 1 < ingredient.measures.count, measure(main).isChanged,
      measure(main + 1).role == .addition, measure(main).amount.upper == nil,
      measure(main + 1).amount.upper == nil, !measure(main).isLoose, !measure(main + 1).isLoose,
      let unit = measure(main).amount.unit, unit.system != nil,
      let more = measure(main + 1).amount.expressed(in: unit),
      let last = ingredient.pieces.firstIndex(of: .unit(main)),
      last + 3 < ingredient.pieces.count, case .text(let link) = ingredient.pieces[last + 1],
      ["plus", "+", "and", "&"].contains(link.trimmed.lowercased()),
      let end = ingredient.pieces.firstIndex(of: .unit(main + 1)), end <= last + 4
    else { return nil }
    var sum = measure(main)
    guard let lower = sum.amount.lower.adding(more.lower) else { return nil }
    sum.amount.lower = lower
    return (sum, last + 1..<end + 1)
  }

  // MARK: Parts of packages

  /// The line where a part of a package of a known size is needed: `5 ounces (⅓ can) black beans` of a
  /// `(15-ounce) can`, since a can has no marks to measure by.
  private var textOfPart: String? {
    guard let main, measure(main).isChanged, measure(main).amount.upper == nil,
      let size = ingredient.measures.firstIndex(where: { $0.role == .size }),
      let sizes = sizeText(from: size, scaledBy: measure(main).amount.lower)
    else { return nil }
    let count = shown(main)
    let isContainer = count.unit?.isContainer ?? false
    guard count.lower < 1, isContainer || count.unit == nil,
      measure(size).amount.dimension != .count,
      !isTooSmallToWeigh(size), !isCountedByHead
    else { return nil }
    let (own, ownUnit) = measure(main).texts(way(of: measure(main)))
    let remark = isContainer ? " (\(own) \(ownUnit))" : ""
    guard let (head, tail) = around(main, size...sizes.last) else { return nil }
    return text(of: head) + sizes.text + remark + tail
  }

  /// Whether the item says what is counted, of which a weight alone would be none: `two 8-ounce balls
  /// mozzarella`.
  private var isCountedByHead: Bool {
    CountedItem.headWords.contains(ingredient.item.prefix { $0.isLetter }.lowercased())
  }

  /// Whether no kitchen scale weighs parts of a package in ounces: `1 envelope (¼ oz)`.
  private func isTooSmallToWeigh(_ size: Int) -> Bool {
    measure(size).amount.unit == .ounce && measure(size).amount.lower < 1
  }

  /// The size of a package in one measure or more, times a part of it: `7 oz/200 g`; with the last of
  /// the measures.
  private func sizeText(
    from first: Int, scaledBy part: Fraction
  ) -> (text: String, last: Int)? {
    let pieces = ingredient.pieces
    var last = first
    while last + 1 < ingredient.measures.count, measure(last + 1).role == .size { last += 1 }
    guard let start = pieces.firstIndex(of: .amount(first)) else { return nil }
    let end = pieces.lastIndex { $0 == .amount(last) || $0 == .unit(last) } ?? start
    var text = ""
    for place in start...end {
      switch pieces[place] {
      case .text(let part), .item(let part):
        if place > start, place < end, case .amount(let index) = pieces[place - 1],
          pieces[place + 1] == .unit(index)
        {
          continue
        }
        text += part
      case .unit: continue
      case .amount(let index):
        var sized = measure(index)
        guard let amount = sized.amount.scaled(by: part) else { return nil }
        sized.amount = amount
        let texts = sized.texts(way(of: sized))
        text += "\(texts.amount) \(texts.unit)"
      }
    }
    return (text, last)
  }

  /// The pieces before an amount with its size, and the text after them without the size.
  private func around(_ main: Int, _ sizes: ClosedRange<Int>) -> (
    head: ArraySlice<Piece>, tail: String
  )? {
    let pieces = ingredient.pieces
    func places(_ index: Int) -> [Int] {
      pieces.indices.filter { pieces[$0] == .amount(index) || pieces[$0] == .unit(index) }
    }
    guard let first = places(main).first, let last = places(main).last,
      let sizeFirst = places(sizes.lowerBound).first, let sizeLast = places(sizes.upperBound).last
    else { return nil }
    let isApart = sizeFirst > last + 2
    // `1 boîte de maïs de 285 g`: the food stands between.
    let between = pieces[min(last, sizeLast) + 1..<max(sizeFirst, last)]
    guard isApart || !between.contains(where: Self.namesSomething) else { return nil }
    let end = isApart ? last : max(last, sizeLast)
    var tail = ""
    var open = isApart ? 0 : brackets(pieces[first...end])
    for place in pieces.indices where place > end {
      if isApart, place >= sizeFirst, place <= sizeLast { continue }
      switch pieces[place] {
      case .text(var part):
        if isApart, place == sizeFirst - 1 {
          guard part.hasSuffix("(") else { return nil }
          part.removeLast()
          while part.last == " " { part.removeLast() }
        }
        if isApart, place == sizeLast + 1 {
          guard part.hasPrefix(")") else { return nil }
          part.removeFirst()
        } else if open > 0, let close = part.firstIndex(of: ")") {
          part = String(part[part.index(after: close)...])
          open -= 1
        }
        tail += part
      default: tail += text(of: pieces[place...place])
      }
    }
    return open == 0 ? (pieces[..<first], tail) : nil
  }

  /// Whether a piece is a text with a word that is no link between an amount and a size.
  private static func namesSomething(_ piece: Piece) -> Bool {
    switch piece {
    case .item: true
    case .text(let text):
      text.split { !$0.isLetter }.contains {
        !["x", "of", "about", "each"].contains($0.lowercased())
      }
    case .amount, .unit: false
    }
  }

  /// How many brackets are opened and not closed.
  private func brackets(_ pieces: ArraySlice<Piece>) -> Int {
    pieces.reduce(0) { count, piece in
      guard case .text(let part) = piece else { return count }
      return count + part.count { $0 == "(" } - part.count { $0 == ")" }
    }
  }
}
