import PotluckServer
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Serving: recipes that people write", .fewAtOnce)
struct WritePageTests {
  let folder: TestFolder
  let service: TableService

  init() throws {
    folder = try TestFolder()
    service = .keeping(in: folder)
  }

  private static func body(_ fields: [String: String]) -> String {
    fields.map { "\($0)=\(PercentEncoding.encode($1))" }.joined(separator: "&")
  }

  private static let soup = [
    "title": "My \"soup\" <b>", "servings": "4", "minutes": "30",
    "ingredients": "1 kg leek\r\n\r\n2 onions", "steps": "Chop the leek.\r\nBoil it.",
  ]

  @Test func `a recipe is written in a form, looked at, and kept`() async throws {
    try await Table.serve(service) { table in
      #expect(try await table.get("/kept").text.contains("href=\"/kept/write\""))
      let shown = try await table.submit("/kept/preview", Self.body(Self.soup), from: "/kept/write")
      #expect(shown.status == 200 && shown.text.contains("<bdi>Chop the leek.</bdi>"))
      #expect(shown.text.contains("<bdi>1 kg leek</bdi>") && !shown.text.contains("<b>"))
      #expect(shown.text.contains("value=\"My &quot;soup&quot; &lt;b&gt;\""))
      #expect(try await table.get("/api/v1/kept").json["recipes"] == [])
      let saved = try await table.submit("/kept/write", Self.body(Self.soup), from: "/kept/write")
      #expect(saved.status == 303)
      let page = try await table.get(try #require(saved["Location"])).text
      #expect(page.contains("<bdi>2 onions</bdi>") && page.contains("4 servings"))
      let kept = try await table.get("/api/v1/kept").json["recipes"]?.arrayValue?.first
      #expect(kept?["recipe"]?["title"] == "My \"soup\"")
      #expect(kept?["recipe"]?["totalMinutes"] == 30)
    }
  }

  @Test func `a recipe is written in Cooklang`() async throws {
    try await Table.serve(service) { table in
      let page = try await table.get("/kept/write?as=cooklang").text
      #expect(page.contains("<textarea id=\"text\""))
      let text = "---\ntitle: Mash\n---\n\nBoil @potatoes{1%kg} for ~{20%minutes}.\n"
      let saved = try await table.submit(
        "/kept/write", Self.body(["text": text]), from: "/kept/write?as=cooklang")
      #expect(saved.status == 303)
      let kept = try await table.get("/api/v1/kept").json["recipes"]?.arrayValue?.first
      #expect(kept?["recipe"]?["title"] == "Mash")
      #expect(kept?["recipe"]?["ingredients"] == ["1 kg potatoes"])
      let program = try await table.post("/api/v1/kept", #"{"text":"Peel @leek{2}."}"#)
      #expect(program.status == 200)
      let both = try await table.post(
        "/api/v1/kept", #"{"text":"Peel @leek{2}.","id":"alpha:leek"}"#)
      #expect(both.status == 400)
    }
  }

  @Test func `what is no recipe is told beside what was written`() async throws {
    try await Table.serve(service) { table in
      for path in ["/kept/write", "/kept/preview"] {
        let reply = try await table.submit(path, "title=Nothing+yet&text=", from: "/kept/write")
        #expect(reply.status == 400 && reply.text.contains("role=\"alert\""), "\(path)")
        let fields = try await table.submit(path, "title=Nothing+yet", from: "/kept/write")
        #expect(fields.status == 400 && fields.text.contains("value=\"Nothing yet\""), "\(path)")
      }
      #expect(try await table.get("/api/v1/kept").json["recipes"] == [])
      let page = try await table.get("/kept/write?id=kept:none", ["Accept: text/html"])
      #expect(page.status == 404)
    }
  }

  @Test func `a kept recipe is edited, with how it was beside it`() async throws {
    try await Table.serve(service) { table in
      let kept = try await table.post("/api/v1/kept", #"{"id":"alpha:leek"}"#).json
      let id = try #require(kept["recipe"]?["id"]?.stringValue)
      #expect(try await table.get("/recipe?id=\(id)").text.contains("/kept/write?id="))
      let page = try await table.get("/kept/write?id=\(id)").text
      #expect(page.contains("Boil it for") && !page.contains("As it was"))
      let shown = try #require(Self.shown(page))
      let text = shown.replacing("Chop", with: "Slice")
      let saved = try await table.submit(
        "/kept/write", Self.body(["id": id, "shown": shown, "text": text]),
        from: "/kept/write?id=\(id)")
      #expect(saved.status == 303)
      #expect(try await table.get("/recipe?id=\(id)").text.contains("Slice the leek."))
      let after = try await table.get("/kept/write?id=\(id)").text
      #expect(
        after.contains("As it was") && after.contains("Chop the ") && after.contains("Slice the "))
      let recipe = try await table.get("/api/v1/kept").json["recipes"]?.arrayValue?.first
      #expect(recipe?["recipe"]?["ingredients"] == kept["recipe"]?["recipe"]?["ingredients"])
      #expect(recipe?["recipe"]?["url"] == "https://leek.example/soup")
    }
  }

  /// The text that a page shows, as its form sends it back.
  private static func shown(_ page: String) -> String? {
    guard let start = page.firstRange(of: "name=\"shown\" value=\"") else { return nil }
    return String(page[start.upperBound...].prefix { $0 != "\"" })
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
