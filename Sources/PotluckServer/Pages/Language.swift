import PotluckSupport

/// A language that the pages speak.
enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The language of a visit: the one that its address names, else the first of the browser's that
  /// there is.
  init(of visit: Visit) {
    let named = visit.query["lang"].flatMap(Language.init(rawValue:))
    self = named ?? Self.wishes(of: visit).firstNonNil(Language.init(rawValue:)) ?? .english
  }

  /// The languages that a browser asks for, without their regions, the preferred one first.
  static func wishes(of visit: Visit) -> [String] {
    let wishes = (visit.headers["accept-language"] ?? "").split(separator: ",").prefix(20)
    let tags = wishes.map { wish in
      let parts = wish.split(separator: ";")
      let weight = parts.dropFirst().first.flatMap { Double($0.drop { $0 != "=" }.dropFirst()) }
      let tag = (parts.first ?? "").split(separator: "-").first ?? ""
      return (tag: tag.filter { $0 != " " }.lowercased(), weight: weight ?? 1)
    }
    let ordered = tags.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    return ordered.map(\.element.tag)
  }

  var name: String { self == .english ? "English" : "Deutsch" }
}

/// A text of the pages in every language; `{0}`, `{1}` stand for what is put in.
struct Phrase: Sendable {
  let english: String
  let german: String

  init(_ english: String, _ german: String) { (self.english, self.german) = (english, german) }

  /// The text in a language.
  func callAsFunction(_ language: Language, _ values: String...) -> String {
    let text = language == .english ? english : german
    return values.enumerated().reduce(text) { $0.replacing("{\($1.offset)}", with: $1.element) }
  }
}

/// All texts of the pages.
enum Phrases {
  static let search = Phrase("Search", "Suche")
  static let compare = Phrase("Compare", "Vergleich")
  static let sources = Phrase("Sources", "Quellen")
  static let about = Phrase("About", "Über")
  static let skip = Phrase("Skip to the content", "Zum Inhalt")
  static let pages = Phrase("Pages", "Seiten")
  static let tagline = Phrase(
    "All your recipe sources, one list", "Alle Rezeptquellen, eine Liste")

