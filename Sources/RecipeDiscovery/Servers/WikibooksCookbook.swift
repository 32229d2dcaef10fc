/// A cookbook of Wikibooks: free recipes in one language, which may be asked without a key.
///
/// The English one has a namespace of its own and is searched without a configuration; the others are
/// books among others, told by the beginnings of their pages' titles.
package struct WikibooksCookbook: Sendable, Hashable {
  /// The language of its recipes.
  package let language: String
  /// What the titles of its recipes begin with, in front of a slash.
  package let book: String

  /// The cookbooks, in the order of their languages' tags.
  package static let all = [
    WikibooksCookbook(language: "de", book: "Kochbuch"),
    WikibooksCookbook(language: "es", book: "Artes culinarias/Recetas"),
    WikibooksCookbook(language: "fr", book: "Livre de cuisine"),
    WikibooksCookbook(language: "it", book: "Libro di cucina/Ricette"),
    WikibooksCookbook(language: "nl", book: "Kookboek"),
    WikibooksCookbook(language: "pt", book: "Livro de receitas"),
  ]

  /// The host of its wiki.
  var host: String { "\(language).wikibooks.org" }

  /// The address in front of the wiki's interface.
  package var base: String { "https://\(host)/w" }

  /// The address of the book, for people and for `providers add`.
  package var address: String {
    "https://\(host)/wiki/\(book.replacing(" ", with: "_"))"
  }
}
