import RecipeModel
import RecipeProviderKit

/// The request of a definition, as the address and the header fields of one request suggest.
struct RequestAnalyzer {
  enum Role: Hashable {
    case text, include, exclude, maxMinutes, page, offset, end, size, cursor, secret, constant
  }

  /// One parameter of the address, or one value of the body.
  struct Parameter {
    var name: String
    var value: String
    var role: Role
    /// What is written for it; nil leaves it out.
    var written: ParameterValue?
    /// Where it stands in the body; nil in the address.
    var place: JSONPath?
  }

  var baseURL: String
  var path = ""
  /// What joins the words of the path's variable `slug`.
  var joinedWords: String?
  let method: String
  let body: JSON?
  /// Whether the body went as a form, whose fields are the members of ``body``.
  let sendsForm: Bool
  /// The query parameters and the values of the body.
  var parameters: [Parameter] = []
  /// The request's header fields that are no secrets.
  var headers: [RecipeDefinitions.Parameter] = []
  var secrets: [SecretRule] = []
  var auth: [AuthScheme] = []
  /// What an entry may set, with its default: texts that a template cannot hold.
  var settings: [SettingRule] = []
  /// The secrets' values, which may stand nowhere.
  var secretValues: [String] = []
  /// The number of a page or an offset in the path, with its role.
  var pathPaging: (role: Role, value: Int, size: Int?)?
  /// A query that makes the request from which all this was guessed.
  var query = SearchQuery()
  /// That request, with `•••` for the values of secrets.
  var original = RecordedRequest(url: "")
  var log = Findings()

  /// Takes a request apart whose answer lists so many items.
  init(
    _ url: RequestURL, method: String, body: JSON?, sendsForm: Bool = false, sent: HTTPHeaders,
    _ evidence: WordEvidence, count: Int
  ) {
    self.method = method
    self.body = body
    self.sendsForm = sendsForm
    let segments = url.path.split(separator: "/").map(String.init)
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
    for index in parameters.indices {
      parameters[index].written = write(parameters[index], evidence)
    }
    if !sendsWords {
      log.doubt(
        "no parameter carries words, so every search asks for the same list; put {text} where the"
          + " words belong")
    }
    let asked = segments.indices.map { "/" + (keys.contains($0) ? Redaction.mark : segments[$0]) }
    let query = masked { $0.place == nil }
    original = RecordedRequest(
      method: method, url: origin + asked.joined() + end + (query.isEmpty ? "" : "?" + query),
      body: sendsForm
        ? .string(masked { $0.place != nil })
        : body.flatMap { filled($0) { $0.role == .secret ? JSON.string(Redaction.mark) : .none } })
    for field in sent.fields { header(field) }
    leaveHostReadable(url.host)
  }

  /// Keeps no value out that is a part of the host's name, without which nobody can be asked.
  private mutating func leaveHostReadable(_ host: String) {
    let count = secretValues.count
    secretValues.removeAll { value in
      value.utf8.count >= DefinitionDraft.shortestHidden
        && host.lowercased().contains(value.lowercased())
    }
    if secretValues.count < count {
      log.doubt("the name of the host repeats the value of a secret, so that value is in the draft")
    }
  }

  /// The query or the form that was sent, without secrets.
  private func masked(_ isMeant: (Parameter) -> Bool) -> String {
    parameters.filter(isMeant).map { parameter in
      let value = parameter.role == .secret ? Redaction.mark : parameter.value
      return "\(PercentEncoding.encode(parameter.name))=\(PercentEncoding.encode(value))"
    }.joined(separator: "&")
  }

  /// Path segments with which a service's interface begins; what stands before them is where it is
  /// installed.
  private static let interfaceWords: Set<String> = [
    "api", "apps", "wp-json", "v1", "v2", "v3", "indexes", "solr",
  ]

  func parameter(_ role: Role) -> Parameter? { parameters.first { $0.role == role } }

  /// Whether words go with the request.
  var sendsWords: Bool { parameter(.text) != nil || path.contains("{text}") }

  private static func role(of item: Parameter, _ evidence: WordEvidence) -> Role {
    let key = KnownNames.key(item.name)
    if isCursor(key) { return .cursor }
    // Words may be sent under any name, such as searchKey.
    if evidence.isAll(of: item.value) { return .text }
    switch Secrecy(item.name, item.value) {
    case .named, .lookalike: return .secret
    case .doubtful, .unknown, .harmless: break
    }
    if Int(item.value) != nil || item.value.isEmpty {
      if KnownNames.pageParameters.contains(key) { return .page }
      if KnownNames.offsetParameters.contains(key) { return .offset }
      if KnownNames.endParameters.contains(key) { return .end }
      if KnownNames.sizeParameters.contains(key) { return .size }
      if KnownNames.timeParameters.contains(key) { return .maxMinutes }
    }
    if isDocument(item.value) { return .constant }
    if evidence.isExact(item.value) { return .text }
    if KnownNames.excludeParameters.contains(key) { return .exclude }
    if KnownNames.includeParameters.contains(key), key != "i" { return .include }
    if KnownNames.queryParameters.contains(key) { return .text }
    return .constant
  }

  private static func isCursor(_ key: String) -> Bool {
    ["cursor", "cursormark", "pagetoken"].contains { key.hasSuffix($0) }
      || ["nexttoken", "continuation", "continuationtoken"].contains(key)
  }

