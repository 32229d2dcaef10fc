import PotluckServer
import RecipeModel
import TestSupport
import Testing

@Suite("Serving: as an application", .fewAtOnce)
struct AppTests {
  @Test func `it can be installed, and its worker sees every page`() async throws {
    try await Table.serve { table in
      #expect(try await table.get("/").text.contains("rel=\"manifest\""))
      let manifest = try await table.get("/manifest.webmanifest", ["Accept-Language: de"])
      #expect(manifest["Content-Type"] == "application/manifest+json")
      #expect(manifest.json["lang"] == "de")
      #expect(manifest.json["share_target"]?["action"] == "/open")
      var sizes: [String] = []
      for icon in manifest.json["icons"]?.arrayValue ?? [] {
        let reply = try await table.get(try #require(icon["src"]?.stringValue))
        #expect(reply["Content-Type"] == icon["type"]?.stringValue)
        sizes.append("\(icon["sizes"]?.stringValue ?? "") \(Self.side(ofPNG: reply.bytes))")
      }
      #expect(sizes == ["any 0", "180x180 180", "192x192 192", "512x512 512"])
      let worker = try await table.get("/worker.js")
      #expect(worker["Content-Type"]?.hasPrefix("text/javascript") == true)
      #expect(worker["Cache-Control"]?.contains("no-cache") == true)
      #expect(worker.bytes.count < 8_000)
      let policy = try #require(worker["Content-Security-Policy"])
      #expect(policy.contains("worker-src 'self'") && policy.contains("manifest-src 'self'"))
      #expect(try await table.get("/offline").status == 200)
    }
  }

  @Test func `a device without drawings finds a picture on each page`() async throws {
    try await Table.serve { table in
      let page = try await table.get("/about").text
      let start = try #require(page.firstRange(of: "rel=\"apple-touch-icon\" href=\""))
      let icon = try await table.get(String(page[start.upperBound...].prefix { $0 != "\"" }))
      #expect(icon["Content-Type"] == "image/png" && Self.side(ofPNG: icon.bytes) == 180)
    }
  }

  /// The width that a PNG's head tells; 0 for anything else.
  private static func side(ofPNG bytes: [UInt8]) -> Int {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return 0 }
    return bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }

  /// What is shared, and where it leads.
  static let shared: [(query: String, link: String?)] = [
    ("url=https%3A%2F%2Fe.example%2Fsoup", "https%3A%2F%2Fe.example%2Fsoup"),
    ("text=Look:%20https://e.example/soup%20!", "https%3A%2F%2Fe.example%2Fsoup"),
    ("title=(https://e.example/a)", "https%3A%2F%2Fe.example%2Fa"),
    ("url=%0d%0aLocation:%20https://e.example", "https%3A%2F%2Fe.example"),
    ("url=//e.example", nil), ("url=javascript:alert(1)", nil), ("url=file:///etc/passwd", nil),
    ("url=https://user@e.example", nil), ("text=soup", nil), ("", nil),
  ]

  @Test(arguments: shared)
  func `what is shared leads to its recipe here, and nowhere else`(
    _ shared: (query: String, link: String?)
  ) async throws {
    try await Table.serve { table in
      let reply = try await table.get("/open?\(shared.query)")
      #expect(reply.status == (shared.link == nil ? 400 : 303))
      #expect(reply["Location"] == shared.link.map { "/recipe?url=\($0)" })
      #expect(reply.fields.count { $0.name == "location" } == (shared.link == nil ? 0 : 1))
    }
  }

  static let link = [
    "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document",
  ]

