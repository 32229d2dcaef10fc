/// Choosing among the lists of ingredients that sources of one recipe give.
package enum IngredientLists {
  /// The place of the list that says most: the most lines with an amount, then the most lines.
  ///
  /// What the lists say decides among equals as well, so that no order in which sources are named
  /// does.
  /// - Returns: nil where no list has a line.
  package static func fullest(_ lists: [[String]]) -> Int? {
    guard lists.contains(where: { !$0.isEmpty }) else { return nil }
    // Most recipes have one source, or one with ingredients.
    let filled = lists.indices.filter { !lists[$0].isEmpty }
    if filled.count == 1 { return filled[0] }
    let worth = lists.map { list in
      (list.count { MeasuredIngredient($0).amount != nil }, list.count)
    }
    return filled.min { one, other in
      worth[one] == worth[other]
        ? lists[one].joined(separator: "\n").utf8.lexicographicallyPrecedes(
          lists[other].joined(separator: "\n").utf8)
        : worth[one] > worth[other]
    }
  }

  /// The lines of one list that another one lacks; lines of the same words are the same.
  package static func lacking(in list: [String], of other: [String]) -> [String] {
    var known = Set(list.map(words))
    return other.filter { $0 != UnreadLine.mark && known.insert(words($0)).inserted }
  }

  private static func words(_ line: String) -> [String] {
    TextMatching.words(line).filter { $0.contains(where: \.isLetter) }
  }
}
