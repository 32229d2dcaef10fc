import PotluckService
import PotluckSupport

/// Reads a file or standard input line by line, in chunks: memory holds one chunk and one line.
struct LineReader {
  /// The most bytes of one line; a listing of a real service stays below 100 KiB.
  static let lineLimit = 16 << 20

  /// Calls back with each line, without its line break; a carriage return before it goes too.
  /// - Parameters:
  ///   - path: The file; nil for standard input.
  ///   - expect: Gets the number of bytes that a file has, before the first line.
  ///   - visit: Gets the line's number, from 1, and its bytes; nil for a line over the limit.
  /// - Throws: The reason why the file cannot be read.
  static func read(
    _ path: String?, expect: (Int) -> Void = { _ in },
    visit: (Int, UnsafeBufferPointer<UInt8>?) -> Void
  ) throws(FileError) {
    let source = try ByteSource(path)
    if let size = source.size { expect(size) }
    let chunkSize = 1 << 20
    let chunk = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: chunkSize)
    defer { chunk.deallocate() }
    var splitter = Splitter()
    while true {
      let count = try source.read(into: UnsafeMutableRawBufferPointer(chunk))
      guard count > 0 else { break }
      splitter.take(UnsafeBufferPointer(rebasing: chunk[..<count]), visit: visit)
    }
    splitter.end(visit: visit)
  }

  /// Cuts chunks into lines; the beginning of a line that a chunk cuts off is kept.
  private struct Splitter {
    private var number = 0
    private var rest: [UInt8] = []
    private var isOverLimit = false

    mutating func take(
      _ chunk: UnsafeBufferPointer<UInt8>, visit: (Int, UnsafeBufferPointer<UInt8>?) -> Void
    ) {
      var start = 0
      while let end = Self.lineBreak(in: chunk, from: start) {
        let piece = UnsafeBufferPointer(rebasing: chunk[start..<end])
        if rest.isEmpty, !isOverLimit {
          emit(piece, visit: visit)
        } else {
          keep(piece)
          finish(visit: visit)
        }
        start = end + 1
      }
      if start < chunk.count { keep(UnsafeBufferPointer(rebasing: chunk[start...])) }
    }

    mutating func end(visit: (Int, UnsafeBufferPointer<UInt8>?) -> Void) {
      if !rest.isEmpty || isOverLimit { finish(visit: visit) }
    }

    private mutating func keep(_ piece: UnsafeBufferPointer<UInt8>) {
      guard !isOverLimit, rest.count + piece.count <= LineReader.lineLimit else {
        isOverLimit = true
        rest = []
        return
      }
      rest.append(contentsOf: piece)
    }

    private mutating func finish(visit: (Int, UnsafeBufferPointer<UInt8>?) -> Void) {
      if isOverLimit {
        number += 1
        visit(number, nil)
      } else {
        let line = rest
        line.withUnsafeBufferPointer { emit($0, visit: visit) }
      }
      rest.removeAll(keepingCapacity: true)
      isOverLimit = false
    }

    private mutating func emit(
      _ line: UnsafeBufferPointer<UInt8>, visit: (Int, UnsafeBufferPointer<UInt8>?) -> Void
    ) {
      number += 1
      let hasReturn = line.last == 0x0D
      visit(number, hasReturn ? UnsafeBufferPointer(rebasing: line.dropLast()) : line)
    }

    private static func lineBreak(in chunk: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
      guard start < chunk.count, let base = chunk.baseAddress,
        let found = memchr(base + start, 0x0A, chunk.count - start)
      else { return nil }
      return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
    }
  }
}

/// Gives the lines of standard input one after another, each as soon as it is there.
///
/// Choose it where each line is answered before the next one comes, and ``LineReader`` for speed.
struct LineIterator {
  private var buffer: [UInt8] = []
  private var start = 0
  private var number = 0
  private var isAtEnd = false

  /// The next line's number, from 1, and its bytes without the line break; nil bytes for a line
  /// over the limit; nil after the last.
  /// - Throws: The reason why standard input cannot be read.
  mutating func next() throws(FileError) -> (Int, [UInt8]?)? {
    var searched = start
    var isTooLong = false
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        return take(to: end, isTooLong)
      }
      if isAtEnd {
        return start < buffer.count || isTooLong ? take(to: buffer.count, isTooLong) : nil
      }
      if buffer.count - start > LineReader.lineLimit {
        (isTooLong, start) = (true, buffer.count)
      }
      buffer.removeFirst(start)
      (start, searched) = (0, buffer.count)
      try fill()
    }
  }

  private mutating func take(to end: Int, _ isTooLong: Bool) -> (Int, [UInt8]?) {
    var line = buffer[start..<end]
    if line.last == 0x0D { line.removeLast() }
    start = min(end + 1, buffer.count)
    number += 1
    return (number, isTooLong ? nil : Array(line))
  }

  private mutating func fill() throws(FileError) {
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
    defer { chunk.deallocate() }
    let count = try ByteSource(nil).read(into: chunk)
    isAtEnd = count == 0
    buffer += chunk[..<count]
  }
}
