import RecipeModel
import RecipePages
import TestSupport
import Testing

@Suite("What a page shows beside its data", .fewAtOnce) struct ShownFactsTests {
  private func read(_ members: String, _ body: String) throws -> Recipe {
    let page = """
      <html><head><script type="application/ld+json">
      {"@type":"Recipe","name":"Onion Tart","recipeIngredient":["1 leek","2 onions"]\(members)}
      </script></head><body>\(body)</body></html>
      """
    return try PageReader().recipe(in: Array(page.utf8), url: "https://a.example/tart").recipe
  }

  @Test(
    "A button or a form with an open element hides nothing behind it",
    arguments: [
      "<header><button>Menu<div></button></div><p>Yield: 4 tarts</p></header>",
      "<header><form><div>Search</form></div><p>Yield: 4 tarts</p></header>",
      "<form><button><div><div>Go</button></form><p>Yield: 4 tarts</p>",
    ])
  func seesBehindOpenDivisions(body: String) throws {
    #expect(try read("", body).listing.recipeYield == "Yield: 4 tarts")
  }

  @Test("The heading of a list may say for how many it is")
  func readsYieldOfHeading() throws {
    let recipe = try read("", "<h4>Ingredients for 5 (small) servings</h4>")
    #expect(recipe.listing.recipeYield == "5 (small) servings")
    #expect(recipe.servings == 5)
  }

  @Test(
    "A label names who wrote the recipe",
    arguments: [
      ("<p>Автор: <a href=/l>Лариса</a></p>", ["Лариса"]),
      ("<p>Recipe by: Ann Lee</p>", ["Ann Lee"]),
      ("<p>Author: https://a.example/ann</p>", []), ("<p>By: 12</p>", []),
    ])
  func readsBylines(body: String, authors: [String]) throws {
    #expect(try read("", body).authors == authors)
  }

