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

  @Test func `another site's link costs no cookie, and does nothing without a click`() async throws
  {
    try await Table.serve { table in
      let home = try await table.get("/about", Self.link)
      #expect(home.status == 200 && home.cookie == nil)
      #expect(home.text.contains("content=\"0; url=/about\""))
      let targets = [
        "/?query=soup", "/?include=leek", "/open?url=https://e.example/a",
        "/recipe?url=https://e.example/a", "/recipe?id=page:https://e.example/a",
        "/recipe/compare?id=alpha:leek&id=alpha:kale", "/compare?query=soup", "/kept?query=soup",
      ]
      for target in targets {
        let page = try await table.get(target, Self.link)
        #expect(page.status == 200 && page["Location"] == nil && page.cookie == nil, "\(target)")
        #expect(page.text.contains("Go on") && !page.text.contains("http-equiv"), "\(target)")
        // With its cookie too: a person has to follow it.
        let cookie = try #require(try await table.get("/").cookie)
        let again = try await table.get(target, Self.link + ["Cookie: \(cookie)"])
        #expect(again.text.contains("Go on"), "\(target)")
      }
      #expect(table.service.log.searches == 0)
    }
  }

  /// What a browser sends that says nothing of where a link stands, as over plain HTTP.
  static let silent = ["User-Agent: Mozilla/5.0 (X11; Linux)", "Accept: text/html,*/*"]

  @Test func `a browser that does not say where a link stands goes on with a click, once`()
    async throws
  {
    try await Table.serve { table in
      let first = try await table.get("/?query=soup", Self.silent)
      #expect(first.text.contains("Go on") && table.service.log.searches == 0)
      let cookie = try #require(first.cookie)
      let found = try await table.get("/?query=soup", Self.silent + ["Cookie: \(cookie)"])
      #expect(found.text.contains("Leek soup"))
      let own = "Referer: http://127.0.0.1:\(table.port)/about"
      #expect(try await table.get("/?query=soup", Self.silent + [own]).text.contains("Leek soup"))
      let other = "Referer: http://127.0.0.1:\(table.port).evil.example/"
      #expect(try await table.get("/?query=soup", [other]).text.contains("Go on"))
      #expect(try await table.get("/", Self.silent).text.contains("name=\"query\""))
      // A program is no browser.
      #expect(
        try await table.get("/?query=soup", ["User-Agent: curl/8"]).text.contains("Leek soup"))
    }
  }

  /// What another site's page could have asked that searches, reads a page or writes history.
  static let effects = [
    "/api/v1/search?query=soup", "/api/v1/search?query=soup&settled=true",
    "/api/v1/recipes?url=https://e.example/a", "/api/v1/recipes?id=alpha:leek",
    "/api/v1/recipes/compare?ids=alpha:leek,alpha:kale", "/api/v1/compare?query=soup",
    "/results?query=soup&settled=true", "/food2fork/api/search?q=soup",
    "/forkify/api/search?q=soup",
    "/food2fork-community/api/recipe/search/?query=soup", "/recipepuppy/api/?q=soup",
    "/food2fork/api/get?rId=alpha~3Aleek", "/shopping/file", "/metrics",
  ]

  @Test(arguments: effects)
  func `another site's page makes nobody be asked and nothing be written`(_ target: String)
    async throws
  {
    try await Table.serve { table in
      for method in ["GET", "HEAD"] {
        let reply = try await table.get(target, Self.link, method: method)
        let isPage = target.hasPrefix("/shopping")
        #expect(reply.status == (isPage ? 200 : 403), "\(method)")
        if isPage { #expect(!reply.text.contains("Leek")) }
      }
      #expect(table.service.log.searches == 0)
      let typed = try await table.get(target, ["Sec-Fetch-Site: none"])
      #expect(typed.status != 403)
      if !target.contains("/api/") || target.contains("/v1/") {
        let silent = try await table.get(target, Self.silent)
        #expect(silent.status == 403 || target.hasPrefix("/shopping"), "\(silent.status)")
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
      // A copy of the old one opens nothing either, and no form of it is taken.
      #expect(try await table.get("/", ["Cookie: \(trusted)"]).status == 401)
      let late = try await table.post(
        "/sources/reset", "form=\(form)&id=alpha", type: "application/x-www-form-urlencoded",
        ["Cookie: \(trusted)"])
      #expect(late.status == 401 && table.service.log.reset == 0)
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
      #expect(reset.text.contains("<bdi>alpha</bdi> is asked again."))
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
      #expect(rated.contains("1 recipe is rated lower or not at all"))
      #expect(try await table.get("/?query=soup&rating=90").text.contains("Nothing is left"))
    }
  }
}
