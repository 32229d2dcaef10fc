import RecipeModel
import RecipeProviderKit

/// A source of recipes that lie in memory, five on a page.
struct Shelf: RecipeProvider {
  let descriptor = ProviderDescriptor(
    id: "shelf", kind: "shelf", name: "My shelf",
    capabilities: [.text, .listsIngredients, .detail],
    paging: PagingPolicy(first: .number(0), pageSize: 5, step: 5))
  let recipes: [Recipe]

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    let wanted = TextMatching.words(query.text)
    let found = recipes.map(\.listing).filter { listing in
      let words = TextMatching.words(listing.title)
      return wanted.allSatisfy(words.contains)
    }
    guard case .number(let offset) = page else { return SearchPage(listings: []) }
    let rest = found.dropFirst(offset)
    let next = rest.count > 5 ? PageToken.number(offset + 5) : nil
    return SearchPage(listings: Array(rest.prefix(5)), next: next, total: found.count)
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    guard let recipe = recipes.first(where: { $0.listing.id == id }) else {
      throw ProviderError(.notFound, "there is no recipe \"\(id.id)\" on the shelf")
    }
    return recipe
  }
}

extension Shelf {
  /// A shelf with some soups.
  static let soups = Shelf(
    recipes: [
      recipe("1", "Leek Soup", ["2 leeks", "1 l stock"]),
      recipe("2", "Onion Soup", ["4 onions", "1 l stock"]),
    ])

  private static func recipe(_ id: String, _ title: String, _ ingredients: [String]) -> Recipe {
    let id = ListingID(provider: "shelf", id: id)
    return Recipe(
      listing: Listing(id: id, title: title, ingredients: ingredients),
      instructions: ["Simmer for 20 minutes."])
  }
}
