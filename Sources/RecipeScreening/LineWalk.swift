/// The walk over the words of one line, which gathers what it says.
struct LineWalk {
  let reader: LineReader
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [LineToken]
  var lexicon: Lexicon { reader.lexicon }

  var reading = LineReading()
  var segments = [LineReader.Segment()]
  var group = 0
  var part = 0
  /// The words of the unit at hand that nobody knows, and whether a food came before them.
  var unitUnknown: Range<Int>?
  var unknownCount = 0
  var unitHasFood = false
  var nameIsDone = false
  /// How many words make the whole line optional.
  var options = 0
  /// Whether it names a food that only some need, or another kind of it as well: `or regular`.
  var isOneOfKinds = false
  /// The first food from which a word beside it takes something: `gluten-free` from soy sauce.
  var variant: Range<Int>?
  /// Whether it leaves to the cook what it is.
  var hasChoice = false
  /// Whether an alternative before the food was another kind of it: `dairy-free or regular milk`.
  var isOpen = false
  var isReference = false
  /// Whether the line is a note or leads to one, and names no ingredient of its own.
  var isNote = false
  var isEquipment = false
  /// The place behind what leads to tools; nil where nothing does.
  var toolsBegin: Int?
  /// The number of commas and words such as `and` until here.
  var stretch = 0
  /// What a title says of the whole dish, unless it is only one way to make it: `vegan`.
  var titleDrop: FoodTraits = []
  var titleDropIsOpen = false
  var hasHeading = false
  var hasPurpose = false
  var hasNumber = false
  var hasUnknown = false
  /// Whether a word names a part or a mixture of foods that the line does not name.
  var hasPart = false
  /// What stood last: decides what a number begins and what `-free` belongs to.
  var last: Lexicon.Role?

  init(reader: LineReader, bytes: UnsafeBufferPointer<UInt8>, tokens: [LineToken]) {
    self.reader = reader
    self.bytes = bytes
    self.tokens = tokens
  }