  // The search.
  static let words = Phrase("What do you want to cook?", "Was soll es geben?")
  static let find = Phrase("Find recipes", "Rezepte suchen")
  static let filters = Phrase("Filters", "Filter")
  static let with = Phrase("With these ingredients", "Mit diesen Zutaten")
  static let without = Phrase("Without these", "Ohne diese")
  static let commas = Phrase("separated by commas", "durch Kommas getrennt")
  static let time = Phrase("Time at most", "Höchstens so lange")
  static let anyTime = Phrase("Any time", "Beliebig")
  static let diet = Phrase("Diet", "Ernährung")
  static let anyDiet = Phrase("Any diet", "Beliebig")
  static let sort = Phrase("Order", "Reihenfolge")
  static let sorts: [String: Phrase] = [
    "best": Phrase("Best match", "Beste Treffer"), "rating": Phrase("Rating", "Bewertung"),
    "time": Phrase("Time", "Zeit"), "title": Phrase("Title", "Titel"),
    "sources": Phrase("Number of sources", "Zahl der Quellen"),
  ]
  static let ask = Phrase("Ask only these sources", "Nur diese Quellen fragen")
  static let view = Phrase("Show as", "Anzeigen als")
  static let cards = Phrase("Cards", "Karten")
  static let list = Phrase("List", "Liste")
  static let found = Phrase("{0} recipes", "{0} Rezepte")
  static let foundOne = Phrase("1 recipe", "1 Rezept")
  static let foundMore = Phrase("The next {0} recipes", "Die nächsten {0} Rezepte")
  static let nothing = Phrase("No recipe was found", "Kein Rezept gefunden")
  static let nobodyHasIt = Phrase(
    "All sources that were asked answered, and none has anything.",
    "Alle gefragten Quellen haben geantwortet, und keine hat etwas.")
  static let tryElse = Phrase(
    "Try fewer words or filters.", "Weniger Wörter oder Filter helfen vielleicht.")
  static let tryOtherWords = Phrase(
    "Try other words, or fewer.", "Andere oder weniger Wörter helfen vielleicht.")
  static let nearest = Phrase("The nearest that is known:", "Am nächsten liegt:")
  static let noAnswer = Phrase("There is no answer", "Es gibt keine Antwort")
  static let couldNotAsk = Phrase(
    "Not every source could be asked: whether there is such a recipe cannot be told.",
    "Nicht jede Quelle war zu fragen: Ob es so ein Rezept gibt, lässt sich nicht sagen.")
  static let nothingLeft = Phrase("Nothing is left", "Nichts bleibt übrig")
  static let filteredOut = Phrase(
    "The filters removed {0} entries of the sources.",
    "Die Filter haben {0} Einträge der Quellen entfernt.")
  static let tryFewer = Phrase(
    "Try one filter less.", "Mit einem Filter weniger bleibt vielleicht etwas.")
  static let fromSources = Phrase("From {0} of {1} sources", "Aus {0} von {1} Quellen")
  static let withoutAnswer = Phrase("{0} gave no answer", "{0} ohne Antwort")
  static let startLead = Phrase(
    "Type what you feel like, or begin with one of these:",
    "Einfach eintippen, worauf die Lust steht, oder hiermit beginnen:")
  static let dishes = [
    Phrase("lentil soup", "Linsensuppe"), Phrase("chicken curry", "Hähnchencurry"),
    Phrase("pancakes", "Pfannkuchen"), Phrase("tomato salad", "Tomatensalat"),
    Phrase("apple pie", "Apfelkuchen"),
  ]
  static let searching = Phrase("Searching …", "Suche läuft …")
  static let more = Phrase("More recipes", "Mehr Rezepte")
  static let lostPage = Phrase(
    "The list was begun anew: its continuation is no longer known.",
    "Die Liste beginnt von vorn: ihre Fortsetzung ist nicht mehr bekannt.")
  static let inSources = Phrase("in {0} sources", "in {0} Quellen")
  static let why = Phrase("Why it is here", "Warum es hier steht")
  static let vote = Phrase("place {0} at {1}", "Platz {0} bei {1}")
  static let allWordsInTitle = Phrase("its title holds every word", "der Titel enthält jedes Wort")
  static let wordsInTitle = Phrase(
    "its title holds some of the words", "der Titel enthält einige der Wörter")
  static let namesInTitle = Phrase(
    "its title says the same in other words", "der Titel sagt dasselbe mit anderen Worten")
  static let wordsInIngredients = Phrase(
    "words are among its ingredients", "Wörter stehen in den Zutaten")
  static let read = Phrase("Read at {0}", "Bei {0} lesen")
  static let minutes = Phrase("{0} min", "{0} Min.")
  static let rated = Phrase("rated {0}", "bewertet mit {0}")

