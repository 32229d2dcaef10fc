import RecipeModel
import RecipeProviderKit
import Synchronization
import Testing

@testable import RecipeDefinitions

/// A path from its text.
func path(_ text: String) throws -> JSONPath { try JSONPath(text) }

/// A template from its text.
func template(_ text: String) throws -> Template { try Template(text) }

/// A parameter with a template.
func parameter(
  _ name: String, _ text: String, spaces: String? = nil, standard: String? = nil
) throws -> Parameter {
  Parameter(
    name,
    .text(
      TextValue(try Template(text), spaces: spaces, standard: try standard.map { try Template($0) })
    ))
}

/// A parameter with the items of a list.
func parameter(
  _ name: String, list: ListValue.Source, item: String = "{item}", joinedBy separator: String?,
  exclusionPrefix: String? = nil, spaces: String? = nil
) throws -> Parameter {
  Parameter(
    name,
    .list(
      ListValue(
        list, item: try Template(item), separator: separator, exclusionPrefix: exclusionPrefix,
        spaces: spaces)))
}

/// A text from a path.
func text(_ text: String) throws -> [TextSource] { [TextSource(.path(try JSONPath(text)))] }

/// A definition of a plain service: `GET /search?q=…`, items under `$.results` with `id`, `title`
/// and `url`.
func plainDefinition(
  query: [Parameter] = [], paging: PagingRules = PagingRules(), list: String = "$.results",
  change: (inout ProviderDefinition) throws -> Void = { _ in }
) throws -> ProviderDefinition {
  var definition = ProviderDefinition(
    name: "plain", title: "Plain", baseURL: "https://api.example",
    request: RequestRules(
      path: try Template("/search"), query: [try parameter("q", "{text}")] + query),
    paging: paging, response: ResponseRules(list: try JSONPath(list)),
    fields: FieldRules(texts: [
      .id: try text("$.id"), .title: try text("$.title"), .url: try text("$.url"),
    ]))
  try change(&definition)
  return definition
}

/// A provider over scripted answers.
func provider(
  _ definition: ProviderDefinition, settings: [String: JSON] = [:],
  secrets: [String: String] = [:], over transport: InMemoryTransport
) throws -> DefinitionProvider {
  try DefinitionProvider(
    definition,
    context: ProviderContext(
      id: "mine", settings: settings, secrets: secrets.mapValues { Secret($0) },
      transport: transport))
}

/// The request that a search sends for its first page.
func firstRequest(
  _ definition: ProviderDefinition, _ query: SearchQuery = SearchQuery(text: "soup"),
  settings: [String: JSON] = [:], secrets: [String: String] = [:]
) async throws -> HTTPRequest {
  let transport = InMemoryTransport { _ in .json(#"{"results":[]}"#) }
  let provider = try provider(definition, settings: settings, secrets: secrets, over: transport)
  _ = try await provider.search(query, page: provider.descriptor.paging.first)
  return try #require(transport.requests.first)
}

/// The first page of a definition over one answer.
func firstPage(
  _ definition: ProviderDefinition, _ answer: HTTPResponse,
  _ query: SearchQuery = SearchQuery(text: "soup")
) async throws -> SearchPage {
  let provider = try provider(definition, over: InMemoryTransport { _ in answer })
  return try await provider.search(query, page: provider.descriptor.paging.first)
}

/// The first listing that an item gives with more field rules.
func listing(
  of item: String, change: (inout FieldRules) throws -> Void
) async throws -> Listing {
  let definition = try plainDefinition { try change(&$0.fields) }
  let page = try await firstPage(definition, .json(#"{"results":[\#(item)]}"#))
  return try #require(page.listings.first)
}

/// The error that a search throws.
func failure(
  _ definition: ProviderDefinition, _ answer: HTTPResponse, secrets: [String: String] = [:]
) async throws -> ProviderError {
  let provider = try provider(
    definition, secrets: secrets, over: InMemoryTransport { _ in answer })
  return try await #require(throws: ProviderError.self) {
    try await provider.search(SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
  }
}

/// Walks all pages.
func walk(
  _ definition: ProviderDefinition, settings: [String: JSON] = [:],
  secrets: [String: String] = [:], over transport: InMemoryTransport, wanted: Int = 10_000
) async throws -> PageWalkResult {
  let provider = try provider(
    definition, settings: settings, secrets: secrets, over: transport)
  return await PageWalk(provider: provider, query: SearchQuery(text: "soup"), wanted: wanted).run()
}

extension PageWalkResult {
  /// The identifiers in their order.
  var ids: [String] { accepted.map(\.listing.id.id) }
}

extension HTTPRequest {
  /// The decoded value of a query item.
  func value(_ name: String) -> String? { try? RequestURL(url).queryValue(name) }
  /// A query item as a number.
  func number(_ name: String) -> Int? { value(name).flatMap { Int($0) } }
}

/// Numbered recipes and how a service cuts them into pages.
struct Shelf: Sendable {
  /// How many recipes there are.
  var count: Int

  /// The identifiers in order.
  var ids: [String] { (0..<max(0, count)).map(String.init) }

  /// The items from an offset on, as JSON.
  func items(from offset: Int, _ size: Int) -> String {
    let range = max(0, offset)..<max(max(0, offset), min(count, offset + size))
    let items = range.map {
      #"{"id":\#($0),"title":"Soup \#($0)","url":"https://x.example/\#($0)"}"#
    }
    return "[" + items.joined(separator: ",") + "]"
  }
}
