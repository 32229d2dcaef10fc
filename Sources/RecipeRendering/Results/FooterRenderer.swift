import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// The truth about a search in one sentence, or the reason why there is nothing to show.
///
/// `18 recipes from 2 of 3 sources in 0.4 s; puppy: page 2 failed (HTTP 500), looked past it`.
/// Of the sources, those count that gave at least one listing.
package struct FooterRenderer: Sendable {
  package var style: TextStyle
  /// What the reader calls the filters for ingredients.
  package var filterNames = (include: "--with", exclude: "--without", have: "--have")

  /// What to type for the recipes that follow; nil where it cannot be told.
  package var more: String?

  /// Whether `potluck show` knows the recipes by their numbers.
  package var showsRecipes = false

  package init(style: TextStyle) { self.style = style }

  /// The footer, with a line break at its end; the explanation of ``EmptyAnswerRenderer`` when
  /// there is no recipe.
  package func render(_ report: SearchReport) -> String {
    guard !report.recipes.isEmpty else {
      if report.shownBefore > 0 { return end(report) }
      return EmptyAnswerRenderer(style: style).render(report) + reading(report)
    }
    let givers = report.outcomes.count { $0.listings.kept > 0 }
    let all = Wording.count(report.outcomes.count, "source")
    let head =
      "\(Wording.count(report.recipes.count, "recipe")) from \(givers) of \(all)"
      + " in \(Wording.seconds(report.duration))"
    let sentence = ([head] + notes(report)).joined(separator: "; ")
    let next = showsRecipes ? quiet(Self.next(report.recipes.count)) : ""
    return quiet(sentence) + reading(report) + next
  }

  /// How the words were read, with a line break; empty where nothing was taken from them.
  private func reading(_ report: SearchReport) -> String {
    QueryWording.reading(report.query, report.interpretation).map { quiet("\($0).") } ?? ""
  }

  /// What became of the sources that failed, in one sentence with a line break; empty where none
  /// did.
  package func failures(_ report: SearchReport) -> String {
    let failed = report.outcomes.filter(\.status.isFailure)
    let notes = Self.together(failed.compactMap(Self.note))
    return notes.isEmpty ? "" : quiet(notes.joined(separator: "; "))
  }

  /// That nothing follows the pages before; a source that failed may have more than it could give.
  package func end(_ report: SearchReport) -> String {
    let head =
      report.isComplete
      ? "That was the whole list: nothing follows."
      : "Nothing follows that could be had."
    let joined = Self.joined(report).map { "\($0)." }
    return quiet([head, joined].compactMap { $0 }.joined(separator: " ")) + failures(report)
  }

  private func quiet(_ sentence: String) -> String {
    let paint = Paint(style)
    return TextFitting.wrap(sentence, to: style.wrapWidth).map { paint($0, .quiet) + "\n" }.joined()
  }

  /// What to type to read a recipe of a list with so many.
  static func next(_ count: Int) -> String {
    count == 1
      ? "potluck show 1 shows it in full" : "potluck show 1 shows the first in full, and so on"
  }

  /// What a reader must know beside the figures, in the order of the sources.
  func notes(_ report: SearchReport) -> [String] {
    var notes = Self.together(report.outcomes.compactMap(Self.note))
    if report.filteredCount > 0 {
      let listings = Wording.count(report.filteredCount, "listing")
      notes.append("\(Wording.filters(of: report.query)) removed \(listings)")
    }
    if report.shownBefore == 0, let nearest = report.nearestRecipe {
      notes.append("the nearest is \(Wording.nearest(nearest))")
    }
    notes += ScreenWording.notes(report)
    notes += unsupported(report)
    if report.uncompared > 0 { notes.append(Self.uncompared(report.uncompared)) }
    if let joined = Self.joined(report) { notes.append(joined) }
    if !report.confirmed.isEmpty {
      let recipes = Wording.count(report.confirmed.count, "recipe was", "recipes were")
      notes.append("\(recipes) asked for in full to tell equal titles apart")
    }
    if report.cursor != nil { notes.append("there are more" + (more.map { " (\($0))" } ?? "")) }
    return notes
  }

  /// Says which recipes of earlier pages have gained sources; nil where none has.
  package static func joined(_ report: SearchReport) -> String? {
    guard !report.joined.isEmpty else { return nil }
    let told = report.joined.prefix(3).map { recipe in
      var gains: [String] = []
      for source in recipe.sources {
        let provider = Sanitizer.terminal(source.listing.id.provider)
        if !gains.contains(provider) { gains.append(provider) }
      }
      if !recipe.alsoShown.isEmpty { gains.append("shown twice") }
      return "\(Wording.title(recipe.title)) (\(gains.joined(separator: ", ")))"
    }
    let rest = report.joined.count - told.count
    let more = rest > 0 ? " and \(rest) more" : ""
    let recipes = Wording.count(
      report.joined.count, "recipe of an earlier page is", "recipes of earlier pages are")
    return "\(recipes) in more sources: \(told.joined(separator: ", "))\(more)"
  }

  /// Says that merging was cut short.
  package static func uncompared(_ count: Int) -> String {
    let listings = Wording.count(count, "listing was", "listings were")
    return "\(listings) not compared with all that resemble them: a recipe may stand twice"
  }

  /// The wishes that nobody could apply to what some sources gave.
  private func unsupported(_ report: SearchReport) -> [String] {
    let givers = Set(report.outcomes.filter { $0.listings.kept > 0 }.map(\.id))
    return [
      ("include", filterNames.include), ("exclude", filterNames.exclude),
      ("have", filterNames.have),
    ].compactMap { part, flag in
      let names = report.plan
        .filter { $0.unsupported.contains(part) && givers.contains($0.provider) }
        .map { Sanitizer.terminal($0.provider) }
      guard !names.isEmpty else { return nil }
      let verb = names.count == 1 ? "lists" : "list"
      return
        "\(flag) not checked for \(names.joined(separator: ", ")), which \(verb) no ingredients"
    }
  }

  /// One note for all sources of which the same is to be said: `a, b and c: …`.
  private static func together(_ notes: [(id: String, text: String)]) -> [String] {
    var ids: [String: [String]] = [:]
    for note in notes { ids[note.text, default: []].append(note.id) }
    return notes.compactMap { note in
      ids.removeValue(forKey: note.text).map { "\(Wording.list($0)): \(note.text)" }
    }
  }

  private static func note(_ outcome: ProviderOutcome) -> (id: String, text: String)? {
    var parts = OutcomeWording.troubles(outcome)
    if outcome.cache == .stale {
      parts.insert("could not be asked, answers kept from before", at: 0)
    }
    if outcome.status == .skipped { parts = ["not asked (\(parts.joined(separator: ", ")))"] }
    parts += OutcomeWording.defects(outcome.listings)
    if let told = OutcomeWording.otherWords(outcome) {
      parts.insert(told, at: 0)
    } else if outcome.status == .empty {
      parts.insert("has nothing", at: 0)
    }
    guard !parts.isEmpty else { return nil }
    return (Sanitizer.terminal(outcome.id), parts.joined(separator: ", "))
  }
}
