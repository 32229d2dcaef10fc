import RecipeModel

/// The words over lists of ingredients and steps, in the languages of recipe sites.
enum ListWords {
  /// What a heading announces.
  enum Kind {
    case ingredients
    case steps
    /// What ends a recipe: notes, nutrition, comments.
    case behind
    case other
  }

  /// What a short text announces as a heading.
  static func kind(of text: String) -> Kind {
    guard mayAnnounce(text) || text.utf8.count <= 80 && DocumentHeading.mayBegin(text),
      let key = key(of: text)
    else { return .other }
    if let kind = exact[key] ?? part(key) { return kind }
    // `材料（2人分）`
    if let bracket = key.firstIndex(where: { "（([【".contains($0) }),
      let kind = exact[key[..<bracket].split(separator: " ").joined(separator: " ")]
    {
      return kind
    }
    // `Ingredients for the dough`, `Zutaten für 4 Personen`, `How to make onion tart`.
    guard let space = key.firstIndex(where: { !$0.isLetter && $0 != "-" }),
      firstWords.contains(String(key[..<space]))
    else { return .other }
    for (words, kind) in beginnings where words.contains(where: key.hasPrefix) { return kind }
    return .other
  }

  /// The part of a document that a text names.
  private static func part(_ key: String) -> Kind? {
    switch DocumentHeading(key) {
    case .ingredients?: .ingredients
    case .steps?: .steps
    default: nil
    }
  }

  /// Whether a text begins as any announcement does: most begin with another word.
  private static func mayAnnounce(_ text: String) -> Bool {
    let bytes = text.utf8
    let isLetter = { (byte: UInt8) in 0x61...0x7A ~= byte | 0x20 }
    guard bytes.count <= longestText,
      let start = bytes.firstIndex(where: { isLetter($0) || $0 >= 0x80 })
    else { return false }
    let end = bytes[start...].firstIndex { !isLetter($0) } ?? bytes.endIndex
    if end < bytes.endIndex, bytes[end] >= 0x80 { return true }
    return openingWords.contains(text[start..<end].lowercased())
  }

  /// Whether a line is the title of notes and nothing else.
  static func isTitleOfNotes(_ line: String) -> Bool {
    key(of: line).map { exact[$0] == .behind } ?? false
  }

  /// The bytes of the longest text that is looked at.
  private static let longestText = 512

  /// A short text in lower case, from its first letter to its last.
  private static func key(of text: String) -> String? {
    guard text.utf8.count <= longestText else { return nil }
    var key = text.lowercased()
    while let last = key.last, !last.isLetter { key.removeLast() }
    key = String(key.drop { !$0.isLetter })
    return key.isEmpty || key.count > 60 ? nil : key
  }

  /// What a true heading announces, which may name the dish first (`Uientaart maken`), or only say
  /// for how many the ingredients are (`Pour 6 personnes`).
  static func kind(ofHeading text: String) -> Kind {
    let kind = kind(of: text)
    if kind == .other, PartHeading(text, isMarked: true)?.isYieldAlone ?? false {
      return .ingredients
    }
    return kind == .other && namesPart(text) ? .steps : kind
  }

  /// Whether a heading names a dish and then what is done with it.
  static func namesPart(_ text: String) -> Bool {
    guard text.utf8.count <= 200, kind(of: text) == .other else { return false }
    let key = text.lowercased()
    return makingEndings.contains(where: key.hasSuffix)
  }

  /// Whether a line stands behind a post: what it is filed under, where it is shared, what comes
  /// before and next.
  static func endsPost(_ line: String) -> Bool {
    guard line.utf8.count <= 200 else { return false }
    let text = line.lowercased()
    return isCredit(text) || beginsBehind(text) || text == "previous" || text == "next"
      || text.hasPrefix("posted in ")
      || text.hasPrefix("filed under") || text.hasPrefix("share this") || text.hasPrefix("tagged ")
      || ["facebook", "pinterest", "twitter", "whatsapp", "linkedin"].count(where: text.contains)
        > 1
  }

  /// Whether a line says who wrote a post and when, or how many said something to it.
  private static func beginsBehind(_ text: String) -> Bool {
    if postBeginnings.contains(where: text.hasPrefix) { return true }
    let words = text.split { !$0.isLetter && !$0.isNumber }.prefix(2)
    guard words.count == 2, let count = words.first, let word = words.last else { return false }
    return (count.allSatisfy(\.isNumber) || noWords.contains(String(count)))
      && commentWords.contains(String(word))
  }

  private static let postBeginnings = [
    "posted by ", "posted on ", "labels:", "eingestellt von ", "gepostet von ", "publié par ",
    "libellés", "publicado por ", "etiquetas:", "pubblicato da ", "etichette:", "geplaatst door ",
    "gepost door ",
  ]
  private static let noWords: Set<String> = ["no", "keine", "aucun", "nessun", "geen"]
  private static let commentWords: Set<String> = [
    "comments", "comment", "kommentare", "kommentar", "commentaire", "commentaires", "comentario",
    "comentarios", "commento", "commenti", "reacties", "reactie", "opmerkingen",
  ]

  /// Whether a line only wishes that one may like it: `Guten Appetit!`.
  static func isWish(_ line: String) -> Bool {
    line.utf8.count <= 60 && key(of: line).map(wishes.contains) ?? false
  }

  private static let wishes: Set<String> = [
    "enjoy", "enjoy your meal", "guten appetit", "lasst es euch schmecken", "bon appétit",
    "bonne dégustation", "buen provecho", "que aproveche", "buon appetito", "eet smakelijk",
    "smakelijk eten",
  ]

