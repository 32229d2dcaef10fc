import RecipeModel

extension Dialect {
  /// The formats of JSON that are told apart by their members, in the order in which they are tried.
  static let json = [mealie, tandoor, crouton, mela, paprika, kitchenOwl, planToEat]

  /// Recipe and bulk exports, and the rows of a backup's tables.
  static let mealie = Dialect(
    format: .mealie, signs: ["slug", "recipeIngredient"], isMarkdown: true,
    fields: [
      ("name", .title), ("description", .summary), ("id", .identifier), ("slug", .identifier),
      ("recipeYieldQuantity", .yield), ("recipeYield", .yieldUnit), ("recipeYield", .yield),
      ("recipeServings", .servings), ("prepTime", .prep), ("performTime", .cook),
      ("cookTime", .cook), ("totalTime", .total),
      ("orgURL", .link), ("orgUrl", .link),
      ("tags", .tag), ("recipeCategory", .category), ("tools", .equipment), ("rating", .rating),
      ("notes", .note), ("comments.text", .note), ("dateAdded", .created),
      ("dateUpdated", .modified), ("lastMade", .cooked), ("picture", .picture),
    ]
      + Nutrient.knownNames.map { (Place(stringLiteral: "nutrition.\($0)"), .nutrient($0)) },
    ingredients: ForeignList(
      items: "recipeIngredient", heading: "title",
      whole: ["display", "originalText", "original_text"],
      parts: ["quantity", "unit", "food"], notes: ["note"]),
    steps: ForeignList(
      items: "recipeInstructions", heading: "title", whole: ["text"], name: "summary"),
    left: ["assets", "extras"])

  /// The default export; its waiting time is time in which nothing is done.
  static let tandoor = Dialect(
    format: .tandoor, signs: ["name", "steps", "working_time"], isMarkdown: true,
    fields: [
      ("name", .title), ("description", .summary), ("keywords", .tag), ("servings", .yield),
      ("servings_text", .yieldUnit), ("working_time", .prep), ("waiting_time", .cook),
      ("source_url", .link),
      ("nutrition.calories", .nutrient("calories")), ("nutrition.fats", .nutrient("fatContent")),
      ("nutrition.proteins", .nutrient("proteinContent")),
      ("nutrition.carbohydrates", .nutrient("carbohydrateContent")),
    ],
    ingredients: ForeignList(
      groups: ("steps", "name"), items: "ingredients", headingFlag: "is_header",
      parts: ["amount", "unit", "food"], notes: ["note"]),
    steps: ForeignList(groups: ("steps", "name"), items: "instruction", whole: [""]))

  static let crouton = Dialect(
    format: .crouton, signs: ["name", "steps", "uuid"],
    fields: [
      ("name", .title), ("uuid", .identifier), ("serves", .yield), ("duration", .prep),
      ("cookingDuration", .cook), ("webLink", .link), ("sourceName", .source), ("tags", .tag),
      ("notes", .note), ("neutritionalInfo", .nutrition), ("rating", .rating),
      ("images", .picture), ("method", .steps),
    ],
    ingredients: ForeignList(
      items: "ingredients", parts: ["quantity.amount", "quantity.quantityType", "ingredient.name"],
      words: [
        "ITEM": "", "CUP": "cup", "TABLESPOON": "tbsp", "TEASPOON": "tsp", "GRAMS": "g",
        "KGS": "kg", "KILOGRAMS": "kg", "MILLS": "ml", "MILLILITERS": "ml", "LITRES": "l",
        "LITERS": "l", "POUND": "lb", "OUNCE": "oz", "FLUID_OUNCE": "fl oz", "PINCH": "pinch",
        "CAN": "can", "BUNCH": "bunch", "PACKET": "packet", "BOTTLE": "bottle", "RECIPE": "",
        "SECTION": "",
      ]),
    steps: ForeignList(items: "steps", headingFlag: "isSection", whole: ["step"]))

  static let mela = Dialect(
    format: .mela, signs: ["title", "instructions"], isMarkdown: true,
    fields: [
      ("title", .title), ("id", .identifier), ("text", .summary), ("ingredients", .ingredients),
      ("instructions", .steps), ("notes", .note), ("yield", .yield), ("prepTime", .prep),
      ("cookTime", .cook), ("totalTime", .total), ("categories", .tag), ("link", .link),
      ("nutrition", .nutrition), ("favorite", .favorite), ("images", .picture),
    ])

  static let paprika = Dialect(
    format: .paprika, signs: ["name", "directions", "ingredients"],
    fields: [
      ("name", .title), ("uid", .identifier), ("description", .summary),
      ("ingredients", .ingredients), ("directions", .steps), ("notes", .note),
      ("nutritional_info", .nutrition), ("servings", .yield), ("prep_time", .prep),
      ("cook_time", .cook), ("total_time", .total), ("source_url", .link), ("source", .source),
      ("categories", .tag), ("rating", .rating), ("created", .created), ("photo_data", .picture),
      ("photos.data", .picture), ("image_url", .picture),
    ])

  static let kitchenOwl = Dialect(
    format: .kitchenOwl, signs: ["name", "items"], isMarkdown: true,
    fields: [
      ("name", .title), ("description", .steps), ("yields", .yield), ("prep_time", .prep),
      ("cook_time", .cook), ("time", .total), ("source", .link), ("photo", .picture),
      ("tags", .tag),
    ],
    ingredients: ForeignList(
      items: "items", optionalFlag: "optional", parts: ["description", "name"]))

  /// The columns of tables, as Plan to Eat calls them, in lower case.
  static let planToEat = Dialect(
    format: .csv, signs: ["title", "ingredients"],
    fields: [
      ("title", .title), ("name", .title), ("description", .summary),
      ("ingredients", .ingredients), ("directions", .steps), ("instructions", .steps),
      ("method", .steps), ("url", .link), ("source", .source), ("servings", .yield),
      ("yield", .yield), ("prep time", .prep), ("cook time", .cook), ("total time", .total),
      ("course", .category), ("category", .category), ("cuisine", .cuisine), ("tags", .tag),
      ("rating", .rating), ("notes", .note), ("photo url", .picture), ("image", .picture),
      ("author", .author), ("created at", .created), ("main ingredient", .keyword),
      // My Recipe Box's names.
      ("preparationtime", .prep), ("cookingtime", .cook), ("totaltime", .total),
      ("quantity", .yield), ("nutrition", .nutrition), ("favorite", .favorite),
      ("categories", .category), ("video", .video), ("originalpicture", .picture),
      ("calories", .nutrient("calories")),
      ("fat", .nutrient("fat")), ("saturated fat", .nutrient("saturated fat")),
      ("cholesterol", .nutrient("cholesterol")), ("sodium", .nutrient("sodium")),
      ("sugar", .nutrient("sugar")), ("carbohydrate", .nutrient("carbohydrate")),
      ("fiber", .nutrient("fiber")), ("protein", .nutrient("protein")),
    ])

  /// Columns that say nothing of a recipe.
  static let passedColumns: Set<String> = ["url host", "public url", "private", "id", "uid"]
}
