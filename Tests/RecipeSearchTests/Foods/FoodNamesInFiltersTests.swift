import RecipeModel
import RecipeSearch
import RecipeVocabulary
import TestSupport
import Testing

@Suite(.fewAtOnce) struct FoodNamesInFiltersTests {
  private func matches(_ name: String, _ lines: String...) -> Bool {
    IngredientMatcher([name]).anyOccurs(in: FoodText.all(of: lines))
  }

  @Test(arguments: [
    ("Ei", "3 Eier"), ("Eier", "1 Ei"), ("Haselnuss", "200 g Haselnüsse"),
    ("Zwiebel", "2 Zwiebeln"),
    ("Apfel", "4 Äpfel"), ("Kartoffeln", "1 Kartoffel"), ("Möhre", "3 Moehren, geschält"),
    ("Pilz", "300 g Pilze"), ("Tomate", "2 Tomaten"), ("oignon", "2 oignons"),
    ("poireau", "3 poireaux"), ("noix", "une noix"), ("œuf", "4 œufs"), ("chou", "2 choux"),
    ("limón", "2 limones"), ("nuez", "50 g de nueces"), ("cebolla", "1 cebollas"),
    ("huevo", "3 huevos"), ("uovo", "2 uova"), ("cipolla", "2 cipolle"),
    ("fungo", "200 g di funghi"),
    ("arancia", "2 arance"), ("pomodoro", "3 pomodori"), ("ui", "2 uien"), ("ei", "3 eieren"),
    ("boon", "200 g bonen"), ("tomaat", "4 tomaten"), ("druif", "een tros druiven"),
    ("aardappel", "1 kg aardappelen"), ("gousse", "2 gousses"), ("Brett", "2 Bretter"),
    ("gâteau", "2 gâteaux"),
  ])
  func `a food is found in whatever number`(name: String, line: String) {
    #expect(matches(name, line))
  }

  @Test(arguments: [
    ("aubergine", "1.2 kg eggplants"), ("prawns", "500 g shrimp"), ("egg", "3 Eier"),
    ("nuts", "100 g almonds"), ("cilantro", "1 bunch coriander"),
    ("chicken", "2 chicken stock cubes"),
    ("tomato", "2 tbsp tomato paste"), ("onion", "1 red onion"), ("banana", "1 slice banana bread"),
    ("meat", "500 g minced beef"), ("milk", "1 l skimmed milk"),
  ])
  func `a food is found under other names and in what is made of it`(name: String, line: String) {
    #expect(matches(name, line))
  }

  @Test(arguments: [
    ("egg", "1 eggplant"), ("butter", "400 g butter beans"), ("cream", "2 scoops ice cream"),
    ("pepper", "1 bell pepper"), ("corn", "100 g corned beef"), ("ginger", "200 g gingerbread"),
    ("lemon", "1 stalk lemongrass"), ("chicken", "200 g chicken of the woods"),
    ("butter", "1 pork butt"), ("Sahne", "at room temperature"), ("nut", "1 tsp nutmeg"),
    ("milk", "1 can coconut milk"), ("almond", "50 g walnuts"), ("almond", "100 g nuts"),
    ("gluten", "200 g gluten-free flour"), ("potato", "1 sweet potato"), ("beef", "1 beef tomato"),
  ])
  func `a food is not in what only shares a word with it`(name: String, line: String) {
    #expect(!matches(name, line))
  }
}
