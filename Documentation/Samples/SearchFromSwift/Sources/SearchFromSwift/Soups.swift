import RecipeDefinitions
import RecipeModel
import RecipeProviderKit

/// A service that a definition describes.
enum Soups {
  static let definition = """
    {
      "definitionVersion": 1,
      "name": "soups",
      "title": "Soups",
      "baseURL": "https://soups.example",
      "request": {"path": "/search", "query": {"q": "{text}", "page": "{page}"}},
      "paging": {"style": "page", "size": 20, "total": "$.total"},
      "response": {"list": "$.recipes"},
      "fields": {"id": "$.id", "title": "$.name", "ingredients": "$.ingredients"}
    }
    """

  /// Reads the definition and makes a provider of it, which sends its requests over a transport.
  static func provider(over transport: any HTTPTransport) throws -> DefinitionProvider {
    let reading = DefinitionReader.read(Array(definition.utf8), file: "soups.json")
    guard let definition = reading.definition else {
      throw ProviderError(
        .misconfigured, reading.problems.map(\.message).joined(separator: "; "))
    }
    return try DefinitionProvider(
      definition, context: ProviderContext(id: "soups", transport: transport))
  }

  /// Answers in place of the service, as a test does.
  ///
  /// A program asks over the network, with `HTTPClientTransport` of the product `RecipeHTTP`.
  static let answers = InMemoryTransport { request in
    let body = """
      {"total": 1, "recipes": [{"id": 7, "name": "Leek soup", "ingredients": ["2 leeks", "stock"]}]}
      """
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json"], body: Array(body.utf8))
  }
}
