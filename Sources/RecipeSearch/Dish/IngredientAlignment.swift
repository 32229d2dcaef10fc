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

/// Pairs the members of two lists one to one so that the pairs' weights add up to the most.
///
/// The Hungarian method of Kuhn, *The Hungarian Method for the Assignment Problem*, Naval Research
/// Logistics Quarterly 2, 1955, with shortest augmenting paths: cubic in the lengths at worst.
enum Assignment {
  /// Pairs the rows of a matrix with its columns.
  /// - Parameter weights: a row for each member of the first list, as long as the second list; not
  ///   negative, and 0 for a pair that must not be.
  /// - Returns: the column of each row; nil where it has none.
  static func best(_ weights: [[Int]]) -> [Int?] {
    let columns = weights.first?.count ?? 0
    guard columns > 0 else { return weights.map { _ in nil } }
    guard weights.count <= columns else { return transposedBest(weights, columns: columns) }
    var solver = AssignmentSolver(weights, columns: columns)
    for row in weights.indices { solver.place(row) }
    return solver.partners.enumerated().map { row, column in
      column.flatMap { weights[row][$0] > 0 ? $0 : nil }
    }
  }

  private static func transposedBest(_ weights: [[Int]], columns: Int) -> [Int?] {
    let transposed = (0..<columns).map { column in weights.map { $0[column] } }
    var partners = [Int?](repeating: nil, count: weights.count)
    for (column, row) in best(transposed).enumerated() {
      if let row { partners[row] = column }
    }
    return partners
  }
}

/// Places one row after the other, changing earlier places along the cheapest path.
private struct AssignmentSolver {
  private let weights: [[Int]]
  private let columns: Int
  private var rowPotential: [Int]
  private var columnPotential: [Int]
  private var rowOfColumn: [Int?]

  init(_ weights: [[Int]], columns: Int) {
    self.weights = weights
    self.columns = columns
    rowPotential = Array(repeating: 0, count: weights.count)
    columnPotential = Array(repeating: 0, count: columns)
    rowOfColumn = Array(repeating: nil, count: columns)
  }

  var partners: [Int?] {
    var partners = [Int?](repeating: nil, count: weights.count)
    for (column, row) in rowOfColumn.enumerated() {
      if let row { partners[row] = column }
    }
    return partners
  }

  mutating func place(_ start: Int) {
    var distance = [Int](repeating: .max, count: columns)
    var before = [Int?](repeating: nil, count: columns)
    var isDone = [Bool](repeating: false, count: columns)
    var row = start
    var reached: Int?
    while true {
      var nearest = -1
      var least = Int.max
      for column in 0..<columns where !isDone[column] {
        let cost = -weights[row][column] - rowPotential[row] - columnPotential[column]
        if cost < distance[column] {
          distance[column] = cost
          before[column] = reached
        }
        if distance[column] < least {
          least = distance[column]
          nearest = column
        }
      }
      shift(by: least, start: start, isDone: isDone, distance: &distance)
      isDone[nearest] = true
      reached = nearest
      guard let next = rowOfColumn[nearest] else { break }
      row = next
    }
    augment(from: reached, along: before, start: start)
  }

  private mutating func shift(
    by step: Int, start: Int, isDone: [Bool], distance: inout [Int]
  ) {
    rowPotential[start] += step
    for column in 0..<columns {
      if isDone[column] {
        if let row = rowOfColumn[column] { rowPotential[row] += step }
        columnPotential[column] -= step
      } else {
        distance[column] -= step
      }
    }
  }

  private mutating func augment(from end: Int?, along before: [Int?], start: Int) {
    var column = end
    while let current = column {
      let previous = before[current]
      rowOfColumn[current] = previous.flatMap { rowOfColumn[$0] } ?? start
      column = previous
    }
  }
}
