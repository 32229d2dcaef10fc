import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct ListAgreementTests {
  private func close(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return abs(left - right) < 1e-9
  }

  /// Two lists that share some names, without a name twice in either.
  private func lists(_ random: inout SeededRandom) -> ([String], [String]) {
    let names = (0..<40).map { "r\($0)" }
    let first = Array(names.shuffled(using: &random).prefix(1 + random.below(30)))
    let second = Array(names.shuffled(using: &random).prefix(1 + random.below(30)))
    return (first, second)
  }

  @Test(arguments: 0..<80)
  func `figures equal their definitions, are symmetric and keep their bounds`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let (first, second) = lists(&random)
    let p = [0.5, 0.9, 0.98][random.below(3)]
    let pair = try agreement(of: first, and: second, p: p)
    let mirrored = try agreement(of: second, and: first, p: p)
    #expect(close(pair.rankBiasedOverlap, mirrored.rankBiasedOverlap))
    #expect(close(pair.kendallTauB, mirrored.kendallTauB))
    #expect(pair.jaccard == mirrored.jaccard)
    #expect(pair.overlapCoefficient == mirrored.overlapCoefficient)

    let shared = Set(first).intersection(second)
    #expect(pair.shared == shared.count)
    #expect(close(pair.jaccard, Double(shared.count) / Double(Set(first + second).count)))
    #expect(
      close(pair.overlapCoefficient, Double(shared.count) / Double(min(first.count, second.count))))
    #expect(
      close(
        pair.rankBiasedOverlap, SlowReference.rankBiasedOverlap(first, second, p: p)))
    let ranks = shared.map { name in
      ((first.firstIndex(of: name) ?? 0), (second.firstIndex(of: name) ?? 0))
    }
    #expect(close(pair.kendallTauB, SlowReference.kendallTauB(ranks)))
    for figure in [pair.jaccard, pair.overlapCoefficient, pair.rankBiasedOverlap] {
      #expect(figure.map { (0...1).contains($0) } ?? false)
    }
    #expect(pair.kendallTauB.map { (-1...1).contains($0) } ?? true)
  }

  @Test func `an order differs from chance beyond its band and from ten items on`() {
    func differs(_ orders: (Double, Int)...) -> Bool? {
      ListAgreement.differsFromChance(orders.map { (tau: $0.0, count: $0.1) })
    }
    #expect(differs() == nil)
    #expect(differs((1, 9)) == false && differs((1, 10)) == true && differs((-1, 10)) == true)
    // √(2 · 25 / (9 · 10 · 9)) = 0.2485, of which 1.96 are 0.487.
    #expect(differs((0.48, 10)) == false && differs((0.49, 10)) == true)
    #expect(differs((0.24, 10)) == false && differs((-0.34, 14)) == false)
    // Several orders that lean one way differ where each alone does not; opposite ones cancel.
    #expect(differs((0.4, 10), (0.4, 10)) == true && differs((1, 6), (1, 6)) == true)
    #expect(differs((0.6, 12), (-0.6, 12)) == false)
  }

  @Test(arguments: 0..<20)
  func `chance differs from chance one time in twenty`(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let count = [10, 15, 40][seed % 3]
    let hits = (0..<400).count { _ in
      let order = Array(0..<count).shuffled(using: &random)
      let tau = ListAgreement.kendallTauB(order.enumerated().map { ($0, $1) }) ?? 0
      return ListAgreement.differsFromChance([(tau, count)]) == true
    }
    #expect((4...44).contains(hits))
  }

  @Test(arguments: 0..<20)
  func `a list agrees wholly with itself, and names do not matter`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let (first, second) = lists(&random)
    let same = try agreement(of: first, and: first)
    #expect(same.jaccard == 1 && same.overlapCoefficient == 1)
    #expect(close(same.rankBiasedOverlap, 1))
    #expect(same.kendallTauB == (first.count > 1 ? 1 : nil))
    let renamed = try agreement(of: first.map { "x\($0)" }, and: second.map { "x\($0)" })
    let pair = try agreement(of: first, and: second)
    #expect(close(renamed.rankBiasedOverlap, pair.rankBiasedOverlap))
    #expect(close(renamed.kendallTauB, pair.kendallTauB))
    #expect(renamed.jaccard == pair.jaccard)
  }

  @Test(arguments: 0..<100)
  func `tau-b counts ties as its definition does`(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let ranks = (0..<random.below(30)).map { _ in (random.below(6), random.below(6)) }
    #expect(close(ListAgreement.kendallTauB(ranks), SlowReference.kendallTauB(ranks)))
    #expect(
      close(
        ListAgreement.kendallTauB(ranks), ListAgreement.kendallTauB(ranks.map { ($1, $0) })))
  }

  @Test func `what is not defined is nil`() throws {
    let nothing = try agreement(of: [], and: [])
    #expect(nothing.jaccard == nil && nothing.overlapCoefficient == nil)
    #expect(nothing.rankBiasedOverlap == nil && nothing.kendallTauB == nil)
    let half = try agreement(of: [], and: ["a", "b"])
    #expect(half.jaccard == 0 && half.overlapCoefficient == nil)
    #expect(half.rankBiasedOverlap == 0 && half.kendallTauB == nil)
    let disjoint = try agreement(of: ["a", "b"], and: ["c"])
    #expect(disjoint.jaccard == 0 && disjoint.overlapCoefficient == 0)
    #expect(disjoint.rankBiasedOverlap == 0 && disjoint.kendallTauB == nil)
    #expect(ListAgreement.kendallTauB([(1, 1), (1, 2), (1, 3)]) == nil)
    #expect(ListAgreement.kendallTauB([(1, 2), (3, 2)]) == nil)
    #expect(ListAgreement.kendallTauB([(1, 1), (1, 1)]) == nil)
    #expect(ListAgreement.kendallTauB([]) == nil)
  }

  @Test func `a list that begins another one agrees with it as far as it goes`() throws {
    let pair = try agreement(of: ["a", "b", "c"], and: ["a", "b", "c", "d", "e"])
    #expect(close(pair.rankBiasedOverlap, 1))
    #expect(pair.overlapCoefficient == 1)
    #expect(pair.jaccard == 0.6)
  }

  @Test func `long lists end in a number, whatever p`() throws {
    let names = (0..<5_000).map { "r\($0)" }
    for p in [1e-300, 0.000_001, 0.5, 0.999_999, Double(1).nextDown] {
      let pair = try agreement(of: names, and: Array(names.reversed()), p: p)
      #expect(pair.rankBiasedOverlap.map { (0...1).contains($0) } ?? false)
    }
    #expect(try agreement(of: names, and: Array(names.reversed())).kendallTauB == -1)
  }
}
