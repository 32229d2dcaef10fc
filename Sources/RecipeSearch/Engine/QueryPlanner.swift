package import RecipeModel
package import RecipeProviderKit
import RecipeScreening
package import RecipeVocabulary

/// What one provider is asked and what is left to the engine.
struct QueryPlanner {
  /// Whose plan it is.
  let descriptor: ProviderDescriptor
  let plan: ProviderPlan
  /// The query as the provider gets it.
  let nativeQuery: SearchQuery
  /// What is applied to its answer.
  let filter: LocalFilter
  /// The other words in which sources may be asked.
  private let wordings: [String]

  init(
    _ query: SearchQuery, for descriptor: ProviderDescriptor, wordings: [String] = []
  ) {
    self.descriptor = descriptor
    self.wordings = wordings
    let can = descriptor.capabilities
    var native: [QueryPart] = []
    var local: [QueryPart] = []
    var unsupported: [QueryPart] = []
    var asked = query
    for part in QueryPart.allCases where part.isAsked(in: query) {
      switch part {
      case _ where can.answers(part): native.append(part)
      case .include where !can.contains(.listsIngredients),
        .exclude where !can.contains(.listsIngredients),
        .have where !can.contains(.listsIngredients):
        unsupported.append(part)
      case .sort where query.sort == .rating && can.contains(.sortByRating): native.append(part)
      default: local.append(part)
      }
    }
    // A source that searches words but not ingredients gets the ingredients as words when there
    // are no other ones: it would have nothing to go by.
    if query.text.isEmpty, !query.include.isEmpty, can.contains(.text), !can.contains(.include) {
      asked.text = query.include.joined(separator: " ")
    }
    // What one has names no recipe; the first food is what one most wants to use.
    if query.text.isEmpty, query.include.isEmpty, let food = query.have.first {
      if can.contains(.include) {
        asked.include = [food]
      } else if can.contains(.text) {
        asked.text = food
      }
    }
    // The name of a diet is better than nothing for a source that lists nothing by itself.
    if query.isEmpty, can.contains(.text), !can.contains(.browse) {
      asked.text = query.diets.map(\.name).joined(separator: " ")
    }
    if asked.sort == .missing { asked.sort = .best }
    nativeQuery = asked
    // Where listings name no ingredients, an exclusion can still be read off a title, and some
    // listings may name them after all.
    let readable = unsupported.filter { $0 == .exclude || $0 == .have }
    filter = LocalFilter(query, parts: Set(local + readable))
    var plan = ProviderPlan(
      provider: descriptor.id, native: native.map(\.rawValue), local: local.map(\.rawValue),
      unsupported: unsupported.map(\.rawValue),
      skipReason: Self.skipReason(query, asked: asked, can: can))
    if plan.skipReason == nil, descriptor.mayBeAskedAgain { plan.wordings = wordings }
    self.plan = plan
  }

  /// The plan of the same query for a descriptor that a provider has given in the meantime.
  func plan(_ query: SearchQuery, for descriptor: ProviderDescriptor) -> QueryPlanner {
    descriptor == self.descriptor
      ? self : QueryPlanner(query, for: descriptor, wordings: wordings)
  }

  private static func skipReason(
    _ query: SearchQuery, asked: SearchQuery, can: Capabilities
  ) -> String? {
    let hasWords = can.contains(.text) && !asked.text.isEmpty
    let hasIngredients = can.contains(.include) && !asked.include.isEmpty
    if hasWords || hasIngredients || can.contains(.browse) { return nil }
    if query.isEmpty { return "it has no list to show without words or ingredients" }
    return can.contains(.include)
      ? "it cannot be asked for this: it searches by ingredients"
      : "it cannot be asked for anything: it claims neither text, include nor browse"
  }
}

extension ProviderDescriptor {
  /// Whether it may be asked for other words: it searches words, and counts no requests.
  fileprivate var mayBeAskedAgain: Bool {
    capabilities.contains(.text) && politeness.quota == nil && politeness.quotaHeaders == nil
  }
}

