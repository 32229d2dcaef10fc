/// A test on an attribute, made ready for one document.
struct AttributeCheck {
  private let test: CSSAttributeTest
  private let tree: MarkupTree
  private let names: [Bool]
  private let wanted: [UInt8]
  private let search: PatternSearch

  init(_ test: CSSAttributeTest, _ tree: MarkupTree, _ names: [Bool]) {
    self.test = test
    self.tree = tree
    self.names = names
    wanted = test.ignoresCase ? Self.folded(test.value[...]) : test.value
    search = PatternSearch(test.operation == .holds ? wanted : [])
  }

  func passes(_ node: MarkupTree.Node) -> Bool {
    tree.attributes(of: node).contains { attribute in
      names[tree.attributeName(attribute)] && fits(tree.attributeValue(attribute))
    }
  }

  private func fits(_ value: ArraySlice<UInt8>) -> Bool {
    let value = test.ignoresCase ? Self.folded(value)[...] : value
    switch test.operation {
    case .exists: return true
    case .equals: return value.elementsEqual(wanted)
    case .word: return !wanted.isEmpty && Self.hasWord(wanted, in: value)
    case .beginsOrHyphen:
      guard value.starts(with: wanted) else { return false }
      return value.count == wanted.count
        || value[value.startIndex + wanted.count] == UInt8(ascii: "-")
    // By the standard an empty value fits none of these.
    case .begins: return !wanted.isEmpty && value.starts(with: wanted)
    case .ends: return !wanted.isEmpty && value.suffix(wanted.count).elementsEqual(wanted)
    case .holds: return !wanted.isEmpty && search.first(in: value) != nil
    }
  }

  private static func hasWord(_ word: [UInt8], in value: ArraySlice<UInt8>) -> Bool {
    var rest = value
    while true {
      rest = rest.drop { $0 <= 0x20 }
      guard !rest.isEmpty else { return false }
      let found = rest.prefix { $0 > 0x20 }
      if found.elementsEqual(word) { return true }
      rest = rest[found.endIndex...]
    }
  }

  private static func folded(_ value: ArraySlice<UInt8>) -> [UInt8] {
    value.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }
}

/// Where a text stands in what a document shows.
struct ShownFinds {
  private let shown: ShownText
  private let text: [UInt8]
  /// Where it begins, in order.
  private let places: [Int]

  init(_ text: String, _ document: MarkupDocument, _ range: Range<MarkupTree.Node>) {
    shown = document.shown
    self.text = Array(text.utf8)
    let whole = shown.range(of: range.lowerBound) ?? 0..<0
    places = PatternSearch(self.text).all(in: shown.bytes[whole])
  }

  /// Whether the text of a node holds it.
  func isIn(_ node: MarkupTree.Node) -> Bool {
    guard let range = shown.range(of: node) else { return false }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] + text.count <= range.upperBound
  }
}

/// Finds bytes in others in linear time, by Knuth, Morris and Pratt.
struct PatternSearch {
  private let pattern: [UInt8]
  /// For each place the length of the longest beginning that ends there.
  private let borders: [Int]

  init(_ pattern: [UInt8]) {
    self.pattern = pattern
    var borders = Array(repeating: 0, count: pattern.count)
    var length = 0
    for place in pattern.indices.dropFirst() {
      while length > 0, pattern[place] != pattern[length] { length = borders[length - 1] }
      if pattern[place] == pattern[length] { length += 1 }
      borders[place] = length
    }
    self.borders = borders
  }

  /// Where the pattern begins first; nil when it is nowhere.
  func first(in bytes: ArraySlice<UInt8>) -> Int? { find(in: bytes, all: false).first }

  /// Everywhere that the pattern begins.
  func all(in bytes: ArraySlice<UInt8>) -> [Int] { find(in: bytes, all: true) }

  private func find(in bytes: ArraySlice<UInt8>, all: Bool) -> [Int] {
    guard !pattern.isEmpty else { return [] }
    var found: [Int] = []
    var length = 0
    for place in bytes.indices {
      while length > 0, bytes[place] != pattern[length] { length = borders[length - 1] }
      if bytes[place] == pattern[length] { length += 1 }
      if length == pattern.count {
        found.append(place - length + 1)
        if !all { return found }
        length = borders[length - 1]
      }
    }
    return found
  }
}
