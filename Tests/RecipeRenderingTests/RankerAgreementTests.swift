import RecipeModel
import RecipeRendering
import RecipeSearch
import TestSupport
import Testing

/// Explanations of recipes that the real ranker made.
@Suite(.fewAtOnce) struct RankerAgreementTests {
  @Test(arguments: [60.0, 0, 12.5])
  func `each printed formula gives its printed term, and the terms their score`(k: Double) throws {
    let listings = (1...9).flatMap { rank in
      ["a", "b", "c"].map { provider in
        RankedListing(
          Listing(
            id: ListingID(provider: provider, id: "\(rank)"), title: "Soup of day \(rank)",
            url: "https://example.com/soup/\(rank)"),
          rank: rank)
      }
    }
    let options = RankingOptions(k: k, weights: ["b": 0.3, "c": 2], groups: ["a": "x", "b": "x"])
    let recipes = RecipeRanker(options: options).recipes(from: listings)
    #expect(recipes.count == 9)
    let formula = #/[=+] (?<term>[0-9.]+) +(?<weight>[0-9.]+)/\((?<k>[0-9.]+)\+(?<rank>\d+)\)/#
    for recipe in recipes {
      let text = ExplainRenderer(style: .pipe, k: k).render(recipe)
      let matches = text.matches(of: formula)
      #expect(matches.count == recipe.votes.count)
      for match in matches {
        let weight = try #require(Double(match.output.weight))
        let constant = try #require(Double(match.output.k))
        let rank = try #require(Double(match.output.rank))
        let term = try #require(Double(match.output.term))
        // The last place carries the rounding of the sum.
        #expect(abs(Score(weight / (constant + rank)).units - Score(term).units) <= 1)
      }
    }
  }
}
