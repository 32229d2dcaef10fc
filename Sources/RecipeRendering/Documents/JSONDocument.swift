import RecipeModel
import RecipeProviderKit

/// Reads the recipe of a JSON file: schema.org's JSON-LD, or what `potluck show --json` wrote.
enum JSONDocument {
  static func recipe(in bytes: [UInt8], id: ListingID) throws(ProviderError) -> Recipe {
    let document: JSON
    do throws(JSONParseError) { document = try JSON(parsing: bytes) } catch {
      throw ProviderError(
        .invalidResponse, "it is not valid JSON: \(error.message)",
        hint: "see line \(error.line), column \(error.column)")
    }
    if let own = own(document), let recipe = recipe(own, id: id) { return recipe }
    let found = SchemaOrgRecipe.all(in: document).lazy.compactMap { $0.recipe(id: id) }
    // Of several the one that one can cook from, else the first.
    guard let recipe = found.first(where: { !$0.sections.isEmpty }) ?? found.first else {
      throw ProviderError(
        .notFound, "there is no recipe in it",
        hint: "give a schema.org Recipe, or a document of potluck show --json")
    }
    return recipe
  }

  /// The recipe in a document of our own.
  private static func own(_ document: JSON) -> JSONObject? {
    guard document["version"]?.intValue != nil else { return nil }
    return (document["recipe"] ?? document["recipes"]?.arrayValue?.first)?.objectValue
  }

  private static func recipe(_ object: JSONObject, id: ListingID) -> Recipe? {
    guard let title = RecipeDraft.line(object["title"]?.stringValue) else { return nil }
    let own = object["id"]?.stringValue.flatMap(ListingID.init)
    var recipe = Recipe(listing: Listing(id: own ?? id, title: title))
    for (field, storage) in ListingField.ofListing {
      if let value = object[field.rawValue] { storage.read(value, into: &recipe.listing) }
    }
    for (field, storage) in ListingField.ofRecipe where field.form == nil {
      if let value = object[field.rawValue] { storage.read(value, into: &recipe) }
    }
    // Where the sections say no more than the steps, they are not written.
    if let sections = object[ListingField.instructionSections.rawValue] {
      ListingField.instructionSections.inRecipe?.read(sections, into: &recipe)
    }
    return recipe
  }
}

extension FieldStorage {
  /// Reads what ``FieldStorage/json(of:link:rating:)`` wrote; what cannot be used counts as not said.
  fileprivate func read(_ json: JSON, into value: inout Value) {
    take(json, into: &value)
    change(&value) { text, kind in
      kind == .link
        ? WebLink.accept(text)
        : RecipeDraft.line(
          text,
          limit: kind == .paragraph
            ? ListingLimits.paragraphCharacters : ListingLimits.titleCharacters)
    }
  }

  private func take(_ json: JSON, into value: inout Value) {
    switch self {
    case .text(let path), .date(let path), .paragraph(let path), .link(let path):
      value[keyPath: path] = json.stringValue
    case .lines(let path), .words(let path), .notes(let path):
      value[keyPath: path] = Self.texts(json)
    case .joined(let path):
      value[keyPath: path] = json.stringValue?.split(separator: ",").map(String.init) ?? []
    case .steps(let path): value[keyPath: path] = InstructionSection.one(Self.texts(json))
    case .sections(let path):
      let sections = Self.objects(json, InstructionSection.codec)
      if !sections.isEmpty { value[keyPath: path] = sections }
    case .groups(let path): value[keyPath: path] = Self.objects(json, IngredientGroup.codec)
    case .images(let path): value[keyPath: path] = Self.objects(json, RecipeImage.codec)
    case .nutrients(let path): value[keyPath: path] = Self.nutrients(json)
    case .minutes(let path), .count(let path):
      value[keyPath: path] = json.intValue.flatMap { $0 >= 1 ? $0 : nil }
    case .rating(let path):
      value[keyPath: path] = json.doubleValue.flatMap { Rating(value: $0, scale: 1) }
    case .diets(let path):
      value[keyPath: path] = json.arrayValue.map { list in
        Set(list.prefix(100).compactMap { $0.stringValue.flatMap(Diet.init(parsing:)) })
      }
    }
  }

  private static func texts(_ json: JSON) -> [String] {
    (json.arrayValue ?? []).prefix(ListingLimits.steps).compactMap(\.stringValue)
  }

  private static func nutrients(_ json: JSON) -> [Nutrient] {
    (json.objectValue?.members ?? []).prefix(ListingLimits.steps).compactMap { member in
      member.value["text"]?.stringValue.map { Nutrient(name: member.name, text: $0) }
    }
  }

  private static func objects<Part>(_ json: JSON, _ codec: ObjectCodec<Part>) -> [Part] {
    (json.arrayValue ?? []).prefix(ListingLimits.steps).compactMap { try? codec.decode($0) }
  }
}
