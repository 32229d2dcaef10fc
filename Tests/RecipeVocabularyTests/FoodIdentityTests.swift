import RecipeVocabulary
import TestSupport
import Testing

@Suite(.fewAtOnce) struct FoodIdentityTests {
  @Test(arguments: [
    ("aubergine", "eggplants"), ("aubergine", "Auberginen"), ("eggplant", "berenjenas"),
    ("prawns", "shrimp"), ("prawn", "crevettes"), ("lasagna", "lasagne"), ("lasagna", "lasaña"),
    ("omelet", "omelettes"), ("goulash", "Gulyás"), ("garbanzo", "chickpeas"),
    ("tortilla de patatas", "Spanish omelette"), ("味噌汁", "miso soup"), ("Ei", "Eier"),
    ("Ei", "eggs"), ("Haselnuss", "Haselnüsse"), ("Zwiebel", "Zwiebeln"), ("uovo", "uova"),
    ("limón", "limones"), ("nuez", "nueces"), ("poireau", "poireaux"), ("oignon", "oignons"),
    ("fungo", "funghi"), ("pesca", "pesche"), ("boon", "bonen"), ("aardappel", "aardappelen"),
    ("ui", "uien"), ("druif", "druiven"), ("cilantro", "fresh coriander"),
    ("Möhre", "Moehren"), ("scallions", "spring onion"), ("powdered sugar", "icing sugar"),
    ("chilies", "chillies"), ("grüne Bohne", "grüne Bohnen"), ("haricot vert", "haricots verts"),
    ("pomme de terre", "pommes de terre"), ("leaf of bay", "leaf of bay"),
  ])
  func `names of one food are one`(one: String, other: String) {
    #expect(Food(named: one) == Food(named: other))
  }

  @Test(arguments: [
    ("egg", "eggplant"), ("butter", "butter beans"), ("cream", "ice cream"),
    ("pepper", "bell pepper"), ("corn", "corned beef"), ("ginger", "gingerbread"),
    ("lemon", "lemongrass"), ("chicken", "chicken of the woods"), ("butter", "butternut squash"),
    ("milk", "coconut milk"), ("nut", "nutmeg"), ("nut", "coconut"), ("pea", "peanut"),
    ("peanut butter", "butter"), ("potato", "sweet potato"), ("oyster", "oyster mushroom"),
    ("water chestnut", "chestnut"), ("cream", "cream of tartar"), ("cream", "cream cheese"),
    ("pâte", "pâtes"), ("pesce", "pesche"), ("pepper", "paprika"), ("mustard", "mustard seed"),
    ("coriander", "ground coriander"), ("red wine", "red wine vinegar"), ("sugar", "sugar snap"),
    ("baking powder", "baking soda"), ("garlic", "garlic powder"), ("Butter", "Erdnussbutter"),
    ("poivre", "poivron"), ("raisin", "grape"), ("prune", "plum"), ("Reis", "Eis"),
  ])
  func `names of two foods are two`(one: String, other: String) {
    #expect(Food(named: one) != nil)
    #expect(Food(named: one) != Food(named: other))
  }

  @Test(
    arguments: [
      ("1 tsp lemon rind", "lemon zest"), ("2 per person", nil), ("at room temperature", nil),
      ("1 pork butt", "pork butt"), ("a pinch of specks", nil),
      ("2 heads chicken of the woods", "chicken of the woods"),
    ] as [(String, String?)])
  func `an English line holds no food of another language`(line: String, name: String?) {
    #expect(FoodReading(line).mentions.map(\.food.name) == (name.map { [$0] } ?? []))
  }

  @Test func `a word means what it means in the language of its line`() {
    #expect(FoodReading("raisins, miel et beurre").mentions.first?.food.name == "grape")
    #expect(FoodReading("raisins, honey and butter").mentions.first?.food.name == "raisin")
    #expect(Food(named: "raisin", language: .french)?.name == "grape")
  }

  @Test func `a kind covers its members, and a member is not its kind`() throws {
    let nut = try #require(Food(named: "nuts"))
    let almond = try #require(Food(named: "almonds"))
    let pecan = try #require(Food(named: "pecans"))
    #expect(nut.covers(almond))
    #expect(!almond.covers(nut))
    #expect(!almond.covers(pecan))
    #expect(try #require(Food(named: "meat")).covers(#require(Food(named: "Hähnchenbrust"))))
  }
}
