import RecipeModel
import Synchronization

/// The listings whose picture their source gives to recipes of other titles too: it shows none of
/// them.
///
/// Titles are held against each other and not recipes, so that merging in steps, which never sees all
/// listings, finds the same by one key of each.
final class StandIns: Sendable {
  /// A picture under which listings of one provider meet, and what tells these apart.
  struct Key {
    var picture: UInt64
    var title: UInt64

    init?(_ head: (provider: UInt64, image: UInt64, title: UInt64)?) {
      guard let head else { return nil }
      picture = ByteHash.combine(head.provider, head.image)
      title = head.title
    }
  }

  private let known: Mutex<[Bool]?>

  /// Looks for them when they are first asked for, or takes what is known.
  init(_ known: Set<Int>? = nil, count: Int = 0) {
    self.known = Mutex(known.map { known in (0..<count).map(known.contains) })
  }

  /// Whether a listing's picture is one.
  func contains(_ index: Int, of listings: any ListingSource) -> Bool {
    known.withLock { known in
      let flags = known ?? Self.flags(of: listings)
      known = flags
      return flags[index]
    }
  }

  private static func flags(of listings: any ListingSource) -> [Bool] {
    var flags = [Bool](repeating: false, count: listings.count)
    var titles: [UInt64] = []
    titles.reserveCapacity(listings.count)
    var items: [HashOrder.Item] = []
    items.reserveCapacity(listings.count)
    for index in 0..<listings.count {
      let key = Key(listings.picture(index))
      titles.append(key?.title ?? 0)
      guard let key else { continue }
      items.append(.init(key: key.picture, code: UInt32(truncatingIfNeeded: index)))
    }
    for run in HashOrder.sorted(items)[...].runs(by: \.key) where run.count > 1 {
      let places = run.map { Int($0.code) }
      guard places.contains(where: { titles[$0] != titles[places[0]] }) else { continue }
      for place in places { flags[place] = true }
    }
    return flags
  }
}

extension Listing {
  /// The hashes of provider, picture and title; nil where there is no picture.
  var picture: (provider: UInt64, image: UInt64, title: UInt64)? {
    guard let image else { return nil }
    return (
      ByteHash.of(id.provider), image.withBytes(ByteHash.wide),
      title.withBytes { $0.foldedHash($0.indices) }
    )
  }
}
