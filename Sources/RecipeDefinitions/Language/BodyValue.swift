import RecipeModel

/// A value of a JSON body.
///
/// A string that is one variable alone, such as `"{limit}"`, becomes that variable's own type:
/// `limit`, `page`, `offset`, `to`, `last` and `maxMinutes` are numbers, `words`, `include`,
/// `exclude` and `diets` are arrays, `cursor` is whatever the answer gave. An object of `literal`
/// alone is what stands in it, braces and all.
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
  func collect(into uses: inout Set<String>) {
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
  static var codec: ValueCodec<BodyValue> {
    ValueCodec(.keywords([:]), read: read) { $0.json }
  }

  private var json: JSON {
    switch self {
    case .constant(let value): Self.needsLiteral(value) ? ["literal": value] : value
    case .text(let template, nil): .string(template.description)
    case .text(let template, let quoting?):
      ["value": .string(template.description), "quote": .string(quoting.rawValue)]
    case .array(let elements): .array(elements.map(\.json))
    case .object(let members): .object(JSONObject(members.map { ($0.name, $0.value.json) }))
    }
  }

  /// Whether a constant would be read as something else if it stood by itself.
  private static func needsLiteral(_ value: JSON) -> Bool {
    switch value {
    case .null, .bool, .number: false
    case .array, .object: true
    case .string(let text): text.contains("{") || text.contains("}")
    }
  }

  private static func read(_ node: DocumentNode) -> BodyValue? {
    switch node.value {
    case .null, .bool, .number: return .constant(node.value)
    case .array(let elements):
      return .array(elements.enumerated().compactMap { read(node.element($1, at: $0)) })
    case .object(let object):
      if object.members.count == 1, let literal = object["literal"] { return .constant(literal) }
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
      let template = query.stringValue.flatMap({ try? Template($0) }),
      // What shows itself to be in that language is warned of where it is read.
      template.language(around: ["text"]) == nil
    else { return }
    node.child("query_string", inner).child("query", query)
      .warnUnlessQuoted(template, within: .lucene)
  }
}
