import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch

/// The closed services, for the clients that still speak to them: their addresses, answers and page
/// sizes, filled from all sources.
enum OldClients {
  static let routes: [Route] =
    Food2Fork.routes + Food2ForkCommunity.routes
    + ["/recipepuppy/api", "/recipepuppy/api/"].map { path in
      Route("GET", path, .oldClient) { site, visit in try await RecipePuppy.list(site, visit) }
    }

  /// The number of a page; what is none is the first.
  static func number(_ text: String?) -> Int { max(1, text.flatMap(Int.init) ?? 1) }

  /// Texts parted by commas.
  static func parts(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map(String.init)
  }

  /// The address of a recipe's picture on this server, for an old client.
  static func picture(_ recipe: MergedRecipe, _ site: Site, _ visit: Visit) -> String? {
    site.pictures.path(recipe.unified.image, of: recipe.unified.id.provider)
      .map(visit.address) ?? (site.options.picture == nil ? recipe.unified.image : nil)
  }

  static func broken(_ title: String) -> Answer {
    var answer = Answer.html(
      HTMLWriter.document(
        .tag(
          "html", [:],
          [
            .tag("head", [:], [.tag("title", text: title)]),
            .tag("body", [:], [.tag("h2", text: title)]),
          ])))
    answer.status = 500
    return answer
  }
}
