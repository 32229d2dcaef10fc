/// Holding lists of ingredients against each other.
package enum IngredientLists {
  /// The lines of one list that another one lacks; lines of the same words are the same.
  package static func lacking(in list: [String], of other: [String]) -> [String] {
    var known = Set(list.map(words))
    return other.filter { $0 != UnreadLine.mark && known.insert(words($0)).inserted }
  }

  private static func words(_ line: String) -> [String] {
    TextMatching.words(line).filter { $0.contains(where: \.isLetter) }
  }
}
