import RecipePages

extension Dialect {
  /// The formats of XML and HTML, in the order in which they are tried.
  static let markup = [
    masterCook, gourmet, kRecipes, recipeML, cookmate, recipeKeeper, copyMeThat,
  ]

  /// Groups are ingredients whose names stand between equals signs.
  static let masterCook = Dialect(
    format: .masterCook, syntax: .xml, signs: ["<mx2"], start: "<rcpe",
    fields: [
      ("@name", .title), ("@author", .author), ("Desc", .summary), ("Serv/@qty", .yield),
      ("concat(Yield/@qty,' ',Yield/@unit)", .yield), ("PrpT/@elapsed", .prep),
      ("TTim/@elapsed", .total),
      ("CatS/CatT", .category), ("Srce", .link), ("Note", .note), ("AltS", .note),
    ],
    ingredients: ForeignList(
      items: "IngR", heading: "self::*[starts-with(@name,'==')]/@name",
      parts: [
        "self::*[not(starts-with(@name,'=='))]/@qty", "self::*[not(starts-with(@name,'=='))]/@unit",
        "self::*[not(starts-with(@name,'=='))]/@name",
      ], notes: ["IPrp"]),
    steps: ForeignList(items: "DirS/DirT", whole: [""]))

  static let gourmet = Dialect(
    format: .gourmet, syntax: .xml, signs: ["<gourmetdoc"], start: "<recipe",
    fields: [
      ("title", .title), ("category", .category), ("cuisine", .cuisine), ("source", .source),
      ("link", .link), ("rating", .rating), ("preptime", .prep), ("cooktime", .cook),
      ("yields", .yield), ("servings", .yield), ("instructions", .steps),
      ("modifications", .note), ("image", .picture),
    ],
    ingredients: ForeignList(
      groups: ("ingredient-list/inggroup | ingredient-list[ingredient or ingref]", "groupname"),
      items: "ingredient | ingref", optionalFlag: "@optional",
      parts: ["amount | self::ingref/@amount", "unit", "item | self::ingref"]))

  static let kRecipes = Dialect(
    format: .kRecipes, syntax: .xml, signs: ["<krecipes"], start: "<krecipes-recipe",
    fields: [
      ("krecipes-description/title", .title), ("krecipes-description/author", .author),
      ("krecipes-description/category/cat", .category),
      (
        "concat(krecipes-description/yield/amount,' ',krecipes-description/yield/type)", .yield
      ), ("krecipes-description/yield[not(amount)]", .yield),
      ("krecipes-description/servings", .yield),
      ("krecipes-description/preparation-time", .prep),
      ("krecipes-description/pictures/pic", .picture), ("krecipes-description/pic", .picture),
      ("krecipes-instructions", .steps),
    ],
    ingredients: ForeignList(
      groups: (
        "krecipes-ingredients/ingredient-group | krecipes-ingredients[ingredient]", "@name"
      ),
      items: "ingredient", parts: ["amount", "unit", "name"], notes: ["prep"]))

  static let recipeML = Dialect(
    format: .recipeML, syntax: .xml, signs: ["<recipeml"], start: "<recipe",
    fields: [
      ("head/title", .title), ("head/source", .source), ("head/categories/cat", .category),
      ("head/yield[not(qty)]", .yield), ("concat(head/yield/qty,' ',head/yield/unit)", .yield),
      ("head/preptime", .prep), ("description", .summary),
      ("equipment/tool", .equipment),
    ],
    ingredients: ForeignList(
      groups: ("ingredients/ing-div | ingredients[ing]", "title"),
      items: "ing", parts: ["amt/qty", "amt/unit", "item"], notes: ["prep"]),
    steps: ForeignList(
      items: "directions/step | directions[not(step)]", whole: [""]))

  /// Also MyCookBook.
  static let cookmate = Dialect(
    format: .cookmate, syntax: .xml, signs: ["<cookbook"], start: "<recipe",
    fields: [
      ("title", .title), ("description", .summary), ("preptime", .prep), ("cooktime", .cook),
      ("totaltime", .total), ("quantity", .yield), ("url", .link), ("source", .source),
      ("imagepath", .picture), ("imageurl", .picture), ("comments", .note),
      ("category", .tag), ("rating", .rating), ("nutrition", .nutrition), ("lang", .language),
      ("ingredient/li | ingredient[not(li)]", .ingredients),
      ("recipetext/li | recipetext[not(li)]", .steps), ("video", .video),
    ])

  static let recipeKeeper = Dialect(
    format: .recipeKeeper, syntax: .html, signs: ["recipe-details", "recipeingredients"],
    start: "recipe-details", recipe: "css:.recipe-details",
    fields: [
      (".//*[@itemprop='name']", .title), (".//*[@itemprop='recipeId']/@content", .identifier),
      (".//*[@itemprop='recipeSource']//a/@href", .link), (".//*[@itemprop='recipeSource']", .link),
      (".//*[@itemprop='recipeYield']", .yield),
      (".//*[@itemprop='prepTime']/@content", .prep),
      (".//*[@itemprop='cookTime']/@content", .cook),
      (".//*[@itemprop='recipeCourse']", .category),
      (".//meta[@itemprop='recipeCourse']/@content", .category),
      (".//meta[@itemprop='recipeCategory']/@content", .category),
      (".//meta[@itemprop='recipeCollection']/@content", .tag),
      (".//*[@itemprop='recipeIngredients']", .ingredients),
      (".//*[@itemprop='recipeDirections']", .steps), (".//*[@itemprop='recipeNotes']", .note),
      (".//*[@itemprop='recipeRating']/@content", .rating),
      (".//*[@itemprop='recipeIsFavourite']/@content", .favorite), (".//img/@src", .picture),
    ]
      + [
        "Calories", "TotalFat", "SaturatedFat", "Cholesterol", "Sodium", "TotalCarbohydrate",
        "DietaryFiber", "Sugars", "Protein",
      ].map { name in
        (
          Place(stringLiteral: ".//*[@itemprop='recipeNut\(name)']/@content"),
          ForeignField.nutrient(name)
        )
      })

  static let copyMeThat = Dialect(
    format: .copyMeThat, syntax: .html,
    signs: ["recipeingredient", "recipeinstructions", "original_link"],
    start: "\"recipe\"", recipe: "css:.recipe",
    fields: [
      ("css:#name", .title), ("css:#original_link@href", .link), ("css:#description", .summary),
      ("css:#recipeYield", .yield), ("css:#ratingValue", .rating),
      ("css:#recipeNotes .recipeNote", .note), ("css:.recipeCategory", .tag),
      ("css:#starred", .favorite),
      ("css:img.recipeImage@src", .picture),
    ],
    ingredients: ForeignList(
      items: "css:.recipeIngredient, .recipeIngredient_subheader",
      heading: "self::*[contains(@class,'_subheader')]",
      whole: ["self::*[not(contains(@class,'_subheader'))]"]),
    steps: ForeignList(
      items: "css:.instruction, .instruction_subheader",
      heading: "self::*[contains(@class,'_subheader')]",
      whole: ["self::*[not(contains(@class,'_subheader'))]"]))
}
