import RecipeModel

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
}