  @Test func `another site's link costs no cookie, and makes nothing be read`() async throws {
    try await Table.serve { table in
      let search = try await table.get("/?query=soup", Self.link)
      #expect(search.status == 200 && search.cookie == nil)
      #expect(search.text.contains("content=\"0; url=/?query=soup\""))
      #expect(table.service.log.searches == 0)
      for target in ["/open?url=https://e.example/a", "/recipe?url=https://e.example/a"] {
        let page = try await table.get(target, Self.link)
        #expect(page.status == 200 && page["Location"] == nil)
        #expect(page.text.contains("https://e.example/a"))
        #expect(!page.text.contains("http-equiv"))
        // With its cookie too: a person has to follow it.
        let cookie = try #require(try await table.get("/").cookie)
        let again = try await table.get(target, Self.link + ["Cookie: \(cookie)"])
        #expect(again.text.contains("Go on"))
      }
    }
  }

  @Test func `signing out takes along what the device keeps`() async throws {
    try await Table.serve(change: { $0.token = "the right token of it" }) { table in
      let page = try await table.get("/sign-in")
      let cookie = try #require(page.cookie)
      let signedIn = try await table.post(
        "/sign-in", "form=\(try #require(page.formToken))&token=the+right+token+of+it",
        type: "application/x-www-form-urlencoded", ["Cookie: \(cookie)"])
      let trusted = try #require(signedIn.cookie)
      let form = try #require(try await table.get("/about", ["Cookie: \(trusted)"]).formToken)
      let out = try await table.post(
        "/sign-out", "form=\(form)", type: "application/x-www-form-urlencoded",
        ["Cookie: \(trusted)"])
      #expect(out["Clear-Site-Data"] == "\"storage\"")
      let cookies = out.fields.filter { $0.name == "set-cookie" }.map(\.value)
      #expect(cookies.contains { $0.contains("_shopping=;") && $0.contains("Max-Age=0") })
      let session = try #require(cookies.first { !$0.contains("_shopping") })
      #expect(try await table.get("/", ["Cookie: \(session.prefix { $0 != ";" })"]).status == 401)
    }
  }

  @Test func `a source is asked again, by a form of the page`() async throws {
    try await Table.serve { table in
      let page = try await table.get("/sources").text
      #expect(page.contains("42 of 50 requests are left today"))
      #expect(page.contains("aria-label=\"Ask again: ALPHA\""))
      let refused = try await table.post(
        "/sources/reset", "id=alpha", type: "application/x-www-form-urlencoded")
      #expect(refused.status == 403 && table.service.log.reset == 0)
      let reset = try await table.submit("/sources/reset", "id=alpha", from: "/sources")
      #expect(reset.text.contains("alpha is asked again."))
      #expect(table.service.log.reset == 1)
      let reply = try await table.post("/api/v1/sources/reset", #"{"ids":["beta"]}"#)
      #expect(reply.json["forgotten"] == ["beta"])
    }
  }

  @Test func `cards tell what the screen found, and why`() async throws {
    try await Table.serve { table in
      let page = try await table.get("/?query=soup&avoid=milk&diet=vegan").text
      #expect(page.contains("data-verdict=\"unknown\"") || page.contains("data-verdict=\"fits\""))
      #expect(!page.contains("data-verdict=\"conflicts\""))
      #expect(page.contains("no medical advice"))
      #expect(page.contains("value=\"milk\" checked=\"checked\""))
      let recipe = try await table.get("/recipe?id=beta:salmon").text
      #expect(recipe.contains("Diets and allergens"))
      #expect(recipe.contains("<strong>fish</strong>: conflicts, holds fish (<q><bdi>salmon"))
    }
  }

  @Test func `what is rated lower or not at all is left out, and counted`() async throws {
    var service = TableService()
    var unrated = ShelfSource.soup("gamma", "turnip")
    unrated.listing.rating = nil
    service.sources = [.beta, ShelfSource("gamma", [unrated])]
    try await Table.serve(service) { table in
      let all = try await table.get("/?query=soup").text
      #expect(all.contains("Turnip soup"))
      let rated = try await table.get("/?query=soup&rating=70").text
      #expect(!rated.contains("Turnip soup") && rated.contains("Leek soup"))
      #expect(rated.contains("1 recipes are rated lower or not at all"))
      #expect(try await table.get("/?query=soup&rating=90").text.contains("Nothing is left"))
    }
  }
}
