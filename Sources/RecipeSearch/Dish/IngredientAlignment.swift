/// Sets the ingredient lists of several sources beside each other, one ingredient a row.
///
/// Two lists are paired one to one so that the likeness of names adds up to the most; among equals
/// so that most quantities agree, then so that lines keep their order. More lists are laid on one
/// after the other, the longest first, each against the mean of a row's lines. The rows do not
/// depend on the order in which the sources are named.
struct IngredientAlignment {
  /// Lines of a list beyond this number stand in rows of their own, so that cost stays bounded.
  static let mostLines = 200

  private let lists: [[DishLine]]

  init(_ lists: [[DishLine]]) { self.lists = lists }

  /// Lays the lists one on the other.
  /// - Parameter order: the places of the lists in an order that depends on their contents alone.
  /// - Returns: rows with the place of a line for each list, in no particular order.
  func rows(laidOnInOrder order: [Int]) -> [[Int?]] {
    let longestFirst = order.enumerated().sorted { one, other in
      let (left, right) = (lists[one.element].count, lists[other.element].count)
      return left == right ? one.offset < other.offset : left > right
    }
    var rows: [[Int?]] = []
    for (_, place) in longestFirst {
      let lines = lists[place].indices.filter { lists[place][$0].leftover == nil }
      let matched = Array(lines.prefix(Self.mostLines))
      let candidates = rows.indices.prefix(2 * Self.mostLines)
      let weights = candidates.map { row in matched.map { weight(rows[row], place, $0) } }
      let partners = Assignment.best(weights)
      var isTaken = Set<Int>()
      for (row, partner) in partners.enumerated() {
        guard let partner else { continue }
        rows[row][place] = matched[partner]
        isTaken.insert(matched[partner])
      }
      for line in lines where !isTaken.contains(line) {
        var row = [Int?](repeating: nil, count: lists.count)
        row[place] = line
        rows.append(row)
      }
    }
    return rows
  }

  // Weights compare likeness first: what quantities and order add up to never outweighs it.
  private static let likenessUnit = 1_000_000_000
  private static let quantityUnit = 100_000

  /// What pairing a line with a row is worth; 0 where they have nothing in common.
  private func weight(_ row: [Int?], _ place: Int, _ line: Int) -> Int {
    let candidate = lists[place][line]
    var sum = 0.0
    var count = 0
    var agrees = false
    var distance = Self.mostLines
    for (source, index) in row.enumerated() {
      guard let index else { continue }
      let member = lists[source][index]
      count += 1
      guard let likeness = NameLikeness(member.words, candidate.words) else { continue }
      sum += likeness.value
      if QuantityAgreement(candidate.amounts, against: member.amounts) == .equal { agrees = true }
      distance = min(distance, abs(index - line))
    }
    let mean = Int((sum / Double(max(count, 1)) * 1_000).rounded())
    guard mean > 0 else { return 0 }
    return mean * Self.likenessUnit + (agrees ? Self.quantityUnit : 0) + Self.mostLines - distance
  }
}
