import PotluckServer
import RecipeKeeping
import RecipeModel
import RecipeRPC
import TestSupport
import Testing

@Suite("Serving: what is kept, and the searches", .fewAtOnce)
struct KeptPageTests {
  let folder: TestFolder
  let service: TableService

  init() throws {
    folder = try TestFolder()
    var service = TableService()
    service.folder = folder.path
    self.service = service
  }

  @Test func `a recipe is kept from a card, found, removed and brought back`() async throws {
    try await Table.serve(service) { table in
      let list = try await table.get("/?query=leek")
      #expect(list.text.contains("formaction=\"/kept/add\""))
      #expect(list.text.contains("aria-label=\"Keep: Leek soup\""))
      #expect(try await table.get("/kept").text.contains("Nothing is kept yet."))
      let kept = try await table.submit("/kept/add", "id=alpha:leek", from: "/?query=leek")
      #expect(kept.status == 303 && kept["Location"] == "/kept")
      _ = try await table.submit("/kept/add", "id=alpha:kale", from: "/?query=leek")
      let page = try await table.get("/kept")
      #expect(page.text.contains("Leek soup") && page.text.contains("Kale soup"))
      let found = try await table.get("/kept?query=kale").text
      #expect(found.contains("Kale soup") && !found.contains("Leek soup"))
      let id = try #require(Self.id("Leek soup", on: page.text))
      let recipe = try await table.get("/recipe?id=\(id)")
      #expect(recipe.text.contains("Chop the leek."))
      #expect(!recipe.text.contains("formaction=\"/kept/add\""))
      _ = try await table.submit("/kept/remove", "id=\(id)", from: "/kept")
      #expect(!(try await table.get("/kept").text.contains("Leek soup")))
      _ = try await table.submit("/kept/remove", "", from: "/kept")
      #expect(try await table.get("/kept").text.contains("Leek soup"))
    }
  }

  /// The identifier of the kept recipe with some title, as addresses carry it.
  private static func id(_ title: String, on page: String) -> String? {
    guard let end = page.firstRange(of: "<bdi>\(title)"),
      let start = page[..<end.lowerBound].ranges(of: "/recipe?id=").last
    else { return nil }
    return String(page[start.upperBound...].prefix { $0 != "\"" })
  }

  @Test func `a kept picture needs nobody but this machine`() async throws {
    try await Table.serve(service, change: { $0.picture = { _, _ in throw CancellationError() } }) {
      table in
      _ = try await table.submit("/kept/add", "id=alpha:leek", from: "/?query=leek")
      let page = try await table.get("/kept").text
      let start = try #require(page.firstRange(of: "src=\"/picture"))
      let address = page[start.lowerBound...].dropFirst(5).prefix { $0 != "\"" }
      let reply = try await table.get(String(address).replacing("&amp;", with: "&"))
      #expect(reply.status == 200)
      #expect(reply.bytes == PictureTests.png)
    }
  }

  @Test func `searches are repeated, forgotten, and forgotten all`() async throws {
    let history = try await service.searchHistory()
    for text in ["leek", "kale", "<script>"] {
      var entry = HistoryEntry(
        query: SearchQuery(text: text, exclude: ["nuts"], maxMinutes: 30), found: 1,
        sources: ["alpha"])
      if text == "kale" { entry.providers = ["alpha"] }
      await history.record(entry, results: nil)
    }
    try await Table.serve(service) { table in
      let page = try await table.get("/history").text
      #expect(
        page.contains("href=\"/?query=leek&amp;exclude=nuts&amp;maxTotalMinutes=30\""), "\(page)")
      #expect(
        page.contains("query=kale&amp;exclude=nuts&amp;maxTotalMinutes=30&amp;providers=alpha"))
      #expect(!page.contains("<script>"))
      _ = try await table.submit("/history/delete", "number=1", from: "/history")
      let left = try await table.get("/history").text
      #expect(!left.contains("query=leek") && left.contains("query=kale"))
      _ = try await table.submit("/history/delete", "", from: "/history")
      #expect(try await table.get("/history").text.contains("No search is remembered."))
    }
  }

  @Test func `programs keep, list and remove`() async throws {
    try await Table.serve(service) { table in
      let kept = try await table.post("/api/v1/kept", #"{"id":"alpha:leek","tags":["soup"]}"#)
      #expect(kept.status == 200)
      let id = try #require(kept.json["recipe"]?["id"]?.stringValue)
      let list = try await table.get("/api/v1/kept?tags=soup")
      #expect(list.json["recipes"]?.arrayValue?.count == 1)
      let tag = try #require(list["ETag"])
      #expect(
        try await table.get("/api/v1/kept?tags=soup", ["If-None-Match: \(tag)"]).status == 304)
      let gone = try await table.post("/api/v1/kept/remove", "{\"ids\":[\"\(id)\"]}")
      #expect(gone.json["recipes"]?.arrayValue?.count == 1)
      #expect(try await table.get("/api/v1/kept").json["recipes"]?.arrayValue == [])
      #expect(try await table.get("/api/v1/history").json["searches"] == [])
      let shopping = try await table.post(
        "/api/v1/shopping", #"{"references":["alpha:leek"],"servings":{"alpha:leek":8}}"#)
      #expect(shopping.text.contains("2 kg leek"))
    }
  }

  @Test(arguments: [true, false])
  func `where nothing is kept, nothing offers it`(remembers: Bool) async throws {
    var service = service
    (service.configured.keeps, service.configured.remembers) = (false, remembers)
    try await Table.serve(service) { table in
      let page = try await table.get("/?query=leek").text
      #expect(!page.contains("/kept") && page.contains("/history") == remembers)
      #expect(page.contains("formaction=\"/shopping/add\""))
      for place in ["/offline", "/manifest.webmanifest"] {
        #expect(!(try await table.get(place).text.contains("/kept")))
      }
      let paths = try await table.get("/openapi.json").json["paths"]
      #expect(paths?["/api/v1/kept"] == nil && (paths?["/api/v1/history"] != nil) == remembers)
    }
  }

  @Test func `where nothing is kept, every path that needs it says so`() async throws {
    try await Table.serve(TableService()) { table in
      for path in ["/kept", "/history"] {
        let page = try await table.get(path, ["Accept: text/html"])
        #expect(page.status == 404 && page["Content-Type"]?.hasPrefix("text/html") == true)
        #expect(page.text.contains("Nothing is kept here.") && page.text.contains("Turn it on."))
        #expect(try await table.get("/api/v1\(path)").json["detail"] == "turn it on")
      }
      for form in ["/kept/add", "/kept/remove", "/history/delete"] {
        let page = try await table.submit(form, "id=alpha:leek", from: "/?query=leek")
        #expect(page.status == 404 && page.text.contains("Nothing is kept here."), "\(form)")
      }
      for (path, body) in [
        ("kept", #"{"id":"alpha:leek"}"#), ("kept/remove", #"{"ids":["leek"]}"#),
        ("history/delete", #"{"all":true}"#),
      ] {
        let reply = try await table.post("/api/v1/\(path)", body)
        #expect(reply.status == 404 && reply.json["kind"] == "notFound", "\(path)")
      }
      #expect(try await table.get("/recipe?id=kept:leek").status == 404)
    }
  }

  @Test func `a database that is away is no fault of the request`() async throws {
    var service = TableService()
    service.failure = Failure(.storage, "it is away", isRetryable: true)
    try await Table.serve(service) { table in
      let reply = try await table.get("/api/v1/kept")
      #expect(reply.status == 503 && reply.json["retryable"] == true)
    }
  }
}
