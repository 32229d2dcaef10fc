import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct PageReaderTests {
  @Test func `a blog's graph is read across its references`() throws {
    let url = "https://leek.example/onion-tart/"
    let recipe = try read(MadePages.blog, url)
    #expect(
      recipe.listing
        == Listing(
          id: ListingID(provider: "web", id: url), title: "Onion & Leek Tart", url: url,
          publisher: "The Leek Blog Inc.",
          image: "https://leek.example/wp-content/uploads/tart.jpg",
          ingredients: ["250 g flour", "125 g cold butter (in cubes)", "3 leeks", "2 onions"],
          rating: Rating(value: 4.86, scale: 5), totalMinutes: 65, recipeYield: "6 slices",
          diets: [.vegetarian]))
    #expect(
      recipe.sections == [
        InstructionSection(
          name: "Dough",
          steps: [
            InstructionStep(text: "Rub the butter into the flour."),
            InstructionStep(text: "Chill."),
          ]),
        InstructionSection(
          steps: [InstructionStep(text: "Fry the leeks & onions, fill, bake.")]),
      ])
    #expect(recipe.summary == "A tart for a cold evening. Serve it warm.")
    #expect(recipe.authors == ["Ann Baker"])
    #expect(recipe.nutrition == [Nutrient(name: "calories", text: "410 kcal")])
    #expect(recipe.ratingCount == 57)
    #expect(recipe.language == "en-US")
    #expect(recipe.canonicalURL == url)
    #expect(recipe.siteName == "The Leek Blog")
    #expect(recipe.datePublished == "2024-02-03T08:00:00+00:00")
    #expect(recipe.prepMinutes == 20 && recipe.cookMinutes == 45)
    #expect(recipe.cuisines == ["French"] && recipe.categories == ["Main Course"])
    #expect(recipe.origin(of: .ingredients) == FieldOrigin(provider: "web", syntax: "json-ld"))
    #expect(recipe.origin(of: .language).syntax == "html")
  }

  @Test(arguments: [
    #"{"@type":"WebPage","mainEntity":{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"]}}"#,
    #"{"@type":"WebPage","mainEntity":{"@id":"r#2"}},{"@id":"r#2","@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"]}"#,
    #"{"@type":"WebPage","mainEntity":"r#2"},{"@id":"r#2","@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"]}"#,
    #"{"@type":["WebPage","FAQPage"],"mainEntity":[{"@id":"r#2"}]},{"@type":"Recipe","name":"Soup","@id":"r#2","recipeIngredient":["1 leek"]}"#,
  ])
  func `the page's main entity comes before its other recipes`(graph: String) throws {
    let other =
      #"{"@type":"Recipe","name":"Pie","url":"https://a.example/soup","recipeYield":"4","recipeIngredient":["1 egg"],"recipeInstructions":["Bake."]}"#
    for graph in ["\(other),\(graph)", "\(graph),\(other)"] {
      let page = """
        <title>Pie</title><script type="application/ld+json">{"@graph":[\(graph)]}</script>
        """
      #expect(try read(page, "https://a.example/soup").listing.title == "Soup")
    }
  }

  @Test func `a portal's array with several types is read`() throws {
    let url = "https://www.portal.example/recipe/1/goulash/"
    let recipe = try read(MadePages.portal, url)
    #expect(recipe.listing.title == "Beef Goulash")
    #expect(recipe.listing.publisher == "Portal")
    #expect(recipe.listing.image == "https://www.portal.example/goulash.jpg")
    #expect(recipe.listing.totalMinutes == 135)
    #expect(recipe.listing.recipeYield == "8")
    #expect(recipe.instructions == ["Brown the beef.", "Simmer."])
    #expect(recipe.category == "Dinner, Entree")
  }

  @Test func `a page builder's scripts are read together`() throws {
    let recipe = try read(MadePages.builder, "https://pan.example/blog/roesti")
    #expect(recipe.listing.title == "Rösti")
    #expect(recipe.listing.publisher == "Pan & Pot")
    #expect(recipe.listing.image == "https://pan.example/s/roesti.jpg")
    #expect(recipe.listing.recipeYield == "4")
    #expect(recipe.listing.ingredients == ["1 kg potatoes", "2 tbsp butter"])
    #expect(recipe.instructions == ["Grate the potatoes.", "Fry them."])
  }

  @Test func `the address as it was given names the recipe`() throws {
    let url = "https://www.tea.example/tea?ref=mail"
    let page = MadePages.page(
      #"{"@type":"Recipe","name":"Tea","url":"https://tea.example/tea","identifier":"t1"}"#)
    let listing = try read(page, url).listing
    #expect(listing.id == ListingID(provider: PageReader.provider, id: url))
    #expect(listing.url == url)
    #expect(listing.publisher == "tea.example")
  }

  @Test(arguments: [
    // The one that names the page, in whatever member and spelling.
    (#""url":"https://a.example/x""#, #""url":"https://a.example/soup/""#, "Second"),
    (#""url":"https://a.example/x""#, #""@id":"http://www.a.example/soup#recipe""#, "Second"),
    (#""url":"/x""#, #""mainEntityOfPage":{"@id":"/soup"}"#, "Second"),
    (#""url":"/soup?page=2""#, #""url":"/soup?page=1""#, "Second"),
    (#""url":"https://a.example/x""#, #""mainEntityOfPage":true"#, "Second"),
    // One that names no page rather than another page's.
    (#""url":"https://a.example/x""#, #""image":"/soup.jpg""#, "Second"),
    // The first of equals.
    (#""url":"/soup""#, #""url":"/soup""#, "First"), (#""x":1"#, #""x":1"#, "First"),
    (#""url":"/x""#, #""url":"/y""#, "First"),
  ])
  func `of several recipes the page's own is read`(
    first: String, second: String, title: String
  ) throws {
    let both = ["First", "Second"].enumerated().map { number, name in
      #"{"@type":"Recipe","name":"\#(name)","recipeIngredient":["1"],\#([first, second][number])}"#
    }
    let url = "https://a.example/soup?page=1"
    #expect(try read(MadePages.page("[\(both.joined(separator: ","))]"), url).title == title)
    let apart = both.map { MadePages.page($0) }.joined()
    #expect(try read(apart, url).title == title)
  }

  @Test func `teasers and empty shells give way to the recipe in full`() throws {
    let teasers = #"""
      {"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":
      {"@type":"Recipe","name":"Teaser","url":"https://a.example/soup","image":"/t.jpg"}}]}
      """#
    let shell = #"{"@type":"Recipe","mainEntityOfPage":true}"#
    let full =
      #"{"@type":"WebPage","mainEntity":{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"],"recipeInstructions":"Boil."}}"#
    let page = [teasers, shell, full].map { MadePages.page($0) }.joined()
    #expect(try read(page, "https://a.example/soup").title == "Soup")
  }

  @Test(
    arguments: [
      ("", .unsupported, "an empty body"), ("plain text", .unsupported, "“plain text”"),
      (#"{"@type":"Recipe","name":"Soup"}"#, .unsupported, "not to a web page"),
      ("x\u{0}\u{1}\u{0}", .unsupported, "binary data"),
      ("<?xml version='1.0'?><rss></rss>", .unsupported, "an RSS feed"),
      ("<html><body>Soup</body></html>", .notFound, "no data"),
      (MadePages.page("{}"), .notFound, "no recipe in it"),
      (MadePages.page(" "), .notFound, "no recipe in it"),
      (MadePages.page("broken"), .invalidResponse, "broken JSON"),
      (MadePages.page("{broken", type: "type=text/plain"), .notFound, "no data"),
      (
        "<script type=application/ld+json>{\"@type\":\"Recipe\",\"name\":\"&nbsp;\"}</script>",
        .drift, "has no name"
      ),
    ] as [(String, ProviderError.Code, String)])
  func `what cannot be read is said`(page: String, code: ProviderError.Code, part: String) throws {
    let error = #expect(throws: ProviderError.self) { try read(page, "https://a.example/") }
    #expect(error?.code == code)
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
    #expect(error?.fix != nil)
  }

  @Test func `one broken script costs that script alone`() throws {
    let broken = MadePages.page(#"{"@type":"Recipe","name":"#)
    let page = broken + MadePages.page(#"{"@type":"Recipe","name":"Soup"}"#) + broken
    #expect(try read(page, "https://a.example/").title == "Soup")
  }

  @Test func `an address that is none is refused`() {
    let error = #expect(throws: ProviderError.self) {
      try read(MadePages.portal, "javascript:alert(1)")
    }
    #expect(error?.code == .misconfigured)
  }

  private func read(_ page: String, _ url: String) throws -> Recipe {
    try PageReader().recipe(in: Array(page.utf8), url: url).recipe
  }
}

extension Recipe {
  fileprivate var title: String { listing.title }
}
