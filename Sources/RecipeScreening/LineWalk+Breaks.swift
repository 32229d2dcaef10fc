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
    segments[segments.count - 1] = LineReader.Segment()
    segments[segments.count - 1].example = old.example
    if !old.dropIsUsed, !hasFood(group) { segments[segments.count - 1].drop = old.drop }
    if depth == 0, !reading.foods.isEmpty { nameIsDone = true }
    last = nil
  }

  /// What stands before a colon names what follows, unless nothing follows that is a food.
  mutating func colon() {
    endSegment()
    for place in reading.foods.indices { reading.foods[place].group = -1 }
    (unitUnknown, unknownCount, unitHasFood) = (nil, 0, false)
    segments[segments.count - 1] = LineReader.Segment(example: isNote)
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
  mutating func endSegment() {
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

  func hasFood(_ group: Int) -> Bool { reading.foods.contains { $0.group == group } }

  /// The end of a part of the name: whether its words were known.
  mutating func endUnit(inBracket: Bool = false) {
    defer { (unitUnknown, unknownCount, unitHasFood) = (nil, 0, false) }
    guard let range = unitUnknown, !nameIsDone, !inBracket else { return }
    if reading.unknown == nil { reading.unknown = range }
  }
}
