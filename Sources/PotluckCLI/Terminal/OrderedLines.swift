import RecipeModel

/// Makes lines on all cores and hands them over in order.
enum OrderedLines {
  /// How many lines one task makes: about a millisecond of work, and few enough bytes to be kept in
  /// memory that is used again.
  private static let stretch = 64
  /// How many stretches are being made or wait for their turn.
  private static let ahead = 16

  /// Makes lines by their numbers.
  /// - Parameters:
  ///   - count: how many.
  ///   - line: writes one, without its line break.
  ///   - take: gets some lines, each with its line break, in order.
  static func make(
    _ count: Int, line: @escaping @Sendable (Int, inout JSONWriter) -> Void,
    take: ([UInt8]) -> Void
  ) async {
    let starts = stride(from: 0, to: count, by: stretch)
    await withTaskGroup(of: (start: Int, lines: [UInt8]).self) { group in
      var next = starts.makeIterator()
      var made: [Int: [UInt8]] = [:]
      var due = starts.makeIterator()
      var first = due.next()
      func startNext(in group: inout TaskGroup<(start: Int, lines: [UInt8])>) {
        guard let start = next.next() else { return }
        group.addTask {
          var writer = JSONWriter()
          for number in start..<min(start + stretch, count) {
            line(number, &writer)
            writer.bytes.append(0x0A)
          }
          return (start, writer.bytes)
        }
      }
      for _ in 0..<ahead { startNext(in: &group) }
      while let (start, lines) = await group.next() {
        made[start] = lines
        while let place = first, let lines = made.removeValue(forKey: place) {
          take(lines)
          first = due.next()
          startNext(in: &group)
        }
      }
    }
  }
}
