import PotluckSimulator
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeHTTP

@Suite(.fewAtOnce) struct `The budget of bodies` {
  @Test func `lets bodies grow as long as there is room for all`() async throws {
    let budget = BodyBudget(100, beginning: 10)
    let (first, second) = (budget.open(), budget.open())
    try await budget.grow(first, to: 10)
    #expect(budget.held == 0)
    try await budget.grow(first, to: 60)
    try await budget.grow(second, to: 60)
    #expect(budget.held == 100 && budget.waiting == 0)
    budget.close(first)
    #expect(budget.held == 50)
    budget.close(second)
    #expect(budget.held == 0)
  }

  @Test func `lets one body alone grow to its own limit, and the next when it has ended`()
    async throws
  {
    let budget = BodyBudget(100, beginning: 0)
    let (first, second, third) = (budget.open(), budget.open(), budget.open())
    try await budget.grow(first, to: 300)
    let others = [second, third].map { body in
      Task {
        try await budget.grow(body, to: 300)
        let held = budget.held
        budget.close(body)
        return held
      }
    }
    try await eventually { budget.waiting == 2 }
    try await budget.grow(first, to: 400)
    #expect(budget.held == 400)
    budget.close(first)
    for task in others { #expect(try await task.value == 300) }
    #expect(budget.held == 0 && budget.waiting == 0)
  }

  @Test func `lets a body go at once that is cancelled`() async throws {
    let budget = BodyBudget(100, beginning: 0)
    let (first, second) = (budget.open(), budget.open())
    try await budget.grow(first, to: 200)
    let waiter = Task { try await budget.grow(second, to: 50) }
    try await eventually { budget.waiting == 1 }
    waiter.cancel()
    await #expect(throws: CancellationError.self) { try await waiter.value }
    #expect(budget.waiting == 0 && budget.held == 200)
  }

  @Test(arguments: [
    (Fault.status(200, body: String(repeating: "x", count: 600_000)), 600_000),
    // What is still packed waits as it came.
    (.bomb(bytes: 774_003, coding: .gzip), 774_003),
  ])
  func `bounds what hostile sources hold, and all of them come through`(
    _ fault: Fault, _ size: Int
  ) async throws {
    /// The most that the packed body takes beside the other one.
    let packed = 10_000
    let budget = BodyBudget(1 << 20, beginning: 1 << 10)
    var settings = HTTPTransportSettings(timeout: .patience, connectTimeout: .patience)
    settings.connectionsPerHost = 40
    settings.bodies = budget
    try await withBench([FaultRule(fault)], settings: settings) { bench in
      let watch = Task {
        var most = 0
        while !Task.isCancelled {
          most = max(most, budget.held)
          await Task.yield()
        }
        return most
      }
      // Who holds an answer has not read it yet, and others wait for that.
      var answer: HTTPResponse? = try await bench.get()
      #expect((size - (1 << 10)...size + packed).contains(budget.held))
      answer = nil
      #expect(answer == nil && budget.held == 0)
      await withTaskGroup(of: Int?.self) { group in
        for _ in 0..<40 { group.addTask { try? await bench.get().body.count } }
        for await count in group { #expect(count == size) }
      }
      watch.cancel()
      let most = await watch.value
      #expect(most > 0 && most <= (1 << 20) + size + packed)
      #expect(budget.held == 0 && budget.waiting == 0)
    }
  }
}
