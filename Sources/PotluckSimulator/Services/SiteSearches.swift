internal import PotluckSimulatorFiles
internal import RecipeModel

/// Searches over web sites that answer in JSON.
extension ServiceDescription {
  /// The Cooklang Federation: its own query language, in which words stand in quotation marks.
  static let cooklangFederation = ServiceDescription(
    ServiceTraits(displayName: "Cooklang Federation", pageSize: 20, paging: .page("page")),
    .cooklangFederation
  ) { call in
    let parts = call.parts
    try call.demand(parts.count >= 2 && parts[0] == "api", call.errorPage(404))
    switch (parts[1], parts.count) {
    case ("recipes", 3):
      return call.detail(
        call.recipe(numbered: parts[2]), else: call.failure("Recipe not found", 404))
    case ("search", 2):
      guard let number = call.number("page", 1), let limit = call.number("limit", 20), number >= 1,
        limit >= 1, number <= 10_000
      else { return call.failure("Failed to deserialize query string", 400) }
      let text = call["q"] ?? ""
      // Outside of quotation marks these are operators.
      let isQuoted = text.split(separator: "\"").enumerated().allSatisfy { index, part in
        index.isMultiple(of: 2) == text.hasPrefix("\"") || !part.contains { ":[]-".contains($0) }
      }
      try call.demand(isQuoted, call.failure("Search error: Syntax Error: \(text)", 500))
      let size = min(limit, 100)
      let matches = Array(call.recipes.ranked(searchWords(text)).prefix(1_000))
      return call.list(
        try call.page(number, of: matches, size: size),
        [
          "page": .int(number), "limit": .int(size),
          "pages": .int((matches.count + size - 1) / size),
        ])
    default: return call.errorPage(404)
    }
  }

  /// A blog on Squarespace: pages from 0, and links in two members.
  static let squarespace = ServiceDescription(
    ServiceTraits(
      displayName: "Squarespace", pageSize: 20, paging: .page("p", first: 0)),
    .squarespace
  ) { call in
    try call.demand(
      call.request.trimmedPath == "/api/search/GeneralSearch", call.errorPage(404))
    guard let number = call.number("p", 0), let size = call.number("size", 20), number >= 0,
      (1...100).contains(size)
    else { return call.errorPage(400) }
    let page = try call.page(number + 1, of: call.withWords(of: "q"), size: size)
    return call.list(page, ["page": .int(number), "size": .int(size)])
  }

  /// The articles of a shop on Shopify: what a search box suggests, ten at most and no pages.
  static let shopify = ServiceDescription(
    ServiceTraits(displayName: "Shopify", paging: .none), .shopify
  ) { call in
    try call.demand(call.request.trimmedPath == "/search/suggest.json", call.errorPage(404))
    guard let text = call["q"], !text.isEmpty else {
      return call.failure("Expected parameter q to be present", 422)
    }
    guard let limit = call.number("resources[limit]", 10), (1...10).contains(limit) else {
      return call.failure("Invalid parameter resources[limit]", 422)
    }
    let hasArticles = call["resources[type]"]?.split(separator: ",").contains("article") == true
    let matches = hasArticles ? Array(call.recipes.ranked(searchWords(text)).prefix(limit)) : []
    return call.list(try call.page(1, of: matches, size: nil))
  }
}
