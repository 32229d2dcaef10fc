import RecipeModel
import RecipeSearch

/// What to make of a comparison, in sentences; everything in them is sanitized.
struct VerdictWording {
  let verdict: ComparisonVerdict
  let comparisons: [Comparison]
  /// What changed since a baseline, query by query; empty without one.
  var changes: [ComparisonChange] = []

  init(_ comparisons: [Comparison], _ changes: [ComparisonChange?] = []) {
    verdict = ComparisonVerdict(comparisons)
    self.comparisons = comparisons
    self.changes = changes.compactMap { $0 }
  }

  /// A sentence behind the word that it is about.
  typealias Conclusion = (label: String, text: String)

  /// What got worse, who could go, of whom nothing is known, and who is thin.
  var conclusions: [Conclusion] {
    ([worse, spare] + silent + [patchy, thin]).compactMap { $0 }
  }

  // MARK: All sources

  private var worse: Conclusion? {
    guard !changes.isEmpty else { return nil }
    let count = changes.reduce(0) { $0 + $1.regressions().count }
    return count == 0
      ? ("Nothing got worse", "since the baseline.")
      : (Wording.count(count, "thing") + " got worse", "since the baseline.")
  }

  private var spare: Conclusion {
    let label = "Could go:"
    let giving = verdict.sources.filter { $0.recipes > 0 }
    let spare = giving.filter { $0.standing == .spare }
    guard let first = giving.first, let last = giving.last else {
      return (label, "nobody can say, as no source gave a recipe.")
    }
    if giving.count == 1 {
      return (label, "nobody can say, as only \(name(first.id)) gave recipes.")
    }
    let incomplete = giving.filter { $0.standing == .incomplete }
    guard let only = spare.first else {
      if !incomplete.isEmpty {
        return (
          label,
          "none for certain. Others list all that \(names(incomplete)) gave, but not every answer "
            + "came whole."
        )
      }
      return (label, "none without a loss. The least is \(name(last.id)): \(loss(last)).")
    }
    if spare.count == 1 {
      return (label, "\(name(only.id)). Others list all that it lists; \(top(only)).")
    }
    let all = "Others list all that any one of them lists"
    let together = spare.map(\.id).filter(verdict.spareTogether.contains)
    if together.count == spare.count {
      return (label, "\(names(spare)), even all at once. \(all), too.")
    }
    let pair = together.count > 1 ? ", or \(names(together)) at once" : ""
    return (
      label,
      "\(spare.count > Self.mostNames ? "any one of \(spare.count) sources" : names(spare, "or"))\(pair). "
        + "\(all), but without "
        + (spare.count == 2 ? "both" : "all of them")
        + " \(Wording.count(verdict.lostWithoutSpare, "recipe")) would be lost."
    )
  }

  /// Sources of which nothing is known.
  private var silent: [Conclusion] {
    [("Failed:", .failed), ("Not asked:", .skipped)].compactMap {
      label, standing -> Conclusion? in
      let sources = verdict.sources.filter {
        $0.standing == (standing as ComparisonVerdict.Standing)
      }
      let it = sources.count == 1 ? "it has" : "they have"
      return sources.isEmpty
        ? nil
        : (
          label,
          "\(names(sources)). What \(it) is not known, and may be what is “only here” for others."
        )
    }
  }

  /// Sources that failed for some of the queries.
  private var patchy: Conclusion? {
    let some = verdict.sources.filter { $0.answers > 0 && $0.failures > 0 }
    guard !some.isEmpty else { return nil }
    let all = Wording.count(comparisons.count, "query", "queries")
    return (
      "Failed at times:",
      Wording.list(some.map { "\(name($0.id)) for \($0.failures)" }) + " of \(all)."
    )
  }

  private var thin: Conclusion? {
    let thin = verdict.sources.filter { $0.standing == .thin }
    guard !thin.isEmpty else { return nil }
    let each = thin.map { source in
      "\(name(source.id)) (\(source.unrecognisableRecipes) of \(source.recipes) recipes)"
    }
    return (
      "Thin:",
      "\(Self.list(each)). These recipes may be elsewhere, too, but nobody can tell: they have no "
        + "ingredients, no link that another source has, and a title that another source has for a "
        + "recipe of its own."
    )
  }

  // MARK: One source

