import PotluckSupport
import RecipeModel
import RecipeRPC

/// The interface for programs.
enum Interface {
  static let root = "/api/v1/"

  /// Its requests, in the order in which the description tells them.
  static let endpoints: [Endpoint] = [
    Endpoint(.address, "search", "search", continuation: "search/more", hasEvents: true),
    Endpoint(.address, "recipes", "recipe/get"), Endpoint(.body, "recipes", "recipe/get"),
    Endpoint(.address, "recipes/compare", "recipe/compare"),
    Endpoint(.address, "compare", "compare"), Endpoint(.body, "compare", "compare"),
    Endpoint(.body, "merge", "merge"), Endpoint(.address, "sources", "providers/list"),
    Endpoint(.body, "sources/reset", "providers/reset"),
    // What a program without these methods does not offer.
    Endpoint(.address, "kept", "kept/list"), Endpoint(.body, "kept", "kept/add"),
    Endpoint(.body, "kept/edit", "kept/edit"),
    Endpoint(.body, "kept/retag", "kept/retag"),
    Endpoint(.body, "kept/remove", "kept/remove"), Endpoint(.address, "history", "history/list"),
    Endpoint(.body, "history/delete", "history/delete"),
    Endpoint(.body, "shopping", "shopping/list"),
  ].compactMap(\.self)

  static let routes: [Route] =
    endpoints.map(\.route) + [
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
