import Food2Fork
import RecipeModel
import RecipeProviderKit

/// A provider of the family over an in-memory transport.
func food2fork(
  style: String? = nil, key: String? = "s3cret/key", settings: [String: JSON] = [:],
  baseURL: String? = "http://f2f.example", over transport: InMemoryTransport
) throws -> any RecipeProvider {
  var settings = settings
  if let baseURL { settings["baseURL"] = .string(baseURL) }
  if let style { settings["style"] = .string(style) }
  return try ProviderKind.food2fork.make(
    ProviderContext(
      id: "f2f", settings: settings, secrets: key.map { ["key": Secret($0)] } ?? [:],
      transport: transport))
}

/// One recipe as food2fork.com listed it.
func classicItem(_ id: String, title: String? = nil) -> JSON {
  [
    "publisher": "All Recipes", "f2f_url": .string("http://food2fork.com/view/\(id)"),
    "title": .string(title ?? "Recipe \(id)"),
    "source_url": .string("http://allrecipes.example/\(id)"), "recipe_id": .string(id),
    "image_url": .string("http://static.food2fork.com/\(id).jpg"), "social_rank": 99.5,
    "publisher_url": "http://allrecipes.example",
  ]
}

/// One recipe as the community's server lists it.
func communityItem(_ pk: Int, title: String? = nil) -> JSON {
  [
    "pk": .int(pk), "title": .string(title ?? "Recipe \(pk)"), "publisher": "jessica",
    "featured_image": "https://images.example/featured.png", "rating": 41,
    "source_url": .string("http://blog.example/\(pk)"), "description": "N/A",
    "cooking_instructions": nil, "ingredients": ["1 cup barley", "2 carrots"],
    "date_added": "November 11 2020", "date_updated": "November 11 2020",
  ]
}

extension HTTPResponse {
  /// A page of the classic interface; its `count` is the page's length.
  static func classic(_ items: [JSON]) -> HTTPResponse {
    let body: JSON = ["count": .int(items.count), "recipes": .array(items)]
    return .json(body.text())
  }

  /// A page of the community's server, with a `next` that nobody can reach.
  static func community(_ items: [JSON], count: Int, hasNext: Bool) -> HTTPResponse {
    let body: JSON = [
      "count": .int(count),
      "next": hasNext ? "http://127.0.0.1:8000/api/recipe/search/?page=2&query=x" : nil,
      "previous": nil, "results": .array(items),
    ]
    return .json(body.text())
  }
}

extension JSON {
  /// The object with one member replaced, or removed.
  func with(_ name: String, _ value: JSON?) -> JSON {
    guard case .object(var object) = self else { return self }
    object[name] = value
    return .object(object)
  }
}

/// The error that the operation throws.
func errorOf(_ operation: () async throws -> Any) async -> ProviderError? {
  do {
    _ = try await operation()
    return nil
  } catch { return error as? ProviderError }
}
