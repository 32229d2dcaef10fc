import RecipeModel
import RecipeVocabulary

/// Words of six languages that say what size a food has or what was done to it, and do not make another
/// one of it: `große`, `picadas`, `émincés`.
enum PreparationWords {
  /// What was done to the food, as far as it makes a difference what food that is.
  enum Kind {
    case size, any
    /// Chopped meat is minced meat.
    case chopped
    /// Grated coconut and nuts are bought as such.
    case grated
    /// Peeled and crushed tomatoes come in cans.
    case peeled
    /// Cooked ham is a ham of its own.
    case cooked
    /// Melted cheese is another one.
    case melted
    /// Hard is said of eggs.
    case ofEggs
  }

  /// Tells what a word says of a food.
  /// - Parameters:
  ///   - word: the word as it stands in the line.
  ///   - food: the food that it is said of; nil where it is not known.
  ///   - isBefore: whether it stands before the food.
  /// - Returns: nil where it says something else, or makes another food of this one.
  static func kind(of word: Substring, on food: Food?, isBefore: Bool) -> Kind? {
    let folded = folded(word)
    guard let kind = (isBefore ? before : behind)[folded] ?? everywhere[folded] else { return nil }
    guard let food else { return kind }
    switch kind {
    case .size, .any: return kind
    case .chopped: return kinds.meat.contains { $0.covers(food) } ? nil : kind
    case .grated: return kinds.nuts.contains { $0.covers(food) } ? nil : kind
    case .peeled: return food.name == "tomato" ? nil : kind
    case .cooked: return kinds.ham.contains { $0.covers(food) } ? nil : kind
    case .melted: return food.name == "cheese" ? nil : kind
    case .ofEggs: return food.name == "egg" ? kind : nil
    }
  }

  /// Whether a word tells how the next one is meant: `finement`, `sehr`.
  static func isAdverb(_ word: Substring) -> Bool { adverbs.contains(folded(word)) }

  /// Whether a word may join two others of preparation.
  static func isLink(_ word: Substring) -> Bool { links.contains(folded(word)) }

  /// Whether a word is left hanging where it ends a name: `mozzarelle da`.
  static func isHanging(_ word: Substring) -> Bool {
    links.contains(folded(word)) || hanging.contains(folded(word))
  }

  /// Whether a word says what the food is for, so that no more of its name follows: `zum Braten`.
  static func isPurpose(_ word: Substring) -> Bool { purposes.contains(folded(word)) }

  /// Whether words leave the amount to one's taste: `q.b.`, `nach Geschmack`.
  static func leavesToTaste(_ words: some Sequence<Substring>) -> Bool {
    let text = words.prefix(4).flatMap { TextMatching.words(String($0)) }.joined(separator: " ")
    return tastes.contains { text == $0 || text.hasPrefix($0 + " ") }
  }

  /// How many words from there on say into what a food is cut: `en petits dés`, `a fette sottili`.
  static func cutLength(_ words: ArraySlice<Substring>) -> Int? {
    guard let first = words.first, into.contains(folded(first)) else { return nil }
    func describes(_ word: Substring) -> Bool {
      isAdverb(word) || everywhere[folded(word)] == .size || thin.contains(folded(word))
    }
    guard let cut = words.dropFirst().prefix(4).firstIndex(where: { !describes($0) }),
      cuts.contains(folded(words[cut]))
    else { return nil }
    return cut + 1 - words.startIndex + words[(cut + 1)...].prefix(while: describes).count
  }

  /// A word without case, accents and signs around it: `hard-boiled` for `Hard-boiled,`.
  static func folded(_ word: Substring) -> String {
    var word = TextMatching.fold(String(word))[...]
    while let first = word.first, signs.contains(first) { word.removeFirst() }
    while let last = word.last, signs.contains(last) { word.removeLast() }
    return String(word)
  }

  private static let signs: Set<Character> = [",", ";", ":", ".", "(", ")", "[", "]"]

  private static let kinds = (
    meat: foods("meat", "poultry", "fish", "seafood"), nuts: foods("nut", "coconut", "almond"),
    ham: foods("ham", "sausage")
  )

  private static func foods(_ names: String...) -> [Food] { names.compactMap { Food(named: $0) } }

  // MARK: Words

  private static let links: Set<String> = [
    "and", "&", "or", "und", "oder", "et", "ou", "y", "e", "o", "u", "ed", "en", "of",
  ]
  private static let hanging: Set<String> = [
    "da", "de", "di", "a", "van", "von", "per", "por", "pour", "je", "mit", "with", "from",
  ]
  private static let into: Set<String> = ["en", "in", "a", "ai", "alle", "au", "aux"]

  private static let adverbs = words(
    """
    finely coarsely roughly thinly thickly freshly lightly very
    fein grob klein dunn frisch sehr leicht grosszugig
    finement grossierement tres bien fraichement
    finamente finemente gruesamente muy recien bien
    grossolanamente molto ben appena sottilmente
    fijn grof dun vers heel zeer
    """)

  private static let cuts = words(
    """
    cubes slices strips pieces dice rings
    wurfel wurfeln scheiben streifen stucke stucken ringe ringen spalten stifte
    des cubes rondelles lamelles tranches lanieres morceaux quartiers batonnets julienne brunoise
    cubos cubitos dados daditos rodajas tiras trozos laminas juliana cuartos rebanadas gajos
    cubetti cubi fette fettine rondelle dadini pezzi pezzetti striscioline listarelle spicchi
    blokjes plakjes plakken ringen reepjes stukjes stukken partjes
    """)

