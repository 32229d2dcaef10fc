/// A format that recipes are written in for other programs, or for people.
package enum ExportFormat: String, Sendable, CaseIterable {
  /// A list of schema.org's Recipe, as RecipeSage writes and reads it.
  case jsonld
  /// Cooklang, with pictures beside.
  case cooklang
  /// Paprika's `.paprikarecipes`.
  case paprika
  /// A folder for each recipe, in a zip archive, as Nextcloud Cookbook keeps them.
  case nextcloud
  /// What Mealie's migration from its own older files reads.
  case mealie
  /// Tandoor's own export.
  case tandoor
  /// CommonMark.
  case markdown
  /// A page for each recipe that needs nothing else, to read, print and pass on.
  case html
  /// Plain text.
  case text

  /// What becomes of several recipes.
  package enum Layout: Sendable {
    /// One file holds all.
    case one
    /// A file each, and perhaps its picture beside it.
    case each
  }

  /// What becomes of several recipes.
  package var layout: Layout {
    switch self {
    case .jsonld, .paprika, .nextcloud, .mealie, .tandoor: .one
    case .cooklang, .markdown, .html, .text: .each
    }
  }

  /// The ending of a file's name, with its dot.
  package var ending: String {
    switch self {
    case .jsonld: ".json"
    case .cooklang: ".cook"
    case .paprika: ".paprikarecipes"
    case .nextcloud, .mealie, .tandoor: ".zip"
    case .markdown: ".md"
    case .html: ".html"
    case .text: ".txt"
    }
  }

  /// What people call it.
  package var label: String {
    switch self {
    case .jsonld: "JSON-LD"
    case .cooklang: "Cooklang"
    case .paprika: "Paprika"
    case .nextcloud: "Nextcloud Cookbook"
    case .mealie: "Mealie"
    case .tandoor: "Tandoor"
    case .markdown: "Markdown"
    case .html: "HTML"
    case .text: "plain text"
    }
  }
}
