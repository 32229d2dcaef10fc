import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Single fields of a listing.
@Suite(.fewAtOnce) struct EngineFieldTests {
  @Test(arguments: [
    (#""35382""#, "35382"), ("35382", "35382"), (#""b269c4""#, "b269c4"), ("1.0", "1.0"),
    ("12345678901234567890", "12345678901234567890"), (#"" a b ""#, " a b "),
  ])
  func `identifiers are texts as they were written`(_ id: String, _ expected: String) async throws {
    #expect(try await listing(of: #"{"id":\#(id),"title":"A"}"#) { _ in }.id.id == expected)
  }

  @Test(arguments: ["null", "\"\"", "{}", "true"])
  func `without an identifier the link is one`(_ id: String) async throws {
    let item = #"{"id":\#(id),"title":"A","url":" http://x.example/a?b=1 "}"#
    #expect(try await listing(of: item) { _ in }.id.id == "http://x.example/a?b=1")
  }

  @Test func `an identifier is cut out of a link`() async throws {
    let item = #"{"title":"A","f2f_url":"http://food2fork.com/F2F/recipes/view/29159"}"#
    let result = try await listing(of: item) {
      $0.texts[.id] = [
        TextSource(.path(try path("$.recipe_id"))),
        TextSource(.path(try path("$.f2f_url")), after: "/"),
      ]
    }
    #expect(result.id.id == "29159")
  }

  @Test(arguments: [
    (#""Banana Split\n\t Squares\r\n""#, "Banana Split Squares"),
    (#""Giant M&amp;amp;M Cookies""#, "Giant M&M Cookies"), (#""<b>Soup</b> &eacute;""#, "Soup é"),
    (#""Salt & Pepper""#, "Salt & Pepper"), ("7", "7"),
  ])
  func `texts are cleaned`(_ title: String, _ expected: String) async throws {
    #expect(try await listing(of: #"{"id":1,"title":\#(title)}"#) { _ in }.title == expected)
  }

  @Test(arguments: ["\"N/A\"", "\"\"", "null", "-1", "\"-1\"", "\"unknown\"", "[]", "\" \""])
  func `what stands for nothing is nothing`(_ value: String) async throws {
    let result = try await listing(of: #"{"id":1,"title":"A","p":\#(value)}"#) {
      $0.texts[.publisher] = [
        TextSource(.path(try path("$.p")), absent: [-1, "unknown"])
      ]
    }
    #expect(result.publisher == nil)
  }

  @Test func `the first source with a value counts`() async throws {
    let item =
      #"{"id":1,"title":"A","sourceUrl":"","spoonacularSourceUrl":"https://s.example/a","images":[{"u":null},{"u":""},{"u":"https://i.example/2.jpg"}]}"#
    let result = try await listing(of: item) {
      $0.texts[.url] = try ["$.sourceUrl", "$.spoonacularSourceUrl"].map {
        TextSource(.path(try path($0)))
      }
      $0.texts[.image] = try text("$.images[*].u")
    }
    #expect(result.url == "https://s.example/a")
    #expect(result.image == "https://i.example/2.jpg")
  }

  @Test(arguments: [
    ("http://x.example/a b?c=%41#d", "http://x.example/a b?c=%41#d"),
    (" https://x.example/ ", "https://x.example/"), ("/img/1.jpg", "https://api.example/img/1.jpg"),
    ("//cdn.example/1.jpg", "https://cdn.example/1.jpg"), ("javascript:alert(1)", nil),
    ("1.jpg", nil), ("https://user@x.example/", nil), ("ftp://x.example/", nil), ("/\\x", nil),
  ])
  func `links stay as they are or are none`(_ link: String, _ expected: String?) async throws {
    let item = JSON.object(["id": 1, "title": "A", "url": .string(link)]).text()
    #expect(try await listing(of: item) { _ in }.url == expected)
  }

  @Test func `a picture's address becomes secure`() async throws {
    for (from, to) in [
      ("http://s.example/1.jpg", "https://s.example/1.jpg"),
      (" HTTP://s.example/1.jpg", "https://s.example/1.jpg"),
      ("https://s.example/http://", "https://s.example/http://"),
    ] {
      let item = JSON.object(["id": 1, "title": "A", "i": .string(from)]).text()
      let result = try await listing(of: item) {
        $0.texts[.image] = [TextSource(.path(try path("$.i")), upgradesToHTTPS: true)]
      }
      #expect(result.image == to)
    }
  }

  @Test func `links are built from parts`() async throws {
    let item =
      #"{"id":"a/b c","title":"Tomato Soup?","slug":"tomato soup?x=1&y","photo":"2020/p 1.jpg"}"#
    let result = try await listing(of: item) {
      $0.texts[.url] = [
        TextSource(
          .template(
            try template("{baseURL}/r/{slug}?id={id}"),
            with: ["slug": TextSource(.path(try path("$.slug")))]))
      ]
      $0.texts[.image] = [
        TextSource(
          .template(
            try template("{baseURL}/api/upload/{photo}"),
            with: ["photo": TextSource(.path(try path("$.photo")))]))
      ]
      $0.texts[.publisher] = [
        TextSource(.template(try template("by {title}, 100 % {id}"), with: [:]))
      ]
    }
    #expect(
      result.url == "https://api.example/r/tomato%20soup%3Fx%3D1%26y?id=a/b%20c")
    #expect(result.image == "https://api.example/api/upload/2020/p%201.jpg")
    #expect(result.publisher == "by Tomato Soup?, 100 % a/b c")
  }

  @Test func `a page's address is built from its title`() async throws {
    let item = #"{"id":1,"title":"Cookbook:Tomato Soup (hot)"}"#
    let result = try await listing(of: item) {
      $0.texts[.title] = [TextSource(.path(try path("$.title")), removePrefix: "Cookbook:")]
      $0.texts[.url] = [
        TextSource(
          .template(
            try template("https://en.wikibooks.org/wiki/{page}"),
            with: ["page": TextSource(.path(try path("$.title")), spaces: "_")]))
      ]
    }
    #expect(result.title == "Tomato Soup (hot)")
    #expect(result.url == "https://en.wikibooks.org/wiki/Cookbook:Tomato_Soup_%28hot%29")
  }

  @Test func `a template lacks a value and another source counts`() async throws {
    let item = #"{"id":1,"title":"A","link":"https://x.example/a"}"#
    let result = try await listing(of: item) {
      $0.texts[.url] = [
        TextSource(
          .template(
            try template("https://x.example/{slug}"),
            with: ["slug": TextSource(.path(try path("$.slug")))])),
        TextSource(
          .template(
            try template("{link}"), with: ["link": TextSource(.path(try path("$.link")))])),
      ]
    }
    #expect(result.url == "https://x.example/a")
  }

  @Test func `texts are cut in the order of the members`() async throws {
    let item = #"{"id":1,"title":"Soup - Home - Pastry Affair","p":"by: Ann (guest)"}"#
    let result = try await listing(of: item) {
      $0.texts[.title] = [TextSource(.path(try path("$.title")), before: " - ")]
      $0.texts[.publisher] = [
        TextSource(.path(try path("$.p")), removePrefix: "by: ", removeSuffix: " (guest)")
      ]
      $0.texts[.yield] = [TextSource(.path(try path("$.p")), after: "nowhere")]
    }
    #expect(result.title == "Soup")
    #expect(result.publisher == "Ann")
    #expect(result.recipeYield == "by: Ann (guest)")
  }

  @Test func `settings are variables of fields`() async throws {
    let definition = try plainDefinition {
      $0.settings = [SettingRule(name: "group", standard: "home")]
      $0.fields.texts[.url] = [
        TextSource(.template(try template("{baseURL}/g/{group}/r/{id}"), with: [:]))
      ]
    }
    let page = try await firstPage(definition, .json(#"{"results":[{"id":1,"title":"A"}]}"#))
    #expect(page.listings.first?.url == "https://api.example/g/home/r/1")
  }

  @Test(arguments: [
    ("4.5", 5.0, 0.9), ("\"4.5\"", 5, 0.9), ("0.93", 1, 0.93), ("100", 100, 1),
    ("99.99999999999997", 100, 0.9999999999999997), ("-1", 5, nil), ("0", 5, nil), ("6", 5, nil),
    ("null", 5, nil), ("\"good\"", 5, nil), ("\"inf\"", 5, nil), ("1e999", 5, nil),
  ])
  func `ratings are scaled`(_ value: String, _ scale: Double, _ expected: Double?) async throws {
    let result = try await listing(of: #"{"id":1,"title":"A","r":{"score":\#(value)}}"#) {
      $0.rating = [RatingSource(try path("$.r.score"), scale: scale, absent: [0])]
    }
    #expect(result.rating?.normalized == expected)
    if expected != nil { #expect(result.rating?.scale == scale) }
  }

  @Test func `yields are plain`() async throws {
    for (value, expected) in [("4.0", "4"), ("\"4 servings\"", "4 servings"), ("0.50000", "0.5")] {
      let result = try await listing(of: #"{"id":1,"title":"A","y":\#(value)}"#) {
        $0.texts[.yield] = try text("$.y")
      }
      #expect(result.recipeYield == expected)
    }
  }

  @Test func `only known diets count`() async throws {
    let names = DietSource.names(ListSource(.path(try path("$.diets")), separator: ","))
    for (value, expected) in [
      (#"["vegan","gluten free","paleolithic"]"#, [.vegan, .glutenFree]),
      (#""Vegan, https://schema.org/HalalDiet""#, [.vegan, .halal]), ("[]", []), ("null", nil),
      (#"["whole30"]"#, []),
    ] as [(String, Set<Diet>?)] {
      let result = try await listing(of: #"{"id":1,"title":"A","diets":\#(value)}"#) {
        $0.diets = [names]
      }
      #expect(result.diets == expected, "\(value)")
    }
  }

  @Test func `flags tell diets`() async throws {
    let flags = DietSource.flags([
      .vegan: try path("$.vegan"), .glutenFree: try path("$.glutenFree"),
    ])
    for (members, expected) in [
      (#","vegan":true,"glutenFree":false"#, [.vegan]), (#","vegan":"false""#, []),
      (#","vegan":1,"glutenFree":"yes""#, [.vegan, .glutenFree]), ("", nil),
    ] as [(String, Set<Diet>?)] {
      let result = try await listing(of: #"{"id":1,"title":"A"\#(members)}"#) {
        $0.diets = [flags]
      }
      #expect(result.diets == expected, "\(members)")
    }
  }
}
