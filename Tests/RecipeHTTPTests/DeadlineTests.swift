import PotluckSimulator
import RecipeHTTP
import RecipeProviderKit
import Testing

@Suite struct `A deadline` {
  @Test(arguments: [
    (Fault.stall(.head), "no answer had come"), (.stall(.body), "only 0 bytes of the body"),
    (.drip(bytesPerSecond: 200), "bytes of the body had come"),
    (.latency(.seconds(20)), "no answer had come"),
  ])
  func `covers the whole exchange`(_ fault: Fault, _ words: String) async throws {
    try await withBench([FaultRule(FaultMatch(after: 1), fault)]) { bench in
      _ = try await bench.get()
      let taken = await time {
        let error = await failure { try await bench.get(timeout: .milliseconds(600)) }
        #expect(error?.code == .timedOut)
        #expect(error?.message.hasPrefix("timed out after 0.6 s: ") == true)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
      }
      // The upper bound leaves room for a busy machine; nothing here ends by itself.
      #expect(taken >= .milliseconds(600) && taken < .seconds(4))
      try await eventually { bench.simulator.requests.last?.closedEarly == true }
    }
  }

  @Test func `covers redirects together`() async throws {
    let faults = [
      FaultRule(FaultMatch(path: "/api"), .redirectChain(length: 4)),
      FaultRule(FaultMatch(path: "/api"), .latency(.milliseconds(150))),
    ]
    try await withBench(faults) { bench in
      let error = await failure { try await bench.get(timeout: .milliseconds(100)) }
      #expect(error?.code == .timedOut)
    }
  }

  @Test func `comes from the settings when the request has none`() async throws {
    let settings = HTTPTransportSettings(timeout: .milliseconds(120))
    try await withBench([FaultRule(.stall(.head))], settings: settings) { bench in
      let error = await failure { try await bench.get() }
      #expect(error?.message.hasPrefix("timed out after 0.12 s") == true)
    }
  }

  @Test func `leaves other requests alone`() async throws {
    try await withBench([FaultRule(FaultMatch(word: "slow"), .stall(.body))]) { bench in
      async let slow = failure { try await bench.get("q=slow", timeout: .milliseconds(200)) }
      for _ in 1...5 {
        let response = try await bench.get()
        #expect(response.status == 200)
      }
      let error = await slow
      #expect(error?.code == .timedOut)
    }
  }
}

@Suite struct `Cancelling` {
  @Test(arguments: [Fault.stall(.head), .stall(.body), .drip(bytesPerSecond: 100)])
  func `frees the connection at once`(_ fault: Fault) async throws {
    try await withBench([FaultRule(fault)]) { bench in
      let task = Task { await failure { try await bench.get() } }
      try await eventually { bench.simulator.requests.count == 1 }
      try await Task.sleep(for: .milliseconds(20))
      let start = ContinuousClock.now
      task.cancel()
      let error = await task.value
      #expect(error?.code == .cancelled)
      #expect(ContinuousClock.now - start < .seconds(2))
      try await eventually { bench.simulator.requests.first?.closedEarly == true }
      let closedAt = try #require(bench.simulator.requests.first?.closedAt)
      #expect(closedAt - start < .seconds(2))
    }
  }

  @Test func `before the start sends nothing`() async throws {
    try await withBench { bench in
      let task = Task {
        try? await Task.sleep(for: .seconds(60))
        return await failure { try await bench.get() }
      }
      task.cancel()
      let error = await task.value
      #expect(error?.code == .cancelled)
    }
  }
}
