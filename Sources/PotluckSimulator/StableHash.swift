import PotluckSupport

/// The stable hash with its higher bits spread into the lower ones, of which few are used here.
enum StableHash {
  static func of(_ text: String) -> UInt64 {
    let hash = PotluckSupport.StableHash.of(text)
    return hash ^ (hash >> 29)
  }

  /// Whether a recipe is one of the one in `n` that a quirk falls on.
  static func falls(on id: String, quirk: String, seed: UInt64, oneIn n: UInt64) -> Bool {
    of("\(seed)/\(quirk)/\(id)") % n == 0
  }
}

/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): a small seeded generator.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
