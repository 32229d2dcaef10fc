public import RecipeModel
import RecipeProviderKit

/// Something that got worse since a baseline.
public struct Regression: Sendable, Hashable {
  /// What can get worse, by the name under which a person asks for it.
  public enum Criterion: String, Sendable, Hashable, CaseIterable {
    /// A provider does not answer as well as before, or is gone: from a whole answer with listings
    /// over an empty one or a part of one, which are equals, down to a failure or not being asked.
    case status
    /// A recipe is lost: no listing of it is there any more, as far as the lists reach.
    case recipes
    /// A recipe left the top of the list.
    case top
    /// A recipe stands lower than before.
    case moves
    /// A provider gives fewer listings than before, or fewer recipes, or it failed and nobody knows
    /// what it has; recipes only where both lists are whole.
    case listings
    /// The share of a provider's listings that have a field fell by more than
    /// ``Regression/fieldTolerance``.
    case fields
    /// A provider takes longer: more than ``Regression/latencyFactor`` times as long as before and
    /// more than ``Regression/latencyTolerance`` longer, both times asked over the network.
    case latency
  }

  /// By how much the share of listings with a field may fall: one listing of twenty.
  package static let fieldTolerance = 0.05
  /// How many times as long a provider may take.
  package static let latencyFactor = 1.5
  /// How much longer a provider may take: what passes as noise of a network.
  package static let latencyTolerance = Duration.milliseconds(250)

  /// The criteria that hold unless somebody chooses others: those that stay the same when nothing
  /// changed at the sources.
  ///
  /// Times differ from run to run, and places follow from what others list.
  public static let usual: Set<Criterion> = [.status, .recipes, .listings, .fields]

  /// What got worse.
  public var criterion: Criterion
  /// The provider that it is about; nil when it is about the list.
  public var provider: String?
  /// The field that it is about, for ``Criterion/fields``.
  public var field: ListingField?
  /// How many recipes it is about, for criteria about recipes; else 1.
  public var count = 1
}

extension ComparisonChange {
  /// What got worse, provider by provider, then the list.
  public func regressions(
    among criteria: Set<Regression.Criterion> = Set(Regression.Criterion.allCases)
  ) -> [Regression] {
    var found = providers.flatMap { regressions(of: $0) }
    let lower = moves.count { $0.after > $0.before }
    let counts: [(Regression.Criterion, Int)] = [
      (.recipes, lost.count), (.top, leftTop.count), (.moves, lower),
    ]
    found += counts.filter { $0.1 > 0 }.map { Regression(criterion: $0.0, count: $0.1) }
    return found.filter { criteria.contains($0.criterion) }
  }

  private func regressions(of change: ProviderChange) -> [Regression] {
    guard let before = change.before else { return [] }
    guard let after = change.after else {
      // A source that had failed and is gone leaves nothing behind.
      guard grade(before.outcome.status) < Self.failure else { return [] }
      return [Regression(criterion: .status, provider: change.id)]
    }
    var found: [Regression] = []
    if grade(after.outcome.status) > grade(before.outcome.status) {
      found.append(Regression(criterion: .status, provider: change.id))
    }
    let hasFewerRecipes = !isPartial && (after.recipes ?? 0) < before.recipes ?? 0
    if after.given ?? 0 < before.given ?? 0 || hasFewerRecipes {
      found.append(Regression(criterion: .listings, provider: change.id))
    }
    for field in ListingField.counted {
      guard let then = before.completeness(of: field).share,
        // Shares are quotients: 1 - 0.95 is a hair more than 0.05.
        let now = after.completeness(of: field).share,
        then - now - Regression.fieldTolerance > 1e-9
      else { continue }
      found.append(Regression(criterion: .fields, provider: change.id, field: field))
    }
    let (then, now) = (before.outcome, after.outcome)
    if then.cache == .miss, now.cache == .miss, then.status.isAnswer,
      now.duration > then.duration * Regression.latencyFactor,
      now.duration - then.duration > Regression.latencyTolerance
    {
      found.append(Regression(criterion: .latency, provider: change.id))
    }
    return found
  }

  /// How bad a status is, 0 for the best.
  private func grade(_ status: ProviderOutcome.Status) -> Int {
    switch status {
    case .ok: 0
    case .empty, .partial, .pagingLoop: 1
    default: Self.failure
    }
  }

  private static let failure = 2
}
