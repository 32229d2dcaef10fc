import PotluckServer
import PotluckSupport
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Serving: lists that are shown again", .fewAtOnce)
struct FoundListTests {
  /// Waits until so many requests wait for searches, and so many have been made.
  private func wait(for count: Int, made: Int, _ table: Table) async throws {
    let line = "potluck_waiting_searches \(count)\n"
    while try await !table.get("/metrics").text.contains(line) {}
    while table.service.log.searches < made { try await Task.sleep(for: .milliseconds(5)) }
    #expect(table.service.log.searches == made)
  }

  @Test func `equal searches of the page at one time are one, and each visit has its own forms`()
    async throws
  {
    try await Table.serve { table in
      func page(_ language: String) -> Task<Reply, any Error> {
        Task { try await table.get("/?query=held", ["Accept-Language: \(language)"]) }
      }
      var pages = [page("en"), page("en")]
      try await wait(for: 2, made: 1, table)
      pages.append(page("de"))
      try await wait(for: 3, made: 2, table)
      table.service.release.keep()
      for page in pages { #expect(try await page.value.status == 200) }
    }
  }

  @Test func `a list is shown again to its user, with the token of the visit`() async throws {
    try await Table.serve { table in
      for _ in 0..<2 {
        let page = try await table.get("/?query=soup")
        let (cookie, text) = (try #require(page.cookie), page.text)
        let tokens = text.ranges(of: "name=\"form\" value=\"").map { place in
          String(text[place.upperBound...].prefix { $0 != "\"" })
        }
        #expect(tokens.count > 3 && Set(tokens).count == 1)
        let taken = try await table.post(
          "/shopping/add", "form=\(try #require(tokens.last))&id=alpha:leek",
          type: "application/x-www-form-urlencoded", [Table.cookies([cookie])])
        #expect(taken.status == 303)
      }
      #expect(table.service.log.searches == 1)
      let events = try await table.get("/results?query=soup").text
      #expect(events.contains("event: done") && events.contains("Leek soup"))
      #expect(table.service.log.searches == 1)
      // A source may answer again after it was reset.
      _ = try await table.post("/api/v1/sources/reset", #"{"ids":[]}"#)
      _ = try await table.get("/?query=soup")
      #expect(table.service.log.searches == 2)
    }
  }

  @Test func `a source that has not answered is asked again`() async throws {
    var service = TableService()
    var failing = ShelfSource.beta
    failing.failure = ProviderError(.httpError, "too slow")
    service.sources = [.alpha, failing]
    try await Table.serve(service) { table in
      for _ in 0..<2 { _ = try await table.get("/?query=soup") }
      #expect(table.service.log.searches == 2)
    }
  }

  @Test func `what was only typed is in the history once its page is opened`() async throws {
    try await Table.serve { table in
      _ = try await table.get("/results?query=soup")
      #expect(table.service.settled.all == [])
      for _ in 0..<2 { _ = try await table.get("/?query=soup") }
      #expect(table.service.settled.all == ["soup"])
    }
  }

  @Test func `whoever joins a stream is told what came before`() async throws {
    try await Table.serve { table in
      let streams = (0..<2).map { _ in Task { try await table.get("/results?query=held") } }
      try await wait(for: 2, made: 1, table)
      table.service.release.keep()
      for stream in streams {
        let text = try await stream.value.text
        for event in ["sources", "done"] { #expect(text.contains("event: \(event)\n"), "\(event)") }
      }
      #expect(table.service.log.searches == 1)
    }
  }
}
