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

  /// The share of comparable quantities that agree; 0 where none can be compared.
  var agreement: Float {
    let total = agreeing + disagreeing
    return total == 0 ? 0 : Float(agreeing) / Float(total)
  }

  /// Pairs the lines of two lists: same name and quantity first, then same name, then similar name.
  init(_ left: IngredientList, _ right: IngredientList, _ store: borrowing IngredientStore) {
    guard !left.isEmpty, !right.isEmpty else { return }
    let base = (left: Int(left.lines.lowerBound), right: Int(right.lines.lowerBound))
    let count = (left: left.count, right: right.count)
    // Lists have at most 64 lines, so that a word of bits marks the ones that are taken.
    var leftTaken: UInt64 = 0
    var rightTaken: UInt64 = 0
    var leftWeight: Float = 0
    var rightWeight: Float = 0
    store.lines.withUnsafeBufferPointer { lines in
      for round in 0..<4 {
        for i in 0..<count.left where leftTaken & 1 << UInt64(i) == 0 {
          let one = base.left + i
          for j in 0..<count.right where rightTaken & 1 << UInt64(j) == 0 {
            let other = base.right + j
            var likeness: Float = 1
            if round < 2 {
              guard lines[one].name == lines[other].name else { continue }
            } else {
              guard lines[one].mask & lines[other].mask != 0 else { continue }
              likeness = Self.likeness(lines[one].words, lines[other].words, store)
              guard likeness > 0 else { continue }
            }
            let agrees = lines[one].quantity.agrees(with: lines[other].quantity)
            if round & 1 == 0, agrees == false { continue }
            if let agrees {
              if agrees { agreeing += 1 } else { disagreeing += 1 }
            }
            leftTaken |= 1 << UInt64(i)
            rightTaken |= 1 << UInt64(j)
            leftWeight += lines[one].weight * likeness
            rightWeight += lines[other].weight * likeness
            pairs += 1
            break
          }
        }
      }
    }
    coverLeft = left.weight > 0 ? min(1, leftWeight / left.weight) : 0
    coverRight = right.weight > 0 ? min(1, rightWeight / right.weight) : 0
  }

  /// How alike two names are: 0.9 where one holds the other, less where they share half.
  private static func likeness(
    _ one: Range<Int32>, _ other: Range<Int32>, _ store: borrowing IngredientStore
  ) -> Float {
    var shared = 0
    store.words.withUnsafeBufferPointer { words in
      for i in one {
        for j in other where words[Int(i)] == words[Int(j)] { shared += 1 }
      }
    }
    guard shared > 0 else { return 0 }
    let shorter = min(one.count, other.count)
    let longer = max(one.count, other.count)
    if shared == shorter { return shared * 3 >= longer ? 0.9 : 0.6 }
    return shared * 2 >= shorter && shared * 3 >= longer ? 0.5 : 0
  }
}
