import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// Compares fused lists with those of an independent implementation.
@Suite(.fewAtOnce, .enabled(if: ReferenceData.isThere)) struct ReferenceRankingTests {
  private struct Line {
    var query: String
    var document: String
    var score: Double
  }

  private func run(_ path: String) throws -> [Line] {
    try ReferenceData.text(path).split(separator: "\n").map { line in
      let parts = line.split(separator: " ")
      return try Line(
        query: String(parts[at: 0]), document: String(parts[at: 2]),
        score: Double(parts[at: 4]) ?? .nan)
    }
  }

  @Test(arguments: [
    ("tiny", "rrf", 60.0), ("tiny", "rrf_k10", 10), ("recipes", "rrf", 60),
    ("recipes", "rrf_k10", 10),
  ])
  func `fused scores and order equal the reference`(
    _ set: String, _ method: String, _ k: Double
  ) throws {
    let names =
      ["tiny": ["a", "b", "c"]][set] ?? [
        "all_fields_bm25", "directions_bm25", "epicurious_title", "ingredients_bm25", "title_bm25",
      ]
    var listings: [String: [RankedListing]] = [:]
    for name in names {
      var rank: [String: Int] = [:]
      for line in try run("vectors/fusion/\(set)/\(name).run") {
        rank[line.query, default: 0] += 1
        listings[line.query, default: []].append(
          listing(
            name, line.document, url: "https://recipes.example/view/\(line.document)",
            rank: rank[line.query] ?? 0))
      }
    }
    let expected = Dictionary(
      grouping: try run("vectors/fusion/\(set).\(method).expected"), by: \.query)
    #expect(!expected.isEmpty)
    let ranker = RecipeRanker(options: RankingOptions(k: k))
    for (query, lines) in expected {
      let recipes = ranker.recipes(from: listings[query] ?? [])
      #expect(recipes.count == lines.count)
      let scores = Dictionary(uniqueKeysWithValues: lines.map { ($0.document, $0.score) })
      for (recipe, line) in zip(recipes, lines) {
        let mine = recipe.score.doubleValue
        let document = try recipe.sources[at: 0].listing.id.id
        #expect(abs(mine - (scores[document] ?? .nan)) < 1e-9)
        // Order must agree except among equal scores: the scores place by place must.
        #expect(abs(mine - line.score) < 1e-9)
      }
    }
  }
}
