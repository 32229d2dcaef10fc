import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Recordings of pages, their replay, and what is told when a page has changed.
@Suite("Recordings of markup", .fewAtOnce)
struct MarkupRecordingTests {
  private let query = SearchQuery(text: "soup")

  private func cards() throws -> ProviderDefinition {
    try site(
      response: CardPage.response, fields: CardPage.fields,
      more: #""paging": {"style": "next", "next": "css:a.next"}"#)
  }

  private func recorder(
    _ definition: ProviderDefinition,
    change: @escaping @Sendable (String) -> String = { $0 }
  ) -> DefinitionRecorder {
    DefinitionRecorder(
      definition,
      transport: InMemoryTransport { request in
        if request.url.contains("q=stone") {
          return .html(#"<html><p class="no-results">none</p></html>"#)
        }
        let isFirst = !request.url.contains("page=2")
        let foot =
          isFirst ? #"<a class="next" href="https://soups.example/search?page=2">more</a>"# : ""
        let cards = (isFirst ? 0..<3 : 3..<5).map { CardPage.card($0) }
        return .html(change(CardPage.html(cards, foot: foot)))
      })
  }

  @Test func `a page is kept as text and passes when it is replayed`() async throws {
    let definition = try cards()
    let recording = try await recorder(definition).record(
      query, withoutResult: SearchQuery(text: "stone"))
    #expect(recording.cases.map { $0.expect.listings?.count } == [5, 0])
    #expect(recording.cases.map(\.exchanges.count) == [2, 1])
    let exchange = try recording.cases[at: 0].exchanges[at: 0]
    guard case .text(let text) = exchange.response.body else {
      Issue.record("the page is not kept as text")
      return
    }
    #expect(text.contains("<article"))
    #expect(text.contains("{baseURL}/search?page=2"))
    let read = RecordingReader.read(Array(recording.text.utf8))
    #expect(read.recording == recording)
    for result in await DefinitionTest.run(definition, recording) {
      #expect(result.differences == [])
      #expect(result.passed)
    }
  }

  @Test func `a page in another encoding is kept in UTF-8`() async throws {
    let definition = try site(
      response: #"{"format": "html", "list": "css:li"}"#,
      fields: #"{"title": "css:b", "id": "css:@id"}"#)
    let page = #"<html><head><meta charset="windows-1251"></head><li id="1"><b>@</b>"#
    let bytes = Array(page.utf8).flatMap {
      $0 == UInt8(ascii: "@") ? [0xC1, 0xEE, 0xF0, 0xF9] : [$0]
    }
    let recording = try await DefinitionRecorder(
      definition,
      transport: InMemoryTransport { _ in
        HTTPResponse(status: 200, headers: ["Content-Type": "text/html"], body: bytes)
      }
    ).record(query)
    #expect(recording.text.contains("Борщ"))
    #expect(await DefinitionTest.run(definition, recording).map(\.passed) == [true])
  }

  private func drifts(_ change: @escaping @Sendable (String) -> String) async throws -> [String] {
    let definition = try cards()
    let recorded = try await recorder(definition).record(query)
    let live = try await recorder(definition, change: change).recordAgain(recorded, pages: 2)
    return ShapeComparison.compare(recorded, with: live, for: definition).map(\.description)
  }

  @Test func `other recipes are no drift`() async throws {
    #expect(try await drifts { $0.replacing("Soup", with: "Stew") } == [])
  }

  @Test func `a selector that selects nothing any more is told by its name`() async throws {
    let heading = try await drifts {
      $0.replacing("<h2>", with: "<h3>").replacing("</h2>", with: "</h3>")
    }
    #expect(
      heading.contains("error: css:h2 a in css:article.card was always there and is gone"),
      "\(heading)")
    let rows = try await drifts { $0.replacing("card big", with: "box") }
    #expect(rows.contains("error: css:article.card was always there and is gone"), "\(rows)")
  }
}
