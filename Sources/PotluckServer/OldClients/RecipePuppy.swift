import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch

/// RecipePuppy's interface.
enum RecipePuppy {
  static let pageSize = 10

  static func list(_ site: Site, _ visit: Visit) async throws -> Answer {
    let number = OldClients.number(visit.query["p"])
    // Empty and failing pages came in the middle of lists, one at a time.
    if site.options.hasQuirks, number.isMultiple(of: 3) {
      return number.isMultiple(of: 2)
        ? answer([], visit) : OldClients.broken("404 File Not Found")
    }
    var include: [String] = []
    var exclude: [String] = []
    for part in OldClients.parts(visit.query["i"]) {
      let name = String(part.drop { $0 == " " })
      if name.hasPrefix("-") {
        exclude.append(String(name.dropFirst()))
      } else {
        include.append(name)
      }
    }
    let query = SearchQuery(
      text: visit.query["q"] ?? "", include: include, exclude: exclude, limit: 50)
    var recipes = try await site.oldLists.page(number, size: pageSize, of: query, site)
    if visit.query["oi"] == "1" { recipes = recipes.filter { $0.unified.image != nil } }
    if recipes.isEmpty, site.options.hasQuirks, number > 1 {
      return OldClients.broken("404 File Not Found")
    }
    let items = recipes.map { recipe -> [(name: StaticString, text: String)] in
      let listing = recipe.unified
      let page = visit.address("/recipe?id=\(PercentEncoding.encode(recipe.id))")
      return [
        ("title", listing.title), ("href", Sanitizer.link(listing.url) ?? page),
        ("ingredients", listing.ingredients.map(Self.name).joined(separator: ", ")),
        ("thumbnail", OldClients.picture(recipe, site, visit) ?? ""),
      ]
    }
    return answer(items, visit)
  }

  /// What a line of ingredients names, as one entry of a list that commas part: the service gave no
  /// amounts, and clients compare names.
  private static func name(_ line: String) -> String {
    let item = MeasuredIngredient(line).item
    return (item.isEmpty ? line : item).split { $0 == "," || $0.isWhitespace }
      .joined(separator: " ")
  }

  private static func answer(
    _ items: [[(name: StaticString, text: String)]], _ visit: Visit
  ) -> Answer {
    if visit.query["format"] == "xml" {
      let root = HTMLNode.tag(
        "recipes", [:],
        items.map { item in
          .tag("recipe", [:], item.map { .element($0.name, [], [.text($0.text)]) })
        })
      let text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>" + HTMLWriter.fragment(root) + "\n"
      return Answer("text/xml; charset=utf-8", Array(text.utf8))
    }
    let results = items.map { item in
      JSON.object(JSONObject(item.map { ("\($0.name)", .string($0.text)) }))
    }
    let json: JSON = [
      "title": "Recipe Puppy", "version": 0.1, "href": "http://www.recipepuppy.com/",
      "results": .array(results),
    ]
    // The service escaped slashes, which stand in strings alone.
    let text = json.text().replacing("/", with: "\\/")
    return Answer("text/javascript; charset=utf-8", Array(text.utf8))
  }
}
