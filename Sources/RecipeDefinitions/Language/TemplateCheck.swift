import RecipeModel

/// Where a template stands, which decides its variables.
enum TemplateScope {
  /// The search request.
  case search(Spot)
  /// The detail request.
  case detail(Spot)
  /// The request of a log-in.
  case login(Spot)
  /// A field; the names of `with`, the field, whether items have keys.
  case field(with: [String], of: ListingField, hasKeys: Bool)
  /// A line of a list; nil when every member of the element is a variable.
  case line([String]?)
  /// An item of a list parameter.
  case item

  /// Whether the template stands in a request.
  var isRequest: Bool {
    switch self {
    case .search, .detail, .login: true
    case .field, .line, .item: false
    }
  }

  /// Where in a request.
  enum Spot {
    /// In the path.
    case path
    /// In a parameter, or within a longer text of the body.
    case value
    /// The whole of a text of the body, which may be a list.
    case whole
  }
}

extension Reading {
  /// Whether a setting has this name, which then is used.
  func isSetting(_ name: String) -> Bool {
    guard settings.contains(where: { $0.name == name }) else { return false }
    used.insert(name)
    return true
  }

  private typealias Problem = (message: String, fix: String)

  /// Reads a template and notes variables that are not known in its place.
  func template(_ node: DocumentNode, in scope: TemplateScope) -> Template? {
    guard let text = node.anyText(), let template = node.template(text) else { return nil }
    check(template, of: text, at: node, in: scope)
    return template
  }

  /// Notes variables that are not known in a template's place.
  func check(_ template: Template, of text: String, at node: DocumentNode, in scope: TemplateScope)
  {
    var offset = 0
    for part in template.parts {
      switch part {
      case .literal(let literal):
        offset += literal.utf8.count
        if literal.hasSuffix("$"), offset < text.utf8.count, scope.isRequest {
          node.warning(
            "the $ is sent as it stands, for a variable is written without it",
            fix: "remove the $", at: .byte(offset - 1, of: text))
        }
      case .variable(let name):
        if let problem = problem(with: name, at: node, in: scope) {
          node.error(at: offset, of: text, problem.message, fix: problem.fix)
        }
        offset += name.utf8.count + 2
      }
    }
  }

  private func problem(
    with name: String, at node: DocumentNode, in scope: TemplateScope
  ) -> Problem? {
    switch scope {
    case .search(let spot): requestProblem(with: name, at: node, spot, isDetail: false)
    case .detail(let spot): requestProblem(with: name, at: node, spot, isDetail: true)
    case .login(let spot): loginProblem(with: name, spot)
    case .field(let with, let field, let hasKeys):
      fieldProblem(with: name, names: with, of: field, hasKeys: hasKeys)
    case .line(let names):
      names.flatMap { $0.contains(name) ? nil : unknown(name, among: $0) }
    case .item: name == "item" ? nil : itemProblem(with: name)
    }
  }

  /// What is wrong with a variable of a log-in, which alone may hold secrets.
  private func loginProblem(with name: String, _ spot: TemplateScope.Spot) -> Problem? {
    if use(text: name) || settings.contains(where: { $0.name == name }) {
      used.insert(name)
      return nil
    }
    if secretNodes[name] != nil {
      used.insert(name)
      return spot == .path
        ? (
          "a secret in an address is kept by every log on the way",
          "send it in the \"form\", the \"body\" or a header"
        ) : nil
    }
    if VariableNames.request.contains(where: { $0.name == name })
      || VariableNames.lists.contains(name) || VariableNames.detail.contains(name)
    {
      return ("{\(name)} is a variable of another request", Request.login.possessions)
    }
    return unknown(name, among: secrets.map(\.name) + settings.map(\.name))
  }

  /// Notes the use of a text of the request; false when there is none of this name.
  private func use(text name: String) -> Bool {
    guard requestTexts[name] != nil else { return false }
    requestTexts[name]?.isUsed = true
    return true
  }

  private func requestProblem(
    with name: String, at node: DocumentNode, _ spot: TemplateScope.Spot, isDetail: Bool
  ) -> Problem? {
    if use(text: name) { return nil }
    if let setting = settings.first(where: { $0.name == name }) {
      used.insert(name)
      guard spot == .path, pathsToCome <= 0, setting.standard == nil, !setting.isRequired
      else { return nil }
      return (
        "a path needs a value for {\(name)}, which an entry may leave out",
        "give the setting a \"default\", or \"required\": true"
      )
    }
    if pathKeys.contains(name) {
      note(name, at: node, isDetail)
      return spot == .path
        ? nil : ("{\(name)} is a key of the path", "add an auth entry with \"in\": \"query\"")
    }
    if Self.isOfSearch(name) || isDetail && VariableNames.detail.contains(name) {
      return variableProblem(with: name, at: node, spot, isDetail: isDetail)
    }
    if let problem = misplaced(name) {
      // A variable of another name uses what it means: that is one mistake, not two.
      if !isDetail, let meant = Self.meant[name] { note(meant, at: node, isDetail) }
      return problem
    }
    let own =
      isDetail ? VariableNames.detail : VariableNames.request.map(\.name) + VariableNames.lists
    let known =
      own + requestTexts.keys.sorted() + settings.map(\.name) + (spot == .path ? pathKeys : [])
    if !log.isFull, let nearest = NearestName.of(name, among: known) {
      // A misspelt text of the request uses what it means.
      if !use(text: nearest) { note(nearest, at: node, isDetail) }
    }
    return unknown(name, among: known)
  }

