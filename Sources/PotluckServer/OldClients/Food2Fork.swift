import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch

/// Food2Fork's interface, that of Forkify, which is the same without pages, and the recipes of both.
enum Food2Fork {
  static let pageSize = 30

  static let routes: [Route] =
    OldClients.routes(["GET", "POST"], "/food2fork/api/search") { site, visit in
      let number = OldClients.number(visit.query["page"])
      if site.options.hasQuirks, number % 4 == 2 {
        return OldClients.broken("Internal Server Error")
      }
      return try await search(site, visit, number)
    }
    + OldClients.routes(["GET", "POST"], "/food2fork/api/get") { site, visit in
      try await recipe(site, visit) ?? .json(["recipe": []])
    } + [
      Route("GET", "/food2fork/view/*", .anyone) { _, visit in
        guard let id = OldID.id(visit.lastPart) else {
          throw Problem(.notFound, "nobody knows the recipe")
        }
        return .redirect(to: "/recipe?id=\(PercentEncoding.encode(id.description))")
      },
      Route("GET", "/forkify/api/search", .oldClient) { site, visit in
        guard visit.query["q"] != nil else { return nothing("Couldn't find recipe with that name") }
        return try await search(site, visit, 1, isForkify: true)
      },
      Route("GET", "/forkify/api/get", .oldClient) { site, visit in
        try await recipe(site, visit) ?? nothing("Couldn't find recipe with that id")
      },
    ]

  private static func nothing(_ text: String) -> Answer {
    .json(["error": .string(text)], status: 400)
  }

  private static func search(
    _ site: Site, _ visit: Visit, _ number: Int, isForkify: Bool = false
  ) async throws -> Answer {
    let query = SearchQuery(
      text: OldClients.parts(visit.query["q"]).joined(separator: " "), limit: pageSize,
      sort: visit.query["sort"] == "r" ? .rating : .best)
    let size = min(OldClients.number(visit.query["count"], else: pageSize), pageSize)
    let recipes = try await site.oldLists.page(number, size: size, of: query, site)
    if isForkify, recipes.isEmpty { return nothing("Couldn't find recipe with that name") }
    let items = recipes.map { recipe -> JSON in
      site.oldRanks.put(rank(recipe.unified), under: recipe.unified.id.description)
      var item = members(recipe.unified, site, visit)
      item["image_url"] = .string(OldClients.picture(recipe, site, visit) ?? "")
      if isForkify { item["f2f_url"] = nil }
      return .object(item)
    }
    return .json(["count": .int(items.count), "recipes": .array(items)])
  }

  /// One recipe; nil when nobody knows it.
  private static func recipe(_ site: Site, _ visit: Visit) async throws -> Answer? {
    guard let id = visit.query["rId"].flatMap(OldID.id) else { return nil }
    do {
      let recipe = try await site.service.wholeRecipe(.id(id)).recipe
      var item = members(recipe.listing, site, visit)
      item["ingredients"] = .array(recipe.listing.ingredients.map { .string(OldLine.text($0)) })
      item["social_rank"] = .double(site.oldRanks[id.description] ?? rank(recipe.listing))
      let picture = recipe.listing.image.flatMap { site.pictures.path($0, of: id) }
      item["image_url"] = .string(picture.map(visit.address) ?? recipe.listing.image ?? "")
      return .json(["recipe": .object(item)])
    } catch let failure as Failure where failure.code == .notFound {
      return nil
    }
  }

  /// The rating in percent, and a number below the scale where there is none.
  ///
  /// The service always gave a number, and clients in typed languages lose the whole list where it is
  /// null or absent; 0 would say that everybody dislikes the recipe. A recipe that was listed keeps the
  /// number of the list, in which its sources have been merged.
  static func rank(_ listing: Listing) -> Double {
    listing.rating.map { $0.normalized * 100 } ?? -1
  }

  /// What a recipe has in lists and by itself.
  static func members(_ listing: Listing, _ site: Site, _ visit: Visit) -> JSONObject {
    let id = OldID.text(listing.id.description)
    // Clients take the identifier from its end.
    let page = visit.address("/food2fork/view/\(id)")
    let link = Sanitizer.link(listing.url) ?? page
    let scheme = link.prefix { $0 != ":" }
    let host = link.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) }
    return [
      "publisher": .string(listing.publisher ?? Piece.host(link)), "f2f_url": .string(page),
      "title": .string(listing.title), "source_url": .string(link),
      "recipe_id": .string(id),
      "social_rank": .double(rank(listing)),
      "publisher_url": .string("\(scheme)://\(host)"),
    ]
  }
}
