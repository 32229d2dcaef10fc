import HTTPTypes
import HummingbirdCore
import NIOCore
import PotluckSupport
import RecipeModel
import Synchronization

/// Reads the body of a request, which is limited in bytes and in time.
enum RequestBody {
  /// The bytes that must come in each second after the first ones.
  private static let leastRate = 16 << 10

  /// - Parameters:
  ///   - request: whose body it is.
  ///   - most: the most bytes.
  ///   - patience: the time that a body may take. Every ``leastRate`` bytes received add a second, so
  ///     that a slow line can send a long body, and a few bytes cannot hold a connection.
  /// - Returns: the whole body.
  /// - Throws: a ``Problem`` when it is too large, too slow, or not sent as its head says.
  static func bytes(
    of request: Request, most: Int, patience: Duration
  ) async throws -> [UInt8] {
    let tooLarge = Problem(.tooLarge, "the body is larger than \(most >> 20) MiB")
    if let told = request.headers[.contentLength].flatMap(Int.init), told > most { throw tooLarge }
    let received = Received()
    return try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
      group.addTask {
        do {
          var bytes: [UInt8] = []
          for try await piece in request.body {
            guard bytes.count + piece.readableBytes <= most else {
              throw tooLarge
            }
            bytes += piece.readableBytesView
            received.count.store(bytes.count, ordering: .relaxed)
          }
          return bytes
        } catch let error where !(error is Problem || error is CancellationError) {
          throw Problem(.badBody, "the body is not sent as its head says")
        }
      }
      group.addTask {
        let start = ContinuousClock.now
        while true {
          let count = received.count.load(ordering: .relaxed)
          let end = start + patience + .seconds(count / leastRate)
          if end <= .now { return nil }
          try await Task.sleep(until: end, clock: .continuous)
        }
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let body = first else {
        throw Problem(.tooSlow, "the body comes too slowly")
      }
      return body
    }
  }

  /// Counts the bytes received.
  private final class Received: Sendable {
    let count = Atomic(0)
  }
}
