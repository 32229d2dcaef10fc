import RecipeModel

/// The list of ingredients among those that the sources of one recipe give; never a mix of two.
enum IngredientChoice {
  /// What a list is worth, without its lines.
  struct Worth: Sendable {
    /// How many different lines have a number in them.
    var measured = 0
    /// The same for the same lines in the same order.
    var identity: UInt64 = 0
    private var seen = SmallSet<UInt64>()

    /// How many different lines there are.
    var lines: Int { seen.count }
    var isEmpty: Bool { lines == 0 }

    /// Takes in the next line.
    mutating func add(_ line: UnsafeBufferPointer<UInt8>) {
      let hash = ByteHash.wide(line)
      identity = ByteHash.combine(identity, hash)
      guard seen.insert(hash) else { return }
      if IngredientChoice.hasNumber(line) { measured += 1 }
    }

    init() {}

    init(_ list: [String]) {
      for line in list { line.withBytes { add($0) } }
    }
  }

  static let rules: [FieldRule<Worth>] = [
    FieldRule("measured lines", by: { $0.measured }),
    FieldRule("more lines", by: { $0.lines }),
  ]

  /// The place of the list to take; nil where none has a line.
  static func best(_ lists: [Worth]) -> Int? {
    lists.enumerated().filter { !$0.element.isEmpty }
      .map { Given(value: $0.element, place: $0.offset, providers: []) }
      .best(by: rules) { $0.identity < $1.identity }
  }

  /// The same of the lists themselves.
  static func best(_ lists: [[String]]) -> Int? {
    // Most recipes have one list, or the same one several times.
    guard let first = lists.firstIndex(where: { !$0.isEmpty }) else { return nil }
    if lists.allSatisfy({ $0.isEmpty || $0 == lists[first] }) { return first }
    return best(lists.map(Worth.init))
  }

  /// Whether a line has a digit or a fraction in it, half or full width.
  static func hasNumber(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in line.indices {
      let byte = line[index]
      if byte < 0x80 {
        if byte >= 0x30, byte <= 0x39 { return true }
        continue
      }
      if byte == 0xC2, index + 1 < line.count, (0xBC...0xBE).contains(line[index + 1]) {
        return true
      }
      guard index + 2 < line.count else { continue }
      if byte == 0xE2, line[index + 1] == 0x85, (0x90...0x9E).contains(line[index + 2]) {
        return true
      }
      if byte == 0xEF, line[index + 1] == 0xBC, (0x90...0x99).contains(line[index + 2]) {
        return true
      }
    }
    return false
  }
}
