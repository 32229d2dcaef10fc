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
    ("soupe", "café"), ("à s", "à c"), ("à.s", "à.c"), ("càs", "càc"),
    ("cas", "cac"), ("cs", "cc"), ("CS", "CC"), ("Esslöffel", "Teelöffel"), ("Essl", "Teel"),
    ("cucharadas soperas", "cucharaditas"), ("cucharada sopera", "cucharadita"),
    ("cucharada", "cucharadita"),
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

  /// The name of a unit in the number of its amount; an abbreviation, and a name that is not known,
  /// stays.
  package static func agreeing(_ name: String, isSeveral: Bool) -> String {
    guard let spelling = spelling(of: name), !spelling.isAbbreviation else { return name }
    return spelling.text(isPlural: isSeveral)
  }

  /// Whether a word is the first of a food's name and no unit before it: `pot roast`.
  static func beginsName(_ word: String, before next: String) -> Bool {
    TextMatching.fold(word) == "pot"
      && ["roast", "roasts", "pie", "pies", "sticker", "stickers", "barley"].contains(next)
  }

  private static func spelling(folded text: String) -> Spelling? {
    table.forms[text].map { table.spellings[$0] }
  }

  /// The bit of words behind which a longer spelling goes on.
  private static let goesOn: UInt16 = 1 << 15

  /// Whether pieces of a name are packages that come in sizes of their own.
  static func isContainer(_ piece: String) -> Bool { table.containers.contains(piece) }

  /// The English name of a piece: `clove` for `Zehe` and `gousse`; its own where there is none.
  static func englishName(_ piece: String) -> String { table.englishNames[piece] ?? piece }

  private struct Table {
    var spellings: [Spelling] = []
    /// The names of packages that come in sizes of their own.
    var containers: Set<String> = []
    /// The English names of pieces that other languages name.
    var englishNames: [String: String] = [:]
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
    for (list, isContainer) in [(pieces, false), (containers, true)] {
      for entry in list.split(whereSeparator: \.isWhitespace) {
        let parts = entry.split(separator: "=")
        let name = String(parts[0].prefix { $0 != "/" })
        table.add(.piece(name), parts[0], isAbbreviation: ["pkg", "Pck", "Msp"].contains(name))
        if isContainer { table.containers.insert(name) }
        if parts.count > 1 { table.englishNames[name] = String(parts[1]) }
      }
    }
    table.close()
    return table
  }()

  /// Words and abbreviations, singular and plural parted by a slash, spaces as `_`.
  private static let measures: [(unit: KitchenUnit, words: String, abbreviations: String)] = [
    (.milligram, "milligram/milligrams", "mg"),
    (.gram, "gram/grams gramme/grammes Gramm gramo/gramos grammo/grammi", "g gr gm/gms"),
    (
      .kilogram, "kilogram/kilograms kilogramme/kilogrammes Kilogramm kilo/kilos chilo", "kg kgs"
    ),
    (.milliliter, "milliliter/milliliters millilitre/millilitres mililitro/mililitros", "ml cc"),
    (.centiliter, "centiliter/centiliters centilitre/centilitres", "cl"),
    (.deciliter, "deciliter/deciliters decilitre/decilitres", "dl"),
    (.liter, "liter/liters litre/litres litro/litri/litros", "l ltr lt"),
    (
      .teaspoon,
      """
      teaspoon/teaspoons teaspoonful/teaspoonfuls Teelöffel cuillère_à_café/cuillères_à_café \
      cuillère_à_thé/cuillères_à_thé cuillerée_à_café/cuillerées_à_café cucharadita/cucharaditas \
      cucchiaino/cucchiaini theelepel/theelepels Kaffeelöffel koffielepel/koffielepels \
      cuillère_café/cuillères_café
      """,
      """
      tsp/tsps ts t TL cdta/cdtas cdita/cditas c_à_café c_à_thé cuil_à_café cuill_à_café c_à_c \
      cuil_à_c cuillère_à_c cuillères_à_c càc Teel KL theel
      """
    ),
    (
      .tablespoon,
      """
      tablespoon/tablespoons tablespoonful/tablespoonfuls Esslöffel \
      cuillère_à_soupe/cuillères_à_soupe cuillerée_à_soupe/cuillerées_à_soupe \
      cucharada/cucharadas cucharada_sopera/cucharadas_soperas cucchiaio/cucchiai \
      eetlepel/eetlepels cuillère_à_table/cuillères_à_table \
      cuillère_soupe/cuillères_soupe
      """,
      """
      tbsp/tbsps tbs tb tblsp/tblsps tbl/tbls EL cda/cdas c_à_soupe c_à_table cuil_à_soupe \
      cuill_à_soupe c_à_s cuil_à_s cuillère_à_s cuillères_à_s càs cs Essl eetl
      """
    ),
    (.fluidOunce, "fluid_ounce/fluid_ounces", "fl_oz floz fl_ozs fluid_oz"),
    (.cup, "cup/cups cupful/cupfuls", "c"),
    (.pint, "pint/pints", "pt/pts"),
    (.quart, "quart/quarts", "qt/qts"),
    (.gallon, "gallon/gallons", "gal/gals"),
    (.ounce, "ounce/ounces", "oz ozs"),
    (.pound, "pound/pounds", "lb/lbs"),
  ]

  /// Pieces and vague measures; those of other languages keep their own names.
  ///
  /// After `=` comes the English name of the same piece.
  private static let pieces = """
    pinch/pinches dash/dashes drop/drops splash/splashes handful/handfuls knob/knobs
    clove/cloves slice/slices piece/pieces stick/sticks bunch/bunches sprig/sprigs stalk/stalks
    rib/ribs head/heads ear/ears bulb/bulbs leaf/leaves fillet/fillets filet/filets wedge/wedges
    strip/strips sheet/sheets cube/cubes loaf/loaves scoop/scoops rasher/rashers
    bar/bars shot/shots jigger/jiggers dozen Dutzend=dozen douzaine/douzaines=dozen
    docena/docenas=dozen dozzina/dozzine=dozen dozijn/dozijnen=dozen
    Prise/Prisen=pinch Bund=bunch Zehe/Zehen=clove Stück=piece Scheibe/Scheiben=slice Msp
    gousse/gousses=clove pincée/pincées=pinch tranche/tranches=slice botte/bottes=bunch
    Tasse/tasses/Tassen taza/tazas tazza/tazze kopje/kopjes glass/glasses
    verre/verres vaso/vasos bicchiere/bicchieri
    """

  /// Packages that come in sizes of their own.
  private static let containers = """
    can/cans tin/tins=can jar/jars bottle/bottles box/boxes bag/bags carton/cartons tub/tubs
    package/packages packet/packets=package pack/packs=package pkg/pkgs=package
    envelope/envelopes sachet/sachets container/containers tube/tubes block/blocks pouch/pouches
    Dose/Dosen=can Päckchen=package Pck=package Becher Packung/Packungen=package Tüte/Tüten=bag
    Beutel=bag Flasche/Flaschen=bottle Konserve/Konserven=can Tetrapak/Tetrapaks=carton
    boîte/boîtes=can paquet/paquets=package brique/briques=carton briquette/briquettes=carton
    barquette/barquettes=tub bocal/bocaux=jar bouteille/bouteilles=bottle
    lata/latas=can bote/botes tarro/tarros=jar paquete/paquetes=package sobre/sobres=sachet
    brik/briks=carton bolsa/bolsas=bag botella/botellas=bottle envase/envases=package
    frasco/frascos=jar tarrina/tarrinas=tub
    scatola/scatole=can barattolo/barattoli=jar lattina/lattine=can scatoletta/scatolette=can
    vasetto/vasetti=jar bustina/bustine=sachet busta/buste=bag confezione/confezioni=package
    pacchetto/pacchetti=package pacco/pacchi=package bottiglia/bottiglie=bottle
    blik/blikken=can blikje/blikjes=can potje/potjes=jar fles/flessen=bottle
    flesje/flesjes=bottle zak/zakken=bag zakje/zakjes=sachet pak/pakken=package
    pakje/pakjes=package doosje/doosjes=box bakje/bakjes=tub kuipje/kuipjes=tub
    pot/pots/potten=jar Glas/glazen/Gläser Rolle/Rollen=roll rouleau/rouleaux=roll rollo/rollos=roll
    rotolo/rotoli=roll rol/rollen=roll Tafel/Tafeln=bar tablette/tablettes=bar tableta/tabletas=bar
    tavoletta/tavolette=bar panetto/panetti Kugel/Kugeln caja/cajas=box bandeja/bandejas vaschetta/vaschette
    brick/brick=carton
    """
}
