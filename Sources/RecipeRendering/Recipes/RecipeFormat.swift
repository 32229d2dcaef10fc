/// A form in which one recipe can be written for people or other programs.
public enum RecipeFormat: String, Sendable, CaseIterable {
  /// CommonMark, for notes and documents.
  case markdown
  /// Cooklang, for programs that plan meals and write shopping lists.
  case cooklang
  /// Plain text, for a terminal.
  case text
  /// A schema.org `Recipe` as JSON-LD, for web pages and recipe managers.
  case jsonld
}
