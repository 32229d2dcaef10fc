import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import TestSupport
import Testing

@testable import PotluckServer

/// What one user keeps and searches, another one finds on no path, whoever of them asks first.
@Suite("Serving: two users", .fewAtOnce) struct TwoUsersTests {
  private struct User: Sendable, Hashable {
    let name: String
    var token: String { "\(name)'s own long token" }
    var fields: [String] { ["Authorization: Bearer \(token)"] }
    /// Words that stand in nothing but what the user keeps, and searches.
    var secrets: [String] { [food, "\(name)shistory"] }
    /// The food that is in nothing but what the user keeps.
    var food: String { "\(name)swort" }
    var keptID: String { "kept:soup-of-\(name)swort" }

    func recipe() -> Recipe {
      Recipe(
        listing: Listing(
          id: ListingID(provider: "alpha", id: "leek"), title: "Soup of \(name)swort",
          // No other source lists it: one that does would hide its title and its ingredients.
          url: "https://\(name)swort.example/soup",
          image: "https://\(name)swort.example/soup.png",
          ingredients: ["1 \(name)swort", "1 onion"]), instructions: ["Boil the \(name)swort."])
    }
  }

  private static let ann = User(name: "ann")
  private static let bob = User(name: "bob")

  /// The paths that a user asks, the user's own recipe named where one has to be.
  private static func paths(_ user: User) -> [String] {
    [
      "/", "/?query=soup", "/?query=soup&view=list", "/results?query=soup", "/kept",
      "/kept?query=soup", "/kept/write", "/kept/write?id=\(user.keptID)", "/kept/import",
      "/kept/export?format=jsonld",
      "/history", "/recipe?id=\(user.keptID)", "/recipe?id=alpha:leek", "/shopping",
      "/recipe?id=alpha:leek&also=\(user.keptID)",
      "/recipe/compare?id=\(user.keptID)&id=alpha:leek", "/shopping/file", "/sources", "/about",
      "/compare?query=soup", "/open?url=https://leek.example/soup", "/metrics",
      "/api/v1/search?query=soup", "/api/v1/recipes?id=\(user.keptID)",
      "/api/v1/recipes/compare?ids=\(user.keptID),alpha:leek", "/api/v1/compare?query=soup",
      "/api/v1/sources", "/api/v1/kept", "/api/v1/history",
      "/food2fork/api/search?q=soup", "/food2fork/api/search/?q=soup",
      "/food2fork/api/get?rId=\(OldID.text(user.keptID))",
      "/food2fork/api/get/?rId=\(OldID.text(user.keptID))",
      "/food2fork-community/api/recipe/search/?query=soup",
      "/food2fork-community/api/recipe/get/?id=1",
      "/forkify/api/search?q=soup", "/forkify/api/get?rId=\(OldID.text(user.keptID))",
      "/recipepuppy/api?q=soup", "/recipepuppy/api/?q=soup",
    ]
  }

  /// Paths whose answers have to show what the user keeps, else they would prove nothing.
  private static let telling = [
    "/?query=soup", "/results?query=soup", "/kept", "/kept/export?format=jsonld",
    "/api/v1/search?query=soup", "/api/v1/kept",
    "/compare?query=soup", "/food2fork/api/search?q=soup", "/forkify/api/search?q=soup",
    "/food2fork-community/api/recipe/search/?query=soup", "/recipepuppy/api/?q=soup",
  ]

  private func serve(_ work: (Table) async throws -> Void) async throws {
    let folder = try TestFolder()
    var service = TableService()
    (service.folder, service.findsKept) = (folder.path, true)
    service.configured.keeps = true
    service.configured.remembers = true
    for user in [Self.ann, Self.bob] {
      let own = KeepingUser.folder(of: user.name, in: folder.path)
      var request = KeepRequest(user.recipe())
      request.pictures = [
        KeptPicture(name: "picture", mediaType: "image/png", bytes: PictureTests.png)
      ]
      _ = try await KeptDatabase(folder: own).keep(request)
      await SearchHistory(folder: own).record(
        HistoryEntry(query: SearchQuery(text: "\(user.name)shistory"), found: 1, sources: []),
        results: "{}")
    }
    try await Table.serve(
      service,
      change: { options in
        options.users = TableOptions.Users()
        options.users?.tokens = [Self.ann, Self.bob].map { ($0.name, $0.token) }
        options.comparison = { [service] in try await service.comparison($0) }
        options.picture = { _, _ in PictureTests.png }
      }, work)
  }

  /// What an answer names that can be asked for: further pages, pictures, identifiers.
  private static func leads(in text: String) -> [String] {
    let text = text.replacing("&amp;", with: "&").replacing("\\/", with: "/")
    var leads: [String] = []
    for mark in ["/picture?", "/?query=soup&more=", "/recipe?id="] {
      for range in text.ranges(of: mark) {
        leads.append(String(text[range.lowerBound...].prefix { !"\"'<> \n".contains($0) }))
      }
    }
    func values(_ name: String) -> [String] {
      text.ranges(of: "\"\(name)\":").map { range in
        String(
          text[range.upperBound...].drop { $0 == " " || $0 == "\"" }.prefix { !"\",}".contains($0) }
        )
      }
    }
    leads += values("pk").map { "/food2fork-community/api/recipe/get/?id=\($0)" }
    leads += values("recipe_id").flatMap {
      ["/food2fork/api/get?rId=\($0)", "/forkify/api/get?rId=\($0)"]
    }
    leads += values("cursor").map { "/api/v1/search?cursor=\($0)" }
    return Array(Set(leads)).sorted()
  }

