import TestSupport

extension SeededRandom {
  /// Ten letters that spell nothing.
  mutating func word() -> String {
    String((0..<10).map { _ in pick(Array("bcdfghjklmpqrtuvwxz")) })
  }
}
