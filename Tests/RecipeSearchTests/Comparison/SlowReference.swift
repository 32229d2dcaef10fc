/// The same figures, written down as their definitions say, without any thought of speed.
enum SlowReference {
  static func rankBiasedOverlap(_ first: [String], _ second: [String], p: Double) -> Double {
    let (short, long) = first.count <= second.count ? (first, second) : (second, first)
    func overlap(_ depth: Int) -> Double {
      Double(Set(short.prefix(depth)).intersection(long.prefix(depth)).count)
    }
    func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { value, _ in value * p } }
    let (s, l) = (short.count, long.count)
    var first = 0.0
    for d in 1...l { first += overlap(d) / Double(d) * power(d) }
    var second = 0.0
    for d in s..<l {
      second += overlap(s) * Double(d + 1 - s) / Double(s * (d + 1)) * power(d + 1)
    }
    let tail = (overlap(l) - overlap(s)) / Double(l) + overlap(s) / Double(s)
    return (1 - p) / p * (first + second) + tail * power(l)
  }

  static func kendallTauB(_ ranks: [(Int, Int)]) -> Double? {
    var (balance, first, second) = (0, 0, 0)
    for left in ranks.indices {
      for right in ranks.indices where right > left {
        let one = (ranks[left].0 - ranks[right].0).signum()
        let other = (ranks[left].1 - ranks[right].1).signum()
        balance += one * other
        first += abs(one)
        second += abs(other)
      }
    }
    guard first > 0, second > 0 else { return nil }
    return Double(balance) / (Double(first).squareRoot() * Double(second).squareRoot())
  }

  /// The names in the order in which they come without one provider, and the score of each.
  ///
  /// `k` is 60, weights are 1 and every provider votes for itself.
  static func order(_ lists: [String: [String]], without absent: String) -> [(String, Double)] {
    var scores: [String: Double] = [:]
    for (provider, names) in lists where provider != absent {
      for (place, name) in names.enumerated() { scores[name, default: 0] += 1 / Double(61 + place) }
    }
    return scores.sorted { $0.value > $1.value }.map { ($0.key, $0.value) }
  }
}
