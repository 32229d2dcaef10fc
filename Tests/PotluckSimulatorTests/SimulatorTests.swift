import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `A simulator` {
  @Test func `logs what was asked`() async throws {
    try await withSimulator(.food2fork, recipes: soups(1...2)) { simulator in
      _ = try await simulator.get("/api/search?key=demo-key&q=hot%20soup+bowl", headers: ["X-A: b"])
      _ = try await simulator.get("/nowhere")
      let log = simulator.requests
      #expect(log.map(\.number) == [1, 2] && log.map(\.connection) == [1, 2])
      #expect(try log[at: 0].path == "/api/search" && log[at: 0]["q"] == "hot soup bowl")
      #expect(log.first?.target == "/api/search?key=demo-key&q=hot%20soup+bowl")
      #expect(try log[at: 0].header("x-a") == "b" && log[at: 0].method == "GET")
      #expect(log.map(\.status) == [200, 404])
      #expect(try log[at: 0].bytesSent > 100 && !log[at: 0].closedEarly)
      simulator.clearRequests()
      #expect(simulator.requests.isEmpty)
    }
  }

  @Test func `serves the same bytes in every run of one seed`() async throws {
    func run(_ seed: UInt64) async throws -> [String] {
      try await withSimulator(.food2forkCommunity, options: SimulatorOptions(seed: seed)) {
        simulator in
        var bodies: [String] = []
        for _ in 1...3 {
          let answer = try await simulator.get(
            "/api/recipe/search/?query=soup", headers: ["Authorization: Token demo-key"])
          bodies.append(answer.body)
        }
        return bodies
      }
    }
    let first = try await run(7)
    let again = try await run(7)
    let other = try await run(8)
    #expect(first == again && first != other)
  }

  @Test func `answers requests on one connection in their order`() async throws {
    try await withSimulator(.recipePuppy, recipes: soups(1...30)) { simulator in
      let request = { (page: Int, last: String) in
        "GET /api/?p=\(page) HTTP/1.1\r\nHost: h\r\nConnection: \(last)\r\n\r\n"
      }
      let answer = try await simulator.exchange(
        request(1, "keep-alive") + request(2, "keep-alive") + request(3, "close"))
      let text = String(decoding: answer.bytes, as: UTF8.self)
      #expect(text.contains("Soup 1\"") && text.contains("Soup 11\"") && text.contains("Soup 30\""))
      #expect(simulator.requests.compactMap { $0["p"] } == ["1", "2", "3"])
      #expect(simulator.connectionCount == 1)
    }
  }

  @Test func `answers what is no HTTP with a 400`() async throws {
    try await withSimulator(.recipePuppy, recipes: soups(1...3)) { simulator in
      let answer = try await simulator.exchange("\u{16}\u{3}\u{1} hello\r\n\r\n")
      #expect(answer.status == 400 && simulator.requests.isEmpty)
    }
  }

  @Test func `leaves the body out of an answer to HEAD`() async throws {
    try await withSimulator(.recipePuppy, recipes: soups(1...3)) { simulator in
      let answer = try await simulator.get("/api/", method: "HEAD")
      #expect(answer.status == 200 && answer.body.isEmpty)
      #expect(answer.header("Content-Length") != ["0"])
    }
  }

  @Test func `stops for good, and its port can be had again`() async throws {
    let first = try await Simulator.start(.forkify, recipes: soups(1...3))
    _ = try await first.get("/api/search?q=soup")
    await first.stop()
    await #expect(throws: (any Error).self) { try await first.get("/api/search?q=soup") }
    let second = try await Simulator.start(.forkify, recipes: soups(1...3), port: first.port)
    let answer = try await second.get("/api/search?q=soup")
    #expect(answer.status == 200)
    await second.stop()
    #expect(second.openConnectionCount == 0)
  }

  @Test func `runs beside many others`() async throws {
    try await withThrowingTaskGroup(of: Int?.self) { group in
      for index in 0..<40 {
        group.addTask {
          let style = SimulatorStyle.allCases[index % 4]
          return try await withSimulator(style, recipes: soups(1...5)) { simulator in
            _ = try await simulator.get("/api/?q=soup")
            return try await simulator.get("/api/?q=soup").status
          }
        }
      }
      var statuses: [Int] = []
      for try await status in group { statuses.append(status ?? 0) }
      #expect(
        statuses.filter { $0 == 200 }.count == 10 && statuses.filter { $0 == 404 }.count == 30)
    }
  }
}
