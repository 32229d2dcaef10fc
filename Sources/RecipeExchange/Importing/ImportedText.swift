import RecipePages

/// The text of a file in UTF-8, whatever encoding it came in: as told by its mark, its own
/// declaration, UTF-16 as it looks, UTF-8 where it is valid; else Windows-1252, or what DOS wrote
/// where that makes words of it.
struct ImportedText {
  let utf8: [UInt8]
  var string: String { String(decoding: utf8, as: UTF8.self) }
  /// The first byte that is no white space.
  var first: UInt8? { utf8.first { $0 > 0x20 } }

  /// Reads a file's bytes; nil for what is no text.
  init?(_ bytes: [UInt8]) {
    let text = PageText(bytes)
    if text.charset == "windows-1252", Self.isDOS(bytes) {
      utf8 = Array(ZipName.codePage437(bytes).utf8)
    } else {
      utf8 = text.utf8
    }
    guard !utf8.prefix(4_096).contains(0), !bytes.starts(with: "%PDF".utf8) else { return nil }
  }

  /// Whether letters stand where code page 437 has them: between letters, Windows-1252 has
  /// quotation marks and the like there.
  private static func isDOS(_ bytes: [UInt8]) -> Bool {
    var counts = (dos: 0, windows: 0)
    for (index, byte) in bytes.prefix(1 << 20).enumerated() where byte >= 0x80 && index > 0 {
      let isInWord =
        isLetter(bytes[index - 1]) || index + 1 < bytes.count && isLetter(bytes[index + 1])
      guard isInWord else { continue }
      if lowerLetters.contains(byte) { counts.dos += 1 }
      if byte >= 0xC0 { counts.windows += 1 }
    }
    return counts.dos > counts.windows
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }

  /// ü é â ä à ç ê è ï î ö ñ of code page 437; left out is what Windows-1252 has between letters.
  private static let lowerLetters: Set<UInt8> = [
    0x81, 0x82, 0x83, 0x84, 0x85, 0x87, 0x88, 0x8A, 0x8B, 0x8C, 0x94, 0xA4,
  ]
}
