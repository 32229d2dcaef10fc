package import RecipeModel

/// A recipe as other programs' files hold it: what a source tells, and what its owner added.
package struct ExchangedRecipe: Sendable, Hashable {
  /// The recipe itself; its listing's id holds the file's own identifier where it has one.
  package var recipe: Recipe
  /// The pictures' bytes, best first.
  package var pictures: [ExchangedPicture] = []
  /// The owner's words to find it by.
  package var tags: [String] = []
  /// The owner's rating, 1 to 5; nil for none.
  package var ownRating: Int?
  /// What the owner noted, a paragraph each.
  package var ownNotes: [String] = []
  /// When the owner kept it: an ISO 8601 date or time, as written.
  package var created: String?

  /// The days on which the owner cooked it: ISO 8601 dates, newest first.
  package var cooked: [String] = []

  package init(_ recipe: Recipe) { self.recipe = recipe }
}

/// One picture's bytes.
package struct ExchangedPicture: Sendable, Hashable {
  /// What it was called in its file, without folders.
  package var name: String
  /// The bytes as they were.
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Something that a reader could not read, or a format could not hold.
package struct ExchangeNote: Sendable, Hashable {
  /// The file, with its place inside a zip, and the line where it is known: `a.zip/soup.json:3`.
  package var place: String
  /// One sentence for the person who reads it.
  package var text: String

  package init(place: String, text: String) {
    self.place = place
    self.text = text
  }
}

extension ExchangeNote {
  /// Each text once, in the order in which they came, with all the places that it was said of.
  package static func byText(_ notes: [ExchangeNote]) -> [(text: String, places: [String])] {
    var texts: [(text: String, places: [String])] = []
    var index: [String: Int] = [:]
    for note in notes {
      if let known = index[note.text] {
        texts[known].places.append(note.place)
      } else {
        index[note.text] = texts.count
        texts.append((note.text, [note.place]))
      }
    }
    return texts
  }
}
