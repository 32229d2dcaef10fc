import RecipeModel
import RecipeProviderKit

/// What a person probably meant by a wrong text.
extension Node {
  /// `did you mean "x"? ` when there is a near name, else nothing.
  static func suggestion(for word: String, among words: [String]) -> String {
    meant(by: word, among: words).map { "did you mean \"\($0)\"? " } ?? ""
  }

  /// The word that a wrong one means: the nearest, the usual one for the same thing, or the only
  /// one that contains it.
  private static func meant(by word: String, among words: [String]) -> String? {
    if let nearest = NearestName.of(word, among: words) { return nearest }
    let small = word.lowercased()
    if let usual = Words.synonyms[small], words.contains(usual) { return usual }
    guard 3...40 ~= small.utf8.count else { return nil }
    let containing = words.filter { $0.lowercased().contains(small) }
    return containing.count == 1 ? containing[0] : nil
  }

  /// The path that somebody meant who left the `$` out or wrote a variable: names and dots only,
  /// since any other text could be a secret in the wrong place.
  static func intendedPath(_ text: String) -> String? {
    var name = Substring(text)
    for prefix in ["@.", ".", "${", "{"] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
      if name.last == "}" { name = name.dropLast() }
      break
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { 97...122 ~= $0 | 0x20 || $0 == UInt8(ascii: "_") }
    }
    return isPlain && name.utf8.count <= 40 ? "$.\(name)" : nil
  }
}