  mutating func run() -> LineReading {
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      if place > 0 { pass(token, after: tokens[place - 1]) }
      if let found = phrase(at: place) {
        if let count = variant(found, at: place) {
          isOpen = isOpen || last == .or
          segments[segments.count - 1].not = false
          place += count
          continue
        }
        let end = tokens[place + found.count - 1].range.upperBound
        let foods = reading.foods.count
        take(
          lexicon.terms[found.term], token, token.range.lowerBound..<end, beside: found.beside)
        if reading.foods.count > foods {
          reading.foods[foods].isImitated = found.isImitated
          reading.foods[foods].isPicture = token.isPicture
          if reader.isOfTitles { reading.foods[foods].named = named(place..<place + found.count) }
        }
        place += found.count
      } else {
        takeOther(token)
        place += 1
      }
    }
    endSegment()
    endUnit(inBracket: (tokens.last?.depth ?? 0) > 0)
    return conclusion()
  }

  /// How many words only say which kind it may be, or is not: `gluten-free` of `regular or
  /// gluten-free flour` and of `not gluten-free flour`.
  private func variant(_ found: Lexicon.Match, at place: Int) -> Int? {
    guard last == .or && !hasFood(group) || last == .not, lexicon.terms[found.term].role == .food,
      let kind = longest(from: place, below: place + found.count - 1),
      lexicon.terms[kind.term].role == .drop
    else { return nil }
    return kind.count
  }

  /// The first phrase that names a food with what it goes without.
  private var variantPhrase: Range<Int>? {
    for place in tokens.indices {
      guard let found = phrase(at: place), isVariant(found, at: place) else { continue }
      let end = tokens[place + found.count - 1].range.upperBound
      return tokens[place].range.lowerBound..<end
    }
    return nil
  }

  /// Whether a phrase names a food with what it goes without: `vegan butter`, `crème végétale`.
  private func isVariant(_ found: Lexicon.Match, at place: Int) -> Bool {
    guard found.count > 1, lexicon.terms[found.term].role == .food else { return false }
    let end = place + found.count
    return (place..<end).contains { start in
      guard let part = longest(from: start, below: start == place ? end - 1 : end) else {
        return false
      }
      return lexicon.terms[part.term].role == .drop
    }
  }

  /// The phrase that begins at a place.
  ///
  /// One that begins within it, is as long and goes on behind it takes the words from it:
  /// `shredded coconut milk` holds coconut milk.
  func phrase(at place: Int) -> Lexicon.Match? {
    guard let found = longest(from: place, below: tokens.count) else { return nil }
    for inner in place + 1..<max(place + 1, place + found.count) {
      if let other = longest(from: inner, below: tokens.count),
        other.count >= found.count, inner + other.count > place + found.count
      {
        return longest(from: place, below: inner)
      }
    }
    return found
  }

  private func longest(from place: Int, below end: Int) -> Lexicon.Match? {
    lexicon.longest(in: tokens, from: place, below: end, inTitle: reader.isOfTitles)
  }

  /// Whether a mark that other lines refer to begins the line, and no amount stands in it:
  /// `*Raw eggs are not for everybody`.
  private var isFootnote: Bool {
    guard !hasNumber, let first = tokens.first?.range.lowerBound, first > 0 else { return false }
    return bytes[first - 1] == UInt8(ascii: "*") || bytes[..<first].elementsEqual("†".utf8)
  }

  // MARK: The end

  mutating func conclusion() -> LineReading {
    if let toolsBegin, let unknown = reading.unknown, unknown.lowerBound >= toolsBegin {
      reading.unknown = nil
    }
    if isEquipment || toolsBegin != nil, reading.foods.isEmpty, reading.unknown == nil {
      return reading
    }
    // What stands before a colon only names what follows, where that is a food.
    if reading.foods.contains(where: { $0.group >= 0 }) {
      for place in reading.foods.indices where reading.foods[place].group < 0 {
        reading.foods[place].isPossible = true
      }
    }
    if reading.foods.contains(where: { !$0.isPicture }) {
      for place in reading.foods.indices where reading.foods[place].isPicture {
        reading.foods[place].isPossible = true
      }
    }
    if reader.isOfTitles { settleTitle() }
    settleAlternatives()
    for place in reading.foods.indices
    where options > 0 || isFootnote || reading.foods[place].isPossible {
      reading.foods[place].contents = reading.foods[place].contents.asPossible
    }
    if isNote, !hasNumber { reading.unknown = nil }
    if reading.foods.isEmpty, reading.unknown == nil {
      reading.isHeading =
        !hasNumber && !hasChoice && (hasHeading || hasPurpose || options > 0 && !hasUnknown)
      // `2 large`, `skin and fat`: of what is left out. `Peeled` belongs to the line before.
      if hasNumber || !reading.isHeading && (hasUnknown || hasChoice || hasPart && !isNote) {
        reading.unknown = wholeLine
      }
    }
    if isOneOfKinds, reading.unknown == nil { reading.unknown = variant ?? variantPhrase }
    if isReference, reading.unknown == nil { reading.unknown = wholeLine }
    return reading
  }

  private var wholeLine: Range<Int>? {
    tokens.first.map { $0.range.lowerBound..<(tokens.last ?? $0).range.upperBound }
  }

  /// Of what only some alternatives hold, nothing is sure.
  mutating func settleAlternatives() {
    guard part > 0 || group > 0 else { return }
    for number in 0...group {
      let members = reading.foods.indices.filter {
        reading.foods[$0].group == number && !reading.foods[$0].isPossible
      }
      let parts = Dictionary(grouping: members) { reading.foods[$0].part }
      guard parts.count > 1 else { continue }
      var common: FoodTraits = FoodTraits(rawValue: .max)
      for places in parts.values {
        common.formIntersection(
          places.reduce(FoodTraits()) { $0.union(reading.foods[$1].contents.holds.withKinds) })
      }
      for place in members {
        let all = reading.foods[place].contents.holds.withKinds
        reading.foods[place].contents.may.formUnion(
          reading.foods[place].contents.holds.subtracting(common))
        reading.foods[place].contents.holds = all.intersection(common)
      }
    }
  }
}
