import PotluckSupport
package import RecipeModel
package import RecipePages
package import RecipeProviderKit

/// Definitions of sites whose results are web pages or feeds, from what was found out about them.
///
/// For programs that know how a site is searched and what its results look like; a person with the
/// address of a search uses ``DefinitionDraft``.
package enum HTMLDraft {
  /// How a site is asked.
  package enum Search: Sendable {
    /// An address with a name in braces where the words belong, as `SearchAction` and OpenSearch
    /// announce it. What OpenSearch may want besides is filled in, or left out.
    ///
    /// Several words are joined by a sign of their own where one is given: `-` in `/search/hot-soup`.
    case template(String, variable: String, joinedBy: String? = nil)
    /// A form: where it is sent to, how (`get`, `post`), the field for the words, what is sent
    /// besides, and in what charset; nil for UTF-8.
    case form(
      action: RequestURL, method: String, field: String, others: [(name: String, value: String)],
      charset: Charset? = nil)
  }

  /// What the answers are.
  package enum Results: Sendable {
    /// Web pages with a list, and what stands around it.
    case page(CardList, ResultFrame?)
    /// Web pages whose own data lists recipes in schema.org's terms.
    case schemaOrg
    /// Feeds.
    case feed
  }

  /// Writes a definition.
  ///
  /// Where nothing names what a page without results shows, one without rows is taken for one.
  ///
  /// - Parameters:
  ///   - name: the definition's name: small letters, digits and hyphens.
  ///   - title: the name for people.
  ///   - search: how the site is asked.
  ///   - results: what answers.
  ///   - none: a selector (`css:.no-results`) of what a page with a list shows when nothing was
  ///     found.
  ///   - completesFromPages: whether the pages that listings link to tell more about them.
  ///   - notes: remarks for people.
  /// - Returns: a document that is a valid definition.
  /// - Throws: `misconfigured` when the search has no place for words, or one where none can stand.
  package static func definition(
    name: String, title: String, search: Search, results: Results, none: String? = nil,
    completesFromPages: Bool = false, notes: [String] = []
  ) throws(ProviderError) -> JSON {
    var request = try SearchAddress(search)
    var rules = DraftedPage()
    switch results {
    case .page(let list, let frame):
      rules = DraftedPage(list)
      if let frame { rules.turn(frame, request.url, request.path) }
      if let parameter = rules.pageParameter { request.add(parameter) }
    case .schemaOrg:
      rules.format = .schemaOrg
      // A page without results often leaves its data out.
      rules.response.whenMissing = .empty
    case .feed: rules.format = .feed
    }
    if request.isPaged, rules.pageParameter == nil {
      rules.paging = PagingRules(style: .page(first: 1), endStatuses: [404])
    }
    if rules.format.isMarkup, let none, let path = rules.selector(none, as: .flag) {
      rules.response.none = [ErrorCondition(path: path, test: .exists)]
      rules.response.whenMissing = .drift
    }
    var definition = ProviderDefinition(
      name: DraftName.name(name), title: DraftName.title(title), notes: notes,
      baseURL: request.url.origin, request: request.rules, paging: rules.paging,
      response: rules.response, fields: rules.fields)
    if completesFromPages { definition.detail = DetailRules() }
    definition.capabilities = definition.impliedCapabilities
    return request.addingForm(to: definition.json)
  }
}

/// What a draft says about the answers of a site.
struct DraftedPage {
  var response = ResponseRules(list: .root)
  var fields = FieldRules()
  var paging = PagingRules()
  /// The parameter for a page's number that the page's own links have.
  private(set) var pageParameter: PageParameter?

  var format: AnswerFormat {
    get { response.format }
    set {
      response.format = newValue
      response.list = newValue.list ?? response.list
      fields = newValue.fields ?? fields
    }
  }

  init() {}

  /// The rules for a list of cards.
  init(_ list: CardList) {
    response = ResponseRules(
      format: .html, list: JSONPath(selector: list.selector, as: .elements), whenMissing: .empty)
    texts(.title, list.title, .text)
    texts(.url, list.url, .address)
    if let image = list.image { texts(.image, image, .address) }
    if let time = list.time {
      fields.times[.totalMinutes] = [TimeSource(paths: [JSONPath(selector: time, as: .text)])]
    }
    if let rating = list.rating {
      let path = JSONPath(selector: rating.selector, as: .text)
      fields.rating = [RatingSource(path: path, scale: rating.scale)]
    }
  }