  private static let purposes = words("zum zur fur pour para per voor om")
  private static let tastes = [
    "nach geschmack", "nach belieben", "au gout", "selon le gout", "al gusto", "a gusto",
    "q b", "qb", "quanto basta", "naar smaak", "to taste",
  ]

  private static let thin = words(
    """
    dunne dunnen feine feinen fins fines fin finos finas delgadas delgados finos
    sottili sottile fini dunne fijne
    """)

  /// Sizes, which stand before and behind the food.
  private static let everywhere: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    let sizes =
      endings(
        "gross mittelgross klein dick riesig mitteldick mittler", ["e", "er", "es", "en", "em"])
      + endings("grand petit moyen", ["", "s", "e", "es"]) + endings("moyenn", ["e", "es"])
      + endings("pequen median", ["o", "a", "os", "as"])
      + endings("piccol gross", ["o", "a", "i", "e"])
      + words(
        """
        large small jumbo big medium-sized
        gross mittelgross klein gros grosse grosses beau belle beaux belles moyen
        grande grandes gran grandi medie medi
        groot grote klein kleine middelgroot middelgrote flink flinke fors forse
        grosse talla taille taglia maat
        """)
    for size in sizes { kinds[size] = .size }
    return kinds
  }()

  /// What was done, where it stands before the food.
  private static let before: [String: Kind] = germanic

  /// The same behind it.
  private static let behind: [String: Kind] = {
    var kinds = germanic
    func add(_ stems: String, _ ends: [String], _ kind: Kind) {
      for word in endings(stems, ends) { kinds[word] = kind }
    }
    let french = ["", "e", "s", "es"]
    add(
      """
      coupe epluche cisele ecrase battu egoutte presse lave denoyaute epepine equeute detaille
      tranche ramolli effeuille broye rince nettoye essore mixe
      """, french, .any)
    add("emince hache", french, .chopped)
    add("rape", french, .grated)
    add("pele concasse", french, .peeled)
    add("cuit", french, .cooked)
    add("fondu", french, .melted)
    add("dur", french, .ofEggs)
    let spanish = ["o", "a", "os", "as"]
    add(
      """
      cortad batid escurrid trocead machacad exprimid lavad limpi deshuesad despepitad aplastad
      laminad filetead desmenuzad majad ablandad remojad
      """, spanish, .any)
    add("picad", spanish, .chopped)
    add("rallad", spanish, .grated)
    add("pelad triturad", spanish, .peeled)
    add("cocid", spanish, .cooked)
    add("derretid fundid", spanish, .melted)
    add("dur", spanish, .ofEggs)
    let italian = ["o", "a", "i", "e"]
    add(
      """
      tagliat affettat sbucciat sbattut sciolt scolat pulit lavat mondat schiacciat spremut
      denocciolat snocciolat sgocciolat spezzettat ammorbidit montat ammollat
      """, italian, .any)
    add("tritat sminuzzat", italian, .chopped)
    add("grattugiat", italian, .grated)
    add("pelat", italian, .peeled)
    add("cott lessat less", italian, .cooked)
    add("fus", italian, .melted)
    add("sod", italian, .ofEggs)
    // `2 cipolle medie`, but `media cebolla` is half of one.
    kinds["media"] = .size
    return kinds
  }()

  /// What Germanic languages say before and behind the food.
  private static let germanic: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    func add(_ stems: String, _ ends: [String], _ kind: Kind) {
      for word in endings(stems, ends) { kinds[word] = kind }
    }
    let german = ["", "e", "er", "es", "en", "em"]
    add(
      """
      geschnitten kleingeschnitten feingeschnitten gewurfelt gepresst zerdruckt geputzt gewaschen
      entkernt gepellt abgetropft verquirlt zerkleinert zerstossen geviertelt halbiert entsteint
      gezupft gedunstet weich
      """, german, .any)
    add("gehackt feingehackt kleingehackt", german, .chopped)
    add("gerieben gehobelt geraspelt", german, .grated)
    add("geschalt", german, .peeled)
    add("gekocht vorgekocht", german, .cooked)
    add("zerlassen geschmolzen", german, .melted)
    add("hartgekocht hart weichgekocht", german, .ofEggs)
    let dutch = ["", "e"]
    add(
      """
      gesnipperd gesneden fijngesneden kleingesneden gewassen geperst uitgeknepen uitgelekt
      losgeklopt geklopt ontpit gehalveerd schoongemaakt
      """, dutch, .any)
    add("fijngehakt grofgehakt", dutch, .chopped)
    kinds["gehakte"] = .chopped
    add("geraspt", dutch, .grated)
    add("geschild gepeld", dutch, .peeled)
    add("gekookt", dutch, .cooked)
    add("gesmolten", dutch, .melted)
    add("hardgekookt", dutch, .ofEggs)
    add(
      """
      chopped diced sliced cubed crushed shredded peeled seeded deseeded cored trimmed halved
      quartered melted softened chilled cooled beaten whisked sifted drained rinsed washed torn
      crumbled mashed pureed julienned pitted deveined divided separated squeezed
      """, [""], .any)
    add("grated", [""], .grated)
    add("hard-boiled soft-boiled hardboiled", [""], .ofEggs)
    return kinds
  }()

  private static func endings(_ stems: String, _ ends: [String]) -> [String] {
    stems.split(whereSeparator: \.isWhitespace).flatMap { stem in ends.map { stem + $0 } }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
