import RecipeModel

/// Where a list of texts comes from.
struct ListSource: Sendable, Hashable {
  /// Where the lines come from.
  enum Origin: Sendable, Hashable {
    /// Every string or number that a path selects; an array among them counts as its elements.
    case path(JSONPath)
    /// Every element that a path selects (an array among them counts as its elements), made into a
    /// line by a template whose variables are the names in `with`, or else the element's members.
    case each(JSONPath, template: Template, with: [String: JSONPath])
    /// Members whose names end in a number: with `["name": "strIngredient"]` and 1…20 the variable
    /// `name` is `strIngredient1` in the first line.
    case numbered(from: Int, through: Int, members: [String: String], template: Template)
    /// Arrays side by side: the n-th line is made from every array's n-th element.
    case parallel([String: JSONPath], template: Template)
  }

  /// Where the lines come from.
  var origin: Origin
  /// What parts each text into several; nil when a text is a line.
  var separator: String?
  /// The variable without which a line is left out.
  var required: String?
  /// Raw values that mean that there is none.
  var absent: [JSON] = []
  /// What parts the lines into groups and names them.
  var grouping = ListGrouping()
}

extension ListSource {
  /// The members that make a line of several values.
  static let lineMakers = ["each", "numbered", "parallel"]

  static let codec: ObjectCodec<ListSource> = ObjectCodec(
    "listObject", place: "a list field", "Where a list of texts comes from.",
    draft: ListSource(origin: .path(.root)), choices: [.exactlyOne(["path"] + lineMakers)],
    members { $0 } + ListGrouping.members
  ) { object, list in
    list.read(object)
  }

  /// A path, or an object.
  static var value: ValueCodec<ListSource> {
    let schema = ValueSchema.choice(
      "listSource", "Where a list comes from: a path, or an object."
    ) {
      [.path, .object(codec.shape)]
    }
    return ValueCodec(schema, read: read) { $0.json }
  }

  /// The list as a document.
  var json: JSON {
    let object = Self.codec.object(self)
    return object.members.count == 1 ? object.members[0].value : .object(object)
  }

  /// The members of an object that may hold a list.
  static func members<Owner>(
    of list: @escaping @Sendable (Owner) -> ListSource?
  ) -> [Member<Owner>] {
    [
      .deferred("path", .path, "The path of the texts.", example: "$.ingredients[*]") {
        if case .path(let path)? = list($0)?.origin { path } else { nil }
      },
      .deferred(
        "each", .path(as: .elements), "The path of the elements, each made into a line.",
        example: "$.ingredients[*]"
      ) {
        if case .each(let path, _, _)? = list($0)?.origin { path } else { nil }
      },
      .deferred(
        "numbered", .object(NumberedMembers.codec), "Members whose names end in a number.",
        example: ["from": 1, "to": 20, "members": ["name": "strIngredient"]]
      ) {
        list($0)?.numbered
      },
      .deferred(
        "parallel", paths, "Arrays side by side, by name.",
        example: ["name": "$.names[*]", "measure": "$.measures[*]"]
      ) {
        if case .parallel(let paths, _)? = list($0)?.origin { paths } else { nil }
      },
      .deferred(
        "template", template, "What a line is made of.", example: "{quantity} {unit} {name}",
        needs: lineMakers
      ) {
        list($0)?.line
      },
      .deferred(
        "with", paths, "Variables of the template, as paths within the element.",
        example: ["unit": "$.unit.name"], needs: ["each"]
      ) {
        if case .each(_, _, let with)? = list($0)?.origin, !with.isEmpty { with } else { nil }
      },
      .deferred(
        "require", .text, "The variable without which a line is left out.", example: "name",
        needs: lineMakers
      ) {
        list($0)?.required
      },
      .deferred(
        "split", .separator, "What parts a text into several.", example: ",", needs: ["path"],
        aliases: ["separator", "delimiter", "join"]
      ) {
        list($0)?.separator
      },
      .deferred(
        "absent", .absent, "Raw values that mean that there is none.", example: ["", -1]
      ) {
        list($0).flatMap { $0.absent.isEmpty ? nil : $0.absent }
      },
    ]
  }

  private var numbered: NumberedMembers? {
    guard case .numbered(let first, let last, let members, _) = origin else { return nil }
    return NumberedMembers(first: first, last: last, members: members)
  }

  private var line: Template? {
    switch origin {
    case .path: nil
    case .each(_, let template, _), .numbered(_, _, _, let template), .parallel(_, let template):
      template
    }
  }

  private static var paths: ValueCodec<[String: JSONPath]> {
    .dictionary(.path, NameRule(pattern: Forms.variable)) { $1.isVariable($0) }
  }

  private static var template: ValueCodec<Template> {
    .template { node in node.value.stringValue.flatMap(node.template) }
  }

  // MARK: Reading

  private static func read(_ node: DocumentNode) -> ListSource? {
    switch node.value {
    case .string(let text):
      if !text.hasPrefix("$"), !DocumentNode.isSelector(text), text.contains("{") {
        node.error(
          "a list is read from a path, not from a template",
          fix: "write {\"each\": \"$.ingredients[*]\", \"template\": \"{quantity} {name}\"}")
        return nil
      }
      return node.fieldPath().map { ListSource(origin: .path($0)) }
    case .object: return codec.read(node)
    case .null, .bool, .number, .array:
      node.wrongType(
        "a path, an object or a list of these", fix: "write something like \"$.ingredients[*]\"")
      return nil
    }
  }