  private mutating func texts(_ field: ListingField, _ text: String, _ role: SelectorRole) {
    fields.texts[field] = [TextSource(origin: .path(JSONPath(selector: text, as: role)))]
  }

  func selector(_ text: String, as role: SelectorRole) -> JSONPath? {
    (try? Selector(text)).map { _ in JSONPath(selector: text, as: role) }
  }

  /// Takes over how a page leads on, and how many there are, for requests with a path.
  mutating func turn(_ frame: ResultFrame, _ address: RequestURL, _ path: Template) {
    if let next = frame.next {
      let place = ValuePlace.body(JSONPath(selector: next.selector, as: .address))
      paging.style = .next(place, follow: .link)
    } else if let parameter = frame.pageParameter(of: address) {
      paging = parameter.paging
      pageParameter = parameter
    } else if let path = frame.pagePath(behind: path) {
      paging = PagingRules(style: .page(first: 1), path: path, endStatuses: [404])
    }
    if let total = frame.total, paging.styleWord != .none {
      let path = JSONPath(selector: total.selector, as: .text)
      paging.total =
        frame.totalAfter.map { .part(TextSource(origin: .path(path), after: $0)) } ?? .body(path)
    }
  }
}

/// A parameter that names the page, as the links of a site have it.
struct PageParameter: Hashable {
  var name: String
  /// The number of the first page, or of the first row.
  var first: Int
  /// How many rows a page holds, where the parameter counts rows.
  var size: Int?

  var variable: String { size == nil ? "page" : "offset" }

  var paging: PagingRules {
    var paging = PagingRules(style: .page(first: first), endStatuses: [404])
    guard let size else {
      paging.omitsFirst = first == 0
      return paging
    }
    paging.style = .offset(first: first, advance: .received)
    paging.size = size
    paging.omitsFirst = true
    return paging
  }
}

extension ResultFrame {
  /// The parameter that counts pages or rows in the links with numbers, and that the page's own
  /// address has not, or has as its first.
  func pageParameter(of address: RequestURL) -> PageParameter? {
    guard let second = pages[2], second.path == address.path else { return nil }
    return second.queryItems.firstNonNil { item -> PageParameter? in
      guard let value = Int(item.value) else { return nil }
      let third = pages[3]?.queryValue(item.name).flatMap { Int($0) }
      let own = address.queryValue(item.name) ?? ""
      switch value {
      case 2 where own.isEmpty || own == "1": return PageParameter(name: item.name, first: 1)
      case 1 where own == "0" || own.isEmpty && third == 2:
        return PageParameter(name: item.name, first: 0)
      case 3... where (own.isEmpty || own == "0") && (third ?? count * 2) == value * 2:
        return PageParameter(name: item.name, first: 0, size: value)
      default: return nil
      }
    }
  }

  /// The path of the further pages, where the second one is the page's own and then `/page/2/`.
  func pagePath(behind path: Template) -> Template? {
    func folder(_ path: String) -> Substring { path.hasSuffix("/") ? path.dropLast() : path[...] }
    let own = folder(address.path)
    // An answer that was redirected elsewhere shows nothing of the request's path.
    guard let second = pages[2], second.path.hasPrefix(own + "/"), second.query == address.query,
      path.description.split(separator: "/").count == own.split(separator: "/").count
    else { return nil }
    let rest = second.path.dropFirst(own.count)
    guard let number = rest.firstRange(of: "/2"), 1...2 ~= rest.split(separator: "/").count,
      ["", "/"].contains(rest[number.upperBound...])
    else { return nil }
    return try? Template(
      folder(path.description) + rest[..<number.lowerBound] + "/{page}" + rest[number.upperBound...]
    )
  }
}

/// A search as a request of a definition.
struct SearchAddress {
  /// The address without its query.
  let url: RequestURL
  /// Whether the request has a place for the number of a page.
  let isPaged: Bool
  private(set) var path: Template
  private var texts: [Parameter] = []
  private var charset: Charset?
  private var query: [(name: String, value: Template)] = []
  private var form: [(name: String, value: Template)]?

