internal import RecipeModel

/// An order of listings that depends on nothing but what they say.
enum CanonicalOrder {
  /// The hashes of a listing's provider and of provider and identifier together.
  struct Identifier {
    var provider: UInt64
    var whole: UInt64
  }

  static func hashes(_ input: [RankedListing]) -> [Identifier] {
    var identifiers: [Identifier] = []
    identifiers.reserveCapacity(input.count)
    for index in input.indices {
      let provider = ByteHash.of(input[index].listing.id.provider)
      let whole = ByteHash.combine(provider, ByteHash.of(input[index].listing.id.id))
      identifiers.append(Identifier(provider: provider, whole: whole))
    }
    return identifiers
  }

  /// The indices of the input in canonical order.
  ///
  /// By a hash of provider and identifier, then by everything else. Listings that compare equal are
  /// the same to the last byte.
  static func of(_ input: [RankedListing], _ identifiers: [Identifier]) -> [Int32] {
    let items = identifiers.indices.map {
      HashOrder.Item(key: identifiers[$0].whole, code: UInt32(truncatingIfNeeded: $0))
    }
    let sorted = HashOrder.sorted(items)
    var order = sorted.map { Int32(truncatingIfNeeded: $0.code) }
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].key == sorted[start].key { end += 1 }
      if end - start > 1 {
        order[start..<end].sort { precedes(input[Int($0)], input[Int($1)]) }
      }
      start = end
    }
    return order
  }

  private static func precedes(_ left: RankedListing, _ right: RankedListing) -> Bool {
    if left.listing.id != right.listing.id { return left.listing.id < right.listing.id }
    let one = texts(left)
    let other = texts(right)
    for (a, b) in zip(one, other) where a != b {
      return a.utf8.lexicographicallyPrecedes(b.utf8)
    }
    return one.count < other.count
  }

  private static func texts(_ ranked: RankedListing) -> [String] {
    let listing = ranked.listing
    return [
      listing.title, listing.url ?? "", listing.publisher ?? "", listing.image ?? "",
      String(ranked.rank), String(listing.rating?.value ?? -1), String(listing.totalMinutes ?? -1),
      listing.recipeYield ?? "",
    ] + listing.ingredients
  }
}
