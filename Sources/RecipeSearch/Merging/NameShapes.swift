/// Which first letters, last letters and lengths a set of names has: a test that most words fail
/// before they are hashed.
struct NameShapes: Sendable {
  /// For each byte the lengths of the names that begin or end in it.
  private let first: [UInt64]
  private let last: [UInt64]

  /// Names are words of letters and digits, parted by blanks or line breaks.
  init(_ names: String) {
    var first = [UInt64](repeating: 0, count: 256)
    var last = first
    for name in names.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      guard let begin = name.first, let end = name.last else { continue }
      first[Int(begin)] |= Self.bit(name.count)
      last[Int(end)] |= Self.bit(name.count)
    }
    self.first = first
    self.last = last
  }

  /// The bit of a length; all long names share one.
  @inline(__always)
  static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// The lengths that names with this first letter may have.
  func lengths(first begin: UInt8) -> UInt64 { first[Int(begin)] }

  /// The lengths that names with these ends may have.
  @inline(__always)
  func lengths(first begin: UInt8, last end: UInt8) -> UInt64 { first[Int(begin)] & last[Int(end)] }
}
