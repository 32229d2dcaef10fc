/// A class of an element, as far as it stays when the site is built or written anew.
struct StableClass: Hashable {
  /// The class, or the beginning of it that stays.
  let text: String
  /// Whether the class goes on with what changes: `Card_title__0JCCu` is `Card_title__`.
  let isBeginning: Bool

  /// As a part of a CSS selector.
  var selector: String { isBeginning ? "[class*=\"\(text)\"]" : "." + text }

  /// Whether an element has it.
  func matches(_ classes: [String]) -> Bool {
    isBeginning ? classes.contains { $0.contains(text) } : classes.contains(text)
  }

  /// The classes of an element that stay.
  static func all(of node: HTMLTree.Node, in tree: HTMLTree) -> [StableClass] {
    var seen: Set<String> = []
    return tree.words("class", of: node).prefix(40).compactMap(StableClass.init)
      .filter { seen.insert($0.text).inserted }
  }

  /// How well it says what the element is: a word for a row, another word, mere layout.
  var worth: Int {
    let parts = CardWords.parts(of: text)
    if parts.contains(where: CardWords.rows.contains) { return 3 }
    if parts.allSatisfy({ CardWords.layout.contains($0) || $0.utf8.count < 2 }) { return 0 }
    return isBeginning ? 1 : 2
  }

  /// Nil for a class that a tool made up, that tells a topic, or that only some rows have.
  init?(_ name: String) {
    guard 2...60 ~= name.utf8.count, Self.isPlain(name) else { return nil }
    let lower = name.lowercased()
    guard !CardWords.topical.contains(where: lower.hasPrefix),
      !CardWords.passing.contains(lower)
    else { return nil }
    if let end = Self.moduleEnd(name) {
      let beginning = String(name[..<end])
      guard CardWords.parts(of: beginning).contains(where: { $0.utf8.count > 2 }) else {
        return nil
      }
      text = beginning
      isBeginning = true
      return
    }
    let parts = name.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, !parts.contains(where: { Self.isMadeUp($0) }) else { return nil }
    if parts.count == 2, Self.toolPrefixes.contains(String(first)) { return nil }
    text = name
    isBeginning = false
  }

  private static let toolPrefixes: Set<String> = [
    "css", "sc", "svelte", "jsx", "jss", "astro", "emotion", "tss", "data", "v", "style", "ng", "c",
    "e",
  ]

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39 ~= first) else { return false }
    return name.utf8.allSatisfy {
      0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "_")
    }
  }

  /// Where the made-up end of `Card_title__0JCCu` begins; nil for other names, `card__title` too.
  private static func moduleEnd(_ name: String) -> String.Index? {
    guard let mark = name.ranges(of: "__").last, name.count > 2 else { return nil }
    let end = name[mark.upperBound...]
    guard 4...8 ~= end.utf8.count, !end.contains("_"), isMadeUp(end, strictly: false) else {
      return nil
    }
    return mark.upperBound
  }

  /// Whether a part of a name is no word: digits among letters, or capitals here and there.
  private static func isMadeUp(_ part: Substring, strictly: Bool = true) -> Bool {
    let bytes = Array(part.utf8)
    let digits = bytes.count { 0x30...0x39 ~= $0 }
    if digits > 0 {
      // `h3` and `col2` are short; `post-123` is a number of its own.
      return digits == bytes.count ? digits > 2 : bytes.count > 4
    }
    var turns = 0
    for (one, next) in zip(bytes, bytes.dropFirst())
    where 0x61...0x7A ~= one && 0x41...0x5A ~= next {
      turns += 1
    }
    return bytes.count <= 8 && turns >= (strictly ? 2 : 1)
  }
}
