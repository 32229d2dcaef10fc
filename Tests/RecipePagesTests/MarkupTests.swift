import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct MarkupTests {
  @Test(arguments: [
    "https://schema.org/Recipe", "http://schema.org/Recipe/", "http://data-vocabulary.org/Recipe",
  ])
  func `microdata is read`(type: String) throws {
    let page = try read(
      """
      <html lang="de"><div itemscope itemtype="\(type)">
      <h1 itemprop="name">Lauchsuppe</h1><img itemprop="image" src="/s.jpg">
      <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></span>
      <meta itemprop="recipeYield" content="4 Portionen"><time itemprop="totalTime" datetime="PT35M">x</time>
      <ul><li itemprop="ingredients">1 Lauch</li><li itemprop="ingredients">2 Zwiebeln</li></ul>
      <div itemprop="recipeInstructions"><ol><li>Schneiden.</li><li>Kochen.</li></ol></div>
      <div itemprop="nutrition" itemscope><i itemprop="calories">200 kcal</i></div>
      <p itemprop="aggregateRating" itemscope><i itemprop="ratingValue">4,5</i>/<i itemprop="bestRating">5</i>
      (<i itemprop="ratingCount">1.204</i>)</p></div>
      """)
    let recipe = page.recipe
    #expect(recipe.listing.title == "Lauchsuppe")
    #expect(recipe.listing.image == "https://a.example/s.jpg")
    #expect(recipe.authors == ["Ann"])
    #expect(recipe.listing.recipeYield == "4 Portionen" && recipe.servings == 4)
    #expect(recipe.listing.totalMinutes == 35)
    #expect(recipe.listing.ingredients == ["1 Lauch", "2 Zwiebeln"])
    #expect(recipe.instructions == ["Schneiden.", "Kochen."])
    #expect(recipe.nutrition == [Nutrient(name: "calories", text: "200 kcal")])
    #expect(recipe.listing.rating == Rating(value: 4.5, scale: 5))
    #expect(recipe.ratingCount == 1204)
    #expect(recipe.language == "de")
    #expect(recipe.origin(of: .ingredients).syntax == "microdata")
  }

  @Test(arguments: [
    #"vocab="https://schema.org/" typeof="Recipe" property=""#,
    #"prefix="schema: http://schema.org/" typeof="schema:Recipe" property="schema:"#,
    #"xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe" property="v:"#,
  ])
  func `RDFa is read under every prefix`(start: String) throws {
    let prefix = start.split(separator: "\"").last.map(String.init) ?? ""
    let name = prefix.hasSuffix(":") ? prefix : ""
    let recipe = try read(
      """
      <div \(start.replacing(#" property="\#(name)"#, with: ""))>
      <h2 property="\(name)name">Soup</h2><a rel="nofollow" href="/x">x</a>
      <span property="\(name)author" typeof="\(name)Person"><b property="\(name)name">Ann</b></span>
      <li property="\(name)recipeIngredient">1 leek</li><li property="\(name)recipeIngredient">2 onions</li>
      <p property="\(name)recipeInstructions">Cut and boil everything.</p></div>
      """
    ).recipe
    #expect(recipe.listing.title == "Soup")
    #expect(recipe.authors == ["Ann"])
    #expect(recipe.listing.ingredients == ["1 leek", "2 onions"])
    #expect(recipe.instructions == ["Cut and boil everything."])
    #expect(recipe.origin(of: .title).syntax == "rdfa")
  }

  @Test(arguments: [
    ("hrecipe", "fn", "", "photo"), ("h-recipe", "p-name", "p-", "u-photo"),
  ])
  func `microformats old and new are read`(
    root: String, name: String, prefix: String, photo: String
  ) throws {
    let recipe = try read(
      """
      <div class="post \(root)"><h2 class="\(name)">Soup</h2><img class="\(photo)" src="s.jpg">
      <span class="\(prefix)author vcard"><a class="fn p-name" href="/ann">Ann</a></span>
      <span class="\(prefix)yield">4</span>
      <span class="duration dt-duration">half an hour<i class="value-title" title="PT30M"></i></span>
      <li class="\(prefix)ingredient">1 <b>leek</b></li><li class="\(prefix)ingredient">2 onions</li>
      <div class="instructions e-instructions"><p>Cut it.</p><p>Boil it.</p></div>
      <a rel="tag" href="/tag/winter">winter</a></div>
      """
    ).recipe
    #expect(recipe.listing.title == "Soup")
    #expect(recipe.authors == ["Ann"])
    #expect(recipe.listing.image == "https://a.example/s.jpg")
    #expect(recipe.listing.totalMinutes == 30)
    #expect(recipe.listing.ingredients == ["1 leek", "2 onions"])
    #expect(recipe.instructions == ["Cut it.", "Boil it."])
    #expect(recipe.keywords == ["winter"])
    #expect(recipe.origin(of: .yield).syntax == "h-recipe")
  }

  @Test func `what JSON-LD lacks is filled, what it says stays`() throws {
    let page = try read(
      MadePages.page(
        #"{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek","2 onions","3 l water"]}"#)
          + """
          <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">SOUP!</h1>
          <li itemprop="recipeIngredient">leek</li><p itemprop="recipeInstructions">Cut and boil it all.</p></div>
          """)
    let recipe = page.recipe
    #expect(recipe.listing.title == "Soup")
    #expect(recipe.listing.ingredients == ["1 leek", "2 onions", "3 l water"])
    #expect(recipe.instructions == ["Cut and boil it all."])
    #expect(recipe.origin(of: .ingredients).syntax == "json-ld")
    #expect(recipe.origin(of: .instructions).syntax == "microdata")
  }

  @Test func `properties outside of their item are found, and references followed once`() throws {
    let strays = try read(
      """
      <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1></div>
      <li itemprop="recipeIngredient">1 leek</li><li itemprop="recipeIngredient">2 onions</li>
      """)
    #expect(strays.recipe.listing.ingredients == ["1 leek", "2 onions"])
    let loop = try read(
      """
      <div itemscope itemtype="https://schema.org/Recipe" id="a" itemref="b a"><i itemprop="name">Soup</i></div>
      <div id="b" itemprop="author" itemscope itemref="a b"><i itemprop="name">Ann</i></div>
      """)
    #expect(loop.recipe.listing.title == "Soup")
  }

  @Test func `headings in the steps name their sections`() throws {
    let recipe = try read(
      """
      <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pie</h1>
      <div itemprop="recipeInstructions"><h3>Instructions</h3><h4>Make the dough!</h4>
      <ol><li>Knead it.</li><li>Let it rest.</li></ol><h4>Step 2</h4><p>Roll it out.</p>
      <p><strong>Bake</strong></p><p><b>Carefully</b> bake it.</p></div></div>
      """
    ).recipe
    #expect(recipe.sections.map(\.name) == ["Make the dough!", "Bake"])
    #expect(
      recipe.instructions == ["Knead it.", "Let it rest.", "Roll it out.", "Carefully bake it."])
  }

  @Test func `amounts that stand beside a marked name are taken along`() throws {
    let recipe = try read(
      """
      <table itemscope itemtype="https://schema.org/Recipe"><caption itemprop="name">Soup</caption>
      <tr><td>1</td><td itemprop="recipeIngredient">leek</td></tr>
      <tr><td>200 g</td><td itemprop="recipeIngredient">onions</td></tr></table>
      """
    ).recipe
    #expect(recipe.listing.ingredients == ["1 leek", "200 g onions"])
  }

  private func read(_ page: String) throws -> PageRecipe {
    try PageReader().recipe(in: Array(page.utf8), url: "https://a.example/soup")
  }
}
