import RecipeModel

/// One line of an ingredient list, as quantity and name.
struct IngredientLine {
  /// The hash of the set of words that name the ingredient.
  var name: UInt64 = 0
  /// A bit for each word: names that share no bit share no word.
  var mask: UInt64 = 0
  private var firstWord: Int32 = 0
  // The fields are in an order in which they leave no gaps: there are ten lines for each listing.
  /// How much of it.
  var quantity = IngredientQuantity()
  private var wordCount: UInt8 = 0
  var importance = Importance.full
  /// Whether other lines of the list have quantities and this one has none.
  var isMinor = false

  /// The hashes of the name's words in ``IngredientStore/words``.
  @inline(__always)
  var wordPlaces: Range<Int> {
    get { Int(firstWord)..<Int(firstWord) + Int(wordCount) }
    set {
      firstWord = Int32(newValue.lowerBound)
      wordCount = UInt8(newValue.count)
    }
  }

  /// How much the line tells about the recipe: less for salt and water.
  var weight: Float { isMinor ? importance.weight * 0.4 : importance.weight }

  enum Importance: UInt8 {
    case full, pantry, heading

    var weight: Float {
      switch self {
      case .full: 1
      case .pantry: 0.5
      case .heading: 0.3
      }
    }
  }
}

/// An ingredient list, ready to be compared.
struct IngredientList {
  /// The lines in ``IngredientStore/lines``.
  var lines: Range<Int32> = 0..<0
  /// The words of the names.
  var names = WordMask()
  /// How many lines have a quantity.
  var quantified: UInt8 = 0
  /// The sum of the lines' weights.
  var weight: Float = 0
  /// The hash of the lines as they were written.
  var identity: UInt64 = 0

  var count: Int { lines.count }
  var places: Range<Int> { Int(lines.lowerBound)..<Int(lines.upperBound) }
  var isEmpty: Bool { lines.isEmpty }
  /// Whether at least half of the lines have quantities.
  var hasQuantities: Bool { quantified > 0 && Int(quantified) * 2 >= count }
}

/// A set of words, a bit for each: sets that share few bits share few words.
struct WordMask {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  // Counted once, as it is asked for with each pair.
  private var count: UInt8 = 0

  /// Adds a word by its hash.
  mutating func insert(_ hash: UInt64) {
    if hash & 64 == 0 { low |= 1 << (hash & 63) } else { high |= 1 << (hash & 63) }
    count = UInt8(low.nonzeroBitCount + high.nonzeroBitCount)
  }

  /// A cheap test that fails lists which share too few words to be one recipe.
  @inline(__always)
  func mayMatch(_ other: WordMask) -> Bool {
    let shared = (low & other.low).nonzeroBitCount + (high & other.high).nonzeroBitCount
    return shared * 2 >= Int(min(count, other.count))
  }
}

/// Reads ingredient lines; owns what ``IngredientList`` points into.
struct IngredientStore {
  /// Lines of a list beyond this number are left out: no dish needs more, and cost stays bounded.
  static let mostLines = 64
  /// Bytes of a line beyond this number are left out.
  static let mostBytes = 2_048
  static let mostWords = 8

  typealias Text = UnsafeBufferPointer<UInt8>

  private(set) var lines: [IngredientLine] = []
  private(set) var words: [UInt64] = []

  // Folding at most doubles a text.
  private let scratch = ByteScratch(capacity: 2 * mostBytes + 64)
  private var folded: ByteWriter
  // Listings are read when they meet others, and those are mostly the same recipe in the same words.
  private var recentLines: RecentValues<IngredientLine>
  private var recentLists = RecentValues(IngredientList(), count: 4_096)

  /// A store for the lists of so many listings.
  init(count: Int) {
    folded = ByteWriter(scratch)
    recentLines = RecentValues(IngredientLine(), count: count < 65_536 ? 4_096 : 32_768)
  }

  /// Reserves room for lists of so many lines each: what grows would be copied, while what is not
  /// filled takes no memory.
  mutating func reserve(lists: some Sequence<Int>) {
    let count = lists.reduce(0) { $0 + min($1, Self.mostLines) }
    lines.reserveCapacity(count)
    words.reserveCapacity(count * 2)
  }

  /// The lines of a list.
  func lines(_ list: IngredientList) -> ArraySlice<IngredientLine> { lines[list.places] }

  /// Parses a listing's ingredients; a list that was read lately is the same one.
  mutating func list(_ ingredients: [String]) -> IngredientList {
    list(ingredients.map { $0.withBytes(ByteHash.wide) }) { body in
      for text in ingredients { text.withBytes(body) }
    }
  }

  /// The same of lines with such hashes (see ``ListingSource/ingredientHashes(_:)``); `forEachLine`
  /// calls what it is given with each.
  mutating func list(
    _ hashes: [UInt64], _ forEachLine: ((Text) -> Void) -> Void
  ) -> IngredientList {
    let first = lines.count
    let whole = hashes.reduce(1, ByteHash.combine)
    guard hashes.count > 2 else {
      forEachLine { text in
        guard lines.count - first < Self.mostLines else { return }
        appendLines(of: text, isAlone: hashes.count == 1, upTo: first + Self.mostLines)
      }
      return summary(first, whole)
    }
    if let list = recentLists[whole] { return list }
    var place = 0
    forEachLine { text in
      if lines.count - first < Self.mostLines { appendLine(text, hashes[place]) }
      place += 1
    }
    let list = summary(first, whole)
    recentLists[whole] = list
    return list
  }

