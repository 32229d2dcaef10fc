import RecipeModel

/// The words of ingredient lines that are not the ingredient.
enum IngredientVocabulary {
  /// A unit, or what is counted: `cup`, `clove`.
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

  /// What is counted: `clove`, `can`.
  static let piece: UInt16 = 64

  static let words = WordTable([
    (unit, UnitWords.firstWords(ofPieces: false)),
    (unit | piece, UnitWords.firstWords(ofPieces: true)),
    // What people count and no recipe is measured by.
    (
      unit | piece,
      """
      each ea part parts whole link links bundle batch recipe round rounds tasse tassen tazza taza
      """
    ),
    (
      preparation,
      """
      large small medium big lg sm med jumbo mini extra heaping heaped scant level generous rounded
      packed but firmly lightly loosely tightly finely coarsely roughly thinly thickly freshly fresh
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
  ])
}

/// Makes singular and plural one, for English and, by accident of endings, some other languages.
enum WordStem {
  /// The end of the stem and a letter to put after it, or 0.
  ///
  /// Not a dictionary form: `cookies` and `cookie` both give `cook` + `y`, `cakes` and `cake` give
  /// `cak`. Only equality matters.
  @inline(__always)
  static func end(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> (end: Int, extra: UInt8) {
    var stop = end
    guard stop - start >= 4 else { return (stop, 0) }
    if bytes[stop - 1] == 0x73 {
      let previous = bytes[stop - 2]
      if previous != 0x73, previous != 0x75, previous != 0x69 { stop -= 1 }
    }
    if stop - start >= 4, bytes[stop - 1] == 0x65 { stop -= 1 }
    let last = bytes[stop - 1]
    if stop - start >= 3, last == 0x69 { return (stop - 1, 0x79) }
    if stop - start >= 4, last == 0x76 { return (stop - 1, 0x66) }
    return (stop, 0)
  }

  /// The hash of the stem of a word, given the hash of the whole word, which may be its own stem.
  @inline(__always)
  static func hash(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, whole: UInt64
  ) -> UInt64 {
    let (stop, extra) = WordStem.end(bytes, start, end)
    guard stop != end || extra != 0 else { return whole }
    var hash = ByteHash.seed
    var index = start
    while index < stop {
      hash = ByteHash.step(hash, bytes[index])
      index += 1
    }
    if extra != 0 { hash = ByteHash.step(hash, extra) }
    return ByteHash.mix(hash)
  }
}
