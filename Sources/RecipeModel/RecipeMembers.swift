// How parts of a recipe are written in JSON; what a part does not have is left out.

extension InstructionSection {
  package static let codec: ObjectCodec<InstructionSection> = ObjectCodec(
    "InstructionSection", place: "a section", "Some steps under a common name.",
    draft: InstructionSection(steps: []), isOpen: true,
    [
      .optional("name", \.name, .text, "The section's name."),
      .required("steps", \.steps, .list(.object(InstructionStep.codec)), "The steps."),
    ])
}

extension InstructionStep {
  package static let codec: ObjectCodec<InstructionStep> = ObjectCodec(
    "InstructionStep", place: "a step", "One step.", draft: InstructionStep(text: ""),
    isOpen: true,
    [
      .optional("name", \.name, .text, "The step's own name."),
      .required("text", \.text, .text, "What is to be done."),
      .optional("image", \.image, .text, "The link to a picture."),
    ])
}

extension IngredientGroup: FieldPart {
  package static let codec: ObjectCodec<IngredientGroup> = ObjectCodec(
    "IngredientGroup", place: "a group", "Some ingredients under a common name.",
    draft: IngredientGroup(ingredients: []), isOpen: true,
    [
      .optional("name", \.name, .text, "The group's name."),
      .required("ingredients", \.ingredients, .list(.ingredientLine), "The ingredient lines."),
    ])
}

extension RecipeImage: FieldPart {
  package static let codec: ObjectCodec<RecipeImage> = ObjectCodec(
    "RecipeImage", place: "a picture", "A picture.", draft: RecipeImage(url: ""), isOpen: true,
    [
      .required("url", \.url, .text, "The link to it."),
      .optional("width", \.width, .integer(1...1_000_000), "Its width in pixels."),
      .optional("height", \.height, .integer(1...1_000_000), "Its height in pixels."),
    ])
}

extension Nutrient {
  package static let codec: ObjectCodec<Nutrient> = ObjectCodec(
    "Nutrient", place: "a nutrient", "One figure of nutrition.",
    draft: Nutrient(name: "", text: ""), isOpen: true,
    [
      .required("text", \.text, .text, "The figure as the source writes it."),
      .custom(
        "number", .number(0...1e12), "Its number, where it is certain.", get: \.number,
        set: { _, _ in }),
      .custom("unit", .text, "The word behind the number.", get: \.unit, set: { _, _ in }),
    ])

  /// Nutrients by their names; the first of one name counts.
  static func object(_ nutrients: [Nutrient]) -> JSON {
    var object = JSONObject()
    for nutrient in nutrients where object[nutrient.name] == nil {
      object[nutrient.name] = codec.write(nutrient)
    }
    return .object(object)
  }
}

extension FieldStorage {
  /// What a value says in the field, as a member of a document; null for nothing, lists apart.
  package func json(
    of value: Value, link: (String) -> String? = { $0 }, rating: (Rating) -> JSON
  ) -> JSON {
    switch self {
    case .text(let path), .paragraph(let path), .date(let path): .optional(value[keyPath: path])
    case .link(let path): .optional(value[keyPath: path].flatMap(link))
    case .lines(let path), .words(let path), .notes(let path):
      .array(value[keyPath: path].map(JSON.string))
    case .joined(let path): .optional(Recipe.joined(value[keyPath: path]))
    case .steps(let path):
      .array(value[keyPath: path].flatMap(\.steps).map { .string($0.text) })
    case .sections(let path): Self.sections(value[keyPath: path], link)
    case .parts(let parts): parts.json(value, link)
    case .nutrients(let path):
      value[keyPath: path].isEmpty ? .null : Nutrient.object(value[keyPath: path])
    case .minutes(let path), .count(let path): .optional(value[keyPath: path])
    case .rating(let path): value[keyPath: path].map(rating) ?? .null
    case .diets(let path):
      value[keyPath: path].map { diets in
        let names = diets.map(\.rawValue).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return .array(names.map(JSON.string))
      } ?? .null
    }
  }

  /// The sections where they say more than a list of steps does.
  private static func sections(
    _ sections: [InstructionSection], _ link: (String) -> String?
  ) -> JSON {
    guard InstructionSection.sayMore(sections) else { return [] }
    return .array(
      sections.map { section in
        var section = section
        for step in section.steps.indices {
          section.steps[step].image = section.steps[step].image.flatMap(link)
        }
        return InstructionSection.codec.write(section)
      })
  }
}

extension InstructionSection {
  /// Whether sections say more than the texts of their steps: a name, or a step's name or picture.
  package static func sayMore(_ sections: [InstructionSection]) -> Bool {
    sections.count > 1
      || sections.contains { section in
        section.name != nil || section.steps.contains { $0.name != nil || $0.image != nil }
      }
  }
}
