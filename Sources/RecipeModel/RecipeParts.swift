/// Some steps of a recipe under a common name: `For the sauce`.
public struct InstructionSection: Sendable, Hashable {
  /// The section's name; nil for steps that stand under none.
  public var name: String?
  /// The steps, in order.
  public var steps: [InstructionStep]

  /// Creates a section.
  public init(name: String? = nil, steps: [InstructionStep]) {
    self.name = name
    self.steps = steps
  }

  /// Sections in which neighbours without a name have become one, and without empty ones.
  public static func joiningUnnamed(_ sections: [InstructionSection]) -> [InstructionSection] {
    sections.reduce(into: []) { joined, section in
      guard !section.steps.isEmpty else { return }
      if section.name == nil, let last = joined.last, last.name == nil {
        joined[joined.count - 1].steps += section.steps
      } else {
        joined.append(section)
      }
    }
  }

  /// The steps in one section without a name; no section for no steps.
  package static func one(_ texts: [String]) -> [InstructionSection] {
    texts.isEmpty ? [] : [InstructionSection(steps: texts.map { InstructionStep(text: $0) })]
  }
}

/// One step of a recipe.
public struct InstructionStep: Sendable, Hashable {
  /// The step's own name, where it says more than its text: `Make the roux`.
  public var name: String?
  /// What is to be done.
  public var text: String
  /// A picture's address.
  public var image: String?

  /// Creates a step.
  public init(name: String? = nil, text: String, image: String? = nil) {
    self.name = name
    self.text = text
    self.image = image
  }
}

extension InstructionStep {
  /// A step's name where it says something of its own; nil where the text begins with it, and for
  /// one that only counts (`Step 3`).
  public static func name(_ name: String?, of text: String) -> String? {
    guard let name else { return nil }
    let words = TextMatching.words(name)
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    if words.count == 2, words[0] == "step", words[1].allSatisfy(\.isNumber) { return nil }
    return TextMatching.words(text).starts(with: words) ? nil : name
  }
}

/// Some ingredients of a recipe under a common name: `For the dough`.
public struct IngredientGroup: Sendable, Hashable {
  /// The group's name; nil for lines that stand under none.
  public var name: String?
  /// The ingredient lines, in order.
  public var ingredients: [String]

  /// Creates a group.
  public init(name: String? = nil, ingredients: [String]) {
    self.name = name
    self.ingredients = ingredients
  }
}

/// A picture of a recipe.
public struct RecipeImage: Sendable, Hashable {
  /// The address, byte for byte.
  public var url: String
  /// The width in pixels, where the source says it.
  public var width: Int?
  /// The height in pixels, where the source says it.
  public var height: Int?

  /// Creates a picture.
  public init(url: String, width: Int? = nil, height: Int? = nil) {
    self.url = url
    self.width = width
    self.height = height
  }
}

/// Where a field of a recipe comes from.
public struct FieldOrigin: Sendable, Hashable {
  /// The identifier of the provider.
  public var provider: String
  /// How it was written there: `json-ld`, `microdata`, `rdfa`, `h-recipe`, `state`, `class`,
  /// `open-graph`, `html`, `guessed`, `api`, or another word.
  public var syntax: String

  /// Creates an origin.
  public init(provider: String, syntax: String) {
    self.provider = provider
    self.syntax = syntax
  }
}

// MARK: - Changing every text

extension InstructionSection {
  /// The section with every text changed; nil when no step is left.
  func changed(_ change: (String, TextKind) -> String?) -> InstructionSection? {
    let steps = steps.compactMap { step in
      change(step.text, .paragraph).map { text in
        InstructionStep(
          name: step.name.flatMap { change($0, .line) }, text: text,
          image: step.image.flatMap { change($0, .link) })
      }
    }
    guard !steps.isEmpty else { return nil }
    return InstructionSection(name: name.flatMap { change($0, .line) }, steps: steps)
  }
}

extension IngredientGroup {
  /// The group with every text changed; nil when no line is left.
  package func changed(_ change: (String, TextKind) -> String?) -> IngredientGroup? {
    let lines = ingredients.compactMap { change($0, .line) }
    guard !lines.isEmpty else { return nil }
    return IngredientGroup(name: name.flatMap { change($0, .line) }, ingredients: lines)
  }
}

extension RecipeImage {
  /// The picture with another link; nil without one.
  package func changed(_ change: (String, TextKind) -> String?) -> RecipeImage? {
    change(url, .link).map { RecipeImage(url: $0, width: width, height: height) }
  }
}
