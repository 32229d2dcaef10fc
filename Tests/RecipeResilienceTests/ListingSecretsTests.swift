import RecipeModel
import RecipeProviderKit
import RecipeResilience
import TestSupport
import Testing

/// A source that repeats its key wherever it can.
private struct Echo: RecipeProvider {
  let listing: Listing

  let descriptor = ProviderDescriptor(id: "echo", kind: "echo", name: "Echo")

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    SearchPage(listings: [listing])
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    Recipe(listing: listing, summary: listing.title, instructions: [listing.title])
  }
}

@Suite(.fewAtOnce) struct `Listings that repeat a secret` {
  private func found(_ listing: Listing, _ secrets: [String]) async throws -> Listing {
    let resilience = Resilience(responses: MemoryResponseStore(), ledger: MemoryLedger())
    let source = resilience.source(
      id: "echo", configuration: [], secrets: secrets.map { Secret($0) })
    let provider = resilience.provider(Echo(listing: listing), for: source)
    let recipe = try await provider.recipe(for: listing.id)
    let page = try await provider.search(SearchQuery(text: "soup"), page: .number(1))
    let result = try #require(page.listings.first)
    #expect(recipe.listing == result)
    #expect(recipe.summary == result.title && recipe.instructions == [result.title])
    return result
  }

  @Test(arguments: ["Zq7key+/=9", "geheimnis \u{FC}ber alles", "a&b<c>d\"e\\f"])
  func `show a mark in texts, and no address with it`(secret: String) async throws {
    let encoded = secret.utf8.map { "%" + String($0, radix: 16) }.joined()
    let listing = try await found(
      Listing(
        id: ListingID(provider: "echo", id: "1-" + secret), title: "Soup of \(secret)",
        url: "https://x.example/?key=\(encoded)&id=1", publisher: secret,
        image: "https://x.example/\(secret).jpg", ingredients: ["salt", "1 \(secret) \(secret)"],
        recipeYield: secret + "!"), [secret, "another one"])
    #expect(
      listing
        == Listing(
          id: ListingID(provider: "echo", id: "1-•••"), title: "Soup of •••", publisher: "•••",
          ingredients: ["salt", "1 ••• •••"], recipeYield: "•••!"))
  }

  @Test func `stay as they are for short words, and without any`() async throws {
    let listing = Listing(
      id: ListingID(provider: "echo", id: "onion"), title: "Onion soup, the best of onions",
      url: "https://x.example/onion", publisher: "onion", ingredients: ["3 onions"])
    for secrets in [[], ["onion"], ["soup", "1"], ["something else"]] {
      #expect(try await found(listing, secrets) == listing)
    }
  }
}