  // The sources.
  static let answered = Phrase("{0} recipes in {1}", "{0} Rezepte in {1}")
  static let empty = Phrase("has nothing for this", "hat nichts dazu")
  static let unasked = Phrase("not asked", "nicht gefragt")
  static let failed = Phrase("failed", "gescheitert")
  static let partly = Phrase("{0} recipes, not all of them", "{0} Rezepte, nicht alle")
  static let asking = Phrase("asking …", "wird gefragt …")
  static let states: [String: Phrase] = [
    "enabled": Phrase("ready", "bereit"), "disabled": Phrase("switched off", "ausgeschaltet"),
    "unusable": Phrase("unusable", "unbrauchbar"),
    "suspended": Phrase("left alone for a while", "wird eine Weile in Ruhe gelassen"),
    "probing": Phrase("being tried out", "wird ausprobiert"),
  ]
  static let noSources = Phrase("There is no source yet.", "Es gibt noch keine Quelle.")
  static let abilities = Phrase("Answers itself: {0}", "Beantwortet selbst: {0}")
  /// The name of what a source can do.
  static func ability(_ name: String, _ language: Language) -> String {
    abilityNames[name]?(language) ?? name
  }
  private static let abilityNames = [
    "text": Phrase("words", "Wörter"), "include": Phrase("ingredients", "Zutaten"),
    "exclude": Phrase("unwanted ingredients", "unerwünschte Zutaten"),
    "time": Phrase("time", "Zeit"), "diet": Phrase("diets", "Ernährung"),
    "browse": Phrase("a list without words", "eine Liste ohne Wörter"),
    "detail": Phrase("whole recipes", "ganze Rezepte"),
    "sort:rating": Phrase("order by rating", "Reihenfolge nach Bewertung"),
    "ingredients": Phrase("lists with ingredients", "Listen mit Zutaten"),
  ]
  static let missingKey = Phrase("its key is missing", "der Schlüssel fehlt")
  static let addSource = Phrase("Add a source", "Quelle hinzufügen")
  static let address = Phrase(
    "The address of a recipe site or server", "Die Adresse einer Rezeptseite oder eines Servers")
  static let tryOut = Phrase("Try it out", "Ausprobieren")
  static let cookbookOffer = Phrase(
    "The cookbook of Wikibooks is free and needs no key.",
    "Das Kochbuch von Wikibooks ist frei und braucht keinen Schlüssel.")
  static let tryCookbook = Phrase("Try the Wikibooks cookbook", "Wikibooks-Kochbuch ausprobieren")
  static let proof = Phrase("What was found out", "Was sich ergab")
  static let addIt = Phrase("Add it", "Hinzufügen")
  static let added = Phrase("{0} was added.", "{0} wurde hinzugefügt.")
  static let refused = Phrase("It cannot be a source", "Es kann keine Quelle sein")
  static let reset = Phrase("Ask again", "Wieder fragen")
  static let resetLead = Phrase(
    "Forgets the source's failures, its pause and the requests that were counted.",
    "Vergisst die Ausfälle der Quelle, ihre Pause und die gezählten Anfragen.")
  static let wasReset = Phrase("{0} is asked again.", "{0} wird wieder gefragt.")
  static let leftOf = Phrase(
    "{0} of {1} requests are left today", "heute sind {0} von {1} Anfragen übrig")
  static let leftToday = Phrase(
    "{0} requests are left today", "heute sind {0} Anfragen übrig")
  static let perSpan = Phrase(
    "{0} of {1} requests in {2} s are left", "{0} von {1} Anfragen in {2} s sind übrig")
  static let requests = Phrase("{0} requests were made.", "{0} Anfragen wurden gestellt.")

  // A recipe.
  static let ingredients = Phrase("Ingredients", "Zutaten")
  static let steps = Phrase("Steps", "Schritte")
  static let notes = Phrase("Notes", "Hinweise")
  static let nutrition = Phrase("Nutrition", "Nährwerte")
  static let remark = Phrase("Please note", "Bitte beachten")
  static let servings = Phrase("Servings", "Portionen")
  static let units = Phrase("Units", "Einheiten")
  static let asWritten = Phrase("As written", "Wie geschrieben")
  static let metric = Phrase("Metric", "Metrisch")
  static let us = Phrase("US", "US")
  static let change = Phrase("Change", "Umrechnen")
  static let cook = Phrase("Cook", "Kochen")
  static let next = Phrase("Next", "Weiter")
  static let back = Phrase("Back", "Zurück")
  static let close = Phrase("Close", "Schließen")
  static let start = Phrase("Start {0}", "{0} starten")
  static let timeUp = Phrase("Time is up: {0}", "Die Zeit ist um: {0}")
  static let step = Phrase("Step {0} of {1}", "Schritt {0} von {1}")
  static let origin = Phrase("Where it comes from", "Woher es stammt")
  static let versions = Phrase("Other sources' versions", "Fassungen anderer Quellen")
  static let sideBySide = Phrase("Set them side by side", "Nebeneinander stellen")
  static let noSteps = Phrase(
    "The source tells no steps; its own page may.",
    "Die Quelle nennt keine Schritte; ihre eigene Seite vielleicht.")

  /// What a fact of a recipe is about.
  static func fact(_ label: String, _ language: Language) -> String {
    language == .english ? label : germanFacts[label] ?? label
  }
  private static let germanFacts = [
    "Makes": "Ergibt", "Time": "Zeit", "Rating": "Bewertung", "Cuisine": "Küche",
    "Category": "Art", "Method": "Zubereitung", "Diet": "Ernährung", "Equipment": "Geräte",
    "By": "Von", "Published": "Veröffentlicht", "Changed": "Geändert", "Licence": "Lizenz",
    "Based on": "Nach", "Sources differ": "Quellen widersprechen sich",
  ]

