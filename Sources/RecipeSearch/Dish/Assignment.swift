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
