/// What words add to a line, by their roles.
extension LineWalk {
  mutating func take(
    _ term: Lexicon.Term, _ token: LineToken, _ range: Range<Int>, beside: Set<UInt64>?
  ) {
    let top = segments.count - 1
    switch term.role {
    case .food:
      takeFood(term.contents, token, range, beside: beside)
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
    case .note:
      isNote = isNote || token.range.lowerBound == tokens.first?.range.lowerBound
      segments[top].example = true
    case .heading: hasHeading = true
    // `butter for the muffin tin` is butter.
    case .equipment: isEquipment = isEquipment || !segments[top].purpose
    case .imitated: break
    }
    last = term.role
  }

  mutating func takeFood(
    _ contents: FoodContents, _ token: LineToken, _ range: Range<Int>, beside: Set<UInt64>?
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
    if let beside {
      let names = tokens.contains { beside.contains($0.hash) }
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

  mutating func takeFree() {
    guard last == .food, let food = reading.foods.popLast() else { return }
    segments[segments.count - 1].drop.formUnion(
      food.contents.holds.union(food.contents.may))
    segments[segments.count - 1].dropIsUsed = false
  }

  mutating func takeOther(_ token: LineToken) {
    if token.isNumber {
      // `See note 2`.
      if last == .note { return }
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
        segments[segments.count - 1] = LineReader.Segment()
      }
      segments[segments.count - 1].purpose = false
      last = .filler
      return
    }
    guard !segments[segments.count - 1].purpose else { return }
    if let guess = token.isForeign
      ? nil : lexicon.guess(LineTokens.folded(bytes, token.range))
    {
      if guess.term.role == .food {
        takeFood(guess.term.contents, token, token.range, beside: nil)
        last = .food
      }
      if !guess.isSettled { takeUnknown(token) }
      return
    }
    takeUnknown(token)
  }

  mutating func takeUnknown(_ token: LineToken) {
    if token.range.count == 1 { return }
    hasUnknown = true
    if unitUnknown == nil { unitUnknown = token.range }
    unknownCount += 1
    last = .filler
  }

  /// What is left of a food without some traits, and what stands in for them.
  func dropping(_ traits: FoodTraits, from contents: FoodContents) -> FoodContents {
    var left = contents.without(traits)
    let gone = contents.holds.intersection(traits)
    for (old, new) in Self.substitutes where !gone.isDisjoint(with: old) {
      left.may.formUnion(new.subtracting(traits))
    }
    return left
  }

  /// What those who leave something out often take instead: what lacks meat alone may be bound with
  /// egg and milk, and what lacks wheat alone be of another cereal.
  private static let substitutes: [(old: FoodTraits, new: FoodTraits)] = [
    (.milk, [.soya, .nut, .coconut]), (.egg, [.soya, .milk]),
    ([.meat, .fish, .flesh, .crustacean, .mollusc], [.soya, .wheat]),
    ([.meat, .flesh], [.egg, .milk]), (.wheat, [.rye, .barley, .soya, .lupin]),
  ]
}
