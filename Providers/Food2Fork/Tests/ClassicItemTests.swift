import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ClassicItemTests {
  private func page(_ items: JSON...) async throws -> SearchPage {
    let provider = try food2fork(over: InMemoryTransport { _ in .classic(items) })
    return try await provider.search(SearchQuery(text: "x"), page: .number(1))
  }

  @Test func `a listing keeps what the service sends`() async throws {
    let listing = try #require(try await page(classicItem("35382")).listings.first)
    #expect(
      listing
        == Listing(
          id: ListingID(provider: "f2f", id: "35382"), title: "Recipe 35382",
          url: "http://allrecipes.example/35382", publisher: "All Recipes",
          image: "http://static.food2fork.com/35382.jpg",
          rating: Rating(value: 99.5, scale: 100)))
  }

  @Test func `titles lose entities that were escaped once or twice`() async throws {
    let listings = try await page(
      classicItem("1", title: "Mac &amp; Cheese"),
      classicItem("2", title: "Giant M&amp;amp;M Cookies"),
      classicItem("3", title: "Grandma&#8217;s&nbsp;Pie"),
      classicItem("4", title: "Salt & Pepper Squid"),
      classicItem("5", title: "Tom&amp;#039;s Chili")
    ).listings
    #expect(
      listings.map(\.title) == [
        "Mac & Cheese", "Giant M&M Cookies", "Grandma’s Pie", "Salt & Pepper Squid",
        "Tom's Chili",
      ])
  }

  @Test func `ratings may be integers or floats with noise`() async throws {
    let listings = try await page(
      classicItem("1").with("social_rank", 100),
      classicItem("2").with("social_rank", try JSON(parsing: "99.99999999999997")),
      classicItem("3").with("social_rank", nil), classicItem("4").with("social_rank", "high"),
      classicItem("5").with("social_rank", 250), classicItem("6").with("social_rank", "99.5"),
      classicItem("7").with("social_rank", " 41 "), classicItem("8").with("social_rank", "nan")
    ).listings
    #expect(
      listings.map { $0.rating?.value } == [100, 99.99999999999997, nil, nil, nil, 99.5, 41, nil])
  }

  @Test(
    arguments: [
      (#"["2 eggs", "salt"]"#, ["2 eggs", "salt"]),
      (#"["2 eggs", 7, null, ["salt", ""]]"#, ["2 eggs", "…", "salt"]),
      (#""2 eggs\n1 onion, chopped\n""#, ["2 eggs", "1 onion, chopped"]),
      (#""2 eggs, 1 onion""#, ["2 eggs", "1 onion"]), (#""eggs, salt""#, ["eggs", "salt"]),
      (#""1 onion, chopped""#, ["1 onion, chopped"]),
      (#""eggs; 1 onion, chopped""#, ["eggs", "1 onion, chopped"]),
      (#""<ul><li>2 eggs</li><li>salt</li></ul>""#, ["2 eggs", "salt"]),
      (#""[\"2 eggs\", \"salt\"]""#, ["2 eggs", "salt"]),
      (#"{"0": "2 eggs", "2": "salt"}"#, ["2 eggs", "salt"]),
      (#"{"ingredient1": "2 eggs", "ingredient2": ""}"#, ["2 eggs"]),
      (#"{"flour": "200 g", "eggs": 2, "salt": null}"#, ["200 g flour", "2 eggs", "salt"]),
      (#"{"items": [{"name": "flour", "quantity": 200, "unit": "g"}]}"#, ["200 g flour"]),
      (
        #"[{"quantity": 0.5, "unit": "cup", "description": "flour"}, {"quantity": null, "description": "salt"}]"#,
        ["0.5 cup flour", "salt"]
      ),
      (#"[{"original": "2 eggs", "id": 7}, {"id": 9}]"#, ["2 eggs"]),
      (#"{"name": "flour", "amount": "2 cups"}"#, ["2 cups flour"]),
      ("7", ["…"]), ("true", ["…"]), ("null", []), (#""""#, []), ("[]", []), ("{}", []),
    ])
  func `ingredients are read in whatever form they come`(
    written: String, lines: [String]
  ) async throws {
    let value = try JSON(parsing: written)
    let listed = try await page(classicItem("1").with("ingredients", value)).listings
    #expect(listed.map(\.ingredients) == [lines])
    let detail = try food2fork(
      over: InMemoryTransport { _ in
        .json((["recipe": classicItem("1").with("ingredients", value)] as JSON).text())
      })
    let recipe = try await detail.recipe(for: ListingID(provider: "f2f", id: "1"))
    #expect(recipe.listing.ingredients == lines)
  }

  @Test func `a missing identifier is derived from the page's address`() async throws {
    let page = try await page(
      classicItem("b269c4").with("recipe_id", nil),
      classicItem("x").with("recipe_id", nil)
        .with("f2f_url", "http://food2fork.com/F2F/recipes/view/29159"),
      classicItem("y").with("recipe_id", nil)
        .with("f2f_url", "https://www.food2fork.com/view/Some_Title/34889/?a=b"),
      classicItem("z").with("recipe_id", nil).with("f2f_url", "http://food2fork.com/"),
      classicItem("w").with("recipe_id", nil).with("f2f_url", nil),
      classicItem("v").with("recipe_id", 47746))
    #expect(page.listings.map(\.id.id) == ["b269c4", "29159", "34889", "47746"])
    #expect(page.drops.map(\.reason) == [.missingID, .missingID])
    #expect(page.drops.first?.sample?.contains("All Recipes") == true)
  }

  @Test func `hostile links are absent and the service's own page stands in`() async throws {
    let listings = try await page(
      classicItem("1").with("source_url", "javascript:alert(1)").with("image_url", "data:,x"),
      classicItem("2").with("source_url", "").with("f2f_url", nil),
      classicItem("3").with("source_url", "http://a.example/x "),
      classicItem("4").with("source_url", "http://a.example/\u{202E}gpj").with("publisher", "N/A")
    ).listings
    #expect(
      listings.map(\.url) == [
        "http://food2fork.com/view/1", nil, "http://a.example/x ", "http://food2fork.com/view/4",
      ])
    #expect(listings.first?.image == nil)
    #expect(try listings[at: 3].publisher == nil)
  }

  @Test func `one bad item costs nobody else`() async throws {
    let page = try await page(
      classicItem("1"), nil, "text", classicItem("2").with("title", "  &nbsp; "),
      classicItem("3").with("title", 7), classicItem("4").with("recipe_id", true),
      classicItem("5"))
    #expect(page.listings.map(\.id.id) == ["1", "5"])
    #expect(
      page.drops.map(\.reason) == [.malformed, .malformed, .missingTitle, .malformed, .malformed])
    #expect(page.next == .number(2))
  }

  @Test func `a detail has cleaned ingredients`() async throws {
    let transport = InMemoryTransport { _ in
      .json(
        #"""
        {"recipe": {"publisher": "Closet Cooking", "f2f_url": "http://food2fork.com/view/35382",
        "ingredients": ["1 tablespoon butter\n", "&nbsp;", " teaspoon dry mustard",
        "&frac12; cup jack &amp; cheddar"], "source_url": "http://www.closetcooking.com/x.html",
        "recipe_id": "35382", "image_url": "http://static.food2fork.com/x.jpg",
        "social_rank": 100.0, "publisher_url": "http://closetcooking.com", "title": "Popper"}}
        """#)
    }
    let provider = try food2fork(over: transport)
    let recipe = try await provider.recipe(for: ListingID(provider: "f2f", id: "35382"))
    #expect(
      recipe.listing.ingredients == [
        "1 tablespoon butter", "teaspoon dry mustard", "½ cup jack & cheddar",
      ])
    let url = try RequestURL(try #require(transport.requests.first).url)
    #expect(url.path == "/api/get")
    #expect(url.queryValue("rId") == "35382")
  }

  @Test(arguments: [
    #"{"recipe": []}"#, #"{"recipe": {}}"#, #"{"recipe": null}"#, #"{"recipe": false}"#,
    #"{"recipe": ""}"#,
  ])
  func `an empty recipe means that the identifier is unknown`(body: String) async throws {
    let provider = try food2fork(over: InMemoryTransport { _ in .json(body) })
    let error = await errorOf {
      try await provider.recipe(for: ListingID(provider: "f2f", id: "0"))
    }
    #expect(error?.code == .notFound, "\(body)")
  }

  @Test func `a detail of another shape is drift`() async throws {
    let provider = try food2fork(over: InMemoryTransport { _ in .json(#"{"meal": {}}"#) })
    let error = await errorOf {
      try await provider.recipe(for: ListingID(provider: "f2f", id: "0"))
    }
    #expect(error?.code == .drift)
    #expect(error?.message == "the answer has no /recipe")
  }
}
