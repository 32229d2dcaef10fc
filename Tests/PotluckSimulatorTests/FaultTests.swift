import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `A fault` {
  private func answer(
    _ faults: Fault..., style: SimulatorStyle = .recipePuppy, target: String = "/api/?q=soup"
  ) async throws -> RawAnswer {
    try await withSimulator(style, recipes: soups(1...25), faults: faults.map { FaultRule($0) }) {
      simulator in try await simulator.get(target)
    }
  }

  @Test func `can be a status with body and header fields`() async throws {
    let answer = try await answer(
      .status(429, body: "wait", headers: [.init("Retry-After", "2"), .init("X-A", "b")]))
    #expect(answer.status == 429 && answer.body == "wait")
    #expect(answer.header("Retry-After") == ["2"] && answer.header("X-A") == ["b"])
  }

  @Test func `can show the service's own error page`() async throws {
    #expect(try await answer(.status(500)).body.contains("404 File Not Found"))
    let other = try await answer(
      .status(503), style: .forkify, target: "/api/search?q=soup")
    #expect(other.json["error"] == "Service Unavailable")
  }

  @Test func `can be a quota in the words of the service`() async throws {
    let faults = [FaultRule(.quota(after: 2))]
    try await withSimulator(.food2fork, recipes: soups(1...3), faults: faults) { simulator in
      var bodies: [Bool] = []
      for _ in 1...4 {
        let answer = try await simulator.get("/api/search?key=demo-key")
        #expect(answer.status == 200)
        bodies.append(answer.body == #"{"error": "limit"}"#)
      }
      #expect(bodies == [false, false, true, true])
    }
  }

  @Test(arguments: Fault.ForeignPage.allCases)
  func `can be a page that is no JSON`(_ page: Fault.ForeignPage) async throws {
    let answer = try await answer(.page(page))
    #expect(answer.status == 200 && answer.json.isNull && answer.body.contains("<"))
  }

  @Test func `can change the type, the names and the kinds of values`() async throws {
    let answer = try await answer(.contentType("image/png"))
    #expect(answer.header("Content-Type") == ["image/png"])
    let renamed = try await self.answer(.rename([.init(from: "results", to: "items")]))
    #expect(renamed.json["results"] == nil && renamed.json["items"]?.arrayValue?.count == 10)
    let retyped = try await self.answer(.retype(["title", "results"]))
    #expect(retyped.json["title"]?.intValue == 42)
    #expect(retyped.json["results"]?.objectValue != nil)
  }

  @Test func `can be a huge or a deeply nested body`() async throws {
    let huge = try await answer(.huge(bytes: 300_000))
    #expect(huge.body.utf8.count == 300_000 && huge.json["results"] != nil)
    let nested = try await answer(.nested(depth: 5000))
    #expect(nested.body.utf8.count == 10_000 && nested.body.hasPrefix("[[[["))
  }

  @Test func `can repeat a page, empty it, or go on for ever`() async throws {
    let repeated = try await answer(.repeatPage(2), target: "/api/?q=soup&p=7")
    #expect(repeated.json.titles.first == "Soup 11")
    let empty = try await answer(.emptyPage)
    #expect(empty.status == 200 && empty.json["results"] == [])
    let endless = try await answer(.endless(fresh: true), target: "/api/?q=soup&p=900")
    #expect(endless.json.titles.count == 10 && Set(endless.json.titles).count == 10)
    let hollow = try await answer(.endless(fresh: false), target: "/api/?q=soup&p=900")
    #expect(hollow.json["results"] == [])
  }

  @Test func `can lead round in a circle, along a chain, or elsewhere`() async throws {
    let elsewhere = try await answer(.redirect(to: "http://other.example/x", status: 307))
    #expect(elsewhere.status == 307)
    #expect(elsewhere.header("Location") == ["http://other.example/x"])
    let faults = [FaultRule(FaultMatch(path: "/api"), .redirectLoop(length: 2))]
    try await withSimulator(.recipePuppy, recipes: soups(1...3), faults: faults) { simulator in
      var seen: [String] = []
      var target = "/api/?q=soup"
      for _ in 1...3 {
        target = try await simulator.get(target).header("Location").first ?? ""
        seen.append(target)
      }
      #expect(try seen[at: 0] != seen[at: 1] && seen[at: 0] == seen[at: 2])
    }
    let chain = [FaultRule(FaultMatch(path: "/api"), .redirectChain(length: 3))]
    try await withSimulator(.recipePuppy, recipes: soups(1...3), faults: chain) { simulator in
      var target = "/api/?q=soup"
      for _ in 1...3 {
        let answer = try await simulator.get(target)
        #expect(answer.status == 302)
        target = answer.header("Location").first ?? ""
      }
      #expect(try await simulator.get(target).json.titles.count == 3)
    }
  }

  @Test func `can cut, break or flood an answer`() async throws {
    let cut = try await answer(.truncate(after: 40))
    #expect(cut.body.utf8.count == 40 && cut.header("Content-Length") != ["40"])
    let cutChunk = try await answer(.truncate(after: 40, framing: .chunked))
    #expect(cutChunk.header("Transfer-Encoding") == ["chunked"])
    #expect(cutChunk.body.hasPrefix("410\r\n") && !cutChunk.body.hasSuffix("0\r\n\r\n"))
    let chunk = try await answer(.badChunk)
    #expect(chunk.body.hasPrefix("zz\r\n"))
    let flood = try await answer(.headerFlood(bytes: 100_000))
    #expect(flood.head.utf8.count > 90_000)
    let length = try await answer(.wrongLength(by: -10))
    #expect(
      length.header("Content-Length").first.flatMap { Int($0) } == length.body.utf8.count - 10)
    let garbage = try await answer(.garbage("hello"))
    #expect(garbage.bytes == Array("hello".utf8))
  }

  @Test func `can reset the connection, at once or in the body`() async throws {
    let before = try await answer(.reset())
    #expect(before.bytes.isEmpty && before.wasReset)
    let within = try await answer(.reset(after: 30))
    #expect(within.wasReset)
  }

  @Test func `can take time`() async throws {
    let start = ContinuousClock.now
    _ = try await answer(.latency(.milliseconds(120)))
    #expect(ContinuousClock.now - start >= .milliseconds(120))
    let slow = try await answer(.drip(bytesPerSecond: 4000))
    #expect(slow.json.titles.count == 10)
    #expect(ContinuousClock.now - start >= .milliseconds(400))
  }

  @Test func `acts beside faults of other stages, the first of one stage alone`() async throws {
    let answer = try await answer(
      .status(503), .status(404), .latency(.milliseconds(5)), .repeatPage(1),
      .truncate(after: 3))
    #expect(answer.status == 503 && answer.body.utf8.count == 3)
  }

  @Test func `notes in the log that a client gave up on a stalled answer`() async throws {
    let faults = [FaultRule(.stall(.body))]
    try await withSimulator(.recipePuppy, recipes: soups(1...3), faults: faults) { simulator in
      let reader = Task { try await simulator.get("/api/") }
      while simulator.requests.first?.bytesSent ?? 0 == 0 {
        try await Task.sleep(for: .milliseconds(2))
      }
      #expect(simulator.requests.first?.closedEarly == false)
      await simulator.stop()
      let answer = try await reader.value
      #expect(answer.status == 200 && answer.body.isEmpty)
      #expect(simulator.requests.first?.faults == ["stall"])
    }
  }
}

