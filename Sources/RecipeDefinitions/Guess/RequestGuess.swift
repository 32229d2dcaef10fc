import RecipeModel
import RecipeProviderKit

/// The request of a definition, guessed from the address and the header fields of one request.
struct RequestGuess {
  /// What a parameter of the address is for.
  enum Role: Hashable {
    case text, include, exclude, maxMinutes, page, offset, end, size, cursor, secret, constant
  }

  /// One parameter of the address.
  struct Parameter {
    var name: String
    var value: String
    var role: Role
    /// The template or constant that is written for it; nil leaves it out.
    var written: JSON?
  }

  /// The base address.
  var baseURL: String
  /// The path template behind it.
  var path = ""
  /// The query parameters.
  var parameters: [Parameter] = []
  /// The request's header fields that are no secrets.
  var headers = JSONObject()
  /// The secrets' names, in order.
  var secrets: [String] = []
  /// How they travel.
  var auth: [JSON] = []
  /// The secrets' values, which may stand nowhere.
  var secretValues: [String] = []
  /// The number of a page or an offset in the path, with its role.
  var pathPaging: (role: Role, value: Int, size: Int?)?
  /// A query that makes the request from which all this was guessed.
  var query = SearchQuery()
  /// That request, with `•••` for the values of secrets.
  var original = ""
  /// What was found and what was not.
  var log = GuessLog()

  /// Guesses the request.
  /// - Parameters:
  ///   - url: the address that was asked.
  ///   - sent: the header fields that were sent with it.
  ///   - words: the words that were looked for, when the author names them.
  ///   - titles: the titles in the answer.
  ///   - count: how many items the answer lists.
  init(
    _ url: RequestURL, sent: HTTPHeaders, words: [String], titles: [String], count: Int
  ) {
    baseURL = ""
    let segments = url.path.split(separator: "/", omittingEmptySubsequences: true)
    let key = segments.firstIndex { Self.looksSecret(PercentEncoding.decode($0)) }
    let begin = segments.firstIndex { Self.interfaceWords.contains($0.lowercased()) } ?? 0
    let cut = min(begin, key ?? begin)
    let basePath = segments[..<cut].map { "/" + $0 }.joined()
    let start = url.text.prefix { $0 != "?" }
    let origin = String(start.dropLast(url.path.count))
    baseURL = origin + basePath
    let evidence = WordEvidence(words: words, titles: titles)
    for item in url.queryItems {
      parameters.append(
        Parameter(name: item.name, value: item.value, role: Self.role(of: item, evidence)))
    }
    settleText(evidence)
    path = pathTemplate(segments[cut...].map(String.init), evidence, count: count)
    if url.path.hasSuffix("/") { path += "/" }
    write(evidence)
    let asked = segments.map { Self.looksSecret(PercentEncoding.decode($0)) ? "•••" : String($0) }
    let items = parameters.map { parameter in
      let value = parameter.role == .secret ? Redaction.mark : parameter.value
      return "\(PercentEncoding.encode(parameter.name))=\(PercentEncoding.encode(value))"
    }
    original =
      origin + asked.map { "/" + $0 }.joined() + (url.path.hasSuffix("/") ? "/" : "")
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    for field in sent.fields { header(field) }
  }

  /// Path segments with which a service's interface begins; what stands before them is where it is
  /// installed.
  private static let interfaceWords: Set<String> = [
    "api", "apps", "wp-json", "v1", "v2", "v3", "indexes", "solr",
  ]

  /// The first parameter with a role.
  func parameter(_ role: Role) -> Parameter? { parameters.first { $0.role == role } }

  private static func role(
    of item: (name: String, value: String), _ evidence: WordEvidence
  ) -> Role {
    let key = GuessNames.key(item.name)
    let isNumber = Int(item.value) != nil
    if GuessNames.secretParameters.contains(key) || looksSecret(item.value) { return .secret }
    if isNumber || item.value.isEmpty {
      if GuessNames.pageParameters.contains(key) { return .page }
      if GuessNames.offsetParameters.contains(key) { return .offset }
      if GuessNames.endParameters.contains(key) { return .end }
      if GuessNames.sizeParameters.contains(key) { return .size }
      if GuessNames.timeParameters.contains(key) { return .maxMinutes }
    }
    if key.hasSuffix("cursor") || key == "pagetoken" { return .cursor }
    if evidence.isExact(item.value) { return .text }
    if GuessNames.excludeParameters.contains(key) { return .exclude }
    if GuessNames.includeParameters.contains(key), key != "i" { return .include }
    if GuessNames.queryParameters.contains(key) { return .text }
    return .constant
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

  private static func rank(_ name: String) -> Int {
    GuessNames.queryParameters.firstIndex(of: GuessNames.key(name)) ?? .max
  }

  /// Writes each parameter, and claims its role.
  private mutating func write(_ evidence: WordEvidence) {
    for index in parameters.indices {
      let (name, value) = (parameters[index].name, parameters[index].value)
      switch parameters[index].role {
      case .text:
        let parts = evidence.split(value)
        let template = "\(parts.before){text}\(parts.after)"
        parameters[index].written = .string(template)
        query.text = String(value.dropFirst(parts.before.count).dropLast(parts.after.count))
        log.sure("the words go into the parameter \(name), as \(template)")
      case .include, .exclude:
        let list = parameters[index].role == .include ? "include" : "exclude"
        let separator = value.contains(";") ? ";" : ","
        parameters[index].written = ["list": .string(list), "join": .string(separator)]
        let items = value.split(separator: separator).map(String.init)
        if list == "include" { query.include = items } else { query.exclude = items }
        log.doubt("the parameter \(name) is taken for the ingredients to \(list)")
      case .maxMinutes:
        parameters[index].written = "{maxMinutes}"
        query.maxMinutes = Int(value)
        log.doubt("the parameter \(name) is taken for the longest time in minutes")
      case .cursor: parameters[index].written = "{cursor}"
      case .secret:
        let secret = addSecret(name, value: value)
        auth.append(
          ["type": "apiKey", "in": "query", "name": .string(name), "secret": .string(secret)])
        let line = "the parameter \(name) carries the secret \(secret)"
        if GuessNames.secretParameters.contains(GuessNames.key(name)) {
          log.sure(line)
        } else {
          log.doubt("\(line), because its value looks like a key")
        }
      case .constant where value.isEmpty:
        log.doubt("the empty parameter \(name) is left out")
      case .constant:
        parameters[index].written = Self.constant(value)
        log.sure("the parameter \(name) is sent as it is")
      case .page, .offset, .end, .size: continue
      }
    }
    for index in parameters.indices
    where parameters[index].role == .constant && parameters[index].written != nil
      && secretValues.contains(parameters[index].value)
    {
      parameters[index].written = .none
      log.doubt("the parameter \(parameters[index].name) repeats a credential and is left out")
    }
    if parameter(.text) == nil, !path.contains("{text}") {
      log.doubt(
        "no parameter carries words, so every search asks for the same list; put {text} where the"
          + " words belong")
    }
  }

  /// A constant, unless it holds braces, which templates have other uses for.
  static func constant(_ value: String) -> JSON? {
    value.contains { $0 == "{" || $0 == "}" } ? .none : .string(value)
  }
}
