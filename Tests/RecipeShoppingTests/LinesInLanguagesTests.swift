import RecipeModel
import RecipeSearch
import RecipeShopping
import TestSupport
import Testing

/// Lines of recipes in six languages as the items that they become.
@Suite("Lines in six languages", .fewAtOnce)
struct LinesInLanguagesTests {
  /// The items of lines of one recipe in a language, by their texts.
  private func items(_ language: String?, _ lines: [String]) -> Set<String> {
    var recipe = recipe(lines)
    recipe.language = language
    return Set(texts(ShoppingList([ShoppingRecipe(recipe)], atHome: nil)))
  }

  @Test(
    "Foods that a line joins are items with their own amounts",
    arguments: [
      (
        "en", ["1 carrot and 2 onions", "2 eggs and 1 yolk"],
        ["1 carrot", "2 onions", "2 eggs", "1 yolk"]
      ),
      (
        "de", ["1 Möhre und 2 Zwiebeln", "2 Eier und 1 Eigelb"],
        ["1 Möhre", "2 Zwiebeln", "2 Eier", "1 Eigelb"]
      ),
      ("fr", ["1 carotte et 2 oignons"], ["1 carotte", "2 oignons"]),
      ("es", ["1 cebolla y 2 zanahorias"], ["1 cebolla", "2 zanahorias"]),
      ("it", ["1 carota e 2 cipolle"], ["1 carota", "2 cipolle"]),
      ("nl", ["1 wortel en 2 uien"], ["1 wortel", "2 uien"]),
      (nil, ["1 Möhre und 2 Zwiebeln"], ["1 Möhre", "2 Zwiebeln"]),
      ("en", ["2 eggs plus 1 egg yolk", "1 egg"], ["3 eggs", "1 egg yolk"]),
      (
        "en", ["1 carrot, peeled, 2 onions, chopped, and 1 leek"],
        ["1 carrot", "2 onions", "1 leek"]
      ),
      (
        "en", ["1 tin (400 g) tomatoes and 200 ml milk"], ["1 (400 g) tin tomatoes", "200 ml milk"]
      ),
      ("en", ["salt, pepper, 1 tsp cumin"], ["salt", "pepper", "1 tsp cumin"]),
      ("en", ["salt and 1 tsp cumin"], ["salt", "1 tsp cumin"]),
      ("de", ["Salz, Pfeffer und Öl"], ["Salz", "Pfeffer", "Öl"]),
      (
        "en", ["1 tsp salt, pepper", "200 g butter, flour and 2 eggs"],
        ["1 tsp salt", "pepper", "200 g butter", "flour", "2 eggs"]
      ),
      ("en", ["parsley, basil or mint"], ["parsley or basil or mint"]),
      (
        "de", ["1 EL Petersilie, Basilikum oder Minze"],
        ["1 EL Petersilie oder Basilikum oder Minze"]
      ),
      // One food, or one amount.
      ("en", ["salt and pepper"], ["salt and pepper"]),
      ("fr", ["sel et poivre"], ["sel et poivre"]),
      (
        "en", ["1 cup half and half", "macaroni and cheese"],
        ["1 cup half and half", "macaroni and cheese"]
      ),
      ("en", ["1 cup half and half and 2 eggs"], ["1 cup half and half", "2 eggs"]),
      ("en", ["1 cup and 2 tbsp sugar"], ["1 cup + 2 tablespoons sugar"]),
      ("en", ["2 cups flour plus 2 tbsp for dusting"], ["2 cups + 2 tablespoons flour"]),
      ("en", ["2 carrots, 1 diced and 1 sliced"], ["2 carrots"]),
      ("en", ["oil, olive", "cheese, cheddar"], ["oil", "cheese"]),
      (
        "en", ["1 lemon, juice", "200 g fish, cod", "2 onions, or shallots, chopped"],
        ["1 lemon", "200 g fish", "2 onions"]
      ),
      // What cannot be told apart is listed as it stands.
      ("en", ["2 red and 1 green pepper"], ["2 red and 1 green pepper"]),
      ("en", ["1 cup carrots, celery and onions"], ["1 cup carrots, celery and onions"]),
      ("en", ["1 onion and 2 zorbles"], ["1 onion and 2 zorbles"]),
      ("fr", ["3 œufs et 1 jaune"], ["3 œufs et 1 jaune"]),
      ("en", ["1 large and 2 small onions"], ["1 large and 2 small onions"]),
    ] as [(String?, [String], Set<String>)])
  func joined(language: String?, lines: [String], expected: Set<String>) {
    #expect(items(language, lines) == expected)
  }

