import RecipeModel
import RecipeProviderKit

/// The request of a definition, guessed from the address and the header fields of one request.
struct RequestGuess {
  /// What a parameter of the address is for.
  enum Role: Hashable {
    case text, include, exclude, maxMinutes, page, offset, end, size, cursor, secret, constant
  }

  /// One parameter of the address, or one value of the body.
  struct Parameter {
    var name: String
    var value: String
    var role: Role
    /// The template or constant that is written for it; nil leaves it out.
    var written: JSON?
    /// Where it stands in the body; nil in the address.
    var place: GuessPath?
  }

  /// The base address.
  var baseURL: String
  /// The path template behind it.
  var path = ""
  /// The method.
  let method: String
  /// The body that was sent; nil for none.
  let body: JSON?
  /// The query parameters and the values of the body.
  var parameters: [Parameter] = []
  /// The request's header fields that are no secrets.
  var headers = JSONObject()
  /// The secrets' names, in order.
  var secrets: [String] = []
  /// How they travel.
  var auth: [JSON] = []
  /// What an entry may set, with its default: texts that a template cannot hold.
  var settings: [(name: String, standard: String?)] = []
  /// The secrets' values, which may stand nowhere.
  var secretValues: [String] = []
  /// The number of a page or an offset in the path, with its role.
  var pathPaging: (role: Role, value: Int, size: Int?)?
  /// A query that makes the request from which all this was guessed.
  var query = SearchQuery()
  /// That request, with `•••` for the values of secrets.
  var original = RecordedRequest(url: "")
  /// What was found and what was not.
  var log = GuessLog()

  /// Guesses the request.
  /// - Parameters:
  ///   - url: the address that was asked.
  ///   - method: the method.
  ///   - body: the JSON body; nil for none.
  ///   - sent: the header fields that were sent with it.
  ///   - evidence: what speaks for a value being the words.
  ///   - count: how many items the answer lists.
  init(
    _ url: RequestURL, method: String, body: JSON?, sent: HTTPHeaders, _ evidence: WordEvidence,
    count: Int
  ) {
    self.method = method
    self.body = body
    let segments = url.path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let keys = Self.keySegments(segments, evidence)
    let begin = segments.firstIndex { Self.interfaceWords.contains($0.lowercased()) } ?? 0
    let cut = min(begin, keys.first ?? begin)
    let start = url.text.prefix { $0 != "?" }
    let origin = String(start.dropLast(url.path.count))
    baseURL = origin + segments[..<cut].map { "/" + $0 }.joined()
    let sentValues = url.queryItems.map {
      Parameter(name: $0.name, value: $0.value, role: .constant)
    }
    for var parameter in sentValues + Self.values(of: body) {
      parameter.role = Self.role(of: parameter, evidence)
      parameters.append(parameter)
    }
    settleText(evidence)
    settleSecrets()
    path = pathTemplate(Array(segments[cut...]), Set(keys.map { $0 - cut }), evidence, count: count)
    let end = url.path.hasSuffix("/") ? "/" : ""
    path += end
    write(evidence)
    let asked = segments.indices.map { "/" + (keys.contains($0) ? Redaction.mark : segments[$0]) }
    original = RecordedRequest(
      method: method, url: origin + asked.joined() + end + maskedQuery,
      body: body.flatMap { filled($0) { $0.role == .secret ? JSON.string(Redaction.mark) : .none } }
    )
    for field in sent.fields { header(field) }
  }

