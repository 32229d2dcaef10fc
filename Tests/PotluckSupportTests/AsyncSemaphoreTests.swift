import Synchronization
import TestSupport
import Testing

@testable import PotluckSupport

@Suite(.fewAtOnce)
struct AsyncSemaphoreTests {
  @Test func `a place is handed on when its holder leaves, and the line when one gives up`()
    async throws
  {
    let semaphore = AsyncSemaphore()
    let gate = Promise<Void>()
    let entered = Promise<Void>()
    let holder = Task {
      try await semaphore.withPlace {
        entered.keep()
        try await gate.value()
      }
    }
    try await entered.value()
    let leaver = Task { try await semaphore.withPlace { 1 } }
    let next = Task { try await semaphore.withPlace { 2 } }
    leaver.cancel()
    await #expect(throws: CancellationError.self) { try await leaver.value }
    gate.keep()
    try await holder.value
    let value = try await next.value
    #expect(value == 2)
    let again = try await semaphore.withPlace { 3 }
    #expect(again == 3)
  }

  /// How many are inside, and how many were at most.
  private final class Census: Sendable {
    private let state = Mutex((now: 0, most: 0))

    var most: Int { state.withLock { $0.most } }
    var now: Int { state.withLock { $0.now } }

    func enter() {
      state.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
    }

    func leave() { state.withLock { $0.now -= 1 } }
  }

  @Test func `no more hold a place than the limit, also when some are cancelled`() async {
    let semaphore = AsyncSemaphore(3)
    let census = Census()
    let tasks = (0..<200).map { _ in
      Task {
        try await semaphore.withPlace {
          census.enter()
          await Task.yield()
          census.leave()
        }
      }
    }
    for (number, task) in tasks.enumerated() where number % 3 == 0 { task.cancel() }
    for task in tasks { _ = await task.result }
    #expect(census.now == 0)
    #expect(1...3 ~= census.most)
    #expect(semaphore.waiting == 0)
  }

  @Test func `the limit of a call is the one that counts, and at least one`() async throws {
    let semaphore = AsyncSemaphore()
    try await semaphore.acquire(limit: 2)
    try await semaphore.acquire(limit: 2)
    let third = Task { try await semaphore.acquire(limit: 0) }
    while semaphore.waiting == 0 { await Task.yield() }
    semaphore.release()
    try await third.value
    semaphore.release()
    semaphore.release()
    try await semaphore.acquire(limit: 0)
  }

  @Test func `a task that is cancelled already takes no place`() async throws {
    let semaphore = AsyncSemaphore()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await semaphore.acquire()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await semaphore.acquire()
  }
}
