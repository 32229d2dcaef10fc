/// What stands between words: commas, brackets, alternatives.
extension LineWalk {
  mutating func pass(_ token: LineToken, after before: LineToken) {
    while token.depth + 1 > segments.count {
      endUnit(inBracket: before.depth > 0)
      var inner = LineReader.Segment()
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
    case .colon where token.depth > 0:
      // `buttermilk (dairy-free: soya milk)`: which one it is stays open.
      segments[segments.count - 1].possible = true
      comma(token.depth)
    case .colon: colon()
    case .slash where !token.isNumber && !before.isNumber: alternative()
    case .bracket where token.depth == 0 && before.depth == 0: comma(0)
    case .bracket where token.depth > 0: last = nil
    default: break
    }
  }

  mutating func comma(_ depth: Int) {
    let old = segments[segments.count - 1]
    endSegment()
    endUnit(inBracket: depth > 0)
    stretch += 1
    segments[segments.count - 1] = LineReader.Segment()
    segments[segments.count - 1].example = old.example
    if !old.dropIsUsed, !hasFood(group) { segments[segments.count - 1].drop = old.drop }
    if depth == 0, !reading.foods.isEmpty { nameIsDone = true }
    last = nil
  }

  /// What stands before a colon names what follows, unless nothing follows that is a food.
  mutating func colon() {
    // `2 eggs; equipment: whisk`: what has an amount is an ingredient.
    if hasNumber, !hasPurpose, !reading.foods.isEmpty { return comma(0) }
    // `butter, flour, garnish: parsley`: only what follows may be left out.
    if last == .optional, !reading.foods.isEmpty {
      options -= 1
      comma(0)
      segments[segments.count - 1].example = true
      return
    }
    // `butter - vegan: oil`: what comes before the colon may be taken or not.
    segments[segments.count - 1].possible = true
    endSegment()
    stretch += 1
    for place in reading.foods.indices { reading.foods[place].group = -1 }
    (unitUnknown, unknownCount, unitHasFood) = (nil, 0, false)
    segments[segments.count - 1] = LineReader.Segment(example: isNote || toolsBegin != nil)
    last = nil
  }

  mutating func alternative() {
    let drop = segments[segments.count - 1]
    if !drop.drop.isEmpty, !drop.dropIsUsed {
      if !hasFood(group) { isOpen = true }
      // `cheese, vegan or regular`: which one it is stays open.
      segments[segments.count - 1].possible = true
    }
    endSegment()
    // `jasmine or basmati rice`: the name that follows is that of both.
    if unitHasFood || !reader.namesComeLast { endUnit(inBracket: segments.count > 1) }
    part += 1
    segments[segments.count - 1] = LineReader.Segment()
    last = .or
  }

  /// A modifier behind its food: `butter (vegan)`.
  ///
  /// Among other words it may say something else: `butter (leave out for vegans)`.
  mutating func endSegment() {
    let segment = segments[segments.count - 1]
    guard !segment.drop.isEmpty, !segment.dropIsUsed else { return }
    segments[segments.count - 1].drop = []
    let isPlain =
      !segment.possible && !segment.purpose && !segment.example
      && (segment.hasFood || !segment.isLoose)
    let nearest = reading.foods.last { $0.group == group }?.stretch
    for place in reading.foods.indices where reading.foods[place].group == group {
      let food = reading.foods[place]
      if isPlain, food.part == part, food.stretch == nearest {
        reading.foods[place].contents = dropping(segment.drop, from: food.contents)
      } else {
        reading.foods[place].isPossible = true
      }
    }
  }

  func hasFood(_ group: Int) -> Bool { reading.foods.contains { $0.group == group } }

  /// The end of a part of the name: whether its words were known.
  mutating func endUnit(inBracket: Bool = false) {
    defer { (unitUnknown, unknownCount, unitHasFood) = (nil, 0, false) }
    guard let range = unitUnknown, !nameIsDone, !inBracket else { return }
    if reading.unknown == nil { reading.unknown = range }
  }
}