  /// What is lost without one source, and who comes closest to it.
  func sentences(_ source: ComparisonVerdict.Source) -> [String] {
    guard source.recipes > 0 else { return [Wording.sentence(silence(source))] }
    var sentences = ["Without it: \(loss(source))"]
    if let closest = source.closest {
      sentences.append(
        "Closest: \(name(closest.id)), which lists \(closest.shared) of its \(source.recipes)")
    }
    if let part = part(source) { sentences.append(part) }
    return sentences.map(Wording.sentence)
  }

  /// That the source may have more, where its answer is not whole.
  private func part(_ source: ComparisonVerdict.Source) -> String? {
    let parts = comparisons.count { comparison in
      comparison.provider(source.id)?.outcome.status.kind == .partial
    }
    guard parts > 0 else { return nil }
    return comparisons.count == 1
      ? "It answered in part; what is missing is not counted"
      : "It answered in part for \(parts) of \(Wording.count(comparisons.count, "query", "queries"))"
  }

  private func silence(_ source: ComparisonVerdict.Source) -> String {
    if source.standing == .empty { return "It answered that it has nothing" }
    if source.standing == .unseen { return "None of its recipes is on the page that was saved" }
    let outcome = comparisons.compactMap { $0.provider(source.id)?.outcome }.first
    let reason = outcome.flatMap(OutcomeWording.failure) ?? "the reason is not known"
    return source.standing == .skipped
      ? "Nobody asked it: \(reason)" : "What it has is not known: \(reason)"
  }

  /// `23 recipes lost, 4 more perhaps, 1 of the top 10`.
  private func loss(_ source: ComparisonVerdict.Source) -> String {
    let (lost, perhaps) = (source.uniqueRecipes, source.unrecognisableRecipes)
    var parts = [lost == 0 ? "no recipe is lost" : Wording.count(lost, "recipe") + " lost"]
    if perhaps > 0 { parts[0] += ", and perhaps \(perhaps) more" }
    if lost + perhaps > 0 { parts[0] += " (of \(source.recipes))" }
    return (parts + [top(source)]).joined(separator: "; ")
  }

  /// What happens to the top of the list.
  private func top(_ source: ComparisonVerdict.Source) -> String {
    let places = comparisons.reduce(0) { $0 + min($1.options.topCount, $1.recipes.count) }
    let name = comparisons.count == 1 ? "top \(places)" : "\(places) top places"
    return source.leavingTop == 0
      ? "the \(name) hold the same recipes"
      : "\(source.leavingTop) of the \(name) change" + (source.leavingTop == 1 ? "s" : "")
  }

  /// The most sources that a sentence names.
  private static let mostNames = 6

  private func name(_ id: String) -> String { Sanitizer.terminal(id) }

  private func names(_ sources: [ComparisonVerdict.Source], _ word: String = "and") -> String {
    names(sources.map(\.id), word)
  }

  private func names(_ ids: [String], _ word: String = "and") -> String {
    Self.list(ids.map(name), word)
  }

  private static func list(_ names: [String], _ word: String = "and") -> String {
    let rest = names.count - mostNames
    return Wording.list(rest > 0 ? names.prefix(mostNames) + ["\(rest) more"] : names, word)
  }

  // MARK: Table

  /// The same in rows.
  var table: FigureTable {
    let top = comparisons.count == 1 ? "Top \(comparisons[0].options.topCount)" : "Top"
    return FigureTable(
      title: "What is lost without each source",
      headings: ["Source", "Verdict", "Recipes", "Only here", "Unclear", top],
      rows: verdict.sources.map { source in
        let isKnown = source.answers > 0
        func count(_ number: Int) -> FigureTable.Cell {
          .init(ComparisonWording.count(isKnown ? number : nil))
        }
        return [
          .init(name(source.id)), .init(source.standing.word), count(source.recipes),
          count(source.uniqueRecipes), count(source.unrecognisableRecipes),
          count(source.leavingTop),
        ]
      },
      bars: verdict.sources.map { source in
        guard source.recipes > 0 else { return .none }
        let all = Double(source.recipes)
        return .parts(
          Double(source.uniqueRecipes) / all, Double(source.unrecognisableRecipes) / all)
      }, wordColumns: [1], placeholder: "No source was asked.")
  }
}

extension ComparisonVerdict.Standing {
  /// What a source is worth, in words.
  var word: String {
    switch self {
    case .needed: "adds recipes"
    case .thin: "thin"
    case .spare: "could go"
    case .incomplete: "in part"
    case .empty: "has nothing"
    case .unseen: "not on the page"
    case .failed: "failed"
    case .skipped: "not asked"
    }
  }
}
