import RecipeModel

/// Reads a request.
struct RequestReader {
  /// What the parts have told so far.
  let reading: Reading
  /// Which request it is.
  let part: Part

  /// Which request it is.
  enum Part {
    /// The search request.
    case search
    /// The request for one recipe.
    case detail
  }

  /// Reads the rules.
  func read(_ node: Node, auth: [AuthReader.Entry]) -> RequestRules? {
    guard let object = node.object(.request) else { return nil }
    let path = object["path"].flatMap(path)
    let query = parameters(object["query"], isHeader: false)
    let headers = parameters(object["headers"], isHeader: true)
    let body = object["body"].flatMap(body)
    if let text = object["body"]?.value.stringValue, text.contains("=") {
      object["body"]?.warning(
        "this is sent as one JSON text, for a body is JSON and never a form",
        fix: "write an object such as {\"q\": \"{text}\"}, or use \"query\"")
    }
    let method = object["method"]?.word(of: Words.methods) ?? (object.has("body") ? "POST" : "GET")
    if method == "GET", let body = object["body"] {
      body.nameError(
        "a GET request has no body", fix: "write \"method\": \"POST\", or use \"query\"")
    }
    checkAuth(object, auth)
    guard let path else { return nil }
    return RequestRules(method: method, path: path, query: query, headers: headers, body: body)
  }

  private func scope(_ spot: TemplateScope.Spot) -> TemplateScope {
    part == .search ? .search(spot) : .detail(spot)
  }

  // MARK: Path

  private func path(_ node: Node) -> Template? {
    guard let text = node.anyText("a path in quotes") else { return nil }
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
    return reading.template(node, in: scope(.path))
  }

  // MARK: Parameters

  private func parameters(_ node: Node?, isHeader: Bool) -> [Parameter] {
    (node?.members() ?? []).compactMap { name, node in
      if isHeader {
        guard Forms.isToken(name) else {
          node.nameError(
            "not the name of a header field", fix: "use letters, digits and hyphens")
          return nil
        }
        HeaderRules.check(name, node, isAuth: false)
      } else if name.isEmpty {
        node.nameError("a parameter has no name", fix: "give it one, or remove it")
        return nil
      }
      guard let value = parameter(node) else { return nil }
      tellCredential(name, node)
      if isHeader, case .text(let text) = value,
        text.template.description.unicodeScalars.contains(where: \.isUnsafeToPrint)
      {
        node.error("a header holds no control character", fix: "remove it")
      }
      return Parameter(name, value)
    }
  }

  /// Warns of a key that stands in the file itself.
  private func tellCredential(_ name: String, _ node: Node) {
    guard let text = node.value.stringValue, !text.contains("{") else { return }
    switch Secrecy(name, text) {
    case .named, .lookalike: break
    case .unknown, .harmless: return
    }
    node.log.note(
      .warning, node.trail, .name, "credentials belong in \"auth\", which keeps them secret",
      fix: "declare a secret and add it to \"auth\"")
  }

  private func parameter(_ node: Node) -> ParameterValue? {
    switch node.value {
    case .string:
      guard let template = reading.template(node, in: scope(.value)) else { return nil }
      tellUnquoted(template, ["text"], at: node)
      return .text(TextValue(template))
    case .number, .bool: return Template(constant: node.value.text()).map { .text(TextValue($0)) }
    case .object(let object):
      let listMembers = ["list", "join", "repeat", "item", "excludePrefix"]
      return object["value"] == nil && listMembers.contains { object[$0] != nil }
        ? node.object(.listParameter).flatMap(list).map { .list($0) }
        : node.object(.textParameter).flatMap(text).map { .text($0) }
    case .null, .array:
      node.wrongType(
        "a text, a number, true, false or an object",
        fix: "write \"{text}\", or {\"list\": \"include\", \"join\": \",\"}")
      return nil
    }
  }

  private func text(_ object: ObjectNode) -> TextValue? {
    let spaces = object.anyText("spaces")
    let standard = object["default"].flatMap(constant)
    let quoting: Quoting? = object.word("quote")
    guard let node = object["value"] else { return nil }
    let template: Template?
    switch node.value {
    case .number, .bool: template = Template(constant: node.value.text())
    default: template = reading.template(node, in: scope(.value))
    }
    for name in ["default", "quote"] where template?.variables.isEmpty == true {
      object[name]?.nameError(
        "\"\(name)\" means nothing for a value without variables", fix: "remove it")
    }
    if let template, !object.has("quote") { tellUnquoted(template, ["text"], at: node) }
    return template.map {
      TextValue($0, spaces: spaces, standard: standard, quoting: quoting)
    }
  }

  private func constant(_ node: Node) -> String? {
    switch node.value {
    case .string(let text): return text
    case .number, .bool: return node.value.text()
    case .null, .array, .object:
      node.wrongType("a text, a number, true or false")
      return nil
    }
  }

