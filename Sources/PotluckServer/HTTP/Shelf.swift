import Crypto
import PotluckSupport
import RecipeKeeping
import Synchronization

/// Keeps values under short names for later requests that send the name; the oldest are dropped.
///
/// Each user has names of their own, unless the values are constants of the program.
final class Shelf<Value: Sendable>: Sendable {
  private struct State {
    var values: [UserScoped<String>: Value] = [:]
    var order: [UserScoped<String>] = []
  }

  private let most: Int
  private let isPublic: Bool
  private let state = Mutex(State())

  init(most: Int, isPublic: Bool = false) { (self.most, self.isPublic) = (most, isPublic) }

  subscript(_ name: String) -> Value? {
    let key = key(name)
    return state.withLock { $0.values[key] }
  }

  private func key(_ name: String) -> UserScoped<String> {
    isPublic ? KeepingUser.$current.withValue(nil) { UserScoped(name) } : UserScoped(name)
  }

  /// Keeps a value under a name.
  func put(_ value: Value, under name: String) {
    let name = key(name)
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
