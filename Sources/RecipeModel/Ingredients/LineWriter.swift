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

  /// Whether half an egg is needed, which is measured beaten.
  var needsHalfAnEgg: Bool {
    guard let main, measure(main).isChanged, measure(main).amount.unit == nil,
      way(of: measure(main)).kind == .egg
    else { return false }
    let shown = shown(main)
    return shown.lower.denominator == 2 || shown.upper?.denominator == 2
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
        text += isSpaced ? String(part.drop { $0 == " " }) : treatment(part, at: place)
      case .item(let part): text += hasBothNumbers(place) ? part : agreeing(part)
      case .amount(let index):
        let measure = counted(index)
        text += measure.texts(way(of: measure)).amount
        let isBare = measure.isNoLongerInWords || measure.isChanged && isFollowedBySize(place)
        if isBare, isFollowedByFigure(place, in: pieces) { text += " x" }
        if measure.isImplied, measure.isChanged { text += " " }
      case .unit(let index):
        let measure = counted(index)
        var unit = measure.texts(way(of: measure)).unit
        if hasBothNumbers(place), unit.hasPrefix(measure.written.unitText) {
          unit = measure.written.unitText
        }
        isGone = unit.isEmpty
        let isChanged = unit != measure.written.unitText
        if isChanged, !isGone, place > pieces.startIndex, pieces[place - 1] == .amount(index) {
          text += " "
        }
        text += unit
        continue
      }
      isGone = false
    }
    return text
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

  /// The text that follows the item, in its number: `, émincés`.
  private func treatment(_ part: String, at place: Int) -> String {
    guard place > 0, case .item(let item) = ingredient.pieces[place - 1], let count else {
      return part
    }
    return CountedItem(language: language).agreeingTreatment(part, of: item, with: count)
  }

  /// The item in the number of what is counted of it: `1 egg`, `2 eggs`.
  private func agreeing(_ item: String) -> String {
    guard let count else { return item }
    return CountedItem(language: language).agreeing(item, with: count)
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

  /// The line where a part of a package of a known size is needed, as in 1⅓ cans: `5 ounces (⅓ can)
  /// black beans` of a `(15-ounce) can`, since a can has no marks to measure by.
  private var textOfPart: String? {
    guard let main, measure(main).isChanged, measure(main).amount.upper == nil,
      let size = ingredient.measures.firstIndex(where: { $0.role == .size }),
      let sized = measure(size).amount.scaled(by: measure(main).amount.lower)
    else { return nil }
    let count = shown(main)
    let isContainer = count.unit?.isContainer ?? false
    guard count.lower < 1 || isContainer && count.lower.denominator > 2,
      isContainer || count.unit == nil, measure(size).amount.dimension != .count
    else { return nil }
    var part = measure(size)
    part.amount = sized
    let amount = part.texts(way(of: part))
    let (own, ownUnit) = measure(main).texts(way(of: measure(main)))
    let remark = isContainer ? " (\(own) \(ownUnit))" : ""
    guard let (head, tail) = around(main, size) else { return nil }
    return text(of: head) + "\(amount.amount) \(amount.unit)\(remark)" + tail
  }

  /// The pieces before an amount with its size, and the text after them without the size.
  private func around(_ main: Int, _ size: Int) -> (head: ArraySlice<Piece>, tail: String)? {
    let pieces = ingredient.pieces
    func places(_ index: Int) -> [Int] {
      pieces.indices.filter { pieces[$0] == .amount(index) || pieces[$0] == .unit(index) }
    }
    guard let first = places(main).first, let last = places(main).last,
      let sizeFirst = places(size).first, let sizeLast = places(size).last
    else { return nil }
    let isApart = sizeFirst > last + 2
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

  /// How many brackets are opened and not closed.
  private func brackets(_ pieces: ArraySlice<Piece>) -> Int {
    pieces.reduce(0) { count, piece in
      guard case .text(let part) = piece else { return count }
      return count + part.count { $0 == "(" } - part.count { $0 == ")" }
    }
  }
}