  // What is kept.
  static let kept = Phrase("Kept", "Behalten")
  static let keep = Phrase("Keep", "Behalten")
  static let remove = Phrase("Let it go", "Nicht mehr behalten")
  static let undo = Phrase("Bring the last back", "Letztes zurückholen")
  static let nothingKept = Phrase(
    "Nothing is kept yet. Each recipe has a button that keeps it.",
    "Noch wird nichts behalten. Jedes Rezept hat einen Knopf dafür.")
  static let noneKept = Phrase(
    "Nothing of what is kept fits.", "Nichts von dem, was behalten wird, passt dazu.")
  static let searchKept = Phrase("Search what is kept", "Behaltenes durchsuchen")
  static let history = Phrase("History", "Verlauf")
  static let noHistory = Phrase("No search is remembered.", "Keine Suche ist vermerkt.")
  static let atMost = Phrase("at most {0} min", "höchstens {0} Min.")
  static let free = Phrase("without {0}", "ohne {0}")
  static let forget = Phrase("Forget", "Vergessen")
  static let forgetAll = Phrase("Forget all", "Alles vergessen")

  static let onlyNewest = Phrase(
    "These are the newest {0}; a search finds the others.",
    "Das sind die neuesten {0}; eine Suche findet die anderen.")

  // The shopping list.
  static let shopping = Phrase("Shopping list", "Einkaufsliste")
  static let toList = Phrase("To the shopping list", "Auf die Einkaufsliste")
  static let nothingToGet = Phrase(
    "No recipe is on the list yet. Each recipe has a button that puts it here.",
    "Noch steht kein Rezept auf der Liste. Jedes Rezept hat einen Knopf dafür.")
  static let optional = Phrase("Optional", "Wer mag")
  static let saveTicks = Phrase("Save the ticks", "Häkchen sichern")
  static let clearList = Phrase("Clear the list", "Liste leeren")
  static let takeOff = Phrase("Take off the list", "Von der Liste nehmen")
  static let atHome = Phrase("Not listed, as it is at home:", "Nicht dabei, weil im Haus:")
  static let tools = Phrase("Needed as well:", "Außerdem nötig:")
  static let takeAlong = Phrase("Take it along", "Zum Mitnehmen")
  static let asText = Phrase("Text", "Text")
  static let asMarkdown = Phrase("Markdown", "Markdown")
  static let asTodo = Phrase("todo.txt", "todo.txt")
  static let asTasks = Phrase("Tasks for a calendar", "Aufgaben für einen Kalender")
  static let asPlainText = Phrase("The list as text", "Die Liste als Text")
  static let share = Phrase("Share", "Teilen")
  static let copied = Phrase("Copied", "Kopiert")
  static let waits = Phrase(
    "Items of the shopping list whose ticks wait to be sent: {0}.",
    "Posten der Einkaufsliste, deren Haken noch nicht gesendet sind: {0}.")
  static let isBeingKept = Phrase("Keeping …", "Wird behalten …")
  static let isBeingListed = Phrase("Adding …", "Kommt auf die Liste …")
  static let isKept = Phrase("Kept ✓", "Behalten ✓")
  static let isListed = Phrase("On the list ✓", "Auf der Liste ✓")
  /// The name of an aisle, where it is one of those that come along.
  static func aisle(_ name: String, _ language: Language) -> String {
    language == .english ? name : aisles[name] ?? name
  }
  private static let aisles = [
    "fruit and vegetables": "Obst und Gemüse", "bread": "Brot",
    "meat and fish": "Fleisch und Fisch", "dairy and eggs": "Milchprodukte und Eier",
    "frozen": "Tiefgekühltes", "pasta, rice and grains": "Nudeln, Reis und Getreide",
    "cans and jars": "Dosen und Gläser", "baking": "Backzutaten",
    "nuts and dried fruit": "Nüsse und Trockenfrüchte", "spices": "Gewürze",
    "oil, vinegar and sauces": "Öl, Essig und Soßen", "drinks": "Getränke",
    "household": "Haushalt", "other": "Anderes",
  ]

