import RecipeSearch

/// What one source was worth over several queries, in sentences with a final stop; everything in
/// them is sanitized.
struct SummaryWording {
  let provider: ProviderSummary
  let summary: ComparisonSummary

  var sentences: [String] {
    [answers, recipes, unique, partner, absence].compactMap { $0 }.map(Wording.sentence)
  }

  private var answers: String {
    StatusSection.counts(of: provider).map { "\($0.past) \(Self.times($1))" }
      .joined(separator: ", ")
  }

  private var recipes: String? {
    guard StatusSection.hasAnswered(provider) else { return "What it has is not known" }
    guard let recipes = provider.recipes, let time = provider.time else { return nil }
    let count = SpreadSection.words(recipes, Wording.figure)
    return "Usually lists \(count) recipes, within \(SpreadSection.words(time, PlotAxis.time))"
  }

  private var unique: String? {
    guard let share = provider.uniqueShare else { return nil }
    return share.upperQuartile == 0
      ? "Others usually list all of them, too"
      : "No other source lists " + SpreadSection.words(share) { ComparisonWording.percent($0) }
        + " of them"
  }

  private var partner: String? {
    let pairs = summary.pairs.filter {
      ($0.first == provider.id || $0.second == provider.id) && ($0.shared?.greatest ?? 0) > 0
    }
    var best: PairSummary?
    for pair in pairs
    where (pair.rankBiasedOverlap?.median ?? 0) > (best?.rankBiasedOverlap?.median ?? 0) {
      best = pair
    }
    guard let best else { return nil }
    let other = Sanitizer.terminal(best.first == provider.id ? best.second : best.first)
    return "Agrees most with \(other): RBO "
      + ComparisonWording.agreement(best.rankBiasedOverlap?.median)
  }

  private var absence: String? {
    guard StatusSection.hasAnswered(provider), let leaving = provider.leavingTop else { return nil }
    return leaving.upperQuartile == 0
      ? "Without it the top usually holds the same recipes"
      : "Without it \(SpreadSection.words(leaving, Wording.figure)) of the top recipes would go"
  }

  private static func times(_ count: Int) -> String {
    count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
  }
}
