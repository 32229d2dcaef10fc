import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// A recipe as Paprika keeps it: texts of lines, each of them there even when it is empty.
enum PaprikaExport {
  static func members(_ exchanged: ExchangedRecipe) -> JSONObject {
    let recipe = exchanged.recipe
    let merged = exchanged.merged
    var object: JSONObject = [
      "name": .string(Sanitizer.terminal(recipe.listing.title)),
      "ingredients": .string(exchanged.ingredients(heading: heading).joined(separator: "\n")),
      "directions": .string(exchanged.directions(heading: heading).joined(separator: "\n\n")),
      "description": .string(recipe.summary ?? ""),
      "notes": .string(merged.notes.joined(separator: "\n")),
      "nutritional_info": .string(recipe.nutrientLines.joined(separator: "\n")),
      "servings": .string(recipe.yieldText), "difficulty": "",
      "prep_time": minutes(recipe.prepMinutes), "cook_time": minutes(recipe.cookMinutes),
      "total_time": minutes(recipe.listing.totalMinutes),
      "source": .string(recipe.listing.publisher ?? recipe.siteName ?? ""),
      "source_url": .string(WebLink.accept(recipe.listing.url) ?? ""),
      "image_url": .string(WebLink.accept(recipe.listing.image) ?? ""),
    ]
    var categories: [String] = []
    for name in recipe.categories + recipe.cuisines + merged.keywords
    where !categories.contains(name) { categories.append(name) }
    object["categories"] = .array(categories.map(JSON.string))
    object["rating"] = .int(exchanged.ownRating ?? 0)
    // Mealie takes none without a date, and cuts it at its space.
    let day = exchanged.created ?? recipe.dateModified ?? recipe.datePublished ?? "2000-01-01"
    let created = day.prefix(19).split { "T ".contains($0) }
    let time = created.dropFirst().first.map(String.init) ?? "00:00:00"
    object["created"] = .string("\(created.first ?? "2000-01-01") \(time)")
    object["uid"] = .string(StableIdentifier.guid(recipe).uppercased())
    add(exchanged.pictures, to: &object)
    object["hash"] = .string(StableIdentifier.digest(JSON.object(object).text()))
    return object
  }

  private static func add(_ pictures: [ExchangedPicture], to object: inout JSONObject) {
    func name(_ number: Int) -> JSON {
      .string("\(object["uid"]?.stringValue ?? "")-\(number).jpg")
    }
    func hash(_ picture: ExchangedPicture) -> JSON {
      .string(StableIdentifier.digest(Base64.encode(picture.bytes.prefix(1 << 16))))
    }
    let first = pictures.first
    object["photo"] = first == nil ? .null : name(1)
    object["photo_hash"] = first.map(hash) ?? .null
    object["photo_large"] = .null
    object["photo_data"] = first.map { .string(Base64.encode($0.bytes)) } ?? .null
    object["photos"] = .array(
      pictures.dropFirst().enumerated().map { index, picture in
        [
          "name": .string("\(index + 2)"), "filename": name(index + 2), "hash": hash(picture),
          "data": .string(Base64.encode(picture.bytes)),
        ]
      })
  }

  /// A line that ends in a colon; in brackets where that would not be taken for a heading.
  private static func heading(_ name: String) -> String {
    let line = "\(name):"
    return line.utf8.count <= 60 && HeadingLine.name(in: line) == name ? line : "[\(name)]"
  }

  /// Minutes alone: Tandoor takes the first number for them.
  private static func minutes(_ minutes: Int?) -> JSON {
    .string(minutes.map { "\($0) min" } ?? "")
  }
}

/// Identifiers that are the same whenever the same recipe is exported.
enum StableIdentifier {
  /// A GUID of a recipe, in small letters.
  static func guid(_ recipe: Recipe) -> String {
    guid("\(recipe.listing.id)\n\(recipe.listing.id.id.isEmpty ? recipe.listing.title : "")")
  }

  /// A GUID of a text, in small letters, with the marks of version 4: Mealie takes no other.
  static func guid(_ text: String) -> String {
    var digits = Array(hex(2, text))
    digits[12] = "4"
    digits[16] = "a"
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return parts.map { String(digits[$0]) }.joined(separator: "-")
  }

  /// Sixty-four digits that stand for a text.
  static func digest(_ text: String) -> String { hex(4, text) }

  private static func hex(_ words: Int, _ text: String) -> String {
    (0..<words).map { word in
      let digits = String(StableHash.of("\(word)\n\(text)"), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
