internal import NIOPosix
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks the system's resolver, without holding up anybody who stops waiting.
enum NameLookup {
  /// The addresses of a host name, empty when it has none.
  ///
  /// `getaddrinfo` cannot be interrupted: on cancellation the answer is given up, and the thread
  /// returns to its pool when the resolver does.
  /// - Throws: `CancellationError`.
  static func addresses(of host: String) async throws -> [IPAddress] {
    let waiter = Waiter()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiter.wait(continuation)
        NIOThreadPool.singleton.submit { _ in waiter.finish(.success(resolve(host))) }
      }
    } onCancel: {
      waiter.finish(.failure(CancellationError()))
    }
  }

  private static func resolve(_ host: String) -> [IPAddress] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var found: [IPAddress] = []
    var entry = list
    while let info = entry?.pointee {
      if let address = IPAddress(info.ai_addr, length: info.ai_addrlen) { found.append(address) }
      entry = info.ai_next
    }
    return found
  }

  /// A continuation that the first of two callers resumes.
  private final class Waiter: Sendable {
    private typealias Answer = Result<[IPAddress], any Error>

    private enum State {
      case idle
      case waiting(CheckedContinuation<[IPAddress], any Error>)
      case finished(Answer)
    }

    private let state = Mutex(State.idle)

    func wait(_ continuation: CheckedContinuation<[IPAddress], any Error>) {
      let early: Answer? = state.withLock { state in
        if case .finished(let answer) = state { return answer }
        state = .waiting(continuation)
        return nil
      }
      if let early { continuation.resume(with: early) }
    }

    func finish(_ answer: Result<[IPAddress], any Error>) {
      let continuation: CheckedContinuation<[IPAddress], any Error>? = state.withLock { state in
        switch state {
        case .idle:
          state = .finished(answer)
          return nil
        case .waiting(let continuation):
          state = .finished(answer)
          return continuation
        case .finished: return nil
        }
      }
      continuation?.resume(with: answer)
    }
  }
}

extension IPAddress {
  /// The address in a socket address of either family.
  fileprivate init?(_ socketAddress: UnsafeMutablePointer<sockaddr>?, length: socklen_t) {
    guard let socketAddress else { return nil }
    let raw = UnsafeRawPointer(socketAddress)
    switch Int32(socketAddress.pointee.sa_family) {
    case AF_INET:
      guard Int(length) >= MemoryLayout<sockaddr_in>.size else { return nil }
      var address = raw.load(as: sockaddr_in.self).sin_addr
      self.init(bytes: withUnsafeBytes(of: &address) { Array($0) })
    case AF_INET6:
      guard Int(length) >= MemoryLayout<sockaddr_in6>.size else { return nil }
      var address = raw.load(as: sockaddr_in6.self).sin6_addr
      self.init(bytes: withUnsafeBytes(of: &address) { Array($0) })
    default: return nil
    }
  }
}
