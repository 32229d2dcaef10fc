import RecipeModel

/// Reads the tables of a Mealie backup: rows that refer to each other are put into each other, as a
/// recipe's own export has them.
enum MealieDatabase {
  /// Whether a document is one.
  static func fits(_ json: JSON) -> Bool {
    json["recipes"]?.arrayValue != nil && json["recipes_ingredients"]?.arrayValue != nil
  }

  /// The recipes as their own exports would have them.
  static func recipes(in json: JSON) -> [JSON] {
    let names = ["ingredient_foods", "ingredient_units", "tags", "categories", "tools"].map {
      Dictionary(rows(json, $0).compactMap { row in key(row["id"]).map { ($0, row) } }) { $1 }
    }
    let ingredients = grouped(rows(json, "recipes_ingredients")).mapValues { rows in
      rows.map { row -> JSON in
        guard var object = row.objectValue else { return row }
        object["food"] = key(row["food_id"]).flatMap { names[0][$0] }
        object["unit"] = key(row["unit_id"]).flatMap { names[1][$0] }
        object["originalText"] = row["display"]
        return .object(object)
      }
    }
    let steps = grouped(rows(json, "recipe_instructions"))
    let notes = grouped(rows(json, "notes"))
    let nutrition = grouped(rows(json, "recipe_nutrition"))
    let comments = grouped(rows(json, "recipe_comments"))
    let assets = grouped(rows(json, "recipe_assets"))
    let extras = grouped(rows(json, "api_extras"))
    let words =
      [("recipes_to_tags", "tag_id"), ("recipes_to_categories", "category_id")] + [
        ("recipes_to_tools", "tool_id")
      ]
    let linked = zip(words, names[2...]).map { table, known in
      grouped(rows(json, table.0)).mapValues { rows in
        rows.compactMap { key($0[table.1]).flatMap { known[$0] } }
      }
    }
    return rows(json, "recipes").compactMap { row in
      guard var object = camelCased(row).objectValue, let id = key(row["id"]) else { return nil }
      object["recipeIngredient"] = .array(ingredients[id] ?? [])
      object["recipeInstructions"] = .array(steps[id] ?? [])
      object["notes"] = .array(notes[id] ?? [])
      object["nutrition"] = nutrition[id]?.first.map(camelCased)
      object["comments"] = comments[id].map(JSON.array)
      object["assets"] = assets[id].map(JSON.array)
      object["extras"] = extras[id].map(JSON.array)
      object["picture"] = .string("data/recipes/\(hyphenated(id))/images/original.webp")
      for (name, table) in zip(["tags", "recipeCategory", "tools"], linked) {
        object[name] = .array(table[id] ?? [])
      }
      return .object(object)
    }
  }

  /// A recipe with the names that exports have now: columns, and older exports, part their words.
  static func camelCased(_ json: JSON) -> JSON {
    guard let object = json.objectValue else { return json }
    return .object(
      JSONObject(
        object.members.map { member in
          let words = member.name.split(separator: "_")
          let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
          let name = words.prefix(1).joined() + rest.joined()
          return (name, name == "nutrition" ? camelCased(member.value) : member.value)
        }))
  }

  private static func rows(_ json: JSON, _ table: String) -> [JSON] {
    json[table]?.arrayValue ?? []
  }

  /// An identifier as text, without the hyphens that some tables have and others lack.
  private static func key(_ json: JSON?) -> String? {
    let text = json?.stringValue ?? json?.intValue.map(String.init)
    return text.map { $0.lowercased().replacing("-", with: "") }
  }

  /// An identifier as folders have it.
  private static func hyphenated(_ id: String) -> String {
    guard id.count == 32 else { return id }
    return id.enumerated().reduce(into: "") { text, next in
      if [8, 12, 16, 20].contains(next.offset) { text.append("-") }
      text.append(next.element)
    }
  }

  /// The rows of each recipe in their order.
  private static func grouped(_ rows: [JSON]) -> [String: [JSON]] {
    let groups = Dictionary(grouping: rows) { key($0["recipe_id"] ?? $0["recipee_id"]) ?? "" }
    return groups.mapValues { rows in
      let places = rows.map { $0["position"]?.intValue ?? 0 }
      return rows.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { rows[$0] }
    }
  }
}
