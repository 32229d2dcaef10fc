/// The parts of a recipe that people write headings over, in many languages.
package enum DocumentHeading: String, Sendable {
  case ingredients = "Ingredients"
  case steps = "Directions"
  case notes = "Notes"
  case nutrition = "Nutrition"

  /// The part that a heading names; nil for an unknown one.
  ///
  /// Case, accents and a colon do not count.
  package init?(_ heading: some StringProtocol) {
    guard heading.utf8.count <= 80 else { return nil }
    let name = TextMatching.fold(String(heading)).filter { $0.isLetter || $0 == " " }
    guard let known = Self.known[name.split(separator: " ").joined(separator: " ")] else {
      return nil
    }
    self = known
  }

  /// Whether a text begins with the first word of a heading, which is quick to find out.
  package static func mayBegin(_ text: some StringProtocol) -> Bool {
    firstWords.contains(TextMatching.fold(String(text.prefix { $0.isLetter }.prefix(40))))
  }

  private static let firstWords = Set(known.keys.map { String($0.prefix { $0 != " " }) })

  private static let known: [String: DocumentHeading] = {
    let words: [(DocumentHeading, [String])] = [
      (
        .ingredients,
        [
          "ingredients", "ingredient list", "ingredients list", "list of ingredients",
          "you will need", "youll need", "what you need", "what youll need", "zutaten",
          "zutatenliste", "das brauchst du", "man nehme", "il vous faut", "ce quil vous faut",
          "liste des ingrédients", "qué necesitas", "lo que necesitas", "necesitas",
          "lista de ingredientes", "cosa serve", "cosa ti serve", "occorrente", "nodig",
          "wat heb je nodig", "dit heb je nodig", "ingredientes", "ingredienti", "ingrediënten",
          "benodigdheden",
          "ingredienser", "składniki", "ingrédients", "ainekset", "suroviny", "hozzávalók",
          "malzemeler", "ингредиенты", "состав", "材料", "食材", "用料", "재료",
        ]
      ),
      (
        .steps,
        [
          "steps", "directions", "direction", "instructions", "instruction", "method",
          "preparation", "procedure", "how to make it", "zubereitung", "anleitung",
          "zubereitungsschritte", "étapes", "préparation", "instrucciones", "elaboración",
          "preparación", "pasos", "procedimiento", "preparazione", "procedimento", "bereiding",
          "bereidingswijze", "werkwijze", "zo maak je het", "so wirds gemacht",
          "so wird es gemacht", "so gehts",
          "réalisation", "étapes de la recette", "étapes de préparation", "cómo se hace",
          "cómo se prepara", "modo de preparación", "come si prepara", "come si fa",
          "przygotowanie", "sposób przygotowania", "modo de preparo", "preparo", "gör så här",
          "fremgangsmåde", "fremgangsmåte", "tillagning", "valmistus", "postup", "elkészítés",
          "yapılışı", "приготовление", "作り方", "作法", "做法", "만드는 법",
        ]
      ),
      (
        .notes,
        [
          "notes", "note", "tips", "tip", "cooks notes", "recipe notes", "notizen", "anmerkungen",
          "hinweise", "tipps", "remarques", "notas", "opmerkingen",
        ]
      ),
      (
        .nutrition,
        [
          "nutrition", "nutrition facts", "nutritional information", "nutrition information",
          "nährwerte",
        ]
      ),
    ]
    return Dictionary(
      words.flatMap { heading, words in words.map { (TextMatching.fold($0), heading) } }
    ) { first, _ in first }
  }()
}