  // Diets and allergens.
  static let avoid = Phrase("Without these allergens", "Ohne diese Allergene")
  static let strict = Phrase(
    "Leave out what cannot be told", "Weglassen, was sich nicht sagen lässt")
  static let rating = Phrase("Rating at least", "Bewertung mindestens")
  static let anyRating = Phrase("Any, or none", "Beliebig, auch keine")
  static let percent = Phrase("{0} %", "{0} %")
  static let lowerRated = Phrase(
    "{0} recipes are rated lower or not at all, and are not shown.",
    "{0} Rezepte sind schlechter oder gar nicht bewertet und stehen nicht hier.")
  static let conflicting = Phrase(
    "{0} entries of the sources conflict with {1} and are left out.",
    "{0} Einträge der Quellen passen nicht zu {1} und fehlen hier.")
  static let tooLong = Phrase(
    "{0} entries of the sources take longer than {1} minutes, or do not say how long, and are "
      + "left out.",
    "{0} Einträge der Quellen dauern länger als {1} Minuten oder sagen es nicht und fehlen hier.")
  static let missing = Phrase("to get: {0}", "zu besorgen: {0}")
  static let nearestRecipe = Phrase(
    "The nearest recipe is “{0}”; to get for it: {1}.",
    "Am nächsten kommt „{0}“; dafür zu besorgen: {1}.")
  static let lacking = Phrase(
    "{0} entries of the sources do not name {1} and are left out.",
    "{0} Einträge der Quellen nennen {1} nicht und fehlen hier.")
  static let containing = Phrase(
    "{0} entries of the sources have {1} and are left out.",
    "{0} Einträge der Quellen enthalten {1} und fehlen hier.")
  static let configured = Phrase(
    "The configuration asks every search for: {0}.",
    "Die Konfiguration verlangt bei jeder Suche: {0}.")
  static let searchWithout = Phrase("Search without that", "Ohne das suchen")
  static let screening = Phrase("Diets and allergens", "Ernährung und Allergene")
  static let screenLead = Phrase(
    "This goes by the words of the recipe, not by labels, traces or kitchens. It is no medical "
      + "advice: with an allergy, read the packages.",
    "Das folgt den Wörtern des Rezepts, nicht Etiketten, Spuren oder Küchen. Es ist kein ärztlicher "
      + "Rat: Wer allergisch ist, liest die Packungen.")
  static let verdicts: [String: Phrase] = [
    "fits": Phrase("fits", "passt"), "conflicts": Phrase("conflicts", "passt nicht"),
    "unknown": Phrase("cannot be told", "nicht zu sagen"),
  ]
  static let holds = Phrase("holds {0}", "enthält {0}")
  static let mayHold = Phrase("may hold {0}", "enthält vielleicht {0}")
  static let notRecognised = Phrase("a word is not known", "ein Wort ist nicht bekannt")
  static let nothingToRead = Phrase(
    "no ingredients that can be read", "keine Zutaten, die zu lesen sind")
  static let cutOff = Phrase(
    "the list of ingredients is cut off or could not be read whole",
    "die Liste der Zutaten ist abgeschnitten oder nicht ganz lesbar")
  static let namesAlone = Phrase(
    "the ingredients are names without amounts, which may leave something out",
    "die Zutaten sind Namen ohne Mengen, unter denen etwas fehlen kann")
  static let beside = Phrase("holds {0} and stands in {1} alone", "enthält {0} und steht nur {1}")
  /// The places in a recipe where a food may stand that no line names.
  static let places: [String: Phrase] = [
    "heading": Phrase("a heading", "in einer Überschrift"),
    "steps": Phrase("the steps", "in den Schritten"),
    "notes": Phrase("the notes", "in den Anmerkungen"),
    "description": Phrase("the description", "in der Beschreibung"),
    "keywords": Phrase("the keywords", "in den Stichwörtern"),
    "yield": Phrase("the yield", "in der Menge"),
  ]
  static let stepsNotJudged = Phrase(
    "the steps were not judged", "die Schritte wurden nicht beurteilt")
  static let rarely = Phrase("rarely {0}", "selten {0}")
  static let claimedOtherwise = Phrase(
    "the source claims otherwise", "die Quelle behauptet anderes")
  /// The name of a diet, an allergen, or what else foods hold.
  static func name(_ name: String, _ language: Language) -> String {
    language == .english ? name.replacing("-", with: " ") : germanNames[name] ?? name
  }
  private static let germanNames = [
    "vegan": "vegan", "vegetarian": "vegetarisch", "pescatarian": "pescetarisch",
    "gluten-free": "glutenfrei", "dairy-free": "milchfrei", "halal": "halal", "kosher": "koscher",
    "low-calorie": "kalorienarm", "low-fat": "fettarm", "low-lactose": "laktosearm",
    "low-salt": "salzarm", "diabetic": "für Diabetiker", "hindu": "hinduistisch",
    "gluten": "Gluten", "wheat": "Weizen", "crustaceans": "Krebstiere", "eggs": "Eier",
    "egg": "Ei", "fish": "Fisch", "peanuts": "Erdnüsse", "peanut": "Erdnuss", "soya": "Soja",
    "milk": "Milch", "tree-nuts": "Schalenfrüchte", "nuts": "Nüsse", "celery": "Sellerie",
    "mustard": "Senf", "sesame": "Sesam", "sulphites": "Sulfite", "sulphite": "Sulfit",
    "lupin": "Lupinen", "molluscs": "Weichtiere", "mollusc": "Weichtiere",
    "shellfish": "Meeresfrüchte", "crustacean": "Krebstiere", "coconut": "Kokosnuss",
    "pork": "Schwein", "alcohol": "Alkohol", "meat": "Fleisch", "honey": "Honig",
    "gelatine": "Gelatine", "rye": "Roggen", "barley": "Gerste", "oats": "Hafer",
    "animal rennet": "tierisches Lab", "meat or fish": "Fleisch oder Fisch",
    "an animal product": "etwas vom Tier", "pine nuts": "Pinienkerne",
    "a gluten cereal": "ein Getreide mit Gluten",
  ]

