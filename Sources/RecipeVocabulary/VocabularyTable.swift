import RecipeModel
import RecipeVocabularyFiles

/// The files of names, read once when the first name is looked up.
///
/// Names stay where they are in the program; what is made of them is a table of hashes, one for each
/// beginning of a name, so that a phrase is found word by word.
final class VocabularyTable: @unchecked Sendable {
  // Written by the initializer alone.

  struct Name {
    /// Where it stands in its file.
    var bytes: UnsafeBufferPointer<UInt8>.SubSequence
    var language: FoodLanguage
    var dialect: FoodDialect
    /// Whether it is another form of the name before it.
    var isForm: Bool
    /// Whether it is a name in this number alone: `pâtes`, beside `pâte`.
    var isExact: Bool
  }

  struct Entry {
    var names: Range<Int>
    var kinds: [Int32]
    var parts: [Int32]
    var isDish: Bool
    /// Whether it is a variety of its first kind, in whose line it stands.
    var isVariety: Bool
  }

  /// What stands under the hash of some words: the food that they name, and whether longer names
  /// begin with them.
  struct Node {
    static let none: Int32 = -1
    /// An English word that is no food.
    static let noFood: Int32 = -2
    var food = Node.none
    var goesOn = false
  }

  static let shared = VocabularyTable([
    (VocabularyFile.foods, false), (VocabularyFile.dishes, true),
  ])

  private(set) var names: [Name] = []
  private(set) var entries: [Entry] = []
  private var nodes = NodeTable()

  private init(_ files: [(file: VocabularyFile, isDish: Bool)]) {
    names.reserveCapacity(10_000)
    entries.reserveCapacity(1_000)
    var reader = VocabularyReader()
    for (file, isDish) in files {
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
      reader.read(bytes) { line in add(line, isDish: isDish) }
    }
    for relation in reader.relations {
      guard let target = food(of: relation.target) else { continue }
      if relation.isKind {
        entries[relation.food].kinds.append(target)
      } else {
        entries[relation.food].parts.append(target)
      }
    }
    for word in reader.otherWords {
      let words = NameWords.all(in: word)
      insert(words, in: .english, food: Node.noFood)
    }
  }

  /// What stands under a hash; see ``Node``.
  func node(_ hash: UInt64) -> Node? { nodes[hash] }

  static func start(_ language: FoodLanguage) -> UInt64 {
    UInt64(language.rawValue + 1) &* 0x9e37_79b9_7f4a_7c15
  }

  static func step(_ hash: UInt64, _ word: UInt64) -> UInt64 { ByteHash.combine(hash, word) }

  private func food(of name: UnsafeBufferPointer<UInt8>.SubSequence) -> Int32? {
    var hash = Self.start(.english)
    let words = NameWords.all(in: name)
    for (place, word) in words.enumerated() {
      let key = WordForms.key(word, in: .english, isLast: place == words.count - 1)
      hash = Self.step(hash, key)
    }
    return nodes[hash].flatMap { $0.food >= 0 ? $0.food : nil }
  }

  private func add(_ line: VocabularyReader.Line, isDish: Bool) {
    let food = Int32(entries.count)
    entries.append(
      Entry(
        names: names.count..<names.count + line.names.count,
        kinds: line.kind.map { [Int32($0)] } ?? [], parts: [], isDish: isDish,
        isVariety: line.kind != nil))
    for name in line.names {
      names.append(name)
      let words = NameWords.all(in: name.bytes)
      insert(words, in: name.language, food: food, isExact: name.isExact)
      if name.language == .italian, !name.isForm { insertPlurals(words, food: food) }
    }
  }

  private func insert(
    _ words: [HashedWord], in language: FoodLanguage, food: Int32, isExact: Bool = false
  ) {
    var hash = Self.start(language)
    for (place, word) in words.enumerated() {
      let isLast = place == words.count - 1
      let key = isExact ? word.hash : WordForms.key(word, in: language, isLast: isLast)
      hash = Self.step(hash, key)
      nodes.update(hash) { node in
        if !isLast { node.goesOn = true } else if node.food == Node.none { node.food = food }
      }
    }
  }

  private func insertPlurals(_ words: [HashedWord], food: Int32) {
    guard let first = words.first else { return }
    let rest = Array(words.dropFirst())
    let restOfMany = rest.map { word in
      WordForms.italianPlurals(word.bytes).first.map(HashedWord.init) ?? word
    }
    for plural in WordForms.italianPlurals(first.bytes) {
      let first = HashedWord(plural)
      insert([first] + rest, in: .italian, food: food)
      if !rest.isEmpty { insert([first] + restOfMany, in: .italian, food: food) }
    }
  }
}

/// A table of nodes by hash, open to both sides of a collision.
private struct NodeTable {
  private var keys: [UInt64]
  private var values: [VocabularyTable.Node]
  private var count = 0

  init(capacity: Int = 1 << 15) {
    keys = Array(repeating: 0, count: capacity)
    values = Array(repeating: VocabularyTable.Node(), count: capacity)
  }

  subscript(_ key: UInt64) -> VocabularyTable.Node? {
    let place = place(of: key)
    return keys[place] == key ? values[place] : nil
  }

  mutating func update(_ key: UInt64, _ change: (inout VocabularyTable.Node) -> Void) {
    var place = place(of: key)
    if keys[place] != key {
      if count * 2 > keys.count {
        grow()
        place = self.place(of: key)
      }
      keys[place] = key
      count += 1
    }
    change(&values[place])
  }

  private func place(of key: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: key) & (keys.count - 1)
    while keys[place] != key, keys[place] != 0 { place = (place + 1) & (keys.count - 1) }
    return place
  }

  private mutating func grow() {
    var larger = NodeTable(capacity: keys.count * 2)
    for (key, value) in zip(keys, values) where key != 0 { larger.update(key) { $0 = value } }
    self = larger
  }
}
