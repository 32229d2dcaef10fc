import RecipeModel

/// Finds secrets in text, however they are spelled there.
///
/// A secret is found as it is, percent-encoded once or several times, with `+` for blanks, escaped
/// for JSON, written with HTML's named or numeric references, with tags or marks of no width
/// between its characters, in hexadecimal, inside Base64 of either alphabet at each alignment, and
/// in mixtures of these. The work is linear in the text.
package struct SecretFinder: Sendable {
  /// One place where a secret stands.
  package struct Match: Sendable {
    /// The secret's number in the list that the finder was made with.
    package var secret: Int
    /// The number of the form that was found, in ``SecretFinder/needles``.
    package var needle: Int
    /// All bytes from the first character to the last.
    package var range: Range<Int>
    /// Where each character stands; what lies between them is markup, or shows nothing.
    package var characters: [Range<Int>]
  }

  /// Where a text may have been cut, so that the first part of a secret stands for all of it.
  package enum Cuts: Sendable {
    /// Nowhere.
    case none
    /// Before each ellipsis.
    case marked
    /// Before each ellipsis, and at its end.
    case end
  }

  /// Shorter secrets, in bytes, are left alone: TheMealDB's public key is `1`, and a message
  /// without its digits would help nobody.
  package static let shortest = 4

  /// The forms that are looked for.
  package let needles: [SecretNeedle]
  /// The pairs of bytes with which a form may begin, a bit for each.
  private let beginnings: [UInt64]
  /// The forms by the characters with which they may begin.
  private let starts: [UInt32: [Int]]

  /// Prepares to find secrets; those of fewer bytes than the shortest are left alone.
  package init(_ secrets: [Secret], shortest: Int = Self.shortest) {
    // The longest first: one secret may contain another.
    let order = secrets.indices.filter { secrets[$0].exposed.utf8.count >= shortest }.sorted {
      let (left, right) = (secrets[$0].exposed, secrets[$1].exposed)
      return (left.utf8.count, left, $1) > (right.utf8.count, right, $0)
    }
    let needles = order.flatMap { SecretNeedle.all(of: secrets[$0].exposed, secret: $0) }
    starts = needles.indices.reduce(into: [:]) { starts, number in
      for scalar in needles[number].symbols[0] { starts[scalar.value, default: []].append(number) }
    }
    self.needles = needles
    beginnings = needles.isEmpty ? [] : SecretBeginnings(needles).bits
  }

  /// Whether no secret is long enough to be looked for.
  package var isEmpty: Bool { needles.isEmpty }

  /// The secrets in bytes, in order, none of them within another.
  package func matches(in bytes: [UInt8], cuts: Cuts = .none) -> [Match] {
    bytes.withUnsafeBufferPointer { matches(in: $0, cuts) }
  }

  private func matches(in bytes: UnsafeBufferPointer<UInt8>, _ cuts: Cuts) -> [Match] {
    guard !needles.isEmpty, bytes.count > 1 else { return [] }
    lazy var search = SecretSearch(bytes, needles, starts, cuts)
    var found: [Match] = []
    var index = 0
    while index + 1 < bytes.count {
      let pair = Int(bytes[index]) << 8 | Int(bytes[index + 1])
      if beginnings[pair >> 6] >> UInt64(pair & 63) & 1 != 0, let match = search.match(at: index) {
        found.append(match)
        index = match.range.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// The bytes with something else in the place of each secret; nil when there is none.
  package func replacing(
    in bytes: [UInt8], cuts: Cuts = .none, by replacement: (Match) -> [UInt8]
  ) -> [UInt8]? {
    let matches = matches(in: bytes, cuts: cuts)
    guard !matches.isEmpty else { return nil }
    var result: [UInt8] = []
    var copied = 0
    for match in matches {
      result += bytes[copied..<match.range.lowerBound] + replacement(match)
      copied = match.range.upperBound
    }
    return result + bytes[copied...]
  }

  /// The text with something else in the place of each secret; nil when there is none.
  package func replacing(
    in text: String, cuts: Cuts = .none, by replacement: (Match) -> String
  ) -> String? {
    var text = text
    guard !text.withUTF8({ matches(in: $0, cuts) }).isEmpty else { return nil }
    let bytes = replacing(in: Array(text.utf8), cuts: cuts) { Array(replacement($0).utf8) }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
