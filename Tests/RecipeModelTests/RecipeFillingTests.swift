import RecipeModel
import TestSupport
import Testing

/// One recipe made of several tellings of it.
@Suite(.fewAtOnce) struct RecipeFillingTests {
  private func recipe(_ provider: String, _ change: (inout Recipe) -> Void) -> Recipe {
    var recipe = Recipe(listing: Listing(id: ListingID(provider: provider, id: "1"), title: "Pie"))
    change(&recipe)
    return recipe
  }

  @Test func `the first one leads, and others fill what is missing`() throws {
    let lead = recipe("a") {
      $0.summary = "Ours."
      $0.authors = ["Ada"]
    }
    let other = recipe("b") {
      $0.summary = "Theirs."
      $0.license = "CC0"
      $0.origins[.license] = FieldOrigin(provider: "b", syntax: "json-ld")
      $0.listing.publisher = "B"
    }
    let unified = try #require(Recipe.unify([lead, other]))
    #expect(unified.listing.id.provider == "a")
    #expect(unified.summary == "Ours." && unified.authors == ["Ada"])
    #expect(unified.license == "CC0" && unified.listing.publisher == "B")
    #expect(unified.origins[.summary] == FieldOrigin(provider: "a", syntax: "api"))
    #expect(unified.origins[.license] == FieldOrigin(provider: "b", syntax: "json-ld"))
    #expect(unified.origins[.publisher] == FieldOrigin(provider: "b", syntax: "api"))
    #expect(Set(unified.origins.keys) == Set(unified.toldFields))
    #expect(Recipe.unify([]) == nil)
  }

  @Test func `what says more about a field comes only with it`() throws {
    let groups = [IngredientGroup(name: "Crust", ingredients: ["flour"])]
    let other = recipe("b") {
      $0.listing.ingredients = ["flour"]
      $0.ingredientGroups = groups
      $0.listing.rating = Rating(value: 4, scale: 5)
      $0.ratingCount = 7
      $0.listing.totalMinutes = 30
      $0.prepMinutes = 10
    }
    let empty = try #require(Recipe.unify([recipe("a") { _ in }, other]))
    #expect(empty.ingredientGroups == groups && empty.ratingCount == 7 && empty.prepMinutes == 10)
    let same = recipe("a") { $0.listing.ingredients = ["flour"] }
    #expect(Recipe.unify([same, other])?.ingredientGroups == groups)
    let different = recipe("a") {
      $0.listing.ingredients = ["rye flour"]
      $0.listing.rating = Rating(value: 3, scale: 5)
      $0.listing.totalMinutes = 60
    }
    let unified = try #require(Recipe.unify([different, other]))
    #expect(unified.ingredientGroups.isEmpty)
    #expect(unified.ratingCount == nil && unified.prepMinutes == nil)
    // A telling that does not speak of the other field does not disagree.
    let rest = recipe("c") { $0.ratingCount = 9 }
    #expect(Recipe.unify([different, rest])?.ratingCount == 9)
  }

  @Test func `every stored field is filled, and filling twice changes nothing`() throws {
    let whole = recipe("b") { whole in
      for (_, storage) in ListingField.ofListing { storage.fillIn(&whole.listing) }
      for (_, storage) in ListingField.ofRecipe { storage.fillIn(&whole) }
    }
    #expect(ListingField.stored.allSatisfy { !$0.isMissing(in: whole) })
    var filled = recipe("a") { _ in }
    #expect(Set(filled.fill(from: whole)) == Set(ListingField.stored))
    #expect(filled.fill(from: whole).isEmpty)
    filled.origins = [:]
    filled.listing.id = whole.listing.id
    #expect(filled == whole)
  }

  @Test func `a yield that counts servings tells how many`() {
    var soup = recipe("a") { $0.listing.recipeYield = "Serves 4" }
    soup.inferServings()
    #expect(soup.servings == 4)
    var muffins = recipe("a") { $0.listing.recipeYield = "12 muffins" }
    muffins.inferServings()
    #expect(muffins.servings == nil)
  }

  @Test func `groups and ingredients are made to agree`() {
    var onlyGroups = recipe("a") {
      $0.ingredientGroups = [IngredientGroup(name: "Crust", ingredients: ["flour"])]
    }
    onlyGroups.alignGroups()
    #expect(onlyGroups.listing.ingredients == ["flour"] && onlyGroups.ingredientGroups.count == 1)
    onlyGroups.listing.ingredients = ["rye"]
    onlyGroups.alignGroups()
    #expect(onlyGroups.ingredientGroups.isEmpty)
  }
}

extension FieldStorage {
  /// Says something in the field.
  fileprivate func fillIn(_ value: inout Value) {
    switch self {
    case .text(let path), .paragraph(let path), .date(let path), .link(let path):
      value[keyPath: path] = "https://b.example/"
    case .lines(let path), .words(let path), .joined(let path), .notes(let path):
      value[keyPath: path] = ["flour"]
    case .steps(let path), .sections(let path):
      value[keyPath: path] = [InstructionSection(steps: [InstructionStep(text: "Bake.")])]
    case .parts(let parts):
      parts.put([IngredientGroup(name: "Crust", ingredients: ["flour"])], in: &value)
      parts.put([RecipeImage(url: "https://b.example/1.jpg")], in: &value)
    case .nutrients(let path): value[keyPath: path] = [Nutrient(name: "calories", text: "9")]
    case .minutes(let path), .count(let path): value[keyPath: path] = 4
    case .rating(let path): value[keyPath: path] = Rating(value: 4, scale: 5)
    case .diets(let path): value[keyPath: path] = [.vegan]
    }
  }
}
