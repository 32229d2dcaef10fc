package import RecipeModel
import RecipeProviderKit

/// One recipe as labelled lines, for screen readers and for `grep`: one thing a line, nothing cut.
package struct RecipePlain: Sendable {
  /// What a cook should know besides; a sentence each.
  package var remarks: [String]

  package init(remarks: [String] = []) { self.remarks = remarks }

  /// The lines, each with a line break.
  package func render(_ recipe: Recipe) -> String {
    let facts = RecipeFacts(recipe)
    let parts = RecipeParts(recipe)
    var text = ""
    func line(_ label: String, _ value: String?) {
      let value = Sanitizer.terminal(value ?? "")
      if !value.isEmpty { text += "\(label): \(value)\n" }
    }
    line("Recipe", facts.title)
    line("Source", facts.source?.name)
    line("Link", facts.source?.link)
    line("Summary", recipe.summary)
    for fact in facts.facts + facts.differences { line(fact.label, fact.text) }
    for group in parts.groups {
      let label = group.name.map { "Ingredient (\($0))" } ?? "Ingredient"
      for ingredient in group.lines { line(label, ingredient) }
    }
    var number = 0
    for section in parts.sections {
      for step in section.lines {
        number += 1
        line("Step \(number)" + (section.name.map { " (\($0))" } ?? ""), step)
      }
    }
    for note in parts.notes { line("Note", note) }
    line("Nutrition", parts.nutrition)
    for remark in remarks { line("Please note", remark) }
    return text
  }
}
