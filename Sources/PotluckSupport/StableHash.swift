/// The 64-bit FNV-1a hash, the same in every process and on every machine, unlike `Hasher` (Fowler,
/// Noll and Vo; offset basis and prime from draft-eastlake-fnv).
package enum StableHash {
  /// The hash of a text's UTF-8 bytes.
  package static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
