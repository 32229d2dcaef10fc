// The example of the guide `Documentation/Implementing-a-provider.md`, word for word between the
// markers; `GuideTests` compares the two.
// guide:begin
import RecipeModel
import RecipeProviderKit

extension ProviderKind {
  /// Supper Club: a JSON service with numbered pages.
  static let supperClub = ProviderKind(
    name: "supperclub",
    summary: "Supper Club's recipe search",
    settings: [
      ProviderSetting("baseURL", .url, isRequired: true, summary: "the address; \(reason)"),
      ProviderSetting("key", .secret, summary: "the club's API key, where it wants one"),
    ],
    make: { context in
      SupperClub(context: context, base: try context.requiredURL("baseURL", reason: reason))
    })

  private static let reason = "every club runs its own server, so there is no default"
}

struct SupperClub: RecipeProvider {
  let descriptor: ProviderDescriptor
  private let base: RequestURL
  private let headers: HTTPHeaders
  private let transport: any HTTPTransport
  private let answers: AnswerReader

  init(context: ProviderContext, base: RequestURL) {
    self.base = base
    transport = context.transport
    answers = AnswerReader(redacting: context.secrets.values)
    var headers: HTTPHeaders = ["Accept": "application/json"]
    if let key = context.secrets["key"] { headers["Authorization"] = "Bearer \(key.exposed)" }
    self.headers = headers
    descriptor = ProviderDescriptor(
      id: context.id, kind: ProviderKind.supperClub.name, name: context.name,
      capabilities: [.text, .browse, .detail, .listsIngredients],
      paging: PagingPolicy(pageSize: 25))
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    guard case .number(let number) = page else {
      throw ProviderError(.unsupported, "Supper Club has numbered pages only")
    }
    let url = base.appending(path: "recipes")
      .appending(query: "q", query.text.isEmpty ? nil : query.text)
      .appending(query: "page", String(number))
    let answer = try await get(url)
    let pages = try answer.member("pages").integer()
    return try SearchPage(
      items: answer.member("recipes").elements(), next: number < pages ? .number(number + 1) : nil
    ) { try listing($0) }
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    do {
      let answer = try await get(base.appending(path: "recipes", id.id))
      return Recipe(listing: try listing(answer), instructions: answer.lines("steps"))
    } catch let error as ProviderError where error.httpStatus == 404 {
      throw id.notFound
    }
  }

  private func get(_ url: RequestURL) async throws -> JSONCursor {
    try await answers.json(HTTPRequest(url: url.text, headers: headers), over: transport)
  }

  private func listing(_ item: JSONCursor) throws -> Listing {
    let title = try item.title("name")
    guard let id = try item.identifier("id") else { throw ItemRejection(.missingID) }
    return Listing(
      id: ListingID(provider: descriptor.id, id: id), title: title, url: item.link("link"),
      image: item.link("photo"), ingredients: item.lines("ingredients"),
      rating: item.optional("stars")?.json.doubleValue.flatMap { Rating(value: $0, scale: 5) })
  }
}
// guide:end
