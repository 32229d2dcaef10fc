import RecipeModel
import Synchronization

@testable import RecipeRPC

/// A request under way that records what is sent for it.
final class FakeCall: Call {
  /// One notification.
  struct Notification: Sendable, Hashable {
    var method: String
    var params: JSON
    /// Whether it may be left out when the client is slow.
    var mayBeDropped: Bool
  }

  let id: JSON
  private let state = Mutex<[Notification]>([])

  init(id: JSON = 1) { self.id = id }

  /// What was sent, in order.
  var notifications: [Notification] { state.withLock { $0 } }

  func send(_ method: String, _ params: JSON) async {
    state.withLock {
      $0.append(Notification(method: method, params: params, mayBeDropped: false))
    }
  }

  func begin(_ method: String, _ params: JSON, closing: JSON) async { await send(method, params) }

  func end(_ method: String, _ params: JSON) async { await send(method, params) }

  func sendIfQuick(_ method: String, _ params: JSON) {
    state.withLock { $0.append(Notification(method: method, params: params, mayBeDropped: true)) }
  }
}
