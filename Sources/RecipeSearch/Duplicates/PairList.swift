/// Two listings that are to be compared, the first of them in canonical order on the left.
typealias Pair = (left: Int32, right: Int32)

/// The pairs of listings that are to be compared.
struct PairList {
  /// In pieces, as tens of millions of pairs would be copied again and again while they grow.
  private var pieces: [[Pair]] = []
  private var last: [Pair] = []
  private var counts: [UInt16]
  /// A bit for the words of each listing's title, and one for those of its link.
  private var met: [UInt8]
  /// What was added last: two listings that share one key often share others.
  private var recent = [UInt64](repeating: .max, count: 4_096)

  /// How many pairs one piece holds.
  private static var pieceCount: Int { 65_536 }

  init(count: Int) {
    counts = [UInt16](repeating: 0, count: count)
    met = [UInt8](repeating: 0, count: count)
  }

  /// Notes that a listing has met all of the same words as its title or as its link.
  mutating func noteMet(_ listing: Int, bySlug: Bool) { met[listing] |= bySlug ? 2 : 1 }

  /// Whether a listing has met all of the same words as its title or as its link.
  func hasMet(_ listing: Int, bySlug: Bool) -> Bool { met[listing] & (bySlug ? 2 : 1) != 0 }

  /// Adds a pair; false where its first listing has as many as it may.
  mutating func add(_ left: Int, _ right: Int) -> Bool {
    let pair = UInt64(left) << 32 | UInt64(right)
    let slot = Int(truncatingIfNeeded: (pair &* TitleKey.base) >> 52)
    if recent[slot] == pair { return true }
    guard counts[left] < WorkLimit.mostPairs else { return false }
    recent[slot] = pair
    counts[left] += 1
    last.append((Int32(left), Int32(right)))
    if last.count == Self.pieceCount {
      pieces.append(last)
      last = []
      last.reserveCapacity(Self.pieceCount)
    }
    return true
  }

  /// The pairs as they were added.
  var unsorted: [Pair] { Array(pieces.joined()) + last }

  /// The pairs in order; some come more than once.
  consuming func sorted() -> [Pair] {
    pieces.append(last)
    // The numbers of pairs are known, so that each goes to its first listing's place at once.
    var free = 0
    var places = counts.map { count in
      defer { free += Int(count) }
      return free
    }
    return [Pair](unsafeUninitializedCapacity: free) { output, count in
      for number in pieces.indices {
        for pair in pieces[number] {
          output.initializeElement(at: places[Int(pair.left)], to: pair)
          places[Int(pair.left)] += 1
        }
        pieces[number] = []
      }
      count = free
      var start = 0
      for (left, number) in counts.enumerated() where number > 0 {
        output[start..<places[left]].sort { $0.right < $1.right }
        start = places[left]
      }
    }
  }
}
