/// Cuts a stream of bytes into lines, holding no more of one line than a limit.
struct LineSplitter {
  /// One line without its line break.
  struct Line {
    /// The bytes, at most the limit.
    var bytes: [UInt8]
    /// Whether the line went on behind them.
    var isCut: Bool
  }

  /// The bytes that are kept of a line.
  let limit: Int
  private var bytes: [UInt8] = []
  /// Whether the line that has begun is already longer than the limit.
  private(set) var isOverLong = false

  /// Creates a splitter.
  init(limit: Int) { self.limit = limit }

  /// Takes the next bytes and hands out the lines that they complete.
  mutating func feed(_ chunk: UnsafeRawBufferPointer, _ each: (Line) -> Void) {
    var rest = chunk[...]
    while let end = rest.firstIndex(of: 0x0A) {
      append(rest[rest.startIndex..<end])
      each(take())
      rest = rest[(end + 1)...]
    }
    append(rest)
  }

  /// What stands behind the last line break; nil when nothing does.
  mutating func finish() -> Line? { bytes.isEmpty ? nil : take() }

  private mutating func append(_ part: Slice<UnsafeRawBufferPointer>) {
    let room = limit - bytes.count
    bytes.append(contentsOf: part.prefix(room))
    if part.count > room { isOverLong = true }
  }

  private mutating func take() -> Line {
    defer {
      bytes = []
      isOverLong = false
    }
    if bytes.last == 0x0D, !isOverLong { bytes.removeLast() }
    return Line(bytes: bytes, isCut: isOverLong)
  }
}
