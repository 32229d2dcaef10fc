internal import RecipeModel

/// One request to the blog's REST interface.
struct WordPressInterface {
  let blog: WordPressBlog
  /// The route without the root: `/wp/v2/posts`.
  let route: String

  private var call: ServiceCall { blog.call }
  private var parts: [String] { route.split(separator: "/").map(String.init) }

  func answer() throws -> Answer {
    try refuse()
    try call.demand(
      call.isStrangerOrKnown,
      failure(
        "incorrect_password", "The provided password is an invalid application password.", 401))
    if parts.isEmpty { return ok(selected(root)) }
    guard parts.count >= 3, parts[0] == "wp", parts[1] == "v2" else { throw noRoute }
    switch (parts[2], parts.count) {
    case ("types", 3):
      // The interface looks for the fields among the names of the types, and finds none.
      return ok(call["_fields"] == nil ? types : [])
    case ("types", 4):
      guard let type = types[parts[3]] else {
        throw failure("rest_type_invalid", "Invalid post type.", 404)
      }
      return ok(selected(type))
    case ("search", 3): return try search()
    case (let base, let count):
      guard let type = postTypes.first(where: { $0.base == base }), count <= 4 else {
        throw noRoute
      }
      return count == 3 ? try list(type) : try single(type, parts[3])
    }
  }

  // MARK: Refusing

  var noRoute: Answer {
    failure("rest_no_route", "No route was found matching the URL and request method.", 404)
  }

  /// Keeps strangers out, where the blog does.
  private func refuse() throws {
    let knows = call.request.basicCredentials.map { call.options.accepts($0.password) } ?? false
    guard let refusal = call.site.refusal, !knows else { return }
    switch refusal {
    case .firewall:
      throw call.html(
        SiteHTML.page("403 Forbidden", "<center><h1>403 Forbidden</h1></center>"), status: 403)
    case .notFound:
      throw call.html(
        SiteHTML.page("404 Not Found", "<center><h1>404 Not Found</h1></center>"), status: 404)
    case .frontPage: throw try blog.list(call.newest, heading: nil)
    case .noRoute:
      guard parts.isEmpty else { throw noRoute }
    case .restricted where parts.isEmpty: return
    default:
      throw failure(
        refusal.rawValue, Self.words[refusal] ?? "Sorry, you are not allowed to do that.", 401)
    }
  }

  private static let words: [WordPressRefusal: String] = [
    .cannotAccess: "DRA: Only authenticated users can access the REST API.",
    .restricted:
      "You do not have sufficient permission to access this endpoint. Access to REST API requests is restricted by Solid Security settings.",
    .loginRequired: "REST API restricted to authenticated users.",
    .authenticationError: "Sorry, you do not have permission to make REST API requests.",
    .notLoggedIn: "You are not currently logged in.",
    .disabled: "The REST API is disabled on this site.",
  ]

  /// An error in the interface's own form.
  func failure(_ code: String, _ message: String, _ status: Int, _ data: [String: JSON] = [:])
    -> Answer
  {
    var details: JSONObject = ["status": .int(status)]
    for (name, value) in data.sorted(by: { $0.key > $1.key }) { details[name] = value }
    return json(
      ["code": .string(code), "message": .string(message), "data": .object(details)], status)
  }

  /// The error about a parameter outside its bounds.
  private func invalid(_ name: String, _ message: String, _ code: String = "rest_out_of_bounds")
    -> Answer
  {
    failure(
      "rest_invalid_param", "Invalid parameter(s): \(name)", 400,
      [
        "params": [name: .string(message)],
        "details": [name: ["code": .string(code), "message": .string(message), "data": nil]],
      ])
  }

  // MARK: Answering

  private func json(_ value: JSON, _ status: Int = 200) -> Answer {
    Answer(
      status: status,
      headers: [
        ("Server", "nginx"), ("Content-Type", "application/json; charset=UTF-8"),
        ("X-Robots-Tag", "noindex"), ("Link", "<\(blog.root)>; rel=\"https://api.w.org/\""),
        ("X-Content-Type-Options", "nosniff"),
        ("Access-Control-Expose-Headers", "X-WP-Total, X-WP-TotalPages, Link"),
        ("Allow", "GET"),
      ], content: .json(value, WireJSON(named: "php")))
  }

  private func ok(_ value: JSON) -> Answer { json(value) }

