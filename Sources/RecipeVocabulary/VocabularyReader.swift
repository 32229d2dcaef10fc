/// Reads the files of names; their form is described at the top of `Words/Foods.txt`.
struct VocabularyReader {
  typealias Bytes = UnsafeBufferPointer<UInt8>.SubSequence

  /// A food with its names.
  struct Line {
    var names: [VocabularyTable.Name] = []
    /// The food of which it is a variety, by its number among all.
    var kind: Int?
  }

  /// What a food is one of, or made of, by the English name that says so.
  struct Relation {
    var food: Int
    var target: Bytes
    var isKind: Bool
  }

  private(set) var relations: [Relation] = []
  /// English words that are no food.
  private(set) var otherWords: [Bytes] = []
  private var count = 0
  private var section: Bytes?

  /// Reads the lines of a file in order.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (Line) -> Void) {
    section = nil
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      switch line.first {
      case UInt8(ascii: "#"), nil: continue
      case UInt8(ascii: "!"):
        otherWords += line.dropFirst().split(separator: UInt8(ascii: " "))
      case UInt8(ascii: "["): readSection(line.dropFirst().dropLast(), body)
      default: readFood(line, body)
      }
    }
  }

  private mutating func readSection(_ line: Bytes, _ body: (Line) -> Void) {
    section = nil
    if line.isEmpty { return }
    readFood(line, body)
    let end = line.firstIndex { [UInt8(ascii: "|"), UInt8(ascii: "<")].contains($0) }
    section = Self.trimmed(line[..<(end ?? line.endIndex)])
    if let comma = section?.firstIndex(of: UInt8(ascii: ",")) { section = section?[..<comma] }
  }

  private mutating func readFood(_ line: Bytes, _ body: (Line) -> Void) {
    var food = Line()
    var varieties: [Line] = []
    let columns = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    for (place, column) in columns.enumerated() {
      let language = FoodLanguage(rawValue: place) ?? .other
      readNames(readRelations(column), in: language, into: &food, &varieties)
    }
    if let section { relations.append(Relation(food: count, target: section, isKind: true)) }
    for place in varieties.indices { varieties[place].kind = count }
    count += 1 + varieties.count
    body(food)
    varieties.forEach(body)
  }

  /// Reads what follows `<` and `~`, and gives what stands before.
  private mutating func readRelations(_ column: Bytes) -> Bytes {
    func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "<") || byte == UInt8(ascii: "~") }
    guard var mark = column.firstIndex(where: isMark) else { return column }
    let names = column[..<mark]
    while mark < column.endIndex {
      let rest = column[(mark + 1)...]
      let end = rest.firstIndex(where: isMark) ?? column.endIndex
      relations.append(
        Relation(
          food: count, target: Self.trimmed(column[(mark + 1)..<end]),
          isKind: column[mark] == UInt8(ascii: "<")))
      mark = end
    }
    return names
  }

  private func readNames(
    _ names: Bytes, in language: FoodLanguage, into food: inout Line, _ varieties: inout [Line]
  ) {
    for part in names.split(separator: UInt8(ascii: ",")) {
      let part = Self.trimmed(part)
      if part.first == UInt8(ascii: ">") {
        varieties.append(Line(names: Self.names(part.dropFirst(), in: language)))
      } else if !part.isEmpty {
        food.names += Self.names(part, in: language)
      }
    }
  }

  /// A name with its other forms.
  private static func names(_ part: Bytes, in language: FoodLanguage) -> [VocabularyTable.Name] {
    part.split(separator: UInt8(ascii: "+")).enumerated().map { place, form in
      let isExact = form.first == UInt8(ascii: "=")
      let pieces = form.dropFirst(isExact ? 1 : 0).split(separator: UInt8(ascii: "@"))
      let dialects = pieces.dropFirst().compactMap(FoodDialect.init(code:))
      return VocabularyTable.Name(
        bytes: pieces[0], language: language, dialect: FoodDialect(dialects), isForm: place > 0,
        isExact: isExact)
    }
  }

  private static func trimmed(_ bytes: Bytes) -> Bytes {
    var bytes = bytes
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return bytes
  }
}
