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
      if token.range == range, Self.parts.contains(token.hash) { hasPart = true }
      if last == .or, Self.ordinary.contains(token.hash) { isOneOfKinds = true }
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
      isOneOfKinds = true
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
    case .optional, .needed, .choice:
      takeOption(term.role)
      return
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

  /// A word that makes the line optional, or leaves its food to the cook.
  private mutating func takeOption(_ role: Lexicon.Role) {
    titleDropIsOpen = true
    if role == .needed { isOneOfKinds = true }
    if role == .choice { hasChoice = true }
    // `gluten-free (if needed) soy sauce`
    for place in segments.indices where !hasFood(group) && !segments[place].dropIsUsed {
      if !segments[place].drop.isEmpty { isOpen = true }
      segments[place].drop = []
    }
    options += 1
    segments[segments.count - 1].possible = true
    last = .optional
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
      variant = variant ?? range
      food.contents = dropping(segments[top].drop, from: contents)
      segments[top].dropIsUsed = true
    }
    let doubt = segments[top].doubt.intersection(food.contents.holds)
    food.contents.holds.subtract(doubt)
    food.contents.may.formUnion(doubt.union(Self.substitutes(for: doubt)))
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

  /// Nouns that say nothing of a food they stand beside, and name one where they stand alone.
  private static let parts = Set(
    """
    fat skin bone backbone wishbone tail head casing caul tendon sinew body carcass granule mixture
    leftover content juice liquid fett haut knochen schwanz kopf gras peau queue grasso pelle coda
    grasa piel vet vel bot
    """.split { $0 == " " || $0 == "\n" }.map { WordHash.of($0.utf8) })

  /// What is said of a food's usual kind: `vegan butter or regular`.
  private static let ordinary = Set(
    """
    regular normal ordinary classic standard usual conventional traditional normale normaler
    normales normalen gewohnliche herkommliche klassisch classique ordinaire traditionnelle
    classica tradizionale clasica tradicional corriente gewone gewoon normaal
    """.split { $0 == " " || $0 == "\n" }.map { WordHash.of($0.utf8) })

  /// Articles and the like, between `no` and a food, and what stands beside `vegan` in brackets.
  private static let plainWords = Set(
    """
    a an the any added extra certified organic brand variety style labeled labelled der die das den
    dem bio sorte zertifiziert de d la le les du des l certifie marque di del della il lo gli i dei
    delle certificato marca el los las certificado een het gecertificeerd merk
    """.split { $0 == " " || $0 == "\n" }.map { WordHash.of($0.utf8) })

  /// `Nut-free` takes all nuts from what follows, `walnut-free` leaves the others.
  mutating func takeFree() {
    guard last == .food, let food = reading.foods.popLast() else { return }
    let top = segments.count - 1
    let traits = food.contents.holds.union(food.contents.may)
    let words = tokens.filter { food.range.contains($0.range.lowerBound) }
    guard words.allSatisfy({ Self.wholeKinds.contains($0.hash) }) else {
      segments[top].doubt.formUnion(traits)
      return
    }
    // Pork is meat, but not all meat is pork.
    segments[top].drop.formUnion(traits.contains(.pork) ? .pork : traits)
    segments[top].dropIsUsed = false
  }

  /// The words for all foods of a kind, by which some go without them.
  private static let wholeKinds = Set(
    """
    meat pork fish seafood shellfish crustacean crustaceans mollusc molluscs mollusk mollusks egg
    eggs milk dairy nut nuts tree peanut peanuts wheat soy soya sesame mustard celery lupin coconut
    alcohol honey ei fleisch schweinefleisch fisch milch nuss soja weizen sesam senf sellerie kokos
    alkohol honig vlees vis melk noten tarwe selderij mosterd
    """.split { $0 == " " || $0 == "\n" }.map { WordHash.of($0.utf8) })

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
    left.may.formUnion(Self.substitutes(for: gone).subtracting(traits))
    return left
  }

  private static func substitutes(for gone: FoodTraits) -> FoodTraits {
    substitutes.reduce(into: []) { all, pair in
      if !gone.isDisjoint(with: pair.old) { all.formUnion(pair.new) }
    }
  }

  /// What those who leave something out often take instead: what lacks meat alone may be bound with
  /// egg and milk, and what lacks wheat alone be of another cereal.
  private static let substitutes: [(old: FoodTraits, new: FoodTraits)] = [
    (.milk, [.soya, .nut, .coconut]), (.egg, [.soya, .milk]),
    (.anyFlesh, [.soya, .wheat]), (.pork, .meat),
    ([.meat, .flesh], [.egg, .milk]), (.wheat, [.rye, .barley, .soya, .lupin]),
  ]
}
