import RecipeModel
import RecipeProviderKit

/// How a request is made.
///
/// Variables of its templates: `text` (the free words), `maxMinutes`, `limit` (the page size),
/// `page`, `offset`, `to` (offset + limit), `last` (offset + limit − 1), `cursor`, every setting by
/// its name, path keys by theirs, and in a detail request `id`. Lists: `words`, `include`,
/// `exclude`, `diets`, and the names of ``texts``. A query parameter, header or body member whose variable has no value is left
/// out.
struct RequestRules: Sendable, Hashable {
  /// The method: GET or POST.
  var method = "GET"
  /// The path behind the base address; each variable is percent-encoded as one segment.
  var path: Template
  /// Paths that come before it, each where all its variables have a value.
  var firstPaths: [Template] = []
  /// The query parameters in order.
  var query: [Parameter] = []
  /// Further header fields.
  var headers: [Parameter] = []
  /// What is sent behind the head; nil for nothing.
  var content: RequestContent?
  /// Texts of the request's own, which its templates use by their names.
  var texts: [Parameter] = []
  /// The charset of queries and forms; nil for UTF-8.
  var charset: Charset?

  /// Creates rules.
  init(
    method: String? = nil, path: Template, query: [Parameter] = [], headers: [Parameter] = [],
    body: BodyValue? = nil, content: RequestContent? = nil, texts: [Parameter] = []
  ) {
    self.path = path
    self.query = query
    self.headers = headers
    self.content = content ?? body.map(RequestContent.json)
    self.texts = texts
    self.method = method ?? (self.content == nil ? "GET" : "POST")
  }

  /// The variables and lists that the request uses.
  var uses: Set<String> {
    var uses = Set((firstPaths + [path]).flatMap(\.variables))
    for parameter in query + headers + texts { uses.formUnion(parameter.value.uses) }
    content?.collect(into: &uses)
    return uses.subtracting(texts.map(\.name))
  }
}

extension RequestRules {
  static let codec: ObjectCodec<RequestRules> = ObjectCodec(
    "request", place: "\"request\"", "How a request is made.",
    draft: RequestRules(method: "", path: .empty),
    choices: [.atMostOne(RequestContent.Form.allCases.map(\.rawValue))],
    [
      .custom(
        "method", .word(of: ["GET", "POST"]), "GET, or POST when there is a body.", example: "GET",
        aliases: ["verb"]
      ) {
        $0.method == $0.usualMethod ? nil : $0.method
      } set: {
        $0.method = $1
      },
      .standard(
        "with", \.texts, Parameter.texts,
        """
        Texts of the request's own, such as words with another sign between them; its templates, the \
        path's among them, use them by their names.
        """,
        example: ["slug": ["list": "words", "join": "-"]]),
      .required(
        "path", \.paths, paths,
        """
        Added to the base address; begins with `/`, or is empty for the address itself. Each \
        variable is percent-encoded as a part of one segment and must have a value: `{cursor}` \
        and `{maxMinutes}`, which are often missing, cannot be used here. Of a list the first \
        whose settings all have a value counts.
        """,
        example: "/api/search", aliases: ["url", "endpoint"]),
      .standard(
        "query", \.query, Parameter.list(areHeaders: false),
        "The query parameters, sent in this order.",
        example: ["q": "{text}"], aliases: ["params", "parameters"]),
      .standard(
        "headers", \.headers, Parameter.list(areHeaders: true),
        "Further header fields; `Accept` and `Content-Type` follow the answer's format and what is sent, unless set.",
        example: ["Accept-Language": "{language}"]),
      .optional(
        "charset", \.charset, charset,
        "The charset in which `query` and `form` are percent-encoded; UTF-8 by default.",
        example: "windows-1251", aliases: ["encoding"]),
    ] + RequestContent.members
  ) { object, rules in
    rules.complete(object)
  }

  /// The rules of one request, within which its own texts are known; those of a search also in the
  /// path of its further pages.
  static var value: ValueCodec<RequestRules> {
    ValueCodec.object(codec).around { node, read in
      node.reading.requestTexts = [:]
      defer { if node.reading.request != .search { node.reading.requestTexts = [:] } }
      return read()
    }
  }

  /// The method that a request has which names none.
  private var usualMethod: String { content == nil ? "GET" : "POST" }

  private mutating func complete(_ object: DocumentObject) {
    let given = RequestContent.Form.allCases.filter { object.has($0.rawValue) }
    if method.isEmpty { method = given.isEmpty ? "GET" : "POST" }
    if method == "GET", let form = given.first {
      object[form.rawValue]?.nameError(
        "a GET request has no \(form.title)", fix: "write \"method\": \"POST\", or use \"query\"")
    }
    if let text = object["body"]?.value.stringValue, text.contains("=") {
      object["body"]?.warning(
        "this is sent as one JSON text, for \"body\" is JSON and never a form",
        fix: "write {\"q\": \"{text}\"} as \"form\", or as \"body\" where the service wants JSON")
    }
    for (name, text) in object.node.reading.requestTexts where !text.isUsed {
      text.node.warning(
        "no template of this request uses {\(name)}", fix: "write {\(name)}, or remove it",
        at: .name)
    }
    Self.checkContentType(object, given.first)
    Self.checkText(object)
    Self.checkAuth(object)
  }

