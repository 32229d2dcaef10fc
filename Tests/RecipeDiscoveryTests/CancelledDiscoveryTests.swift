import RecipeDiscovery
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Cancelled readings of a site", .fewAtOnce)
struct CancelledDiscoveryTests {
  @Test("What a page announces can be left at any moment")
  func announcements() async {
    let page = """
      <html lang=en><head><title>Soups</title><link rel="https://api.w.org/" href="/wp-json/">
      <link rel=search type=application/opensearchdescription+xml href=/osd.xml title=Soups>
      <link rel=alternate type=application/rss+xml href=/feed title="Soups » Feed">
      <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite",
      "name":"Soups","potentialAction":[{"@type":"SearchAction","target":{"urlTemplate":
      "https://soups.example/?s={q}"},"query-input":"required name=q"}]}]}</script></head><body>
      <form action=/find accept-charset="x utf-8"><input type=search name=q></form>
      \(String(repeating: "<a href=/r/1>Leek soup</a><p>Soup</p>", count: 400))</body></html>
      """
    let looks = await CancelledWork.run {
      _ = try SiteDiscovery.read(
        Array(page.utf8), address: RequestURL("https://soups.example/leek-soup/"))
    }
    #expect(looks > 5)
  }
}
