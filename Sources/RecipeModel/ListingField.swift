/// A field of a listing, or of a recipe in full, by its name in every JSON document of Potluck.
///
/// Each field is declared once: what it is made of, where a value keeps it, and what people call
/// it. Readers, writers, schemas and tables follow from ``FieldStorage``, which has far fewer cases
/// than there are fields.
public enum ListingField: String, Sendable, Hashable, CaseIterable {
  case id, title, url, publisher, image, ingredients, rating, totalMinutes, yield, diets
  case summary, instructions, prepMinutes, cookMinutes, cuisine, category, keywords

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
    case .summary: Declaration("Summary", .recipe(.paragraph(\.summary)), "A short description.")
    case .instructions: Declaration("Steps", .recipe(.steps(\.instructions)), "The steps.")
    case .prepMinutes:
      Declaration("Preparation", .recipe(.minutes(\.prepMinutes)), "The preparation time.")
    case .cookMinutes: Declaration("Cooking", .recipe(.minutes(\.cookMinutes)), "The cooking time.")
    case .cuisine: Declaration("Cuisine", .recipe(.text(\.cuisine)), "The cuisine.")
    case .category: Declaration("Category", .recipe(.text(\.category)), "The category.")
    case .keywords: Declaration("Keywords", .recipe(.words(\.keywords)), "The keywords.")
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

  /// Where a listing keeps a field that it may lack, by the field's name.
  package static let storageByName = Dictionary(
    uniqueKeysWithValues: ofListing.map { ($0.field.rawValue, $0.storage) })

  /// The field's name for people: `Link`.
  package var label: String { declaration.label }

  /// What the field holds, as a sentence.
  package var sentence: String { declaration.sentence }

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

    init(_ label: String, _ place: Place, _ sentence: String) {
      self.label = label
      self.place = place
      self.sentence = sentence
    }
  }
}

/// What a field is made of, and where a value keeps it.
package enum FieldStorage<Value>: Sendable {
  package typealias Path<Part> = any WritableKeyPath<Value, Part> & Sendable

  /// A short text on one line.
  case text(Path<String?>)
  /// A text of several sentences.
  case paragraph(Path<String?>)
  /// The address of a page or a picture, byte for byte.
  case link(Path<String?>)
  /// Ingredient lines.
  case lines(Path<[String]>)
  /// Steps, each a text of several sentences.
  case steps(Path<[String]>)
  /// Single words or names.
  case words(Path<[String]>)
  /// A time in whole minutes, at least 1.
  case minutes(Path<Int?>)
  /// A rating with its scale.
  case rating(Path<Rating?>)
  /// A set of diets, which may be known to be empty.
  case diets(Path<Set<Diet>?>)

  /// Whether the value says nothing in the field; no list says nothing by being empty.
  package func isMissing(in value: Value) -> Bool {
    switch self {
    case .text(let path), .paragraph(let path), .link(let path): value[keyPath: path] == nil
    case .lines(let path), .steps(let path), .words(let path): value[keyPath: path].isEmpty
    case .minutes(let path): value[keyPath: path] == nil
    case .rating(let path): value[keyPath: path] == nil
    case .diets(let path): value[keyPath: path] == nil
    }
  }

  /// Whether the field holds several texts.
  package var isList: Bool {
    switch self {
    case .lines, .steps, .words: true
    default: false
    }
  }

  /// What a value says in the field where that is text, links among it.
  package func texts(in value: Value) -> [String] {
    switch self {
    case .text(let path), .paragraph(let path), .link(let path):
      value[keyPath: path].map { [$0] } ?? []
    case .lines(let path), .steps(let path), .words(let path): value[keyPath: path]
    case .minutes, .rating, .diets: []
    }
  }

  /// Takes over what another value says in the field.
  package func copy(from other: Value, to value: inout Value) {
    switch self {
    case .text(let path), .paragraph(let path), .link(let path):
      value[keyPath: path] = other[keyPath: path]
    case .lines(let path), .steps(let path), .words(let path):
      value[keyPath: path] = other[keyPath: path]
    case .minutes(let path): value[keyPath: path] = other[keyPath: path]
    case .rating(let path): value[keyPath: path] = other[keyPath: path]
    case .diets(let path): value[keyPath: path] = other[keyPath: path]
    }
  }
}

extension ListingField {
  /// Single values before lists: the order in which what was filled is told.
  fileprivate static let fillable =
    ofListing.filter { !$0.storage.isList } + ofListing.filter(\.storage.isList)

  /// Whether a listing lacks the field; those that no listing has count as there.
  package func isMissing(in listing: Listing) -> Bool {
    inListing?.isMissing(in: listing) ?? false
  }

  /// Fills what a listing lacks from another one.
  /// - Returns: the fields that were filled.
  @discardableResult
  package static func fill(_ listing: inout Listing, from other: Listing) -> [ListingField] {
    var gaps = ListingGaps(in: listing)
    return gaps.fill(&listing, from: other)
  }
}

/// The fields that one listing lacks, looked for once and filled from others one after another.
package struct ListingGaps {
  private var fields: [(field: ListingField, storage: FieldStorage<Listing>)]

  package init(in listing: Listing) {
    fields = ListingField.fillable.filter { $0.storage.isMissing(in: listing) }
  }

  /// Fills what is still missing.
  /// - Returns: the fields that were filled.
  package mutating func fill(_ listing: inout Listing, from other: Listing) -> [ListingField] {
    var filled: [ListingField] = []
    fields.removeAll { field, storage in
      guard !storage.isMissing(in: other) else { return false }
      storage.copy(from: other, to: &listing)
      filled.append(field)
      return true
    }
    return filled
  }
}
