import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// The figures of a comparison as people read them; everything in them is sanitized.
enum ComparisonWording {
  /// What stands for a figure that is not defined.
  static let undefined = "-"

  /// A count that may not be known.
  static func count(_ number: Int?) -> String { number.map(String.init) ?? undefined }

  /// A share: `98 %`; what is more than nothing is never shown as nothing, nor less than all as all.
  static func percent(_ share: Double?) -> String {
    guard let share else { return undefined }
    let whole = Int((share * 100).rounded())
    if whole == 0, share > 0 { return "<1 %" }
    if whole == 100, share < 1 { return ">99 %" }
    return "\(whole) %"
  }

  /// An agreement with two places: `0.87`, `-0.05`.
  static func agreement(_ value: Double?) -> String {
    guard let value else { return undefined }
    let hundredths = Int((value * 100).rounded())
    let digits = String(hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    return "\(sign)\(hundredths.magnitude / 100).\(digits.utf8.count == 1 ? "0" : "")\(digits)"
  }

  /// The heading of a field's column where seven of them share a line: long ones are cut.
  static func shortHeading(_ field: ListingField) -> String {
    field.label.count > 8 ? field.label.prefix(4) + "." : field.label
  }

  /// The median and the quartiles: `28 (12 to 30)`.
  static func spread(_ spread: Distribution, _ text: (Double) -> String) -> String {
    let (lower, upper) = (text(spread.lowerQuartile), text(spread.upperQuartile))
    let middle = text(spread.median)
    return lower == upper ? middle : "\(middle) (\(lower) to \(upper))"
  }

  /// The pages of a provider: `4`, `3 of 4, 1 gap`.
  static func pages(_ outcome: ProviderOutcome) -> String {
    guard outcome.status.kind != .skipped else { return undefined }
    let pages = outcome.pages
    var text =
      pages.answered == pages.asked ? "\(pages.asked)" : "\(pages.answered) of \(pages.asked)"
    if !pages.gaps.isEmpty { text += ", " + Wording.count(pages.gaps.count, "gap") }
    return text
  }

  /// What was asked, in words.
  static func subject(_ comparison: Comparison) -> String {
    let wish = QueryWording.phrase(comparison.query)
    return wish.isEmpty ? "Without words" : wish
  }

  /// What came of it: `10 recipes of 13 listings from 3 of 4 sources`.
  static func tally(_ comparison: Comparison) -> String {
    let gave = comparison.providers.count(where: \.hasRecipes)
    let listings = comparison.providers.reduce(0) { $0 + ($1.listings ?? 0) }
    return "\(Wording.count(comparison.recipes.count, "recipe")) of "
      + "\(Wording.count(listings, "listing")) from \(gave) of "
      + Wording.count(comparison.providers.count, "source")
  }

  /// What the figures of several queries leave open, each thing said once.
  static func caveats(_ comparisons: [Comparison]) -> [String] {
    comparisons.flatMap(caveats).reduce(into: []) { told, caveat in
      if !told.contains(caveat) { told.append(caveat) }
    }
  }

  /// How the words of each query were read, in sentences; none where nothing was taken from them.
  static func readings(_ comparisons: [Comparison]) -> [String] {
    comparisons.compactMap { comparison in
      QueryWording.reading(comparison.query, comparison.interpretation).map { "\($0)." }
    }
  }

  /// What the figures leave open, in sentences.
  static func caveats(_ comparison: Comparison) -> [String] {
    var caveats: [String] = []
    if comparison.extent == .page {
      caveats.append(
        "Only a saved page of the list was there to compare: what stands behind it is not counted.")
    }
    if let depth = comparison.options.depth, let cut = cutLists(of: comparison, depth) {
      caveats.append("Of each source only the first \(depth) listings are compared: \(cut).")
    }
    if comparison.providers.contains(where: { figures in
      figures.completeness.contains { $0.known < figures.listings ?? 0 }
    }) {
      caveats.append(
        "Completeness counts the listings of which the saved search tells the field.")
    }
    return caveats
  }

  /// The sources that gave more listings than are compared: `f2f gave 163`; nil for none.
  private static func cutLists(of comparison: Comparison, _ depth: Int) -> String? {
    let cut = comparison.providers.map(\.outcome).filter { $0.listings.kept > depth }
    guard !cut.isEmpty else { return nil }
    return Wording.list(cut.map { "\(Sanitizer.terminal($0.id)) gave \($0.listings.kept)" })
  }

  /// Each source's best place for a recipe, as ranks: `cookbook 1, f2f 3`.
  static func ranks(_ recipe: MergedRecipe) -> String {
    recipe.bestRanks.map { "\(Sanitizer.terminal($0.provider)) \($0.rank)" }
      .joined(separator: ", ")
  }
}

extension MergedRecipe {
  /// The best place that each source gives the recipe, in the order of the sources.
  var bestRanks: [(provider: String, rank: Int)] {
    var best: [(provider: String, rank: Int)] = []
    for source in sources {
      let provider = source.listing.id.provider
      if let index = best.firstIndex(where: { $0.provider == provider }) {
        best[index].rank = min(best[index].rank, source.rank)
      } else {
        best.append((provider, source.rank))
      }
    }
    return best
  }
}

extension Comparison {
  /// What became of the sources that were asked.
  var askedOutcomes: [ProviderOutcome] {
    providers.map(\.outcome).filter { $0.status.kind != .skipped }
  }
}