  /// Whether a line says who took the pictures: `Foto: Erik`.
  private static func isCredit(_ line: String) -> Bool {
    guard line.count <= 60, let colon = line.firstIndex(of: ":") else { return false }
    let label = line[..<colon].split { !$0.isLetter }.first ?? ""
    return ["foto", "fotos", "fotografie", "photo", "photos", "photography", "bild", "bilder"]
      .contains(String(label))
  }

  /// Parts of class names and identifiers that a list of a kind stands in, without the letter that
  /// may be a capital.
  static func classes(_ kind: Kind) -> [StaticString] {
    switch kind {
    case .ingredients: ["ngredien", "utaten", "kladnik"]
    case .steps:
      [
        "nstruction", "irection", "ethod", "reparation", "reparacion", "reparazione", "teps",
        "rocedure", "ubereitung", "ereiding", "laboracion", "rzygotowanie", "ow-to",
      ]
    default: []
    }
  }

  private static let ingredients = [
    "ingredients", "ingredient list", "what you need", "what you'll need", "you will need",
    "you'll need", "shopping list", "zutaten", "ingrediënten", "benodigdheden", "dit heb je nodig",
    "ingrédients", "ingredientes", "ingredienti", "ingredienser", "ainekset", "składniki",
    "suroviny", "ingredience", "hozzávalók", "ingrediente", "sastojci", "sestavine", "υλικά",
    "ингредиенты", "состав", "продукты", "інгредієнти", "съставки", "необходими продукти",
    "malzemeler", "材料", "食材", "用料", "配料", "재료", "المكونات", "المقادير", "מצרכים",
    "מרכיבים", "bahan", "bahan-bahan", "nguyên liệu", "ส่วนผสม", "सामग्री", "مواد لازم",
  ]

  private static let steps = [
    "instructions", "directions", "method", "preparation", "steps", "procedure", "how to make",
    "how to make it", "step-by-step", "step by step", "cooking instructions", "preparation method",
    "let's cook", "the method",
    "zubereitung", "anleitung", "so geht's", "bereiding", "bereidingswijze", "werkwijze",
    "zo maak je het", "aan de slag", "préparation", "étapes", "instructions de préparation",
    "preparación", "elaboración", "instrucciones", "pasos", "procedimiento", "modo de preparo",
    "modo de preparação", "preparação", "como fazer", "preparazione", "procedimento",
    "gör så här", "tillagning", "fremgangsmåte", "fremgangsmåde", "sådan gør du", "valmistus",
    "ohje", "sposób przygotowania", "przygotowanie", "wykonanie", "postup", "příprava",
    "elkészítés", "elkészítése", "mod de preparare", "priprema", "priprava", "εκτέλεση",
    "οδηγίες", "приготовление", "способ приготовления", "рецепт приготовления", "приготування",
    "начин на приготвяне", "yapılışı", "hazırlanışı", "作り方", "作法", "做法", "步骤", "步驟",
    "만드는 법", "만들기", "조리법", "طريقة التحضير", "طريقة العمل", "الطريقة", "אופן ההכנה",
    "הוראות הכנה", "cara membuat", "cách làm", "วิธีทำ", "विधि", "طرز تهیه",
  ]

  /// How headings end that name the dish and then what is done with it.
  private static let makingEndings = [
    " maken", " bakken", " bereiden", " zubereiten", " backen", " kochen", " selber machen",
    ": step by step", ", step by step", " step-by-step",
  ]

  private static let behind = [
    "notes", "note", "nutrition", "nutrition facts", "nutritional information", "comments",
    "leave a comment", "leave a reply", "reviews", "share this", "related recipes", "tips",
    "you may also like", "more recipes", "related posts", "faq", "did you make this recipe",
    "equipment", "tags", "nährwerte", "tipps", "kommentare", "tip", "reacties", "commentaires",
    "comentarios", "comentários", "commenti", "newsletter", "serving suggestions", "storage",
    "video", "share", "about the author", "nutrition information", "recipe notes", "wskazówki",
    "tips & notes", "tips and notes", "notes & tips", "notes and tips",
  ]

  private static let exact: [String: Kind] = {
    var words: [String: Kind] = [:]
    for word in behind { words[word] = .behind }
    for word in steps { words[word] = .steps }
    for word in ingredients { words[word] = .ingredients }
    return words
  }()

  private static let firstWords = Set(
    beginnings.flatMap(\.words).compactMap { word in
      word.split { !$0.isLetter && $0 != "-" }.first.map(String.init)
    })

  /// The first letters of all announcements, as far as they are those of ASCII.
  private static let openingWords = Set(
    (Array(exact.keys) + beginnings.flatMap(\.words)).map { words in
      String(words.prefix { $0.isASCII && $0.isLetter })
    })

  private static let beginnings: [(words: [String], kind: Kind)] = [
    (ingredients.map { $0 + " " } + ingredients.map { $0 + ":" }, .ingredients),
    (
      [
        "instructions ", "directions ", "method ", "how to make ", "how to cook ", "preparation ",
        "zubereitung ", "préparation ", "preparación ", "modo de preparo ", "preparazione ",
      ], .steps
    ),
    (
      [
        "nutrition", "comment", "related ", "leave a ", "more from ", "nährwerte ",
        "valeurs nutritionnelles", "información nutricional", "valori nutrizionali",
        "voedingswaarde",
      ], .behind
    ),
  ]
}
