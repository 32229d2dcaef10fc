import RecipeModel
import RecipeProviderKit
import Synchronization

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
final class SearchIndex: Sendable {
  private let facts: [RecipeFacts]
  private let words: FieldWords
  private let averageLengths: [Double]
  /// Those of the words that were looked for and found.
  private let postings = Mutex<[String: [Posting]]>([:])

  private struct Posting {
    var recipe: Int
    /// The weighted, length-normalised frequency over all fields.
    var frequency: Double
  }

  /// Saturation of repeated words; the usual value.
  private static let k1 = 1.2
  /// How much a field's length counts; the usual value.
  private static let b = 0.75

  /// An index over recipes by their number.
  init(facts: [RecipeFacts], words: FieldWords) {
    self.facts = facts
    self.words = words
    averageLengths = words.averageLengths
  }

  /// Whether there are no recipes.
  var isEmpty: Bool { facts.isEmpty }

  /// Each recipe's number under its identifier, the first one's where several have it.
  var numbers: [String: Int] {
    Dictionary(facts.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The numbers of the recipes that answer a query, best first or in the order that it asks for,
  /// and how many that match its words its filters left out.
  func search(_ query: SearchQuery) -> (found: [Int], filtered: [Drop.Reason: Int]) {
    let wanted = QueryWords(query)
    let hasWords = !wanted.required.isEmpty
    let scores = scores(hasWords ? wanted.required : wanted.included)
    var filtered: [Drop.Reason: Int] = [:]
    let matches = facts.indices.filter { number in
      if hasWords, scores[number] == nil { return false }
      guard let reason = rejection(of: number, by: wanted) else { return true }
      // Without words, the ingredients are what is looked for.
      if hasWords || reason != .lacksIngredient { filtered[reason, default: 0] += 1 }
      return false
    }
    let found = RecipeSorting(query.sort).sorted(
      matches.map { ScoredRecipe(facts: facts[$0], score: scores[$0] ?? 0, number: $0) }
    ).map(\.number)
    return (found, filtered)
  }

  /// The first filter that a recipe fails; what it does not say, it does not satisfy.
  private func rejection(of number: Int, by query: QueryWords) -> Drop.Reason? {
    let has = { self.words.hasIngredient($0, inRecipe: number) }
    if !query.include.allSatisfy(has) { return .lacksIngredient }
    if query.exclude.contains(where: has) { return .excludedIngredient }
    if let most = query.maxMinutes, (facts[number].minutes ?? .max) > most { return .tooLong }
    let fits = query.diets.allSatisfy { !$0.satisfiedBy.isDisjoint(with: facts[number].diets) }
    return fits ? nil : .diet
  }

  /// The score of each recipe that has all of the words.
  private func scores(_ words: [String]) -> [Int: Double] {
    var scores: [Int: Double] = [:]
    for (place, word) in words.enumerated() {
      let found = postings(of: word)
      let rarity = log(1 + Double(facts.count) / Double(max(1, found.count)))
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

  private func postings(of word: String) -> [Posting] {
    if let known = postings.withLock({ $0[word] }) { return known }
    var found: [Posting] = []
    for (recipe, field, count) in words.occurrences(of: FieldWords.Word(word)) {
      if found.last?.recipe != recipe { found.append(Posting(recipe: recipe, frequency: 0)) }
      let length = 1 - Self.b + Self.b * Double(count) / averageLengths[field]
      found[found.count - 1].frequency += FieldWords.weights[field] / length
    }
    if !found.isEmpty { postings.withLock { $0[word] = found } }
    return found
  }
}

extension SearchIndex {
  /// An index over recipes.
  convenience init(_ recipes: [Recipe]) {
    var words = FieldWords()
    for recipe in recipes { words.append(Array(FieldWords.line(recipe).utf8)[...]) }
    self.init(facts: recipes.map(RecipeFacts.init), words: words)
  }
}
