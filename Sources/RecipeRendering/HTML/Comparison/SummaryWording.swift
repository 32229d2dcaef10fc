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
    let parts = StatusSection.counts(of: provider).map { "\($0.word) \(Self.times($1))" }
    return Wording.list(parts)
  }

  private var recipes: String? {
    guard let recipes = provider.recipes, let time = provider.time else { return nil }
    let count = SpreadSection.words(recipes, Wording.figure)
    return "Usually gives \(count) recipes within \(SpreadSection.words(time, SpreadSection.time))"
  }

  private var unique: String? {
    provider.uniqueShare.map {
      "No other source lists " + SpreadSection.words($0) { ComparisonWording.percent($0) }
        + " of them"
    }
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
    provider.leavingTop.map {
      "Without it \(SpreadSection.words($0, Wording.figure)) of the top recipes would go"
    }
  }

  private static func times(_ count: Int) -> String {
    count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
  }
}