/// The parts of a query that the engine applies to what a source returned.
package struct LocalFilter: Sendable {
  private let parts: Set<QueryPart>
  private let words: [String]
  private let include: IngredientMatcher
  private let exclude: IngredientMatcher
  private let limits: [(limit: QueryFilter.Limit, number: Int)]
  private let diets: [Diet]
  private let foods: FoodsAtHome?
  private let missingAtMost: Int?
  private let screened: [ScreenSubject]
  private let screen: RecipeScreen
  /// Takes what is ruled out by what is in it; nil where nobody asks.
  var ruledOut: RuledOut?

  package init(_ query: SearchQuery, parts: Set<QueryPart>) {
    self.parts = parts
    words = SearchWords.meaningful(query.text).map(TextMatching.singular)
    include = IngredientMatcher(query.include)
    exclude = IngredientMatcher(query.exclude)
    limits = QueryFilter.limits.compactMap { limit in
      guard parts.contains(limit.part), let number = query[keyPath: limit.number] else {
        return nil
      }
      return (limit, number)
    }
    diets = query.diets.filter { !ScreenSubject.diets.contains($0) }
    screened = ScreenSubject.asked(in: query)
    screen = RecipeScreen(law: query.law)
    missingAtMost = query.missingAtMost
    foods = missingAtMost == nil ? nil : FoodsAtHome(for: query)
  }

  /// Why the listing does not fit the query; nil when it does.
  ///
  /// A wish needs evidence: a recipe that does not say how long it takes is no quick one. An
  /// exclusion needs evidence too, for the other side: what lists nothing is kept.
  func rejection(of listing: Listing) -> Drop.Reason? {
    if parts.isEmpty, screened.isEmpty { return nil }
    if let unmet = unmetWords(of: listing) ?? unmetFact(of: listing) {
      if unmet == .excludedIngredient { ruledOut?.take(listing) }
      return unmet
    }
    if parts.contains(.have), let foods,
      misses(MissingFoods(of: listing.ingredients, beside: foods))
    {
      ruledOut?.take(listing)
      return .missesFoods
    }
    if screened.isEmpty { return nil }
    let conflicting = screen.findings(
      title: listing.title, ingredients: listing.ingredients, for: screened
    ).filter { $0.verdict == .conflicts }
    if conflicting.isEmpty { return nil }
    ruledOut?.take(listing, conflicting: conflicting)
    return .conflicts
  }

  private func unmetWords(of listing: Listing) -> Drop.Reason? {
    guard !parts.isDisjoint(with: [.text, .include, .exclude]) else { return nil }
    let texts = [listing.title] + listing.ingredients
    if parts.contains(.text) {
      let all = Set(texts.flatMap(TextMatching.words).map(TextMatching.singular))
      guard words.allSatisfy(all.contains) else { return .lacksWords }
    }
    if parts.isDisjoint(with: [.include, .exclude]) { return nil }
    let lines = FoodText.all(of: texts)
    if parts.contains(.include), !include.allOccur(in: lines) { return .lacksIngredient }
    if parts.contains(.exclude), exclude.anyOccurs(in: lines) { return .excludedIngredient }
    return nil
  }

  /// Why what the listing states, or does not, is not what the query asks for; see
  /// ``QueryPart/facts``.
  package func unmetFact(of listing: Listing) -> Drop.Reason? {
    for (limit, number) in limits where !limit.fits(listing, number) {
      return Drop.Reason(rawValue: limit.drop)
    }
    if parts.contains(.diet) {
      let marked = listing.diets ?? []
      guard diets.allSatisfy({ !$0.satisfiedBy.isDisjoint(with: marked) }) else { return .diet }
    }
    return nil
  }

  /// Whether more foods are missing than may be; what cannot be told is no such recipe.
  func misses(_ missing: MissingFoods?) -> Bool {
    guard let missingAtMost, let names = missing?.names else { return false }
    return names.count > missingAtMost
  }

  /// Whether another source of the same recipe shows that an excluded ingredient is in it.
  func isExcluded(_ recipe: MergedRecipe) -> Bool {
    if exclude.isEmpty { return false }
    return recipe.sources.contains { source in
      exclude.anyOccurs(in: FoodText.all(of: source.listing.ingredients))
    }
  }
}

/// Decides whether ingredients are among the lines of a recipe; see ``FoodNameMatcher``.
package struct IngredientMatcher: Sendable {
  private let names: [FoodNameMatcher]

  /// Takes the ingredients' names; empty ones are dropped.
  package init(_ names: [String]) {
    self.names = names.map(FoodNameMatcher.init).filter { !$0.isEmpty }
  }

  /// Whether there is nothing to look for.
  package var isEmpty: Bool { names.isEmpty }

  /// Whether every name occurs in one of the lines.
  package func allOccur(in lines: [FoodText]) -> Bool {
    names.allSatisfy { name in lines.contains(where: name.matches) }
  }

  /// Whether some name occurs in one of the lines.
  package func anyOccurs(in lines: [FoodText]) -> Bool {
    names.contains { name in lines.contains(where: name.matches) }
  }
}