@Suite(.fewAtOnce) struct `A fault rule` {
  private func statuses(_ match: FaultMatch, _ targets: [String]) async throws -> [Int?] {
    try await withSimulator(
      .recipePuppy, recipes: soups(1...50), faults: [FaultRule(match, .status(500))]
    ) { simulator in
      var statuses: [Int?] = []
      for target in targets { statuses.append(try await simulator.get(target).status) }
      return statuses
    }
  }

  @Test func `matches by path, page and word`() async throws {
    let targets = ["/api/?q=soup", "/api/?q=soup&p=2", "/api/?q=Hot+Soup&p=3", "/api/?i=egg&p=2"]
    let byPath = try await statuses(FaultMatch(path: "/api/x"), targets)
    #expect(byPath == [200, 200, 200, 200])
    let byPage = try await statuses(FaultMatch(pages: [2, 3]), targets)
    #expect(byPage == [200, 500, 500, 500])
    let byWord = try await statuses(FaultMatch(word: "soup"), targets)
    #expect(byWord == [500, 500, 500, 200])
    let both = try await statuses(FaultMatch(path: "/api", pages: [1], word: "soup"), targets)
    #expect(both == [500, 200, 200, 200])
    let otherStyle = try await statuses(FaultMatch(style: .forkify), targets)
    #expect(otherStyle == [200, 200, 200, 200])
  }

  @Test func `counts the requests that fit`() async throws {
    let targets = Array(repeating: "/api/?q=soup", count: 6)
    let nth = try await statuses(FaultMatch(nth: 3), targets)
    #expect(nth == [200, 200, 500, 200, 200, 200])
    let every = try await statuses(FaultMatch(every: 2), targets)
    #expect(every == [200, 500, 200, 500, 200, 500])
    let first = try await statuses(FaultMatch(first: 2), targets)
    #expect(first == [500, 500, 200, 200, 200, 200])
    let after = try await statuses(FaultMatch(after: 4), targets)
    #expect(after == [200, 200, 200, 200, 500, 500])
    let mixed = try await statuses(
      FaultMatch(word: "soup", nth: 2), ["/api/?q=soup", "/api/?q=x", "/api/?q=soup"])
    #expect(mixed == [200, 200, 500])
  }
}
