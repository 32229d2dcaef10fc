import RecipeModel
import RecipeRendering

/// `textDocument/hover`: what the recipe behind a link is.
struct RecipeHover: Sendable {
  /// A place in a document.
  struct Place: Sendable {
    static let document = Parameter("textDocument", .document, "The document.")
    static let position = Parameter("position", .position, "The place in it.")

    /// The document.
    var uri: String
    /// The place in it.
    var position: TextPosition
  }

  /// What is asked about.
  let place: Place

  /// Reads the params.
  /// - Throws: ``WireFailure`` of kind `invalidParams`.
  init(_ params: Params) throws(WireFailure) {
    place = Place(
      uri: try params.required(Place.document), position: try params.required(Place.position))
  }

  /// Fetches the page; null when there is no link, or no recipe behind it: a mouse that moves over
  /// a page of links must not raise an error at each.
  func run(_ service: any RecipeService, in document: TextDocument?) async throws -> JSON {
    guard let document, let link = LinkFinder.link(at: place.position, in: document) else {
      return .null
    }
    let found: FoundRecipe
    do {
      found = try await service.recipe(.url(link.url))
    } catch is WireFailure {
      return .null
    }
    return [
      "contents": [
        "kind": "markdown", "value": .string(RecipeCard().render(found.recipe)),
      ],
      "range": link.range.json,
    ]
  }
}

extension RecipeHover {
  /// The schema of the params.
  static var schema: JSON { Schema.object([Place.document.property, Place.position.property]) }
}
