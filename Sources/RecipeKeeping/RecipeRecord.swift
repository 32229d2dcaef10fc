package import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// A recipe as it is stored: every field with nothing added or taken away, and where it comes from.
///
/// Choose `RecipeJSON` for what others read: there ratings are shares, and what no page may open is
/// left out.
package enum RecipeRecord {
  /// Writes a recipe.
  package static func json(_ recipe: Recipe) -> JSON {
    let listing = recipe.listing
    var object: JSONObject = [
      "provider": .string(listing.id.provider), "id": .string(listing.id.id),
      "title": .string(listing.title),
    ]
    object.members += members(ListingField.ofListing, of: listing)
    object.members += members(ListingField.ofRecipe, of: recipe)
    if !recipe.otherIngredients.isEmpty {
      object[Recipe.otherIngredientsName] = .array(recipe.otherIngredients.map(JSON.string))
    }
    object["origins"] = .array(Origin.all(of: recipe).map(Origin.codec.write))
    return .object(object)
  }

  /// Reads what ``json(_:)`` wrote; nil where that names no recipe.
  ///
  /// Texts that others may have written (`isForeign`) are made harmless.
  package static func recipe(_ json: JSON, isForeign: Bool = false) -> Recipe? {
    guard let provider = json["provider"]?.stringValue, let id = json["id"]?.stringValue,
      let title = json["title"]?.stringValue
    else { return nil }
    var recipe = Recipe(
      listing: Listing(
        id: ListingID(provider: provider, id: id),
        title: isForeign ? Sanitizer.terminal(title) : title))
    let reader = isForeign ? harmless : exact
    reader.read(ListingField.ofListing, of: json, into: &recipe.listing)
    reader.read(ListingField.ofRecipe, of: json, into: &recipe)
    reader.readOtherIngredients(of: json, into: &recipe)
    for entry in json["origins"]?.arrayValue ?? [] {
      guard let origin = try? Origin.codec.decode(entry) else { continue }
      for field in origin.fields { recipe.origins[field] = origin.origin }
    }
    return recipe
  }

  private static func members<Value>(
    _ fields: [(field: ListingField, storage: FieldStorage<Value>)], of value: Value
  ) -> [JSONObject.Member] {
    fields.compactMap { field, storage in
      // Names joined by commas are there as a list too.
      if case .joined = storage { return nil }
      let json = json(storage, of: value)
      return json.isNull ? nil : JSONObject.Member(name: field.rawValue, value: json)
    }
  }

  private static func json<Value>(_ storage: FieldStorage<Value>, of value: Value) -> JSON {
    guard !storage.isMissing(in: value) else { return .null }
    let json = storage.json(of: value) { rating in
      ["value": .double(rating.value), "scale": .double(rating.scale)]
    }
    // A list of sections that say no more than the steps do; a set of diets may be empty.
    if case .sections = storage, json == [] { return .null }
    return json
  }

  /// Takes texts as they are, but for their length.
  private static let exact = RecipeFieldReader(clean: cut, rating: rating)
  /// Takes nothing into a text that steers a terminal.
  private static let harmless = RecipeFieldReader(
    clean: { cut(Sanitizer.terminal($0), to: $1) }, rating: rating)

  @Sendable private static func cut(_ text: String, to limit: Int) -> String? {
    guard !text.isEmpty else { return nil }
    // No text has more characters than bytes.
    return text.utf8.count <= limit ? text : String(text.unicodeScalars.prefix(limit))
  }

  @Sendable private static func rating(_ json: JSON) -> Rating? {
    guard let value = json["value"]?.doubleValue, let scale = json["scale"]?.doubleValue
    else { return nil }
    return Rating(value: value, scale: scale)
  }

  /// Fields that come from one place.
  private struct Origin: Sendable {
    var origin = FieldOrigin(provider: "", syntax: "")
    var fields: [ListingField] = []

    static let codec: ObjectCodec<Origin> = ObjectCodec(
      "origin", place: "an origin", draft: Origin(), isOpen: true,
      [
        .required("provider", \.origin.provider, .anyText),
        .required("syntax", \.origin.syntax, .anyText),
        .required("fields", \.fields, .list(.fieldName)),
      ])

    static func all(of recipe: Recipe) -> [Origin] {
      Dictionary(grouping: recipe.origins.keys) { recipe.origins[$0] }
        .compactMap { origin, fields in
          origin.map { Origin(origin: $0, fields: fields.sorted { $0.rawValue < $1.rawValue }) }
        }
        .sorted { ($0.origin.provider, $0.origin.syntax) < ($1.origin.provider, $1.origin.syntax) }
    }
  }
}

extension ValueCodec where Value == ListingField {
  /// A field by its name.
  static var fieldName: ValueCodec {
    ValueCodec<String>.anyText.map { name, _ in
      ListingField(rawValue: name)
    } write: {
      $0.rawValue
    }
  }
}
