package import RecipeModel

/// The findings about one recipe as every document has them.
package struct ScreenDocument: Sendable {
  /// The recipe's own identifier or reference, where it has one.
  package var id: String?
  package var title = ""
  package var law = AllergenLaw.eu
  package var findings: [ScreenFinding] = []

  package init(id: String?, title: String, law: AllergenLaw, findings: [ScreenFinding]) {
    self.id = id
    self.title = title
    self.law = law
    self.findings = findings
  }

  /// The findings about a recipe; they are only written.
  package static let codec: ObjectCodec<ScreenDocument> = ObjectCodec(
    "Screen", place: "a screen", "What the words of a recipe tell about diets and allergens.",
    draft: ScreenDocument(id: nil, title: "", law: .eu, findings: []), isOpen: true,
    [
      .written("version", .any) { _ in .int(1) }, .optional("id", \.id, .anyText),
      .always("title", \.title, .anyText),
      .always("law", \.law, .word, "Whose list of allergens counts."),
      .written("findings", .list(.object(ScreenFinding.codec)), get: \.findings),
    ])
}

extension ScreenFinding {
  /// A finding in every document; it is only written.
  package static let codec: ObjectCodec<ScreenFinding> = ObjectCodec(
    "Finding", place: "a finding", "The answer to one diet or allergen.",
    draft: ScreenFinding(.diet(.vegan), .unknown, .nothingToRead), isOpen: true,
    [
      .written("subject", .anyText, "The diet, or what is avoided.", get: \.subject.name),
      .written(
        "verdict", .anyText, "fits, conflicts or unknown; fits is no promise.",
        get: \.verdict.rawValue),
      .written("reason", .anyText, "Why, in words.", get: \.reason.text),
      .optional("line", \.line, .anyText, "The line, or the title, that decided, byte for byte."),
      .optional("word", \.word, .anyText, "The word in it that decided."),
      .standard("claimed", \.isClaimed, .flag, "Whether a source claims the diet."),
      .deferred("note", .anyText, "What it holds in rare cases, and which word may.") {
        $0.note.map { "\($0.holds): \($0.word)" }
      },
    ])
}
