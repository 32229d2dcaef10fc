import RecipeModel

/// The names of schema.org that markup uses, and the older ones that mean the same.
enum SchemaNames {
  /// A name without its vocabulary: `schema:Recipe` and `http://schema.org/Recipe/` are `Recipe`.
  static func local(_ name: String) -> String {
    name.split(whereSeparator: { "/#:".contains($0) }).last.map(String.init) ?? name
  }

  /// Today's name for one of an older vocabulary.
  static func current(_ name: String) -> String { renamed[name] ?? name }

  /// Names of data-vocabulary.org and of schema.org's beginnings.
  private static let renamed = [
    "ingredients": "recipeIngredient", "ingredient": "recipeIngredient",
    "recipeIngredients": "recipeIngredient", "instructions": "recipeInstructions",
    "recipeInstruction": "recipeInstructions", "recipeDirections": "recipeInstructions",
    "instruction": "recipeInstructions", "yield": "recipeYield", "tag": "keywords",
    "recipeType": "recipeCategory", "recipeCourse": "recipeCategory", "photo": "image",
    "fn": "name", "summary": "description", "published": "datePublished", "duration": "totalTime",
    "preptime": "prepTime", "cooktime": "cookTime", "totaltime": "totalTime",
  ]

  /// The classes of the microformats h-recipe and hRecipe.
  static let ofClass = [
    "fn": "name", "p-name": "name", "ingredient": "recipeIngredient",
    "p-ingredient": "recipeIngredient", "yield": "recipeYield", "p-yield": "recipeYield",
    "instructions": "recipeInstructions", "instruction": "recipeInstructions",
    "e-instructions": "recipeInstructions", "p-instructions": "recipeInstructions",
    "duration": "totalTime", "dt-duration": "totalTime", "p-duration": "totalTime",
    "preptime": "prepTime", "cooktime": "cookTime", "totaltime": "totalTime", "photo": "image",
    "u-photo": "image", "summary": "description", "p-summary": "description",
    "author": "author", "p-author": "author", "published": "datePublished",
    "dt-published": "datePublished", "category": "recipeCategory",
    "p-category": "recipeCategory",
  ]

  /// Properties whose values are lines of a list.
  static let lists: Set<String> = ["recipeIngredient", "recipeInstructions", "step", "tool"]
  /// Properties whose values are addresses.
  static let links: Set<String> = [
    "image", "url", "thumbnailUrl", "contentUrl", "video", "embedUrl", "sameAs", "license",
    "isBasedOn", "mainEntityOfPage", "logo",
  ]
  /// Properties whose values go by names.
  static let people: Set<String> = ["author", "publisher", "creator"]
  /// What a recipe lacks may stand outside of it.
  static let strays = [
    "recipeIngredient", "recipeInstructions", "recipeYield", "totalTime", "prepTime", "cookTime",
  ]

  static let nutrition = Set(Nutrient.knownNames)

  static let rating: Set<String> = [
    "ratingValue", "ratingCount", "reviewCount", "bestRating", "worstRating",
  ]

  /// Whether a property's value is a text of several lines.
  static func isLong(_ name: String) -> Bool { name == "description" || name == "text" }
}
