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
    let cut = segments.firstIndex { Self.interfaceWords.contains($0.lowercased()) } ?? 0
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

  private mutating func pathTemplate(
    _ segments: [String], _ evidence: WordEvidence, count: Int
  ) -> String {
    var decoded = segments.map { PercentEncoding.decode($0) }
    let hasText = parameter(.text) != nil
    var written = segments.map { $0.contains { $0 == "{" || $0 == "}" } ? "" : $0 }
    if !hasText {
      let exact = decoded.indices.first { evidence.isExact(decoded[$0]) }
      let behindSearch = decoded.indices.dropFirst().first { index in
        ["search", "find", "q", "query"].contains(decoded[index - 1].lowercased())
          && !decoded[index].contains(".")
      }
      let spoken = decoded.indices.last { index in
        Int(decoded[index]) == nil && decoded[index].count > 2 && !evidence.titles.isEmpty
          && evidence.occurs(decoded[index]) && !GuessNames.lists.contains(decoded[index])
      }
      if let index = exact ?? behindSearch ?? spoken {
        written[index] = "{text}"
        let line = "the words stand in the path: segment \(index + 1) behind the base address"
        if index == exact { log.sure(line) } else { log.doubt(line) }
        decoded[index] = ""
      }
    }
    for index in decoded.indices where Self.looksSecret(decoded[index]) {
      let name = addSecret("key", value: decoded[index])
      written[index] = "{\(name)}"
      auth.append(["type": "apiKey", "in": "path", "name": .string(name), "secret": .string(name)])
      log.doubt("segment \(index + 1) of the path looks like a key, so it is the secret \(name)")
    }
    for index in decoded.indices.dropFirst().dropLast()
    where Int(decoded[index]) != nil && decoded[index - 1].lowercased().hasPrefix("v") {
      log.doubt(
        "segment \(index + 1) of the path is a number behind a version; if it is a key, make it a"
          + " secret that is sent in the path")
    }
    if parameter(.page) == nil, parameter(.offset) == nil {
      numbers(decoded, &written, count: count)
    }
    return written.map { "/" + $0 }.joined()
  }

  /// A range such as `/1/20` in the path, or a page number at its end.
  private mutating func numbers(
    _ segments: [String], _ written: inout [String], count: Int
  ) {
    for index in segments.indices.dropLast() {
      guard let from = Int(segments[index]), let to = Int(segments[index + 1]), 0...1 ~= from,
        to > from, to <= 10_000
      else { continue }
      written[index] = "{offset}"
      written[index + 1] = from == 1 ? "{last}" : "{to}"
      pathPaging = (.offset, from, from == 1 ? to : to - from)
      return log.doubt("the path holds the range \(from) to \(to), taken for paging")
    }
    guard let last = segments.indices.last, let page = Int(segments[last]), 0...1 ~= page,
      segments.count > 1, segments[last - 1].lowercased() != "v"
    else { return }
    written[last] = "{page}"
    pathPaging = (.page, page, nil)
    log.doubt("the path ends in \(page), taken for the page number")
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
        log.sure("the words go into the parameter \(name), as \(template)")
      case .include, .exclude:
        let list = parameters[index].role == .include ? "include" : "exclude"
        let separator = value.contains(";") ? ";" : ","
        parameters[index].written = ["list": .string(list), "join": .string(separator)]
        log.doubt("the parameter \(name) is taken for the ingredients to \(list)")
      case .maxMinutes:
        parameters[index].written = "{maxMinutes}"
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
  private static func constant(_ value: String) -> JSON? {
    value.contains { $0 == "{" || $0 == "}" } ? .none : .string(value)
  }

  private mutating func header(_ field: HTTPHeaders.Field) {
    let key = GuessNames.key(field.name)
    if key == "authorization" {
      let parts = field.value.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        let secret = addSecret("token", value: field.value)
        auth.append([
          "type": "apiKey", "in": "header", "name": .string(field.name), "secret": .string(secret),
        ])
        return
      }
      secretValues.append(field.value)
      if parts[0].lowercased() == "basic" {
        secretValues.append(parts[1])
        auth.append([
          "type": "http", "scheme": "basic", "username": .string(addSecret("username", value: "")),
          "password": .string(addSecret("password", value: "")),
        ])
      } else {
        let secret = addSecret("token", value: parts[1])
        let scheme = parts[0] == "Bearer" ? "bearer" : parts[0]
        auth.append(
          ["type": "http", "scheme": .string(scheme), "secret": .string(secret)])
      }
      return log.sure("the header Authorization carries credentials")
    }
    if key == "cookie" {
      secretValues.append(field.value)
      return log.doubt("the header Cookie is left out: a definition carries no cookies")
    }
    let isSecret = GuessNames.secretParameters.contains { key.hasSuffix($0) }
    if isSecret || Self.looksSecret(field.value) {
      let secret = addSecret(field.name, value: field.value)
      auth.append([
        "type": "apiKey", "in": "header", "name": .string(field.name), "secret": .string(secret),
      ])
      return log.sure("the header \(field.name) carries the secret \(secret)")
    }
    if let value = Self.constant(field.value) { headers[field.name] = value }
  }

  /// A name for a secret in the manner of other settings, such as `appKey` for `app_key`.
  private mutating func addSecret(_ name: String, value: String) -> String {
    if !value.isEmpty { secretValues.append(value) }
    var words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    if words.count > 1, words[0].lowercased() == "x" { words.removeFirst() }
    let isOneWord = words.count < 2
    var result = words.enumerated().map { index, word in
      let small = isOneWord && word.contains(where: \.isLowercase) ? word : word.lowercased()
      return index == 0
        ? small.prefix(1).lowercased() + small.dropFirst()
        : small.prefix(1).uppercased() + small.dropFirst()
    }.joined()
    if result == "apikey" { result = "apiKey" }
    if result.isEmpty || result.first?.isNumber == true || Self.reserved.contains(result) {
      result = "key"
    }
    var candidate = result
    var number = 2
    while secrets.contains(candidate) {
      candidate = "\(result)\(number)"
      number += 1
    }
    secrets.append(candidate)
    return candidate
  }

  private static let reserved: Set<String> = [
    "id", "use", "definition", "command", "name", "weight", "group", "timeout", "enabled",
    "pageSize", "env", "settings", "baseURL",
  ]

  /// Whether a value looks like a key: one long run of letters and digits.
  static func looksSecret(_ value: String) -> Bool {
    value.utf8.count >= 20 && value.utf8.allSatisfy(isTokenByte)
      && value.contains(where: \.isNumber) && value.contains(where: \.isLetter)
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}