  init(_ search: HTMLDraft.Search) throws(ProviderError) {
    switch search {
    case .template(let text, let variable, let joiner):
      try self.init(text, variable)
      guard let joiner,
        let slug = try? Template(path.description.replacing("{text}", with: "{slug}"))
      else { return }
      path = slug
      texts = [.joinedWords("slug", by: joiner)]
    case .form(let action, let method, let field, let others, let charset):
      try self.init(action, others.filter { $0.name != field }, field)
      self.charset = charset
      guard method.lowercased() == "post" else { return }
      form = query
      query = []
      for item in action.queryItems { query.append((item.name, try Self.constant(item.value))) }
    }
  }

  private init(
    _ action: RequestURL, _ others: [(name: String, value: String)], _ field: String
  ) throws(ProviderError) {
    url = action
    path = try Self.constant(action.path)
    isPaged = false
    query = [(name: field, value: Template.variable("text"))]
    for other in others { query.append((other.name, try Self.constant(other.value))) }
  }

  private init(_ text: String, _ variable: String) throws(ProviderError) {
    let text = HTMLEntities.decode(text) ?? text
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let start = Self.filled(String(parts[0].prefix { $0 != "#" }), variable)
    // The address alone, with something harmless where a value belongs.
    url = try RequestURL(
      start.split(separator: "{", omittingEmptySubsequences: false).first.map(String.init) ?? "")
    guard let slash = Self.pathStart(start) else { throw Self.refusal("it has no host") }
    let written = String(start[slash...])
    guard let path = try? Template(written) else { throw Self.refusal("its path has braces") }
    self.path = path
    for item in parts.count > 1 ? parts[1].prefix(while: { $0 != "#" }).split(separator: "&") : [] {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = PercentEncoding.decode(pair[0], plusIsSpace: true)
      guard pair.count > 1, !name.isEmpty else { continue }
      let value = Self.filled(PercentEncoding.decode(pair[1], plusIsSpace: true), variable)
      guard !value.isEmpty, let template = try? Template(value) else { continue }
      query.append((name, template))
    }
    let used = Set(path.variables + query.flatMap(\.value.variables))
    guard used.contains("text") else { throw Self.refusal("it has no {\(variable)}") }
    isPaged = used.contains("page")
  }

  /// Puts our variables in the place of those of a template; others of OpenSearch get what is usual,
  /// or nothing.
  private static func filled(_ text: String, _ variable: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      var name = String(rest[open...].dropFirst().prefix { $0 != "}" })
      if name.hasSuffix("?") { name.removeLast() }
      switch name {
      case variable, "searchTerms": result += "{text}"
      case "startPage": result += "{page}"
      case "inputEncoding", "outputEncoding": result += "UTF-8"
      case "startIndex": result += "1"
      default: break
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func pathStart(_ address: String) -> String.Index? {
    guard let scheme = address.firstRange(of: "://") else { return nil }
    return address[scheme.upperBound...].firstIndex(of: "/") ?? address.endIndex
  }

  private static func constant(_ text: String) throws(ProviderError) -> Template {
    guard let template = Template(constant: text) else {
      throw refusal("a value in it has braces, which a definition cannot send")
    }
    return template
  }

  private static func refusal(_ why: String) -> ProviderError {
    ProviderError(
      .misconfigured, "the search cannot be written as a definition: \(why)",
      fix: "give the address of a search that works to potluck providers new")
  }

  /// Adds a parameter for the number of a page.
  mutating func add(_ parameter: PageParameter) {
    query.removeAll { $0.name == parameter.name }
    query.append((parameter.name, .variable(parameter.variable)))
  }

  /// The request of a definition, without its form.
  var rules: RequestRules {
    var rules = RequestRules(
      path: path,
      query: query.map { Parameter(name: $0.name, value: .text(TextValue(template: $0.value))) },
      texts: texts)
    rules.charset = charset
    return rules
  }

  /// A definition whose request sends the form.
  func addingForm(to definition: JSON) -> JSON {
    guard let form, var object = definition.objectValue,
      var request = object["request"]?.objectValue
    else { return definition }
    request["method"] = "POST"
    request["form"] = .object(
      JSONObject(form.map { ($0.name, JSON.string($0.value.description)) }))
    object["request"] = .object(request)
    return .object(object)
  }
}

extension Parameter {
  /// A text of a request's own: the words, joined by a sign.
  static func joinedWords(_ name: String, by joiner: String) -> Parameter {
    Parameter(name: name, value: .list(ListValue(source: .words, item: .item, separator: joiner)))
  }
}
