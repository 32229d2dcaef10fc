import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct AssignmentTests {
  /// The greatest sum by trying every pairing.
  private func bestSum(_ weights: [[Int]], row: Int = 0, taken: Set<Int> = []) -> Int {
    guard row < weights.count else { return 0 }
    var best = bestSum(weights, row: row + 1, taken: taken)
    for (column, weight) in weights[row].enumerated() where !taken.contains(column) && weight > 0 {
      best = max(
        best, weight + bestSum(weights, row: row + 1, taken: taken.union([column])))
    }
    return best
  }

  @Test(arguments: 0..<200)
  func `no other pairing weighs more`(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (rows, columns) = (random.below(6), random.below(6))
    let weights = (0..<rows).map { _ in
      (0..<columns).map { _ in random.below(3) == 0 ? 0 : random.below(20) }
    }
    let partners = Assignment.best(weights)
    #expect(partners.count == rows)
    let chosen = partners.compactMap { $0 }
    #expect(Set(chosen).count == chosen.count)
    var sum = 0
    for (row, column) in partners.enumerated() {
      guard let column else { continue }
      #expect(weights[row][column] > 0)
      sum += weights[row][column]
    }
    #expect(sum == bestSum(weights))
  }

  @Test func `a good pair gives way where two others are worth more`() {
    #expect(Assignment.best([[10, 9], [9, 0]]) == [1, 0])
  }
}
