import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Pages that are made to be hard to read.
@Suite("Hostile markup", .fewAtOnce, .serialized)
struct HostileMarkupTests {
  private func rows(_ list: String = "css:i", _ title: String = "xpath:.") throws
    -> ProviderDefinition
  {
    try site(
      response: #"{"format": "html", "list": "\#(list)"}"#,
      fields: #"{"title": "\#(title)", "id": "css:@id"}"#)
  }

  @Test func `a million siblings are bounded and told`() async throws {
    let html =
      "<html><body>" + String(repeating: "<i id=a>x", count: 4)
      + String(repeating: "<i>", count: 1_000_000)
    do {
      let page = try await firstPage(rows(), .html(html))
      #expect(page.listings.count <= ListingLimits.pageItems)
    } catch let error as ProviderError {
      #expect([.drift, .invalidResponse].contains(error.code), "\(error)")
    }
  }

  @Test func `more rows than a page may hold are dropped and counted`() async throws {
    let html =
      "<html><body>"
      + (0..<5_000).map { "<p id=a\($0)>Soup \($0)</p>" }.joined()
    let page = try await firstPage(rows("css:p"), .html(html))
    #expect(page.listings.count == ListingLimits.pageItems)
    #expect(page.drops.map(\.reason) == [.beyondLimit])
  }

  @Test func `elements a hundred thousand deep end`() async throws {
    let html = "<html><body>" + String(repeating: "<div><b id=x>", count: 100_000) + "soup"
    do {
      let page = try await firstPage(rows("css:b"), .html(html))
      #expect(page.listings.count <= 1)
    } catch let error as ProviderError {
      #expect([.drift, .invalidResponse].contains(error.code), "\(error)")
    }
  }

  @Test func `rows within rows end`() async throws {
    let html = "<html><body>" + String(repeating: "<div><b id=x>Soup", count: 900)
    let definition = try rows("css:div", "css:b div b")
    do {
      _ = try await firstPage(definition, .html(html))
    } catch let error as ProviderError {
      #expect([.drift, .invalidResponse].contains(error.code), "\(error)")
    }
  }

  @Test func `reading ends when its task is cancelled`() async throws {
    let html =
      "<html><body>"
      + String(repeating: "<p id=a><b>Soup</b><b>Soup</b></p>", count: 200_000)
    let definition = try rows("css:p", "css:b:not(.x):nth-child(2n+1)")
    let task = Task { try await firstPage(definition, .html(html)) }
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
  }
}
