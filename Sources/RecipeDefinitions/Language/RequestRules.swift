import RecipeModel

/// How a request is made.
///
/// Variables of its templates: `text` (the free words), `maxMinutes`, `limit` (the page size),
/// `page`, `offset`, `to` (offset + limit), `last` (offset + limit − 1), `cursor`, every setting by
/// its name, path keys by theirs, and in a detail request `id`. Lists: `words`, `include`,
/// `exclude`, `diets`. A query parameter, header or body member whose variable has no value is left
/// out.
struct RequestRules: Sendable, Hashable {
  /// The method: GET or POST.
  var method = "GET"
  /// The path behind the base address; each variable is percent-encoded as one segment.
  var path: Template
  /// The query parameters in order.
  var query: [Parameter] = []
  /// Further header fields.
  var headers: [Parameter] = []
  /// The JSON body; nil for none.
  var body: BodyValue?

  /// The variables and lists that the request uses.
  var uses: Set<String> {
    var uses = Set(path.variables)
    for parameter in query + headers {
      switch parameter.value {
      case .text(let text): uses.formUnion(text.template.variables)
      case .list(let list):
        uses.insert(list.source.rawValue)
        if list.exclusionPrefix != nil { uses.insert(ListValue.Source.exclude.rawValue) }
      }
    }
    body?.collect(into: &uses)
    return uses
  }
}

extension RequestRules {
  static let codec: ObjectCodec<RequestRules> = ObjectCodec(
    "request", place: "\"request\"", "How a request is made.",
    draft: RequestRules(method: "", path: .empty),
    [
      .custom(
        "method", .word(of: ["GET", "POST"]), "GET, or POST when there is a body.", example: "GET",
        aliases: ["verb"]
      ) {
        $0.method == $0.usualMethod ? nil : $0.method
      } set: {
        $0.method = $1
      },
      .required(
        "path", \.path, pathTemplate,
        """
        Added to the base address; begins with `/`, or is empty for the address itself. Each \
        variable is percent-encoded as a part of one segment and must have a value: `{cursor}` \
        and `{maxMinutes}`, which are often missing, cannot be used here.
        """,
        example: "/api/search", aliases: ["url", "endpoint"]),
      .standard(
        "query", \.query, Parameter.list(areHeaders: false),
        "The query parameters, sent in this order.",
        example: ["q": "{text}"], aliases: ["params", "parameters"]),
      .standard(
        "headers", \.headers, Parameter.list(areHeaders: true),
        "Further header fields; `Accept` and `Content-Type` are JSON unless set.",
        example: ["Accept-Language": "{language}"]),
      .optional(
        "body", \.body, BodyValue.codec,
        """
        What is sent as JSON; strings are templates, a string that is one variable alone takes \
        its type, and an object of `value` and `quote` is a quoted text.
        """,
        example: ["query": "{text}", "from": "{offset}"], aliases: ["json", "data"]),
    ]
  ) { object, rules in
    rules.complete(object)
  }

  /// The method that a request has which names none.
  private var usualMethod: String { body == nil ? "GET" : "POST" }

  private mutating func complete(_ object: DocumentObject) {
    if let text = object["body"]?.value.stringValue, text.contains("=") {
      object["body"]?.warning(
        "this is sent as one JSON text, for a body is JSON and never a form",
        fix: "write an object such as {\"q\": \"{text}\"}, or use \"query\"")
    }
    if method.isEmpty { method = object.has("body") ? "POST" : "GET" }
    if method == "GET" {
      object["body"]?.nameError(
        "a GET request has no body", fix: "write \"method\": \"POST\", or use \"query\"")
    }
    Self.checkAuth(object)
  }

  /// Notes what `auth` sends already.
  private static func checkAuth(_ object: DocumentObject) {
    let auth = object.node.reading.auth.map(\.scheme)
    let headers = Set(auth.compactMap(\.headerName))
    for (name, node) in object["headers"]?.objectMembers ?? [] {
      let key = name.lowercased()
      if headers.contains(key) {
        node.nameError("\"auth\" sets the header \"\(name)\"", fix: "remove it here")
      } else if key == "authorization", node.value.stringValue?.contains("{") != false {
        node.warnOfCredential()
      }
    }
    let names = auth.compactMap { if case .query(let name, _) = $0 { name } else { nil } }
    for (name, node) in object["query"]?.objectMembers ?? [] where names.contains(name) {
      node.nameError("\"auth\" sets the parameter \"\(name)\"", fix: "remove it here")
    }
  }

  // MARK: Path

  private static var pathTemplate: ValueCodec<Template> {
    .template(.keywords(["type": "string", "pattern": "^(/[^?#]*)?$"])) { node in
      guard let text = node.anyText("a path in quotes") else { return nil }
      checkPath(text, node)
      return node.template(in: .path)
    }
  }

  private static func checkPath(_ text: String, _ node: DocumentNode) {
    if !text.isEmpty, text.utf8.first != UInt8(ascii: "/") {
      if let scheme = text.utf8.firstIndex(of: UInt8(ascii: ":")),
        text[scheme...].hasPrefix("://")
      {
        node.error(
          "the path is a whole address",
          fix: "put scheme and host into \"baseURL\", and the rest here")
      } else {
        node.error("a path begins with a slash", fix: "write \"/\(text.prefix(60))\"")
      }
    }
    for (mark, fix) in [("?", "put parameters into \"query\""), ("#", "remove the fragment")] {
      guard let index = text.firstIndex(of: Character(mark)) else { continue }
      node.error(
        at: text.utf8.distance(from: text.startIndex, to: index), of: text,
        "a path holds no \(mark)", fix: fix)
    }
    if text.unicodeScalars.contains(where: { $0.isUnsafeToPrint || $0 == " " }) {
      node.error("a path holds no space and no control character", fix: "write a space as %20")
    }
    if text.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) {
      node.error("a path has no segment of dots", fix: "write the path in full")
    }
  }
}