  @Test("Foods that a line joins are scaled, and stand behind the one line")
  func joinedAndScaled() {
    let soup = recipe(["1 carrot and 2 onions", "1 onion and 1 red onion"], yield: "2 servings")
    let list = ShoppingList([ShoppingRecipe(soup, servings: 6)], atHome: nil)
    #expect(Set(texts(list)) == ["3 carrots", "9 onions", "3 red onions"])
    let twice = ShoppingList([ShoppingRecipe(recipe(["1 onion and 2 onions"]))], atHome: nil)
    #expect(texts(twice) == ["3 onions"])
    #expect(twice.items.first?.sources.map(\.line) == ["1 onion and 2 onions"])
  }

  @Test(
    "An amount of each is that of every food of the line",
    arguments: [
      (
        "en", "1 tsp each cumin, coriander and paprika",
        ["1 tsp cumin", "1 tsp coriander", "1 tsp paprika"]
      ),
      (
        "en", "1 cup each diced carrots, celery and onions",
        ["1 cup carrots", "1 cup celery", "1 cup onions"]
      ),
      (
        "en", "1/2 cup each chopped leek, fennel, and kale",
        ["1/2 cup leek", "1/2 cup fennel", "1/2 cup kale"]
      ),
      ("en", "2 tbsp each butter and oil", ["2 tbsp butter", "2 tbsp oil"]),
      ("en", "cumin and paprika, 1 tsp each", ["1 tsp cumin", "1 tsp paprika"]),
      ("en", "1 tsp each of cumin and coriander, toasted", ["1 tsp cumin", "1 tsp coriander"]),
      (
        "de", "je 1 TL Kümmel, Paprika und Pfeffer",
        ["1 TL Kümmel", "1 TL Paprika", "1 TL Pfeffer"]
      ),
      ("de", "1 TL je Kümmel und Pfeffer", ["1 TL Kümmel", "1 TL Pfeffer"]),
      (
        "fr", "1 c. à café de chaque : cumin, coriandre",
        ["1 c. à café cumin", "1 c. à café coriandre"]
      ),
      (
        "es", "1 cucharadita de cada uno: comino, pimentón y canela",
        ["1 cucharadita comino", "1 cucharadita pimentón", "1 cucharadita canela"]
      ),
      (
        "it", "1 cucchiaino ciascuno di cumino e paprika",
        ["1 cucchiaino cumino", "1 cucchiaino paprika"]
      ),
      (
        "nl", "elk 1 tl komijn, kurkuma en paprikapoeder",
        ["1 tl komijn", "1 tl kurkuma", "1 tl paprikapoeder"]
      ),
      ("nl", "van elk 1 tl komijn en kurkuma", ["1 tl komijn", "1 tl kurkuma"]),
      ("en", "2 steaks, 200 g each", ["2 (200 g) steaks"]),
      ("en", "1 each red and green pepper", ["1 each red and green pepper"]),
    ] as [(String, String, Set<String>)])
  func each(language: String, line: String, expected: Set<String>) {
    #expect(items(language, [line]) == expected)
  }

