/// Makes hostile texts, the same ones from the same seed.
struct HostileGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64, after Sebastiano Vigna.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
