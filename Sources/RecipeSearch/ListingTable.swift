import RecipeModel

/// Many listings in one row of bytes, a third of the room that as many values take; texts are made
/// only when they are asked for.
package struct ListingTable: Sendable, ListingSource {
  private var bytes: [UInt8] = []
  /// Where each listing ends.
  private var ends: [Int] = []
  /// The number of each listing's provider, and its rank; apart from the rest, as they are asked for
  /// alone.
  private var owners: [Int32] = []
  private var ranks: [Int] = []
  private var providerNumbers: [String: Int] = [:]
  private var providerNames: [String] = []
  private var counts: [Int] = []
  /// The greatest rating without a scale of each provider.
  private var greatest: [Double] = []

  /// Creates an empty table.
  package init() {}

  /// Makes room for so many bytes more; for many files no more often than the table doubles.
  mutating func reserve(bytes count: Int) {
    guard bytes.count + count > bytes.capacity else { return }
    bytes.reserveCapacity(max(bytes.count + count, 2 * bytes.capacity))
  }

  /// How many listings there are.
  package var count: Int { ends.count }

  /// The providers of the listings, in alphabetical order.
  package var providers: [String] { providerNames.sorted() }

  /// Appends a listing; without a rank it stands behind its provider's earlier ones, and a rating
  /// without a scale is measured on its provider's.
  mutating func append(_ row: ListingRow) {
    let provider = number(of: row.provider)
    counts[provider] += 1
    owners.append(Int32(provider))
    ranks.append(row.rank ?? counts[provider])
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
  subscript(index: Int) -> RankedListing { listing(index, hasIngredients: true) }

  /// Ingredients are most of all texts that are made, and of a recipe's listings one has those that
  /// are shown.
  var makesListings: Bool { true }
  func listingWithoutIngredients(_ index: Int) -> RankedListing {
    listing(index, hasIngredients: false)
  }

  func picture(_ index: Int) -> (provider: UInt64, image: UInt64, title: UInt64)? {
    read(index) { reader in
      let lineCount = reader.number()
      reader.skipText()
      let title = reader.bytesOfText()
      for _ in 0..<2 where reader.number() > 0 { reader.skipText() }
      for _ in 0..<lineCount { reader.skipText() }
      guard reader.number() > 0 else { return nil }
      return (
        UInt64(owners[index]), ByteHash.wide(reader.bytesOfText()), title.foldedHash(title.indices)
      )
    }
  }

  private func listing(_ index: Int, hasIngredients: Bool) -> RankedListing {
    read(index) { reader in
      let lineCount = reader.number()
      let id = ListingID(provider: provider(index), id: reader.text())
      let title = reader.text()
      let (url, publisher) = (reader.optionalText(), reader.optionalText())
      var ingredients: [String] = []
      if hasIngredients {
        ingredients = (0..<lineCount).map { _ in reader.text() }
      } else {
        for _ in 0..<lineCount { reader.skipText() }
      }
      let (image, recipeYield) = (reader.optionalText(), reader.optionalText())
      let minutes = reader.number() > 0 ? reader.number() : nil
      let rating = rating(index, from: &reader)
      let diets = reader.number()
      let listing = Listing(
        id: id, title: title, url: url, publisher: publisher, image: image,
        ingredients: ingredients, rating: rating, totalMinutes: minutes, recipeYield: recipeYield,
        diets: diets > 0 ? Set((1..<diets).map { _ in Diet(rawValue: reader.text()) }) : nil)
      return RankedListing(listing, rank: ranks[index])
    }
  }

  private func rating(_ index: Int, from reader: inout Reader) -> Rating? {
    switch reader.number() {
    case 1:
      let scale = ListingInput.scale(upTo: greatest[Int(owners[index])])
      return Rating(value: reader.double(), scale: scale)
    case 2:
      let value = reader.double()
      return Rating(value: value, scale: reader.double())
    default: return nil
    }
  }

  private func provider(_ index: Int) -> String { providerNames[Int(owners[index])] }

  func id(_ index: Int) -> ListingID {
    read(index) { reader in
      _ = reader.number()
      return ListingID(provider: provider(index), id: reader.text())
    }
  }

  func rank(_ index: Int) -> Int { ranks[index] }

  func identifiers() -> [CanonicalOrder.Identifier] {
    let providers = providerNames.map { ByteHash.of($0) }
    return ends.indices.map { index in
      read(index) { reader in
        _ = reader.number()
        return CanonicalOrder.Identifier(
          provider: providers[Int(owners[index])], id: ByteHash.of(reader.bytesOfText()))
      }
    }
  }

  func numberProviders() -> (names: [String], numbers: [Int32]) { (providerNames, owners) }

  func forEachHead(_ body: (Int, ListingHead) -> Void) {
    for index in ends.indices {
      read(index) { reader in
        let lineCount = reader.number()
        let hasID = !reader.bytesOfText().isEmpty
        let title = reader.bytesOfText()
        let url = reader.number() > 0 ? reader.bytesOfText() : nil
        let publisher = reader.number() > 0 ? reader.bytesOfText() : nil
        provider(index).withBytes { provider in
          body(
            index,
            ListingHead(
              provider: provider, hasID: hasID, title: title, url: url, publisher: publisher,
              lineCount: lineCount))
        }
      }
    }
  }

  func ingredientHashes(_ index: Int) -> [UInt64] {
    read(index) { reader in
      var hashes: [UInt64] = []
      let count = reader.skipHead()
      hashes.reserveCapacity(count)
      for _ in 0..<count { hashes.append(ByteHash.wide(reader.bytesOfText())) }
      return hashes
    }
  }

  func forEachIngredient(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    read(index) { reader in
      for _ in 0..<reader.skipHead() { body(reader.bytesOfText()) }
    }
  }

  private func read<Value>(_ index: Int, _ body: (inout Reader) -> Value) -> Value {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = Reader(bytes: bytes, place: index == 0 ? 0 : ends[index - 1])
      return body(&reader)
    }
  }

  /// Reads what was appended, in the same order.
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
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

    mutating func bytesOfText() -> UnsafeBufferPointer<UInt8> {
      let count = number()
      defer { place += count }
      return UnsafeBufferPointer(rebasing: bytes[place..<(place + count)])
    }

    mutating func text() -> String { String(decoding: bytesOfText(), as: UTF8.self) }

    mutating func optionalText() -> String? { number() > 0 ? text() : nil }

    mutating func double() -> Double {
      defer { place += 8 }
      let bits = UnsafeRawBufferPointer(bytes)
        .loadUnaligned(fromByteOffset: place, as: UInt64.self)
      return Double(bitPattern: UInt64(littleEndian: bits))
    }

    /// Passes over what stands before the ingredients, and gives their number.
    mutating func skipHead() -> Int {
      let lineCount = number()
      for _ in 0..<2 { skipText() }
      for _ in 0..<2 where number() > 0 { skipText() }
      return lineCount
    }

    mutating func skipText() {
      let count = number()
      place += count
    }
  }
}
