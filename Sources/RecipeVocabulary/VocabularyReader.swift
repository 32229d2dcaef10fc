/// Reads the files of names, whose form is described at the top of `Words/Foods.txt`, in one pass and
/// without a text for each name.
struct VocabularyReader {
  typealias Bytes = UnsafeBufferPointer<UInt8>
  typealias Name = VocabularyTable.Name

  private(set) var names: [Name] = []
  private(set) var entries: [VocabularyTable.Entry] = []
  /// What foods are one of or made of, by the hash of the English name that says so.
  private var relations: [(target: UInt64, isKind: Bool)] = []
  /// Hashes of English words that are no food.
  private var otherWords: [UInt64] = []
  private var nodes = NodeTable(capacity: 1 << 15)
  private var words = NameWords()
  /// The kind of all foods that follow, by the hash of its name.
  private var section: UInt64?

  init() {
    names.reserveCapacity(10_000)
    entries.reserveCapacity(1_500)
    relations.reserveCapacity(1_500)
  }

  /// The relations with the foods that their names mean; -1 for a name that means none.
  var resolvedRelations: [VocabularyTable.Relation] {
    relations.map { relation in
      .init(
        food: nodes[relation.target]?.food ?? VocabularyTable.Node.none, isKind: relation.isKind)
    }
  }

  /// The nodes, once all files are read: a word is no food where no line says that it is one.
  consuming func finish() -> NodeTable {
    for word in otherWords { nodes.name(word, food: VocabularyTable.Node.noFood) }
    return nodes
  }

  /// Reads the lines of a file in order.
  mutating func read(_ bytes: Bytes, areDishes: Bool) {
    section = nil
    var start = 0
    while start < bytes.count {
      let end = Self.end(bytes, start..<bytes.count, at: UInt8(ascii: "\n"))
      readLine(bytes, start..<end, isDish: areDishes)
      start = end + 1
    }
  }

  private mutating func readLine(_ bytes: Bytes, _ line: Range<Int>, isDish: Bool) {
    guard let first = line.first.map({ bytes[$0] }), first != UInt8(ascii: "#") else { return }
    switch first {
    case UInt8(ascii: "!"):
      var start = line.lowerBound + 1
      while start < line.upperBound {
        let end = Self.end(bytes, start..<line.upperBound, at: UInt8(ascii: " "))
        if end > start { otherWords.append(words.key(of: bytes, start..<end, in: .english)) }
        start = end + 1
      }
    case UInt8(ascii: "["):
      section = nil
      guard line.count > 2 else { return }
      let food = line.lowerBound + 1..<line.upperBound - 1
      readFood(bytes, food, isDish: isDish)
      let name = names[entries[entries.count - 1].names.lowerBound]
      let place = Int(name.start)..<Int(name.start) + Int(name.count)
      section = words.key(of: bytes, place, in: .english)
    default: readFood(bytes, line, isDish: isDish)
    }
  }

  private mutating func readFood(_ bytes: Bytes, _ line: Range<Int>, isDish: Bool) {
    let food = entries.count
    let (firstName, firstRelation) = (names.count, relations.count)
    entries.append(
      VocabularyTable.Entry(
        names: firstName..<firstName, isDish: isDish, variedFood: VocabularyTable.Node.none,
        relations: 0..<0))
    if let section { relations.append((section, true)) }
    var column = 0
    var start = line.lowerBound
    for place in line.lowerBound...line.upperBound {
      let byte = place == line.upperBound ? UInt8(ascii: "|") : bytes[place]
      guard Self.isMark(byte) else { continue }
      readPart(bytes, Self.trimmed(bytes, start..<place), food, column)
      if byte == UInt8(ascii: "|") { column += 1 }
      start = place + 1
    }
    entries[food].names = firstName..<names.count
    entries[food].relations = firstRelation..<relations.count
  }

  /// What ends a part of a line: a name, or a relation with the mark before it.
  private static func isMark(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ","), UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: "~")].contains(byte)
  }

  private mutating func readPart(
    _ bytes: Bytes, _ part: Range<Int>, _ food: Int, _ column: Int
  ) {
    guard !part.isEmpty else { return }
    var mark = part.lowerBound
    while mark > 0, bytes[mark - 1] == UInt8(ascii: " ") { mark -= 1 }
    let before = mark > 0 ? bytes[mark - 1] : 0
    if before == UInt8(ascii: "<") || before == UInt8(ascii: "~") {
      let target = words.key(of: bytes, part, in: .english)
      relations.append((target, before == UInt8(ascii: "<")))
      return
    }
    let language = FoodLanguage(rawValue: column) ?? .other
    guard bytes[part.lowerBound] == UInt8(ascii: ">") else {
      readName(bytes, part, Int32(food), language)
      return
    }
    let firstName = names.count
    readName(
      bytes, part.lowerBound + 1..<part.upperBound, Int32(entries.count), language)
    entries.append(
      VocabularyTable.Entry(
        names: firstName..<names.count, isDish: entries[food].isDish, variedFood: Int32(food),
        relations: 0..<0))
  }

  /// Reads a name with its other forms and where it is used.
  private mutating func readName(
    _ bytes: Bytes, _ part: Range<Int>, _ food: Int32, _ language: FoodLanguage
  ) {
    var start = part.lowerBound
    var isForm = false
    while start < part.upperBound {
      let end = Self.end(bytes, start..<part.upperBound, at: UInt8(ascii: "+"))
      let isExact = bytes[start] == UInt8(ascii: "=")
      let first = isExact ? start + 1 : start
      let mark = Self.end(bytes, first..<end, at: UInt8(ascii: "@"))
      var name = Name(
        start: Int32(first), count: UInt16(mark - first), language: language, isForm: isForm,
        isExact: isExact, food: food)
      if mark < end { name.dialect = FoodDialect(codes: bytes[mark..<end]) }
      names.append(name)
      words.insert(bytes, first..<mark, name, into: &nodes)
      isForm = true
      start = end + 1
    }
  }

  /// Where a byte stands in a part, or the part's end.
  private static func end(_ bytes: Bytes, _ part: Range<Int>, at byte: UInt8) -> Int {
    var place = part.lowerBound
    while place < part.upperBound, bytes[place] != byte { place += 1 }
    return place
  }

  private static func trimmed(_ bytes: Bytes, _ part: Range<Int>) -> Range<Int> {
    var (start, end) = (part.lowerBound, part.upperBound)
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }
}