extension DocumentNode {
  /// Warns of a credential that stands in the file itself.
  func warnOfCredential() {
    warning(
      "credentials belong in \"auth\", which keeps them secret",
      fix: "declare a secret and add it to \"auth\"", at: .name)
  }

  /// The template of a request, whose variables are checked in its place.
  func template(in spot: TemplateScope.Spot) -> Template? {
    reading.template(self, in: reading.isInDetail ? .detail(spot) : .search(spot))
  }

  /// Warns of words that stand in another program's language without being quoted.
  func warnUnlessQuoted(
    _ template: Template, _ names: Set<String> = ["text"], within known: Quoting? = nil
  ) {
    guard !names.isDisjoint(with: template.variables),
      let language = known ?? template.language(around: names)
    else { return }
    let text = JSON.string(String(template.description.prefix(120))).text()
    warning(
      "words that a person types stand here in what looks like \(language.title); a mark in them"
        + " could change what it says",
      fix: names.contains("item")
        ? "add \"quote\": \"\(language.rawValue)\" beside \"item\""
        : "write {\"value\": \(text), \"quote\": \"\(language.rawValue)\"}, or \"plain\" if it is none"
    )
  }
}

// MARK: - Body

/// A value of a JSON body.
///
/// A string that is one variable alone, such as `"{limit}"`, becomes that variable's own type:
/// `limit`, `page`, `offset`, `to`, `last` and `maxMinutes` are numbers, `words`, `include`,
/// `exclude` and `diets` are arrays, `cursor` is whatever the answer gave.
indirect enum BodyValue: Sendable, Hashable {
  /// A value without variables.
  case constant(JSON)
  /// A string with variables, and the language in which their values stand.
  case text(Template, quoting: Quoting? = nil)
  /// An array; elements without a value are left out.
  case array([BodyValue])
  /// An object; members without a value are left out.
  case object([BodyMember])

  /// A body whose strings are templates; one that is none is sent as it is.
  init(templates json: JSON) {
    switch json {
    case .null, .bool, .number: self = .constant(json)
    case .array(let elements): self = .array(elements.map(BodyValue.init(templates:)))
    case .object(let object):
      self = .object(
        object.members.map { BodyMember(name: $0.name, value: BodyValue(templates: $0.value)) })
    case .string(let text):
      let template = try? Template(text)
      self = template?.variables.isEmpty == false ? .text(template ?? .empty) : .constant(json)
    }
  }

  /// Adds the variables of the value to some names.
  fileprivate func collect(into uses: inout Set<String>) {
    switch self {
    case .constant: break
    case .text(let template, _): uses.formUnion(template.variables)
    case .array(let elements): for element in elements { element.collect(into: &uses) }
    case .object(let members): for member in members { member.value.collect(into: &uses) }
    }
  }
}

/// A member of an object in a JSON body.
struct BodyMember: Sendable, Hashable {
  /// The name.
  var name: String
  /// The value.
  var value: BodyValue
}

extension BodyValue {
  fileprivate static var codec: ValueCodec<BodyValue> {
    ValueCodec(.keywords([:]), read: read) { $0.json }
  }

  private var json: JSON {
    switch self {
    case .constant(let value): value
    case .text(let template, nil): .string(template.description)
    case .text(let template, let quoting?):
      ["value": .string(template.description), "quote": .string(quoting.rawValue)]
    case .array(let elements): .array(elements.map(\.json))
    case .object(let members): .object(JSONObject(members.map { ($0.name, $0.value.json) }))
    }
  }

  private static func read(_ node: DocumentNode) -> BodyValue? {
    switch node.value {
    case .null, .bool, .number: return .constant(node.value)
    case .array(let elements):
      return .array(elements.enumerated().compactMap { read(node.element($1, at: $0)) })
    case .object(let object):
      checkList(object, node)
      if let quoted = quoted(object, node) { return quoted }
      checkQueryString(object, node)
      return .object(
        node.objectMembers.compactMap { name, node in
          read(node).map { BodyMember(name: name, value: $0) }
        })
    case .string(let text):
      guard let template = node.template(text) else { return nil }
      _ = node.template(in: template.onlyVariable == nil ? .value : .whole)
      node.warnUnlessQuoted(template)
      return template.variables.isEmpty ? .constant(node.value) : .text(template)
    }
  }

  private static func checkList(_ object: JSONObject, _ node: DocumentNode) {
    guard let list = object["list"]?.stringValue, VariableNames.lists.contains(list),
      object["join"] != nil || object["repeat"] != nil
    else { return }
    node.warning(
      "a list parameter has no meaning in a body, where it is sent as it stands",
      fix: "write \"{\(list)}\", which becomes the list")
  }

  /// A quoted text: an object of a template and its language, and nothing else.
  private static func quoted(_ object: JSONObject, _ node: DocumentNode) -> BodyValue? {
    guard object.members.count == 2, object["quote"]?.stringValue != nil,
      object["value"]?.stringValue?.contains("{") == true
    else { return nil }
    return TextValue.codec.read(node).map { .text($0.template, quoting: $0.quoting) }
  }

  /// Warns of words in Elasticsearch's `query_string`, which reads Lucene's language.
  private static func checkQueryString(_ object: JSONObject, _ node: DocumentNode) {
    guard let inner = object["query_string"], let query = inner["query"],
      let template = query.stringValue.flatMap({ try? Template($0) })
    else { return }
    node.child("query_string", inner).child("query", query)
      .warnUnlessQuoted(template, within: .lucene)
  }
}
