import RecipeModel

/// Something that a recipe may say, and how each format holds it.
///
/// The one table of what is lost: notes for people, the page of the documentation and the tests of
/// round trips all follow from it.
package struct ExchangeField: Sendable {
  /// How a format holds something.
  package enum Holding: Sendable, Hashable {
    /// In a place of its own, so that reading the file gives the same again.
    case whole
    /// In a place of its own, but no more than so many.
    case most(Int)
    /// In other words or in another place: nothing is lost but where it stood.
    case elsewhere
    /// Not at all.
    case nowhere

    fileprivate init(_ sign: Character) {
      switch sign {
      case "+": self = .whole
      case "~": self = .elsewhere
      default: self = sign.wholeNumberValue.map(Self.most) ?? .nowhere
      }
    }

    /// The table's sign.
    package var sign: String {
      switch self {
      case .whole: "yes"
      case .most(let most): most == 1 ? "the first" : "\(most)"
      case .elsewhere: "in other words"
      case .nowhere: "–"
      }
    }
  }

  /// What it is, to stand behind "no place for the".
  package let name: String
  /// What a recipe says in it, in texts that can be compared; empty for nothing.
  package let values: @Sendable (ExchangedRecipe) -> [String]
  private let holdings: [Holding]

  /// How a format holds it.
  package func holding(in format: ExportFormat) -> Holding {
    ExportFormat.allCases.firstIndex(of: format).map { holdings[$0] } ?? .nowhere
  }

  /// What a format loses of a recipe, a sentence for each field.
  package static func losses(of recipe: ExchangedRecipe, in format: ExportFormat) -> [String] {
    all.compactMap { field in
      let count = field.values(recipe).count
      switch field.holding(in: format) {
      case .nowhere where count > 0: return "\(format.label) has no place for the \(field.name)"
      case .most(let most) where count > most:
        let held = most == 1 ? "one" : "\(most)"
        return "\(format.label) holds \(held) of the \(count) \(field.name)"
      default: return nil
      }
    }
  }

  /// Whether a format holds the bytes of pictures, so that they have to be read.
  package static func holdsPictures(_ format: ExportFormat) -> Bool {
    all.contains { $0.name == pictures && $0.holding(in: format) != .nowhere }
  }

  // MARK: The table

  private static let pictures = "kept pictures"

  /// Every field beside the title, which all formats hold.
  ///
  /// The signs stand for the formats in their order: `+` whole, a digit for no more than so many,
  /// `~` elsewhere, `-` nowhere.
  package static let all: [ExchangeField] = [
    //                        j c p n m t M H T
    field("link", .url, "+ + + + + + + ~ ~"),
    field("canonical link", .canonicalURL, "~ + - ~ - - - ~ -"),
    field("publisher", .publisher, "+ + + + - - ~ + ~"),
    field("authors", .authors, "+ + - + - - + + +"),
    field("name of the site", .siteName, "~ + - ~ - - ~ ~ ~"),
    field("summary", .summary, "+ + + + + + + + +"),
    own("picture links", "+ + 1 1 - - - + -") { recipe in
      let links = recipe.recipe.images.map(\.url)
      return links.isEmpty ? recipe.recipe.listing.image.map { [$0] } ?? [] : links
    },
    own(pictures, "- 1 + 1 1 1 - ~ -") {
      $0.pictures.map { "\($0.bytes.count) \(Inflation.checksum($0.bytes))" }
    },
    field("video", .video, "+ + - + - - - + -"),
    own("yield other than servings", "+ + + - + - ~ + ~") {
      $0.countsServings ? [] : $0.recipe.listing.recipeYield.map { [$0] } ?? []
    },
    own("servings beside another yield", "- + - ~ ~ ~ ~ - ~") {
      $0.countsServings ? [] : $0.recipe.servings.map { ["\($0)"] } ?? []
    },
    own("servings", "+ + + + + + + + +") {
      $0.countsServings ? $0.recipe.servings.map { ["\($0)"] } ?? [] : []
    },
    field("total time", .totalMinutes, "+ + + + + ~ + + +"),
    field("preparation time", .prepMinutes, "+ + + + + + + + +"),
    field("cooking time", .cookMinutes, "+ + + + + ~ + + +"),
    field("ingredients", .ingredients, "+ ~ + + + ~ + + ~"),
    field("groups of ingredients", .ingredientGroups, "+ ~ + + + ~ + + ~"),
    own("steps", "+ + + + + ~ + + ~") { $0.steps.map(\.named) },
    own("sections of steps", "+ + + + + ~ + + ~") { $0.recipe.sections.compactMap(\.name) },
    own("ends of groups and sections", "- ~ - - - + - - -") { $0.unnamedBehindNamed },
    own("names of steps", "+ ~ ~ ~ ~ ~ ~ + ~") { $0.steps.compactMap(\.name) },
    own("pictures of steps", "+ - - - - - - + -") { $0.steps.compactMap(\.image) },
    field("rating", .rating, "+ + - + - - ~ + ~"),
    field("number of ratings", .ratingCount, "+ + - + - - + + +"),
    own("categories", "+ + ~ 1 + ~ + + +") { $0.recipe.categories },
    own("cuisines", "+ + ~ + ~ ~ + + +") { $0.recipe.cuisines },
    own("keywords", "+ ~ ~ + ~ ~ - ~ -") { $0.recipe.keywords },
    field("cooking method", .cookingMethod, "+ + - + - - + + +"),
    field("diets", .diets, "+ + - + - - + + +"),
    own("equipment", "+ + - + ~ - + + +") { $0.recipe.equipment },
    own("energy and main nutrients", "+ + + + + ~ + + +") {
      $0.nutrients { TandoorExport.nutrients[$0] != nil }
    },
    own("other nutrition", "+ + + + + - + + +") {
      $0.nutrients { TandoorExport.nutrients[$0] == nil }
    },
    own("notes", "+ ~ ~ + ~ ~ ~ ~ ~") { $0.recipe.notes },
    field("language", .language, "+ + - + - - - + -"),
    field("date of publication", .datePublished, "+ + - + - - + + +"),
    field("date of the last change", .dateModified, "+ + - + - - + + +"),
    field("licence", .license, "+ + - + - - + + +"),
    field("origin", .isBasedOn, "+ + - + - - + + +"),
    own("own tags", "+ ~ ~ + ~ ~ - ~ -") { $0.tags },
    own("own rating", "+ - + + + - - - -") { $0.ownRating.map { ["\($0)"] } ?? [] },
    own("own notes", "+ ~ ~ + ~ ~ ~ ~ ~") { $0.ownNotes },
    own("days of cooking", "+ - - + - - - - -") { $0.cooked },
    own("day of keeping", "+ - + + + - - - -") { $0.created.map { [String($0.prefix(10))] } ?? [] },
  ]

  private static func field(
    _ name: String, _ field: ListingField, _ signs: String
  ) -> ExchangeField {
    own(name, signs) { exchanged in
      func json(_ rating: Rating) -> JSON { [.double(rating.value), .double(rating.scale)] }
      let value =
        field.inListing?.json(of: exchanged.recipe.listing, rating: json)
        ?? field.inRecipe?.json(of: exchanged.recipe, rating: json) ?? .null
      return value.isNull || value.arrayValue?.isEmpty == true ? [] : [value.text()]
    }
  }

  private static func own(
    _ name: String, _ signs: String,
    _ values: @escaping @Sendable (ExchangedRecipe) -> [String]
  ) -> ExchangeField {
    let holdings = signs.filter { $0 != " " }.map(Holding.init)
    precondition(holdings.count == ExportFormat.allCases.count, "a sign for each format")
    return ExchangeField(name: name, values: values, holdings: holdings)
  }
}

