import TestSupport

extension SeededRandom {
  /// A text of up to so many pieces: words, controls, marks, wide letters, emoji, any scalar.
  mutating func text(pieces: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...pieces, using: &self) {
      if Int.random(in: 0..<4, using: &self) == 0 {
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) {
          text.unicodeScalars.append(scalar)
        }
      } else {
        text += Self.pieces.randomElement(using: &self) ?? ""
      }
    }
    return text
  }

  private static let pieces = [
    "soup", " ", "Kaiserschmarrn", " ", "\u{1B}[31m", "\u{1B}]8;;http://e.com\u{1B}\\", "\u{7}",
    "\u{0}", "\n", "\r\n", "\t", "\u{9B}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{200D}",
    "\u{301}", "\u{489}", "\u{FE0F}", "豆腐", "라면", "ｶﾅ", "👩‍👩‍👧‍👦", "🇫🇷", "🏽", "1️⃣", "क्ष", "ที่", "שלום", "…",
    "|", "`", "[x](y)", "<b>", "*", "_", "&amp;", "\"", "\\", "http://e.com/", "www.e.com",
    "Donaudampfschifffahrtsgesellschaftskapitän", "\u{2028}", "\u{E0041}", "\u{FFF9}", "ㅤ",
  ]
}
