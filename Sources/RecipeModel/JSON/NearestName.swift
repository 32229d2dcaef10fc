/// Finds the known name that a mistyped one probably means.
public enum NearestName {
  /// The nearest of some names, when one is near enough: about one slip in three letters, or the
  /// same letters in another case.
  public static func of(_ name: String, among known: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known {
      let distance = EditDistance.between(wanted, Array(candidate.lowercased().utf8))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, wanted.count / 3) else { return nil }
    return best.name
  }
}

/// The distance of Damerau and Levenshtein with adjacent swaps (optimal string alignment).
package enum EditDistance {
  /// The distance, or a greater number than `most` as soon as it is known to be greater.
  package static func between(_ left: [UInt8], _ right: [UInt8], upTo most: Int = .max) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      next.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        next.append(cost)
      }
      if next.min() ?? 0 > most { return most + 1 }
      (beforeLast, last) = (last, next)
    }
    return last[right.count]
  }
}
