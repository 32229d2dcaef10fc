import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// Reads one search out of its document.
struct SavedReportReader {
  private let root: SavedValue

  init(_ root: SavedValue) { self.root = root }

  func report() throws(SavedReportError) -> SavedReport {
    var outcomes: [ProviderOutcome] = []
    for provider in try root.member("providers").elements() {
      outcomes.append(try SavedOutcome(provider).outcome())
    }
    var items: [SavedItem] = []
    for item in try root.member("items").elements() { items.append(try SavedItem(item)) }
    var knowledge: [ListingID: FieldKnowledge] = [:]
    for item in items { knowledge.merge(item.knowledge) { $1 } }
    let report = SearchReport(
      query: try query(), plan: [], outcomes: outcomes, recipes: items.map(\.recipe),
      isComplete: try root.optional("complete")?.bool() ?? false, duration: try duration())
    return SavedReport(
      report: report, extent: try extent(report), ranking: try ranking(items, outcomes),
      knowledge: knowledge)
  }

  private func query() throws(SavedReportError) -> SearchQuery {
    let query = try root.member("query")
    let sort = try query.text("sort") ?? SortOrder.best.rawValue
    guard let order = SortOrder(rawValue: sort) else {
      throw SavedReportError("\(query.pointer)/sort", "is no order of recipes")
    }
    return SearchQuery(
      text: try query.text("text") ?? "", include: try query.optional("include")?.strings() ?? [],
      exclude: try query.optional("exclude")?.strings() ?? [],
      maxMinutes: try query.optional("maxMinutes")?.integer(),
      diets: (try query.optional("diets")?.strings() ?? []).map(Diet.init(rawValue:)),
      limit: try query.optional("limit")?.integer() ?? 20, sort: order)
  }

  private func duration() throws(SavedReportError) -> Duration {
    if let own = try root.milliseconds("durationMs") { return own }
    return try root.optional("summary")?.milliseconds("durationMs") ?? .zero
  }

  /// Every recipe is there when the document says so and shows as many as it counts, or when every
  /// listing that was kept is a source of one.
  private func extent(_ report: SearchReport) throws(SavedReportError) -> SearchExtent {
    if let extent = try root.text("extent") {
      let count = try root.count("recipes")
      let isWhole = extent == SearchExtent.everything.rawValue && report.recipes.count == count
      return isWhole ? .everything : .page
    }
    var shown: [String: Int] = [:]
    for source in report.recipes.flatMap(\.sources) {
      shown[source.listing.id.provider, default: 0] += 1
    }
    let isWhole = report.outcomes.allSatisfy { shown[$0.id, default: 0] == $0.listings.kept }
    return isWhole ? .everything : .page
  }

  /// The weights and groups that the document names, or else those that its votes show.
  private func ranking(
    _ items: [SavedItem], _ outcomes: [ProviderOutcome]
  ) throws(SavedReportError) -> RankingOptions {
    var k = 60.0
    var weights: [String: Double] = [:]
    var groups: [String: String] = [:]
    if let ranking = try root.optional("ranking") {
      k = try ranking.optional("k")?.number() ?? k
      for (name, value) in try ranking.optional("weights")?.members() ?? [] {
        weights[name] = try value.number()
      }
      for (name, value) in try ranking.optional("groups")?.members() ?? [] {
        groups[name] = try value.string()
      }
    } else {
      for vote in items.flatMap(\.recipe.votes) {
        weights[vote.provider] = vote.weight
        groups[vote.provider] = vote.group
        let share = vote.term.doubleValue
        // A term is weight / (k + rank), cut at fifteen places.
        if share > 0 { k = (vote.weight / share - Double(vote.rank)).rounded(toPlaces: 6) }
      }
    }
    return RankingOptions(
      k: k, providerOrder: outcomes.map(\.id), weights: weights, groups: groups)
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}
