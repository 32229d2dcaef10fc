import RecipeModel
import RecipeScreening
import RecipeSearch
import Synchronization

/// In which order kept recipes are listed.
package enum KeptOrder: String, Sendable, CaseIterable {
  /// The newest first.
  case newest
  /// By title.
  case title
  /// The best rated by their owner first, those without a rating last.
  case rating
  /// The quickest first, those that say no time last.
  case time
  /// Those that were cooked last first, those that never were last.
  case cooked
}

/// Which part of the kept recipes that are meant is shown, and how.
package struct KeptView: Sendable, Hashable {
  /// The order; nil for the best match first, without words the newest.
  package var order: KeptOrder?
  /// How many are passed over.
  package var offset = 0
  /// Whether it is counted what they have in common.
  package var hasFacets = false
  /// Whether only those are shown that may be one dish with another one of them.
  package var isOfDuplicates = false

  package init() {}
}

/// How many kept recipes have what one can choose by.
package struct KeptFacets: Sendable, Hashable {
  /// How many recipes have a value.
  package struct Count: Sendable, Hashable {
    package var value: String
    package var count: Int
  }

  /// Those with a tag, the commonest first.
  package var tags: [Count] = []
  /// Those from a source, the commonest first.
  package var sources: [Count] = []
  /// Those that do not conflict with a diet, by their words.
  package var diets: [Count] = []
  /// Those that their owner rates so or better.
  package var ratings: [Count] = []
  /// Those that take so many minutes at most.
  package var times: [Count] = []
  /// Those that were never cooked.
  package var uncooked = 0
  /// Those that may be one dish with another one of them.
  package var duplicates = 0

  /// The limits of ``times``, in minutes.
  private static let minutes = [15, 30, 45, 60, 90, 120]

  package init() {}

  /// Counts.
  /// - Throws: `CancellationError`.
  init(of recipes: [KeptRecipe], _ screen: RecipeScreen) throws {
    var fitting: [String: Int] = [:]
    for kept in recipes {
      try Task.checkCancellation()
      for name in SuitedDiets.of(kept.recipe, screen) { fitting[name, default: 0] += 1 }
    }
    tags = Self.counts(recipes.flatMap(\.tags))
    sources = Self.counts(recipes.map(\.sourceName))
    diets = SuitedDiets.subjects.map { Count(value: $0.name, count: fitting[$0.name] ?? 0) }
    ratings = (1...5).reversed().map { least in
      Count(value: "\(least)", count: recipes.count { ($0.rating ?? 0) >= least })
    }
    times = Self.minutes.map { most in
      Count(
        value: "\(most)",
        count: recipes.count { ($0.recipe.listing.totalMinutes ?? .max) <= most })
    }
    uncooked = recipes.count { $0.cooked.isEmpty }
  }

  private static func counts(_ values: [String]) -> [Count] {
    Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
      .map { Count(value: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.value.lowercased()) < ($0.count, $1.value.lowercased()) }
  }
}

/// Remembers which diets recipes do not conflict with: each visit of the page counts them, and screening
/// takes most of its time.
private enum SuitedDiets {
  static let subjects = ScreenSubject.diets.map(ScreenSubject.diet)
  private static let most = 20_000
  private static let known = Mutex<[Int: [String]]>([:])

  static func of(_ recipe: Recipe, _ screen: RecipeScreen) -> [String] {
    var hasher = Hasher()
    hasher.combine(recipe)
    hasher.combine(screen.law)
    let key = hasher.finalize()
    if let names = known.withLock({ $0[key] }) { return names }
    let names = screen.findings(of: recipe, for: subjects).filter { $0.verdict != .conflicts }
      .map(\.subject.name)
    known.withLock { known in
      if known.count >= most { known = [:] }
      known[key] = names
    }
    return names
  }
}

extension KeptRecipe {
  /// Where it comes from, in the words that people know: its publisher or site, else its source.
  package var sourceName: String {
    let names = [recipe.listing.publisher, recipe.siteName].compactMap(\.self)
    return names.first { !$0.allSatisfy(\.isWhitespace) } ?? recipe.listing.id.provider
  }
}

extension [KeptRecipe] {
  /// Those that merging takes for one dish, dish by dish in the order of their first ones.
  func duplicates() -> [[KeptRecipe]] {
    let listings = enumerated().map { number, kept in
      var listing = kept.recipe.listing
      // One source does not list a dish twice, but one may keep it twice.
      listing.id.provider = "\(number)"
      return RankedListing(listing, rank: 1)
    }
    return DuplicateDetector().clusters(of: listings).map { $0.members.sorted() }
      .filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
      .map { members in members.map { self[$0] } }
  }

  /// The recipes in an order; equal ones stay as they are.
  func ordered(by order: KeptOrder?) -> [KeptRecipe] {
    switch order {
    case nil: self
    case .newest: stably { ($1.keptAt, $0.id) < ($0.keptAt, $1.id) }
    case .title:
      map { (TextMatching.fold($0.recipe.listing.title), $0) }.stably { $0.0 < $1.0 }.map(\.1)
    case .rating: stably { ($0.rating ?? 0) > ($1.rating ?? 0) }
    case .time:
      stably {
        ($0.recipe.listing.totalMinutes ?? .max) < ($1.recipe.listing.totalMinutes ?? .max)
      }
    case .cooked: stably { ($0.cooked.first ?? "") > ($1.cooked.first ?? "") }
    }
  }
}

extension Array {
  /// Sorted, equal elements in the order that they have.
  fileprivate func stably(_ isBefore: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { left, right in
      if isBefore(left.element, right.element) { return true }
      return !isBefore(right.element, left.element) && left.offset < right.offset
    }.map(\.element)
  }
}
