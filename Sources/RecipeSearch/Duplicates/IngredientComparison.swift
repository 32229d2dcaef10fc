/// How far two ingredient lists are the same.
struct IngredientComparison {
  /// The share of the left list's weight that has a partner on the right, and the reverse.
  var coverLeft: Float = 0
  var coverRight: Float = 0
  /// How many lines were paired.
  var pairs = 0
  /// How many pairs have the same quantity, and how many have different ones.
  var agreeing = 0
  var disagreeing = 0
  /// What the comparison has cost, in the steps of ``WorkLimit``.
  private(set) var cost = 1

  // Lists have at most 64 lines, so that a word of bits marks the ones that are taken.
  private var leftTaken: UInt64 = 0
  private var rightTaken: UInt64 = 0
  private var leftWeight: Float = 0
  private var rightWeight: Float = 0

  /// The steps that comparing the words of two names costs.
  private static let nameCost = 16

  /// The share of comparable quantities that agree; 0 where none can be compared.
  var agreement: Float {
    let total = agreeing + disagreeing
    return total == 0 ? 0 : Float(agreeing) / Float(total)
  }

  /// Pairs the lines of two lists: same name and quantity first, then same name, then similar name.
  init(_ left: IngredientList, _ right: IngredientList, _ store: borrowing IngredientStore) {
    guard !left.isEmpty, !right.isEmpty else { return }
    guard left.lines != right.lines else {
      // A list that was read once for both is alike line by line.
      coverLeft = left.weight > 0 ? 1 : 0
      coverRight = coverLeft
      pairs = left.count
      agreeing = Int(left.quantified)
      cost += pairs
      return
    }
    var names = 0
    store.lines.withUnsafeBufferPointer { lines in
      let ones = UnsafeBufferPointer(rebasing: lines[left.places])
      let others = UnsafeBufferPointer(rebasing: lines[right.places])
      pair(ones, others) { $0.name == $1.name ? 1 : 0 }
      store.words.withUnsafeBufferPointer { words in
        pair(ones, others) { one, other in
          guard one.mayResemble(other) else { return 0 }
          names += 1
          return Self.likeness(words[one.wordPlaces], words[other.wordPlaces])
        }
      }
    }
    cost += names * Self.nameCost
    coverLeft = left.weight > 0 ? min(1, leftWeight / left.weight) : 0
    coverRight = right.weight > 0 ? min(1, rightWeight / right.weight) : 0
  }

  /// Pairs the lines that `resemblance` calls alike: first those whose quantities do not contradict
  /// each other, then the others.
  @inline(__always)
  private mutating func pair(
    _ ones: UnsafeBufferPointer<IngredientLine>, _ others: UnsafeBufferPointer<IngredientLine>,
    by resemblance: (IngredientLine, IngredientLine) -> Float
  ) {
    let words = others.reduce(0) { $0 | $1.mask }
    let all = UInt64.max >> UInt64(64 - others.count)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: ones.count) { contradicted in
      contradicted.initialize(repeating: 0)
      for i in ones.indices where leftTaken & 1 << UInt64(i) == 0 && ones[i].mask & words != 0 {
        var open = all & ~rightTaken
        while open != 0 {
          let j = open.trailingZeroBitCount
          open &= open - 1
          cost += 1
          guard ones[i].mask & others[j].mask != 0 else { continue }
          let likeness = resemblance(ones[i], others[j])
          guard likeness > 0 else { continue }
          let agrees = ones[i].quantity.agrees(with: others[j].quantity)
          if agrees == false {
            contradicted[i] |= 1 << UInt64(j)
          } else {
            take(i, ones[i], j, others[j], likeness, agrees)
            contradicted[i] = 0
            break
          }
        }
      }
      for i in ones.indices {
        let open = contradicted[i] & ~rightTaken
        guard open != 0 else { continue }
        let j = open.trailingZeroBitCount
        take(i, ones[i], j, others[j], resemblance(ones[i], others[j]), false)
      }
    }
  }

  @inline(__always)
  private mutating func take(
    _ i: Int, _ one: IngredientLine, _ j: Int, _ other: IngredientLine, _ likeness: Float,
    _ agrees: Bool?
  ) {
    if let agrees {
      if agrees { agreeing += 1 } else { disagreeing += 1 }
    }
    leftTaken |= 1 << UInt64(i)
    rightTaken |= 1 << UInt64(j)
    leftWeight += one.weight * likeness
    rightWeight += other.weight * likeness
    pairs += 1
  }

  /// How alike two names are: 0.9 where one holds the other, less where they share half.
  private static func likeness(
    _ one: Slice<UnsafeBufferPointer<UInt64>>, _ other: Slice<UnsafeBufferPointer<UInt64>>
  ) -> Float {
    var shared = 0
    for word in one {
      for candidate in other where candidate == word { shared += 1 }
    }
    guard shared > 0 else { return 0 }
    let shorter = min(one.count, other.count)
    let longer = max(one.count, other.count)
    if shared == shorter { return shared * 3 >= longer ? 0.9 : 0.6 }
    return shared * 2 >= shorter && shared * 3 >= longer ? 0.5 : 0
  }
}

/// What was compared last: the listings of one recipe mostly have the same few lists, which are read
/// once, so that the same two meet again and again.
struct RecentComparisons {
  private var known = RecentPairs<IngredientComparison>(count: 512)

  /// Compares two lists, or gives what came of it lately.
  mutating func comparison(
    _ left: IngredientList, _ right: IngredientList, _ store: borrowing IngredientStore
  ) -> IngredientComparison {
    guard !left.isEmpty, !right.isEmpty else { return IngredientComparison(left, right, store) }
    // A list that is not empty is known by where its lines begin.
    let (one, other) = (UInt64(left.lines.lowerBound), UInt64(right.lines.lowerBound))
    if let comparison = known[one, other] { return comparison }
    let comparison = IngredientComparison(left, right, store)
    known[one, other] = comparison
    return comparison
  }
}

extension IngredientLine {
  /// A cheap test that fails names which share less than half of the shorter one's words.
  @inline(__always)
  fileprivate func mayResemble(_ other: IngredientLine) -> Bool {
    // Two words of this name may share a bit of its mask.
    let most =
      (mask & other.mask).nonzeroBitCount + wordPlaces.count - mask.nonzeroBitCount
    return most * 2 >= min(wordPlaces.count, other.wordPlaces.count)
  }
}