  /// Reads the members of an object.
  mutating func read(_ object: DocumentObject) {
    let (_, isSound) = object.node.reading.isSound {
      separator = object.read("split", .separator)
      absent = object.read("absent", .absent) ?? []
      var names: [String]?
      if let origin = Self.origin(object, &names) { self.origin = origin }
      required = object["require"].flatMap { Self.require($0, names) }
      grouping.warnIfIdle(object)
      if names == nil, let required { object.warnIfHidden(required) }
    }
    guard isSound else { return }
    let members = object["numbered"].flatMap { numbered in
      numbered.value["members"].map { numbered.child("members", $0) }
    }
    for variables in [object["with"], object["parallel"], members] {
      object.warnOfUnused(variables)
    }
  }

  private static func origin(_ object: DocumentObject, _ names: inout [String]?) -> Origin? {
    if let node = object["path"] { return node.fieldPath().map { .path($0) } }
    if let each = object["each"] {
      let with = object.read("with", paths)
      names = object["with"].map { node in
        node.objectMembers.map(\.name).filter { with?[$0] != nil }
      }
      // An element of markup has no members, but a text.
      if each.reading.readsMarkup { names = (names ?? []) + ["text"] }
      guard let path = each.fieldPath(as: .elements), let template = line(object, names) else {
        return nil
      }
      return .each(path, template: template, with: with ?? [:])
    }
    if let node = object["numbered"] {
      if node.reading.readsMarkup {
        node.nameError(
          "elements of markup have no numbered members", fix: "select them with \"path\"")
      }
      let numbered = NumberedMembers.codec.read(node)
      guard node.value.isObject else { return nil }
      names = node.value["members"]?.objectValue?.members.map(\.name)
      guard let template = line(object, names), let numbered else { return nil }
      return .numbered(
        from: numbered.first, through: numbered.last, members: numbered.members,
        template: template)
    }
    guard let node = object["parallel"] else { return nil }
    let arrays = object.read("parallel", paths) ?? [:]
    names = node.objectMembers.map(\.name).filter { arrays[$0] != nil }
    return line(object, names).map { .parallel(arrays, template: $0) }
  }

  /// The template of a line.
  private static func line(_ object: DocumentObject, _ names: [String]?) -> Template? {
    guard let node = object["template"] else {
      let name = names?.first ?? "name"
      object.node.error(
        "lines that are made of elements need a \"template\"",
        fix: "add \"template\": \"{\(name)}\"")
      return nil
    }
    guard let template = node.reading.template(node, in: .line(names)) else { return nil }
    if template.variables.isEmpty {
      node.error("this is the same text in every line", fix: "write variables as {name}")
    }
    return template
  }

  private static func require(_ node: DocumentNode, _ names: [String]?) -> String? {
    guard let name = node.text() else { return nil }
    if let names, !names.contains(name) {
      let nearest = DefinitionWording.suggestion(for: name, among: names)
      node.error(
        "there is no variable {\(name)}",
        fix: "\(nearest)known here: \(names.joined(separator: ", "))")
    }
    return name
  }
}

extension DocumentObject {
  /// Warns of lines that do not show what they must have.
  fileprivate func warnIfHidden(_ required: String) {
    guard let node = self["require"],
      let template = self["template"]?.value.stringValue.flatMap({ try? Template($0) }),
      !template.variables.isEmpty, !template.variables.contains(required)
    else { return }
    let nearest = DefinitionWording.suggestion(for: required, among: template.variables)
    node.warning(
      "the lines do not show {\(required)}, and an element without it gives no line",
      fix: "\(nearest)shown: \(template.variables.joined(separator: ", "))")
  }
}

/// Members whose names end in a number.
struct NumberedMembers: Sendable {
  var first = 0
  var last = 0
  var members: [String: String] = [:]

  static let codec: ObjectCodec<NumberedMembers> = ObjectCodec(
    "numbered", place: "\"numbered\"", "Members whose names end in a number.",
    draft: NumberedMembers(),
    [
      .required("from", \.first, .integer(0...1_000), "The first number.", example: 1),
      .required("to", \.last, .integer(0...1_000), "The last number.", example: 20),
      .required(
        "members", \.members,
        .dictionary(beginning, NameRule(pattern: Forms.variable)) { $1.isVariable($0) },
        "Variable by variable, the members' names without their number.",
        example: ["name": "strIngredient", "measure": "strMeasure"]),
    ]
  ) { object, numbered in
    guard numbered.first > numbered.last, object.isComplete else { return }
    object["from"]?.error("the first number is greater than the last", fix: "exchange the two")
  }

  private static var beginning: ValueCodec<String> {
    .text.checked { text, node in
      if text.hasPrefix("$") || text.contains("{") {
        node.error(
          "this is the beginning of the members' names, to which the number is added",
          fix: "write a name such as \"strIngredient\"")
      }
      return text
    }
  }
}
