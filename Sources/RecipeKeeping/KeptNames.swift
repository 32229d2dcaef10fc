package import RecipeModel
import RecipeSearch
import RecipeVocabulary

/// Names and marks by which a kept recipe is found again.
package enum KeptNames {
  /// The most bytes of a name: with an ending a file may still bear it.
  private static let longest = 100

  /// A readable name for a title, of letters, digits and hyphens: `lentil-soup`.
  package static func name(for title: String) -> String {
    var name = ""
    for word in TextMatching.words(title) {
      guard name.utf8.count + word.utf8.count < longest else { break }
      name += name.isEmpty ? word : "-" + word
    }
    // A title of one word without end.
    if name.isEmpty { name = String(TextMatching.words(title).first?.prefix(20) ?? "") }
    // A bare number is a place in a list.
    return name.allSatisfy(\.isNumber) ? "recipe" + (name.isEmpty ? "" : "-" + name) : name
  }

  /// The name that an identifier of any library stands for: a folder's `soups/Lentil soup.cook` is
  /// `lentil-soup`.
  package static func name(of id: String) -> String {
    guard let kind = FolderForm(path: id) else { return name(for: id) }
    let file = id.split(separator: "/").last ?? ""
    return name(for: String(file.dropLast(kind.ending.count + 1)))
  }

  /// The canonical form of the recipe's own link; nil without one.
  package static func link(of recipe: Recipe) -> String? {
    (recipe.listing.url ?? recipe.canonicalURL).flatMap(CanonicalURL.identity)
  }
}

/// What an index is asked for where recipes with an ingredient are looked for.
package enum IngredientWords {
  /// More names than these would take longer than to look at all recipes.
  private static let mostNames = 60

  /// A query for recipes that may have an ingredient: all words of one of its names, each in any number.
  /// - Parameters:
  ///   - ingredient: its name.
  ///   - and: what joins what all must be there, in the index's syntax.
  ///   - or: what joins what any may be there.
  ///   - quoted: makes a word safe.
  /// - Returns: nil where the index cannot tell.
  package static func query(
    for ingredient: String, and: String, or: String, quoted: (String) -> String
  ) -> String? {
    let food = Food(named: ingredient)
    guard let names = food.map({ $0.namesWithin(most: mostNames) }) ?? [ingredient] else {
      return nil
    }
    func any(_ parts: [String]) -> String { "(" + parts.joined(separator: or) + ")" }
    let parts = (names + [ingredient]).map(TextMatching.words).filter { !$0.isEmpty }.map { words in
      let forms = words.map { any(([$0] + SearchWords.numberForms(of: $0)).map(quoted)) }
      return "(" + forms.joined(separator: and) + ")"
    }
    return parts.isEmpty ? nil : any(parts)
  }
}

/// Words for SQLite's full-text search.
///
/// Both sides are folded and parted by `TextMatching`, and a word stands beside its singular, so
/// that a search finds what filters match. What a person writes never reaches the query's syntax.
enum KeptWords {
  /// The most words of a query, and the most characters of each.
  private static let most = 32
  private static let longest = 64

  /// What is indexed of some texts.
  static func indexed(_ texts: some Sequence<String>) -> String {
    var words: [String] = []
    for text in texts {
      for word in TextMatching.words(text) {
        words.append(word)
        let singular = TextMatching.singular(word)
        if singular != word { words.append(singular) }
      }
    }
    return words.joined(separator: " ")
  }

  /// A query for all words in whatever number, the last one as a beginning, without those that say
  /// nothing about a dish; nil where there is no word in the text.
  static func query(all text: String) -> String? {
    let words = searched(text)
    let parts = words.enumerated().map { place, word in
      let forms = SearchWords.numberForms(of: word).map { " OR " + quoted($0) }.joined()
      return "(\(quoted(word))\(place == words.count - 1 ? " *" : "")\(forms))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: " AND ")
  }

  /// A query for whole words.
  static func query(whole text: String) -> String? {
    let parts = words(text).map { singular($0) }
    return parts.isEmpty ? nil : "(" + parts.joined(separator: " AND ") + ")"
  }

  /// A query for recipes that may have an ingredient; nil where the index cannot tell.
  static func query(ingredient: String) -> String? {
    IngredientWords.query(for: ingredient, and: " AND ", or: " OR ", quoted: quoted)
  }

  /// A query for titles that hold a title's words in their order; nil where it has none.
  static func query(title: String) -> String? {
    let words: [Substring] = indexed([title]).split(separator: " ")
    let phrase = words.prefix(most).prefix { $0.count <= longest }.joined(separator: " ")
    return phrase.isEmpty ? nil : "title : \(quoted(phrase))"
  }

  /// Queries for titles that hold all words of a title, and that share one with it.
  static func queries(likeTitle title: String) -> [String] {
    let words = words(title).filter { $0.count > 2 }.map { singular($0) }
    let joints = words.count > 1 ? [" AND ", " OR "] : [" OR "]
    return words.isEmpty ? [] : joints.map { "title : (" + words.joined(separator: $0) + ")" }
  }

  private static func words(_ text: String) -> [String] {
    TextMatching.words(text).prefix(most).map { String($0.prefix(longest)) }
  }

  private static func searched(_ text: String) -> [String] {
    if TextMatching.words(text).isEmpty { return [] }
    return SearchWords.meaningful(text).prefix(most).map { String($0.prefix(longest)) }
  }

  private static func singular(_ word: String) -> String { quoted(TextMatching.singular(word)) }

  private static func quoted(_ word: String) -> String {
    "\"" + word.replacing("\"", with: "\"\"") + "\""
  }
}
