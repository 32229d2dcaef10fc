/// Finds the first byte that is not valid UTF-8.
package enum UTF8Check {
  /// The offset of the first invalid sequence; nil when all bytes are valid.
  package static func firstError(in bytes: some Collection<UInt8>) -> Int? {
    // Contiguous bytes are read through a buffer, which is many times faster.
    if let error = bytes.withContiguousStorageIfAvailable(firstError(inBuffer:)) { return error }
    return Array(bytes).withUnsafeBufferPointer(firstError(inBuffer:))
  }

  private static func firstError(inBuffer bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    // ASCII is valid, and most texts are nothing else.
    guard var offset = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes[offset...].makeIterator()
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
