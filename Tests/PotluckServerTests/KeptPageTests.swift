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
    service = .keeping(in: folder)
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

  @Test func `what was removed can be brought back at once`() async throws {
    try await Table.serve(service) { table in
      let kept = try await table.post("/api/v1/kept", #"{"id":"alpha:leek"}"#).json
      let id = try #require(kept["recipe"]?["id"]?.stringValue)
      let removed = try await table.submit("/kept/remove", "id=\(id)", from: "/kept")
      let place = try #require(removed["Location"])
      let page = try await table.get(place).text
      #expect(page.contains("role=\"status\"") && page.contains("Bring it back"))
      #expect(!page.contains("Leek soup"))
      #expect(!(try await table.get("/kept").text.contains("Bring it back")))
    }
  }

  @Test func `what is kept is chosen by what it has, which is counted`() async throws {
    try await Table.serve(service) { table in
      for (id, rest) in [
        ("leek", #","tags":["soup","winter"],"rating":5"#), ("kale", #","tags":["winter"]"#),
        ("plum", ""),
      ] {
        let kept = try await table.post("/api/v1/kept", #"{"id":"alpha:\#(id)"\#(rest)}"#)
        #expect(kept.status == 200)
      }
      let page = try await table.get("/kept").text
      for option in [
        "<option value=\"winter\">winter (2)</option>", "<option value=\"soup\">soup (1)</option>",
        "<option value=\"The leek page\">The leek page (1)</option>",
        "<option value=\"45\">45 min (3)</option>", "<option value=\"5\">5 of 5 (1)</option>",
        "Not cooked yet (3)", "<p>3 recipes</p>",
      ] { #expect(page.contains(option), "\(option)") }
      let titles = ["Leek soup", "Kale soup", "Plum soup"]
      for (query, left) in [
        ("tag=winter", [0, 1]), ("tag=winter&rating=4", [0]), ("source=The+plum+page", [2]),
        ("diet=vegan", [0, 1, 2]), ("maxTotalMinutes=30", []), ("new=true", [0, 1, 2]),
        ("query=kale", [1]), ("order=title", [0, 1, 2]),
      ] {
        let found = try await table.get("/kept?\(query)").text
        for (place, title) in titles.enumerated() {
          #expect(found.contains("<bdi>\(title)") == left.contains(place), "\(query): \(title)")
        }
      }
      #expect(try await table.get("/kept?order=none", ["Accept: text/html"]).status == 400)
      let far = try await table.get("/kept?page=3").text
      #expect(far.contains("rel=\"prev\"") && !far.contains("<bdi>Leek soup"))
      #expect(try await table.get("/api/v1/kept").json["total"] == nil)
      let facets = try await table.get("/api/v1/kept?facets=true&limit=1").json
      #expect(facets["total"] == 3 && facets["recipes"]?.arrayValue?.count == 1)
      #expect(facets["facets"]?["tags"]?.arrayValue?.first?["count"] == 2)
    }
  }

  @Test func `the recipes of a tag are a collection, whose name is changed in one place`()
    async throws
  {
    try await Table.serve(service) { table in
      for id in ["leek", "kale"] {
        _ = try await table.post("/api/v1/kept", #"{"id":"alpha:\#(id)","tags":["<slow>"]}"#)
      }
      let all = try await table.get("/kept").text
      #expect(all.contains("href=\"/kept?tag=%3Cslow%3E\">&lt;slow&gt; (2)"))
      let page = "/kept?tag=%3Cslow%3E"
      let saved = try await table.submit(
        "/kept/retag", "tag=%3Cslow%3E&name=sunday+%26", from: page)
      #expect(saved["Location"] == "/kept?tag=sunday%20%26")
      #expect(try await table.get("/kept?tag=sunday%20%26").text.contains("Kale soup"))
      let gone = try await table.submit("/kept/retag", "tag=sunday+%26&name=", from: "/kept")
      #expect(gone["Location"] == "/kept")
      #expect(!(try await table.get("/kept").text.contains("sunday")))
      for name in ["a%2Cb", "%20"] {
        let refused = try await table.submit("/kept/retag", "tag=x&name=\(name)", from: "/kept")
        #expect(refused.status == 400)
      }
    }
  }

  @Test func `what may be kept twice is shown dish by dish`() async throws {
    try await Table.serve(service) { table in
      for (title, lines) in [
        ("Bean pie", "2 cups beans, 1 sheet pastry, 3 eggs, 1 onion"), ("Plum jam", "1 kg plums"),
        ("Bean Pie", "2 cups beans, 1 sheet pastry, 3 eggs, 1 onion"),
      ] {
        let text =
          "---\ntitle: \(title)\n---\n\n"
          + lines.split(separator: ", ").map { "Take @\($0.split(separator: " ").last ?? ""){}." }
          .joined(separator: "\n\n")
        let body: JSON = ["text": .string(text), "tags": []]
        _ = try await table.post("/api/v1/kept", body.text())
      }
      let all = try await table.get("/kept").text
      #expect(all.contains("href=\"/kept?duplicates=true\">May be twice (2)"), "\(all)")
      let twice = try await table.get("/kept?duplicates=true").text
      #expect(twice.contains("<bdi>Bean pie") && twice.contains("<bdi>Bean Pie"))
      #expect(!twice.contains("Plum jam") && twice.contains("These may be one dish each."))
    }
  }

  @Test func `a picture of one's own comes first, and another one by choice`() async throws {
    try await Table.serve(service) { table in
      let kept = try await table.post("/api/v1/kept", #"{"id":"alpha:leek"}"#)
      let id = try #require(kept.json["recipe"]?["id"]?.stringValue)
      let pictures = ["R0lGODlhAgACAAAAADs=", "R0lGODlhAwADAAAAADs="]
      for picture in pictures {
        let edited = try await table.post(
          "/api/v1/kept/edit", "{\"id\":\"\(id)\",\"picture\":\"\(picture)\"}")
        #expect(edited.status == 200, "\(edited.text)")
      }
      let page = "/recipe?id=\(id)"
      let text = try await table.get(page).text
      #expect(text.contains("name=\"cover\"") && text.contains("Picture 2"))
      let before = try #require(text.firstMatch(of: /src="(\/picture[^"]*)"/)?.1)
      _ = try await table.submit("/kept/edit", "id=\(id)&cover=2", from: page)
      let changed = try await table.get(page).text
      let after = try #require(changed.firstMatch(of: /src="(\/picture[^"]*)"/)?.1)
      // Browsers keep pictures for a day, so that another one has another address.
      #expect(before != after)
      let shown = try await table.get(String(after).replacing("&amp;", with: "&"))
      #expect(shown.status == 200 && shown["Content-Type"] == "image/gif")
      let opened = try await table.get(page)
      let session = Table.cookies([try #require(opened.cookie)])
      for (bytes, status) in [(Array("GIF89a\u{4}\0\u{4}\0\0\0\0;".utf8), 303), ([1, 2], 400)] {
        let brought = try await table.post(
          "/kept/picture",
          Table.multipart(
            [("form", try #require(opened.formToken)), ("id", id)], [("picture", "a.gif", bytes)]),
          type: "multipart/form-data; boundary=\(Table.boundary)", [session])
        #expect(brought.status == status, "\(brought.text)")
      }
      #expect(try await table.get(page).text.contains("Picture 3"))
      for refused in [#""cover":9"#, #""picture":"AAAA""#, #""picture":"%""#] {
        let answer = try await table.post("/api/v1/kept/edit", "{\"id\":\"\(id)\",\(refused)}")
        #expect(answer.status == 400, "\(refused): \(answer.text)")
      }
    }
  }

  @Test func `what is one's own is changed by a form of the recipe's page`() async throws {
    try await Table.serve(service) { table in
      let kept = try await table.post(
        "/api/v1/kept", #"{"id":"alpha:leek","tags":["soup","slow"],"notes":["less salt","<b>"]}"#)
      let id = try #require(kept.json["recipe"]?["id"]?.stringValue)
      let page = "/recipe?id=\(id)"
      let text = try await table.get(page).text
      #expect(text.contains("value=\"slow, soup\"") && text.contains("Cooked today"))
      #expect(!text.contains("<b>"))
      // Somebody else has added a tag since the page was shown.
      _ = try await table.post("/api/v1/kept/edit", "{\"id\":\"\(id)\",\"addTags\":[\"ours\"]}")
      let saved = try await table.submit(
        "/kept/edit",
        "id=\(id)&was=slow,+soup&tags=soup,+winter&wasTitle=Leek+soup&title=My+soup&rating=4"
          + "&note=double+it%0D%0A%0D%0Afor+two&removeNotes=less+salt&cooked=2026-01-02", from: page
      )
      #expect(saved.status == 303 && saved["Location"]?.contains("/recipe?id=kept") == true)
      let list = try await table.get("/api/v1/kept").json["recipes"]?.arrayValue
      let recipe = try #require(list?.first)
      #expect(recipe["recipe"]?["title"] == "My soup" && recipe["rating"] == 4)
      #expect(recipe["tags"] == ["ours", "soup", "winter"])
      #expect(recipe["notes"] == ["<b>", "double it", "for two"])
      #expect(recipe["cooked"] == ["2026-01-02"] && recipe["edited"] == ["title"])
      _ = try await table.submit("/kept/edit", "id=\(id)&rating=&uncooked=2026-01-02", from: page)
      let after = try await table.get("/api/v1/kept").json["recipes"]?.arrayValue?.first
      #expect(after?["rating"] == nil && after?["cooked"] == [])
      #expect(after?["recipe"]?["title"] == "My soup")
    }
  }

  static let refused = [
    ("rating=6", "Rating is 6"), ("cooked=2026-02-30", "2026-02-30 is no day"),
    ("cooked=9999-01-01", "has not come yet"), ("rating=good", "Rating is"),
  ]

  @Test(arguments: refused)
  func `what cannot be one's own is refused`(_ change: String, _ reason: String) async throws {
    try await Table.serve(service) { table in
      _ = try await table.post("/api/v1/kept", #"{"id":"alpha:leek"}"#)
      let reply = try await table.submit(
        "/kept/edit", "id=kept:leek-soup&\(change)", from: "/recipe?id=kept:leek-soup")
      #expect(reply.status == 400 && reply.text.contains(reason), "\(reply.text)")
      let missing = try await table.submit("/kept/edit", "id=kept:none&rating=1", from: "/kept")
      #expect(missing.status >= 400 && missing.status < 500)
    }
  }

  @Test func `cards say what is kept, and lead to it`() async throws {
    var service = service
    service.findsKept = true
    try await Table.serve(service) { table in
      let before = try await table.get("/?query=leek").text
      #expect(!before.contains("/recipe?id=kept"))
      _ = try await table.submit("/kept/add", "id=alpha:leek", from: "/?query=leek")
      let page = try await table.get("/?query=leek").text
      #expect(page.contains("aria-label=\"Kept ✓: Leek soup\""), "\(page)")
      #expect(!page.contains("aria-label=\"Keep: Leek soup\""))
    }
  }

  @Test func `a link in the search field leads to its recipe`() async throws {
    try await Table.serve(service) { table in
      let reply = try await table.get("/?query=%20https%3A%2F%2Fe.example%2Fsoup%3Fa%3Db%20")
      #expect(reply.status == 303)
      #expect(reply["Location"] == "/recipe?url=https%3A%2F%2Fe.example%2Fsoup%3Fa%3Db")
      for words in ["soup+https%3A%2F%2Fe.example", "javascript:alert(1)", "https%3A%2F%2F"] {
        #expect(try await table.get("/?query=\(words)").status == 200, "\(words)")
      }
      #expect(table.service.log.searches == 3)
    }
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
