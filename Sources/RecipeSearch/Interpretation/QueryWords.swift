import RecipeModel
import RecipeScreening

/// The words of a language that say what a query means, and names that hold such words.
///
/// A table is a text with lines `role: phrase, phrase`; a line that begins with spaces goes on, and
/// one that begins with `#` is a comment. Some roles have a value: `diet vegan`, `number 30`. A word
/// such as `einfach|e|er` stands for `einfach`, `einfache` and `einfacher`; a `#` in a phrase stands
/// for any number. The roles are the cases of ``Role``.
struct QueryWords: Sendable {
  /// What a phrase does in a query.
  enum Role: String, Sendable {
    /// Praise and ease: goes wherever it stands.
    case praise
    /// The same, but only before the dish: `a good soup`, not `brutti ma buoni`.
    case lead
    /// Goes before praise: `super easy`.
    case more
    /// The word for a recipe, and what joins it to the dish.
    case recipe, of
    /// A form of asking at the beginning, and what may end it.
    case ask, end
    /// What ends a question in some languages: `machen`.
    case verb
    case article, and, but
    /// Leads to what must not be in it, what must be in it, and what is to be used.
    case without, with, using
    /// A diet or an allergen to avoid, said as one phrase.
    case diet, avoid
    /// A food that has a name among diets and allergens; see ``QueryWords/Phrase/value``.
    case avoided
    /// Behind a food: it is not there. `unjudged` before it and `tied` behind it leave it as it is.
    case free, unjudged, tied
    /// `peanut allergy`, what leads to it, and `allergic to`.
    case allergy, sufferer, allergic
    /// Joins a condition to the dish: `that is`.
    case that
    /// A number in words, a unit in minutes, a time in words, and what stands before or behind one.
    case number, unit, minutes, before, after
    /// Between the two ends of a range.
    case to
    /// Before and behind the number of people.
    case serve, people
    /// Asks what to make, and leads to the foods.
    case question, link
    /// Says what one has.
    case have
    /// Before and behind what is left over, and where it is.
    case leftover, leftovers, home
    /// Before a food, and no part of its name.
    case some
    /// For which meal, inside a question.
    case meal
    /// Made dishes that no list of ingredients names.
    case made
    /// What a list of ingredients names, though the word that says what it is speaks of a made dish.
    case ingredient
    /// A kind of dish, to which an ingredient is added: `pasta con zucchine`.
    case dish
    /// No food, though a list of foods may have it.
    case stays
    /// The name of a dish or food that stays whole.
    case name
  }

  /// A phrase of a table.
  struct Phrase: Sendable {
    var words: [String]
    var role: Role
    /// The diet, the allergen, or the number.
    var value: String
    /// The languages that have it.
    var languages: [ScreenLanguage]
  }

  /// The phrases by their first words, the longest first.
  private var phrases: [String: [Phrase]] = [:]

  /// The tables of all languages: a query may mix them.
  private static let tables: [(ScreenLanguage, StaticString)] = [
    (.english, english), (.german, german), (.french, french), (.spanish, spanish),
    (.italian, italian), (.dutch, dutch),
  ]

  private static let index = PhraseIndex(
    tables.map { (text: $0.1, isGerman: $0.0 == .german) })

  /// Finds the phrases that begin with one of a query's words, or with an end of one.
  init(for words: [String]) {
    let endings = words.flatMap { word in word.indices.map { word[$0...] } }
    let wanted = Set((endings + ["#"]).map { PhraseIndex.hash($0.utf8) })
    for phrase in Self.index.phrases(from: wanted) {
      let head = phrase.head.split(separator: " ")
      guard let role = Role(rawValue: String(head[0])) else { continue }
      add(phrase.text, role, head.count > 1 ? String(head[1]) : "", Self.tables[phrase.table].0)
    }
    for word in phrases.keys {
      phrases[word]?.sort { $0.words.count > $1.words.count }
    }
  }

  /// The phrases that begin with a word, the longest first; `#` is a number.
  func phrases(from word: String) -> [Phrase] { phrases[word] ?? [] }

  private mutating func add(
    _ text: String, _ role: Role, _ value: String, _ language: ScreenLanguage
  ) {
    for form in Self.forms(of: text) {
      var spellings = [QueryTokens.words(form)]
      // German is also typed without its umlauts.
      if language == .german {
        let plain = form.replacing("ä", with: "ae").replacing("ö", with: "oe")
          .replacing("ü", with: "ue")
        if plain != form { spellings.append(QueryTokens.words(plain)) }
      }
      for words in spellings {
        guard let first = words.first else { continue }
        let same = phrases[first]?.firstIndex {
          $0.words == words && $0.role == role && $0.value == value
        }
        if let same {
          phrases[first]?[same].languages.append(language)
        } else {
          phrases[first, default: []].append(
            Phrase(words: words, role: role, value: value, languages: [language]))
        }
      }
    }
  }

  /// The forms that `einfach|e|er kuchen` stands for.
  private static func forms(of text: String) -> [String] {
    guard text.contains("|") else { return [text] }
    var forms = [""]
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "|")
      let words = [String(parts[0])] + parts.dropFirst().map { String(parts[0] + $0) }
      forms = forms.flatMap { form in words.map { form.isEmpty ? $0 : form + " " + $0 } }
    }
    return forms
  }
}
