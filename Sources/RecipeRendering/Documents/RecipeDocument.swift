package import RecipeModel
package import RecipeProviderKit

/// Reads the recipe in a document that people keep: those that ``RecipeRenderer`` writes, and the
/// common forms of the same formats.
///
/// The work is linear in the document, which the caller bounds; texts and lists are bounded here.
package enum RecipeDocument {
  /// The format of a document.
  package enum Kind: String, Sendable, CaseIterable {
    /// A schema.org Recipe in JSON-LD, or Potluck's own JSON.
    case json
    /// Cooklang.
    case cooklang
    /// Markdown.
    case markdown

    /// The format that a file name's ending tells, in lower case without its dot; nil for another.
    package init?(ending: String) {
      switch ending {
      case "json", "jsonld": self = .json
      case "cook": self = .cooklang
      case "md", "markdown": self = .markdown
      default: return nil
      }
    }
  }

  /// Reads a document.
  /// - Parameters:
  ///   - bytes: the document in UTF-8; bytes that are none become U+FFFD.
  ///   - kind: its format.
  ///   - id: the identifier of the recipe.
  /// - Returns: the recipe, its texts clean; the file's name stands in for a title that is missing.
  /// - Throws: ``ProviderError``: `notFound` when there is no recipe in it, `invalidResponse` when it
  ///   is broken.
  package static func recipe(
    in bytes: [UInt8], as kind: Kind, id: ListingID
  ) throws(ProviderError) -> Recipe {
    var recipe: Recipe
    switch kind {
    case .json: recipe = try JSONDocument.recipe(in: bytes, id: id)
    case .cooklang: recipe = CooklangDocument.recipe(in: text(bytes), id: id)
    case .markdown: recipe = MarkdownDocument.recipe(in: text(bytes), id: id)
    }
    guard !recipe.listing.ingredients.isEmpty || !recipe.sections.isEmpty else {
      throw ProviderError(
        .notFound, "there is no recipe in it: neither ingredients nor steps were found",
        fix: "check that it is a recipe in \(kind.name)")
    }
    if recipe.listing.title.isEmpty { recipe.listing.title = name(of: id.id) }
    recipe.setOrigin(FieldOrigin(provider: id.provider, syntax: kind.rawValue))
    return recipe
  }

  /// The most bytes of a text that are read: far more than a recipe has.
  private static let mostBytes = 2 << 20

  private static func text(_ bytes: [UInt8]) -> String {
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return String(decoding: bytes.dropFirst(isMarked ? 3 : 0).prefix(mostBytes), as: UTF8.self)
  }

  /// A file's name as a title: `lentil-soup.cook` is `lentil soup`.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    let words = stem.split { "-_ ".contains($0) }.joined(separator: " ")
    return Sanitizer.terminal(words.isEmpty ? Wording.untitled : words)
  }
}

extension RecipeDocument.Kind {
  fileprivate var name: String {
    switch self {
    case .json: "schema.org's JSON-LD or Potluck's own JSON"
    case .cooklang: "Cooklang"
    case .markdown: "Markdown"
    }
  }
}

/// A recipe while a document is read, with bounds on all that it takes.
struct RecipeDraft {
  private(set) var groups: [IngredientGroup] = []
  private(set) var sections: [InstructionSection] = []
  private(set) var notes: [String] = []
  private var counts = (lines: 0, steps: 0)
  /// Whether any ingredient was taken.
  var hasIngredients: Bool { counts.lines > 0 }

  /// Begins another group of ingredients; one that gets none is forgotten.
  mutating func beginGroup(_ name: String?) {
    groups.removeAll { $0.ingredients.isEmpty }
    groups.append(IngredientGroup(name: Self.line(name), ingredients: []))
  }

  /// Begins another section of steps; one that gets none is forgotten.
  mutating func beginSection(_ name: String?) {
    sections.removeAll { $0.steps.isEmpty }
    sections.append(InstructionSection(name: Self.line(name), steps: []))
  }

  mutating func add(ingredient text: String) {
    let bare = ListMark.removed(from: text) ?? text
    guard counts.lines < ListingLimits.ingredientLines,
      let text = Self.line(bare, limit: ListingLimits.ingredientCharacters)
    else { return }
    if groups.isEmpty { beginGroup(nil) }
    groups[groups.count - 1].ingredients.append(text)
    counts.lines += 1
  }

  mutating func add(step text: String) {
    guard counts.steps < ListingLimits.steps, !StepNumbers.isNumber(text),
      let text = Self.line(text, limit: ListingLimits.paragraphCharacters)
    else { return }
    if sections.isEmpty { beginSection(nil) }
    sections[sections.count - 1].steps.append(InstructionStep(text: text))
    counts.steps += 1
  }

  mutating func add(note text: String) {
    guard notes.count < ListingLimits.steps,
      let text = Self.line(text, limit: ListingLimits.paragraphCharacters)
    else { return }
    notes.append(text)
  }

  /// The recipe, with what stood at the head of the document.
  func recipe(id: ListingID, title: String?, _ facts: DocumentFacts) -> Recipe {
    let groups = groups.filter { !$0.ingredients.isEmpty }
    var recipe = Recipe(listing: Listing(id: id, title: Self.line(title) ?? ""))
    recipe.listing.ingredients = groups.flatMap(\.ingredients)
    if groups.contains(where: { $0.name != nil }) { recipe.ingredientGroups = groups }
    recipe.sections = StepNumbers.removed(from: sections.filter { !$0.steps.isEmpty })
    recipe.notes = notes
    facts.fill(&recipe)
    return recipe
  }

  /// A text on one line; nil where it says nothing.
  static func line(_ text: String?, limit: Int = ListingLimits.titleCharacters) -> String? {
    guard let text else { return nil }
    let line = Sanitizer.terminal(String(text.unicodeScalars.prefix(2 * limit)))
    guard !line.isEmpty else { return nil }
    return line.unicodeScalars.count <= limit ? line : String(line.unicodeScalars.prefix(limit))
  }
}
