import PotluckSimulator
import TestSupport
import Testing

@Suite("Documents that are hard on parsers", .fewAtOnce) struct HostileDocumentTests {
  private func answer(
    _ document: Fault.HostileDocument, _ size: Int, at path: String
  ) async throws -> RawAnswer {
    let faults = [FaultRule(FaultMatch(path: path), .markup(document, size: size))]
    return try await withSite(.wordPressBlog, recipes: soups(1...3), faults: faults) { simulator in
      try await simulator.get(path)
    }
  }

  private func count(_ part: String, in answer: RawAnswer) -> Int {
    answer.body.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test(
    arguments: [
      (.siblings, "<li class=\"card\">", "<item>", 1), (.deep, "<div>", "<item>", 1),
      (.unclosed, "<b><p><div>", "<item>", 1), (.attributes, "=\"\"", "=\"\"", 1),
      (.nulls, "\u{0}", "\u{0}", 3),
    ] as [(Fault.HostileDocument, String, String, Int)])
  func `come in HTML, or in XML where that was promised`(
    _ document: Fault.HostileDocument, _ inHTML: String, _ inXML: String, _ share: Int
  ) async throws {
    let page = try await answer(document, 3_000, at: "/")
    #expect(count(inHTML, in: page) == 3_000 / share)
    #expect(page.header("Content-Type") == ["text/html; charset=utf-8"])
    let feed = try await answer(document, 3_000, at: "/feed/")
    #expect(count(inXML, in: feed) == 3_000 / share && feed.body.contains("<rss"))
    #expect(feed.header("Content-Type") == ["application/rss+xml; charset=utf-8"])
  }

  @Test func `have entities that grow, and one that is a file`() async throws {
    let bomb = try await answer(.entities, 9, at: "/feed/")
    #expect(bomb.body.contains("<!ENTITY e9 \"&e8;&e8;") && bomb.body.contains("&e9;</title>"))
    let own = try await answer(.external, 0, at: "/feed/")
    #expect(own.body.contains("SYSTEM \"file:///etc/hostname\"") && own.body.contains("&own;"))
  }

  @Test func `are made while they are sent`() async throws {
    let page = try await answer(.siblings, 200_000, at: "/")
    #expect(page.bytes.count > 13_000_000)
  }

  @Test func `a huge page is a page`() async throws {
    let faults = [FaultRule(.huge(bytes: 100_000))]
    try await withSite(.cardSite, recipes: soups(1...3), faults: faults) { simulator in
      let page = try await simulator.get("/")
      #expect(page.body.utf8.count == 100_000 && page.body.hasSuffix("</p>"))
    }
  }
}
