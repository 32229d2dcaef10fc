/// One recipe in full, as one source tells it: a ``Listing`` plus what only the detail has.
///
/// The names follow schema.org's `Recipe`. Choose ``Listing`` for a line in a result list,
/// `Recipe` for a page that someone cooks from. Texts are plain and clean; addresses are byte for
/// byte what the source sent.
public struct Recipe: Sendable, Hashable {
  /// What a search would list for this recipe.
  public var listing: Listing
  /// A short text about the dish.
  public var summary: String?
  /// The steps in their sections, in order; steps without sections are one section without a name.
  public var sections: [InstructionSection]
  /// The ingredient lines in named groups; empty where the source names no group.
  ///
  /// Every line of the listing's `ingredients` stands in its group, in order.
  public var ingredientGroups: [IngredientGroup] = []
  /// Ingredient lines that stand elsewhere than in the list: beside it on its page, or at other
  /// sources of the recipe.
  ///
  /// Whoever judges what is in the recipe reads them too; nobody is shown them as its ingredients.
  package var otherIngredients: [String] = []
  /// The member of documents that has them, where there are any.
  package static let otherIngredientsName = "otherIngredients"
  /// Who wrote it.
  public var authors: [String] = []
  /// The address that the page itself calls the right one.
  public var canonicalURL: String?
  /// What the web site calls itself.
  public var siteName: String?
  /// The language as a BCP 47 tag: `en`, `pt-BR`.
  public var language: String?
  /// When it was published: an ISO 8601 date or time, as written.
  public var datePublished: String?
  /// When it was last changed: an ISO 8601 date or time, as written.
  public var dateModified: String?
  /// The pictures, best first.
  public var images: [RecipeImage] = []
  /// A video's address.
  public var video: String?
  /// How many servings it makes.
  public var servings: Int?
  /// Preparation time in minutes.
  public var prepMinutes: Int?
  /// Cooking time in minutes.
  public var cookMinutes: Int?
  /// The courses or categories, such as `Soup`.
  public var categories: [String]
  /// The cuisines, such as `Italian`.
  public var cuisines: [String]
  /// Free words that describe the recipe.
  public var keywords: [String]
  /// How it is cooked, such as `Frying`.
  public var cookingMethod: String?
  /// What is in it, in the source's order.
  public var nutrition: [Nutrient] = []
  /// How many people the rating is of.
  public var ratingCount: Int?
  /// What one cooks it with.
  public var equipment: [String] = []
  /// What the author adds: tips, variations, storage.
  public var notes: [String] = []
  /// The licence: its address or its name.
  public var license: String?
  /// What it was made from: an address or a title.
  public var isBasedOn: String?
  /// Where fields come from; a field without an entry is from the source's own answer (see
  /// ``origin(of:)``).
  public var origins: [ListingField: FieldOrigin] = [:]

  /// The fields in which the sources of the recipe contradict each other.
  package var differs: [FieldDifference] = []
  /// How far the sources of the recipe agree about its rating; nil where fewer than two rate.
  package var ratedBy: RatingAgreement?

  /// Creates a recipe from its listing and what most sources add; all else is set afterwards.
  public init(
    listing: Listing, summary: String? = nil, instructions: [String] = [],
    prepMinutes: Int? = nil, cookMinutes: Int? = nil, cuisine: String? = nil,
    category: String? = nil, keywords: [String] = []
  ) {
    self.listing = listing
    self.summary = summary
    self.prepMinutes = prepMinutes
    self.cookMinutes = cookMinutes
    self.keywords = keywords
    sections = InstructionSection.one(instructions)
    cuisines = cuisine.map { [$0] } ?? []
    categories = category.map { [$0] } ?? []
  }

  /// The listing with every line of ingredients that is known, for lists that have no other place for
  /// those beside its own.
  package var listingWithAll: Listing {
    var listing = listing
    listing.ingredients += otherIngredients
    return listing
  }

  /// The texts of all steps, in order.
  ///
  /// As many texts as there are steps take their places; any other number makes one section.
  public var instructions: [String] {
    get { sections.flatMap { $0.steps.lazy.map(\.text) } }
    set {
      guard newValue.count == sections.lazy.map(\.steps.count).reduce(0, +) else {
        return sections = InstructionSection.one(newValue)
      }
      var texts = newValue[...]
      for section in sections.indices {
        for step in sections[section].steps.indices {
          sections[section].steps[step].text = texts.removeFirst()
        }
      }
    }
  }

  /// The cuisines as one text; nil for none.
  public var cuisine: String? { Self.joined(cuisines) }

  /// The categories as one text; nil for none.
  public var category: String? { Self.joined(categories) }

  /// The names as one text, with commas between them; nil for none.
  package static func joined(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
