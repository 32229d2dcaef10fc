import RecipeKeeping
import RecipeModel
import RecipeProviderKit

extension Recipe {
  /// A small recipe.
  static func sample(
    _ title: String = "Lentil soup", id: String? = nil, provider: String = "shelf",
    url: String? = nil, ingredients: [String] = ["200 g red lentils", "1 onion", "2 carrots"]
  ) -> Recipe {
    Recipe(
      listing: Listing(
        id: ListingID(provider: provider, id: id ?? title), title: title, url: url,
        ingredients: ingredients),
      summary: "It warms.", instructions: ["Wash the lentils.", "Simmer for half an hour."])
  }

  /// A recipe with random content in every field, as readers of sources give them.
  static func random(_ random: inout some RandomNumberGenerator, number: Int) -> Recipe {
    var recipe = Recipe.sample(
      random.text(), id: "r\(number)", provider: "source\(number % 3)",
      url: random.maybe { "https://site.example/\(number)?x=\(Int.random(in: 0...9, using: &$0))" })
    recipe.listing.ingredients = random.list { $0.text() }
    recipe.listing.publisher = random.maybe { $0.text() }
    recipe.listing.image = random.maybe { _ in "https://site.example/\(number).jpg" }
    recipe.listing.rating = random.maybe { random in
      Rating(value: Double(Int.random(in: 0...50, using: &random)) / 10, scale: 5)
    }.flatMap(\.self)
    recipe.listing.totalMinutes = random.maybe { Int.random(in: 1...500, using: &$0) }
    recipe.listing.recipeYield = random.maybe { "\(Int.random(in: 1...9, using: &$0)) servings" }
    recipe.listing.diets = random.maybe { random in
      Set([Diet.vegan, .glutenFree].shuffled(using: &random).prefix(1))
    }
    recipe.summary = random.maybe { $0.text(1...30) }
    recipe.sections = random.list { random in
      InstructionSection(
        name: random.maybe { $0.text() },
        steps: (1...3).map { _ in
          InstructionStep(
            name: random.maybe { $0.text(1...2) }, text: random.text(1...30),
            image: random.maybe { _ in "https://site.example/step.png" })
        })
    }
    recipe.ingredientGroups =
      recipe.listing.ingredients.isEmpty
      ? [] : [IngredientGroup(name: random.text(1...2), ingredients: recipe.listing.ingredients)]
    recipe.authors = random.list { $0.text(1...2) }
    recipe.canonicalURL = random.maybe { _ in "https://www.site.example/\(number)/" }
    recipe.siteName = random.maybe { $0.text() }
    recipe.language = random.maybe { _ in "pt-BR" }
    recipe.datePublished = random.maybe { _ in "2024-05-01" }
    recipe.dateModified = random.maybe { _ in "2024-05-01T18:30:00+02:00" }
    recipe.images = random.list { random in
      RecipeImage(
        url: "https://site.example/\(Int.random(in: 0...99, using: &random)).jpg",
        width: random.maybe { Int.random(in: 1...4_000, using: &$0) }, height: 900)
    }
    recipe.video = random.maybe { _ in "https://video.example/1" }
    recipe.servings = random.maybe { Int.random(in: 1...12, using: &$0) }
    recipe.prepMinutes = random.maybe { Int.random(in: 1...60, using: &$0) }
    recipe.cookMinutes = random.maybe { Int.random(in: 1...600, using: &$0) }
    recipe.categories = random.list { $0.text(1...2) }
    recipe.cuisines = random.list { $0.text(1...2) }
    recipe.keywords = random.list { $0.text(1...2) }
    recipe.cookingMethod = random.maybe { $0.text(1...1) }
    recipe.nutrition = [Nutrient(name: "calories", text: "270 kcal")]
    recipe.ratingCount = random.maybe { Int.random(in: 1...900, using: &$0) }
    recipe.equipment = random.list { $0.text(1...2) }
    recipe.notes = random.list { $0.text(1...20) }
    recipe.license = random.maybe { _ in "CC BY 4.0" }
    recipe.isBasedOn = random.maybe { $0.text() }
    recipe.origins = [
      .title: FieldOrigin(provider: "a", syntax: "json-ld"),
      .ingredients: FieldOrigin(provider: "b", syntax: "microdata"),
      .notes: FieldOrigin(provider: "a", syntax: "json-ld"),
    ]
    return recipe
  }
}

extension RandomNumberGenerator {
  /// Some words, odd ones among them.
  mutating func text(_ count: ClosedRange<Int> = 1...6) -> String {
    let words = [
      "soup", "Crème", "brûlée", "1/2", "½", "\"quoted\"", "a: b", "#5", "@home", "~", "--", "{x}",
      "[y]", "= z", "> w", "it's", "Köttbullar", "борщ", "味噌", "100 %", "back\\slash", "& more",
      "<b>", "- dash", "🍲", "Null", "NEAR(", "';", "naïve", "2%kg",
    ]
    return (0..<Int.random(in: count, using: &self)).map { _ in
      words.randomElement(using: &self) ?? ""
    }.joined(separator: " ")
  }

  /// A value or, now and then, none.
  mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    Int.random(in: 0...3, using: &self) == 0 ? nil : make(&self)
  }

  /// Up to three values.
  mutating func list<Value>(_ make: (inout Self) -> Value) -> [Value] {
    (0..<Int.random(in: 0...3, using: &self)).map { _ in make(&self) }
  }
}

extension KeptPicture {
  /// A GIF of one pixel, as far as its head tells.
  static func sample(_ name: String = "https://site.example/1.gif") -> KeptPicture {
    KeptPicture(
      name: name, mediaType: "image/gif", bytes: Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0])
  }
}