extension ExchangedRecipe {
  /// All steps.
  var steps: [InstructionStep] { recipe.sections.flatMap(\.steps) }

  /// Whether the yield, if there is one, counts servings.
  fileprivate var countsServings: Bool {
    recipe.listing.recipeYield.flatMap(RecipeYield.init)?.countsServings ?? true
  }

  /// The nutrients of some names, as lines.
  fileprivate func nutrients(where isMeant: (String) -> Bool) -> [String] {
    recipe.nutrition.filter { isMeant($0.name) }.map { "\($0.name): \($0.text)" }.sorted()
  }

  /// What stands before each group and section without a name that follows one with a name.
  fileprivate var unnamedBehindNamed: [String] {
    func ends(_ names: [String?]) -> [String] {
      zip(names, names.dropFirst()).compactMap { $1 == nil ? $0 : nil }
    }
    return ends(recipe.ingredientGroups.map(\.name)) + ends(recipe.sections.map(\.name))
  }
}

extension ExchangeField {
  /// The table of the documentation in Markdown: a row for each field, a column for each format.
  package static var table: String {
    let formats = ExportFormat.allCases
    let head = ["A recipe's"] + formats.map(\.label)
    let rows = all.map { field in [field.name] + formats.map { field.holding(in: $0).sign } }
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}
