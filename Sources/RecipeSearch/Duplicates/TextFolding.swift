import RecipeModel

/// Folds text into the plain form in which titles and ingredient lines are compared.
///
/// Latin letters up to U+017F become lower-case ASCII, Greek and Cyrillic capitals lower case.
/// Entities are decoded, also when they were encoded repeatedly. Accents and trademark signs are
/// removed, fractions written as `1/2`, dashes as `-`, quotation marks as `'` or `"`, bullets as
/// `*`, an ellipsis as `...`; a run of blanks and control characters becomes one space. Other
/// scripts keep their UTF-8 bytes. Text that a user sees is never folded.
enum TextFolding {
  /// Appends the folded form of at most `limit` bytes of `text`.
  static func append(_ text: String, limit: Int, to output: inout ByteWriter) {
    text.withBytes { append($0, limit: limit, to: &output) }
  }

  /// The same of a text's bytes.
  static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, limit: Int, to output: inout ByteWriter
  ) {
    let count = min(bytes.count, limit)
    var index = 0
    while true {
      index = output.append(bytes, from: index, to: count, lanes: folded)
      index = output.append(bytes, from: index, to: count, while: isPlain, as: lowercased)
      guard index < count else { return }
      let byte = bytes[index]
      if byte == 0x20 {
        appendSpace(&output)
        index += 1
        continue
      }
      if byte < 0x80 {
        index += 1
        switch byte {
        case 0x41...0x5A: output.append(byte | 0x20)
        case 0x26: index = entity(bytes, from: index, count: count, to: &output)
        case 0...0x20, 0x7F: appendSpace(&output)
        case 0x60: output.append(0x27)
        default: output.append(byte)
        }
      } else {
        let (scalar, length) = decode(bytes, at: index, count: count)
        appendFolded(scalar, to: &output)
        index += length
      }
    }
  }

  /// Eight bytes in lower case; stops at a byte that is not plain, or at a space that may follow
  /// another.
  @inline(__always)
  private static func folded(_ lanes: ByteLanes) -> (word: UInt64, stop: UInt64) {
    let spaces = lanes.equal(0x20)
    let stop =
      lanes.unprintable | lanes.equal(0x26) | lanes.equal(0x60) | spaces & (spaces << 8 | 0x80)
    return (lanes.lowercased, stop)
  }

  /// Whether a byte stands for itself or its lower case.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x60 ? byte < 0x7F : byte > 0x20 && byte != 0x26 && byte != 0x60
  }

  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  @inline(__always)
  private static func appendSpace(_ output: inout ByteWriter) {
    if output.last != 0x20 { output.append(0x20) }
  }

  /// One scalar and its length; a broken sequence counts as a single byte with scalar 0xFFFD.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, count: Int
  ) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[index])
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard length > 1, index + length <= count else { return (0xFFFD, 1) }
    var scalar = first & (0x7F >> UInt32(length))
    for offset in 1..<length {
      scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    return (scalar, length)
  }

  /// Appends the character of an entity, or the ampersand where there is none; returns the next
  /// index.
  private static func entity(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int, to output: inout ByteWriter
  ) -> Int {
    var start = start
    // `&amp;nbsp;` is an entity that was encoded once more.
    while bytes.starts(start..<count, with: "amp;") { start += 4 }
    var end = start
    while end < count, end - start < 10, bytes[end] != 0x3B { end += 1 }
    guard end < count, bytes[end] == 0x3B, end > start else {
      output.append(0x26)
      return start
    }
    if bytes[start] == 0x23 {
      let isHex = start + 1 < end && bytes[start + 1] | 0x20 == 0x78
      var scalar: UInt32 = 0
      for index in (start + (isHex ? 2 : 1))..<max(end, start + (isHex ? 2 : 1)) {
        guard let digit = hexDigit(bytes[index]), isHex || digit < 10 else {
          output.append(0x26)
          return start
        }
        scalar = min(scalar * (isHex ? 16 : 10) + UInt32(digit), 0x11_0000)
      }
      appendFolded(scalar, to: &output)
      return end + 1
    }
    guard let scalar = named(bytes, from: start, to: end) else {
      output.append(0x26)
      return start
    }
    appendFolded(scalar, to: &output)
    return end + 1
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private static func named(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> UInt32? {
    let name = start..<end
    for (scalar, names) in entities where names.contains(where: { bytes.spells($0, in: name) }) {
      return scalar
    }
    // `eacute`, `Ntilde`, `ouml`, `aelig`, `oslash`: the first letter is the base.
    guard end - start > 3, isASCIILetter(bytes[start]) else { return nil }
    let isLetter = accents.contains { bytes.spells($0, in: start + 1..<end) }
    return isLetter ? UInt32(bytes[start] | 0x20) : nil
  }

  private static let entities: [(scalar: UInt32, names: [StaticString])] = [
    (0x20, ["nbsp", "ensp", "emsp", "thinsp"]), (0x22, ["quot", "ldquo", "rdquo", "bdquo"]),
    (0x27, ["apos", "lsquo", "rsquo", "sbquo"]), (0x2D, ["ndash", "mdash", "minus"]),
    (0x2026, ["hellip"]), (0x3C, ["lt"]), (0x3E, ["gt"]), (0xBD, ["frac12"]), (0xBC, ["frac14"]),
    (0xBE, ["frac34"]), (0xAE, ["deg", "reg", "trade", "copy"]), (0xDF, ["szlig"]),
    (0x2022, ["bull", "middot"]),
  ]

  private static let accents: [StaticString] = [
    "acute", "grave", "circ", "uml", "tilde", "cedil", "ring", "slash", "elig", "caron",
  ]

  @inline(__always)
  static func isASCIILetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }

  /// Base letters of U+00C0…U+017F; `.` stands for `×` and `÷`, which become `x`.
  private static let latin: StaticString = """
    aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll\
    llllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz
    """

  static func appendFolded(_ scalar: UInt32, to output: inout ByteWriter) {
    switch scalar {
    case 0x41...0x5A: output.append(UInt8(scalar) | 0x20)
    case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      appendSpace(&output)
    case 0x21...0x7E: output.append(UInt8(scalar))
    case 0xDF: output.append("ss")
    case 0xC0...0x17F:
      let base = latin.utf8Start[Int(scalar - 0xC0)]
      if base != 0x2E { output.append(base) } else { output.append("x") }
    case 0xBC: output.append(" 1/4")
    case 0xBD: output.append(" 1/2")
    case 0xBE: output.append(" 3/4")
    case 0x2150: output.append(" 1/7")
    case 0x2151: output.append(" 1/9")
    case 0x2153: output.append(" 1/3")
    case 0x2154: output.append(" 2/3")
    case 0x2155: output.append(" 1/5")
    case 0x2156: output.append(" 2/5")
    case 0x2157: output.append(" 3/5")
    case 0x2158: output.append(" 4/5")
    case 0x2159: output.append(" 1/6")
    case 0x215A: output.append(" 5/6")
    case 0x215B: output.append(" 1/8")
    case 0x215C: output.append(" 3/8")
    case 0x215D: output.append(" 5/8")
    case 0x215E: output.append(" 7/8")
    case 0x2044, 0x2215: output.append(0x2F)
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: output.append(0x2D)
    case 0x2018...0x201B, 0x2032, 0xB4, 0x2BC: output.append(0x27)
    case 0x201C...0x201F, 0x2033, 0xAB, 0xBB: output.append(0x22)
    case 0x2026: output.append("...")
    case 0x2022, 0x2023, 0x2043, 0xB7, 0x25A0...0x25FF, 0x2610...0x2612, 0x2713...0x2718, 0x2726,
      0x2756, 0x27A1, 0x27A4, 0x25AA:
      output.append("* ")
    // Dropped: combining accents, soft hyphens, joiners, direction marks, trademark, copyright and
    // degree signs, byte order marks, variation selectors and replacement characters.
    case 0x300...0x36F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xA9, 0xAE, 0x2122,
      0xFEFF, 0xFE00...0xFE0F, 0xFFFD, 0xB0:
      break
    case 0xFF01...0xFF5E: appendFolded(scalar - 0xFEE0, to: &output)
    case 0x391...0x3A9, 0x410...0x42F: appendUTF8(scalar + 0x20, to: &output)
    case 0x400...0x40F: appendUTF8(scalar + 0x50, to: &output)
    default: appendUTF8(scalar, to: &output)
    }
  }

  private static func appendUTF8(_ scalar: UInt32, to output: inout ByteWriter) {
    if scalar < 0x800 {
      output.append(UInt8(0xC0 | scalar >> 6))
    } else if scalar < 0x1_0000 {
      output.append(UInt8(0xE0 | scalar >> 12))
      output.append(UInt8(0x80 | scalar >> 6 & 0x3F))
    } else if scalar < 0x11_0000 {
      output.append(UInt8(0xF0 | scalar >> 18))
      output.append(UInt8(0x80 | scalar >> 12 & 0x3F))
      output.append(UInt8(0x80 | scalar >> 6 & 0x3F))
    } else {
      return
    }
    output.append(UInt8(0x80 | scalar & 0x3F))
  }
}