  /// Whether a value is a text such as a GraphQL document, whose braces no template can hold.
  static func isDocument(_ value: String) -> Bool {
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
      let isList = KnownNames.includeParameters.contains(KnownNames.key(parameters[index].name))
      parameters[index].role = isList ? .include : .constant
    }
    if let chosen { parameters[chosen].role = .text }
  }

  /// Makes secrets of the values that could be keys.
  private mutating func settleSecrets() {
    for index in parameters.indices
    where parameters[index].role == .constant && !Self.isDocument(parameters[index].value) {
      let secrecy = Secrecy(parameters[index].name, parameters[index].value)
      if case .doubtful = secrecy { parameters[index].role = .secret }
    }
  }

  private static func rank(_ name: String) -> Int {
    KnownNames.queryParameters.firstIndex(of: KnownNames.key(name)) ?? .max
  }

  // MARK: Writing

  /// What is written for a parameter, whose role it claims; nil leaves it out.
  private mutating func write(
    _ item: Parameter, _ evidence: WordEvidence
  ) -> ParameterValue? {
    switch item.role {
    case .text: return writeWords(item, evidence)
    case .include, .exclude: return writeIngredients(item)
    case .maxMinutes:
      query.maxMinutes = Int(item.value)
      log.doubt("the parameter \(item.name) is taken for the longest time in minutes")
      return .variable("maxMinutes")
    case .cursor: return writeCursor(item)
    case .secret: return writeSecret(item)
    case .constant: return writeConstant(item)
    case .page, .offset, .end, .size: return nil
    }
  }

  /// A template for words, in an address with the language in which they stand.
  private mutating func writeWords(_ item: Parameter, _ evidence: WordEvidence) -> ParameterValue {
    let parts = evidence.split(item.value)
    let template = (try? Template("\(parts.before){text}\(parts.after)")) ?? .variable("text")
    query.text = String(item.value.dropFirst(parts.before.count).dropLast(parts.after.count))
    let isText = item.place == nil || sendsForm
    let joiner = isText ? evidence.joiner(in: item.value) : nil
    log.sure(
      "the words go into the parameter \(item.name), as \(template)"
        + (joiner.map { ", joined by \($0)" } ?? ""))
    let language = template.language(around: ["text"])
    return .text(TextValue(template: template, spaces: joiner, quoting: language))
  }

  private mutating func writeIngredients(_ item: Parameter) -> ParameterValue {
    let list: ListValue.Source = item.role == .include ? .include : .exclude
    let separator = item.value.contains(";") ? ";" : ","
    let items = item.value.split(separator: separator).map(String.init)
    if item.role == .include { query.include = items } else { query.exclude = items }
    log.doubt("the parameter \(item.name) is taken for the ingredients to \(list)")
    return .list(ListValue(source: list, item: .item, separator: separator))
  }

  /// A cursor; one such as Solr's `*` goes with the first request.
  private mutating func writeCursor(_ item: Parameter) -> ParameterValue {
    let isMark = KnownNames.key(item.name).hasSuffix("mark")
    guard isMark || item.value.count == 1, item.place == nil else { return .variable("cursor") }
    let first = item.value.count == 1 ? item.value : "*"
    log.sure("the parameter \(item.name) is \(first) for the first page")
    return .text(TextValue(template: .variable("cursor"), standard: Template(constant: first)))
  }

  private mutating func writeSecret(_ item: Parameter) -> ParameterValue? {
    let secrecy = Secrecy(item.name, item.value)
    guard item.place != nil else {
      // A name that looks like a key may be one that stands alone behind the question mark.
      if Secrecy.looksLikeKey(item.name) {
        secretValues += [item.name, item.value]
        log.doubt("a parameter whose very name looks like a key is left out")
      } else {
        addKey(item.value, .query, item.name, "the parameter \(item.name)", secrecy)
      }
      return nil
    }
    secretValues.append(item.value)
    if case .named = secrecy {
      log.doubt(
        "the body's \(item.name) carries a key and is left out: a definition sends keys in the"
          + " address or in a header")
      return nil
    }
    let setting = addSetting(item.name, standard: nil)
    log.doubt(
      "the body's \(item.name) could be a key, so its value is left to the setting \(setting);"
        + " write it into the body if anyone may know it")
    return .variable(setting)
  }

  private mutating func writeConstant(_ item: Parameter) -> ParameterValue? {
    guard !item.value.isEmpty else {
      // A key may stand alone behind the question mark, and has the place of a name there.
      let isKey = Secrecy.looksLikeKey(item.name)
      if isKey { secretValues.append(item.name) }
      log.doubt("the empty parameter\(isKey ? "" : " \(item.name)") is left out")
      return nil
    }
    guard !secretValues.contains(item.value) else {
      log.doubt("the parameter \(item.name) repeats a credential and is left out")
      return nil
    }
    if Self.isDocument(item.value) {
      let setting = addSetting(item.name, standard: item.value)
      log.sure("\(item.name) holds braces, so it is the default of the setting \(setting)")
      return .variable(setting)
    }
    if case .unknown = Secrecy(item.name, item.value) {
      log.doubt(
        "the parameter \(item.name) is sent as it is; if its value is a credential, declare it as a"
          + " secret")
    } else {
      log.sure("the parameter \(item.name) is sent as it is")
    }
    return .constant(item.value)
  }

  private mutating func addSetting(_ name: String, standard: String?) -> String {
    let reserved = VariableNames.entryKeys + VariableNames.all
    let setting = freeName(name, or: "value", besides: reserved)
    settings.append(SettingRule(name: setting, standard: standard.map(JSON.string)))
    return setting
  }
}
