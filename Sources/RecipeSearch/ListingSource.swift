import RecipeModel

/// Listings by number, wherever they lie.
protocol ListingSource: Sendable {
  var count: Int { get }
  /// A whole listing.
  subscript(index: Int) -> RankedListing { get }
  /// Whether whole listings are made anew each time, so that leaving out ingredients spares much.
  var makesListings: Bool { get }
  /// A listing whose ingredients may be left out.
  func listingWithoutIngredients(_ index: Int) -> RankedListing
  /// What its list of ingredients is worth beside others.
  func ingredientWorth(_ index: Int) -> IngredientChoice.Worth
  /// The hashes of a listing's provider, picture and title; nil where it has no picture.
  func picture(_ index: Int) -> (provider: UInt64, image: UInt64, title: UInt64)?
  func id(_ index: Int) -> ListingID
  /// The hashes of each listing's provider and identifier.
  func identifiers() -> [CanonicalOrder.Identifier]
  func rank(_ index: Int) -> Int
  /// The providers, each once, and for each listing the place of its provider among them.
  func numberProviders() -> (names: [String], numbers: [Int32])
  /// The ``ByteHash/wide(_:)`` of each ingredient line.
  func ingredientHashes(_ index: Int) -> [UInt64]
  /// Calls `body` with each ingredient line.
  func forEachIngredient(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void)
  /// Calls `body` with what each listing is recognised by before its ingredients are read, in order.
  func forEachHead(_ body: (Int, ListingHead) -> Void)
}

extension ListingSource {
  func ingredientWorth(_ index: Int) -> IngredientChoice.Worth {
    var worth = IngredientChoice.Worth()
    forEachIngredient(index) { worth.add($0) }
    return worth
  }
}

/// The part of a listing that merging reads first, as bytes where they lie.
///
/// A text may be cut behind what merging reads of it, and one byte more.
struct ListingHead {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  var provider: Bytes
  var hasID: Bool
  var title: Bytes
  var url: Bytes?
  var publisher: Bytes?
  var lineCount: Int
}

extension String {
  /// Calls `body` with the text's bytes, where they lie unless they lie in pieces.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension [RankedListing]: ListingSource {
  var makesListings: Bool { false }
  func listingWithoutIngredients(_ index: Int) -> RankedListing { self[index] }

  func picture(_ index: Int) -> (provider: UInt64, image: UInt64, title: UInt64)? {
    self[index].withListing(\.picture)
  }

  func id(_ index: Int) -> ListingID { self[index].id }
  func rank(_ index: Int) -> Int { self[index].rank }

  func numberProviders() -> (names: [String], numbers: [Int32]) {
    var names: [String] = []
    var places: [String: Int32] = [:]
    var (last, place) = ("", Int32(-1))
    let numbers = map { ranked in
      // Listings mostly come provider by provider, so that a run is looked up once.
      if place >= 0, ranked.withListing({ $0.id.provider == last }) { return place }
      last = ranked.provider
      place = places[last] ?? Int32(names.count)
      if place == names.count {
        names.append(last)
        places[last] = place
      }
      return place
    }
    return (names, numbers)
  }

  func ingredientHashes(_ index: Int) -> [UInt64] {
    self[index].withListing { $0.ingredients.map { $0.withBytes(ByteHash.wide) } }
  }

  func forEachIngredient(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    self[index].withListing { listing in
      let lines = listing.ingredients
      for place in lines.indices { lines[place].withBytes(body) }
    }
  }

  func identifiers() -> [CanonicalOrder.Identifier] {
    map { ranked in
      ranked.withListing { listing in
        CanonicalOrder.Identifier(
          provider: ByteHash.of(listing.id.provider), id: ByteHash.of(listing.id.id))
      }
    }
  }

  func forEachHead(_ body: (Int, ListingHead) -> Void) {
    let batch = HeadBatch()
    var start = 0
    while start < count {
      let end = batch.copy(self, from: start)
      for index in start..<end { body(index, batch[index - start]) }
      start = end
    }
  }
}

