import RecipeModel
import RecipeProviderKit

/// One service of the Food2Fork family; its dialect knows which.
struct Food2ForkProvider: RecipeProvider {
  let descriptor: ProviderDescriptor
  private let base: RequestURL
  private let dialect: any Dialect
  private let transport: any HTTPTransport
  private let reading: ItemReading

  init(context: ProviderContext, base: RequestURL, dialect: any Dialect) {
    self.base = base
    self.dialect = dialect
    transport = context.transport
    reading = ItemReading(
      provider: context.id,
      answers: AnswerReader(
        redacting: context.secrets.values,
        sent: context.secrets.isEmpty ? .none(settings: ["key"]) : .some),
      redaction: Redaction(context.secrets.values))
    descriptor = ProviderDescriptor(
      id: context.id, kind: ProviderKind.food2fork.name, name: context.name,
      capabilities: dialect.capabilities, paging: dialect.paging)
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    guard case .number(let number) = page else {
      throw ProviderError(.unsupported, "\(descriptor.name) has numbered pages only")
    }
    let response = try await send(dialect.searchURL(query, page: number, base: base))
    return try await response.inTurn {
      try dialect.page(response, number: number, reading: reading)
    }
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    let response = try await send(dialect.recipeURL(id.id, base: base))
    let recipe = try await response.inTurn { try dialect.recipe(response, reading: reading) }
    guard let recipe else { throw id.notFound }
    return recipe
  }

  private func send(_ url: RequestURL) async throws -> HTTPResponse {
    do {
      return try await transport.send(HTTPRequest(url: url.text, headers: dialect.headers))
    } catch let error as ProviderError {
      throw reading.redaction(error)
    }
  }
}