  @Test(
    "The food is named wherever it stands, without its preparation and size",
    arguments: [
      // What was done stands between the amount and the food.
      ("de", ["500 g, gehackt, Rindfleisch"], ["500 g Rindfleisch"]),
      ("de", ["1 Dose, abgetropft, Kichererbsen"], ["1 Dose Kichererbsen"]),
      (
        "de", ["2 gekochte, gepellte Eier", "1 große, geschälte Zwiebel"], ["2 Eier", "1 Zwiebel"]
      ),
      ("en", ["1 can, drained, chickpeas"], ["1 can chickpeas"]),
      ("fr", ["1 boîte, égouttée, pois chiches"], ["1 boîte pois chiches"]),
      ("es", ["1 lata, escurrida, garbanzos"], ["1 lata garbanzos"]),
      ("it", ["200 g, grattugiato, parmigiano"], ["200 g parmigiano"]),
      ("nl", ["1 blik, uitgelekt, kikkererwten"], ["1 blik kikkererwten"]),
      (
        "en", ["1/2 cup toasted, chopped walnuts", "beef, minced, 500 g"],
        ["1/2 cup walnuts", "500 g beef, minced"]
      ),
      // Sizes.
      (
        "de", ["1 große Zwiebel", "2 Zwiebeln", "2 große Eier", "3 Eier", "1 Ei Größe M"],
        ["3 Zwiebeln", "6 Eier"]
      ),
      (
        "es", ["2 huevos grandes", "1 huevo", "1 cebolla pequeña", "1 cebolla mediana"],
        ["3 huevos", "2 cebollas"]
      ),
      (
        "fr", ["2 gros œufs", "1 œuf", "1 petite carotte", "2 carottes moyennes"],
        ["3 œufs", "3 carottes"]
      ),
      ("nl", ["1 grote ui", "2 uien", "1 middelgroot ei", "1 ei"], ["3 uien", "2 eieren"]),
      ("it", ["1 cipolla grande", "2 cipolle", "1 cipolla media"], ["4 cipolle"]),
      (
        "fr", ["1 pincée de gros sel", "200 g de petits pois"],
        ["1 pincée gros sel", "200 g petits pois"]
      ),
      // What was done.
      (
        "en",
        [
          "3 peeled and chopped carrots", "500 g diced and trimmed lamb",
          "2 tbsp melted and cooled butter",
        ], ["3 carrots", "500 g lamb", "2 tbsp butter"]
      ),
      (
        "en",
        ["2 cups freshly grated or shredded cheddar", "1 finely chopped and seeded red chilli"],
        ["2 cups cheddar", "1 red chilli"]
      ),
      (
        "en", ["2 hard-boiled and sliced eggs", "1 kg, peeled and cubed, pumpkin"],
        ["2 eggs", "1 kg pumpkin"]
      ),
      (
        "fr",
        [
          "2 oignons émincés", "1 oignon", "1 oignon haché finement",
          "1 gros oignon coupé en petits dés",
        ], ["5 oignons"]
      ),
      (
        "es", ["2 cebollas picadas", "1 cebolla", "1 cebolla pelada y cortada en juliana"],
        ["4 cebollas"]
      ),
      (
        "it", ["2 cipolle tritate", "1 cipolla", "1 cipolla tagliata a fette sottili"],
        ["4 cipolle"]
      ),
      ("de", ["2 gehackte Zwiebeln", "1 Zwiebel", "1 fein gewürfelte Zwiebel"], ["4 Zwiebeln"]),
      ("nl", ["1 gesnipperde ui", "2 uien"], ["3 uien"]),
      // What it is for, and to one's taste.
      ("de", ["2 EL Öl zum Braten", "1 EL Öl"], ["3 EL Öl"]),
      ("it", ["latte q.b.", "200 ml di latte"], ["200 ml latte; to taste"]),
      ("fr", ["poivre au goût"], ["poivre, to taste"]),
      // Other foods than without the word.
      ("fr", ["500 g de bœuf haché", "200 g de bœuf"], ["500 g bœuf haché", "200 g bœuf"]),
      ("it", ["400 g di pomodori pelati", "2 pomodori"], ["400 g pomodori pelati", "2 pomodori"]),
      ("fr", ["100 g de fromage râpé"], ["100 g fromage râpé"]),
    ] as [(String, [String], Set<String>)])
  func bare(language: String, lines: [String], expected: Set<String>) {
    #expect(items(language, lines) == expected)
  }

  @Test(
    "The size of a package is told wherever it stands",
    arguments: [
      ("en", "1 tin of tomatoes, 400g", "1 (400 g) tin tomatoes"),
      ("de", "1 Dose Kokosmilch, 400 ml", "1 (400 ml) Dose Kokosmilch"),
      ("de", "1 Paket TK-Spinat (450 g)", "1 (450 g) Paket TK-Spinat"),
      ("it", "2 mozzarelle da 125 g", "2 (125 g) mozzarelle"),
      ("es", "1 yogur de limón de 125 g", "1 (125 g) yogur de limón"),
      ("fr", "1 plaquette de beurre (250 g)", "1 (250 g) plaquette de beurre"),
      ("fr", "1 boîte de thon de 140 g, égoutté", "1 (140 g) boîte thon"),
      ("nl", "1 blik mais van 300 g", "1 (300 g) blik mais"),
      ("en", "2 tins of tomatoes, 400 g", "2 tins tomatoes"),
      ("en", "1 onion (150 g)", "1 onion"),
    ])
  func sizes(language: String, line: String, expected: String) {
    #expect(items(language, [line]) == [expected])
  }

