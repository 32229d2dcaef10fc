/// A field of a listing, or of a recipe in full, by its name in every JSON document of Potluck.
///
/// Each field is declared once: what it is made of, where a value keeps it, and what people call
/// it. Readers, writers, schemas and tables follow from ``FieldStorage``, which has far fewer cases
/// than there are fields.
public enum ListingField: String, Sendable, Hashable, CaseIterable {
  case id, title, url, publisher, image, ingredients, rating, totalMinutes, yield, diets
  case summary, instructions, prepMinutes, cookMinutes, cuisine, category, keywords
  case instructionSections, ingredientGroups, authors, siteName, language
  case canonicalURL = "canonicalUrl"
  case datePublished, dateModified, images, video, servings, cuisines, categories, cookingMethod
  case equipment, nutrition, ratingCount, notes, license, isBasedOn

  private var declaration: Declaration {
    switch self {
    case .id: Declaration("Identifier", .required, "The source's own id of the recipe.")
    case .title: Declaration("Title", .required, "The title.")
    case .url: Declaration("Link", .listing(.link(\.url)), "The link to the recipe.")
    case .publisher:
      Declaration("Publisher", .listing(.text(\.publisher)), "Who published the recipe.")
    case .image: Declaration("Picture", .listing(.link(\.image)), "The link to a picture.")
    case .ingredients:
      Declaration("Ingredients", .listing(.lines(\.ingredients)), "The ingredient lines.")
    case .rating:
      Declaration("Rating", .listing(.rating(\.rating)), "The rating, with its greatest value.")
    case .totalMinutes: Declaration("Time", .listing(.minutes(\.totalMinutes)), "The total time.")
    case .yield: Declaration("Yield", .listing(.text(\.recipeYield)), "What the recipe makes.")
    case .diets: Declaration("Diets", .listing(.diets(\.diets)), "The diets that it suits.")
    case .summary:
      Declaration("Summary", .recipe(.paragraph(\.summary)), "A short text about the dish.")
    case .instructions: Declaration("Steps", .recipe(.steps(\.sections)), "The steps, in order.")
    case .prepMinutes:
      Declaration(
        "Preparation", .recipe(.minutes(\.prepMinutes)), "The preparation time in minutes.",
        with: .totalMinutes)
    case .cookMinutes:
      Declaration(
        "Cooking", .recipe(.minutes(\.cookMinutes)), "The cooking time in minutes.",
        with: .totalMinutes)
    case .cuisine: Declaration("Cuisine", .recipe(.joined(\.cuisines)), "The cuisine.")
    case .category: Declaration("Category", .recipe(.joined(\.categories)), "The category.")
    case .keywords: Declaration("Keywords", .recipe(.words(\.keywords)), "The keywords.")
    case .instructionSections:
      Declaration(
        "Sections", .recipe(.sections(\.sections)),
        "The steps in their sections; empty where they say no more than instructions do.",
        like: .instructions)
    case .ingredientGroups:
      Declaration(
        "Groups", .recipe(.parts(FieldParts(\.ingredientGroups))),
        "The ingredient lines in named groups; empty where no group has a name.",
        with: .ingredients)
    case .authors: Declaration("Authors", .recipe(.words(\.authors)), "Who wrote it.")
    case .siteName:
      Declaration(
        "Site", .recipe(.text(\.siteName)), "What the web site calls itself.", with: .url)
    case .language:
      Declaration("Language", .recipe(.text(\.language)), "The language as a BCP 47 tag.")
    case .canonicalURL:
      Declaration(
        "Canonical link", .recipe(.link(\.canonicalURL)),
        "The address that the page itself calls the right one.", with: .url)
    case .datePublished:
      Declaration("Published", .recipe(.date(\.datePublished)), "When it was published.")
    case .dateModified:
      Declaration("Changed", .recipe(.date(\.dateModified)), "When it was last changed.")
    case .images:
      Declaration(
        "Pictures", .recipe(.parts(FieldParts(\.images))), "The pictures, best first.",
        with: .image)
    case .video: Declaration("Video", .recipe(.link(\.video)), "The link to a video.")
    case .servings:
      Declaration(
        "Servings", .recipe(.count(\.servings)), "How many servings it makes.", with: .yield)
    case .cuisines:
      Declaration("Cuisines", .recipe(.words(\.cuisines)), "The cuisines.", like: .cuisine)
    case .categories:
      Declaration(
        "Categories", .recipe(.words(\.categories)), "The categories.", like: .category)
    case .cookingMethod:
      Declaration(
        "Method", .recipe(.text(\.cookingMethod)), "How it is cooked.",
        as: Spelling("cookingMethod", "cooking method", "method"))
    case .equipment:
      Declaration(
        "Equipment", .recipe(.words(\.equipment)), "What one cooks it with.",
        as: Spelling("tool", "equipment", "tools"))
    case .nutrition:
      Declaration(
        "Nutrition", .recipe(.nutrients(\.nutrition)),
        "What is in it, by the properties of schema.org's NutritionInformation.")
    case .ratingCount:
      Declaration(
        "Ratings", .recipe(.count(\.ratingCount)), "How many people the rating is of.",
        with: .rating)
    case .notes: Declaration("Notes", .recipe(.notes(\.notes)), "What the author adds.")
    case .license:
      Declaration("Licence", .recipe(.text(\.license)), "The licence: its link or its name.")
    case .isBasedOn:
      Declaration(
        "Based on", .recipe(.text(\.isBasedOn)), "What it was made from: a link or a title.")
    }
  }

