internal import RecipeModel

/// The REST interface of WordPress: bare arrays, totals in header fields, HTTP 400 behind the end.
struct WordPressService: Service {
  static let traits = ServiceTraits(
    displayName: "WordPress", pageSize: 10, paging: .page("page"))

  let recipes: RecipeIndex
  let options: SimulatorOptions

  private static let headers: [(name: String, value: String)] = [
    ("Server", "nginx"), ("Content-Type", "application/json; charset=UTF-8"),
    ("X-Robots-Tag", "noindex"), ("Access-Control-Expose-Headers", "X-WP-Total, X-WP-TotalPages"),
  ]

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    let parts = request.trimmedPath.split(separator: "/")
    guard parts.count >= 4, parts.prefix(3) == ["wp-json", "wp", "v2"],
      ["posts", "wprm_recipe"].contains(parts[3])
    else {
      return failure(
        "rest_no_route", "No route was found matching the URL and request method.", status: 404)
    }
    if request.header("Authorization") != nil,
      !options.accepts(request.basicCredentials?.password)
    {
      return failure(
        "incorrect_password", "The provided password is an invalid application password.",
        status: 401)
    }
    let isPlugin = parts[3] == "wprm_recipe"
    return parts.count == 4
      ? list(request, tweak, isPlugin) : get(parts[4], isPlugin)
  }

  func errorPage(_ status: Int) -> Answer {
    .text(
      "<!DOCTYPE html>\n<html><head><title>WordPress &rsaquo; Error</title></head>\n"
        + "<body><p>There has been a critical error on this website.</p></body></html>\n",
      type: "text/html; charset=UTF-8", status: status)
  }

  func quotaAnswer() -> Answer {
    failure("too_many_requests", "Too many requests.", status: 429)
  }

  private func failure(_ code: String, _ message: String, status: Int) -> Answer {
    .json(
      [
        "code": .string(code), "message": .string(message), "data": ["status": .int(status)],
      ], as: .php, status: status, headers: Self.headers)
  }

  private func list(_ request: IncomingRequest, _ tweak: ListTweak, _ isPlugin: Bool) -> Answer {
    guard let page = request["page"].map({ Int($0) }) ?? 1, page >= 1,
      let size = request["per_page"].map({ Int($0) }) ?? 10, (1...100).contains(size)
    else {
      return failure("rest_invalid_param", "Invalid parameter(s): per_page", status: 400)
    }
    let words = searchWords(request["search"] ?? "")
    if request["orderby"] == "relevance", words.isEmpty {
      return failure(
        "rest_no_search_term_defined", "You need to define a search term to order by relevance.",
        status: 400)
    }
    let matches = recipes.ranked(words)
    let list = ListPage(
      page.clamped, of: matches, size: size, script: options.pages, tweak: tweak)
    if let status = list.failure { return errorPage(status) }
    guard list.pagesBehindEnd == 0 || matches.isEmpty else {
      return failure(
        "rest_post_invalid_page_number",
        "The page number requested is larger than the number of pages available.", status: 400)
    }
    let pages = (matches.count + size - 1) / size
    return .json(
      .array(list.items.map { .object(post($0, isPlugin)) }), as: .php,
      headers: Self.headers + [
        ("X-WP-Total", String(matches.count)), ("X-WP-TotalPages", String(pages)),
      ])
  }

  private func get(_ id: Substring, _ isPlugin: Bool) -> Answer {
    guard let recipe = recipes.first(where: { String($0.numericID) == id }) else {
      return failure("rest_post_invalid_id", "Invalid post ID.", status: 404)
    }
    return .json(.object(post(recipe, isPlugin)), as: .php, headers: Self.headers)
  }

  private func post(_ recipe: SimulatedRecipe, _ isPlugin: Bool) -> JSONObject {
    let title = MarkupQuirks.escaped(recipe.title).replacing("&amp;", with: "&#038;")
    let isMarked = options.has(.entities, "markup", on: recipe.id, oneIn: 4)
    var post: JSONObject = [
      "id": .int(recipe.numericID), "date": "2021-05-01T08:00:00",
      "link": .string(recipe.sourceURL),
      "title": ["rendered": .string(isMarked ? "<em>\(title)</em>" : title)],
      "excerpt": [
        "rendered": "<p>A dish for &#8220;everyone&#8221; [&hellip;]</p>\n", "protected": false,
      ],
    ]
    if !options.has(.emptyThumbnails, "media", on: recipe.id, oneIn: 3) {
      post["_embedded"] = [
        "wp:featuredmedia": [
          ["source_url": .string("https://blog.example/wp-content/uploads/\(recipe.slug).jpg")]
        ]
      ]
    }
    if isPlugin {
      post["recipe"] = [
        "name": .string(recipe.title), "parent_url": .string(recipe.sourceURL),
        "total_time": .optional(recipe.minutes),
        "servings": 4, "summary": "<p>A dish.</p>",
        "ingredients": [
          [
            "name": "",
            "ingredients": .array(
              recipe.ingredients.map {
                ["amount": "", "unit": "", "name": .string($0), "notes": ""]
              }),
          ]
        ],
      ]
    }
    return post
  }
}