  /// The query that was sent, without secrets.
  private var maskedQuery: String {
    let items = parameters.filter { $0.place == nil }.map { parameter in
      let value = parameter.role == .secret ? Redaction.mark : parameter.value
      return "\(PercentEncoding.encode(parameter.name))=\(PercentEncoding.encode(value))"
    }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  /// Path segments with which a service's interface begins; what stands before them is where it is
  /// installed.
  private static let interfaceWords: Set<String> = [
    "api", "apps", "wp-json", "v1", "v2", "v3", "indexes", "solr",
  ]

  /// The first parameter with a role.
  func parameter(_ role: Role) -> Parameter? { parameters.first { $0.role == role } }

  private static func role(of item: Parameter, _ evidence: WordEvidence) -> Role {
    let key = GuessNames.key(item.name)
    if isCursor(key) { return .cursor }
    switch Secrecy(item.name, item.value) {
    case .named, .lookalike: return .secret
    case .unknown, .harmless: break
    }
    if Int(item.value) != nil || item.value.isEmpty {
      if GuessNames.pageParameters.contains(key) { return .page }
      if GuessNames.offsetParameters.contains(key) { return .offset }
      if GuessNames.endParameters.contains(key) { return .end }
      if GuessNames.sizeParameters.contains(key) { return .size }
      if GuessNames.timeParameters.contains(key) { return .maxMinutes }
    }
    if isDocument(item.value) { return .constant }
    if evidence.isExact(item.value) { return .text }
    if GuessNames.excludeParameters.contains(key) { return .exclude }
    if GuessNames.includeParameters.contains(key), key != "i" { return .include }
    if GuessNames.queryParameters.contains(key) { return .text }
    return .constant
  }

  private static func isCursor(_ key: String) -> Bool {
    ["cursor", "cursormark", "pagetoken"].contains { key.hasSuffix($0) }
      || ["nexttoken", "continuation", "continuationtoken"].contains(key)
  }

  /// Whether a value is a text such as a GraphQL document, whose braces no template can hold.
  private static func isDocument(_ value: String) -> Bool {
    value.contains { $0 == "{" || $0 == "}" }
  }

  /// Leaves one parameter for the free words: the one that the words or the titles speak for, or
  /// else the one with the usual name.
  private mutating func settleText(_ evidence: WordEvidence) {
    let texts = parameters.indices.filter { parameters[$0].role == .text }
    let exact = texts.first { evidence.isExact(parameters[$0].value) }
    let usual = texts.min { left, right in
      Self.rank(parameters[left].name) < Self.rank(parameters[right].name)
    }
    var chosen = exact ?? usual
    if chosen == nil {
      chosen = parameters.indices.first {
        parameters[$0].role == .constant && evidence.occurs(parameters[$0].value)
      }
    }
    for index in texts where index != chosen {
      let isList = GuessNames.includeParameters.contains(GuessNames.key(parameters[index].name))
      parameters[index].role = isList ? .include : .constant
    }
    if let chosen { parameters[chosen].role = .text }
  }

  /// Makes secrets of the values of which nothing says what they are.
  private mutating func settleSecrets() {
    for index in parameters.indices
    where parameters[index].role == .constant && !Self.isDocument(parameters[index].value) {
      let secrecy = Secrecy(parameters[index].name, parameters[index].value)
      if case .unknown = secrecy { parameters[index].role = .secret }
    }
  }

  private static func rank(_ name: String) -> Int {
    GuessNames.queryParameters.firstIndex(of: GuessNames.key(name)) ?? .max
  }

  /// Writes each parameter, and claims its role.
  private mutating func write(_ evidence: WordEvidence) {
    for index in parameters.indices {
      let (name, value) = (parameters[index].name, parameters[index].value)
      switch parameters[index].role {
      case .text: writeWords(index, evidence)
      case .include, .exclude: writeIngredients(index)
      case .maxMinutes:
        parameters[index].written = "{maxMinutes}"
        query.maxMinutes = Int(value)
        log.doubt("the parameter \(name) is taken for the longest time in minutes")
      case .cursor: writeCursor(index)
      case .secret: writeSecret(index)
      case .constant where value.isEmpty: log.doubt("the empty parameter \(name) is left out")
      case .constant: writeConstant(index)
      case .page, .offset, .end, .size: continue
      }
    }
    if parameter(.text) == nil, !path.contains("{text}") {
      log.doubt(
        "no parameter carries words, so every search asks for the same list; put {text} where the"
          + " words belong")
    }
  }

  /// A template for words, with its language where they stand in one.
  private static func quoted(_ template: String) -> JSON {
    guard let language = (try? Template(template))?.language(around: ["text"]) else {
      return .string(template)
    }
    return ["value": .string(template), "quote": .string(language.rawValue)]
  }

  private mutating func writeWords(_ index: Int, _ evidence: WordEvidence) {
    let (name, value) = (parameters[index].name, parameters[index].value)
    let parts = evidence.split(value)
    let template = "\(parts.before){text}\(parts.after)"
    parameters[index].written =
      parameters[index].place == nil ? Self.quoted(template) : .string(template)
    query.text = String(value.dropFirst(parts.before.count).dropLast(parts.after.count))
    log.sure("the words go into the parameter \(name), as \(template)")
  }

  private mutating func writeIngredients(_ index: Int) {
    let value = parameters[index].value
    let list = parameters[index].role == .include ? "include" : "exclude"
    let separator = value.contains(";") ? ";" : ","
    parameters[index].written =
      parameters[index].place == nil
      ? ["list": .string(list), "join": .string(separator)] : .string("{\(list)}")
    let items = value.split(separator: separator).map(String.init)
    if list == "include" { query.include = items } else { query.exclude = items }
    log.doubt("the parameter \(parameters[index].name) is taken for the ingredients to \(list)")
  }

  /// A cursor; one such as Solr's `*` goes with the first request.
  private mutating func writeCursor(_ index: Int) {
    let (name, value) = (parameters[index].name, parameters[index].value)
    let isMark = GuessNames.key(name).hasSuffix("mark")
    guard isMark || value.count == 1, parameters[index].place == nil else {
      parameters[index].written = "{cursor}"
      return
    }
    let first = value.count == 1 ? value : "*"
    parameters[index].written = ["value": "{cursor}", "default": .string(first)]
    log.sure("the parameter \(name) is \(first) for the first page")
  }

  private mutating func writeSecret(_ index: Int) {
    let (name, value) = (parameters[index].name, parameters[index].value)
    let secrecy = Secrecy(name, value)
    guard parameters[index].place != nil else {
      // A name that looks like a key may be one that stands alone behind the question mark.
      guard !Secrecy.looksLikeKey(name) else {
        secretValues += [name, value]
        return log.doubt("a parameter whose very name looks like a key is left out")
      }
      return addKey(value, "query", name, "the parameter \(name)", secrecy)
    }
    secretValues.append(value)
    switch secrecy {
    case .named, .lookalike:
      log.doubt(
        "the body's \(name) seems to carry a key and is left out: a definition sends keys in the"
          + " address or in a header")
    case .unknown, .harmless:
      let setting = addSetting(name, standard: nil)
      parameters[index].written = .string("{\(setting)}")
      log.doubt(
        "the body's \(name) could be a secret, so its value is left to the setting \(setting);"
          + " write it into the body if anyone may know it")
    }
  }

  private mutating func writeConstant(_ index: Int) {
    let (name, value) = (parameters[index].name, parameters[index].value)
    guard !secretValues.contains(value) else {
      return log.doubt("the parameter \(name) repeats a credential and is left out")
    }
    if Self.isDocument(value) {
      let setting = addSetting(name, standard: value)
      parameters[index].written = .string("{\(setting)}")
      return log.sure("\(name) holds braces, so it is the default of the setting \(setting)")
    }
    parameters[index].written =
      parameters[index].place.flatMap { place in body.flatMap { place.first(in: $0) } }
      ?? .string(value)
    log.sure("the parameter \(name) is sent as it is")
  }

  private mutating func addSetting(_ name: String, standard: String?) -> String {
    let reserved = VariableNames.entryKeys + VariableNames.all
    let setting = freeName(name, or: "value", besides: reserved)
    settings.append((setting, standard))
    return setting
  }

  /// A constant, unless it holds braces, which templates have other uses for.
  static func constant(_ value: String) -> JSON? { isDocument(value) ? .none : .string(value) }
}
