import PotluckSupport
import RecipeModel

/// Where the following page of a merged list begins.
///
/// A cursor carries no offset but what has been shown: the listings of every recipe that the
/// pages before held, as 64-bit hashes. The following page is the best of what remains, so that
/// no recipe comes twice and none is skipped even when a source answers differently in between.
struct SearchCursor: Hashable {
  /// How many listings each provider is asked for.
  var depth: Int
  /// The hashes of the listings shown.
  var shown: Set<UInt64>

  /// The most listings that one provider is ever asked for.
  static let greatestDepth = 100_000

  private static let version: UInt8 = 1

  /// Reads a cursor; nil when it is damaged or belongs to another query than the fingerprint's,
  /// where there is one.
  init?(_ text: String, fingerprint: UInt64? = nil) {
    guard let bytes = Base64.decode(text.utf8), bytes.count >= 13, bytes.count % 8 == 5,
      bytes[0] == Self.version
    else { return nil }
    if let fingerprint, Self.integer(bytes[1..<9]) != fingerprint { return nil }
    depth = Int(Self.integer(bytes[9..<13]))
    guard (1...Self.greatestDepth).contains(depth) else { return nil }
    shown = Set(stride(from: 13, to: bytes.count, by: 8).map { Self.integer(bytes[$0..<$0 + 8]) })
  }

  init(depth: Int, shown: Set<UInt64> = []) {
    self.depth = depth
    self.shown = shown
  }

  /// The cursor as text that survives a shell and an address.
  func text(fingerprint: UInt64) -> String {
    var bytes = [Self.version] + Self.bytes(fingerprint, 8) + Self.bytes(UInt64(depth), 4)
    for hash in shown.sorted() { bytes += Self.bytes(hash, 8) }
    return Base64.encode(bytes, isForAddress: true)
  }

  /// Whether a page before held the recipe.
  func hasShown(_ recipe: MergedRecipe) -> Bool {
    !shown.isEmpty
      && recipe.sources.contains { shown.contains(StableHash.of($0.listing.id.description)) }
  }

  /// Marks the recipe as shown.
  mutating func markShown(_ recipe: MergedRecipe) {
    for source in recipe.sources { shown.insert(StableHash.of(source.listing.id.description)) }
  }

  /// What a cursor belongs to: the query apart from its limit, and the providers.
  static func fingerprint(_ query: SearchQuery, providers: [String]) -> UInt64 {
    let parts =
      [query.text, query.sort.rawValue, query.maxMinutes.map(String.init) ?? ""]
      + query.include + ["-"] + query.exclude + ["-"] + query.diets.map(\.rawValue) + ["-"]
      + providers
    return StableHash.of(parts.joined(separator: "\u{1F}"))
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func bytes(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
