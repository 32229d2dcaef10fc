internal import NIOCore
internal import NIOPosix
import Synchronization

/// Event loops for servers that have names, so that none waits for another one's name.
///
/// An event loop looks names up one after the other. On loops that servers share, as many names as
/// there are loops would hold up all others when the resolver is silent. The loops live as long as
/// the program: a look-up cannot be interrupted, and needs its loop when it ends at last.
final class HostLoops: Sendable {
  static let shared = HostLoops()

  /// Above so many names, new ones share the loops of old ones.
  private static let most = 64

  private struct State {
    var numbers: [String: Int] = [:]
    var groups: [MultiThreadedEventLoopGroup] = []
  }

  private let state = Mutex(State())

  /// The number of a host's loop; nil for one that is an address, which nobody has to look up.
  func number(for host: String) -> Int? {
    guard IPAddress(literal: host) == nil else { return nil }
    return state.withLock { state in
      if let number = state.numbers[host] { return number }
      let number = state.numbers.count
      guard number < Self.most else { return Int(host.hashValue.magnitude % UInt(Self.most)) }
      state.numbers[host] = number
      return number
    }
  }

  /// The loop of that number; nil stands for those of the whole program.
  func group(_ number: Int?) -> any EventLoopGroup {
    guard let number else { return MultiThreadedEventLoopGroup.singleton }
    return state.withLock { state in
      while state.groups.count <= number {
        state.groups.append(MultiThreadedEventLoopGroup(numberOfThreads: 1))
      }
      return state.groups[number]
    }
  }
}
