import RecipeModel
import RecipeProviderKit
import RecipeVocabulary

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
/// before they are saturated. Every word of a query must occur in some field, by itself or by another
/// name of the same food or dish, or by a kind of it. Where nothing holds them all, words that nobody
/// knows are taken for the nearest one that is known.
final class SearchIndex: Sendable {
  private let facts: [RecipeFacts]
  private let words: FieldWords
  private let averageLengths: [Double]

  private struct Posting {
    var recipe: Int
    /// The weighted, length-normalised frequency over all fields.
    var frequency: Double
    /// Whether a field other than the ingredients has it.
    var isOutsideIngredients = false
    /// Whether the title has it as it was asked for.
    var isInTitle = false
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
    let hasWords = !wanted.required.parts.isEmpty
    var scores = scores(of: hasWords ? wanted.required : wanted.included)
    if hasWords, scores.isEmpty, let spelled = respelled(query.text) {
      scores = self.scores(of: SoughtWords(spelled))
    }
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
    if !query.include.isEmpty || !query.exclude.isEmpty {
      let lines = FoodText.all(of: words.ingredients(ofRecipe: number))
      func has(_ name: FoodNameMatcher) -> Bool { lines.contains(where: name.matches) }
      if !query.include.allSatisfy(has) { return .lacksIngredient }
      if query.exclude.contains(where: has) { return .excludedIngredient }
    }
    if let most = query.maxMinutes, (facts[number].minutes ?? .max) > most { return .tooLong }
    let fits = query.diets.allSatisfy { !$0.satisfiedBy.isDisjoint(with: facts[number].diets) }
    return fits ? nil : .diet
  }

  /// The text with its unknown words as they are spelled here or in names of foods; nil where
  /// nothing changes.
  private func respelled(_ text: String) -> String? {
    let known = words.all
    let spelled = TextMatching.words(text).map { word in
      let singular = TextMatching.singular(word)
      return known.contains(singular) ? word : Spelling.nearest(to: singular, among: known) ?? word
    }.joined(separator: " ")
    let corrected = Spelling.corrected(spelled) ?? spelled
    return corrected == TextMatching.words(text).joined(separator: " ") ? nil : corrected
  }

  /// The score of each recipe that has all of the parts.
  private func scores(of sought: SoughtWords) -> [Int: Double] {
    let parts = sought.parts.flatMap { [$0] + $0.words }
    var found = postings(of: parts)[...]
    return all(
      sought.parts.map { part in
        let whole = gains(found.removeFirst(), words: part.names.first?.count ?? 1)
        let words = part.words.map { _ in found.removeFirst() }
        // Ingredients alone do not say what a dish is: chicken with curry leaves is no curry.
        let isMoreThanIngredients = Set(words.joined().filter(\.isOutsideIngredients).map(\.recipe))
        let apart = all(words.map { gains($0) }).filter { isMoreThanIngredients.contains($0.key) }
        return whole.merging(apart) { max($0, $1) }
      })
  }

  /// The sums of what recipes that occur in each of some lists gain there.
  private func all(_ parts: [[Int: Double]]) -> [Int: Double] {
    guard var sums = parts.first else { return [:] }
    for part in parts.dropFirst() {
      sums = sums.reduce(into: [:]) { sums, recipe in
        if let gain = part[recipe.key] { sums[recipe.key] = recipe.value + gain }
      }
    }
    return sums
  }

  /// What recipes gain by a name; one of several words counts as much as these.
  private func gains(_ postings: [Posting], words: Int = 1) -> [Int: Double] {
    let rarity = log(1 + Double(facts.count) / Double(max(1, postings.count)))
    return postings.reduce(into: [:]) { gains, posting in
      let share = posting.frequency / (Self.k1 + posting.frequency)
      gains[posting.recipe] =
        Double(words) * rarity * share * (posting.isInTitle ? 1 : Self.notInTitle)
    }
  }

  /// Where the names of each of some parts occur.
  private func postings(of parts: [SoughtWords.Part]) -> [[Posting]] {
    var found = [[Posting]](repeating: [], count: parts.count)
    for hit in words.occurrences(of: parts.map(\.names)) {
      let share = share(of: hit, in: parts[hit.list])
      guard share > 0 else { continue }
      if found[hit.list].last?.recipe != hit.recipe {
        found[hit.list].append(Posting(recipe: hit.recipe, frequency: 0))
      }
      let length = 1 - Self.b + Self.b * Double(hit.length) / averageLengths[hit.field]
      let last = found[hit.list].count - 1
      found[hit.list][last].frequency += FieldWords.weights[hit.field] * share / length
      if !hit.isInIngredients { found[hit.list][last].isOutsideIngredients = true }
      if hit.isInTitle && hit.isFirst { found[hit.list][last].isInTitle = true }
    }
    return found
  }

  /// What a name counts where it occurs, 1 for the food that was asked for by the same name.
  ///
  /// Its words may belong to the longer name of another food: there is no bread in a Tortilla
  /// Española, and no butter in peanut butter. The words that were asked for count in titles and in
  /// names of dishes all the same.
  private func share(of hit: FieldWords.Occurrence, in part: SoughtWords.Part) -> Double {
    let share = hit.isFirst ? 1 : Self.otherName
    guard let food = part.food, hit.isFirst ? !hit.isInTitle : part.names.count <= Self.mostNames,
      let other = words.longerFood(at: hit),
      !food.covers(other)
    else { return share }
    if hit.isFirst && other.isDish { return share }
    return food.isIn(other) ? Self.madeOfIt : 0
  }

  /// Names of a kind with more of them, such as vegetables, are in most lines, and reading all of these
  /// would take longer than it helps.
  private static let mostNames = 600
  /// What everything else counts beside the words that were asked for in a title: little enough that
  /// nothing comes before a title with them.
  private static let notInTitle = 0.7
  /// What another name counts beside the one that was asked for.
  private static let otherName = 0.8
  /// What an ingredient counts that is made of the one that was asked for: fish sauce for fish.
  private static let madeOfIt = 0.3
}

extension SearchIndex {
  /// An index over recipes.
  convenience init(_ recipes: [Recipe]) {
    var words = FieldWords()
    for recipe in recipes { words.append(Array(FieldWords.line(recipe).utf8)[...]) }
    self.init(facts: recipes.map(RecipeFacts.init), words: words)
  }
}
