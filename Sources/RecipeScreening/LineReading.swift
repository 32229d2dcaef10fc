/// What a line of ingredients, or a title, says.
struct LineReading {
  /// A food, with what is left of its contents after the words beside it.
  struct Food {
    var contents: FoodContents
    var range: Range<Int>
    fileprivate var group: Int
    fileprivate var part: Int
    fileprivate var depth: Int
    fileprivate var isPossible = false
    /// Whether plants imitate it, so that a title alone does not tell.
    fileprivate(set) var isImitated = false
  }

  /// The foods in the order of the line.
  fileprivate(set) var foods: [Food] = []
  /// A word that leaves open what the food is; nil where all is known.
  fileprivate(set) var unknown: Range<Int>?
  /// Whether it names no ingredient at all: a heading, tools, an empty line.
  fileprivate(set) var isNoIngredient = false

  /// A line that names no ingredient.
  static let heading = LineReading(isNoIngredient: true)
}

/// Reads lines with the words of one language.
struct LineReader {
  let lexicon: Lexicon
  /// Whether the food's name ends its phrase, as in English, and does not begin it.
  let namesComeLast: Bool

  private struct Segment {
    var purpose = false
    var example = false
    var not = false
    var possible = false
    var drop: FoodTraits = []
    var dropIsUsed = false
  }

  /// Reads one line.
  /// - Parameters:
  ///   - bytes: the line.
  ///   - tokens: its tokens.
  /// - Returns: the foods that it names, and how surely.
  func read(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: [LineToken]) -> LineReading {
    var walk = Walk(reader: self, bytes: bytes, tokens: tokens)
    return walk.run()
  }

  private struct Walk {
    let reader: LineReader
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: [LineToken]
    var lexicon: Lexicon { reader.lexicon }

