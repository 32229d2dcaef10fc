import PotluckServer
import PotluckSupport
import RecipeExchange
import RecipeKeeping
import RecipeModel
import TestSupport
import Testing

@Suite("Serving: recipes of files", .fewAtOnce)
struct ImportPageTests {
  let folder: TestFolder
  let service: TableService

  init() throws {
    folder = try TestFolder()
    service = .keeping(in: folder)
  }

  private static func recipe(_ title: String) -> String {
    let name = JSON.string(title).text()
    return #"{"@context":"https://schema.org","@type":"Recipe","name":\#(name),"#
      + #""recipeIngredient":["1 kg leek of \#(title.count)","2 onions"],"#
      + #""recipeInstructions":["Chop \#(title.count)."]}"#
  }

  private static func file(_ titles: String..., name: String = "soups.json") -> (
    name: String, bytes: [UInt8]
  ) { (name, Array("[\(titles.map(recipe).joined(separator: ","))]".utf8)) }

  /// The page of imports once nothing is under way.
  private static func end(_ table: Table, _ fields: [String] = []) async throws -> String {
    while true {
      let page = try await table.get("/kept/import", fields).text
      if !page.contains("data-running") { return page }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  private static func titles(_ table: Table, _ fields: [String] = []) async throws -> Set<String> {
    let kept = try await table.get("/api/v1/kept", fields).json["recipes"]?.arrayValue ?? []
    return Set(kept.compactMap { $0["recipe"]?["title"]?.stringValue })
  }

  @Test func `a file is imported, and imported again adds nothing`() async throws {
    try await Table.serve(service) { table in
      #expect(try await table.get("/kept").text.contains("href=\"/kept/import\""))
      let form = try await table.get("/kept/import").text
      for field in ["files", "tags"] {
        #expect(form.contains("<label for=\"\(field)\">") && form.contains("id=\"\(field)\""))
      }
      #expect(form.contains("At most 64 MiB at a time"))
      let reply = try await table.upload(
        [Self.file("Leek soup", "<b>Bean</b> \"stew\"")], [("tags", "from grandma, a & b")])
      #expect(reply.status == 303 && reply["Location"] == "/kept/import")
      let page = try await Self.end(table)
      #expect(page.contains("The import is done"))
      #expect(page.contains("New: 2. There already: 0. Notes: 0."))
      let list = try await table.get("/kept").text
      #expect(list.contains("<bdi>from grandma</bdi>") && list.contains("<bdi>a &amp; b</bdi>"))
      #expect(list.contains("Leek soup") && !list.contains("<b>Bean"))
      _ = try await table.upload([Self.file("Leek soup", "<b>Bean</b> \"stew\"")])
      #expect(try await Self.end(table).contains("New: 0. There already: 2. Notes: 0."))
    }
  }

  @Test func `a zip and a file that is none are imported with their notes`() async throws {
    var zip = ZipWriter()
    for title in ["Pea soup", "Plum cake"] {
      try zip.add("\(title)<script>.json", Array(Self.recipe(title).utf8))
    }
    try zip.add("broken.json", Array("{\"@type\":\"Recipe\"".utf8))
    let archive = zip.archive()
    try await Table.serve(service) { table in
      _ = try await table.upload([
        ("my soups.zip", archive), ("../<img src=x>%22.jpg.json", Array("[1,2".utf8)),
        ("", []),
      ])
      let page = try await Self.end(table)
      #expect(page.contains("New: 2. There already: 0. Notes: 2."), "\(page)")
      #expect(page.contains("<bdi>my soups.zip/broken.json"))
      #expect(page.contains("<bdi>&lt;img src=x&gt;&quot;.jpg.json"))
      #expect(!page.contains("<img src=x") && !page.contains("<script>"))
      #expect(try await Self.titles(table) == ["Pea soup", "Plum cake"])
    }
  }

  @Test func `a bomb in a zip costs no more than a note`() async throws {
    var zip = ZipWriter()
    try zip.add("soup.json", Array(Self.recipe("Leek soup").utf8))
    try zip.add("bomb.json", [UInt8](repeating: 0x20, count: 3 << 20))
    let archive = zip.archive()
    try await Table.serve(service) { table in
      _ = try await table.upload([("bomb.zip", archive)])
      let page = try await Self.end(table)
      #expect(page.contains("New: 1. There already: 0. Notes: 1."))
      #expect(page.contains("<bdi>bomb.zip/bomb.json</bdi>"))
    }
  }

  @Test func `a preview keeps nothing, and its files can then be kept`() async throws {
    try await Table.serve(service) { table in
      _ = try await table.upload(
        [Self.file("Leek soup"), Self.file("Kale pie", name: "pies.json")],
        [("preview", "yes"), ("tags", "new")])
      let page = try await Self.end(table)
      #expect(page.contains("Recipes: 2. None of them is kept. Notes: 0."))
      #expect(page.contains("<bdi>Leek soup</bdi>") && page.contains("<bdi>Kale pie</bdi>"))
      #expect(try await Self.titles(table) == [])
      let kept = try await table.submit("/kept/import/keep", "", from: "/kept/import")
      #expect(kept.status == 303)
      #expect(try await Self.end(table).contains("New: 2. There already: 0."))
      #expect(try await Self.titles(table) == ["Leek soup", "Kale pie"])
      #expect(try await table.get("/kept?tag=new").text.contains("Kale pie"))
      let again = try await table.submit("/kept/import/keep", "", from: "/kept/import")
      #expect(again.status == 404)
    }
  }

  @Test func `forms that are not whole, not this visit's or too large keep nothing`() async throws {
    try await Table.serve(service) { table in
      let opened = try await table.get("/kept/import")
      let cookie = [Table.cookies([try #require(opened.cookie)])]
      let token = ("form", try #require(opened.formToken))
      let file = Self.file("Leek soup")
      let files = [("files", file.name, file.bytes)]
      let whole = Table.multipart([token], files)
      let type = "multipart/form-data; boundary=\(Table.boundary)"
      let nested = Array(
        String(decoding: whole, as: UTF8.self).replacing(
          "application/octet-stream", with: "multipart/mixed; boundary=x"
        ).utf8)
      let many = Table.multipart([token] + Array(repeating: ("a", "b"), count: 2_100), files)
      for (status, type, body) in [
        (400, "multipart/form-data", whole), (400, "multipart/form-data; boundary=", whole),
        (400, "multipart/form-data; boundary=other", whole),
        (400, "multipart/form-data; boundary=\"\(String(repeating: "b", count: 71))\"", whole),
        (400, type, Array(whole.dropLast(6))), (400, type, Array(whole.prefix(200))),
        (400, type, Array(whole.dropFirst())), (400, type, nested), (400, type, many),
        (400, type, []), (400, type, Table.multipart([token])),
        (403, type, Table.multipart([], files)),
        (403, type, Table.multipart([("form", token.1 + "0")], files)),
        (403, "text/plain", whole), (403, "application/json", Array("{}".utf8)),
        (403, "application/x-www-form-urlencoded", whole),
        (400, "application/x-www-form-urlencoded", Array("form=\(token.1)".utf8)),
      ] {
        let reply = try await table.post("/kept/import", body, type: type, cookie)
        #expect(reply.status == status, "\(type): \(body.count): \(reply.text)")
      }
      let large = try await table.post(
        "/kept/import", whole, type: type, cookie + ["Accept: text/html"], length: 64 << 20 + 1)
      #expect(large.status == 413 && large.text.contains("The body is larger than 64 MiB."))
      // Other forms take no files.
      let other = try await table.post(
        "/kept/remove", Table.multipart([token, ("id", "kept:x")]), type: type, cookie)
      #expect(other.status == 403)
      let elsewhere = try await table.post(
        "/kept/import", whole, type: type, cookie + ["Origin: https://evil.example"])
      #expect(elsewhere.status == 403)
      #expect(try await Self.titles(table) == [])
      let taken = try await table.post(
        "/kept/import", whole, type: "Multipart/Form-Data; boundary=\"\(Table.boundary)\"",
        cookie)
      #expect(taken.status == 303, "\(taken.text)")
      _ = try await Self.end(table)
      #expect(try await Self.titles(table) == ["Leek soup"])
    }
  }

  /// Addresses of pages, of which the second one does not come.
  private static let links = (
    name: "links.txt",
    bytes: Array(
      "https://a.example/leek\nhttps://a.example/held\nhttps://a.example/kale\n".utf8)
  )

  /// The page of an import that has come to the address that waits.
  private static func held(_ table: Table, _ fields: [String] = []) async throws -> String {
    while true {
      let page = try await table.get("/kept/import", fields).text
      if page.contains(">2 of 3 of <bdi>links.txt</bdi>") { return page }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  @Test func `an import goes on without its browser, shows how far it is, and is stopped`()
    async throws
  {
    try await Table.serve(service) { table in
      _ = try await table.upload([Self.links], [("tags", "linked")])
      let page = try await Self.held(table)
      #expect(page.contains("<meta http-equiv=\"refresh\" content=\"5\"/></noscript>"))
      #expect(page.contains("<progress value=\"2\" max=\"3\" aria-labelledby"))
      #expect(page.contains("New: 1. There already: 0."))
      #expect(!page.contains("type=\"file\""))
      let kept = try await table.get("/kept?tag=linked").text
      #expect(kept.contains("Leek soup"))
      let stopped = try await table.submit("/kept/import/stop", "", from: "/kept/import")
      #expect(stopped.status == 303)
      let end = try await Self.end(table)
      #expect(end.contains("The import was stopped") && end.contains("type=\"file\""))
      #expect(!end.contains("<noscript>"))
      #expect(try await Self.titles(table) == ["Leek soup"])
    }
  }

  @Test func `a user has one import at a time, and sees no other's`() async throws {
    let users = ["ann", "bob"].map { (user: $0, token: "\($0)'s own long token") }
    let (ann, bob) = (
      ["Authorization: Bearer \(users[0].token)"], ["Authorization: Bearer \(users[1].token)"]
    )
    try await Table.serve(service) { options in
      options.users = TableOptions.Users()
      options.users?.tokens = users
    } _: { table in
      _ = try await table.upload([Self.links], [], ann)
      _ = try await Self.held(table, ann)
      #expect(!(try await table.get("/kept/import", bob).text.contains("id=\"import\"")))
      _ = try await table.upload([Self.file("Bean stew")], [], bob)
      #expect(try await Self.end(table, bob).contains("New: 1. There already: 0."))
      #expect(try await Self.titles(table, bob) == ["Bean stew"])
      #expect(try await Self.titles(table, ann) == ["Leek soup"])
      let opened = try await table.get("/kept/import", ann)
      let cookie = [Table.cookies([try #require(opened.cookie)])]
      let token = try #require(opened.formToken)
      let second = try await table.post(
        "/kept/import", Table.multipart([("form", token)], [("files", "a.json", [0x5B])]),
        type: "multipart/form-data; boundary=\(Table.boundary)", ann + cookie)
      #expect(second.status == 503 && second.text.contains("under way"))
      // Of another user's import one can stop nothing.
      let other = try await table.get("/kept/import", bob)
      _ = try await table.post(
        "/kept/import/stop", Array("form=\(try #require(other.formToken))".utf8),
        type: "application/x-www-form-urlencoded",
        bob + [Table.cookies([try #require(other.cookie)])])
      _ = try await Self.held(table, ann)
      service.release.keep(.success(()))
      let end = try await Self.end(table, ann)
      #expect(end.contains("New: 2. There already: 0. Notes: 1."))
      #expect(try await Self.titles(table, ann) == ["Leek soup", "Kale soup"])
      #expect(try await Self.titles(table, bob) == ["Bean stew"])
      let stranger = try await table.post("/kept/import", [], type: "multipart/form-data")
      #expect(stranger.status == 401)
    }
  }

  @Test func `a server that ends stops its imports and keeps nothing by halves`() async throws {
    try await Table.serve(service) { table in
      _ = try await table.upload([Self.links])
      _ = try await Self.held(table)
    }
    let library = KeptDatabase(folder: folder.path)
    #expect(try await library.list(KeptFilter()).map(\.recipe.listing.title) == ["Leek soup"])
    #expect(try await library.check() == [])
    try await Table.serve(service) { table in
      #expect(!(try await table.get("/kept/import").text.contains("id=\"import\"")))
      service.release.keep(.success(()))
      _ = try await table.upload([Self.links])
      #expect(try await Self.end(table).contains("New: 1. There already: 1. Notes: 1."))
    }
  }

  @Test func `an import that cannot write says why, and not where`() async throws {
    var service = service
    try folder.write([0x20], to: "file")
    service.folder = "\(folder.path)/file"
    try await Table.serve(service) { table in
      _ = try await table.upload([Self.file("Leek soup")])
      let page = try await Self.end(table)
      #expect(page.contains("The import broke off") && page.contains("class=\"problem\""))
      #expect(!page.contains(folder.path))
    }
  }

  @Test func `what cannot be kept here is told`() async throws {
    try await Table.serve { table in
      let reply = try await table.upload([Self.file("Leek soup")])
      #expect(reply.status == 404 && reply.text.contains("Nothing is kept here."))
    }
  }
}
