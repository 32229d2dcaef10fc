import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce, .serialized) struct HostilePageTests {
  @Test func `texts and links are harmless`() throws {
    let recipe = try read(
      #"""
      {"@type":"Recipe","name":"Soup\u001b[31m \u202egpj<script>alert(1)</scr\u0069pt>",
      "publisher":"\u0000Evil\u200b","image":"javascript:alert(1)","url":"file:///etc/passwd",
      "recipeIngredient":["\u0007 1 leek\u2066",{"@id":"x"},7,null,[["deep"]]],
      "recipeInstructions":["Boil\u009b.","\u200b"],"keywords":["\u202e"],"recipeYield":1e999999,
      "prepTime":"PT99999999999999H","aggregateRating":{"ratingValue":"1e400","bestRating":"nan"}}
      """#)
    #expect(recipe.listing.title == "Soup[31m gpj")
    #expect(recipe.listing.publisher == "Evil")
    #expect(recipe.listing.image == nil)
    #expect(recipe.listing.url == "https://a.example/")
    #expect(recipe.listing.ingredients == ["1 leek", "7", "deep"])
    #expect(recipe.otherIngredients == ["…"])
    #expect(recipe.instructions == ["Boil."])
    #expect(recipe.listing.rating == nil)
    #expect(recipe.listing.totalMinutes == nil)
    #expect(isHarmless(recipe))
  }

  @Test func `references in a circle end`() throws {
    let recipe = try read(
      #"""
      {"@graph":[{"@type":"Recipe","name":"Soup","author":{"@id":"a"},"publisher":{"@id":"r"},
      "image":{"@id":"a"},"@id":"r"},{"@id":"a","image":{"@id":"a"},"author":{"@id":"r"}}]}
      """#)
    #expect(recipe.listing.publisher == "Soup")
    #expect(recipe.listing.image == nil)
  }

  @Test func `lists are kept within limits`() throws {
    let many = String(repeating: #""a b","#, count: 20_000) + #""end""#
    let words = (1...500).map { "\"w\($0)\"" }.joined(separator: ",")
    let recipe = try read(
      #"""
      {"@type":"Recipe","name":"Soup","recipeIngredient":[\#(many)],"keywords":[\#(words)],
      "recipeInstructions":[\#(many)],"recipeCuisine":[\#(many)]}
      """#)
    #expect(recipe.listing.ingredients.count == ListingLimits.ingredientLines)
    #expect(recipe.instructions.count == ListingLimits.steps)
    #expect(recipe.keywords.count == 200)
    #expect((recipe.cuisine?.unicodeScalars.count ?? 0) <= ListingLimits.titleCharacters)
  }

  @Test(arguments: [
    "<", "<!--", "<!", "<a ", "<a b='", "<a/", "</", "</script", "<script>", "<script", "<title>",
    "<script type=application/ld+json>", "<script type=application/ld+json>{</script>",
    "<script type=application/ld+json>{\"Recipe\":</script>", "<a b=c ", "<a =", "\"", "&quot;",
    "<script type=application/ld+json>[[[[", "<script type=application/ld+json>// /* <!-- ",
    "<script type=application/ld+json>{\"@type\":\"Recipe\"}</script>", "<script></script ",
  ])
  func `the work grows with the page and no faster`(piece: String) {
    let page = "<html>" + String(repeating: piece, count: 150_000 / piece.utf8.count)
    #expect(throws: ProviderError.self) {
      try PageReader().recipe(in: Array(page.utf8), url: "https://a.example/").recipe
    }
  }

  @Test(arguments: [
    #""x""#, "1", "[]", "{}", #"{"@id":"x"}"#, #"{"@type":"Recipe"}"#, #"{"name":"y"}"#,
    #""\\u000a""#,
  ])
  func `long lists of one thing are read`(element: String) throws {
    let list = Array(repeating: element, count: 3_000).joined(separator: ",")
    for name in [
      "recipeIngredient", "recipeInstructions", "keywords", "author", "image", "recipeYield",
      "aggregateRating", "url", "@id", "identifier", "suitableForDiet", "mainEntityOfPage",
    ] {
      let recipe = try read(#"{"@type":"Recipe","name":"Soup","\#(name)":[\#(list)]}"#)
      #expect(isHarmless(recipe))
    }
  }

  @Test(arguments: [
    ("recipeInstructions", "a<"), ("recipeInstructions", "<br"), ("recipeInstructions", "<br>a"),
    ("recipeInstructions", "&lt;"), ("recipeInstructions", "a\\n"), ("recipeIngredient", "</p>b"),
    ("keywords", "a,"), ("keywords", ","), ("name", "<b"), ("name", "&"), ("image", "/../"),
    ("image", "https://a."), ("url", "?"), ("prepTime", "P1D"), ("description", "<!--"),
  ])
  func `one endless text is read`(name: String, piece: String) throws {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    let recipe = try read(
      #"{"@type":"Recipe","recipeIngredient":["x"],"name":"Soup","\#(name)":"\#(text)"}"#)
    #expect(isHarmless(recipe))
  }

  @Test func `a node that is named over and over is read once`() throws {
    let blanks = String(repeating: #" \u00a0"#, count: 4_000)
    let names = Array(repeating: #"{"@id":"a"}"#, count: 60_000).joined(separator: ",")
    for member in ["keywords", "recipeIngredient", "recipeInstructions", "author", "image"] {
      let recipe = try read(
        #"""
        {"@graph":[{"@type":"Recipe","name":"Soup","\#(member)":[\#(names)]},
        {"@id":"a","name":"\#(blanks)"}]}
        """#)
      #expect(isHarmless(recipe))
    }
  }

  @Test func `nodes that a list names keep their order, each once`() throws {
    let recipe = try read(
      #"""
      {"@graph":[{"@type":"Recipe","name":"Soup","recipeInstructions":
      [{"@id":"b"},"Stir.",{"@id":"a"},{"@id":"b"},{"@id":"none"},"Stir."]},
      {"@id":"a","text":"Serve."},{"@id":"b","text":"Boil."}]}
      """#)
    #expect(recipe.instructions == ["Boil.", "Stir.", "Serve.", "Stir."])
  }

  @Test(arguments: ["; ", " ;", "// ", "//\n", "--> \n", "*/"])
  func `marks around the value are passed over, however many`(mark: String) throws {
    let marks = String(repeating: mark, count: 1_000_000 / mark.utf8.count)
    let recipe = try read(#"{"@type":"Recipe","name":"Soup","recipeIngredient":["x"]}"# + marks)
    #expect(recipe.listing.title == "Soup")
  }

  @Test(arguments: [
    "<", "<a ", "<a>", "<title></title>", "<script type='&amp;'></script>",
    "<script type=application/ld+json>[1]</script>",
  ])
  func `nobody waits for a page whose request was cancelled`(piece: String) async {
    let page = Array(("<html>" + String(repeating: piece, count: 1_000)).utf8)
    let work = Task {
      while !Task.isCancelled { await Task.yield() }
      return Result { () throws(ProviderError) in
        try PageReader().recipe(in: page, url: "https://a.example/").recipe
      }
    }
    work.cancel()
    await #expect(throws: ProviderError(wrapping: CancellationError())) {
      try await work.value.get()
    }
  }

  @Test(arguments: [
    "<div>", "<span itemprop=x>", "<div itemscope itemprop=author>", "<ul><li>", "<b>x</i>",
    "<div typeof=Recipe property='a b c'>x", "<div class='hrecipe ingredient'>x", "<h2>Ingredients",
    "<div class=ingredients><li>1 egg", "<div id=a itemscope itemtype=Recipe itemref='a b'>", "<a ",
    "&amp;", "<!ENTITY a 'b'>&a;", "<table><tr><td>", "<p a=1 ", "<select><option>",
  ])
  func `marked pages are read in bounded time, however they nest`(piece: String) {
    let item = """
      <div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Soup</b>
      <li itemprop="recipeIngredient">1 leek</li></div>
      """
    let page = item + String(repeating: piece, count: 100_000 / piece.utf8.count) + item
    #expect(isReadOrRefused(Array(page.utf8)))
  }

  @Test func `ten thousand attributes and references cost no more than their length`() throws {
    let attributes = (0..<100_000).map { "a\($0)=1" }.joined(separator: " ")
    let references = (0..<5_000).map { "r\($0)" }.joined(separator: " ")
    let page = """
      <div itemscope itemtype="https://schema.org/Recipe" itemref="\(references)">
      <b itemprop="name">Soup</b><i \(attributes)>x</i></div>
      """
    var title = ""
    let time = try processorTime {
      title = try reader.recipe(in: Array(page.utf8)).recipe.listing.title
    }
    #expect(title == "Soup")
    #expect(time < .seconds(10))
  }

  @Test func `what is beyond the limit is not read, and a note says so`() throws {
    let long = MadePages.page(#"{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"]}"#)
    let page = Array(long.utf8) + [UInt8](repeating: 0x20, count: PageReader.longestPage)
    #expect(try reader.recipe(in: page).notes.contains { $0.contains("8 MiB") })
    let deep = long + String(repeating: "<div>", count: 10_000)
    #expect(try reader.recipe(in: Array(deep.utf8)).notes.contains { $0.contains("nests") })
  }

  @Test func `a page cut anywhere is read or refused`() {
    let page = Array(MadePages.blog.utf8)
    let end = page.count - Array("</script>".utf8).count
    for length in stride(from: 0, to: end, by: 7) {
      #expect(isReadOrRefused(Array(page.prefix(length))))
    }
  }

  @Test(arguments: [MadePages.blog, MadePages.portal, MadePages.builder, MadePages.marked], 1...40)
  func `a damaged page is read or refused`(page: String, seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var bytes = Array(page.utf8)
    let pieces = [
      "<", ">", "\"", "'", "\\", "{", "}", "[", "]", "<!--", "-->", "</script>", "\u{0}",
    ]
    for _ in 0..<1 + Int.random(in: 0..<30, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1:
        bytes.insert(
          contentsOf: pieces[Int.random(in: pieces.indices, using: &random)].utf8, at: place)
      case 2:
        bytes.removeSubrange(
          place..<min(bytes.count, place + 1 + Int.random(in: 0..<40, using: &random)))
      default:
        let start = Int.random(in: bytes.indices, using: &random)
        let piece = Array(
          bytes[start..<min(bytes.count, start + Int.random(in: 0..<200, using: &random))])
        bytes.insert(contentsOf: piece, at: place)
      }
    }
    #expect(isReadOrRefused(bytes))
  }

  private func read(_ json: String) throws -> Recipe {
    try PageReader().recipe(in: Array(MadePages.page(json).utf8), url: "https://a.example/").recipe
  }

  private let reader = PageReader(guesses: true)

  private func isReadOrRefused(_ page: [UInt8]) -> Bool {
    do throws(ProviderError) {
      return isHarmless(try reader.recipe(in: page, url: "https://a.example/").recipe)
    } catch {
      return [.notFound, .invalidResponse, .drift, .unsupported].contains(error.code)
        && !error.description.unicodeScalars.contains(where: \.isUnsafeToPrint)
    }
  }

  private func isHarmless(_ recipe: Recipe) -> Bool {
    let listing = recipe.listing
    let one: [String?] = [
      listing.title, listing.publisher, listing.recipeYield, recipe.summary, recipe.cuisine,
      recipe.category, recipe.siteName, recipe.cookingMethod, recipe.language,
    ]
    let parts =
      recipe.authors + recipe.equipment + recipe.notes + recipe.nutrition.map(\.text)
      + recipe.sections.compactMap(\.name) + recipe.ingredientGroups.compactMap(\.name)
    let texts =
      one.compactMap(\.self) + listing.ingredients + recipe.instructions + recipe.keywords + parts
    let links =
      [listing.url, listing.image, recipe.canonicalURL, recipe.video].compactMap(\.self)
      + recipe.images.map(\.url)
    return !listing.title.isEmpty && links.allSatisfy(WebLink.isWebLink)
      && texts.allSatisfy { text in
        !text.isEmpty && !text.unicodeScalars.contains(where: \.isUnsafeToPrint)
          && text.unicodeScalars.count <= ListingLimits.paragraphCharacters
      }
  }
}
