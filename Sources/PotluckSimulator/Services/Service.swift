internal import PotluckSimulatorFiles
internal import RecipeModel

/// What makes one service: what its requests have in common, what it says, and how it decides.
struct ServiceDescription: Sendable {
  /// Makes values that only this service's shapes want.
  typealias Facts = @Sendable (SimulatedRecipe, SimulatorOptions) -> [String: JSON]

  let traits: ServiceTraits
  /// The files with its shapes.
  let files: [[UInt8]]
  let facts: Facts?
  /// The answer to a request; one that is thrown counts as well.
  let answer: @Sendable (ServiceCall) throws -> Answer

  init(
    _ traits: ServiceTraits, _ files: EmbeddedFile..., facts: Facts? = nil,
    answer: @escaping @Sendable (ServiceCall) throws -> Answer
  ) {
    self.traits = traits
    self.files = files.map(\.array)
    self.facts = facts
    self.answer = answer
  }

  init(
    _ traits: ServiceTraits, file: [UInt8],
    answer: @escaping @Sendable (ServiceCall) throws -> Answer
  ) {
    (self.traits, files, facts, self.answer) = (traits, [file], nil, answer)
  }
}

extension EmbeddedFile {
  /// The file's bytes.
  var array: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }
}

/// One simulated service: from a request to an answer, with nothing about networks or faults.
struct Service: Sendable {
  private let description: ServiceDescription
  let recipes: RecipeIndex
  /// The pages of a site's recipes, by the recipes' ids; none for a service that is no site.
  let posts: [String: SitePost]
  let options: SimulatorOptions
  /// How it writes JSON.
  private let form: WireJSON
  /// The members of its files.
  private let file: JSONObject
  private let shapes: [String: Shape]