  private static func check(_ reply: Reply, hides other: User, _ what: String) {
    var text = reply.text
    // What was asked for may be repeated, as texts and as addresses write it.
    if what.contains(other.food) {
      for id in [other.keptID, PercentEncoding.encode(other.keptID), OldID.text(other.keptID)] {
        text = text.replacing(id, with: "")
      }
    }
    for secret in other.secrets { #expect(!text.contains(secret), "\(what): \(secret)") }
  }

  @Test(arguments: [false, true])
  func `neither finds what the other keeps`(_ isBobFirst: Bool) async throws {
    let (first, second) = isBobFirst ? (Self.bob, Self.ann) : (Self.ann, Self.bob)
    try await serve { table in
      var leads: [String] = []
      for user in [first, second, first] {
        let other = user == first ? second : first
        for path in Self.paths(user) {
          let reply = try await table.get(path, user.fields)
          Self.check(reply, hides: other, "\(user.name) \(path)")
          if Self.telling.contains(path) {
            #expect(reply.text.contains(user.food), "\(user.name) \(path)")
          }
          if user == first { leads += Self.leads(in: reply.text) }
        }
        let events = try await table.get(
          "/api/v1/search?query=soup", user.fields + ["Accept: text/event-stream"])
        Self.check(events, hides: other, "\(user.name), events")
      }
      #expect(leads.count > 10)
      for lead in Set(leads + Self.paths(first)) {
        let reply = try await table.get(lead, second.fields)
        Self.check(reply, hides: first, "\(second.name) \(lead)")
        if lead.contains("/picture?"), lead.contains("kept") { #expect(reply.status == 403) }
      }
    }
  }

  @Test func `neither finds it when both ask at a time`() async throws {
    try await serve { table in
      for path in Self.telling {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for user in [Self.ann, Self.bob, Self.ann, Self.bob] {
            group.addTask {
              let reply = try await table.get(path, user.fields)
              Self.check(reply, hides: user == Self.ann ? Self.bob : Self.ann, path)
              #expect(reply.text.contains(user.food), "\(user.name) \(path)")
            }
          }
          try await group.waitForAll()
        }
      }
    }
  }

  /// A session of a user: its cookie, and the token of its forms.
  private func signIn(_ token: String, _ table: Table) async throws -> (
    cookie: String, form: String
  ) {
    let page = try await table.get("/sign-in")
    let form = try #require(page.formToken)
    let answer = try await table.post(
      "/sign-in", "form=\(form)&token=\(token.replacing(" ", with: "+"))",
      type: "application/x-www-form-urlencoded", ["Cookie: \(try #require(page.cookie))"])
    let cookie = try #require(answer.cookie)
    let own = try await table.get("/about", ["Cookie: \(cookie)"])
    return (cookie, try #require(own.formToken))
  }

  @Test func `what is on a shopping list is on that of one user`() async throws {
    try await serve { table in
      let ann = try await signIn(Self.ann.token, table)
      let added = try await table.post(
        "/shopping/add", "form=\(ann.form)&id=\(Self.ann.keptID)",
        type: "application/x-www-form-urlencoded", [Table.cookies([ann.cookie])])
      let list = try #require(added.cookie)
      let own = try await table.get("/shopping", [Table.cookies([ann.cookie, list])])
      #expect(own.text.contains("annswort"))
      let bob = try await signIn(Self.bob.token, table)
      let other = try await table.get("/shopping", [Table.cookies([bob.cookie, list])])
      #expect(other.status == 200 && !other.text.contains("ann"))
    }
  }

  @Test func `pages that a device keeps say whose they are`() async throws {
    try await serve { table in
      func owner(_ fields: [String]) async throws -> Substring? {
        let text = try await table.get("/about", fields).text
        return text.firstRange(of: "data-user=\"").map {
          text[$0.upperBound...].prefix { $0 != "\"" }
        }
      }
      let ann = try await owner(Self.ann.fields)
      #expect(ann != nil && ann?.contains("ann") == false)
      #expect(try await owner(Self.ann.fields) == ann)
      #expect(try await owner(Self.bob.fields) != ann)
      #expect(try await !table.get("/sign-in").text.contains("data-user"))
    }
  }

  @Test func `only an owner adds what lies on the machine's own network`() async throws {
    let household = "the household's own token"
    try await Table.serve(
      change: { options in
        options.token = household
        options.users = TableOptions.Users()
        options.users?.tokens = [Self.ann, Self.bob].map { ($0.name, $0.token) }
        options.users?.owners = ["ann"]
      }
    ) { table in
      for (token, isOwner) in [(Self.ann.token, true), (Self.bob.token, false), (household, true)] {
        let session = try await signIn(token, table)
        let proof = try await table.post(
          "/sources/add", "form=\(session.form)&address=example.org",
          type: "application/x-www-form-urlencoded", [Table.cookies([session.cookie])])
        #expect(proof.text.contains(isOwner ? "<p><bdi>added" : "of-the-public-web"), "\(token)")
      }
    }
  }

  @Test func `every path is walked`() {
    let walked = Set(Self.paths(Self.ann).map { String($0.prefix { $0 != "?" }) })
    let routes = Interface.routes + Pages.routes + Files.routes + OldClients.routes
    for route in routes where route.method == "GET" && route.access != .anyone {
      #expect(walked.contains(route.path), "\(route.path)")
    }
  }
}
