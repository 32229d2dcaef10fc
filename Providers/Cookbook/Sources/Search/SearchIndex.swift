import RecipeModel
import RecipeProviderKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A small full-text index over recipes, ranked with BM25F.
///
/// After Robertson and Zaragoza, “The Probabilistic Relevance Framework: BM25 and Beyond” (2009),
/// section 3.6: the term frequencies of the fields are weighted and normalised by field length
/// before they are saturated. Every word of a query must occur in some field.
struct SearchIndex: Sendable {
  let recipes: [Recipe]
  private let filters: [RecipeFacts]
  private let postings: [String: [Posting]]

  private struct Posting: Sendable {
    var recipe: Int
    /// The weighted, length-normalised frequency over all fields.
    var frequency: Double
  }

  /// Saturation of repeated words; the usual value.
  private static let k1 = 1.2
  /// How much a field's length counts; the usual value.
  private static let b = 0.75

  init(_ recipes: [Recipe]) {
    self.recipes = recipes
    filters = recipes.map(RecipeFacts.init)
    var postings: [String: [Posting]] = [:]
    let fields = recipes.map(IndexedField.all)
    let averages = IndexedField.averageLengths(fields)
    for (number, fields) in fields.enumerated() {
      var frequencies: [String: Double] = [:]
      for (field, average) in zip(fields, averages) where !field.words.isEmpty {
        let length = 1 - Self.b + Self.b * Double(field.words.count) / average
        for word in field.words { frequencies[word, default: 0] += field.weight / length }
      }
      for (word, frequency) in frequencies {
        postings[word, default: []].append(Posting(recipe: number, frequency: frequency))
      }
    }
    self.postings = postings
  }

  /// The recipes that answer a query, best first or in the order that it asks for, and how many that
  /// match its words its filters left out.
  func search(_ query: SearchQuery) -> (found: [Recipe], filtered: [Drop.Reason: Int]) {
    let wanted = QueryWords(query)
    let hasWords = !wanted.required.isEmpty
    let scores = scores(hasWords ? wanted.required : wanted.included)
    var filtered: [Drop.Reason: Int] = [:]
    let matches = recipes.indices.filter { number in
      if hasWords, scores[number] == nil { return false }
      guard let reason = filters[number].rejection(by: wanted) else { return true }
      // Without words, the ingredients are what is looked for.
      if hasWords || reason != .lacksIngredient { filtered[reason, default: 0] += 1 }
      return false
    }
    let found = RecipeSorting(query.sort).sorted(
      matches.map { ScoredRecipe(facts: filters[$0], score: scores[$0] ?? 0, number: $0) }
    ).map { recipes[$0.number] }
    return (found, filtered)
  }

  /// The score of each recipe that has all of the words.
  private func scores(_ words: [String]) -> [Int: Double] {
    var scores: [Int: Double] = [:]
    for (place, word) in words.enumerated() {
      let found = postings[word] ?? []
      let rarity = log(1 + Double(recipes.count) / Double(max(1, found.count)))
      var next: [Int: Double] = [:]
      for posting in found {
        guard place == 0 || scores[posting.recipe] != nil else { continue }
        let gain = rarity * posting.frequency / (Self.k1 + posting.frequency)
        next[posting.recipe] = (scores[posting.recipe] ?? 0) + gain
      }
      scores = next
    }
    return scores
  }
}
