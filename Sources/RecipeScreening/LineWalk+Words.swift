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
      if token.isNumber { hasNumber = true } else { loosen(token) }
      return
    case .title, .filled:
      let foods = reading.foods.count
      takeFood(term.contents, token, range, beside: nil)
      for place in foods..<max(foods, reading.foods.count) {
        reading.foods[place].isDish = true
        reading.foods[place].isFilled = term.role == .filled
      }
    case .namesake:
      if last == .food || last == .title || last == .filled,
        let place = reading.foods.indices.last
      {
        reading.foods[place].isImitated = true
      }
    case .suffix:
      if !unitHasFood { takeUnknown(token) }
      return
    case .drop:
      // `not vegan`, `non-dairy-free`
      if segments[top].not {
        segments[top].not = false
        break
      }
      segments[top].drop.formUnion(term.contents.holds)
      segments[top].dropIsUsed = false
      titleDrop.formUnion(term.contents.holds)
    case .free: takeFree()
    case .not:
      segments[top].not = true
      segments[top].isLoose = false
    case .or:
      titleDropIsOpen = true
      alternative()
    case .conditional:
      titleDropIsOpen = true
      segments[top].possible = true
      alternative()
      segments[top].possible = true
    case .and:
      if last == .or { return }
      endUnit(inBracket: token.depth > 0)
      stretch += 1
      if segments[top].dropIsUsed { segments[top].drop = [] }
    case .purpose:
      hasPurpose = true
      endUnit(inBracket: token.depth > 0)
      segments[top].purpose = true
    case .example: segments[top].example = true
    case .optional:
      titleDropIsOpen = true
      options += 1
      segments[top].possible = true
    case .reference: isReference = true
    case .note:
      isNote = isNote || token.range.lowerBound == tokens.first?.range.lowerBound
      segments[top].example = true
    case .heading: hasHeading = true
    case .equipment: isEquipment = true
    case .tools:
      toolsBegin = toolsBegin ?? range.upperBound
      segments[top].example = true
    case .imitated: break
    }
    last = term.role
  }

  mutating func takeFood(
    _ contents: FoodContents, _ token: LineToken, _ range: Range<Int>, beside: Set<UInt64>?
  ) {
    let top = segments.count - 1
    if segments[top].purpose {
      // `For the pan butter` holds some all the same.
      guard !hasNumber, reading.foods.allSatisfy(\.isPossible) else { return }
    }
    var food = LineReading.Food(
      contents: contents, range: range, group: group, part: part, stretch: stretch)
    if segments[top].not {
      segments[top].not = false
      unitHasFood = true
      if !segments[top].isLoose { return }
      // `no-fuss chicken`: what is not there may be something else.
      food.isPossible = true
    }
    segments[top].hasFood = true
    if !segments[top].drop.isEmpty {
      food.contents = dropping(segments[top].drop, from: contents)
      segments[top].dropIsUsed = true
    }
    if segments[top].example || segments[top].purpose || isOpen { food.isPossible = true }
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

  /// Notes a word that may change what a negation means.
  private mutating func loosen(_ token: LineToken) {
    let top = segments.count - 1
    guard !segments[top].isLoose, !Self.plainWords.contains(token.hash) else { return }
    segments[top].isLoose = true
  }

  /// Articles and the like, between `no` and a food, and what stands beside `vegan` in brackets.
  private static let plainWords = Set(
    """
    a an the any added extra certified organic brand variety style labeled labelled der die das den dem
    bio sorte zertifiziert de d la le les du des l certifie marque di del della il lo gli i dei delle
    certificato marca el los las certificado een het gecertificeerd merk
    """.split { $0 == " " || $0 == "\n" }.map { WordHash.of($0.utf8) })

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
    guard !segments[segments.count - 1].purpose, !token.isPicture else { return }
    // Tools are called by many names that only look like a food's.
    if toolsBegin != nil { return takeUnknown(token) }
    if let guess = token.isForeign
      ? nil
      : lexicon.guess(LineTokens.folded(bytes, token.range), inTitle: reader.isOfTitles)
    {
      if guess.term.role == .food {
        let foods = reading.foods.count
        takeFood(guess.term.contents, token, token.range, beside: nil)
        for place in foods..<max(foods, reading.foods.count) { reading.foods[place].isDish = true }
        last = .food
      }
      if !guess.isSettled { takeUnknown(token) }
      return
    }
    takeUnknown(token)
  }

  mutating func takeUnknown(_ token: LineToken) {
    if token.range.count == 1 { return }
    if isKind(token) { return loosen(token) }
    hasUnknown = true
    segments[segments.count - 1].not = false
    segments[segments.count - 1].isLoose = true
    if reader.isOfTitles, !isOwner(token) { reading.strange.append(token.range) }
    if unitUnknown == nil { unitUnknown = token.range }
    unknownCount += 1
    last = .filler
  }

  /// Whether a word says whose dish it is: `Anna's`.
  private func isOwner(_ token: LineToken) -> Bool {
    ["'s", "’s", "'S", "’S"].contains {
      bytes[token.range].suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }

  /// Whether a word behind a food, where names come first, only says which it is or what was done
  /// to it: `lentilles du Puy`, `amandes mondées`.
  private func isKind(_ token: LineToken) -> Bool {
    guard !reader.namesComeLast, unitHasFood, let food = reading.foods.last else { return false }
    if reader.participles.contains(where: { bytes[token.range].suffix($0.count).elementsEqual($0) })
    {
      return true
    }
    let isName = { (place: Int) in
      0x41...0x5A ~= bytes[place]
        || (bytes[place] == 0xC3 && 0x80...0x9E ~= bytes[min(place + 1, bytes.count - 1)])
    }
    return isName(token.range.lowerBound) && !isName(food.range.lowerBound)
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
    (.anyFlesh, [.soya, .wheat]),
    ([.meat, .flesh], [.egg, .milk]), (.wheat, [.rye, .barley, .soya, .lupin]),
  ]
}
