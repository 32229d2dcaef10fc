import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ShownPageTests {
  @Test(arguments: [
    (
      "en", "Onion Soup", "Ingredients", "Method", "Serves 4", "1 leek", "2 onions",
      "Slice the leek and the onions finely."
    ),
    (
      "de", "Zwiebelsuppe", "Zutaten", "Zubereitung", "Für 4 Personen", "1 Lauch", "2 Zwiebeln",
      "Lauch und Zwiebeln in feine Ringe schneiden."
    ),
    ("ja", "玉ねぎスープ", "材料", "作り方", "4人分", "長ねぎ 1本", "玉ねぎ 2個", "長ねぎと玉ねぎを薄切りにして、鍋に入れ、弱火でゆっくりと炒める。"),
    (
      "he", "מרק בצל", "מצרכים", "אופן ההכנה", "4 מנות", "1 כרישה", "2 בצלים",
      "פורסים את הכרישה ואת הבצלים לפרוסות דקות."
    ),
    (
      "ar", "شوربة البصل", "المكونات", "طريقة التحضير", "4 أشخاص", "1 كراث", "2 بصل",
      "يقطع الكراث والبصل إلى شرائح رفيعة جدا."
    ),
    (
      "ru", "Луковый суп", "Ингредиенты", "Приготовление", "4 порции", "1 лук-порей", "2 луковицы",
      "Нарежьте лук-порей и лук тонкими кольцами."
    ),
  ])
  func `headings and lists are read in many languages when asked`(
    language: String, title: String, ingredients: String, method: String, yield: String,
    first: String, second: String, step: String
  ) throws {
    let page = """
      <html lang="\(language)"><head><title>\(title) | Blog</title></head><body><nav><ul>
      <li><a href="/">Home</a></li><li><a href="/b">\(ingredients)</a></li></ul></nav>
      <h1>\(title)</h1><p>\(yield)</p><h2>\(ingredients):</h2><ul><li>\(first)</li><li>\(second)</li></ul>
      <h2>\(method)</h2><ol><li>\(step)</li><li>\(step) 2.</li></ol>
      <h2>Comments</h2><ul><li>What a wonderful soup this is, thank you!</li></ul></body></html>
      """
    #expect(throws: ProviderError.self) { try read(page, guesses: false) }
    let recipe = try read(page, guesses: true).recipe
    #expect(recipe.listing.title == title)
    #expect(recipe.listing.ingredients == [first, second])
    #expect(recipe.instructions.first == step && recipe.instructions.count == 2)
    #expect(recipe.language == language)
    #expect(recipe.origin(of: .ingredients).syntax == "guessed")
  }

  @Test(arguments: [
    ("Ingredients (serves 4)", "4"), ("Zutaten (für 2 Personen)", "2 Personen"),
    ("Pour 6 personnes", "6 personnes"), ("Ingredienti per 4 persone", "4 persone"),
    ("Ingredients for 12 muffins", "12 muffins"),
  ])
  func `the heading of the ingredients may say for how many they are`(
    heading: String, yield: String
  ) throws {
    let recipe = try read(
      """
      <h1>Soup</h1><p>A fine soup.</p><h2>\(heading)</h2>
      <ul><li>☐ 200 g peas</li><li>• 2 onions</li></ul>
      <h2>Directions</h2><p>Boil the peas with the onions until they are soft.</p>
      """, guesses: true
    ).recipe
    #expect(recipe.listing.ingredients == ["200 g peas", "2 onions"])
    #expect(recipe.listing.recipeYield?.hasSuffix(yield) == true)
  }

  private func guessed(_ body: String) throws -> Recipe {
    try read("<h1>Soup</h1>\(body)", guesses: true).recipe
  }

  @Test(arguments: [
    ("Zutaten", "So wird's gemacht"), ("Il vous faut :", "Étapes de la recette"),
    ("Liste des ingrédients", "Réalisation"), ("¿Qué necesitas?", "Cómo se hace"),
    ("Cosa serve", "Come si prepara"), ("Dit heb je nodig", "Zo maak je het"),
  ])
  func `pages without lists call their parts by many names`(ingredients: String, steps: String)
    throws
  {
    let recipe = try guessed(
      """
      <div>\(ingredients)</div><div>200 g peas</div><div>2 onions</div><div>\(steps)</div>
      <div>1.- Boil the peas with the onions.</div><div>2.- Blend all of it finely.</div>
      <div>Serve it while it is hot, with bread.</div>
      """)
    #expect(recipe.listing.ingredients == ["200 g peas", "2 onions"])
    #expect(
      recipe.instructions == [
        "Boil the peas with the onions.", "Blend all of it finely.",
        "Serve it while it is hot, with bread.",
      ])
  }

  @Test(arguments: [
    "<p>Ingredients</p><p>200 g peas, 1 red onion, 1 l stock, salt</p><p>Method</p><p>STEP</p>",
    "<p><em>Ingredients:</em> 200 g peas, 1 red onion, 1 l stock, salt</p><p><em>Method:</em> STEP</p>",
    "<p>You'll need: 200 g peas, 1 red onion, 1 l stock, salt.</p><p>Method: STEP</p>",
  ])
  func `ingredients may be a sentence`(body: String) throws {
    let step = "Boil the peas with the onion in the stock. Blend."
    let recipe = try guessed(body.replacing("STEP", with: step))
    #expect(recipe.listing.ingredients == ["200 g peas", "1 red onion", "1 l stock", "salt"])
    #expect(recipe.instructions == [step])
  }

  @Test func `a table of ingredients needs no heading`() throws {
    let recipe = try guessed(
      """
      <table><tr><td>1 kg</td><td>Kartoffeln</td></tr><tr><td>1</td><td>Zwiebel</td></tr>
      <tr><td>1 l</td><td>Brühe</td></tr><tr><td></td><td>Salz</td></tr></table>
      <h3>Zubereitung</h3><p>Kartoffeln und Zwiebel in der Brühe kochen.</p>
      """)
    #expect(recipe.listing.ingredients == ["1 kg Kartoffeln", "1 Zwiebel", "1 l Brühe", "Salz"])
  }

  @Test(arguments: [
    "Posted by Mary at 10:32 AM", "3 comments:", "Eingestellt von Erika um 12:30",
    "Publié par Claire à 08:12", "Publicado por Lola en 9:15", "Geplaatst door Jan op 14:02",
    "Labels: soup, peas", "Guten Appetit!", "Bon appétit !", "Eet smakelijk!",
    "Nährwerte pro Portion: 350 kcal", "Raciones: 6", "Portionen: 4",
  ])
  func `what stands behind a post is no step`(line: String) throws {
    let recipe = try guessed(
      """
      <p><b>Ingredients</b></p><p>200 g peas<br>2 onions</p><p><b>Method</b></p>
      <p>Boil the peas with the onions until soft.</p><p>\(line)</p>
      """)
    #expect(recipe.instructions == ["Boil the peas with the onions until soft."])
  }

  @Test(arguments: [
    ("Préparation : 20 min - Cuisson : 35 min", nil),
    ("Prep time: 20 min | Cook time: 35 min", nil),
    ("Preparazione: 20 min | Cottura: 35 min | Dosi per: 8 persone", "8 persone"),
  ])
  func `a line may tell several facts`(line: String, yield: String?) throws {
    let recipe = try guessed(
      """
      <p>\(line)</p><h2>Ingredients</h2><p>200 g peas<br>2 onions</p><h2>Method</h2>
      <p>Boil the peas with the onions until soft.</p>
      """)
    #expect(recipe.prepMinutes == 20 && recipe.cookMinutes == 35)
    #expect(recipe.listing.recipeYield == yield)
    #expect(recipe.instructions.count == 1)
  }

  @Test func `a time of a day stays one`() throws {
    let recipe = try read(
      """
      <h1>Pickle</h1><p>Total time: 24 hours</p><h2>Ingredients</h2>
      <ul><li>1 leek</li><li>2 onions</li></ul>
      <h2>Directions</h2><p>Cover with brine and keep it cool for a day.</p>
      """, guesses: true
    ).recipe
    #expect(recipe.listing.totalMinutes == 1_440)
  }

  @Test func `headings inside a list name groups`() throws {
    let recipe = try read(
      """
      <h1>Tart</h1><h2>Ingredients</h2><h3>1. Dough:</h3><ul><li>250 g flour</li><li>125 g butter</li></ul>
      <h3>Filling</h3><ul><li>3 leeks</li><li>2 eggs</li></ul>
      <h2>Directions</h2><p>Rub the butter into the flour, fill and bake.</p>
      """, guesses: true
    ).recipe
    #expect(
      recipe.ingredientGroups == [
        IngredientGroup(name: "Dough", ingredients: ["250 g flour", "125 g butter"]),
        IngredientGroup(name: "Filling", ingredients: ["3 leeks", "2 eggs"]),
      ])
  }

  @Test func `headings inside a list of steps are no steps`() throws {
    let recipe = try read(
      """
      <h1>Tart</h1><h2>Ingredients</h2><ul><li>250 g flour</li><li>3 leeks</li></ul>
      <h2>Method</h2><ol><li><strong>The dough</strong></li><li>Rub the butter into the flour.</li>
      <li>For the filling:</li><li>Cook the leeks gently in butter.</li><li>Fill the dough and bake it.</li></ol>
      """, guesses: true
    ).recipe
    #expect(recipe.sections.map(\.name) == ["The dough", "For the filling"])
    #expect(
      recipe.instructions == [
        "Rub the butter into the flour.", "Cook the leeks gently in butter.",
        "Fill the dough and bake it.",
      ])
  }

  @Test func `bold steps are steps`() throws {
    let recipe = try read(
      """
      <h1>Tart</h1><h2>Ingredients</h2><ul><li><b>250 g flour</b></li><li><b>butter</b></li></ul>
      <h2>Method</h2><ol><li><b>Rub the butter into the flour</b></li><li><b>Bake it until it is golden</b></li></ol>
      """, guesses: true
    ).recipe
    #expect(recipe.listing.ingredients == ["250 g flour", "butter"])
    #expect(recipe.instructions == ["Rub the butter into the flour", "Bake it until it is golden"])
  }

  @Test func `lists of ingredients in boxes of their own are one, whatever stands over them`()
    throws
  {
    let recipe = try read(
      """
      <h1>Melt</h1><ul><li><a href="/">Home</a></li><li><a href="/a">About</a></li></ul>
      <div><div><h2>Produce</h2></div><div><ul><li>1 small onion</li><li>2 leeks</li><li>1 lemon</li></ul></div></div>
      <div><div><h2>Dairy</h2></div><div><ul><li>100 g cheddar</li></ul></div></div>
      <div><div><h2>Pantry</h2></div><div><ul><li>2 tbsp oil</li><li>4 slices of bread</li><li>salt</li></ul></div></div>
      <div><ol><li>Slice the onion and the leeks, and fry them in the oil until they are soft.</li>
      <li>Melt the cheese over them, and serve on the bread with a little lemon juice.</li>
      <li>Let the rest of it cool, and keep it in the fridge for no more than a day.</li></ol></div>
      """, guesses: true
    ).recipe
    #expect(
      recipe.listing.ingredients == [
        "1 small onion", "2 leeks", "1 lemon", "100 g cheddar", "2 tbsp oil", "4 slices of bread",
        "salt",
      ])
    #expect(recipe.ingredientGroups.compactMap(\.name) == ["Dairy", "Pantry"])
  }

  @Test func `what stands behind a post is no step`() throws {
    let recipe = try read(
      """
      <h1>Soup</h1><h2>Ingredients</h2><ul><li>1 leek</li><li>2 onions</li></ul>
      <h2>Directions</h2><p>Slice the leek and the onions, and boil them.</p><p>Season and serve.</p>
      <p>Facebook0 Twitter Pinterest0</p><p>Previous</p><p>Another soup that we cooked last week</p>
      """, guesses: true
    ).recipe
    #expect(
      recipe.instructions == ["Slice the leek and the onions, and boil them.", "Season and serve."])
  }

  @Test func `lists that wait behind a switch are left out`() throws {
    let recipe = try read(
      """
      <h1>Tart</h1><h2>Ingredients</h2><ul><li>250 g flour</li><li>125 g butter</li></ul>
      <ul class="u-visuallyhidden"><li>8.8 oz flour</li><li>4.4 oz butter</li></ul>
      """, guesses: true
    ).recipe
    #expect(recipe.listing.ingredients == ["250 g flour", "125 g butter"])
  }

  @Test func `the card of a plug-in tells groups, equipment and notes`() throws {
    let card = """
      <style>.wprm-recipe-group-name{}</style>
      <div class="wprm-recipe-equipment-container"><div class="wprm-recipe-equipment-name">Pan</div></div>
      <div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">Ingredients</h3>
      <div class="wprm-recipe-ingredient-group"><ul><li class="wprm-recipe-ingredient">1 egg</li></ul></div>
      <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Sauce</h4>
      <ul><li class="wprm-recipe-ingredient">2 tomatoes</li><li class="wprm-recipe-ingredient">salt (sea)</li></ul></div></div>
      <div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul><li>Fry the egg.</li></ul></div>
      <div class="wprm-recipe-notes-container"><h3>Tips &amp; Notes:</h3><p>Keeps a day.</p></div>
      """
    let data =
      #"{"@type":"Recipe","name":"Egg","recipeIngredient":["1 egg","2 tomatoes","salt ((sea))"],"recipeInstructions":"Fry the egg in a little butter."}"#
    let recipe = try read(MadePages.page(data) + card, guesses: false).recipe
    #expect(
      recipe.ingredientGroups == [
        IngredientGroup(ingredients: ["1 egg"]),
        IngredientGroup(name: "Sauce", ingredients: ["2 tomatoes", "salt (sea)"]),
      ])
    #expect(recipe.ingredientGroups.flatMap(\.ingredients) == recipe.listing.ingredients)
    #expect(recipe.equipment == ["Pan"])
    #expect(recipe.notes == ["Keeps a day."])
    #expect(recipe.origin(of: .ingredientGroups).syntax == "class")
  }

  @Test(
    arguments: [
      ("<h4>See also</h4><ul>1</ul><ul>2</ul>", []),
      ("<h4>Metric</h4><ul>1</ul><h4>Metric</h4><ul>2</ul>", []),
      ("<p><b>Serves:</b> many</p><ul>1</ul><h4>Salsa</h4><ul>2</ul>", [nil, "Salsa"]),
      ("<h4>Leek tart</h4><ul>1</ul><h4>Salsa</h4><ul>2</ul>", [nil, "Salsa"]),
      ("<h4>Tart:</h4><ul>1</ul><p><b>Salsa</b>:</p><ul>2</ul>", ["Tart", "Salsa"]),
    ] as [(String, [String?])])
  func `names of groups part the ingredients, and have no colon`(
    lists: String, names: [String?]
  ) throws {
    let data =
      #"{"@type":"Recipe","name":"Leek Tart","recipeIngredient":["1 large onion","2 tomatoes"]}"#
    let shown = lists.replacing("1</ul>", with: "<li>1 large onion</li></ul>")
      .replacing("2</ul>", with: "<li>2 tomatoes</li></ul>")
    let card = #"<div class="tasty-recipes-ingredients">\#(shown)</div>"#
    let recipe = try read(MadePages.page(data) + card, guesses: false).recipe
    #expect(recipe.ingredientGroups.map(\.name) == names)
    #expect(recipe.listing.ingredients == ["1 large onion", "2 tomatoes"])
  }

  @Test func `the title of a page is no group of its ingredients`() throws {
    let data =
      #"{"@type":"Recipe","name":"Egg","recipeIngredient":["1 large onion","2 tomatoes"],"recipeInstructions":["Fry it."]}"#
    let shown = """
      <h1>Egg</h1><section><h2>Ingredients</h2><ul><li>1 large onion</li><li>2 tomatoes</li></ul></section>
      <h2>Steps</h2><ol><li>Fry it.</li></ol>
      """
    let recipe = try read(MadePages.page(data) + shown, guesses: false).recipe
    #expect(recipe.listing.ingredients == ["1 large onion", "2 tomatoes"])
    #expect(recipe.ingredientGroups.isEmpty)
  }

  @Test(arguments: [
    #"<script id="__NEXT_DATA__" type="application/json">{"props":{"r":RECIPE}}</script>"#,
    "<script>window.__INITIAL_STATE__ = {\"a\":[RECIPE]};</script>",
  ])
  func `the state of a page's program is read`(script: String) throws {
    let data =
      #"{"title":"Soup","servings":4,"ingredients":[{"amount":"1","name":"leek"},{"amount":"2","name":"onions"}],"steps":[{"text":"Cut."},{"text":"Boil."}]}"#
    let recipe = try read(
      "<html><title>x</title>" + script.replacing("RECIPE", with: data), guesses: false
    ).recipe
    #expect(recipe.listing.title == "Soup")
    #expect(recipe.listing.ingredients == ["1 leek", "2 onions"])
    #expect(recipe.instructions == ["Cut.", "Boil."])
    #expect(recipe.origin(of: .title).syntax == "state")
  }

  @Test func `data of no use makes way for what the page shows`() throws {
    let data =
      #"{"@type":"Recipe","name":"Stew","recipeIngredient":["Chicken"],"recipeInstructions":"See below"}"#
    let recipe = try read(
      MadePages.page(data) + """
        <h2>Ingredients</h2><ul><li>1 chicken</li><li>2 onions</li><li>3 carrots</li></ul>
        <h2>Method</h2><ol><li>Cut the chicken into eight pieces and brown them.</li></ol>
        """, guesses: false
    ).recipe
    #expect(recipe.listing.ingredients == ["1 chicken", "2 onions", "3 carrots"])
    #expect(recipe.instructions == ["Cut the chicken into eight pieces and brown them."])
    #expect(recipe.origin(of: .ingredients).syntax == "html")
  }

  private func read(_ page: String, guesses: Bool) throws -> PageRecipe {
    try PageReader(guesses: guesses).recipe(in: Array(page.utf8), url: "https://a.example/soup")
  }
}