  /// Creates the service over its recipes.
  init(_ style: SimulatorStyle, recipes: [SimulatedRecipe], options: SimulatorOptions) {
    description = style.service
    let isSite = description.traits.isSite
    let recipes = isSite && options.site.isHostile ? HostileTexts.spoiled(recipes) : recipes
    self.recipes = RecipeIndex(recipes)
    let pages = isSite ? SitePost.all(recipes) : []
    posts = Dictionary(pages.map { ($0.recipe.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.options = options
    file = JSONObject(
      members: description.files.flatMap { bytes in
        (try? JSON(parsing: bytes))?.objectValue?.members ?? []
      })
    form = WireJSON(named: file["json"]?.stringValue)
    shapes = Dictionary(
      file.members.map { ($0.name, Shape($0.value)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The answer to a request.
  ///
  /// - Parameters:
  ///   - request: What was asked.
  ///   - tweak: What a fault does to a list.
  ///   - turn: The number of the request, for whatever changes from one to the next.
  /// - Returns: The answer, before any fault of a later stage.
  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer {
    let call = ServiceCall(service: self, request: request, tweak: tweak, turn: turn)
    do { return try description.answer(call) } catch { return error as? Answer ?? errorPage(500) }
  }

  /// The service's own error page for a status.
  func errorPage(_ status: Int) -> Answer {
    let own = file["reasons"]?[String(status)] ?? file["reasons"]?["\(status / 100)xx"]
    let values: [String: JSON] = [
      "status": .int(status), "reason": own ?? .string(reason(status)),
      "heading": own ?? .string("\(status) \(reason(status))"),
    ]
    if file["errorBody"] != nil { return answer("errorBody", values, status: status) }
    guard let page = file["errorPage"] else {
      return failure(own?.stringValue ?? reason(status), status)
    }
    let text = page["text"] ?? ""
    let lines = (text.arrayValue ?? [text]).map { fill(Shape($0), values).stringValue ?? "" }
    var answer = Answer(
      status: status, headers: Self.fields(page["headers"]),
      content: .text(lines.joined(separator: "\n")))
    answer.closes = page["closes"] == true
    return answer
  }

  /// How the service says that the allowance is used up.
  func quotaAnswer() -> Answer {
    let quota = file["quota"]?.objectValue ?? JSONObject()
    let status = quota["status"]?.intValue ?? 429
    guard let message = quota["message"]?.stringValue else { return errorPage(status) }
    let values = quota.members.map { ($0.name, $0.value) }
    var answer = failure(message, status, Dictionary(values, uniquingKeysWith: { $1 }))
    for field in Self.fields(quota["headers"]) { answer.set(field.name, field.value) }
    return answer
  }

  /// A failure in the service's own form.
  func failure(_ message: String, _ status: Int, _ values: [String: JSON] = [:]) -> Answer {
    let told: [String: JSON] = [
      "message": .string(message), "verdict": status < 500 ? "fail" : "error",
    ]
    return answer("failure", told.merging(values) { $1 }, status: status)
  }

  /// A body of one of its shapes, with the fields of its header.
  func answer(
    _ shape: String, _ values: [String: JSON] = [:], _ recipe: SimulatedRecipe? = nil,
    status: Int = 200
  ) -> Answer {
    let body = fill(shape, values.merging(["status": .int(status)]) { $1 }, recipe)
    return Answer(
      status: status, headers: Self.fields(file["headers"]), content: .json(body, form))
  }

  /// A shape with its blanks filled in.
  func fill(
    _ shape: String, _ values: [String: JSON] = [:], _ recipe: SimulatedRecipe? = nil
  ) -> JSON {
    shapes[shape].map { fill($0, values, recipe) } ?? .null
  }

  private func fill(
    _ shape: Shape, _ values: [String: JSON], _ recipe: SimulatedRecipe? = nil
  ) -> JSON {
    let facts = recipe.flatMap { description.facts?($0, options) } ?? [:]
    return ShapeValues(
      values: values.merging(facts) { $1 }, recipe: recipe, options: options, shapes: shapes
    ).fill(shape)
  }

  private static func fields(_ object: JSON?) -> [(name: String, value: String)] {
    (object?.objectValue?.members ?? []).map { ($0.name, $0.value.stringValue ?? "") }
  }
}

/// One request to a service, with all that it takes to answer it.
struct ServiceCall {
  let service: Service
  let request: IncomingRequest
  let tweak: ListTweak
  let turn: Int

  var recipes: RecipeIndex { service.recipes }
  var options: SimulatorOptions { service.options }
  /// The path in its parts.
  var parts: [String] { request.path.split(separator: "/").map(String.init) }

  /// The first value of a parameter.
  subscript(_ name: String) -> String? { request[name] }

  /// The whole number in a parameter; nil for what is none.
  func number(_ name: String, _ standard: Int) -> Int? {
    guard let text = request[name] else { return standard }
    return Int(text)?.clamped
  }

  /// A parameter's words, each of which has to occur in title or ingredients.
  func withWords(of name: String) -> [SimulatedRecipe] { recipes.withWords(request[name] ?? "") }

  // MARK: Refusing

  /// The service's own error page for a status.
  func errorPage(_ status: Int) -> Answer { service.errorPage(status) }

  /// A failure in the service's own form.
  func failure(_ message: String, _ status: Int, _ values: [String: JSON] = [:]) -> Answer {
    service.failure(message, status, values)
  }

  /// Ends the work with an answer unless something holds.
  func demand(_ holds: Bool, _ failure: @autoclosure () -> Answer) throws {
    guard holds else { throw failure() }
  }

  /// Whether the request names nobody, or gives the right password.
  var isStrangerOrKnown: Bool {
    request.header("Authorization") == nil || options.accepts(request.basicCredentials?.password)
  }

  // MARK: Listing

  /// A page by its number; one that a script lets fail ends the work.
  func page(_ number: Int, of matches: [SimulatedRecipe], size: Int?) throws -> ListPage {
    try whole(ListPage(number, of: matches, size: size, script: options.pages, tweak: tweak))
  }

  /// What stands behind an offset; a page that a script lets fail ends the work.
  func page(offset: Int, limit: Int, of matches: [SimulatedRecipe]) throws -> ListPage {
    try whole(
      ListPage(offset: offset, limit: limit, of: matches, script: options.pages, tweak: tweak))
  }

  private func whole(_ page: ListPage) throws -> ListPage {
    if let status = page.failure { throw errorPage(status) }
    return page
  }

  /// The answer with a page of a list; the values are there for its items, too.
  func list(
    _ page: ListPage, as item: String = "item", _ values: [String: JSON] = [:]
  ) -> Answer {
    list(page.items.map { service.fill(item, values, $0) }, page, values)
  }

  /// The answer with items that are made already.
  func list(_ items: [JSON], _ page: ListPage, _ values: [String: JSON] = [:]) -> Answer {
    let told: [String: JSON] = [
      "items": .array(items), "someItems": items.isEmpty ? .null : .array(items),
      "count": .int(items.count), "total": .int(page.total),
    ]
    return service.answer("list", told.merging(values) { $1 })
  }

  /// The answer for one recipe, or the failure that there is none.
  func detail(
    _ recipe: SimulatedRecipe?, as shape: String = "detail", _ values: [String: JSON] = [:],
    else failure: @autoclosure () -> Answer
  ) -> Answer {
    recipe.map { service.answer(shape, values, $0) } ?? failure()
  }

  /// The recipe with that number.
  func recipe(numbered text: String?) -> SimulatedRecipe? {
    recipes.first { String($0.numericID) == text }
  }
}

/// What a service's requests have in common, for fault plans and for whoever writes them down.
struct ServiceTraits: Sendable {
  /// How a request names its page.
  enum Paging: Sendable {
    /// One answer holds everything.
    case none
    /// Numbered pages in a query parameter.
    case page(String, first: Int = 1)
    /// A query parameter with the number of listings in front of the page, and one with its size.
    case offset(String, size: String?)
    /// A query parameter with an opaque token, and what it stands for.
    case token(String, @Sendable (String) -> Int?)
    /// A member of a JSON body with the number of listings in front of the page, and one with its
    /// size.
    case bodyOffset(String, size: String?)
    /// Whatever the site reads out of the request.
    case reading(@Sendable (IncomingRequest) -> Int)
  }

  /// The service's name for people.
  var displayName: String
  /// How many recipes a page holds unless asked otherwise; nil for a service without pages.
  var pageSize: Int?
  /// How a request names its page.
  var paging: Paging
  /// The query parameters that hold keys.
  var secretParameters: [String] = []
  /// Whether it is a web site for people.
  var isSite = false

  /// The page that a request asks for, from 1.
  func page(of request: IncomingRequest) -> Int {
    switch paging {
    case .none: 1
    case .page(let name, let first):
      request[name].flatMap { Int($0) }.map { max(1, $0.clamped &+ 1 &- first) } ?? 1
    case .reading(let read): read(request)
    case .token(let name, let read): request[name].flatMap(read) ?? 1
    case .offset(let name, let size):
      Self.page(
        offset: request[name].flatMap { Int($0) },
        size: size.flatMap { request[$0] }.flatMap { Int($0) } ?? pageSize)
    case .bodyOffset(let name, let size):
      Self.page(
        offset: request.json?[name]?.intValue,
        size: size.flatMap { request.json?[$0]?.intValue } ?? pageSize)
    }
  }

  private static func page(offset: Int?, size: Int?) -> Int {
    guard let offset, offset > 0, let size, size > 0 else { return 1 }
    return offset.clamped / size + 1
  }
}

extension Int {
  /// The number within ±10⁹, with which sums cannot overflow.
  var clamped: Int { Swift.min(1_000_000_000, Swift.max(-1_000_000_000, self)) }
}
