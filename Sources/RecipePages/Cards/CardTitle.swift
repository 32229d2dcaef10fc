import RecipeModel

/// What a text says about whether it is a title.
enum CardTitle {
  /// Whether a text may be a title: it has letters, is not long, and does not only lead on.
  static func isPlausible(_ text: String, _ words: [String]) -> Bool {
    guard 2...180 ~= text.utf8.count, words.contains(where: { $0.contains(where: \.isLetter) })
    else {
      return false
    }
    if words.allSatisfy(CardWords.onward.contains) { return false }
    let units: Set<String> = [
      "min", "mins", "minutes", "minuten", "hr", "hrs", "hour", "hours", "h",
    ]
    return !words.allSatisfy { units.contains($0) || $0.allSatisfy(\.isNumber) }
  }

  /// How many of a title's words stand in the address of its page.
  static func share(of words: [String], in target: LinkTarget) -> Double {
    let long = words.prefix(20).filter { $0.utf8.count > 2 }
    guard !long.isEmpty, let last = target.segments.last else { return 0 }
    let slug = Set(TextMatching.words(last.replacingUnderscores))
    return Double(long.count(where: slug.contains)) / Double(long.count)
  }
}

extension String {
  fileprivate var replacingUnderscores: String {
    String(decoding: utf8.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }, as: UTF8.self)
  }
}
