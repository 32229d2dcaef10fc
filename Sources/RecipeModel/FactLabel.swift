/// The labels that people write before how much a recipe makes and how long it takes, in many
/// languages: `Portionen: 4`, `Temps de cuisson : 20 min`.
package enum FactLabel: String, Sendable, Hashable {
  /// For how many it is.
  case servings
  /// How much it makes, whatever is counted.
  case yield
  /// How long the preparation takes.
  case preparation = "preptime"
  /// How long the making takes, with or without a time of preparation before it: `Zubereitungszeit`.
  case making = "makingtime"
  /// How long it cooks or bakes.
  case cooking = "cooktime"
  /// How long all of it takes.
  case total = "totaltime"

  /// What a label names; nil for another one.
  ///
  /// Case, accents, spaces and a bracket after it are ignored.
  package init?(_ label: some StringProtocol) {
    guard label.utf8.count <= Self.longest, let known = Self.known[Self.key(label)] else {
      return nil
    }
    self = known
  }

  /// The label and the text of a line such as `Kochzeit: 20 min`; nil for a line whose label is not
  /// known or is not followed by a number.
  package static func fact(
    in line: some StringProtocol
  ) -> (kind: FactLabel, label: String, text: String)? {
    guard let colon = line.prefix(longest).firstIndex(where: { ":：".contains($0) }),
      let kind = FactLabel(line[..<colon])
    else { return nil }
    let text = String(line[colon...].dropFirst()).trimmed
    // `Preparation: soak the beans for 12 hours.` says what to do.
    guard text.count <= longest, text.prefix(mostBeforeNumber).contains(where: \.isNumber) else {
      return nil
    }
    return (kind, String(line[..<colon]).trimmed, text)
  }

  /// The noun that a label gives a bare number: `Portionen` for `Anzahl Portionen: 4`; nil where the
  /// label has none.
  package static func noun(in label: some StringProtocol) -> String? {
    guard let word = String(label).split(whereSeparator: { !$0.isLetter }).last.map(String.init)
    else {
      return nil
    }
    let folded = TextMatching.fold(word)
    return nounsAsWritten.contains(folded)
      ? word : nouns.contains(folded) ? word.lowercased() : nil
  }

  private static let longest = 60
  /// As many characters as `approximately` and a space have.
  private static let mostBeforeNumber = 15
  private static let nounsAsWritten: Set<String> = ["portionen", "personen"]
  private static let nouns: Set<String> = [
    "personnes", "porties", "porciones", "raciones", "personas", "comensales", "porzioni",
    "persone", "porcoes", "pessoas",
  ]

  private static func key(_ label: some StringProtocol) -> String {
    TextMatching.fold(String(label.prefix { $0 != "(" })).filter(\.isLetter)
  }

  private static let known: [String: FactLabel] = {
    let words = counts + times + activities + documents
    return Dictionary(
      words.flatMap { label, words in words.map { (key($0), label) } }
    ) { first, _ in first }
  }()

  /// Labels that say how much a recipe makes wherever they begin a line.
  package static let counts: [(label: FactLabel, words: [String])] = [
    (
      .servings,
      [
        "serves", "servings", "serving size", "portions", "portionen", "personen", "porties",
        "aantal personen", "portioner", "porciones", "raciones", "comensales", "porções",
        "porzioni", "liczba porcji", "porcje", "ilość porcji", "počet porcií", "počet porcí",
        "adag", "annoksia", "порции", "порций", "количество порций", "кількість порцій",
        "kaç kişilik",
      ]
    ), (.yield, ["makes", "yields", "yield", "rendimento", "rende"]),
  ]

  /// Labels that say how long something takes wherever they begin a line.
  package static let times: [(label: FactLabel, words: [String])] = [
    (
      .total,
      [
        "total time", "total cooking time", "prep & cook time", "prep and cook time", "time",
        "ready in", "time required", "gesamtzeit",
        "gesamtdauer", "temps total", "durée totale", "tiempo total", "tempo total",
        "tempo totale", "totale tijd", "totaltid", "czas całkowity", "celkový čas", "kokonaisaika",
        "общее время", "所要時間", "调理时间", "調理時間",
      ]
    ),
    (
      .preparation,
      [
        "prep time", "preparation time", "active time", "hands-on time", "vorbereitungszeit",
        "temps de préparation", "tiempo de preparación", "tempo de preparo",
        "tempo di preparazione", "voorbereidingstijd", "czas przygotowania", "doba přípravy",
        "prep",
      ]
    ), (.making, ["zubereitungszeit", "bereidingstijd"]),
    (
      .cooking,
      [
        "cook time", "cooking time", "bake time", "baking time", "kochzeit", "backzeit", "garzeit",
        "temps de cuisson", "tiempo de cocción", "tiempo de horneado", "tempo de cozimento",
        "tempo di cottura", "kooktijd", "oventijd", "baktijd", "czas gotowania", "czas pieczenia",
        "cook",
      ]
    ),
  ]

  /// Words for what is done in a time, which are headings elsewhere, and for time alone, with which
  /// other labels begin: `Cuisson : 35 min`, `Durée : 1 h`.
  package static let activities: [(label: FactLabel, words: [String])] = [
    (
      .preparation,
      [
        "arbeitszeit", "vorbereitung", "préparation", "preparación", "preparazione", "preparation",
        "voorbereiding",
      ]
    ), (.making, ["zubereitung", "bereiding"]), (.cooking, ["cuisson", "cocción", "cottura"]),
    (
      .total, ["dauer", "durée", "duración", "durata", "duur", "temps", "tiempo", "tempo", "tijd"]
    ),
  ]

  /// Labels that say it only in a document's head, where nothing else has them.
  private static let documents: [(label: FactLabel, words: [String])] = [
    (
      .servings,
      [
        "number of servings", "number of people", "people", "anzahl portionen",
        "anzahl der portionen", "anzahl personen", "portionenzahl", "personenzahl", "personnes",
        "nombre de personnes", "nombre de portions", "nombre de parts", "nb de personnes",
        "personas", "número de personas", "número de porciones", "número de raciones",
        "número de comensales", "cantidad de porciones", "persone", "numero di persone",
        "numero di porzioni", "numero porzioni", "numero persone", "dosi per", "dosi",
        "aantal porties", "porções", "pessoas",
      ]
    ),
    (
      .yield,
      [
        "menge", "ergibt", "ausbeute", "ertrag", "stückzahl", "quantité", "rendement", "cantidad",
        "rendimiento", "rinde", "quantità", "resa", "hoeveelheid", "opbrengst", "aantal",
      ]
    ),
    (
      .preparation,
      [
        "time prep", "vorbereitungsdauer", "arbeitsdauer", "arbeitsaufwand",
        "durée de préparation", "tiempo de elaboración", "duración de la preparación", "werktijd",
        "actieve tijd", "tempo preparazione",
      ]
    ),
    (
      .cooking,
      [
        "time cook", "cooking", "bake", "baking", "kochdauer", "backdauer", "gardauer", "kochen",
        "backen", "koch-/backzeit", "koch- und backzeit", "durée de cuisson", "tiempo de horno",
        "tempo cottura", "cottura in forno", "bereidingstijd oven", "in de oven",
      ]
    ),
    (
      .total,
      [
        "total", "duration", "gesamt", "gesamte zeit", "insgesamt", "zeit", "zeitaufwand",
        "temps de réalisation", "tiempo estimado", "en total", "totale", "tempo richiesto",
        "totaal", "totaaltijd", "klaar in", "listo en", "pronto in", "prêt en", "fertig in",
      ]
    ),
  ]
}
