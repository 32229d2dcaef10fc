import RecipeModel
import RecipeProviderKit

/// Finds the recipe in the answer to a detail request.
struct DetailItem {
  private let path: JSONPath

  /// Prepares to follow a path.
  init(_ path: JSONPath) { self.path = path }

  /// The recipe; nil when null or nothing stands in its place, which is how many services say that
  /// they do not know it.
  /// - Throws: ``ProviderError`` with code `drift` when the answer has another shape.
  func item(in answer: JSON) throws(ProviderError) -> JSON? {
    guard let found = path.selection(in: answer).first else {
      let stem = path.singularStems.lazy.compactMap { $0.selection(in: answer).first }.first
      if stem?.isEmpty ?? true { return nil }
      throw .drift("the answer has no \(path)")
    }
    if found.isEmpty || found == .bool(false) { return nil }
    switch found {
    case .array(let elements):
      if elements[0].isNull { return .none }
      return elements[0]
    case .object: return found
    default: throw .drift("\(path) is \(found.kindName), not an object")
    }
  }
}
