/// Finds the first byte that is not valid UTF-8.
package enum UTF8Check {
  /// The offset of the first byte that no valid text could hold there; nil when all are valid.
  package static func firstError(in bytes: some Collection<UInt8>) -> Int? {
    // ASCII is valid, and most texts are nothing else.
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
