import RecipeModel
import RecipeProviderKit

/// A text on its way into a table: bytes that lie elsewhere, or a string.
enum ListingText {
  case bytes(UnsafeBufferPointer<UInt8>)
  case text(String)
}

/// What a table keeps of a listing.
struct ListingRow {
  var provider = ""
  var id: ListingText?
  var title: ListingText?
  var url: ListingText?
  var publisher: ListingText?
  var image: ListingText?
  var recipeYield: ListingText?
  var ingredients: [ListingText] = []
  var totalMinutes: Int?
  /// The 1-based place in its provider's list, when it is given.
  var rank: Int?
  /// A rating without a scale.
  var bareRating: Double?
  var rating: Rating?
  var diets: Set<Diet>?
}

extension ListingRow {
  init(_ listing: Listing, rank: Int? = nil, bareRating: Double? = nil) {
    provider = listing.id.provider
    id = .text(listing.id.id)
    title = .text(listing.title)
    url = listing.url.map(ListingText.text)
    publisher = listing.publisher.map(ListingText.text)
    image = listing.image.map(ListingText.text)
    recipeYield = listing.recipeYield.map(ListingText.text)
    ingredients = listing.ingredients.map(ListingText.text)
    totalMinutes = listing.totalMinutes
    self.rank = rank
    self.bareRating = bareRating
    rating = listing.rating
    diets = listing.diets
  }

  /// Reads a line of JSON as ``ListingInput/Entry`` would, without making a value of it.
  ///
  /// Nil for lines that are to be read as ``JSON``: those of which something has to be told, long
  /// ones, and those with members that hold further members.
  init?(line: UnsafeBufferPointer<UInt8>) {
    self.init()
    var scanner = ListingScanner(bytes: line)
    guard line.count <= ListingScanner.mostBytes, scanner.scan(into: &self) else { return nil }
  }
}

/// Reads the members of one object where they lie.
private struct ListingScanner {
  /// No line of so many bytes passes the bounds of ``JSONLimits``.
  static let mostBytes = 1 << 16
  /// Most lists of ingredients have no more lines.
  private static let commonLines = 16

  let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// What members mean, each a bit; those that are not here are passed over.
  private enum Name {
    static let provider: UInt16 = 1
    static let id: UInt16 = 2
    static let title: UInt16 = 4
    static let rank: UInt16 = 8
    static let url: UInt16 = 16
    static let publisher: UInt16 = 32
    static let image: UInt16 = 64
    static let yield: UInt16 = 128
    static let ingredients: UInt16 = 256
    static let minutes: UInt16 = 512
    static let rating: UInt16 = 1_024
    /// Asks for more than the scanner knows.
    static let other: UInt16 = 2_048

    static func of(_ field: ListingField) -> UInt16 {
      switch field {
      case .url: url
      case .publisher: publisher
      case .image: image
      case .yield: yield
      case .ingredients: ingredients
      case .totalMinutes: minutes
      case .rating: rating
      default: other
      }
    }

    static let words = WordTable(
      [
        (provider, "provider"), (id, "id"), (title, "title"), (rank, "rank"),
        (other, "version kind sources"),
      ] + ListingField.ofListing.map { (of($0.field), $0.field.rawValue) })
  }

  /// Reads the object; false where it is none, or not as plain as it should be.
  mutating func scan(into row: inout ListingRow) -> Bool {
    skipSpace()
    guard take("{") else { return false }
    let words = Name.words
    var seen: UInt16 = 0
    repeat {
      guard let name = token(), name.isASCII, take(":") else { return false }
      let member = words.code(ByteHash.of(name, from: 0, to: name.count))
      if takeNull() { continue }
      guard member & (seen | Name.other) == 0 else { return false }
      seen |= member
      guard read(member, into: &row) else { return false }
    } while take(",")
    guard take("}"), index == bytes.count, !row.provider.isEmpty, row.title != nil else {
      return false
    }
    row.id = row.id ?? row.url
    return row.id.map { !$0.isEmpty } ?? false
  }

  private mutating func read(_ member: UInt16, into row: inout ListingRow) -> Bool {
    switch member {
    case Name.provider:
      guard let text = text() else { return false }
      row.provider = text.string
    case Name.id: return take(text() ?? number(), &row.id)
    case Name.title: return takeClean(&row.title)
    case Name.url: return take(text(), &row.url)
    case Name.image: return take(text(), &row.image)
    case Name.publisher: return takeClean(&row.publisher)
    case Name.yield: return takeClean(&row.recipeYield)
    case Name.ingredients: return takeLines(&row.ingredients)
    case Name.rank: return takeCount(&row.rank)
    case Name.minutes: return takeMinutes(&row.totalMinutes)
    case Name.rating:
      guard let value = scalar()?.doubleValue, value.isFinite, value >= 0 else { return false }
      row.bareRating = value
    default: return text() != nil || scalar() != nil
    }
    return true
  }

