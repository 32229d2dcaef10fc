import RecipeModel
import RecipeVocabularyFiles

/// The files of names, read once when the first name is looked up.
///
/// Names stay where they are in the program. What is made of them is a table of hashes, one for each
/// beginning of a name, so that a phrase is found word by word.
struct VocabularyTable: Sendable {
  struct Name {
    /// Where it stands in its file.
    var start: Int32
    var count: UInt16
    var language: FoodLanguage
    var dialect: FoodDialect = []
    /// Whether it is another form of the name before it.
    var isForm = false
    /// Whether it is a name in this number alone: `pâtes`, beside `pâte`.
    var isExact = false
    var food: Int32
  }

  struct Entry {
    /// The names of the food and, among them, those of its varieties.
    var names: Range<Int>
    var isDish: Bool
    /// The food of which it is a variety, in whose line it stands; -1 for none.
    var variedFood: Int32
    var relations: Range<Int>
  }

  /// What a food is one of, or made of.
  struct Relation {
    var food: Int32
    var isKind: Bool
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

  static let shared = VocabularyTable()

  let names: [Name]
  let entries: [Entry]
  let relations: [Relation]
  /// The number of the first dish; all foods are before it.
  let firstDish: Int32
  private let nodes: NodeTable

  private init() {
    var reader = VocabularyReader()
    for isDish in [false, true] { reader.read(Self.bytes(ofDishes: isDish), areDishes: isDish) }
    (names, entries) = (reader.names, reader.entries)
    relations = reader.resolvedRelations
    firstDish = Int32(entries.firstIndex(where: \.isDish) ?? entries.count)
    nodes = reader.finish()
  }

  /// What stands under a hash; nil where no name begins so.
  func node(_ hash: UInt64) -> Node? { nodes[hash] }

  /// A name as people write it.
  func text(_ name: Name) -> String { String(decoding: bytes(name), as: UTF8.self) }

  /// A name's bytes in its file.
  func bytes(_ name: Name) -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = Int(name.start)
    return Self.bytes(ofDishes: entries[Int(name.food)].isDish)[start..<start + Int(name.count)]
  }

  private static func bytes(ofDishes: Bool) -> UnsafeBufferPointer<UInt8> {
    let file = ofDishes ? VocabularyFile.dishes : VocabularyFile.foods
    return UnsafeBufferPointer(start: file.bytes, count: file.count)
  }

  static func start(_ language: FoodLanguage) -> UInt64 {
    UInt64(language.rawValue + 1) &* 0x9e37_79b9_7f4a_7c15
  }

  static func step(_ hash: UInt64, _ word: UInt64) -> UInt64 { ByteHash.combine(hash, word) }
}

/// Nodes by the hash of the words that lead to them.
///
/// A place holds most of the hash and, in its lowest bits, the node, so that looking up touches one
/// word of memory.
struct NodeTable: Sendable {
  private var places: [UInt64]
  private var count = 0

  private static let foodBits: UInt64 = 0xFFFF
  private static let goesOnBit: UInt64 = 0x1_0000
  private static let hashBits = ~(foodBits | goesOnBit)
  /// What is added to a food's number, so that none of the three kinds is zero.
  private static let offset: Int32 = 3

  init(capacity: Int) { places = Array(repeating: 0, count: capacity) }

  subscript(_ hash: UInt64) -> VocabularyTable.Node? {
    let value = places[place(of: hash)]
    if value == 0 { return nil }
    return VocabularyTable.Node(
      food: Int32(value & Self.foodBits) - Self.offset, goesOn: value & Self.goesOnBit != 0)
  }

  /// Notes that longer names begin with some words.
  mutating func goOn(_ hash: UInt64) {
    let place = added(hash)
    places[place] |= Self.goesOnBit
  }

  /// Gives some words to a food unless another one has them.
  mutating func name(_ hash: UInt64, food: Int32) {
    let place = added(hash)
    let none = UInt64(VocabularyTable.Node.none + Self.offset)
    guard places[place] & Self.foodBits == none else { return }
    places[place] = places[place] & ~Self.foodBits | UInt64(food + Self.offset)
  }

  private mutating func added(_ hash: UInt64) -> Int {
    var place = place(of: hash)
    if places[place] != 0 { return place }
    if count * 4 > places.count * 3 {
      grow()
      place = self.place(of: hash)
    }
    places[place] = hash & Self.hashBits | UInt64(VocabularyTable.Node.none + Self.offset)
    count += 1
    return place
  }

  /// Where a hash stands, or would stand: its highest bits say so, as the lowest are not kept.
  private func place(of hash: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: hash >> 32) & (places.count - 1)
    while places[place] != 0, (places[place] ^ hash) & Self.hashBits != 0 {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private mutating func grow() {
    var larger = NodeTable(capacity: places.count * 2)
    for value in places where value != 0 { larger.places[larger.place(of: value)] = value }
    larger.count = count
    self = larger
  }
}
