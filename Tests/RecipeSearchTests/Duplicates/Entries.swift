import RecipeModel

/// A listing for tests; the rank is not what any of them is about.
func entry(
  _ provider: String, _ id: String, _ title: String, url: String? = nil,
  publisher: String? = nil, _ ingredients: [String] = []
) -> RankedListing {
  RankedListing(
    Listing(
      id: ListingID(provider: provider, id: id), title: title, url: url, publisher: publisher,
      ingredients: ingredients), rank: 1)
}
