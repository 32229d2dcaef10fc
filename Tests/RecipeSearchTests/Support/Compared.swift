import RecipeModel
import TestSupport

@testable import RecipeSearch

/// A report that holds every recipe that some providers' lists make, by name.
func comparedReport(
  _ lists: KeyValuePairs<String, [String]>, options: RankingOptions = RankingOptions(),
  sort: SortOrder = .best, outcomes: [ProviderOutcome] = []
) -> SearchReport {
  var order: [String] = []
  var listings: [String: [RankedListing]] = [:]
  for (provider, names) in lists {
    for (place, name) in names.enumerated() {
      if listings[name] == nil { order.append(name) }
      listings[name, default: []].append(
        listing(provider, "\(place + 1)-\(name)", name, rank: place + 1))
    }
  }
  let clusters = order.map {
    RecipeRanker.Cluster(listings: listings[$0] ?? [], identity: .text($0))
  }
  let known = Set(outcomes.map(\.id))
  let rest = lists.map(\.key).filter { !known.contains($0) }.map {
    ProviderOutcome(id: $0, kind: "scripted", name: $0, status: .ok)
  }
  return SearchReport(
    query: SearchQuery(text: "soup", sort: sort), plan: [], outcomes: outcomes + rest,
    recipes: RecipeRanker(options: options).recipes(from: clusters, sort: sort),
    isComplete: true)
}

/// The comparison of some providers' lists, by name.
func comparison(
  _ lists: KeyValuePairs<String, [String]>, ranking: RankingOptions = RankingOptions(),
  sort: SortOrder = .best, outcomes: [ProviderOutcome] = [],
  options: ComparisonOptions = ComparisonOptions()
) -> Comparison {
  Comparison(
    comparedReport(lists, options: ranking, sort: sort, outcomes: outcomes), ranking: ranking,
    extent: .everything, options: options)
}

/// The figures of two lists without ties.
func agreement(of first: [String], and second: [String], p: Double = 0.9) throws -> PairFigures {
  try comparison(["one": first, "other": second], options: ComparisonOptions(persistence: p))
    .pairs[at: 0]
}
