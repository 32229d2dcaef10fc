/// One line of an ingredient list, as quantity and name.
struct IngredientLine {
  /// The hash of the set of words that name the ingredient.
  var name: UInt64 = 0
  /// The hashes of those words in ``IngredientStore/words``.
  var words: Range<Int32> = 0..<0
  @inline(__always)
  var wordPlaces: Range<Int> { Int(words.lowerBound)..<Int(words.upperBound) }
  /// A bit for each word: names that share no bit share no word.
  var mask: UInt64 = 0
  /// How much of it.
  var quantity = IngredientQuantity()
  /// How much the line tells about the recipe: less for salt and water.
  var weight: Float = 1
}

/// An ingredient list, ready to be compared.
struct IngredientList {
  /// The lines in ``IngredientStore/lines``.
  var lines: Range<Int32> = 0..<0
  /// A bit for each word: lists that share few bits share few words.
  var low: UInt64 = 0
  var high: UInt64 = 0
  /// How many lines have a quantity.
  var quantified: Int32 = 0
  /// The sum of the lines' weights.
  var weight: Float = 0

  var count: Int { lines.count }
  var places: Range<Int> { Int(lines.lowerBound)..<Int(lines.upperBound) }
  var isEmpty: Bool { lines.isEmpty }
  /// Whether at least half of the lines have quantities.
  var hasQuantities: Bool { quantified > 0 && Int(quantified) * 2 >= count }
}

/// Reads ingredient lines; owns what ``IngredientList`` points into.
struct IngredientStore {
  /// Lines of a list beyond this number are left out: no dish needs more, and cost stays bounded.
  static let mostLines = 64
  /// Bytes of a line beyond this number are left out.
  static let mostBytes = 2_048
  static let mostWords = 8

  private(set) var lines: [IngredientLine] = []
  private(set) var words: [UInt64] = []

  mutating func appendWord(_ hash: UInt64) { words.append(hash) }

  // Folding at most doubles a text.
  private let scratch = ByteScratch(capacity: 2 * mostBytes + 64)
  private var folded: ByteWriter

  init() { folded = ByteWriter(scratch) }

  /// The lines of a list.
  func lines(_ list: IngredientList) -> ArraySlice<IngredientLine> { lines[list.places] }

  /// Parses a listing's ingredients.
  mutating func list(_ ingredients: [String]) -> IngredientList {
    let first = lines.count
    for text in ingredients {
      guard lines.count - first < Self.mostLines else { break }
      folded.truncate(to: 0)
      TextFolding.append(text, limit: Self.mostBytes, to: &folded)
      // `confectioners' sugar`: an apostrophe never tells two ingredients apart.
      folded.remove(0x27)
      let bytes = folded.bytes
      if ingredients.count <= 2, Self.isJoined(bytes, isAlone: ingredients.count == 1) {
        var start = 0
        for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x2C {
          if lines.count - first < Self.mostLines { appendLine(bytes, from: start, to: index) }
          start = index + 1
        }
      } else {
        appendLine(bytes, from: 0, to: bytes.count)
      }
    }
    return summary(first)
  }

  private mutating func summary(_ first: Int) -> IngredientList {
    var list = IngredientList()
    list.lines = Int32(first)..<Int32(lines.count)
    list.quantified = Int32(lines[first...].count { $0.quantity.dimension != .none })
    for index in first..<lines.count {
      // Among lines with quantities one without is a heading, a garnish or `salt to taste`.
      if list.hasQuantities, lines[index].quantity.dimension == .none { lines[index].weight *= 0.4 }
      list.weight += lines[index].weight
      for word in lines[index].words {
        let hash = words[Int(word)]
        if hash & 64 == 0 { list.low |= 1 << (hash & 63) } else { list.high |= 1 << (hash & 63) }
      }
    }
    return list
  }

  /// Whether one line holds a whole list: commas, and no quantity at the beginning, which only
  /// names such as `2% milk` have in such a list.
  private static func isJoined(_ bytes: UnsafeBufferPointer<UInt8>, isAlone: Bool) -> Bool {
    var index = 0
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    guard index < bytes.count else { return false }
    let commas = bytes.count { $0 == 0x2C }
    if URLQuery.isDigit(bytes[index]) { return commas >= 3 }
    return commas >= (isAlone ? 1 : 2)
  }

