import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Fields of rows and of whole pages, read with selectors.
@Suite("Fields of markup", .fewAtOnce)
struct MarkupFieldTests {
  /// The listing that a row gives with some fields besides title and id.
  private func listing(_ fields: String, _ row: String) async throws -> Listing {
    let definition = try site(
      response: #"{"format": "html", "list": "css:.row"}"#,
      fields: #"{"title": "css:b", "id": "css:b", \#(fields)}"#)
    let page = try await firstPage(
      definition, .html("<html><body><div class=row><b>Soup</b>\(row)</div></body></html>"))
    return try #require(page.listings.first)
  }

  @Test func `the first of several selectors that finds something counts`() async throws {
    let listing = try await listing(
      #""image": ["css:img.none", {"path": "css:source", "https": true}], "publisher": ["css:i", "css:u@title"]"#,
      #"<picture><source srcset="http://cdn.example/a,b.jpg 1x, http://cdn.example/c.jpg 2x"></picture><i> </i><u title=Ann></u>"#
    )
    #expect(listing.image == "https://cdn.example/c.jpg")
    #expect(listing.publisher == "Ann")
  }

  @Test func `lists come from elements, from parts of them and from groups`() async throws {
    let row = """
      <ul><li><i class=n>2</i> big <b>leeks</b></li><li><b>salt</b></li></ul><p>onion, egg</p>
      """
    #expect(
      try await listing(#""ingredients": "css:li""#, row).ingredients == ["2 big leeks", "salt"])
    #expect(
      try await listing(#""ingredients": {"path": "css:p", "split": ","}"#, row).ingredients
        == ["onion", "egg"])
    #expect(
      try await listing(
        #""ingredients": {"each": "css:li", "with": {"n": "css:.n", "what": "css:b"}, "template": "{n} {what}", "require": "what"}"#,
        row
      ).ingredients == ["2 leeks", "salt"])
    #expect(
      try await listing(
        #""ingredients": {"parallel": {"n": "css:.n", "what": "css:li b"}, "template": "{n} {what}"}"#,
        row
      ).ingredients == ["2 leeks", "salt"])
  }

  @Test func `a diet is claimed by an element that is there`() async throws {
    let fields =
      #""diets": {"flags": {"vegan": "css:.vegan", "glutenFree": "css:img[alt='gluten free']"}}"#
    #expect(try await listing(fields, "<svg class=vegan></svg>").diets == [.vegan])
    #expect(try await listing(fields, "").diets == nil)
  }