  // The application.
  static let install = Phrase("On your devices", "Auf den eigenen Geräten")
  static let installLead = Phrase(
    "Browsers can install this page as an application: it then takes in recipes that other "
      + "applications share, and shows what is kept and the shopping list without a network.",
    "Browser können diese Seite als Anwendung installieren: Sie nimmt dann Rezepte an, die andere "
      + "Anwendungen teilen, und zeigt Behaltenes und die Einkaufsliste auch ohne Netz.")
  static let bookmarklet = Phrase("Open in Potluck", "In Potluck öffnen")
  static let bookmarkletLead = Phrase(
    "Drag this link to your bookmarks: there it opens the recipe page that you are looking at. "
      + "Here a click does nothing.",
    "Diesen Link zu den Lesezeichen ziehen: Dort öffnet er die Rezeptseite, die gerade zu sehen "
      + "ist. Hier bewirkt ein Klick nichts.")
  static let offline = Phrase("There is no network", "Es gibt kein Netz")
  static let offlineLead = Phrase(
    "What is kept on this device can be read:", "Was auf diesem Gerät liegt, ist zu lesen:")
  static let arrival = Phrase("On to Potluck", "Weiter zu Potluck")
  static let arrivalLead = Phrase(
    "Another page leads here and asks Potluck to read or search:",
    "Eine andere Seite führt hierher und will, dass Potluck liest oder sucht:")
  static let goOn = Phrase("Go on", "Weiter")

  // The rest.
  static let compareLead = Phrase(
    "See what each source is worth for a dish.", "Was ist jede Quelle für ein Gericht wert?")
  static let compareIt = Phrase("Compare the sources", "Quellen vergleichen")
  static let signIn = Phrase("Sign in", "Anmelden")
  static let signOut = Phrase("Sign out", "Abmelden")
  static let token = Phrase("Token", "Zugangswort")
  static let signInLead = Phrase(
    "This table is served with a token.", "Dieser Tisch verlangt ein Zugangswort.")
  static let problem = Phrase("That did not work", "Das ging nicht")
  static let toSearch = Phrase("To the search", "Zur Suche")
  static let aboutText = Phrase(
    "Potluck asks several recipe sources at once and makes one list of what they say. It runs on "
      + "your own machine; the pages load nothing from anywhere else.",
    "Potluck fragt mehrere Rezeptquellen zugleich und macht eine Liste aus dem, was sie sagen. Es "
      + "läuft auf der eigenen Maschine; die Seiten laden nichts von woanders.")
  static let forPrograms = Phrase("For programs", "Für Programme")
  static let version = Phrase("Version {0}", "Version {0}")
  static let keys = Phrase("Keyboard", "Tastatur")
  static let keysOn = Phrase("Use these keys", "Diese Tasten benutzen")
  static let keyList: [(key: String, does: Phrase)] = [
    ("/", Phrase("to the search field", "zum Suchfeld")),
    ("j", Phrase("next recipe", "nächstes Rezept")),
    ("k", Phrase("recipe before", "voriges Rezept")),
    ("Enter", Phrase("open the recipe", "Rezept öffnen")),
    ("?", Phrase("this list", "diese Liste")),
  ]
}
