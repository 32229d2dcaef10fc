import RecipeModel

extension JSON {
  /// An element of an array; nil when there is none.
  subscript(_ index: Int) -> JSON? {
    guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}