    var reading = LineReading()
    var segments = [Segment()]
    var group = 0
    var part = 0
    /// The words of the unit at hand that nobody knows, and whether a food came before them.
    var unitUnknown: Range<Int>?
    var unknownCount = 0
    var unitHasFood = false
    var nameIsDone = false
    var isOptional = false
    /// Whether an alternative before the food was another kind of it: `dairy-free or regular milk`.
    var isOpen = false
    var isReference = false
    var isEquipment = false
    var hasHeading = false
    var hasPurpose = false
    var hasNumber = false
    var hasUnknown = false
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
          let end = tokens[place + found.count - 1].range.upperBound
          let word = found.count == 1 ? token.hash : nil
          let foods = reading.foods.count
          take(lexicon.terms[found.term], token, token.range.lowerBound..<end, word: word)
          if reading.foods.count > foods, lexicon.imitated.contains(found.hash) {
            reading.foods[foods].isImitated = true
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

    /// The phrase that begins at a place.
    ///
    /// One that begins within it, is as long and goes on behind it takes the words from it:
    /// `shredded coconut milk` holds coconut milk.
    private func phrase(at place: Int) -> (term: Int, count: Int, hash: UInt64)? {
      guard let found = longest(from: place, below: tokens.count) else { return nil }
      for inner in place + 1..<max(place + 1, place + found.count) {
        if let other = longest(from: inner, below: tokens.count), other.count >= found.count,
          inner + other.count > place + found.count
        {
          return longest(from: place, below: inner)
        }
      }
      return found
    }

    private func longest(
      from place: Int, below end: Int
    ) -> (term: Int, count: Int, hash: UInt64)? {
      reader.lexicon.longest(from: place) { next in
        guard next < end else { return nil }
        return next == place || tokens[next].gap <= .hyphen ? tokens[next].hash : nil
      }
    }

    // MARK: Between tokens

    private mutating func pass(_ token: LineToken, after before: LineToken) {
      while token.depth + 1 > segments.count {
        endUnit(inBracket: before.depth > 0)
        var inner = Segment()
        inner.example = segments[segments.count - 1].example
        inner.purpose = segments[segments.count - 1].purpose && before.depth > 0
        segments.append(inner)
      }
      while token.depth + 1 < segments.count {
        endSegment()
        endUnit(inBracket: true)
        segments.removeLast()
      }
      switch token.gap {
      case .comma: comma(token.depth)
      case .colon: colon()
      case .slash where !token.isNumber && !before.isNumber: alternative()
      case .bracket where token.depth == 0 && before.depth == 0: comma(0)
      case .bracket where token.depth > 0: last = nil
      default: break
      }
    }

    private mutating func comma(_ depth: Int) {
      let old = segments[segments.count - 1]
      endSegment()
      endUnit(inBracket: depth > 0)
      segments[segments.count - 1] = Segment()
      segments[segments.count - 1].example = old.example
      if !old.dropIsUsed, !hasFood(group) { segments[segments.count - 1].drop = old.drop }
      if depth == 0, !reading.foods.isEmpty { nameIsDone = true }
      last = nil
    }

    /// What stands before a colon names what follows, unless nothing follows that is a food.
    private mutating func colon() {
      endSegment()
      for place in reading.foods.indices { reading.foods[place].group = -1 }
      (unitUnknown, unknownCount, unitHasFood) = (nil, 0, false)
      segments[segments.count - 1] = Segment()
      last = nil
    }

    private mutating func alternative() {
      let drop = segments[segments.count - 1]
      if !drop.drop.isEmpty, !drop.dropIsUsed, !hasFood(group) { isOpen = true }
      endSegment()
      // `jasmine or basmati rice`: the name that follows is that of both.
      if unitHasFood || !reader.namesComeLast { endUnit(inBracket: segments.count > 1) }
      part += 1
      segments[segments.count - 1] = Segment()
      last = .or
    }

    /// A modifier behind its food: `butter (vegan)`.
    private mutating func endSegment() {
      let segment = segments[segments.count - 1]
      guard !segment.drop.isEmpty, !segment.dropIsUsed else { return }
      segments[segments.count - 1].drop = []
      for place in reading.foods.indices where reading.foods[place].group == group {
        let food = reading.foods[place]
        if food.part == part, !segment.possible, !segment.purpose {
          reading.foods[place].contents = dropping(segment.drop, from: food.contents)
        } else {
          reading.foods[place].isPossible = true
        }
      }
    }

    private func hasFood(_ group: Int) -> Bool { reading.foods.contains { $0.group == group } }

    /// The end of a part of the name: whether its words were known.
    private mutating func endUnit(inBracket: Bool = false) {
      defer { (unitUnknown, unknownCount, unitHasFood) = (nil, 0, false) }
      guard let range = unitUnknown, !nameIsDone, !inBracket else { return }
      if reading.unknown == nil { reading.unknown = range }
    }

    // MARK: Words

    private mutating func take(
      _ term: Lexicon.Term, _ token: LineToken, _ range: Range<Int>, word: UInt64?
    ) {
      let top = segments.count - 1
      switch term.role {
      case .food:
        takeFood(term.contents, token, range, word: word)
      case .filler:
        if token.isNumber { hasNumber = true }
        return
      case .suffix:
        if !unitHasFood { takeUnknown(token) }
        return
      case .drop:
        segments[top].drop.formUnion(term.contents.holds)
        segments[top].dropIsUsed = false
      case .free: takeFree()
      case .not: segments[top].not = true
      case .or: alternative()
      case .conditional:
        segments[top].possible = true
        alternative()
        segments[top].possible = true
      case .and:
        if last == .or { return }
        endUnit(inBracket: token.depth > 0)
        if segments[top].dropIsUsed { segments[top].drop = [] }
      case .purpose:
        hasPurpose = true
        endUnit(inBracket: token.depth > 0)
        segments[top].purpose = true
      case .example: segments[top].example = true
      case .optional:
        isOptional = true
        segments[top].possible = true
      case .reference: isReference = true
      case .heading: hasHeading = true
      case .equipment: isEquipment = true
      case .imitated: break
      }
      last = term.role
    }

    private mutating func takeFood(
      _ contents: FoodContents, _ token: LineToken, _ range: Range<Int>, word: UInt64?
    ) {
      let top = segments.count - 1
      if segments[top].purpose { return }
      if segments[top].not {
        segments[top].not = false
        unitHasFood = true
        return
      }
      var food = LineReading.Food(
        contents: contents, range: range, group: group, part: part, depth: token.depth)
      if !segments[top].drop.isEmpty {
        food.contents = dropping(segments[top].drop, from: contents)
        segments[top].dropIsUsed = true
      }
      if segments[top].example || isOpen { food.isPossible = true }
      if let word, let beside = lexicon.beside[lexicon.canonical(word)] {
        let names = tokens.contains { beside.contains(lexicon.canonical($0.hash)) }
        if names { food.isPossible = true }
        if names, token.depth > 0 || segments[top].example { food.contents = FoodContents() }
      }
      reading.foods.append(food)
      // Names end with the food itself: a word before it that nobody knows is a kind of it.
      if reader.namesComeLast, unknownCount < 3 {
        (unitUnknown, unknownCount) = (nil, 0)
      }
      unitHasFood = true
    }

    private mutating func takeFree() {
      guard last == .food, let food = reading.foods.popLast() else { return }
      segments[segments.count - 1].drop.formUnion(
        food.contents.holds.union(food.contents.may))
      segments[segments.count - 1].dropIsUsed = false
    }

    private mutating func takeOther(_ token: LineToken) {
      if token.isNumber {
        hasNumber = true
        // A number behind a comma, `and` or `plus` begins another ingredient.
        if last == .and || (last == nil && token.depth == 0 && token.gap == .comma),
          !reading.foods.isEmpty
        {
          endSegment()
          group += 1
          part = 0
          isOpen = false
          nameIsDone = false
          segments[segments.count - 1] = Segment()
        }
        segments[segments.count - 1].purpose = false
        last = .filler
        return
      }
      guard !segments[segments.count - 1].purpose else { return }
      if let guess = token.isForeign
        ? nil : lexicon.guess(LineTokens.folded(bytes, token.range))
      {
        if guess.role == .food {
          takeFood(guess.contents, token, token.range, word: nil)
          last = .food
        }
        return
      }
      takeUnknown(token)
    }

    private mutating func takeUnknown(_ token: LineToken) {
      if token.range.count == 1 { return }
      hasUnknown = true
      if unitUnknown == nil { unitUnknown = token.range }
      unknownCount += 1
      last = .filler
    }

    private func dropping(_ traits: FoodTraits, from contents: FoodContents) -> FoodContents {
      var left = contents.without(traits)
      let gone = contents.holds.intersection(traits)
      // What stands in for milk is often made of nuts or soya, for meat of soya or wheat.
      if gone.contains(.milk) { left.may.formUnion([.soya, .nut]) }
      if !gone.isDisjoint(with: [.meat, .fish, .flesh, .crustacean, .mollusc]) {
        left.may.formUnion([.soya, .wheat])
      }
      if gone.contains(.egg) { left.may.formUnion(.soya) }
      return left
    }

    // MARK: The end

    private mutating func conclusion() -> LineReading {
      if isEquipment {
        reading = LineReading()
        reading.isNoIngredient = true
        return reading
      }
      // What stood before a colon counts only where nothing else names a food.
      if reading.foods.contains(where: { $0.group >= 0 }) {
        reading.foods.removeAll { $0.group < 0 }
      }
      settleAlternatives()
      for place in reading.foods.indices where isOptional || reading.foods[place].isPossible {
        reading.foods[place].contents = reading.foods[place].contents.asPossible
      }
      if reading.foods.isEmpty, reading.unknown == nil {
        if hasNumber || !(hasHeading || hasPurpose || !hasUnknown) {
          reading.unknown = tokens.first.map {
            $0.range.lowerBound..<(tokens.last?.range.upperBound ?? 0)
          }
        } else {
          reading.isNoIngredient = true
        }
      }
      if isReference, reading.unknown == nil, let first = tokens.first, let end = tokens.last {
        reading.unknown = first.range.lowerBound..<end.range.upperBound
      }
      return reading
    }

    /// Of what only some alternatives hold, nothing is sure.
    private mutating func settleAlternatives() {
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
}
