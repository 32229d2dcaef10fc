import RecipeModel
import RecipeProviderKit

/// What whoever has to do without a provider wants to know: what is lost with each.
///
/// Made of one comparison or of several; counts are sums over the queries.
public struct ComparisonVerdict: Sendable, Hashable {
  /// What a provider is worth, in a word.
  public enum Standing: String, Sendable, Hashable, CaseIterable {
    /// Recipes are lost without it.
    case needed
    /// Of what it alone lists, more cannot be recognised elsewhere than can.
    case thin
    /// Other providers list all that it lists.
    case spare
    /// Other providers list all that it gave, but it failed for a query or answered in part.
    case incomplete
    /// It answered, and has nothing.
    case empty
    /// It answered, and none of its recipes is on the page that is compared.
    case unseen
    /// Nobody knows what it has: it gave no answer.
    case failed
    /// Nobody knows what it has: it was not asked.
    case skipped
  }

  /// What is lost without one provider.
  public struct Source: Sendable, Hashable {
    /// The provider's identifier.
    public var id: String
    /// What it is worth, in a word.
    public var standing: Standing
    /// For how many queries it is known what it has.
    public var answers = 0
    /// For how many queries it gave no answer.
    public var failures = 0
    /// Recipes that it lists.
    public var recipes = 0
    /// Recipes that no other provider lists: they are lost without it.
    public var uniqueRecipes = 0
    /// Recipes that may be lost: ``ProviderFigures/unrecognisableRecipes``.
    public var unrecognisableRecipes = 0
    /// Recipes that leave the top of the list without it.
    public var leavingTop = 0
    /// The provider that shares most recipes with it; nil when none shares any.
    public var closest: Closest?
  }

  /// The provider that shares most recipes with another one.
  public struct Closest: Sendable, Hashable {
    /// The provider's identifier.
    public var id: String
    /// How many recipes both list.
    public var shared: Int
  }

  /// The providers, those first without which most recipes are lost, or else most leave the top of
  /// the list, or else most may be lost; then those without recipes, and those of which nothing is
  /// known.
  public var sources: [Source]
  /// Spare providers that can all be left out at once without losing a recipe, those first that
  /// matter least; the first spare one at least.
  public var spareTogether: [String]
  /// How many recipes are lost when every spare provider is left out.
  public var lostWithoutSpare: Int

  /// Judges the providers of comparisons, one for each query.
  public init(_ comparisons: [Comparison]) {
    var names: [String] = []
    for comparison in comparisons {
      for provider in comparison.providers where !names.contains(provider.id) {
        names.append(provider.id)
      }
    }
    let judged = names.map { Source($0, comparisons) }.enumerated()
    sources = judged.sorted { one, other in
      let (left, right) = (one.element.weight, other.element.weight)
      return left == right ? one.offset < other.offset : right.lexicographicallyPrecedes(left)
    }.map(\.element)
    let spare = sources.filter { $0.standing == .spare }.map(\.id)
    var holders = comparisons.flatMap(\.recipes).map { recipe in
      Set(recipe.sources.map(\.provider))
    }
    lostWithoutSpare = holders.count { $0.isSubset(of: spare) }
    spareTogether = []
    for id in spare.reversed() where !holders.contains([id]) {
      spareTogether.append(id)
      for index in holders.indices { holders[index].remove(id) }
    }
  }
}

extension ComparisonVerdict.Source {
  fileprivate init(_ id: String, _ comparisons: [Comparison]) {
    self.id = id
    standing = .skipped
    var shared: [String: Int] = [:]
    var others: [String] = []
    var (isWhole, isUnseen) = (true, false)
    for comparison in comparisons {
      guard let figures = comparison.provider(id) else { continue }
      guard let recipes = figures.recipes else {
        failures += figures.outcome.status.kind == .skipped ? 0 : 1
        continue
      }
      answers += 1
      if figures.outcome.status.kind == .partial { isWhole = false }
      if recipes == 0, comparison.extent == .page, figures.outcome.listings.kept > 0 {
        isUnseen = true
      }
      self.recipes += recipes
      uniqueRecipes += figures.uniqueRecipes ?? 0
      unrecognisableRecipes += figures.unrecognisableRecipes ?? 0
      leavingTop += comparison.leaveOneOut.first { $0.provider == id }?.leavingTop.count ?? 0
      for pair in comparison.pairs where pair.first == id || pair.second == id {
        let other = pair.first == id ? pair.second : pair.first
        if shared[other] == nil { others.append(other) }
        shared[other, default: 0] += pair.shared ?? 0
      }
    }
    for other in others {
      let count = shared[other] ?? 0
      if count > closest?.shared ?? 0 { closest = .init(id: other, shared: count) }
    }
    standing =
      if answers == 0 {
        failures > 0 ? .failed : .skipped
      } else if recipes == 0 {
        isUnseen ? .unseen : .empty
      } else if unrecognisableRecipes > uniqueRecipes {
        .thin
      } else {
        uniqueRecipes > 0 ? .needed : isWhole && failures == 0 ? .spare : .incomplete
      }
  }

  /// What the order of providers goes by, the greatest first.
  fileprivate var weight: [Int] {
    let rank = answers == 0 ? (standing == .failed ? 1 : 0) : recipes == 0 ? 2 : 3
    return [rank, uniqueRecipes, leavingTop, unrecognisableRecipes]
  }
}

/// Recipes that the same providers list, and no other one.
public struct SourceOverlap: Sendable, Hashable {
  /// The providers, two at least, in the order of the configuration.
  public var providers: [String]
  /// How many recipes these and no others list.
  public var recipes: Int

  /// The overlaps of one comparison or the sums of several, the greatest first, then in the order in
  /// which the lists first hold them.
  public static func all(in comparisons: [Comparison]) -> [SourceOverlap] {
    var counts: [[String]: Int] = [:]
    var order: [[String]] = []
    for comparison in comparisons {
      let ids = comparison.providers.map(\.id)
      for recipe in comparison.recipes {
        let holders = Set(recipe.sources.map(\.provider))
        guard holders.count > 1 else { continue }
        let key = ids.filter(holders.contains)
        if counts.updateValue(counts[key, default: 0] + 1, forKey: key) == nil { order.append(key) }
      }
    }
    let overlaps = order.map { key in SourceOverlap(providers: key, recipes: counts[key] ?? 0) }
    return overlaps.enumerated().sorted { one, other in
      let (count, otherCount) = (one.element.recipes, other.element.recipes)
      return count == otherCount ? one.offset < other.offset : count > otherCount
    }.map(\.element)
  }
}
