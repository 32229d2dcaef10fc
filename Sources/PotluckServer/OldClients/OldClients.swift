import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch

/// The closed services, for the clients that still speak to them: their addresses, answers and page
/// sizes, filled from all sources.
enum OldClients {
  /// What the addresses begin with that programs and old clients ask.
  static let roots = [
    Interface.root, "/food2fork/api/", "/food2fork-community/", "/forkify/", "/recipepuppy/",
  ]

  static let routes: [Route] =
    Food2Fork.routes + Food2ForkCommunity.routes
    + routes(["GET"], "/recipepuppy/api") { try await RecipePuppy.list($0, $1) }

  /// The routes of a path, which clients ask with and without a slash at its end.
  static func routes(
    _ methods: [String], _ path: String,
    _ handle: @escaping @Sendable (Site, Visit) async throws -> Answer
  ) -> [Route] {
    methods.flatMap { method in
      ["", "/"].map { Route(method, path + $0, .oldClient) { try await handle($0, $1) } }
    }
  }

  /// The greatest number of a page: no list is so long.
  private static let greatestNumber = 1_000_000

  /// A positive number, such as that of a page; what is none is the standard.
  static func number(_ text: String?, else standard: Int = 1) -> Int {
    text.flatMap(Int.init).map { min(max(1, $0), greatestNumber) } ?? standard
  }

  /// Texts parted by commas.
  static func parts(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map(String.init)
  }

  /// The address of a recipe's picture on this server, for an old client.
  static func picture(_ recipe: MergedRecipe, _ site: Site, _ visit: Visit) -> String? {
    site.pictures.path(of: recipe.unified)
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
