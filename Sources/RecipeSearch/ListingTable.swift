import RecipeModel

/// Listings by number, wherever they lie.
protocol ListingSource: Sendable {
  var count: Int { get }
  /// A whole listing.
  subscript(index: Int) -> RankedListing { get }
  func provider(_ index: Int) -> String
  func id(_ index: Int) -> ListingID
  func rank(_ index: Int) -> Int
  func ingredients(_ index: Int) -> [String]
  /// What a listing is recognised by before its ingredients are read.
  func head(_ index: Int) -> ListingHead
}

/// The part of a listing that merging reads first.
struct ListingHead {
  var id: ListingID
  var title: String
  var url: String?
  var publisher: String?
  var lineCount: Int
}

extension ListingHead {
  init(_ listing: Listing) {
    self.init(
      id: listing.id, title: listing.title, url: listing.url, publisher: listing.publisher,
      lineCount: listing.ingredients.count)
  }
}

extension [RankedListing]: ListingSource {
  func provider(_ index: Int) -> String { self[index].listing.id.provider }
  func id(_ index: Int) -> ListingID { self[index].listing.id }
  func rank(_ index: Int) -> Int { self[index].rank }
  func ingredients(_ index: Int) -> [String] { self[index].listing.ingredients }

  func head(_ index: Int) -> ListingHead { ListingHead(self[index].listing) }
}

/// Many listings in one row of bytes, a third of the room that as many values take; texts are made
/// only when they are asked for.
package struct ListingTable: Sendable, ListingSource {
  private var bytes: [UInt8] = []
  /// Where each listing ends.
  private var ends: [Int] = []
  private var providerNumbers: [String: Int] = [:]
  private var providerNames: [String] = []
  private var counts: [Int] = []
  /// The greatest rating without a scale of each provider.
  private var greatest: [Double] = []

  /// Creates an empty table.
  package init() {}

  /// How many listings there are.
  package var count: Int { ends.count }

  /// The providers of the listings, in alphabetical order.
  package var providers: [String] { providerNames.sorted() }

  /// Appends a listing; without a rank it stands behind its provider's earlier ones, and a rating
  /// without a scale is measured on its provider's.
  mutating func append(_ row: ListingRow) {
    let provider = number(of: row.provider)
    counts[provider] += 1
    append(provider)
    append(row.rank ?? counts[provider])
    append(row.ingredients.count)
    append(row.id ?? .text(""))
    append(row.title ?? .text(""))
    append(row.url)
    append(row.publisher)
    for line in row.ingredients { append(line) }
    append(row.image)
    append(row.recipeYield)
    append(row.totalMinutes == nil ? 0 : 1)
    if let minutes = row.totalMinutes { append(minutes) }
    if let bareRating = row.bareRating {
      greatest[provider] = max(greatest[provider], bareRating)
      append(1)
      append(bareRating)
    } else if let rating = row.rating {
      append(2)
      append(rating.value)
      append(rating.scale)
    } else {
      append(0)
    }
    append(row.diets.map { $0.count + 1 } ?? 0)
    for diet in row.diets ?? [] { append(.text(diet.rawValue)) }
    ends.append(bytes.count)
  }

  private mutating func number(of provider: String) -> Int {
    if let number = providerNumbers[provider] { return number }
    providerNumbers[provider] = providerNames.count
    providerNames.append(provider)
    counts.append(0)
    greatest.append(0)
    return providerNames.count - 1
  }

  /// Seven bits a byte, the lowest first.
  private mutating func append(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func append(_ text: ListingText) {
    switch text {
    case .bytes(let text):
      append(text.count)
      bytes.append(contentsOf: text)
    case .text(let text):
      append(text.utf8.count)
      bytes.append(contentsOf: text.utf8)
    }
  }

  private mutating func append(_ text: ListingText?) {
    append(text == nil ? 0 : 1)
    if let text { append(text) }
  }

  private mutating func append(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// A whole listing.
  subscript(index: Int) -> RankedListing {
    read(index) { reader in
      let provider = reader.number()
      let rank = reader.number()
      let lineCount = reader.number()
      let id = ListingID(provider: providerNames[provider], id: reader.text())
      var listing = Listing(id: id, title: reader.text())
      listing.url = reader.optionalText()
      listing.publisher = reader.optionalText()
      listing.ingredients = (0..<lineCount).map { _ in reader.text() }
      listing.image = reader.optionalText()
      listing.recipeYield = reader.optionalText()
      listing.totalMinutes = reader.number() > 0 ? reader.number() : nil
      switch reader.number() {
      case 1:
        let value = reader.double()
        listing.rating = Rating(value: value, scale: ListingInput.scale(upTo: greatest[provider]))
      case 2:
        let value = reader.double()
        listing.rating = Rating(value: value, scale: reader.double())
      default: break
      }
      let diets = reader.number()
      if diets > 0 {
        listing.diets = Set((1..<diets).map { _ in Diet(rawValue: reader.text()) })
      }
      return RankedListing(listing, rank: rank)
    }
  }

  func provider(_ index: Int) -> String { providerNames[read(index) { $0.number() }] }

  func id(_ index: Int) -> ListingID {
    read(index) { reader in
      let provider = reader.number()
      reader.skipNumbers(2)
      return ListingID(provider: providerNames[provider], id: reader.text())
    }
  }

  func rank(_ index: Int) -> Int {
    read(index) { reader in
      reader.skipNumbers(1)
      return reader.number()
    }
  }

  func head(_ index: Int) -> ListingHead {
    read(index) { reader in
      let provider = reader.number()
      reader.skipNumbers(1)
      let lineCount = reader.number()
      return ListingHead(
        id: ListingID(provider: providerNames[provider], id: reader.text()), title: reader.text(),
        url: reader.optionalText(), publisher: reader.optionalText(), lineCount: lineCount)
    }
  }

  func ingredients(_ index: Int) -> [String] {
    read(index) { reader in
      reader.skipNumbers(2)
      let lineCount = reader.number()
      for _ in 0..<2 { reader.skipText() }
      for _ in 0..<2 where reader.number() > 0 { reader.skipText() }
      return (0..<lineCount).map { _ in reader.text() }
    }
  }

  private func read<Value>(_ index: Int, _ body: (inout Reader) -> Value) -> Value {
    bytes.withUnsafeBytes { bytes in
      var reader = Reader(bytes: bytes, place: index == 0 ? 0 : ends[index - 1])
      return body(&reader)
    }
  }

  /// Reads what was appended, in the same order.
  private struct Reader {
    let bytes: UnsafeRawBufferPointer
    var place: Int

    @inline(__always)
    mutating func number() -> Int {
      var value: UInt64 = 0
      var shift: UInt64 = 0
      while true {
        let byte = bytes[place]
        place += 1
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return Int(truncatingIfNeeded: value) }
        shift += 7
      }
    }

    mutating func text() -> String {
      let count = number()
      defer { place += count }
      return String(decoding: bytes[place..<(place + count)], as: UTF8.self)
    }

    mutating func optionalText() -> String? { number() > 0 ? text() : nil }

    mutating func double() -> Double {
      defer { place += 8 }
      let bits = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      return Double(bitPattern: UInt64(littleEndian: bits))
    }

    mutating func skipNumbers(_ count: Int) {
      for _ in 0..<count { _ = number() }
    }

    mutating func skipText() {
      let count = number()
      place += count
    }
  }
}