  private mutating func appendLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from: Int, to: Int
  ) {
    var end = to
    while end > from, bytes[end - 1] == 0x20 { end -= 1 }
    // `For the filling:` is a heading.
    guard end > from, bytes[end - 1] != 0x3A else { return }
    var index = Self.afterBullet(bytes, from: from, to: end)
    var line = IngredientLine()
    line.quantity = Self.quantity(bytes, &index, end)
    guard readName(bytes, from: index, to: end, into: &line) else { return }
    lines.append(line)
  }

  private static func afterBullet(
    _ bytes: UnsafeBufferPointer<UInt8>, from: Int, to end: Int
  ) -> Int {
    var index = from
    bullets: while index < end {
      switch bytes[index] {
      case 0x20, 0x2A, 0x2D, 0x2B, 0x3E, 0x23, 0x5F, 0x7E: index += 1
      default: break bullets
      }
    }
    // `3. 1/2 cup` and `3) 1/2 cup` number the line.
    var digit = index
    while digit < end, URLQuery.isDigit(bytes[digit]) { digit += 1 }
    if digit > index, digit + 1 < end, bytes[digit] == 0x2E || bytes[digit] == 0x29,
      bytes[digit + 1] == 0x20
    {
      index = digit + 2
    }
    while index < end, bytes[index] == 0x20 { index += 1 }
    return index
  }

  /// Reads `1 1/2 cups`, `2 (8 ounce) packages`, `One 15-ounce can`, `100g`, `a pinch`.
  private static func quantity(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ end: Int
  ) -> IngredientQuantity {
    var result = IngredientQuantity()
    if let number = QuantityReader.number(bytes, at: index, end: end) {
      result.amount = number.value
      index = number.end
    } else {
      let word = wordEnd(bytes, index, end)
      guard word > index else { return result }
      let halves = IngredientVocabulary.numbers.code(ByteHash.of(bytes, from: index, to: word))
      guard halves != 0 else { return result }
      result.amount = Float(halves) / 2
      index = word
    }
    result.dimension = .count
    result.size = size(bytes, &index, end)
    var word = wordEnd(bytes, index, end)
    var found = unit(bytes, index, word)
    while found == 0, word > index,
      IngredientVocabulary.words.code(ByteHash.of(bytes, from: index, to: word))
        & IngredientVocabulary.preparation != 0
    {
      // `1 heaping cup`, `2 large cloves`: look behind the adjective, but keep it for the name.
      var next = word
      skip(bytes, &next, end)
      let nextEnd = wordEnd(bytes, next, end)
      found = unit(bytes, next, nextEnd)
      guard found != 0 || nextEnd == next else { break }
      index = next
      word = nextEnd
    }
    guard found != 0 else { return result }
    index = word
    let entry = IngredientVocabulary.units[found]
    result.dimension = entry.dimension
    result.amount *= entry.factor
    return result
  }

  /// Reads a size in between, `2 8-ounce packages` or `1 (8 ounce) can`: not how much but how big.
  private static func size(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ end: Int
  ) -> Float {
    var size: Float = 0
    skip(bytes, &index, end, brackets: false)
    let isBracketed = index < end && bytes[index] == 0x28
    var inner = isBracketed ? index + 1 : index
    if let number = QuantityReader.number(bytes, at: inner, end: end) {
      inner = number.end
      skip(bytes, &inner, end, brackets: false)
      let word = wordEnd(bytes, inner, end)
      let entry = IngredientVocabulary.units[unit(bytes, inner, word)]
      if entry.factor > 0 {
        if entry.dimension != .count { size = number.value * entry.factor }
        inner = word
      }
      if !isBracketed { index = inner }
    }
    skip(bytes, &index, end, brackets: true)
    return size
  }

  /// Passes over blanks, full stops, hyphens and bracketed text.
  private static func skip(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ end: Int, brackets: Bool = true
  ) {
    while index < end {
      if bytes[index] == 0x28, brackets {
        while index < end, bytes[index] != 0x29 { index += 1 }
        index = min(index + 1, end)
      } else if bytes[index] == 0x20 || bytes[index] == 0x2E || bytes[index] == 0x2D {
        index += 1
      } else {
        return
      }
    }
  }

  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || byte >= 0x80
  }

  @inline(__always)
  private static func wordEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    var index = start
    while index < end, isWord(bytes[index]) { index += 1 }
    return index
  }

  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    guard end > start else { return 0 }
    let code = IngredientVocabulary.words.code(ByteHash.of(bytes, from: start, to: end))
    return code & IngredientVocabulary.unit != 0 ? Int(code >> 8) : 0
  }
}
