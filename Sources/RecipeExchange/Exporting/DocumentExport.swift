import PotluckSupport
import RecipeModel
import RecipeRendering

/// A recipe as a document of its own, with its picture beside it or in it.
enum DocumentExport {
  /// `tell` takes a sentence for what this recipe loses.
  static func files(
    _ exchanged: ExchangedRecipe, _ name: String, _ format: ExportFormat,
    tell: (String) -> Void = { _ in }
  ) -> [ExportedFile] {
    let recipe = exchanged.merged
    let path = name + format.ending
    switch format {
    case .html: return [ExportedFile(path, page(exchanged))]
    case .markdown: return [ExportedFile(path, RecipeRenderer(.markdown).render(recipe))]
    case .cooklang:
      let text = RecipeCooklang.render(recipe, facts: facts(recipe))
      tellGroups(of: recipe, text, tell)
      // Cooklang's programs show the picture that is called as the recipe is.
      return [ExportedFile(path, text)]
        + exchanged.pictures.prefix(1).map { ExportedFile(name + $0.ending, $0.bytes) }
    default: return [ExportedFile(path, RecipeRenderer(.text).render(recipe))]
    }
  }

  /// Says which groups of ingredients have lost their names: an ingredient that a step names stands
  /// in no group, unless a section has its name.
  private static func tellGroups(of recipe: Recipe, _ text: String, _ tell: (String) -> Void) {
    let read = try? RecipeDocument.recipe(
      in: Array(text.utf8), as: .cooklang, id: recipe.listing.id)
    let left = Set((read?.ingredientGroups ?? []).map(\.name))
    let lost = recipe.ingredientGroups.compactMap(\.name).filter { !left.contains($0) }
    if !lost.isEmpty {
      tell(
        "Cooklang groups ingredients by sections of steps; names that are lost: "
          + lost.joined(separator: ", "))
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
