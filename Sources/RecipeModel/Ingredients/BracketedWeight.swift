/// Tells what a weight or a volume in brackets behind so many pieces means: that of all together, as in
/// `2 onions (300 g)`, or that of each, as in `4 salmon fillets (6 oz)`.
///
/// Recipes in the six languages nearly always mean all together: of the 12 lines of the development
/// recipes that do not say it otherwise, all do. Only pieces that are sold in sizes are told by their size, and
/// there what one piece weighs decides.
enum BracketedWeight {
  /// - Parameters:
  ///   - weight: what stands in the brackets, which is a mass or a volume.
  ///   - pieces: the first amount of the line, which counts pieces.
  ///   - name: the words between the two, without case and accents.
  /// - Returns: `alternative` for the weight of all, `size` for that of each, `other` where it may be
  ///   either.
  static func role(
    of weight: IngredientAmount, of pieces: IngredientAmount, _ name: String
  ) -> MeasuredIngredient.Role {
    guard pieces.lower > 1, weight.dimension == .mass, let base = weight.base else {
      return .alternative
    }
    let words = name.split { !$0.isLetter }.map(String.init)
    let whole = base.lower.doubleValue
    let each = whole / pieces.lower.doubleValue
    if words.contains(where: isPortion) {
      switch (grams.contains(whole), grams.contains(each)) {
      case (true, false): return .size
      case (false, true): return .alternative
      case (true, true): return isEnglish(weight) || each < 120 ? .other : .alternative
      case (false, false): return .other
      }
    }
    // Leaves of gelatine or basil weigh a few grams, whatever is meant.
    if whole <= 30, words.contains(where: leaves.contains) { return .alternative }
    let isSold = words.contains { soldBySize.contains($0) || leaves.contains($0) }
    return isSold ? .other : .alternative
  }

  /// What a portion of meat or fish weighs that is bought as one piece.
  private static let grams = 70.0...400.0

  /// Whether the weight is in ounces or pounds.
  ///
  /// Recipes in other languages mark what each weighs by a word: `à 200 g`, `de 200 g`, `da 200 g`.
  private static func isEnglish(_ weight: IngredientAmount) -> Bool { weight.unit?.system == .us }

  private static func isPortion(_ word: String) -> Bool {
    portions.contains(word) || portionStems.contains { word.contains($0) }
  }

  /// Pieces of meat and fish that are sold as portions.
  private static let portions: Set<String> = [
    "leg", "legs", "wing", "wings", "loin", "loins", "chop", "chops", "shank", "shanks",
    "pave", "paves", "blanc", "blancs", "darne", "darnes", "supreme", "supremes",
    "lomo", "lomos", "pechuga", "pechugas", "muslo", "muslos", "chuleta", "chuletas",
    "petto", "petti", "coscia", "cosce", "trancio", "tranci", "fettina", "fettine",
    "borst", "borsten", "bout", "bouten", "moot", "moten", "dij", "dijen",
  ]

  /// What names of such portions contain: `Hähnchenbrustfilet`, `filetto`.
  private static let portionStems = [
    "breast", "fillet", "filet", "steak", "thigh", "cutlet", "drumstick", "tenderloin", "patty",
    "patties", "brust", "kotelett", "schnitzel", "keule", "schenkel", "escalope", "cuisse",
    "magret",
    "cotelette", "entrecote", "bistec", "solomillo", "bistecc", "cotolett", "braciol", "biefstuk",
    "karbonade",
  ]

  /// Leaves and sheets.
  private static let leaves: Set<String> = [
    "sheet", "sheets", "leaf", "leaves", "blatt", "blatter", "feuille", "feuilles", "hoja", "hojas",
    "foglio", "fogli", "foglia", "foglie", "vel", "vellen", "blad", "blaadjes", "blaadje",
  ]

  /// Other pieces that come in sizes of their own, and animals that are sold whole.
  private static let soldBySize: Set<String> = [
    "cube", "cubes", "block", "blocks", "bar", "bars", "loaf", "loaves", "roll", "rolls", "ball",
    "balls", "log", "logs", "wurfel", "rolle", "rollen", "laib", "laibe", "kugel", "kugeln",
    "boule", "boules", "rouleau", "rouleaux", "cubo", "cubos", "bola", "bolas", "rollo", "rollos",
    "dado", "dadi", "rotolo", "rotoli", "mozzarella", "mozzarelle", "blokje", "blokjes", "bol",
    "bollen", "rol",
    "chicken", "chickens", "hen", "hens", "duck", "ducks", "goose", "turkey", "rabbit", "rabbits",
    "lobster", "lobsters", "crab", "crabs", "fish", "trout", "bream", "bass", "mackerel",
    "huhn", "huhner", "hahnchen", "ente", "enten", "gans", "forelle", "forellen", "dorade",
    "doraden", "makrele", "makrelen", "poulet", "poulets", "canard", "canards", "lapin", "truite",
    "truites", "daurade", "daurades", "maquereau", "maquereaux", "pollo", "pollos", "pato",
    "conejo",
    "trucha", "truchas", "dorada", "doradas", "polli", "anatra", "coniglio", "trota", "trote",
    "orata", "orate", "kip", "eend", "konijn", "forel", "forellen",
  ]
}
