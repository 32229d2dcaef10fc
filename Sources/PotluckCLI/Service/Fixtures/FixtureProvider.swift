import RecipeModel
import RecipeProviderKit

/// A source for those who write clients: every query is answered, with the same recipes every time.
///
/// Words in a query steer it: `__slow__` takes thirty seconds unless it is cancelled, `__1s__` one
/// second; `__fail__` fails, `__empty__` finds nothing. There are 57 recipes, `fixture:1` to
/// `fixture:57`, whose links are `https://example.org/fixture/1` and so on.
struct FixtureProvider: RecipeProvider {
  private static let pageSize = 20

  let descriptor: ProviderDescriptor

  init(id: String) {
    descriptor = ProviderDescriptor(
      id: id, kind: ProviderKind.fixture.name, name: "Fixtures", homepage: "https://example.org/",
      capabilities: [.text, .browse, .detail, .listsIngredients],
      paging: PagingPolicy(pageSize: Self.pageSize))
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    guard case .number(let number) = page, number >= 1 else {
      throw ProviderError(.unsupported, "pages are numbered from 1")
    }
    if number == 1 { try await pause(query.text) }
    if query.text.contains("__fail__") {
      throw ProviderError(
        .httpError, "the service failed (HTTP 503)", hint: "this is what __fail__ asks for",
        httpStatus: 503)
    }
    let dishes = query.text.contains("__empty__") ? [] : FixtureDish.all
    let rest = dishes.dropFirst(min(dishes.count, (number - 1) * Self.pageSize))
    let listings = rest.prefix(Self.pageSize).map { $0.recipe(provider: descriptor.id).listing }
    return SearchPage(
      listings: listings, next: rest.count > Self.pageSize ? .number(number + 1) : nil,
      total: dishes.count)
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    guard let number = Int(id.id), let dish = FixtureDish(number: number), id.id == "\(number)"
    else {
      throw ProviderError(
        .notFound, "there is no fixture \"\(id.id)\"",
        hint: "known: 1 to \(FixtureDish.all.count)")
    }
    return dish.recipe(provider: descriptor.id)
  }

  /// The identifier of the recipe that a link leads to; nil for a link to somewhere else.
  static func id(at url: String) -> ListingID? {
    FixtureDish.all.first { $0.url == url }.map {
      ListingID(provider: ProviderKind.fixture.name, id: "\($0.number)")
    }
  }

  private func pause(_ text: String) async throws {
    if text.contains("__slow__") { try await Task.sleep(for: .seconds(30)) }
    if text.contains("__1s__") { try await Task.sleep(for: .seconds(1)) }
  }
}