  /// The fields that a comparison counts, in the order of its tables and documents.
  public static let counted: [ListingField] = [
    .image, .ingredients, .rating, .totalMinutes, .yield, .url, .publisher,
  ]

  /// The fields in which the sources of one recipe are set side by side, in their order.
  public static let comparable: [ListingField] = [
    .title, .publisher, .url, .image, .rating, .totalMinutes, .yield, .diets, .ingredients,
  ]

  /// The fields that a listing may lack, with where it keeps them, in the order of the report.
  package static let ofListing = allCases.compactMap { field in
    field.inListing.map { (field: field, storage: $0) }
  }

  /// The fields that only a recipe in full has, with where it keeps them.
  package static let ofRecipe = allCases.compactMap { field in
    field.inRecipe.map { (field: field, storage: $0) }
  }

  /// Every field that a recipe in full may lack, each value once.
  package static let stored = allCases.filter {
    $0.declaration.form == nil && ($0.inListing != nil || $0.inRecipe != nil)
  }

  /// Where a listing keeps a field that it may lack, by the field's name.
  package static let storageByName = Dictionary(
    uniqueKeysWithValues: ofListing.map { ($0.field.rawValue, $0.storage) })

  /// The fields that are a text and nothing more: pages and documents are read and written by their
  /// spelling.
  package static let plainTexts = allCases.compactMap { field -> PlainField<String?>? in
    guard let spelling = field.declaration.spelling, case .text(let path)? = field.inRecipe else {
      return nil
    }
    return PlainField(field: field, path: path, spelling: spelling)
  }

  /// The fields that are some words and nothing more.
  package static let plainWords = allCases.compactMap { field -> PlainField<[String]>? in
    guard let spelling = field.declaration.spelling, case .words(let path)? = field.inRecipe else {
      return nil
    }
    return PlainField(field: field, path: path, spelling: spelling)
  }

  /// The field's name for people: `Link`.
  package var label: String { declaration.label }

  /// What the field holds, as a sentence.
  package var sentence: String { declaration.sentence }

  /// The field whose value this one writes in another form; nil for a field of its own.
  package var form: ListingField? { declaration.form }

  /// The field that this one says more about, and without which it means nothing.
  package var companion: ListingField? { declaration.companion }

  /// Whether a listing has the field; the others belong to a recipe in full.
  public var isOfListing: Bool { inRecipe == nil }

  /// Where a listing keeps a field that it may lack.
  package var inListing: FieldStorage<Listing>? {
    if case .listing(let storage) = declaration.place { storage } else { nil }
  }

  /// Where a recipe in full keeps a field that no listing has.
  package var inRecipe: FieldStorage<Recipe>? {
    if case .recipe(let storage) = declaration.place { storage } else { nil }
  }

  private struct Declaration {
    enum Place {
      /// Part of what makes a listing one: it is never missing.
      case required
      case listing(FieldStorage<Listing>)
      case recipe(FieldStorage<Recipe>)
    }

    let label: String
    let place: Place
    let sentence: String
    let form: ListingField?
    let companion: ListingField?
    let spelling: Spelling?

    init(
      _ label: String, _ place: Place, _ sentence: String, like form: ListingField? = nil,
      with companion: ListingField? = nil, as spelling: Spelling? = nil
    ) {
      self.label = label
      self.place = place
      self.sentence = sentence
      self.form = form
      self.companion = companion
      self.spelling = spelling
    }
  }

  /// How others call a field that is a text, or some words, and nothing more.
  package struct Spelling: Sendable {
    /// The property of schema.org's Recipe.
    package let property: String
    /// The key in the front matter of a document.
    package let key: String
    /// Further keys that documents have for it.
    package let others: [String]

    fileprivate init(_ property: String, _ key: String, _ others: String...) {
      self.property = property
      self.key = key
      self.others = others
    }

    /// Every key, as documents are looked through: in small letters alone.
    package var keys: [String] { ([key] + others).map { $0.filter(\.isLetter) } }
  }

  /// Where a recipe keeps such a field.
  package struct PlainField<Part>: Sendable {
    package let field: ListingField
    package let path: FieldStorage<Recipe>.Path<Part>
    package let spelling: Spelling
  }
}
