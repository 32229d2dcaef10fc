/// How units are written: the words, their plurals and their abbreviations.
package enum UnitWords {
  /// One way to write a unit.
  struct Spelling: Sendable {
    let unit: KitchenUnit
    let singular: String
    let plural: String
    /// Whether a full stop behind it belongs to it: `tbsp.`, `oz.`.
    let isAbbreviation: Bool

    /// The form for a number; abbreviations have one.
    func text(isPlural: Bool) -> String { isPlural && !isAbbreviation ? plural : singular }
  }

  /// How languages name the larger and the smaller spoon, where one word takes the other's place.
  static let spoons = [
    ("soupe", "café"), ("Esslöffel", "Teelöffel"), ("cucharada", "cucharadita"),
    ("cucchiaio", "cucchiaino"), ("cucchiai", "cucchiaini"), ("eetlepel", "theelepel"),
    ("cda", "cdta"), ("EL", "TL"), ("el", "tl"),
  ]

  /// The most words in one unit: `cuillère à soupe`.
  static let mostWords = 3

  /// The spelling of words in a row, in any case and with or without accents; only `T` and `t`,
  /// which mean tablespoon and teaspoon, are told apart by their case.
  static func spelling(of text: String) -> Spelling? {
    spelling(folded: text == "T" ? "tbsp" : TextMatching.fold(text))
  }

  /// What words in a row are, by the hash of their folded form: the unit that they spell, if they
  /// do, and whether more words may make another one.
  static func words(_ hash: UInt64, isCapitalT: Bool = false) -> Words {
    let code = table.codes.code(isCapitalT ? ByteHash.of("tbsp") : hash)
    guard code != 0 else { return Words() }
    let number = Int(code & ~goesOn)
    guard number > 0 else { return Words(mayGoOn: true) }
    return Words(
      unit: table.spellings[number - 1].unit,
      isAbbreviation: table.spellings[number - 1].isAbbreviation, mayGoOn: code & goesOn != 0)
  }

  /// What words in a row are.
  struct Words {
    var unit: KitchenUnit?
    var isAbbreviation = false
    var mayGoOn = false
  }

  /// The first word of every spelling of a piece, or of every other unit, folded.
  package static func firstWords(ofPieces isPiece: Bool) -> String {
    table.forms.filter { (table.spellings[$0.value].unit.dimension == .count) == isPiece }
      .map { String($0.key.prefix { $0 != " " }) }.joined(separator: " ")
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
      case .largeSpoon: "大さじ"
      case .smallSpoon: "小さじ"
      case .cookingCup: "カップ"
      case .go: "合"
      case .piece(let name): name
      }
    return spelling(folded: name)
      ?? Spelling(unit: unit, singular: name, plural: name, isAbbreviation: false)
  }

  /// The English name in full of the customary units, else the usual name: `tablespoon`.
  static func fullName(_ unit: KitchenUnit) -> String {
    switch unit {
    case .teaspoon: "teaspoon"
    case .tablespoon: "tablespoon"
    case .ounce: "ounce"
    case .pound: "pound"
    case .fluidOunce: "fluid ounce"
    default: standard(unit).singular
    }
  }

  private static func spelling(folded text: String) -> Spelling? {
    table.forms[text].map { table.spellings[$0] }
  }

  /// The bit of words behind which a longer spelling goes on.
  private static let goesOn: UInt16 = 1 << 15

  private struct Table {
    var spellings: [Spelling] = []
    /// The place of the spelling of each folded form.
    var forms: [String: Int] = [:]
    /// For each form, and each beginning of one, its spelling's place plus one.
    var codes = WordTable(codes: [])

    mutating func add(_ unit: KitchenUnit, _ entry: Substring, isAbbreviation: Bool) {
      let words = entry.split(separator: "/").map { form in
        String(form.map { $0 == "_" ? " " : $0 })
      }
      guard let singular = words.first, let plural = words.last else { return }
      for word in words { forms[TextMatching.fold(word)] = spellings.count }
      spellings.append(
        Spelling(unit: unit, singular: singular, plural: plural, isAbbreviation: isAbbreviation))
    }

    /// Notes all forms by their hashes.
    mutating func close() {
      var codes = forms.map { (ByteHash.of($0), UInt16($1 + 1)) }
      for form in forms.keys {
        for blank in form.indices where form[blank] == " " {
          codes.append((ByteHash.of(form[..<blank].utf8), UnitWords.goesOn))
        }
      }
      self.codes = WordTable(codes: codes)
    }
  }

  private static let table: Table = {
    var table = Table()
    for (unit, words, abbreviations) in measures {
      for word in words.split(separator: " ") { table.add(unit, word, isAbbreviation: false) }
      for word in abbreviations.split(separator: " ") {
        table.add(unit, word, isAbbreviation: true)
      }
    }
    for entry in pieces.split(whereSeparator: \.isWhitespace) {
      let name = String(entry.prefix { $0 != "/" })
      table.add(.piece(name), entry, isAbbreviation: ["pkg", "Pck", "Msp"].contains(name))
    }
    table.close()
    return table
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
      cuillère_à_thé/cuillères_à_thé c_à_café c_à_thé càc cucharadita/cucharaditas \
      cucchiaino/cucchiaini theelepel/theelepels
      """,
      "tsp/tsps ts t TL cdta/cdtas"
    ),
    (
      .tablespoon,
      """
      tablespoon/tablespoons tablespoonful/tablespoonfuls Esslöffel \
      cuillère_à_soupe/cuillères_à_soupe c_à_soupe càs cucharada/cucharadas \
      cucchiaio/cucchiai eetlepel/eetlepels
      """,
      "tbsp/tbsps tbs tb tblsp/tblsps tbl/tbls EL cda/cdas"
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
