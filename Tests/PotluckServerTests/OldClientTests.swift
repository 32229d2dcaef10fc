import PotluckServer
import RecipeModel
import TestSupport
import Testing

@Suite("Serving: old clients", .fewAtOnce)
struct OldClientTests {
  @Test func `Food2Fork's lists have pages of thirty`() async throws {
    try await Table.serve { table in
      var ids: [JSON] = []
      for (page, count) in [(1, 30), (2, 11), (3, 0)] {
        let json = try await table.get("/food2fork/api/search?key=any&q=soup&page=\(page)").json
        let recipes = try #require(json["recipes"]?.arrayValue)
        #expect(json["count"]?.intValue == count)
        #expect(recipes.count == count)
        ids += recipes.compactMap { $0["recipe_id"] }
      }
      #expect(Set(ids).count == 41)
      let first = try await table.get("/food2fork/api/search?q=soup&sort=r").json
      let item = try #require(first["recipes"]?.arrayValue?.first?.objectValue)
      #expect(
        Set(item.members.map(\.name)) == [
          "publisher", "f2f_url", "title", "source_url", "recipe_id", "image_url", "social_rank",
          "publisher_url",
        ])
      #expect(item["social_rank"]?.doubleValue == 80)
    }
  }

  @Test func `a rating that nobody gave lies below the scale, and is a number`() async throws {
    var service = TableService()
    var unrated = ShelfSource.soup("alpha", "leek")
    unrated.listing.rating = nil
    service.sources = [ShelfSource("alpha", [unrated])]
    try await Table.serve(service) { table in
      let list = try await table.get("/food2fork/api/search?q=soup").json
      #expect(list["recipes"]?.arrayValue?.first?["social_rank"] == -1)
      let community = try await table.get("/food2fork-community/api/recipe/search/?query=soup")
      #expect(community.json["results"]?.arrayValue?.first?["rating"] == -1)
    }
  }

  @Test func `fractions are written in digits, and a recipe keeps the rating of its list`()
    async throws
  {
    var service = TableService()
    var (rated, unrated) = (ShelfSource.soup("alpha", "leek"), ShelfSource.soup("beta", "leek"))
    rated.listing.ingredients = ["1½ cups leek", "½ onion", "1⁄3 cup stock", "2 tbsp oil"]
    unrated.listing.ingredients = rated.listing.ingredients
    unrated.listing.rating = nil
    // Both are one entry of the list, and the one without a rating leads to it.
    service.sources = [ShelfSource("beta", [unrated]), ShelfSource("alpha", [rated])]
    try await Table.serve(service) { table in
      let list = try await table.get("/forkify/api/search?q=leek+soup").json
      let item = try #require(list["recipes"]?.arrayValue?.first)
      let id = try #require(item["recipe_id"]?.stringValue)
      let recipe = try await table.get("/forkify/api/get?rId=\(id)").json["recipe"]
      #expect(
        recipe?["ingredients"] == ["1 1/2 cups leek", "1/2 onion", "1/3 cup stock", "2 tbsp oil"])
      #expect(item["social_rank"]?.doubleValue == 80)
      #expect(recipe?["social_rank"] == item["social_rank"])
    }
  }

  @Test func `a recipe of a list can be had by its identifier`() async throws {
    try await Table.serve { table in
      let list = try await table.get("/food2fork/api/search?q=soup").json
      let item = try #require(list["recipes"]?.arrayValue?.first)
      let id = try #require(item["recipe_id"]?.stringValue)
      #expect(id.utf8.allSatisfy { $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: ":") })
      let recipe = try await table.get("/food2fork/api/get?rId=\(id)").json["recipe"]
      #expect(recipe?["title"] == item["title"])
      #expect(recipe?["ingredients"]?.arrayValue?.count == 3)
      #expect(try await table.get("/food2fork/api/get?rId=none").json["recipe"] == [])
      let forkify = try await table.get("/forkify/api/get?rId=\(id)").json["recipe"]
      #expect(forkify?["title"] == item["title"])
    }
  }

  @Test func `Food2Fork is asked with slashes, by forms, and for so many`() async throws {
    try await Table.serve { table in
      let type = "application/x-www-form-urlencoded"
      for reply in [
        try await table.get("/food2fork/api/search/?q=soup&count=5&page=9"),
        try await table.post("/food2fork/api/search", "key=any&q=soup&count=5&page=9", type: type),
      ] {
        #expect(reply.json["count"] == 1)
      }
      let list = try await table.get("/food2fork/api/search/?q=soup&count=0").json
      #expect(list["count"] == 1)
      let item = try #require(list["recipes"]?.arrayValue?.first)
      let link = try #require(item["f2f_url"]?.stringValue)
      #expect(link.split(separator: "/").last.map(String.init) == item["recipe_id"]?.stringValue)
      let id = try #require(item["recipe_id"]?.stringValue)
      let page = try await table.get("/food2fork/view/\(id)")
      #expect(page["Location"] == "/recipe?id=\(id.replacing("~", with: "%"))")
      let escaped = try await table.get("/food2fork/view/\(id.replacing("~", with: "%7E"))")
      #expect(escaped["Location"] == page["Location"])
      #expect(try await table.get("/food2fork/view/").status == 404)
      let recipe = try await table.post("/food2fork/api/get/", "key=any&rId=\(id)", type: type)
      #expect(recipe.json["recipe"]?["title"] == item["title"])
    }
    try await Table.serve(change: { $0.token = "the right token of it" }) { table in
      for (key, status) in [("the+right+token+of+it", 200), ("a+wrong+one", 401)] {
        let reply = try await table.post(
          "/food2fork/api/search", "q=soup&key=\(key)", type: "application/x-www-form-urlencoded")
        #expect(reply.status == status)
      }
      let long = "q=" + String(repeating: "a", count: 64 << 10)
      let reply = try await table.post(
        "/food2fork/api/search", long, type: "application/x-www-form-urlencoded")
      #expect(reply.status == 413)
    }
  }

  @Test func `Forkify has one page, or says that it found nothing`() async throws {
    try await Table.serve { table in
      let list = try await table.get("/forkify/api/search?q=soup").json
      #expect(list["recipes"]?.arrayValue?.count == 30)
      #expect(list["recipes"]?.arrayValue?.first?["f2f_url"] == nil)
      let nothing = try await table.get("/forkify/api/search?q=nothing")
      #expect(nothing.status == 400)
      #expect(nothing.json["error"]?.stringValue?.contains("find") == true)
    }
  }

  @Test func `the community's server counts its recipes, and numbers them`() async throws {
    try await Table.serve { table in
      let root = "/food2fork-community/api/recipe"
      let list = try await table.get("\(root)/search/?page=2&query=soup").json
      #expect(list["count"]?.intValue == 41)
      #expect(list["next"] == .null)
      #expect(list["previous"]?.stringValue?.hasSuffix("?page=1&query=soup") == true)
      let item = try #require(list["results"]?.arrayValue?.first)
      let number = try #require(item["pk"]?.intValue)
      let recipe = try await table.get("\(root)/get/?id=\(number)").json
      #expect(recipe["title"] == item["title"])
      let added = try #require(item["date_added"]?.stringValue)
      let day = added.split(separator: " ")
      #expect(try day.count == 3 && day[at: 1].count == 2 && Int(day[at: 2]) ?? 0 > 2_025)
      #expect(item["long_date_updated"]?.intValue ?? 0 > 1_700_000_000)
      #expect(recipe["cooking_instructions"]?.stringValue?.contains("Boil it") == true)
      let refusals = [
        ("\(root)/search/?page=9&query=soup", 400), ("\(root)/search/", 400),
        ("\(root)/search/?page=\(Int.max)&query=soup", 400),
        ("\(root)/get/?id=leek", 400), ("\(root)/get/?id=1", 404),
      ]
      for (target, status) in refusals {
        let reply = try await table.get(target)
        #expect(reply.status == status)
        #expect(reply.json.stringValue != nil)
      }
    }
  }

  @Test(arguments: ["/recipepuppy/api/", "/recipepuppy/api"])
  func `RecipePuppy's lists have pages of ten`(_ path: String) async throws {
    try await Table.serve { table in
      var links: [JSON] = []
      for (page, count) in [(1, 10), (4, 10), (5, 1), (6, 0)] {
        let reply = try await table.get("\(path)?q=soup&p=\(page)")
        #expect(reply["Content-Type"]?.hasPrefix("text/javascript") == true)
        #expect(!reply.text.contains("://"))
        #expect(reply.json["title"] == "Recipe Puppy")
        let results = try #require(reply.json["results"]?.arrayValue)
        #expect(results.count == count)
        links += results.compactMap { $0["href"] }
      }
      #expect(Set(links).count == 21)
      let without = try await table.get("\(path)?i=stock,-leek&q=soup").json
      let lists = (without["results"]?.arrayValue ?? []).compactMap {
        $0["ingredients"]?.stringValue
      }
      #expect(lists.count == 10)
      #expect(lists.allSatisfy { $0.hasSuffix(", stock, olive oil") && !$0.contains("leek") })
    }
  }

  @Test func `RecipePuppy answers in XML where that is asked for`() async throws {
    var service = TableService()
    service.sources = [.alpha, .hostile]
    try await Table.serve(service) { table in
      let reply = try await table.get("/recipepuppy/api/?q=soup&format=xml&p=1")
      #expect(reply["Content-Type"]?.hasPrefix("text/xml") == true)
      #expect(reply.text.hasPrefix("<?xml version=\"1.0\" encoding=\"utf-8\"?><recipes>"))
      #expect(reply.text.split(separator: "<recipe>").count == 11)
      #expect(!reply.text.contains("<script>"))
    }
  }

  @Test func `the closed services' failures come back where they are wanted`() async throws {
    try await Table.serve(change: { $0.hasQuirks = true }) { table in
      let failed = try await table.get("/recipepuppy/api/?q=soup&p=3")
      #expect(failed.status == 500)
      #expect(failed.text.contains("404 File Not Found"))
      #expect(try await table.get("/recipepuppy/api/?q=soup&p=4").status == 200)
      #expect(try await table.get("/recipepuppy/api/?q=soup&p=7").status == 500)
      #expect(try await table.get("/food2fork/api/search?q=soup&page=2").status == 500)
      #expect(try await table.get("/food2fork/api/search?q=soup&page=3").status == 200)
    }
    try await Table.serve { table in
      for target in ["/recipepuppy/api/?q=soup&p=3", "/food2fork/api/search?q=soup&page=2"] {
        let reply = try await table.get(target)
        #expect(reply.status == 200)
      }
    }
  }
}
