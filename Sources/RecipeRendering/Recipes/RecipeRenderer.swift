public import RecipeModel

/// One recipe as a document that people keep: Markdown, Cooklang, plain text or JSON-LD.
///
/// Choose ``RecipeJSON`` for Potluck's own JSON, ``RecipeCard`` for a glance. Whatever a source
/// says is data here: it can neither form markup of the document nor steer a terminal.
public struct RecipeRenderer: Sendable {
  /// The form of the document.
  public var format: RecipeFormat

  /// Creates a renderer.
  public init(_ format: RecipeFormat) { self.format = format }

  /// The document, with a line break at its end.
  public func render(_ recipe: Recipe) -> String {
    switch format {
    case .markdown: RecipeMarkdown.render(recipe)
    case .cooklang: RecipeCooklang.render(recipe)
    case .text: RecipeText.render(recipe)
    case .jsonld: RecipeJSONLD.render(recipe)
    }
  }
}
