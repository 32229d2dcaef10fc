import RecipeModel
import RecipeSearch

/// The page of one query.
struct ComparisonPage {
  let comparison: Comparison
  let change: ComparisonChange?

  func shell(facts: [HTMLNode]) -> PageShell {
    PageShell(
      title: ComparisonWording.subject(comparison),
      lead: ComparisonWording.tally(comparison) + ".",
      facts: facts
        + (comparison.duration > .zero
          ? [.text("The answer took \(Wording.seconds(comparison.duration))")] : []),
      notes: ComparisonWording.caveats(comparison) + silence,
      sections: [
        GlanceSection.section(comparison), ChangeSection.section(change),
        OutcomeSection(comparison: comparison).section, TimeSection(comparison: comparison).section,
        UniqueSection(comparison: comparison).section, CompletenessSection.section(comparison),
        AbsenceSection(comparison: comparison).section, AgreementSection.section(comparison),
        ListSection(comparison).section,
      ].compactMap { $0 }, ending: Self.ending)
  }

  /// What cannot be known because sources were silent.
  private var silence: [String] {
    let silent = comparison.providers.filter { figures in
      figures.recipes == nil
    }
    guard !silent.isEmpty, silent.count < comparison.providers.count else { return [] }
    let names = Wording.list(silent.map { Sanitizer.terminal($0.id) })
    return [
      "Nothing is known of what \(names) might have: “found nowhere else” speaks of the sources "
        + "that answered."
    ]
  }

  /// What stands under every page.
  static let ending = [
    "Made by Potluck. A figure that is not defined is shown as –, never as 0. The page is complete "
      + "in itself: it loads nothing, not even the recipes' pictures, and runs no script."
  ]
}
