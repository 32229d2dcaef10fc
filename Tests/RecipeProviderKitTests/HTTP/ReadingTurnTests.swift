import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ReadingTurnTests {
  private static let long = HTTPResponse(
    status: 200, body: [UInt8](repeating: UInt8(ascii: " "), count: 100_000))

  private final class Readers: Sendable {
    private let counts = Mutex((now: 0, most: 0, all: 0))

    var most: Int { counts.withLock(\.most) }
    var all: Int { counts.withLock(\.all) }

    func read(_ response: HTTPResponse) -> Int {
      counts.withLock { counts in
        counts.now += 1
        counts.all += 1
        counts.most = max(counts.most, counts.now)
      }
      defer { counts.withLock { $0.now -= 1 } }
      return response.body.count { $0 == UInt8(ascii: " ") }
    }
  }

  @Test func `long answers are read one at a time, and all of them`() async throws {
    let readers = Readers()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<50 { group.addTask { try await Self.long.inTurn { readers.read(Self.long) } } }
      for try await count in group { #expect(count == 100_000) }
    }
    #expect(readers.all == 50)
    #expect(readers.most == 1)
  }

  @Test func `a turn is given back when reading fails`() async throws {
    struct Broken: Error {}
    for _ in 0..<3 {
      await #expect(throws: Broken.self) { try await Self.long.inTurn { throw Broken() } }
    }
    #expect(try await Self.long.inTurn { 1 } == 1)
  }

  @Test func `who is cancelled reads no long answer`() async {
    let readers = Readers()
    let work = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await Self.long.inTurn { readers.read(Self.long) }
    }
    work.cancel()
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(readers.all == 0)
  }
}
