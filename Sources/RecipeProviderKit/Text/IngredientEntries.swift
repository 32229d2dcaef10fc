import PotluckSupport
import RecipeModel

/// The ingredients of a text that should hold one, and holds several on lines of their own.
enum IngredientEntries {
  /// The texts of the ingredients; the text itself where it is one.
  static func of(_ text: String) -> [String] {
    guard text.utf8.contains(where: { 0x0A...0x0D ~= $0 || $0 == 0x3C || $0 == 0x26 }) else {
      return [text]
    }
    let lines = MarkedUpLines(text).prefix(ListingLimits.ingredientLines).compactMap {
      TextCleaning.clean($0, limit: ListingLimits.ingredientCharacters)
    }
    guard lines.count > 1 else { return [text] }
    let entries = ListMark.entries(of: lines, areParted: text.lowercased().contains("</li"))
    return entries.count > 1 ? entries : [text]
  }
}
