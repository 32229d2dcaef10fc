import Crypto
import PotluckSupport
import Synchronization

/// Keeps values under short names for those who come back with the name; the oldest go.
final class Shelf<Value: Sendable>: Sendable {
  private struct State {
    var values: [String: Value] = [:]
    var order: [String] = []
  }

  private let most: Int
  private let state = Mutex(State())

  init(most: Int) { self.most = most }

  subscript(_ name: String) -> Value? { state.withLock { $0.values[name] } }

  /// Keeps a value under a name.
  func put(_ value: Value, under name: String) {
    state.withLock { state in
      if state.values.updateValue(value, forKey: name) == nil { state.order.append(name) }
      while state.order.count > most { state.values[state.order.removeFirst()] = nil }
    }
  }
}

/// Short names that tell one content from another.
enum Digest {
  /// The name of some bytes, safe in addresses and quotes.
  static func name(_ bytes: some Sequence<UInt8>) -> String {
    Base64.encode(SHA256.hash(data: Array(bytes)).prefix(12), isForAddress: true)
  }
}
