import PotluckSupport
import RecipeModel
import RecipeRendering

/// A recipe as a document of its own, with its picture beside it or in it.
enum DocumentExport {
  static func files(
    _ exchanged: ExchangedRecipe, _ name: String, _ format: ExportFormat
  ) -> [ExportedFile] {
    let recipe = exchanged.merged
    let path = name + format.ending
    switch format {
    case .html: return [ExportedFile(path, page(exchanged))]
    case .markdown: return [ExportedFile(path, RecipeRenderer(.markdown).render(recipe))]
    case .cooklang:
      let text = RecipeCooklang.render(recipe, facts: facts(recipe))
      // Cooklang's programs show the picture that is called as the recipe is.
      return [ExportedFile(path, text)]
        + exchanged.pictures.prefix(1).map { ExportedFile(name + $0.ending, $0.bytes) }
    default: return [ExportedFile(path, RecipeRenderer(.text).render(recipe))]
    }
  }

  /// The page with the kept pictures in it.
  static func page(_ exchanged: ExchangedRecipe) -> String {
    let pictures = exchanged.pictures.compactMap { picture in
      picture.type.map { "data:\($0.rawValue);base64,\(Base64.encode(picture.bytes))" }
    }
    return RecipeHTML.render(exchanged.merged, pictures: pictures)
  }

  /// What Cooklang has no canonical name for, or what its canonical name is taken for already.
  private static func facts(_ recipe: Recipe) -> [(String, [String])] {
    let rating = recipe.listing.rating.map { rating in
      let count = recipe.ratingCount.map { " (\($0) ratings)" } ?? ""
      return "\(plain(rating.value))/\(plain(rating.scale))\(count)"
    }
    let facts: [(String, String?)] = [
      ("publisher", recipe.authors.isEmpty ? nil : recipe.listing.publisher),
      ("site", recipe.siteName), ("canonical", Sanitizer.link(recipe.canonicalURL)),
      ("video", Sanitizer.link(recipe.video)), ("rating", rating), ("based on", recipe.isBasedOn),
    ]
    let images = recipe.images.compactMap { Sanitizer.link($0.url) }
    return facts.compactMap { key, text in text.map { (key, [$0]) } }
      + (images.count > 1 ? [("images", images)] : [])
  }

  private static func plain(_ number: Double) -> String {
    JSON.double(number).text()
  }
}

extension ExchangedPicture {
  /// The ending of a file's name that says what the bytes are, with its dot.
  var ending: String {
    "." + (type ?? .jpeg).ending
  }
}