  /// A page of a collection with its totals and its neighbours.
  private func collection(
    _ matches: [SimulatedRecipe], error: String, item: (SitePost) -> JSON
  ) throws -> Answer {
    guard let size = call.number("per_page", 10), (1...100).contains(size) else {
      throw invalid(
        "per_page", "per_page must be between 1 (inclusive) and 100 (inclusive)")
    }
    guard let number = call.number("page", 1), number >= 1 else {
      throw invalid("page", "page must be greater than or equal to 1")
    }
    let page = try call.page(number, of: matches, size: size)
    try call.demand(
      page.pagesBehindEnd == 0 || matches.isEmpty,
      failure(
        error, "The page number requested is larger than the number of pages available.", 400))
    var answer = ok(.array(page.items.map { selected(item(call.post($0))) }))
    answer.set("X-WP-Total", String(matches.count))
    answer.set("X-WP-TotalPages", String((matches.count + size - 1) / size))
    for (name, number) in [("prev", number - 1), ("next", number + 1)]
    where number >= 1 && (name == "prev" || page.hasNext) {
      answer.headers.append(("Link", "<\(neighbour(number))>; rel=\"\(name)\""))
    }
    return answer
  }

  /// The address of another page of the same collection.
  private func neighbour(_ number: Int) -> String {
    let kept = call.request.parameters.filter { !["page", "rest_route"].contains($0.name) }
    let query =
      (kept.map { "\(SiteHTML.encoded($0.name))=\(SiteHTML.encoded($0.value))" }
      + ["page=\(number)"]).joined(separator: "&")
    let address = blog.address(ofRoute: route)
    return address + (address.contains("?") ? "&" : "?") + query
  }

  private func list(_ type: WordPressPostType) throws -> Answer {
    let text = call["search"] ?? ""
    let byWorth = call["orderby"] == "relevance"
    try call.demand(
      !byWorth || !searchWords(text).isEmpty,
      failure(
        "rest_no_search_term_defined", "You need to define a search term to order by relevance.",
        400))
    let matches =
      type.holdsRecipes ? (text.isEmpty ? call.newest : blog.matches(text, byWorth: byWorth)) : []
    return try collection(matches, error: "rest_post_invalid_page_number") { post in
      WordPressPost(blog: blog, post: post, type: type).json(embeds: embeds)
    }
  }

  private func single(_ type: WordPressPostType, _ id: String) throws -> Answer {
    guard type.holdsRecipes, let recipe = call.recipe(numbered: id) else {
      throw failure("rest_post_invalid_id", "Invalid post ID.", 404)
    }
    let post = WordPressPost(blog: blog, post: call.post(recipe), type: type)
    return ok(selected(post.json(embeds: embeds)))
  }

  /// The search over all types: short items, whose posts come along when they are embedded.
  private func search() throws -> Answer {
    let text = call["search"] ?? ""
    try call.demand(
      (call["type"] ?? "post") == "post",
      invalid(
        "type", "type is not one of post, term, and post-format.", "rest_not_in_enum"))
    let matches = text.isEmpty ? call.newest : blog.matches(text)
    let main = postTypes.first { $0.holdsRecipes } ?? postTypes[0]
    return try collection(matches, error: "rest_search_invalid_page_number") { post in
      WordPressPost(blog: blog, post: post, type: main).hit(embeds: embeds)
    }
  }

  // MARK: Choosing members

  /// What `_embed` asks for: nothing, everything, or these links.
  private var embeds: [String]? {
    guard let text = call["_embed"] ?? call["_embed[]"] else { return nil }
    return ["", "1", "true"].contains(text) ? [] : text.split(separator: ",").map(String.init)
  }

  /// The members that `_fields` names, `title.rendered` among them; all of them without it.
  func selected(_ value: JSON) -> JSON {
    let names = call.request.parameters.filter { $0.name == "_fields" || $0.name == "_fields[]" }
      .flatMap { $0.value.split(separator: ",") }
      .map { $0.trimmed.split(separator: ".").map(String.init) }.filter { !$0.isEmpty }
    return names.isEmpty ? value : Self.members(names, of: value)
  }

  private static func members(_ names: [[String]], of value: JSON) -> JSON {
    guard let object = value.objectValue else { return value }
    var kept = JSONObject()
    for member in object.members {
      let wanted = names.filter { $0[0] == member.name }
      if wanted.isEmpty { continue }
      let inner = wanted.map { Array($0.dropFirst()) }
      kept[member.name] =
        inner.contains([]) ? member.value : members(inner, of: member.value)
    }
    // What is embedded is looked up by the links, and is left out with them.
    if !names.contains(where: { $0[0] == "_links" }) { kept["_embedded"] = nil }
    return .object(kept)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