  @Test(
    "An amount behind the food counts, and one that cannot be read is never lost",
    arguments: [
      ("it", ["Uova 2", "n. 2 uova"], ["4 uova"]),
      (
        "en",
        ["carrots, peeled, 2", "3 carrots", "chicken breasts, 2", "onion (1 large)", "2 onions"],
        ["5 carrots", "2 chicken breasts", "3 onions"]
      ),
      ("de", ["Zwiebeln, 2", "Mehl 405"], ["2 Zwiebeln", "Mehl 405"]),
      ("it", ["farina 2"], ["farina 2"]),
      ("de", ["Zwiebel, 1 große", "2 Zwiebeln"], ["3 Zwiebeln"]),
      ("en", ["eggs, 4, beaten", "Onions x 2"], ["4 eggs", "2 onions"]),
      ("en", ["2% milk", "1 cup 2% milk"], ["1 cup 2% milk; more as needed"]),
    ] as [(String, [String], Set<String>)])
  func countsBehind(language: String, lines: [String], expected: Set<String>) {
    #expect(items(language, lines) == expected)
  }

  @Test(
    "Sums are in the words and figures of the lines' language",
    arguments: [
      (
        "de", ["3 EL Öl", "2 TL Öl", "1,5 kg Kartoffeln", "250 g Kartoffeln"],
        ["3 EL + 2 TL Öl", "1,75 kg Kartoffeln"]
      ),
      (
        "fr", ["2 c. à soupe d'huile", "1 c. à café d'huile"], ["2 c. à soupe + 1 c. à café huile"]
      ),
      ("es", ["1 cucharada de aceite", "2 cucharadas de aceite"], ["3 cucharadas aceite"]),
      ("it", ["1 cucchiaio di olio", "1 cucchiaio di olio"], ["2 cucchiai olio"]),
      ("nl", ["2 el olie", "1 tl olie"], ["2 el + 1 tl olie"]),
      (
        "en", ["2 tbsp oil", "1 tsp oil", "1.5 kg beef", "250 g beef"],
        ["2 tbsp + 1 tsp oil", "1.75 kg beef"]
      ),
    ] as [(String, [String], Set<String>)])
  func sums(language: String, lines: [String], expected: Set<String>) {
    #expect(items(language, lines) == expected)
  }

  @Test(
    "A part of a litre or a cup is never a whole one",
    arguments: [
      ("it", "1/4 di litro di latte", "1/4 di litro latte"),
      ("it", "3/4 di litro di brodo", "3/4 di litro brodo"),
      ("es", "1/4 de taza de aceite", "¼ taza aceite"),
      ("fr", "1 demi-litre de cidre", "1 demi-litre cidre"),
    ])
  func parts(language: String, line: String, item: String) {
    #expect(items(language, [line]) == [item])
  }

  @Test("Lines of one food whose figures are no amounts are all told")
  func unread() {
    let list = items("en", ["1 inch ginger", "1 cm slice ginger", "ginger, about 1/x"])
    let text = list.joined(separator: "; ")
    #expect(text.contains("1 inch ginger") && text.contains("1 cm slice ginger"))
    #expect(text.contains("ginger, about 1/x"))
  }

  @Test(
    "Pepper and paprika are vegetables where they are counted, and salt and cream are known",
    arguments: [
      (
        "en", ["1 pepper", "1 tsp pepper"],
        ["fruit and vegetables: 1 pepper", "spices: 1 tsp pepper"]
      ),
      (
        "de", ["1 Paprika", "1 TL Paprika"],
        ["fruit and vegetables: 1 Paprika", "spices: 1 TL Paprika"]
      ),
      (
        "nl", ["1 paprika", "1 tl paprika"],
        ["fruit and vegetables: 1 paprika", "spices: 1 tl paprika"]
      ),
      (
        "en", ["1/2 each red and yellow pepper"],
        ["fruit and vegetables: 1/2 each red and yellow pepper"]
      ),
      ("it", ["sale"], ["spices: sale"]), ("nl", ["200 ml room"], ["dairy and eggs: 200 ml room"]),
    ] as [(String, [String], [String])])
  func aisles(language: String, lines: [String], expected: [String]) {
    var recipe = recipe(lines)
    recipe.language = language
    let list = ShoppingList([ShoppingRecipe(recipe)], atHome: nil)
    #expect(
      list.aisles.flatMap { aisle in aisle.items.map { "\(aisle.name): \($0.text)" } } == expected)
  }
}
