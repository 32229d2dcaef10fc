package import RecipeModel

/// Reads schema.org's `NutritionInformation`.
enum SchemaOrgNutrition {
  private static let mostNutrients = 60

  /// The figures in their order, under schema.org's names where it has them.
  static func read(_ json: JSON?) -> [Nutrient] {
    var found: [Nutrient] = []
    for part in json?.arrayValue ?? json.map({ [$0] }) ?? [] {
      for member in part.objectValue?.members ?? [] where found.count < mostNutrients {
        guard !member.name.hasPrefix("@"), let name = TextCleaning.clean(member.name, limit: 60),
          let text = SchemaOrgValue.text(member.value)
        else { continue }
        let known = byKey[name.lowercased()] ?? name
        if !found.contains(where: { $0.name == known }) {
          found.append(Nutrient(name: known, text: text))
        }
      }
    }
    return found
  }

  private static let byKey = Dictionary(
    uniqueKeysWithValues: Nutrient.knownNames.map { ($0.lowercased(), $0) })
}

/// Tags of languages after BCP 47.
package enum LanguageTag {
  /// The tag in a text: `en_US` is `en-US`; nil for what is none.
  package static func read(_ text: String) -> String? {
    let text = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).first ?? ""
    let parts = text.replacing("_", with: "-").split(separator: "-")
    guard let language = parts.first, 2...3 ~= language.count, text.utf8.count <= 35,
      language.allSatisfy({ $0.isASCII && $0.isLetter }),
      parts.allSatisfy({
        $0.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return nil }
    return ([language.lowercased()] + parts.dropFirst().map(String.init)).joined(separator: "-")
  }

  /// The language of a recipe by its script, where hardly any other has it.
  package static func ofScript(in recipe: Recipe) -> String? {
    let text = [recipe.listing.title] + recipe.listing.ingredients + recipe.instructions.prefix(9)
    var counts: [String: Int] = [:]
    for scalar in text.joined().unicodeScalars.prefix(2_000) where !scalar.isASCII {
      if let tag = scripts.first(where: { $0.range.contains(scalar.value) })?.tag {
        counts[tag, default: 0] += 1
      }
    }
    // Japanese is written in Chinese characters, too.
    let isJapanese = (counts["ja"] ?? 0) * 10 > (counts["zh"] ?? 0)
    let best = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    guard let best, best.value > 10 else { return nil }
    return best.key == "zh" && isJapanese ? "ja" : best.key
  }

  private static let scripts: [(range: ClosedRange<UInt32>, tag: String)] = [
    (0x3040...0x30FF, "ja"), (0x4E00...0x9FFF, "zh"), (0xAC00...0xD7AF, "ko"),
    (0x0370...0x03FF, "el"), (0x0590...0x05FF, "he"), (0x0E00...0x0E7F, "th"),
  ]
}