  /// Whether a name is that of a variable or a list of a search.
  private static func isOfSearch(_ name: String) -> Bool {
    VariableNames.request.contains { $0.name == name } || VariableNames.lists.contains(name)
  }

  /// What is wrong with a variable that searches have, or one of a detail request.
  private func variableProblem(
    with name: String, at node: DocumentNode, _ spot: TemplateScope.Spot, isDetail: Bool
  ) -> Problem? {
    guard !isDetail || VariableNames.detail.contains(name) else {
      return ("{\(name)} is a variable of the search request", Request.detail.possessions)
    }
    note(name, at: node, isDetail)
    if spot != .whole, ListValue.Source(rawValue: name) != nil {
      return (
        "{\(name)} is a list, and a text cannot hold it",
        spot == .path
          ? "write \"with\": {\"slug\": {\"list\": \"\(name)\", \"join\": \"-\"}}, and {slug} here"
          : "write {\"list\": \"\(name)\", \"join\": \",\"} in place of the text"
      )
    }
    guard spot == .path, name == "cursor" || QueryVariable.rare.contains(name) else { return nil }
    return (
      "a path needs a value for {\(name)}, which \(name == "cursor" ? "the first page" : "most")"
        + " \(name == "cursor" ? "has not" : "queries have not")",
      "send it in the query, where it is left out"
    )
  }

  private func note(_ name: String, at node: DocumentNode, _ isDetail: Bool) {
    if isDetail {
      if detail[name] == nil { detail[name] = node }
    } else if search[name] == nil {
      search[name] = node
    }
  }

  /// Names that people look for in a request.
  private func misplaced(_ name: String) -> Problem? {
    if secretNodes[name] != nil { return secretProblem(name) }
    if let meant = Self.meant[name] {
      let what = VariableNames.request.first { $0.name == meant }?.summary ?? meant
      return ("\(what) \(meant == "text" ? "are" : "is") called {\(meant)}", "write {\(meant)}")
    }
    return switch name {
    case "id", "ids":
      ("{\(name)} is a variable of the detail request", "use {text} for the words")
    case "baseURL", "base":
      ("a request goes to the base address by itself", "write the path behind it")
    default: nil
    }
  }

  /// The variables that other names mean.
  private static let meant = [
    "query": "text", "q": "text", "search": "text", "term": "text", "keyword": "text",
    "keywords": "text", "pageSize": "limit", "size": "limit", "perPage": "limit",
    "per_page": "limit", "count": "limit", "pageNumber": "page", "page_number": "page",
    "skip": "offset", "start": "offset", "from": "offset", "after": "cursor", "next": "cursor",
    "search_after": "cursor", "maxTime": "maxMinutes",
  ]

  private func secretProblem(_ name: String) -> Problem {
    used.insert(name)
    return (
      "\"\(name)\" is a secret, and secrets travel only through \"auth\"",
      "remove it here and add it to \"auth\""
    )
  }

  private func fieldProblem(
    with name: String, names: [String], of field: ListingField, hasKeys: Bool
  ) -> Problem? {
    if names.contains(name) { return nil }
    if settings.contains(where: { $0.name == name }) {
      used.insert(name)
      return nil
    }
    // An item's key is meant here even where a secret has the same name.
    if name == "key", hasKeys { return nil }
    if secretNodes[name] != nil { return secretProblem(name) }
    switch name {
    case "baseURL": return nil
    case "key":
      return (
        "{key} has a value only in a map",
        "write \"form\": \"map\" in \"response\", or use \"with\""
      )
    case "id", "title":
      if field.rawValue != name { return nil }
      return ("the field \"\(name)\" cannot be made of itself", "take its parts from \"with\"")
    default: break
    }
    if ListingField(rawValue: name) != nil {
      return (
        "{\(name)} is no variable here: of the fields only id and title are",
        "add \"with\": {\"\(name)\": \"$.\(name)\"}"
      )
    }
    let known = names + settings.map(\.name) + VariableNames.field
    if !log.isFull, let nearest = NearestName.of(name, among: known) {
      used.insert(nearest)
      return ("unknown variable {\(name)}", "did you mean {\(nearest)}?")
    }
    return ("unknown variable {\(name)}", "add \"with\": {\"\(name)\": \"$.\(name)\"}")
  }

  private func itemProblem(with name: String) -> Problem? {
    if settings.contains(where: { $0.name == name }) {
      used.insert(name)
      return nil
    }
    return secretNodes[name] != nil
      ? secretProblem(name) : unknown(name, among: ["item"] + settings.map(\.name))
  }

  private func unknown(_ name: String, among known: [String]) -> Problem {
    guard !log.isFull, let nearest = NearestName.of(name, among: known) else {
      return ("unknown variable {\(name)}", "known here: \(known.joined(separator: ", "))")
    }
    // A misspelt variable uses what it means: that is one mistake, not two.
    used.insert(nearest)
    return (
      "unknown variable {\(name)}",
      "did you mean {\(nearest)}? known here: \(known.joined(separator: ", "))"
    )
  }
}
