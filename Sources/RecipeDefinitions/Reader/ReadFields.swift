import RecipeModel

/// Reads what a listing or a recipe is made of.
struct FieldsReader {
  /// What the parts have told so far.
  let reading: Reading
  /// Whether the fields are those of a recipe in full.
  let isDetail: Bool
  /// Whether items have keys.
  let hasKeys: Bool
  /// The path of the list, to find field paths that repeat it.
  let list: JSONPath?
  /// Whether an item is an array by position.
  var isColumns = false

  /// Reads the rules.
  func read(_ object: ObjectNode) -> FieldRules {
    var rules = FieldRules()
    for field in FieldName.allCases {
      guard let node = object[field.rawValue] else { continue }
      switch field.kind {
      case .text: rules.texts[field] = sources(node) { text($0, field) }
      case .list: rules.lists[field] = sources(node) { list($0) }
      case .time: rules.times[field] = sources(node) { time($0) }
      case .rating: rules.rating = sources(node) { rating($0) }
      case .diets: rules.diets = sources(node) { diet($0) }
      }
    }
    checkCycle(rules, object)
    return rules
  }

  /// Reads a source, or a list of them.
  private func sources<Source>(_ node: Node, _ read: (Node) -> Source?) -> [Source] {
    guard node.value.arrayValue != nil else { return read(node).map { [$0] } ?? [] }
    return (node.elements(least: 1) ?? []).compactMap { element in
      guard element.value.arrayValue == nil else {
        element.wrongType("one source", fix: "write the sources in one list")
        return nil
      }
      return read(element)
    }
  }

  private func checkCycle(_ rules: FieldRules, _ object: ObjectNode) {
    func uses(_ field: FieldName, _ name: String) -> Bool {
      (rules.texts[field] ?? []).contains {
        if case .template(let template, let with) = $0.origin {
          with[name] == nil && template.variables.contains(name)
        } else {
          false
        }
      }
    }
    if uses(.id, "title"), uses(.title, "id") {
      object["title"]?.error(
        "id and title are made of each other", fix: "take one of the two from the item")
    }
  }

  // MARK: Paths

  /// The path of a field, which begins at the item.
  func path(_ node: Node) -> JSONPath? {
    guard let path = node.path() else { return nil }
    if isColumns, path.text.hasPrefix("$."), !path.text.hasPrefix("$..") {
      node.error(
        "an item of columns is an array by position, which has no names",
        fix: "write the column's position, such as \"$[1]\"")
      return path
    }
    guard let list, list.text != "$", path.text.hasPrefix(list.text) else { return path }
    let rest = path.text.dropFirst(list.text.count)
    // Items named as the list is are common only for such words as “data”.
    let isBelow =
      rest.hasPrefix(".") && (list.text.hasSuffix("]") || list.text.hasSuffix("recipes"))
    guard rest.hasPrefix("[") || isBelow else { return path }
    let tail = rest.hasPrefix("[") ? rest.drop { $0 != "]" }.dropFirst() : rest
    let own = list.text.hasSuffix("]") ? rest : tail
    node.warning(
      "this path repeats the path of the list, but a field's path begins at the item",
      fix: "write \"$\(own)\"")
    return path
  }

  // MARK: Texts

  /// Reads a text source.
  func text(_ node: Node, _ field: FieldName) -> TextSource? {
    switch node.value {
    case .string(let text):
      if text.hasPrefix("${") {
        node.error("a variable is written without $", fix: "remove the $")
        return nil
      }
      if text.hasPrefix("$") { return path(node).map { TextSource(.path($0)) } }
      return template(node, field, with: [:]).map { TextSource(.template($0, with: [:])) }
    case .object:
      return node.object(.textSource).flatMap { text($0, field) }
    case .null, .bool, .number, .array:
      node.wrongType(
        "a path, a template, an object or a list of these",
        fix: "write something like \"$.\(field.rawValue)\"")
      return nil
    }
  }

  private func text(_ object: ObjectNode, _ field: FieldName) -> TextSource? {
    var with: [String: TextSource] = [:]
    for (name, node) in object["with"]?.members() ?? [] where isVariable(name, node) {
      with[name] = sourceWithin(node, field)
    }
    let errors = reading.log.errorCount
    var origin: TextSource.Origin?
    if let node = object["path"] { origin = path(node).map { .path($0) } }
    if let node = object["answer"], origin == nil { origin = node.path().map { .answer($0) } }
    if let node = object["template"], origin == nil {
      let names = object["with"]?.objectMembers.map(\.name) ?? []
      origin = template(node, field, with: with, names: names).map { .template($0, with: with) }
      if reading.log.errorCount == errors { tellUnused(object["with"], in: object) }
    }
    let absent = object.absent()
    let removePrefix = object.anyText("removePrefix")
    let removeSuffix = object.anyText("removeSuffix")
    let before = object.separator("before")
    let after = object.separator("after")
    let spaces = object.anyText("spaces")
    let https = object.flag("https") ?? false
    return origin.map {
      TextSource(
        $0, absent: absent, removePrefix: removePrefix, removeSuffix: removeSuffix,
        before: before, after: after, spaces: spaces, upgradesToHTTPS: https)
    }
  }

  private func sourceWithin(_ node: Node, _ field: FieldName) -> TextSource? {
    guard node.value.arrayValue == nil else {
      node.wrongType("one source", fix: "write a list of sources for the whole field instead")
      return nil
    }
    return text(node, field)
  }

  private func template(
    _ node: Node, _ field: FieldName, with: [String: TextSource], names: [String] = []
  ) -> Template? {
    let scope = TemplateScope.field(with: names, of: field, hasKeys: hasKeys)
    guard let template = reading.template(node, in: scope) else { return nil }
    if template.variables.isEmpty, names.isEmpty { tellConstant(node, field) }
    return template
  }

  /// Notes a text that was probably meant as a path.
  private func tellConstant(_ node: Node, _ field: FieldName) {
    guard let text = node.value.stringValue else { return }
    let path = Node.intendedPath(text) ?? "$.\(text.prefix(60))"
    let fix = "a path begins with $: write \"\(path)\""
    if [.id, .title, .url].contains(field) {
      node.error("this is the same text for every recipe", fix: fix)
    } else if text.hasPrefix("@")
      || text.utf8.allSatisfy({ 97...122 ~= $0 | 0x20 || $0 == UInt8(ascii: "_") || $0 == 46 }),
      text.utf8.first.map({ 97...122 ~= $0 || $0 == UInt8(ascii: "@") }) == true
    {
      node.warning("this is the same text for every recipe", fix: fix)
    }
  }

  /// Whether a name can be that of a variable.
  func isVariable(_ name: String, _ node: Node) -> Bool {
    guard Forms.isVariable(name) else {
      node.nameError(
        "a variable's name holds only letters, digits, _ and -, and begins with a letter or _",
        fix: "choose a name such as \"slug\"")
      return false
    }
    return true
  }

  /// Notes variables that are given and not used.
  func tellUnused(_ variables: Node?, in object: ObjectNode) {
    guard let text = object["template"]?.value.stringValue,
      let template = try? Template(text)
    else { return }
    let used = template.variables + [object["require"]?.value.stringValue ?? ""]
    for (name, node) in variables?.objectMembers ?? [] where !used.contains(name) {
      node.log.note(
        .warning, node.trail, .name, "the variable {\(name)} is never used",
        fix: "write {\(name)} in the template, or remove it")
    }
  }
}
