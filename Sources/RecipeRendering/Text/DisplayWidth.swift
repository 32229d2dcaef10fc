/// How many columns of a terminal a text takes.
///
/// Wide are the characters that Unicode Standard Annex 11 calls wide or fullwidth, and emoji;
/// marks that combine take no column of their own. A sequence of emoji that makes one picture counts
/// as one, as Unicode demands; else, where terminals disagree, the larger answer is taken, so that
/// a line that fits here fits everywhere.
public enum DisplayWidth {
  /// The columns of a text that ``Sanitizer/terminal(_:)`` has passed.
  public static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character as people count it.
  static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else { return scalars.first.map(of) ?? 0 }
    if isEmojiSequence(scalars) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// Whether several scalars make one picture: flags, keycaps, skin tones, families.
  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains { scalar in
      scalar.value == 0xFE0F || scalar.value == 0x200D || scalar.properties.isEmojiModifier
        || 0x1F1E6...0x1F1FF ~= scalar.value || scalar.value == 0x20E3
    }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if isWide(scalar) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
    }
  }

  /// The wide blocks of EastAsianWidth.txt (Unicode 16), with the unassigned gaps between them.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x302A...0x302D, 0x3099, 0x309A: false
    case 0x1100...0x115F, 0x2329, 0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
      0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
      0x1D300...0x1D376, 0x1F200...0x1F2FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