  /// Warns of words in a text that is a form, in which a `&` among them begins another field, or that
  /// the content type calls XML or JSON.
  private static func checkText(_ object: DocumentObject) {
    guard let node = object["text"], node.value["quote"] == nil,
      let text = node.value.stringValue ?? node.value["value"]?.stringValue,
      let template = try? Template(text), !template.variables.isEmpty,
      // What shows itself to be in another language is warned of where it is read.
      template.language(around: node.reading.unquotedTexts) == nil
    else { return }
    let type = contentType(object)?.node.value.stringValue?.lowercased() ?? ""
    let fields = text.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    let areFields = fields.allSatisfy { $0.count == 2 && Forms.isToken(String($0[0])) }
    if type.contains("xml") || type.contains("json") {
      node.warnUnlessQuoted(template, within: type.contains("xml") ? .xml : .json)
    } else if areFields, let field = fields.first(where: { $0[1].contains("{") }) {
      node.warning(
        "this looks like a form, in which a & among the words begins another field",
        fix: "write it as \"form\": {\"\(field[0])\": \"\(field[1])\"}, which encodes them")
    }
  }

  /// The header field that says what is sent.
  private static func contentType(
    _ object: DocumentObject
  ) -> (name: String, node: DocumentNode)? {
    (object["headers"]?.objectMembers ?? []).first { $0.name.lowercased() == "content-type" }
  }

  /// Notes a content type that says something else of what is sent.
  private static func checkContentType(_ object: DocumentObject, _ form: RequestContent.Form?) {
    guard let form, let expected = form.contentType else { return }
    guard let header = contentType(object),
      let given = header.node.value.stringValue?.lowercased()
    else { return }
    let isJSON = given.hasSuffix("json") || given.contains("json;")
    let isForm = given.hasPrefix("application/x-www-form-urlencoded")
    guard expected.hasSuffix("json") ? isForm : !isForm else { return }
    let meant = isForm ? "form" : isJSON ? "body" : "text"
    header.node.warning(
      "\"\(form.rawValue)\" is sent as \(expected)",
      fix: "write it as \"\(meant)\", or remove this header")
  }

  /// Notes what `auth` sends already.
  private static func checkAuth(_ object: DocumentObject) {
    let auth = object.node.reading.auth.map(\.scheme)
    let headers = Set(auth.compactMap(\.headerName))
    for (name, node) in object["headers"]?.objectMembers ?? [] {
      let key = name.lowercased()
      if headers.contains(key) {
        node.nameError("\"auth\" sets the header \"\(name)\"", fix: "remove it here")
      } else if key == "authorization", object.node.reading.request != .login,
        node.value.stringValue?.contains("{") != false
      {
        node.warnOfCredential()
      }
    }
    let names = auth.compactMap(\.queryName)
    for (name, node) in object["query"]?.objectMembers ?? [] where names.contains(name) {
      node.nameError("\"auth\" sets the parameter \"\(name)\"", fix: "remove it here")
    }
  }

  // MARK: Path

  /// All paths, the one that always has its values last.
  private var paths: [Template] {
    get { firstPaths + [path] }
    set {
      firstPaths = newValue.dropLast()
      path = newValue.last ?? .empty
    }
  }

  /// One path, or several.
  private static var paths: ValueCodec<[Template]> {
    let single = pathTemplate
    let list = ValueCodec<[Template]>.list(single, least: 2)
    return ValueCodec(.anyOf([single.schema, list.schema])) { node in
      guard let elements = node.value.arrayValue else { return single.read(node).map { [$0] } }
      node.reading.pathsToCome = elements.count
      defer { node.reading.pathsToCome = 0 }
      return list.read(node)
    } write: { paths in
      paths.count == 1 ? single.write(paths[0]) : list.write(paths)
    }
  }

  private static var charset: ValueCodec<Charset> {
    ValueCodec<String>.text.map { label, node in
      guard let charset = Charset(label: label), charset.extendsASCII else {
        node.error(
          "no charset of that name is known", fix: "write one such as \"windows-1251\"")
        return nil
      }
      return charset
    } write: {
      $0.name
    }
  }

  /// The path of a request.
  static var pathTemplate: ValueCodec<Template> {
    .template(.keywords(["type": "string", "pattern": "^(/[^?#]*)?$"])) { node in
      node.reading.pathsToCome -= 1
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

extension Reading {
  /// The variables of the request whose values come from a person and stand as they are; texts of
  /// the request's own that name a language are quoted already.
  fileprivate var unquotedTexts: Set<String> {
    let own = requestTexts.filter { $0.value.node.value["quote"] == nil }.map(\.key)
    return Set(own + ["text", "id"])
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
    let scope: TemplateScope =
      switch reading.request {
      case .search: .search(spot)
      case .detail: .detail(spot)
      case .login: .login(spot)
      }
    return reading.template(self, in: scope)
  }

  /// Warns of words that stand in another program's language without being quoted: what a person
  /// types, and the identifier of a recipe, which a person can type too.
  func warnUnlessQuoted(
    _ template: Template, _ names: Set<String>? = nil, within known: Quoting? = nil
  ) {
    let names = names ?? reading.unquotedTexts
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
