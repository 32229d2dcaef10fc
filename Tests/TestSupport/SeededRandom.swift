/// Random numbers that are the same on every run: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; the same seed gives the same numbers.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension RandomNumberGenerator {
  /// A number of 0..<`bound`; 0 for a bound below 1.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// Changes bytes at up to twenty places: one byte is another, some are missing, or some stand there
  /// twice.
  package mutating func damage(_ bytes: inout [UInt8]) {
    for _ in 0..<1 + below(20) where !bytes.isEmpty {
      let place = below(bytes.count)
      switch below(3) {
      case 0: bytes[place] = UInt8(below(256))
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(40)))
      default: bytes.insert(contentsOf: bytes[..<place].suffix(below(300)), at: place)
      }
    }
  }

  /// One of the elements, of which there is at least one.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
