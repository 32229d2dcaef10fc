import RecipeModel
import RecipeProviderKit

/// Searches a shelf of recipes that is in memory from the first request on.
struct CookbookProvider: RecipeProvider {
  private static let pageSize = 20

  let descriptor: ProviderDescriptor
  private let shelf: LazyShelf

  init(context: ProviderContext, shelf: LazyShelf) {
    self.shelf = shelf
    descriptor = ProviderDescriptor(
      id: context.id, kind: ProviderKind.cookbook.name, name: context.name,
      capabilities: [
        .text, .include, .exclude, .time, .diet, .browse, .detail, .sortByRating,
        .listsIngredients,
      ],
      paging: PagingPolicy(pageSize: Self.pageSize, maxPages: 1_000))
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    guard case .number(let number) = page, number >= 1 else {
      throw ProviderError(.unsupported, "\(descriptor.name) has pages numbered from 1")
    }
    let shelf = try shelf.load()
    // What broken files hold is not known, and not nothing.
    if shelf.index.isEmpty,
      let drop = shelf.drops.first(where: { $0.reason == .brokenFile })
    {
      throw ProviderError(
        .invalidResponse, "no recipe of its folder can be read: \(drop.sample ?? "")",
        fix: "correct the files, or take them out of the folder")
    }
    let (found, filtered) = shelf.index.search(query)
    try Task.checkCancellation()
    let (start, overflow) = (number - 1).multipliedReportingOverflow(by: Self.pageSize)
    let shown = overflow ? [] : found.dropFirst(start).prefix(Self.pageSize)
    let isLast = overflow || found.count - start <= Self.pageSize
    var page = SearchPage(
      listings: shown.compactMap(shelf.recipe(at:)).map(listing),
      next: isLast ? nil : .number(number + 1), total: found.count)
    guard number == 1 else { return page }
    page.drops = shelf.drops
    page.filtered = filtered
    return page
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    guard var recipe = try shelf.load().recipe(id.id) else { throw id.notFound }
    recipe.listing.id.provider = descriptor.id
    return recipe
  }

  private func listing(_ recipe: Recipe) -> Listing {
    var listing = recipe.listingWithAll
    listing.id.provider = descriptor.id
    return listing
  }
}
