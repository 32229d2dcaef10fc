import RecipeModel

extension FieldsReader {
  // MARK: Lists

  /// Reads a list source.
  func list(_ node: Node) -> ListSource? {
    switch node.value {
    case .string(let text):
      if !text.hasPrefix("$"), text.contains("{") {
        node.error(
          "a list is read from a path, not from a template",
          fix: "write {\"each\": \"$.ingredients[*]\", \"template\": \"{quantity} {name}\"}")
        return nil
      }
      return path(node).map { ListSource(.path($0)) }
    case .object: return node.object(.listSource).flatMap(list)
    case .null, .bool, .number, .array:
      node.wrongType(
        "a path, an object or a list of these", fix: "write something like \"$.ingredients[*]\"")
      return nil
    }
  }

  private func list(_ object: ObjectNode) -> ListSource? {
    let errors = reading.log.errorCount
    let separator = object.separator("split")
    let absent = object.absent()
    var names: [String]?
    var origin: ListSource.Origin?
    if let node = object["path"] {
      origin = path(node).map { .path($0) }
    } else if object.has("each") {
      let with = object["with"].map(paths)
      names = with.map { $0.map(\.name) }
      if let path = object["each"].flatMap(path), let template = line(object, names) {
        origin = .each(path, template: template, with: dictionary(with ?? []))
      }
    } else if let node = object["numbered"] {
      origin = numbered(node, object, &names)
    } else if let node = object["parallel"] {
      let arrays = paths(node)
      names = arrays.map(\.name)
      if let template = line(object, names) {
        origin = .parallel(dictionary(arrays), template: template)
      }
    }
    let required = object["require"].flatMap { require($0, names) }
    if names == nil, let required, let node = object["require"],
      let template = object["template"]?.value.stringValue.flatMap({ try? Template($0) }),
      !template.variables.isEmpty, !template.variables.contains(required)
    {
      let nearest = Node.suggestion(for: required, among: template.variables)
      node.warning(
        "the lines do not show {\(required)}, and an element without it gives no line",
        fix: "\(nearest)shown: \(template.variables.joined(separator: ", "))")
    }
    if reading.log.errorCount == errors {
      let members = object["numbered"]?.value.objectValue.flatMap { numbered in
        numbered["members"].flatMap { object["numbered"]?.child("members", $0) }
      }
      for variables in [object["with"], object["parallel"], members] {
        tellUnused(variables, in: object)
      }
    }
    return origin.map {
      ListSource($0, separator: separator, required: required, absent: absent)
    }
  }

  /// The template of a line.
  private func line(_ object: ObjectNode, _ names: [String]?) -> Template? {
    guard let node = object["template"] else {
      let name = names?.first ?? "name"
      object.node.error(
        "lines that are made of elements need a \"template\"",
        fix: "add \"template\": \"{\(name)}\"")
      return nil
    }
    guard let template = reading.template(node, in: .line(names)) else { return nil }
    if template.variables.isEmpty {
      node.error("this is the same text in every line", fix: "write variables as {name}")
    }
    return template
  }

  private func numbered(
    _ node: Node, _ object: ObjectNode, _ names: inout [String]?
  ) -> ListSource.Origin? {
    guard let numbered = node.object(.numbered) else { return nil }
    var members: [String: String] = [:]
    for (name, node) in numbered["members"]?.members() ?? [] where isVariable(name, node) {
      members[name] = node.text()
      if let text = members[name], text.hasPrefix("$") || text.contains("{") {
        node.error(
          "this is the beginning of the members' names, to which the number is added",
          fix: "write a name such as \"strIngredient\"")
      }
    }
    names = numbered["members"]?.objectMembers.map(\.name)
    let first = numbered.integer("from")
    let last = numbered.integer("to")
    if let first, let last, first > last {
      numbered["from"]?.error("the first number is greater than the last", fix: "exchange the two")
    }
    guard let template = line(object, names), let first, let last else { return nil }
    return .numbered(from: first, through: last, members: members, template: template)
  }

  private func require(_ node: Node, _ names: [String]?) -> String? {
    guard let name = node.text() else { return nil }
    if let names, !names.contains(name) {
      let nearest = Node.suggestion(for: name, among: names)
      node.error(
        "there is no variable {\(name)}",
        fix: "\(nearest)known here: \(names.joined(separator: ", "))")
    }
    return name
  }

  /// Paths within an element, by name.
  private func paths(_ node: Node) -> [(name: String, path: JSONPath)] {
    (node.members() ?? []).compactMap { name, node in
      guard isVariable(name, node), let path = node.path() else { return nil }
      return (name, path)
    }
  }

  private func dictionary(_ pairs: [(name: String, path: JSONPath)]) -> [String: JSONPath] {
    Dictionary(pairs.map { ($0.name, $0.path) }) { $1 }
  }

  // MARK: Times and ratings

  /// Reads a time source.
  func time(_ node: Node) -> TimeSource? {
    switch node.value {
    case .string: return path(node).map { TimeSource([$0]) }
    case .object:
      guard let object = node.object(.timeSource) else { return nil }
      let unit: TimeSource.Unit = object.word("unit") ?? .auto
      let absent = object.absent()
      if let sum = object.elements("sum") {
        return TimeSource(sum.compactMap(path), unit: unit, absent: absent)
      }
      return object["path"].flatMap(path).map { TimeSource([$0], unit: unit, absent: absent) }
    case .null, .bool, .number, .array:
      node.wrongType(
        "a path, an object or a list of these", fix: "write something like \"$.minutes\"")
      return nil
    }
  }

  /// Reads a rating source.
  func rating(_ node: Node) -> RatingSource? {
    if let text = node.value.stringValue {
      let path = text.hasPrefix("$") ? String(text.prefix(80)) : "$.rating"
      node.error(
        "a rating needs its greatest value too",
        fix: "write {\"path\": \(JSON.string(path).text()), \"scale\": 5}")
      return nil
    }
    guard let object = node.object(.ratingSource) else { return nil }
    let path = object["path"].flatMap(path)
    let scale = object.number("scale")
    let absent = object.absent()
    guard let path, let scale else { return nil }
    return RatingSource(path, scale: scale, absent: absent)
  }

  // MARK: Diets

  /// Reads a diet source.
  func diet(_ node: Node) -> DietSource? {
    guard node.value.isObject else { return list(node).map { .names($0) } }
    guard let object = node.object(.dietSource) else { return nil }
    guard let flags = object["flags"] else { return list(object).map { .names($0) } }
    var paths: [Diet: JSONPath] = [:]
    for (name, node) in flags.members() ?? [] {
      guard let diet = Diet(parsing: name) else {
        node.nameError("not the name of a diet", fix: "write a name such as \"vegan\"")
        continue
      }
      if !Diet.known.values.contains(diet) {
        let known = Diet.known.keys.sorted()
        let nearest = Node.suggestion(for: name, among: known)
        node.log.note(
          .warning, node.trail, .name, "\"\(name.prefix(40))\" is no diet that a query asks for",
          fix: "\(nearest)known: \(known.joined(separator: ", "))")
      }
      if paths[diet] != nil {
        node.nameError("this diet has a flag already", fix: "remove one of the two")
      }
      if let path = self.path(node) { paths[diet] = path }
    }
    return .flags(paths)
  }
}
