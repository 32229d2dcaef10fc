extension Collection where Index == Int {
  /// The element at a place that what is tested may have left empty: an error of the test, where a
  /// plain index would end all tests.
  package subscript(at index: Int) -> Element {
    get throws {
      guard indices.contains(index) else { throw NoElement(index: index, count: count) }
      return self[index]
    }
  }
}

/// There is no element at a place.
private struct NoElement: Error, CustomStringConvertible {
  var index: Int
  var count: Int

  var description: String { "there is no element \(index), but \(count) in all" }
}
