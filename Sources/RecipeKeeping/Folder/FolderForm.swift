import RecipeRendering

/// A form of files that a folder of kept recipes holds.
package enum FolderForm: String, Sendable, CaseIterable {
  /// Cooklang.
  case cooklang
  /// schema.org's JSON-LD.
  case json

  /// What a file's name ends in, without the dot.
  package var ending: String { self == .cooklang ? "cook" : "json" }

  /// The form that a file's name tells; nil for other files.
  init?(path: String) {
    guard let form = Self.allCases.first(where: { path.lowercased().hasSuffix(".\($0.ending)") })
    else { return nil }
    self = form
  }

  var format: RecipeFormat { self == .cooklang ? .cooklang : .jsonld }
  var kind: RecipeDocument.Kind { self == .cooklang ? .cooklang : .json }
}
