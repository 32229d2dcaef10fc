/// How units are written: the words, their plurals and their abbreviations.
struct UnitWords {
  /// One way to write a unit.
  struct Spelling: Sendable {
    let unit: KitchenUnit
    let singular: String
    let plural: String
    /// Whether a full stop behind it belongs to it: `tbsp.`, `oz.`.
    let isAbbreviation: Bool
  }

  /// The most words in one unit: `cuillère à soupe`.
  static let mostWords = 3

  /// The spelling of words in a row, in any case and with or without accents; only `T` and `t`,
  /// which mean tablespoon and teaspoon, are told apart by their case.
  static func spelling(of words: [String]) -> Spelling? {
    let text = words.joined(separator: " ")
    if text == "T" { return spellings["tbsp"] }
    return spellings[TextMatching.fold(text)]
  }

  /// How a unit is written where the line does not say it already.
  static func standard(_ unit: KitchenUnit) -> Spelling {
    let name =
      switch unit {
      case .milligram: "mg"
      case .gram: "g"
      case .kilogram: "kg"
      case .milliliter: "ml"
      case .centiliter: "cl"
      case .deciliter: "dl"
      case .liter: "l"
      case .teaspoon: "tsp"
      case .tablespoon: "tbsp"
      case .fluidOunce: "fl oz"
      case .cup: "cup"
      case .pint: "pint"
      case .quart: "quart"
      case .gallon: "gallon"
      case .ounce: "oz"
      case .pound: "lb"
      case .piece(let name): name
      }
    return spellings[name]
      ?? Spelling(unit: unit, singular: name, plural: name, isAbbreviation: false)
  }

  private static let spellings: [String: Spelling] = {
    var spellings: [String: Spelling] = [:]
    func add(_ unit: KitchenUnit, _ entry: Substring, isAbbreviation: Bool) {
      let forms = entry.split(separator: "/").map { form in
        String(form.map { $0 == "_" ? " " : $0 })
      }
      guard let singular = forms.first, let plural = forms.last else { return }
      let spelling = Spelling(
        unit: unit, singular: singular, plural: plural, isAbbreviation: isAbbreviation)
      for form in forms { spellings[TextMatching.fold(form)] = spelling }
    }
    for (unit, words, abbreviations) in measures {
      for word in words.split(separator: " ") { add(unit, word, isAbbreviation: false) }
      for word in abbreviations.split(separator: " ") { add(unit, word, isAbbreviation: true) }
    }
    for entry in pieces.split(whereSeparator: \.isWhitespace) {
      let name = entry.prefix { $0 != "/" }
      add(.piece(String(name)), entry, isAbbreviation: ["pkg", "Pck", "Msp"].contains(name))
    }
    return spellings
  }()

  /// Words and abbreviations, singular and plural parted by a slash, spaces as `_`.
  private static let measures: [(unit: KitchenUnit, words: String, abbreviations: String)] = [
    (.milligram, "milligram/milligrams", "mg"),
    (.gram, "gram/grams gramme/grammes Gramm", "g gr gm/gms"),
    (
      .kilogram, "kilogram/kilograms kilogramme/kilogrammes Kilogramm kilo/kilos", "kg kgs"
    ),
    (.milliliter, "milliliter/milliliters millilitre/millilitres", "ml cc"),
    (.centiliter, "centiliter/centiliters centilitre/centilitres", "cl"),
    (.deciliter, "deciliter/deciliters decilitre/decilitres", "dl"),
    (.liter, "liter/liters litre/litres", "l ltr lt"),
    (
      .teaspoon,
      """
      teaspoon/teaspoons teaspoonful/teaspoonfuls Teelöffel cuillère_à_café/cuillères_à_café \
      cuillère_à_thé/cuillères_à_thé c_à_café c_à_thé
      """,
      "tsp/tsps t TL"
    ),
    (
      .tablespoon,
      """
      tablespoon/tablespoons tablespoonful/tablespoonfuls Esslöffel \
      cuillère_à_soupe/cuillères_à_soupe c_à_soupe
      """,
      "tbsp/tbsps tbs tblsp/tblsps tbl EL"
    ),
    (.fluidOunce, "fluid_ounce/fluid_ounces", "fl_oz floz fl_ozs fluid_oz"),
    (.cup, "cup/cups cupful/cupfuls", "c"),
    (.pint, "pint/pints", "pt/pts"),
    (.quart, "quart/quarts", "qt/qts"),
    (.gallon, "gallon/gallons", "gal/gals"),
    (.ounce, "ounce/ounces", "oz ozs"),
    (.pound, "pound/pounds", "lb/lbs"),
  ]

  /// Pieces, containers and vague measures; those of other languages keep their own names.
  private static let pieces = """
    pinch/pinches dash/dashes drop/drops splash/splashes handful/handfuls knob/knobs
    clove/cloves slice/slices piece/pieces stick/sticks bunch/bunches sprig/sprigs stalk/stalks
    rib/ribs head/heads ear/ears bulb/bulbs leaf/leaves fillet/fillets filet/filets wedge/wedges
    strip/strips sheet/sheets cube/cubes loaf/loaves scoop/scoops rasher/rashers
    can/cans tin/tins jar/jars bottle/bottles box/boxes bag/bags carton/cartons tub/tubs
    package/packages packet/packets pack/packs pkg/pkgs envelope/envelopes sachet/sachets
    container/containers tube/tubes bar/bars block/blocks shot/shots jigger/jiggers dozen
    Prise/Prisen Dose/Dosen Bund Zehe/Zehen Stück Scheibe/Scheiben Pck Päckchen Becher Msp
    gousse/gousses pincée/pincées tranche/tranches boîte/boîtes botte/bottes
    """
}
