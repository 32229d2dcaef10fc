/// The words of ingredient lines that are not the ingredient.
enum IngredientVocabulary {
  /// A unit; its place in ``units`` is in the upper byte.
  static let unit: UInt16 = 1
  /// Preparation, size, quality: `chopped`, `large`, `fresh`.
  static let preparation: UInt16 = 2
  /// The name is over here: `for`, `to`, `or`.
  static let stop: UInt16 = 4
  /// What nearly every kitchen has and many lists share: says little about the recipe.
  static let pantry: UInt16 = 8
  /// Links words without meaning: `of`, `and`.
  static let link: UInt16 = 16
  /// Names a part of the dish where it stands alone: `dressing`, `for the filling`.
  static let heading: UInt16 = 32

  /// What a unit measures, and how many millilitres, grams or pieces it holds.
  ///
  /// US customary volumes as American cookery rounds them (cup 240 ml, tablespoon 15 ml), ounce
  /// 28.35 g, pound 453.6 g. Containers and pieces count as themselves.
  enum Dimension: UInt8 { case none, volume, mass, count }

  static let units: [(dimension: Dimension, factor: Float, words: String)] = [
    (.none, 0, ""),
    (.volume, 5, "teaspoon teaspoons tsp tsps t ts teaspoonful kaffeloffel tl"),
    (
      .volume, 15,
      "tablespoon tablespoons tbsp tbsps tbs tb tbl tblsp tbls tablespoonful el esslöffel eetlepel"
    ),
    (.volume, 240, "cup cups c cupful cupfuls tasse tassen tazza taza"),
    (.volume, 480, "pint pints pt pts"),
    (.volume, 960, "quart quarts qt qts"),
    (.volume, 3840, "gallon gallons gal gals"),
    (.volume, 1, "ml milliliter milliliters millilitre millilitres cc"),
    (.volume, 1000, "l liter liters litre litres lt"),
    (.volume, 100, "dl deciliter deciliters decilitre decilitres"),
    (.volume, 10, "cl centiliter centiliters centilitre centilitres"),
    (.mass, 1, "g gr gm gms gram grams gramme grammes"),
    (.mass, 1000, "kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes"),
    (.mass, 28.35, "oz ozs ounce ounces"),
    (.mass, 453.6, "lb lbs pound pounds"),
    (.mass, 0.001, "mg milligram milligrams"),
    (.volume, 30, "fl floz fluid"),
    (
      .count, 1,
      """
      clove cloves can cans tin tins package packages pkg pkgs packet packets pack packs stick
      sticks slice slices pinch pinches dash dashes bunch bunches head heads sprig sprigs stalk
      stalks rib ribs piece pieces jar jars bottle bottles box boxes bag bags envelope envelopes
      container containers ear ears fillet fillets filet filets sheet sheets carton cartons tub
      tubs loaf loaves cube cubes drop drops handful handfuls knob wedge wedges strip strips
      leaf leaves bulb bulbs each ea splash scoop scoops part parts jigger shot shots bar bars
      whole link links bundle batch recipe block round rounds tube tubes sachet sachets dozen
      """
    ),
  ]

  static let words: WordTable = {
    var groups: [(code: UInt16, words: String)] = [
      (
        preparation,
        """
        large small medium big lg sm med jumbo mini extra heaping heaped scant level generous rounded
        packed firmly lightly loosely tightly finely coarsely roughly thinly thickly freshly fresh
        fine coarse thin thick chopped minced diced sliced cubed crushed ground grated shredded
        peeled pitted seeded deseeded cored trimmed halved quartered melted softened chilled cold
        hot warm lukewarm cooled room temperature cooked uncooked beaten whisked sifted toasted
        roasted drained rinsed washed dried torn broken crumbled cut julienned mashed pureed
        boneless skinless boned skinned deveined shelled hulled husked stemmed divided separated
        optional ripe firm raw prepared plain good quality best store bought storebought homemade
        thawed frozen refrigerated canned bottled jarred pressed squeezed zested juiced
        unpeeled blanched soaked cleaned scrubbed picked snipped slivered crosswise lengthwise
        bone skin inch inches cm mm thick long wide diameter x approximately about roughly
        additional more less needed desired taste garnish serving preferably very well new
        reserved leftover day old young tender organic natural pure regular standard style
        tablespoonfuls scalded boiling simmering bite size sized
        """
      ),
      (
        stop,
        """
        for to or plus such if as into about at until from see note per like depending
        """
      ),
      (link, "of and with in a an the de la & n on any your favorite favourite other some only"),
      (
        pantry,
        """
        salt pepper peppercorn peppercorns water sugar butter flour egg eggs oil milk garlic onion
        onions vanilla extract baking powder soda olive vegetable white black all purpose
        unsalted granulated kosher sea brown salted
        """
      ),
      (
        heading,
        """
        filling topping toppings dressing sauce crust frosting icing marinade garnish glaze batter
        dough base main ingredients serve serving cake salad you will need special equipment
        accompaniment accompaniments assembly rub brine garnishes streusel crumble pastry
        """
      ),
    ]
    for (index, entry) in units.enumerated() where index > 0 {
      groups.append((unit | UInt16(index) << 8, entry.words))
    }
    return WordTable(groups)
  }()

  /// Quantities in words, in halves: `half` is 1, `one` is 2.
  static let numbers: WordTable = {
    let words = [
      "one a an", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve dozen",
    ]
    var groups: [(code: UInt16, words: String)] = [(1, "half")]
    for (index, words) in words.enumerated() { groups.append((UInt16(index + 1) * 2, words)) }
    return WordTable(groups)
  }()
}
