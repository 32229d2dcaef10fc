import PotluckSupport
import RecipeModel
import RecipeRPC

/// The interface for programs.
enum Interface {
  static let root = "/api/v1/"

  /// Its requests, in the order in which the description tells them.
  static let operations: [Operation] = [
    Operation(.address, "search", "search", continuation: "search/more", hasEvents: true),
    Operation(.address, "recipes", "recipe/get"), Operation(.body, "recipes", "recipe/get"),
    Operation(.address, "recipes/compare", "recipe/compare"),
    Operation(.address, "compare", "compare"), Operation(.body, "compare", "compare"),
    Operation(.body, "merge", "merge"), Operation(.address, "sources", "providers/list"),
    Operation(.body, "sources/reset", "providers/reset"),
    // What a program without these methods does not offer.
    Operation(.address, "kept", "kept/list"), Operation(.body, "kept", "kept/add"),
    Operation(.body, "kept/edit", "kept/edit"),
    Operation(.body, "kept/retag", "kept/retag"),
    Operation(.body, "kept/remove", "kept/remove"), Operation(.address, "history", "history/list"),
    Operation(.body, "history/delete", "history/delete"),
    Operation(.body, "shopping", "shopping/list"),
  ].compactMap(\.self)

  static let routes: [Route] =
    operations.map(\.route) + [
      AssistantDoor.route,
      Route("GET", "/openapi.json", .anyone) { site, visit in
        .json(OpenAPI.document(site, visit))
      },
      Route("GET", "/health", .anyone) { site, _ in
        .json(["status": "ok", "version": .string(site.service.version)])
      },
      Route("GET", "/metrics") { site, _ in
        let waiting = site.searches.waiting + site.found.waiting
        var answer = Answer.text(site.metrics.text(waiting: waiting))
        answer["Content-Type"] = "text/plain; version=0.0.4; charset=utf-8"
        return answer
      },
    ]
}