  @Test func `texts are changed in the order of the language`() async throws {
    let listing = try await listing(
      #"""
      "publisher": {"path": "css:i", "replace": {" & Co": "", "and": "&", "&": "+"}},
      "url": {"template": "https://x.example/{year}/{month}/{name}", "with": {
        "year": {"path": "css:time@datetime", "datePart": "year"},
        "month": {"path": "css:time@datetime", "datePart": "month"}, "name": "css:b"}}
      """#, "<i>Ann and Bob & Co</i><time datetime=2024-05-07T08:00:00Z>7 May</time>")
    #expect(listing.publisher == "Ann + Bob")
    #expect(listing.url == "https://x.example/2024/05/Soup")
  }

  @Test func `what is replaced grows within bounds`() async throws {
    let grown = String(repeating: "x", count: 4_000)
    let listing = try await listing(
      #""publisher": {"path": "css:i", "replace": {"a": "\#(grown)", "x": "\#(grown)"}}"#,
      "<i>\(String(repeating: "a", count: 100_000))</i>")
    #expect(listing.publisher?.count == ListingLimits.titleCharacters)
  }

  @Test func `a row that is the link itself tells its own address and text`() async throws {
    let definition = try site(
      response: #"{"format": "html", "list": "css:a.card"}"#,
      fields: #"{"title": "xpath:.", "url": "xpath:.", "image": "css:img", "id": "css:@data-id"}"#)
    let page = try await firstPage(
      definition,
      .html(#"<body><a class=card data-id=7 href=leek><img src=l.jpg> Leek  soup</a></body>"#))
    let listing = try #require(page.listings.first)
    #expect(listing.id.id == "7")
    #expect(listing.title == "Leek soup")
    #expect(listing.url == "https://soups.example/leek")
    #expect(listing.image == "https://soups.example/l.jpg")
  }

  @Test func `one page tells a recipe in full`() async throws {
    let definition = try site(
      response: CardPage.response, fields: #"{"title": "css:h2", "id": "css:h2 a@href"}"#,
      more: """
        "detail": {"request": {"path": "/r/{id}"}, "item": "css:article.recipe", "fields": {
          "title": "css:h1", "images": "css:img", "canonicalUrl": {"answer": "css:link[rel=canonical]"},
          "ingredients": {"groups": "css:.group", "heading": "css:h3", "path": "css:li"},
          "instructions": {"each": "css:.step", "template": "{text}", "name": "css:strong",
            "image": "css:img"},
          "nutrition": {"calories": "css:.kcal"}}}
        """)
    let html = """
      <html><head><link rel=canonical href="../leek"></head><body><article class=recipe>
      <h1>Leek soup</h1><img src=/big.jpg>
      <div class=group><h3>Soup</h3><ul><li>2 leeks<li>salt</ul></div>
      <div class=group><h3>Top</h3><ul><li>croutons</ul></div>
      <div class=step><strong>Chop</strong> the leeks.<img data-src="s.jpg"></div>
      <div class=step>Cook them.</div><p class=kcal>240 kcal</p></article></body></html>
      """
    let provider = try provider(definition, over: InMemoryTransport { _ in .html(html) })
    let recipe = try await provider.recipe(for: ListingID(provider: "mine", id: "7"))
    #expect(recipe.listing.title == "Leek soup")
    #expect(recipe.canonicalURL == "https://soups.example/leek")
    #expect(recipe.images.map(\.url).first == "https://soups.example/big.jpg")
    #expect(recipe.ingredientGroups.map(\.name) == ["Soup", "Top"])
    #expect(recipe.listing.ingredients == ["2 leeks", "salt", "croutons"])
    let steps = recipe.sections.flatMap(\.steps)
    #expect(steps.map(\.text) == ["Chop the leeks.", "Cook them."])
    #expect(steps.first?.image == "https://soups.example/r/s.jpg")
    #expect(recipe.nutrition.first?.text == "240 kcal")
  }

  @Test func `a page without the recipe is told`() async throws {
    let definition = try site(
      response: CardPage.response, fields: #"{"title": "css:h2", "id": "css:h2 a@href"}"#,
      more: #""detail": {"request": {"path": "/r/{id}"}, "item": "css:article.recipe"}"#)
    let provider = try provider(
      definition,
      over: InMemoryTransport { _ in .html("<html><body><h2>Log in</h2></body></html>") }
    )
    let id = ListingID(provider: "mine", id: "7")
    let error = await #expect(throws: ProviderError.self) { try await provider.recipe(for: id) }
    #expect(error?.code == .notFound)
  }

  @Test func `details may be written in another format than searches`() async throws {
    let definition = try site(
      response: #"{"list": "$"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#,
      more: """
        "detail": {"request": {"path": "/r/{id}"}, "format": "html", "fill": "always",
          "fields": {"title": "css:h1", "ingredients": "css:li"}}
        """)
    let transport = InMemoryTransport { request in
      request.url.contains("/r/")
        ? .html("<html><h1>Leek soup</h1><ul><li>2 leeks</ul></html>")
        : .json(#"[{"id": 7, "title": "Leek"}]"#)
    }
    let result = try await walk(definition, over: transport)
    #expect(result.accepted.map(\.listing.ingredients) == [["2 leeks"]])
    let text = definition.json.text()
    #expect(DefinitionReader.read(Array(text.utf8)).definition == definition)
  }

  @Test(
    arguments: [
      ("1,431 recipes", 1431), ("We found 1.431", 1431), ("1 431 Rezepte", 1431),
      ("1’431", 1431), ("12 of 431", 12), ("1,43", 1), ("7", 7), ("2024-05", 2024),
      ("12,345,678 soups", 12_345_678), ("no", nil), ("", nil),
      (String(repeating: "9", count: 40), nil), ("1.4k", 1),
    ] as [(String, Int?)])
  func `the first whole number of a text is found`(text: String, number: Int?) {
    #expect(JSON.string(text).firstInteger == number)
  }

  @Test(
    arguments: [
      ("4.5 out of 5", 4.5), ("4,5 von 5", 4.5), ("Rated 4 of 5", 4), (".5", 0.5), ("none", nil),
      ("88%", 88), ("1.431", 1.431),
    ] as [(String, Double?)])
  func `the first number of a text is found with its decimals`(text: String, number: Double?) {
    #expect(JSON.string(text).firstDecimal == number)
  }
}
