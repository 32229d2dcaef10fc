internal import RecipeModel

/// Pieces of markup that several sites write.
enum SiteHTML {
  /// A text in an element or in an attribute with double quotes.
  static func text(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// A text within a CDATA section of XML.
  static func data(_ text: String) -> String {
    "<![CDATA[\(text.replacing("]]>", with: "]]]]><![CDATA[>"))]]>"
  }

  /// A value of a query or a part of a path, percent-encoded.
  static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain =
        byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(character) : "%" + (digits.count == 1 ? "0" + digits : digits)
    }.joined()
  }

  /// JSON in a script, which nothing in it can end.
  static func script(_ json: JSON) -> String {
    "<script type=\"application/ld+json\">\(json.text().replacing("</", with: "<\\/"))</script>"
  }

  /// A plain page.
  static func page(_ title: String, head: [String] = [], _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>\(text(title))</title>
    \((head + ["</head>", "<body>", body, "</body>", "</html>", ""]).joined(separator: "\n"))
    """
  }

  /// A recipe in schema.org's terms.
  ///
  /// - Parameters:
  ///   - post: The recipe.
  ///   - url: The address of its page.
  ///   - image: The address of its picture, when it has one.
  ///   - author: Who wrote it.
  /// - Returns: the node, without its context.
  static func recipe(_ post: SitePost, url: String, image: String?, author: String) -> JSON {
    let recipe = post.recipe
    let values: [String: JSON] = [
      "page": .string(url), "picture": .optional(image), "author": .string(author),
      "day": .string(post.day.date),
    ]
    return ShapeValues(
      values: values, recipe: recipe, options: SimulatorOptions(), shapes: [:]
    ).fill(recipeShape)
  }

  private static let recipeShape = Shape([
    "@type": "Recipe", "@id": "{page}#recipe", "name": "{title}", "url": "{page}",
    "description": "A dish for everyone at the table.", "datePublished": "{day}",
    "author": ["@type": "Person", "name": "{author}"], "image?": "{picture}",
    "recipeYield": "{servings} servings", "prepTime?": "PT{prepMinutes}M",
    "cookTime?": "PT{cookMinutes}M", "totalTime?": "PT{minutes}M", "recipeCuisine": "{cuisine}",
    "recipeCategory": "Main course", "keywords": "{keywords}", "recipeIngredient": "{ingredients}",
    "recipeInstructions": [
      ["@type": "HowToStep", "text": "{step1}"], ["@type": "HowToStep", "text": "{step2}"],
    ],
    "aggregateRating": [
      "@type": "AggregateRating", "ratingValue": "{stars}", "bestRating": 5,
      "ratingCount": "{lineCount}",
    ],
  ])
}