  private func list(_ object: ObjectNode) -> ListValue? {
    let source: ListValue.Source? = object.word("list")
    let item = object["item"].flatMap { node -> Template? in
      let errors = node.log.errorCount
      let template = reading.template(node, in: .item)
      if let template, !template.variables.contains("item"), node.log.errorCount == errors {
        node.error("the template has no {item}", fix: "write {item} where the item stands")
      }
      return template
    }
    if object.flag("repeat") == false {
      object["repeat"]?.error("only true means something here", fix: "write true, or use \"join\"")
    }
    let prefix = object.text("excludePrefix")
    if let prefix, prefix.isEmpty == false, let source, source != .include {
      object["excludePrefix"]?.nameError(
        "only an \"include\" list can append the excluded ingredients",
        fix: "write \"list\": \"include\", or remove \"excludePrefix\"")
    }
    let separator = object.anyText("join")
    let spaces = object.anyText("spaces")
    let quoting: Quoting? = object.word("quote")
    if let item, let node = object["item"], source != .diets, !object.has("quote") {
      tellUnquoted(item, ["item"], at: node)
    }
    guard let source else { return nil }
    if part == .detail {
      object["list"]?.error(
        "lists are variables of the search request", fix: "a detail request has {id} and settings")
      return nil
    }
    if reading.search[source.rawValue] == nil { reading.search[source.rawValue] = object.node }
    if prefix != nil { reading.appendsExclusions = true }
    return ListValue(
      source, item: item ?? .item, separator: separator, exclusionPrefix: prefix, spaces: spaces,
      quoting: quoting)
  }

  /// Warns of words that stand in another program's language without being quoted.
  private func tellUnquoted(
    _ template: Template, _ names: Set<String>, within known: Quoting? = nil, at node: Node
  ) {
    guard !names.isDisjoint(with: template.variables),
      let language = known ?? template.language(around: names)
    else { return }
    let text = JSON.string(String(template.description.prefix(120))).text()
    node.warning(
      "words that a person types stand here in what looks like \(language.title); a mark in them"
        + " could change what it says",
      fix: names.contains("item")
        ? "add \"quote\": \"\(language.rawValue)\" beside \"item\""
        : "write {\"value\": \(text), \"quote\": \"\(language.rawValue)\"}, or \"plain\" if it is none"
    )
  }

  // MARK: Body

  private func body(_ node: Node) -> BodyValue? {
    switch node.value {
    case .null, .bool, .number: return .constant(node.value)
    case .array(let elements):
      return .array(
        elements.enumerated().compactMap { index, element in
          body(Node(value: element, trail: node.trail.element(index), log: node.log))
        })
    case .object(let object):
      if let list = object["list"]?.stringValue, VariableNames.lists.contains(list),
        object["join"] != nil || object["repeat"] != nil
      {
        node.warning(
          "a list parameter has no meaning in a body, where it is sent as it stands",
          fix: "write \"{\(list)}\", which becomes the list")
      }
      if let quoted = quoted(node, object) { return quoted }
      tellQueryString(node, object)
      return .object(
        object.members.compactMap { member in
          body(node.child(member.name, member.value)).map { BodyMember(member.name, $0) }
        })
    case .string(let text):
      guard let template = node.template(text) else { return nil }
      let spot: TemplateScope.Spot = template.onlyVariable == nil ? .value : .whole
      reading.check(template, of: text, at: node, in: scope(spot))
      tellUnquoted(template, ["text"], at: node)
      return template.variables.isEmpty ? .constant(node.value) : .text(template)
    }
  }

  /// A quoted text: an object of a template and its language, and nothing else.
  private func quoted(_ node: Node, _ object: JSONObject) -> BodyValue? {
    guard object.members.count == 2, object["quote"]?.stringValue != nil,
      object["value"]?.stringValue?.contains("{") == true
    else { return nil }
    return node.object(.textParameter).flatMap(text).map {
      .text($0.template, quoting: $0.quoting)
    }
  }

  /// Warns of words in Elasticsearch's `query_string`, which reads Lucene's language.
  private func tellQueryString(_ node: Node, _ object: JSONObject) {
    guard let inner = object["query_string"], let query = inner["query"],
      let template = query.stringValue.flatMap({ try? Template($0) })
    else { return }
    tellUnquoted(
      template, ["text"], within: .lucene,
      at: node.child("query_string", inner).child("query", query))
  }

  // MARK: Auth

  private func checkAuth(_ object: ObjectNode, _ auth: [AuthReader.Entry]) {
    let reader = AuthReader(reading: reading)
    let headers = Set(auth.compactMap { reader.headerName($0.scheme) })
    for (name, node) in object["headers"]?.objectMembers ?? [] {
      let key = name.lowercased()
      if headers.contains(key) {
        node.nameError("\"auth\" sets the header \"\(name)\"", fix: "remove it here")
      } else if key == "authorization", node.value.stringValue?.contains("{") != false {
        node.log.note(
          .warning, node.trail, .name, "credentials belong in \"auth\", which keeps them secret",
          fix: "declare a secret and add it to \"auth\"")
      }
    }
    let names = auth.compactMap { entry -> String? in
      if case .query(let name, _) = entry.scheme { name } else { nil }
    }
    for (name, node) in object["query"]?.objectMembers ?? [] where names.contains(name) {
      node.nameError("\"auth\" sets the parameter \"\(name)\"", fix: "remove it here")
    }
  }
}

extension Node {
  /// The members when the value is an object; nothing is noted otherwise.
  var objectMembers: [(name: String, node: Node)] {
    (value.objectValue?.members ?? []).map { ($0.name, child($0.name, $0.value)) }
  }
}

extension Template {
  /// The template that is an item as it is.
  static let item = Template(parts: [.variable("item")])

  /// A template without variables; nil when the text holds a brace.
  init?(constant text: String) {
    guard !text.contains("{"), !text.contains("}") else { return nil }
    self.init(parts: text.isEmpty ? [] : [.literal(text)])
  }
}
