import RecipeModel

/// What an ingredient line stands for in the shape of a dish: `red potatoes` and `potatoes` are one
/// ingredient, `dried basil` and `basil` are two.
struct IngredientKind: Sendable {
  /// What all lines of one ingredient share: the words that name it, sorted.
  let key: String
  /// Whether the line names no variety, so that its name can stand for all.
  let isPlain: Bool

  init(_ words: IngredientWords, of ingredient: MeasuredIngredient) {
    let core = words.core + Self.forms(of: ingredient, named: words.core)
    let varieties = core.reduce(into: Set<String>()) { $0.formUnion(Self.varieties[$1] ?? []) }
    let kind = core.filter { !varieties.contains($0) }
    isPlain = kind.count == core.count
    key = Set(kind.isEmpty ? core : kind).sorted(by: ByteOrder.precedes).joined(separator: " ")
  }

  /// The words of preparation that make another ingredient of what they describe.
  static func forms(of ingredient: MeasuredIngredient, named core: [String]) -> [String] {
    let item = TextMatching.words(ingredient.item)
    // Of what follows the name only the first word tells a form: herbs are `washed and dried`.
    let said = item + TextMatching.words(ingredient.details).prefix(1)
    var forms: [String] = []
    if said.contains("dried"), !item.contains("fresh") { forms.append("dried") }
    let isMeat = core.contains(where: meats.contains)
    if said.contains("ground"), isMeat || core.contains("ginger") { forms.append("ground") }
    if said.contains("minced"), isMeat { forms.append("ground") }
    return forms
  }

  private static let meats: Set<String> = [
    "beef", "bison", "chicken", "lamb", "meat", "pork", "turkey", "veal", "venison",
  ]

  /// The words that say of an ingredient which variety, cut or quality it is, in the singular.
  private static let varieties: [String: Set<String>] = {
    let table = """
      avocado: hass haas california florida
      bacon: streaky
      beef: blade bottom braising brisket chuck cube eye lean meat roast rump shank shin shoulder \
      sirloin steak stew stewing tip top
      bell: green orange red sweet yellow
      broth: fat free low lowsodium reduced sodium
      butter: salted unsalted
      cheddar: cheese mild sharp
      cream: double heavy whipping
      egg: boiled hard
      feta: cheese
      flour: all bleached purpose unbleached white
      gouda: cheese
      gruyere: cheese
      lentil: dried
      milk: fat low nonfat reduced skim skimmed
      monterey: cheese
      mozzarella: cheese skim
      mushroom: button white
      noodle: dried
      oat: fashioned rolled
      olive: extra light mild virgin
      onion: brown cooking maui red spanish sweet vidalia walla white yellow
      parmesan: cheese reggiano
      parsley: curly flat italian
      pasta: dried
      pepper: black cracked
      potato: baking boiling gold golden idaho king maris edward piper red russet skin skinned white \
      yellow yukon
      provolone: cheese
      rice: grain white
      ricotta: cheese
      salt: flaky himalayan iodized kosher maldon pink sea table
      spaghetti: dried
      stock: fat free low reduced sodium
      sugar: caster granulated superfine white
      tomato: beefsteak heirloom plum roma vine
      vanilla: extract
      """
    var varieties: [String: Set<String>] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split { $0 == ":" || $0 == " " }.map(String.init)
      varieties[words[0]] = Set(words.dropFirst().map(TextMatching.singular))
    }
    return varieties
  }()
}
