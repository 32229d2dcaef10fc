extension Sequence {
  /// The first result of a closure that is not nil; elements after it are not looked at.
  ///
  /// `lazy.compactMap(transform).first` must not stand in its place: it runs the closure twice for
  /// the element that it returns, and ends the process when the second result is nil, as it is in a
  /// reader whose task was cancelled in between. Where the closure reads nested values, the time
  /// doubles with each level. `.ci/check-lazy` forbids it.
  @inlinable
  package func firstNonNil<Result>(
    _ transform: (Element) throws -> Result?
  ) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }

  /// The first elements that fit, at most so many, each looked at once.
  @inlinable
  package func first(
    _ count: Int, where fits: (Element) throws -> Bool
  ) rethrows -> [Element] {
    var found: [Element] = []
    guard count > 0 else { return found }
    for element in self where try fits(element) {
      found.append(element)
      if found.count == count { break }
    }
    return found
  }
}
