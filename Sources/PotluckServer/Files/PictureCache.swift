import PotluckSupport
import Synchronization

/// Pictures in memory, and for a while that there is none; the oldest go.
final class PictureCache: Sendable {
  /// A picture, or that there is none.
  struct Picture: Sendable {
    var bytes: [UInt8]
    var type: PictureType?
    /// When it is asked for again, in seconds since 1970.
    var end: Int
  }

  private struct State {
    var pictures: [String: Picture] = [:]
    var order: [String] = []
    var bytes = 0
  }

  /// What an entry takes beside its bytes, more or less.
  private static let overhead = 4_096

  private let most: Int
  private let state = Mutex(State())

  init(most: Int) { self.most = most }

  subscript(_ key: String, _ now: Int) -> Picture? {
    state.withLock { state in state.pictures[key].flatMap { $0.end > now ? $0 : nil } }
  }

  /// Keeps a picture.
  func put(_ picture: Picture, under key: String) {
    state.withLock { state in
      if let before = state.pictures.updateValue(picture, forKey: key) {
        state.bytes -= before.bytes.count
      } else {
        state.order.append(key)
        state.bytes += Self.overhead
      }
      state.bytes += picture.bytes.count
      while state.bytes > most, !state.order.isEmpty {
        let gone = state.pictures.removeValue(forKey: state.order.removeFirst())
        state.bytes -= (gone?.bytes.count ?? 0) + Self.overhead
      }
    }
  }
}
