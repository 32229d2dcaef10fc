import PotluckSupport
import RecipeModel

/// What stands in a file of a kept recipe under the name `potluck`: what the owner added, and what
/// the file's format cannot hold.
struct FolderPart: Sendable {
  static let name = "potluck"

  var owner = OwnersPart()
  /// The recipe's own identifier at its source.
  var provider = ""
  var source = ""
  /// Where the fields come from, as `RecipeRecord` writes it.
  var origins: [JSON] = []
  /// Fields whose value the document tells otherwise, or not at all.
  var fields: [String: Amendment] = [:]
  /// The names of pictures by their files'.
  var pictures: [String: String] = [:]

  static let codec: ObjectCodec<FolderPart> = ObjectCodec(
    "part", place: "what Potluck adds", draft: FolderPart(), isOpen: true,
    [
      .always("owner", \.owner, .object(OwnersPart.codec)),
      .standard("provider", \.provider, .anyText), .standard("source", \.source, .anyText),
      .standard("origins", \.origins, .list(.any)),
      .standard("fields", \.fields, .dictionary(.object(Amendment.codec))),
      .standard("pictures", \.pictures, .dictionary(.anyText)),
    ])

  /// A field's value, which counts as long as nobody has changed what the document says instead.
  struct Amendment: Sendable, Hashable {
    /// The hash of what the document says.
    var told = ""
    var value = JSON.null

    static let codec: ObjectCodec<Amendment> = ObjectCodec(
      "amendment", place: "a field", draft: Amendment(), isOpen: true,
      [.required("told", \.told, .anyText), .always("value", \.value, .any)])
  }

  /// What a document needs beside it to tell a whole recipe.
  init(_ kept: KeptRecipe, told document: Recipe?, pictures: [String: String]) {
    owner = OwnersPart(kept)
    self.pictures = pictures
    (provider, source) = (kept.recipe.listing.id.provider, kept.recipe.listing.id.id)
    let record = RecipeRecord.json(kept.recipe)
    let told = document.map(RecipeRecord.json) ?? [:]
    origins = record["origins"]?.arrayValue ?? []
    for name in Self.fieldNames {
      let (value, other) = (record[name] ?? .null, told[name] ?? .null)
      if value != other { fields[name] = Amendment(told: Self.hash(other), value: value) }
    }
  }

  private init() {}

  /// The recipe that a document tells with this part beside it; nil where the two make none.
  func recipe(_ document: Recipe?) -> Recipe? {
    var record = document.map(RecipeRecord.json)?.objectValue ?? [:]
    for (name, amendment) in fields
    where Self.fieldNames.contains(name) && Self.hash(record[name] ?? .null) == amendment.told {
      record[name] = amendment.value
    }
    record["provider"] = .string(provider)
    record["id"] = .string(source)
    record["origins"] = .array(origins)
    var recipe = RecipeRecord.recipe(.object(record), isForeign: true)
    if let groups = recipe?.ingredientGroups, !groups.isEmpty,
      groups.flatMap(\.ingredients) != recipe?.listing.ingredients
    {
      // Somebody has changed the lines.
      recipe?.alignGroups()
    }
    return recipe
  }

  private static let fieldNames = Set(ListingField.allCases.map(\.rawValue)).subtracting(["id"])
    .union([Recipe.otherIngredientsName])

  private static func hash(_ json: JSON) -> String {
    String(StableHash.of(json.text()), radix: 16)
  }
}
