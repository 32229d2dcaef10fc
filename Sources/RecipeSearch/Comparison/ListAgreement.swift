/// How far two lists agree: in what they hold, and in the order in which they hold it.
///
/// **Choosing a figure.** Jaccard and the overlap coefficient look at sets; they differ when one
/// list is much shorter, of which the overlap coefficient makes nothing. Kendall's tau-b looks at
/// the order of what both lists hold and at nothing else. Rank-biased overlap looks at both at once
/// and at the top more than at the bottom. Nil stands for a figure that is not defined.
package enum ListAgreement {
  /// The share of all items that both lists hold: |A ∩ B| / |A ∪ B|.
  ///
  /// From Jaccard, *Étude comparative de la distribution florale dans une portion des Alpes et du
  /// Jura*, 1901.
  /// - Returns: 0…1; nil for two empty lists.
  package static func jaccard(shared: Int, lengths first: Int, _ second: Int) -> Double? {
    let union = first + second - shared
    return union > 0 ? Double(shared) / Double(union) : nil
  }

  /// The share of the shorter list that the other one holds too: |A ∩ B| / min(|A|, |B|).
  ///
  /// From Simpson, *Mammals and the nature of continents*, American Journal of Science 241, 1943;
  /// also under Szymkiewicz's name.
  /// - Returns: 0…1; nil when a list is empty.
  package static func overlapCoefficient(
    shared: Int, lengths first: Int, _ second: Int
  ) -> Double? {
    let shorter = min(first, second)
    return shorter > 0 ? Double(shared) / Double(shorter) : nil
  }

  /// Rank-biased overlap, extrapolated from lists of uneven length.
  ///
  /// Equation 32 of Webber, Moffat and Zobel, *A similarity measure for indefinite rankings*, ACM
  /// Transactions on Information Systems 28(4), 2010. With s ≤ l the lengths and X_d the items that both lists hold down to place d (the shorter one
  /// whole where d > s):
  ///
  ///     RBO_EXT = (1−p)/p · (Σ_{d=1..l} X_d/d · p^d + Σ_{d=s+1..l} X_s·(d−s)/(s·d) · p^d)
  ///               + ((X_l − X_s)/l + X_s/s) · p^l
  ///
  /// - Parameters:
  ///   - meetings: for each shared item the 1-based place at which both lists have held it: the
  ///     greater one of its places.
  ///   - first: the length of one list.
  ///   - second: the length of the other.
  ///   - persistence: p, between 0 and 1 exclusive.
  /// - Returns: 0 for lists that share nothing up to 1 for lists of which one begins with the other;
  ///   nil for two empty lists.
  package static func rankBiasedOverlap(
    meetings: [Int], lengths first: Int, _ second: Int, persistence: Double
  ) -> Double? {
    let (short, long) = (min(first, second), max(first, second))
    guard long > 0 else { return nil }
    guard short > 0, !meetings.isEmpty else { return 0 }
    var arrivals = [Int](repeating: 0, count: long + 1)
    for place in meetings where (1...long).contains(place) { arrivals[place] += 1 }
    let heldInShort = Double(arrivals[...short].reduce(0, +))
    var held = 0.0
    var sum = 0.0
    var power = 1.0
    for depth in 1...long {
      held += Double(arrivals[depth])
      power *= persistence
      var agreement = held / Double(depth)
      if depth > short {
        agreement += heldInShort * Double(depth - short) / (Double(short) * Double(depth))
      }
      sum += agreement * power
    }
    let tail = (held - heldInShort) / Double(long) + heldInShort / Double(short)
    let overlap = (1 - persistence) / persistence * sum + tail * power
    // Rounding may carry a sum of shares a hair beyond the whole.
    return min(max(overlap, 0), 1)
  }

  /// Kendall's rank correlation with ties, tau-b: (C − D) / √((n₀ − n₁)(n₀ − n₂)).
  ///
  /// Of the n₀ pairs of items, C are in the same order in both lists, D in opposite order, n₁ tied
  /// in the first and n₂ tied in the second. From Kendall, *The treatment of ties in ranking
  /// problems*, Biometrika 33, 1945. C − D is counted in n log n steps as in Knight, *A computer
  /// method for calculating Kendall's tau with ungrouped data*, JASA 61, 1966.
  /// - Parameter ranks: each shared item's rank in one list and in the other.
  /// - Returns: −1 for opposite order up to 1 for the same order; nil for fewer than two items, and
  ///   where all of them are tied in one of the lists.
  package static func kendallTauB(_ ranks: [(Int, Int)]) -> Double? {
    let sorted = ranks.sorted { $0 < $1 }
    let all = pairs(of: ranks.count)
    let tiedFirst = tiedPairs(sorted) { $0.0 == $1.0 }
    let tiedBoth = tiedPairs(sorted) { $0 == $1 }
    var seconds = sorted.map(\.1)
    let swaps = MergeSort.swaps(sorting: &seconds)
    let tiedSecond = tiedPairs(seconds, by: ==)
    let balance = all - tiedFirst - tiedSecond + tiedBoth - 2 * swaps
    let scale = (Double(all - tiedFirst) * Double(all - tiedSecond)).squareRoot()
    return scale > 0 ? min(max(Double(balance) / scale, -1), 1) : nil
  }

  /// The fewest items of which an order is called alike or unlike.
  static let fewestOrdered = 10

  /// Whether orders agree or disagree more than chance lets them, nineteen times of twenty.
  ///
  /// With C − D = S, chance gives S the variance n(n−1)(2n+5)/18 (Kendall, *A new measure of rank
  /// correlation*, Biometrika 30, 1938). Over several pairs of lists sums are compared, as in
  /// Hirsch, Slack and Smith, *Techniques of trend analysis for monthly water quality data*, Water
  /// Resources Research 18, 1982: |Σ S| > 1.96 √Σ var S. The normal law holds from ten items on.
  /// - Parameter orders: tau of each pair of lists, and over how many items.
  /// - Returns: nil where there is no tau; false for fewer than ``fewestOrdered`` items in all.
  package static func differsFromChance(_ orders: [(tau: Double, count: Int)]) -> Bool? {
    guard !orders.isEmpty else { return nil }
    var (balance, variance) = (0.0, 0.0)
    for order in orders {
      let (n, pairs) = (Double(order.count), Double(pairs(of: order.count)))
      balance += order.tau * pairs
      variance += pairs * (2 * n + 5) / 9
    }
    return orders.reduce(0) { $0 + $1.count } >= fewestOrdered
      && abs(balance) > 1.96 * variance.squareRoot()
  }

  private static func pairs(of count: Int) -> Int { count * (count - 1) / 2 }

  /// The pairs that are equal in a sorted list.
  private static func tiedPairs<Element>(
    _ sorted: [Element], by isTied: (Element, Element) -> Bool
  ) -> Int {
    var pairs = 0
    var run = 0
    for index in sorted.indices.dropFirst() {
      run = isTied(sorted[index - 1], sorted[index]) ? run + 1 : 0
      pairs += run
    }
    return pairs
  }
}

/// A merge sort that counts.
enum MergeSort {
  /// Sorts the values and counts the pairs that stood in falling order.
  static func swaps(sorting values: inout [Int]) -> Int {
    var swaps = 0
    var width = 1
    var merged = values
    while width < values.count {
      for start in stride(from: 0, to: values.count, by: 2 * width) {
        let middle = min(start + width, values.count)
        let end = min(start + 2 * width, values.count)
        var (left, right) = (start, middle)
        for place in start..<end {
          if left < middle, right >= end || values[left] <= values[right] {
            merged[place] = values[left]
            left += 1
          } else {
            merged[place] = values[right]
            right += 1
            swaps += middle - left
          }
        }
      }
      swap(&values, &merged)
      width *= 2
    }
    return swaps
  }
}
