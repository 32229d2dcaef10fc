import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeSearch

/// The interface of the community's server, whose identifiers are numbers.
enum Food2ForkCommunity {
  private static let root = "/food2fork-community/api/recipe"

  static let routes: [Route] = [
    Route("GET", "\(root)/search/", .oldClient) { site, visit in
      guard visit.query.has("query") else { return refusal("'query'", 400) }
      let number = OldClients.number(visit.query["page"])
      let words = visit.query["query"] ?? ""
      let query = SearchQuery(text: words, limit: Food2Fork.pageSize)
      let recipes = try await site.oldLists.page(
        number, size: Food2Fork.pageSize, of: query, site)
      let next = try await site.oldLists.page(
        number + 1, size: Food2Fork.pageSize, of: query, site)
      if recipes.isEmpty, number > 1 { return refusal("Invalid page.", 400) }
      func page(_ number: Int, _ isThere: Bool) -> JSON {
        let target = "\(root)/search/?page=\(number)&query=\(PercentEncoding.encode(words))"
        return isThere ? .string(visit.address(target)) : .null
      }
      let known = (number - 1) * Food2Fork.pageSize + recipes.count + next.count
      return .json([
        "count": .int(known), "next": page(number + 1, !next.isEmpty),
        "previous": page(number - 1, number > 1),
        "results": .array(
          recipes.map { recipe in
            site.oldRanks.put(
              Food2Fork.rank(recipe.unified), under: recipe.unified.id.description)
            return item(
              recipe.unified, steps: nil, picture: OldClients.picture(recipe, site, visit), site,
              visit)
          }),
      ])
    },
    Route("GET", "\(root)/get/", .oldClient) { site, visit in
      guard let text = visit.query["id"] else { return refusal("Invalid Recipe id.", 400) }
      guard Int(text) != nil else { return refusal("Recipe id must be an integer.", 400) }
      let unknown = refusal("A Recipe matching that id does not exist.", 404)
      guard let id = site.oldNumbers[text] else { return unknown }
      do {
        let recipe = try await site.service.wholeRecipe(.id(id)).recipe
        let picture = recipe.listing.image.flatMap { site.pictures.path($0, of: id) }
        let steps = recipe.instructions.joined(separator: "\n")
        return .json(
          item(
            recipe.listing, steps: steps.isEmpty ? nil : steps,
            picture: picture.map(visit.address), site, visit))
      } catch let failure as Failure where failure.code == .notFound { return unknown }
    },
  ]

  /// The service's errors are bare texts.
  private static func refusal(_ text: String, _ status: Int) -> Answer {
    .json(.string(text), status: status)
  }

  /// A recipe under a number, which the server remembers.
  private static func item(
    _ listing: Listing, steps: String?, picture: String?, _ site: Site, _ visit: Visit
  ) -> JSON {
    let id = listing.id
    // Positive, and small enough for every client's integers.
    let number = Int(StableHash.of(id.description) & 0x7FFF_FFFF)
    site.oldNumbers.put(id, under: "\(number)")
    let members = Food2Fork.members(listing, site, visit)
    let day = JSON.string(Self.day)
    return [
      "pk": .int(number), "title": .string(listing.title),
      "publisher": members["publisher"] ?? .null, "featured_image": .string(picture ?? ""),
      "rating": .int(
        Int((site.oldRanks[id.description] ?? Food2Fork.rank(listing)).rounded())),
      "source_url": members["source_url"] ?? .null, "description": "N/A",
      "cooking_instructions": .optional(steps),
      "ingredients": .array(listing.ingredients.map { .string(OldLine.text($0)) }),
      // Lists tell no days, and clients in typed languages need some: that of the answer.
      "date_added": day, "date_updated": day, "long_date_added": .int(Site.now),
      "long_date_updated": .int(Site.now),
    ]
  }

  /// This day as the service wrote it: with the number of the month in the place of the day's.
  private static var day: String {
    let parts = (ISO8601Date.read("\(Site.now)") ?? "").split(separator: "-")
    guard parts.count == 3, let month = Int(parts[1]) else { return "" }
    return "\(months[month - 1]) \(parts[1]) \(parts[0])"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
