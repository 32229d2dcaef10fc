/// A body that is made while it is sent, so that a huge one never lies in memory.
struct BodyStream: Sendable {
  /// The number of bytes; nil when only the end tells.
  let length: Int?
  private let pieces: @Sendable () -> AnyIterator<[UInt8]>

  /// A body of pieces.
  init(length: Int?, pieces: @escaping @Sendable () -> AnyIterator<[UInt8]>) {
    self.length = length
    self.pieces = pieces
  }

  /// A body that is there already.
  init(_ bytes: [UInt8]) {
    self.init(length: bytes.count) {
      var rest: [UInt8]? = bytes.isEmpty ? nil : bytes
      return AnyIterator {
        defer { rest = nil }
        return rest
      }
    }
  }

  /// A prefix, filler up to a size, and a suffix.
  static func filled(
    _ prefix: String, with filler: UInt8, upTo size: Int, closing suffix: String
  ) -> BodyStream {
    let total = max(size, prefix.utf8.count + suffix.utf8.count)
    return BodyStream(length: total) {
      var left = total - prefix.utf8.count - suffix.utf8.count
      var ends: [[UInt8]] = [Array(suffix.utf8), Array(prefix.utf8)]
      let chunk = [UInt8](repeating: filler, count: 1 << 16)
      return AnyIterator {
        if ends.count == 2 { return ends.popLast() }
        if left > 0 {
          let piece = min(left, chunk.count)
          left -= piece
          return Array(chunk[..<piece])
        }
        return ends.popLast()
      }
    }
  }

  func makeIterator() -> AnyIterator<[UInt8]> { pieces() }

  /// The first bytes only.
  func prefix(_ count: Int) -> BodyStream {
    let pieces = pieces
    return BodyStream(length: length.map { min($0, count) } ?? nil) {
      var left = count
      let iterator = pieces()
      return AnyIterator {
        guard left > 0, let piece = iterator.next() else { return nil }
        defer { left -= min(left, piece.count) }
        return piece.count <= left ? piece : Array(piece[..<left])
      }
    }
  }
}