  private func take<Value>(_ value: Value?, _ place: inout Value?) -> Bool {
    place = value
    return value != nil
  }

  /// Takes a text as ``TextCleaning`` leaves it: nil where that is nothing.
  private mutating func takeClean(
    _ place: inout ListingText?, limit: Int = ListingLimits.titleCharacters
  ) -> Bool {
    let start = index
    if let bytes = token(), TextCleaning.isClean(bytes, limit: limit) {
      place = .bytes(bytes)
      return true
    }
    index = start
    guard let text = text() else { return false }
    place = TextCleaning.clean(text.string, limit: limit).map(ListingText.text)
    return true
  }

  private mutating func takeLines(_ lines: inout [ListingText]) -> Bool {
    guard take("[") else { return false }
    if take("]") { return true }
    lines.reserveCapacity(Self.commonLines)
    repeat {
      var line: ListingText?
      guard takeClean(&line, limit: ListingLimits.ingredientCharacters) else { return false }
      if lines.count < ListingLimits.ingredientLines, let line { lines.append(line) }
    } while take(",")
    return take("]")
  }

  private mutating func takeCount(_ place: inout Int?) -> Bool {
    guard let number = scalar()?.intValue, number >= 1 else { return false }
    place = number
    return true
  }

  /// Takes a time, of which 0 is none.
  private mutating func takeMinutes(_ place: inout Int?) -> Bool {
    guard let number = scalar()?.intValue, number >= 0 else { return false }
    place = number == 0 ? nil : number
    return true
  }

  // MARK: Values

  /// The text that comes next.
  private mutating func text() -> ListingText? {
    let start = index
    if let bytes = token(), bytes.isASCII { return .bytes(bytes) }
    // Escapes and letters beyond ASCII are left to the parser.
    index = start
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
    guard index <= bytes.count, let text = parsed(start)?.stringValue else {
      index = start
      return nil
    }
    skipSpace()
    return .text(text)
  }

  /// The number that comes next, as it is written.
  private mutating func number() -> ListingText? {
    guard case .number(let number)? = scalar() else { return nil }
    return .text(number.literal)
  }

  /// The number or the word that comes next.
  private mutating func scalar() -> JSON? {
    let start = index
    while index < bytes.count, Self.isOfScalar(bytes[index]) { index += 1 }
    let value = parsed(start)
    skipSpace()
    return value
  }

  /// Whether a byte may stand in a number or in a word.
  private static func isOfScalar(_ byte: UInt8) -> Bool {
    byte > 0x2A && byte < 0x7B && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "]")
      && byte != UInt8(ascii: "[")
  }

  private func parsed(_ start: Int) -> JSON? { try? JSON(parsing: Array(bytes[start..<index])) }

  /// The bytes between quotes that come next; nil where there are escapes.
  private mutating func token() -> UnsafeBufferPointer<UInt8>? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    let start = index + 1
    var end = ByteLanes.skip(bytes, from: start) { lanes in
      lanes.others(than: lanes.within(0x20, 0x7F) | lanes.beyondASCII)
        | lanes.equal(UInt8(ascii: "\"")) | lanes.equal(UInt8(ascii: "\\"))
    }
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      guard bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\\") else { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    index = end + 1
    skipSpace()
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  private mutating func takeNull() -> Bool {
    guard index + 4 <= bytes.count, bytes[index] == UInt8(ascii: "n"),
      bytes[index..<(index + 4)].elementsEqual("null".utf8)
    else { return false }
    index += 4
    skipSpace()
    return true
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: byte) else { return false }
    index += 1
    skipSpace()
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isASCII: Bool {
    let start = ByteLanes.skip(self, from: 0) { $0.beyondASCII }
    return self[start...].allSatisfy { $0 < 0x80 }
  }
}

extension ListingText {
  var isEmpty: Bool {
    switch self {
    case .bytes(let bytes): bytes.isEmpty
    case .text(let text): text.isEmpty
    }
  }

  fileprivate var string: String {
    switch self {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .text(let text): text
    }
  }
}
