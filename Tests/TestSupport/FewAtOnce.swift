package import Testing

/// Lets few tests run at the same time, and ends one that hangs.
///
/// Swift Testing starts all tests at once. Thousands of them keep each other from the processor
/// until servers, child processes and clients give up on each other. Every suite carries this
/// trait, and `.ci/check-tests` says which does not. Waiting for a place is no part of the time
/// that a test may take, so no suite states a time limit of its own.
package struct FewAtOnce: SuiteTrait, TestTrait, TestScoping {
  /// How many test cases run at the same time.
  ///
  /// More would keep two cores no busier; with fewer, tests that wait leave them idle.
  private static let places = 6

  /// Whether the current task runs in a place already, for a suite inside of another.
  @TaskLocal private static var hasPlace = false

  private static let gate = Gate(places: places)

  /// The longest that a test case may run.
  private let longest: Duration

  /// Measures how slow the machine is before any test runs.
  fileprivate init() { longest = .seconds(30 * 60) * Slowness.factor }

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if Self.hasPlace { return try await function() }
    await Self.gate.enter()
    let result: Result<Void, any Error>
    do {
      try await Self.$hasPlace.withValue(true) { try await runBounded(test, function) }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await Self.gate.leave()
    try result.get()
  }

  private func runBounded(
    _ test: Test, _ function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { body in
      try await withThrowingTaskGroup(of: Void.self) { tasks in
        tasks.addTask { try await body() }
        tasks.addTask {
          try await Task.sleep(for: longest)
          Issue.record("still running after \(longest)", sourceLocation: test.sourceLocation)
        }
        defer { tasks.cancelAll() }
        try await tasks.next()
      }
    }
  }
}

extension Trait where Self == FewAtOnce {
  /// Runs the suite's tests with few others at the same time.
  package static var fewAtOnce: Self { Self() }
}

/// Lets as many in as there are places; the others wait in the order in which they came.
private actor Gate {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) { free = places }

  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