  /// Appends one line, as it was read before if it was read lately.
  private mutating func appendLine(_ text: Text, _ hash: UInt64) {
    if let line = recentLines[hash] { return lines.append(line) }
    let place = lines.count
    let bytes = fold(text)
    appendLine(bytes, from: 0, to: bytes.count)
    if lines.count > place { recentLines[hash] = lines[place] }
  }

  /// Appends a text that may be a whole list.
  private mutating func appendLines(of text: Text, isAlone: Bool, upTo most: Int) {
    let bytes = fold(text)
    guard Self.isJoined(bytes, isAlone: isAlone) else {
      return appendLine(bytes, from: 0, to: bytes.count)
    }
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x2C {
      if lines.count < most { appendLine(bytes, from: start, to: index) }
      start = index + 1
    }
  }

  private mutating func fold(_ text: Text) -> UnsafeBufferPointer<UInt8> {
    folded.truncate(to: 0)
    TextFolding.append(text, limit: Self.mostBytes, to: &folded)
    // `confectioners' sugar`: an apostrophe never tells two ingredients apart.
    folded.remove(0x27)
    return folded.bytes
  }

  private mutating func summary(_ first: Int, _ identity: UInt64) -> IngredientList {
    var list = IngredientList()
    list.identity = identity
    list.lines = Int32(first)..<Int32(lines.count)
    list.quantified = UInt8(lines[first...].count { $0.quantity.dimension != nil })
    for index in first..<lines.count {
      // Among lines with quantities one without is a heading, a garnish or `salt to taste`.
      if list.hasQuantities, lines[index].quantity.dimension == nil { lines[index].isMinor = true }
      list.weight += lines[index].weight
      for hash in words[lines[index].wordPlaces] {
        list.names.insert(hash)
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
    let amount = LeadingAmount(folded: UnsafeBufferPointer(rebasing: bytes[from..<end]))
    var line = IngredientLine()
    line.quantity = IngredientQuantity(amount)
    guard readName(bytes, from: from + amount.end, to: end, into: &line) else { return }
    lines.append(line)
  }

  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || byte >= 0x80
  }

  /// Appends the words of the name to the store; false where the line names nothing.
  private mutating func readName(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int,
    into line: inout IngredientLine
  ) -> Bool {
    let first = words.count
    var isPantry = true
    var isHeading = true
    // Where only preparation words stand (`fresh, skinless`), they are the name after all.
    for usesAll in [false, true] where words.count == first {
      Self.scan(bytes, from: start, to: end) { hash, code, wordStart, wordEnd in
        if code & IngredientVocabulary.stop != 0 { return words.count == first }
        if code & IngredientVocabulary.link != 0 { return true }
        if !usesAll, code & (IngredientVocabulary.preparation | IngredientVocabulary.unit) != 0 {
          return true
        }
        let stem = WordStem.hash(bytes, wordStart, wordEnd, whole: hash)
        guard words.count - first < Self.mostWords else { return false }
        if !(first..<words.count).contains(where: { words[$0] == stem }) { words.append(stem) }
        if code & IngredientVocabulary.pantry == 0 { isPantry = false }
        if code & IngredientVocabulary.heading == 0 { isHeading = false }
        return true
      }
    }
    guard words.count > first else { return false }
    if isHeading, line.quantity.dimension == nil, words.count - first < 3 {
      line.importance = .heading
    }
    if isPantry { line.importance = .pantry }
    var sum: UInt64 = 0
    for word in words[first...] {
      sum &+= ByteHash.mix(word)
      line.mask |= 1 << (word & 63)
    }
    line.name = ByteHash.mix(sum)
    line.wordPlaces = first..<words.count
    return true
  }

  /// Calls `body` with each word up to a comma that follows a name; `body` returns whether to go on.
  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int,
    body: (UInt64, UInt16, Int, Int) -> Bool
  ) {
    // Kept at hand, as a constant of a type is looked up behind a lock at every use.
    let vocabulary = IngredientVocabulary.words
    var index = start
    var foundAny = false
    while index < end {
      let byte = bytes[index]
      if byte == 0x28 {
        while index < end, bytes[index] != 0x29 { index += 1 }
        index += 1
      } else if isWord(byte) {
        let wordStart = index
        var hash = ByteHash.seed
        // `v8` and `7up` are names; a number by itself is not.
        while index < end, isWord(bytes[index]) || URLQuery.isDigit(bytes[index]) {
          hash = ByteHash.step(hash, bytes[index])
          index += 1
        }
        let raw = ByteHash.mix(hash)
        let code = vocabulary.code(raw)
        if code & (IngredientVocabulary.preparation | IngredientVocabulary.link) == 0 {
          foundAny = true
        }
        guard body(raw, code, wordStart, index) else { return }
      } else if byte == 0x2C || byte == 0x3B
        || (byte == 0x2D && index > start && bytes[index - 1] == 0x20)
      {
        if foundAny { return }
        index += 1
      } else {
        index += 1
      }
    }
  }
}