  @Test(
    "A class names who wrote the recipe",
    arguments: [
      (#"<span class="recipe-author__name">By Ann Lee</span>"#, ["Ann Lee"]),
      (#"<span class="author vcard"><a class="fn">Ann Lee</a></span>"#, ["Ann Lee"]),
      (#"<b class="comment-author">Bob</b>"#, []), (#"<p class="author-box">All about me</p>"#, []),
    ])
  func readsAuthorsByClass(body: String, authors: [String]) throws {
    #expect(try read("", body).authors == authors)
  }

  @Test(
    "A label names how long the making takes",
    arguments: [
      "Zubereitungszeit: 30 Minuten", "Zubereitung: 30 Min.", "Vorbereitung: 30 Min.",
      "Bereidingstijd: 30 min", "Voorbereiding: 30 minuten",
    ])
  func readsTimeOfMaking(label: String) throws {
    #expect(try read("", "<p>\(label)</p>").prepMinutes == 30)
    #expect(
      try read("", "<p>\(label.prefix { $0 != ":" }) nach Art der 30 Köche</p>").prepMinutes == nil)
  }

  @Test("A class names what a number counts")
  func readsYieldByClass() throws {
    #expect(try read("", #"<b class="recipe-servings">4</b>"#).listing.recipeYield == "4")
  }

  @Test(
    "Short labels of times need a colon or a line of their own",
    arguments: [
      ("<p>Prep: 10 mins</p><p>Cook: 20 mins</p>", 30),
      ("<dl><dt>Prep</dt><dd>10 min</dd><dt>Cook</dt><dd>20 min</dd></dl>", 30),
      ("<b>Prep &amp; Cook Time</b><p>1 hour 20 minutes</p>", 80), ("<p>Time: 45 minutes</p>", 45),
      ("<p>Cook 20 minutes more.</p>", nil), ("<p>Time 45 minutes</p>", nil),
    ])
  func readsShortLabels(body: String, minutes: Int?) throws {
    #expect(try read("", body).listing.totalMinutes == minutes)
  }

  @Test("A list of nutrition is read where it tells calories")
  func readsNutrition() throws {
    let body = "<ul><li>Calories: 240</li><li>Fat: 6 g</li><li>Protein 12g</li></ul>"
    #expect(
      try read("", body).nutrition.map { "\($0.name) \($0.text)" } == [
        "calories 240", "fatContent 6 g", "proteinContent 12g",
      ])
    #expect(try read("", "<ul><li>Fat: 6 g</li></ul>").nutrition.isEmpty)
  }

  @Test("A heading may say in brackets for how many its list is")
  func readsHeadingsWithBrackets() throws {
    let page = """
      <html lang=ja><title>肉じゃが</title><h1>肉じゃが</h1><h2>材料（2人分）</h2>
      <ul><li>じゃがいも 3個</li><li>牛肉 200g</li></ul><h2>作り方</h2>
      <ol><li>じゃがいもと牛肉を食べやすい大きさに切って、鍋に入れて弱火で煮る。</li></ol>
      """
    let recipe = try PageReader(guesses: true).recipe(in: Array(page.utf8)).recipe
    #expect(recipe.listing.ingredients == ["じゃがいも 3個", "牛肉 200g"])
  }

  @Test("A heading that names the dish and its making begins the steps")
  func readsMakingHeadings() throws {
    let step = "Rol het deeg uit en bak de taart in een uur goudbruin."
    let body = """
      <h2>Tips</h2><ul><li>Neem wat meer uien, of een scheut room erbij.</li></ul>
      <h2>Uientaart maken</h2><p>\(step)</p><h2>Reacties</h2><p>Dat was een lekkere uientaart!</p>
      """
    #expect(try read("", body).instructions == [step])
  }

  @Test("Headings that name the dish and its making part the steps")
  func readsSeveralMakingHeadings() throws {
    let steps = [
      "Kneed het deeg en laat het een uur rusten.", "Bak de taart in een uur goudbruin.",
    ]
    let body = """
      <h2>Uientaart maken</h2><p>\(steps[0])</p><h2>Uientaart bakken</h2><p>\(steps[1])</p>
      <h2>Meer recepten</h2><p>Probeer ook eens de heerlijke preitaart van mijn moeder.</p>
      """
    let sections = try read("", body).sections
    #expect(sections.map(\.name) == [nil, "Uientaart bakken"])
    #expect(sections.flatMap(\.steps).map(\.text) == steps)
  }

  @Test(
    "What stands behind a recipe is no step of it",
    arguments: [
      #"<div class="sharedaddy sd-sharing"><h4>Share it:</h4><ul><li>Click here to share this on a site</li></ul></div>"#,
      #"<section id="related-posts"><p>Another tart that you will certainly like.</p></section>"#,
      #"<div id="comments"><p>I made it twice, and everybody was delighted.</p></div>"#,
      "<footer><p>All rights are reserved by the people of this site.</p></footer>",
      "<p>Photo: Ann Lee</p><p>Come back tomorrow for another of our best recipes!</p>",
    ])
  func endsAtTheTail(tail: String) throws {
    let steps = [
      "Slice the leek and the onions finely.", "Bake the tart for an hour until golden.",
    ]
    let body = try "<h2>Method</h2><p>\(steps[at: 0])</p><p>\(steps[at: 1])</p>\(tail)"
    #expect(try read("", body).instructions == steps)
  }

  @Test("A button to share above the steps does not hide them")
  func readsBehindButtons() throws {
    let step = "Slice the leek and the onions finely."
    let body = #"<h2>Method</h2><div class="share">Print</div><ol><li>\#(step)</li></ol>"#
    #expect(try read("", body).instructions == [step])
  }

  @Test(
    "A title loses the word for what it is",
    arguments: [
      ("Uientaart – Recept", "Uientaart"), ("Onion Tart | Recipe", "Onion Tart"),
      ("Tart - Onion", "Tart - Onion"), ("– Recept", "– Recept"),
    ])
  func cleansTitles(written: String, title: String) throws {
    let page = MadePages.page(#"{"@type":"Recipe","name":"\#(written)","recipeIngredient":["x"]}"#)
    #expect(try PageReader().recipe(in: Array(page.utf8)).recipe.listing.title == title)
  }
}