/// Heads of some listings, copied before any is read.
///
/// Each text lies in memory of its own, which has to be waited for. Where nothing but copying happens,
/// no reference is counted, and the processor fetches the next texts while it waits for one.
private final class HeadBatch {
  /// Where a head's texts end, each behind the one before; what is not there is as long as nothing.
  private struct Entry {
    var start = 0
    var (title, url, publisher, provider) = (0, 0, 0, 0)
    var hasURL = false
    var hasPublisher = false
    var hasID = false
    var lineCount = 0
    /// Whether a text of the head lies in pieces, and so was not copied.
    var isInPieces = false
  }

  private static let mostHeads = 64
  private let bytes = ByteScratch(capacity: 1 << 16)
  private var entries = [Entry](repeating: Entry(), count: mostHeads)

  /// Copies the heads of listings until there is no room for another one.
  /// - Returns: the index of the first listing that was left.
  func copy(_ listings: [RankedListing], from start: Int) -> Int {
    let (base, capacity) = (bytes.base, bytes.capacity)
    var (index, end) = (start, 0)
    let last = min(listings.count, start + Self.mostHeads)
    entries.withUnsafeMutableBufferPointer { entries in
      // Apart from the texts, as so little is done here that the processor waits for many at a time.
      for index in start..<last {
        entries[index - start].lineCount = listings[index].withListing { $0.ingredients.count }
      }
      while index < last, end + Self.mostBytes <= capacity {
        var entry = listings[index].withListing { Self.copy($0, to: base, from: end) }
        if entry.isInPieces {
          entry = Self.copy(listings[index].listing.inOnePiece, to: base, from: end)
        }
        entry.lineCount = entries[index - start].lineCount
        entries[index - start] = entry
        end = entry.provider
        index += 1
      }
    }
    return index
  }

  /// Copies the head of a listing to a place in memory.
  @inline(__always)
  private static func copy(
    _ listing: Listing, to base: UnsafeMutablePointer<UInt8>, from start: Int
  ) -> Entry {
    var entry = Entry()
    entry.start = start
    entry.hasID = !listing.id.id.isEmpty
    var end = start
    func copy(_ text: String, _ limit: Int) {
      let count = Self.copy(text, limit, to: base + end)
      if count < 0 { entry.isInPieces = true } else { end += count }
    }
    copy(listing.title, TitleStore.mostBytes)
    entry.title = end
    if let url = listing.url {
      entry.hasURL = true
      copy(url, CanonicalURL.longest)
    }
    entry.url = end
    if let publisher = listing.publisher {
      entry.hasPublisher = true
      copy(publisher, PublisherName.mostBytes)
    }
    entry.publisher = end
    copy(listing.id.provider, PublisherName.mostBytes)
    entry.provider = end
    return entry
  }

  /// The most bytes of a head.
  private static let mostBytes =
    TitleStore.mostBytes + CanonicalURL.longest + 2 * PublisherName.mostBytes + 4

  /// Copies a text, or so much of it as is read and one byte more.
  /// - Returns: how many bytes that is; -1 where the text lies in pieces.
  @inline(__always)
  private static func copy(
    _ text: String, _ limit: Int, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      let count = min(bytes.count, limit + 1)
      // A loop, which the compiler knows to release nothing, unlike the standard library's copying.
      var index = 0
      while index < count {
        output[index] = bytes[index]
        index += 1
      }
      return count
    } ?? -1
  }

  /// The head of the listing that was copied in this place.
  subscript(place: Int) -> ListingHead {
    let entry = entries[place]
    func text(_ start: Int, _ end: Int) -> ListingHead.Bytes {
      ListingHead.Bytes(start: bytes.base + start, count: end - start)
    }
    return ListingHead(
      provider: text(entry.publisher, entry.provider), hasID: entry.hasID,
      title: text(entry.start, entry.title),
      url: entry.hasURL ? text(entry.title, entry.url) : nil,
      publisher: entry.hasPublisher ? text(entry.url, entry.publisher) : nil,
      lineCount: entry.lineCount)
  }
}

extension Listing {
  /// The listing with each text of its head in one piece of memory.
  fileprivate var inOnePiece: Listing {
    var listing = self
    listing.id.provider.makeContiguousUTF8()
    listing.title.makeContiguousUTF8()
    listing.url?.makeContiguousUTF8()
    listing.publisher?.makeContiguousUTF8()
    return listing
  }
}
