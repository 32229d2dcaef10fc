/// One thing that is wrong with a fault plan, and where.
public struct FaultPlanProblem: Sendable, Hashable, CustomStringConvertible {
  /// Where: a JSON pointer (RFC 6901) such as `/rules/2/fault/kind`; empty for the whole file.
  public var pointer: String
  /// What is wrong, in one clause.
  public var message: String
  /// The nearest name that would be right; nil when none is near.
  public var suggestion: String?

  /// The pointer, the message, and the suggestion when there is one.
  public var description: String {
    let place = pointer.isEmpty ? "" : "\(pointer): "
    return place + message + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
  }
}

/// Everything that is wrong with a fault plan; at least one problem.
public struct FaultPlanError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems in the order of the file.
  public var problems: [FaultPlanProblem]

  /// One problem a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// Finds the known name that a misspelt one was meant to be.
enum NearestName {
  /// The nearest of the candidates; nil when none is within a third of its letters.
  static func of(_ name: String, among candidates: [String]) -> String? {
    candidates
      .map { (distance(Array(name.lowercased()), Array($0.lowercased())), $0) }
      .filter { distance, candidate in distance <= max(1, candidate.count / 3) }
      .min { $0.0 < $1.0 }?.1
  }

  /// Levenshtein's distance, with a swap of neighbours counted once.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
