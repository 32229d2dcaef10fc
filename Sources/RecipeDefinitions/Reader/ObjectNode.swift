import RecipeModel

/// An object of the document, checked against its shape: unknown keys, missing ones, and those
/// that do not go together are noted when it is made.
struct ObjectNode {
  /// The value itself.
  let node: Node
  /// What belongs in it.
  let shape: Shape
  private let object: JSONObject
  /// The misspelt names by what they probably mean; they are read as that, so that what is wrong
  /// behind them is told at once too, and nothing that is there is called missing.
  private var misspelt: [String: String] = [:]

  /// Checks the names of an object.
  init(_ node: Node, _ object: JSONObject, _ shape: Shape) {
    self.node = node
    self.object = object
    self.shape = shape
    checkNames()
  }

  // MARK: Values

  /// The member of that name.
  subscript(_ name: String) -> Node? {
    let example = shape.rule(name)?.example
    let name = misspelt[name] ?? name
    guard let value = object[name] else { return nil }
    return node.child(name, value, example: example)
  }

  /// Whether there is a member of that name.
  func has(_ name: String) -> Bool {
    object.members.contains { $0.name == name } || misspelt[name] != nil
  }

  /// The text of a member.
  func text(_ name: String) -> String? { self[name]?.text() }

  /// The text of a member, which may be white space.
  func separator(_ name: String) -> String? { self[name]?.separator() }

  /// The text of a member, blank or not.
  func anyText(_ name: String) -> String? { self[name]?.anyText() }

  /// The truth value of a member.
  func flag(_ name: String) -> Bool? { self[name]?.flag() }

  /// The path of a member.
  func path(_ name: String) -> JSONPath? { self[name]?.path() }

  /// The whole number of a member, in the range that the shape gives.
  func integer(_ name: String) -> Int? {
    guard case .integer(let range)? = shape.rule(name)?.rule else { return nil }
    return self[name]?.integer(in: range)
  }

  /// The number of a member, in the range that the shape gives.
  func number(_ name: String) -> Double? {
    guard case .number(let range)? = shape.rule(name)?.rule else { return nil }
    return self[name]?.number(in: range)
  }

  /// The word of a member, one of those that the shape gives.
  func word<Word: RawRepresentable>(_ name: String) -> Word? where Word.RawValue == String {
    guard case .word(let words)? = shape.rule(name)?.rule else { return nil }
    return self[name]?.word(of: words).flatMap(Word.init(rawValue:))
  }

  /// The elements of a member, as many as the shape asks for.
  func elements(_ name: String) -> [Node]? {
    guard case .list(_, let least)? = shape.rule(name)?.rule else { return nil }
    return self[name]?.elements(least: least)
  }

  /// The raw values that mean that there is none.
  func absent() -> [JSON] {
    (elements("absent") ?? []).compactMap { element in
      switch element.value {
      case .array, .object:
        element.wrongType("a text, a number, true, false or null")
        return nil
      case .null, .bool, .number, .string: return element.value
      }
    }
  }

  // MARK: Names

  private mutating func checkNames() {
    var seen: Set<String> = []
    for member in object.members where !shape.names.contains(member.name) {
      // A name that occurs twice is told as that, and once as unknown.
      if node.log.hasRepeatedNames, !seen.insert(member.name).inserted { continue }
      if let name = unknown(member), !has(name) { misspelt[name] = member.name }
    }
    for rule in shape.members {
      if rule.isRequired, !has(rule.name) {
        node.error(
          "\(shape.place) has no \"\(rule.name)\"",
          fix: "add \"\(rule.name)\": \(rule.example.text())")
      } else if !rule.needs.isEmpty, has(rule.name), !rule.needs.contains(where: has) {
        self[rule.name]?.nameError(
          "\"\(rule.name)\" means nothing without \(Self.list(rule.needs, "or"))",
          fix: "add \(Self.list(rule.needs, "or")), or remove \"\(rule.name)\"")
      }
    }
    for choice in shape.choices { check(choice) }
  }

  /// Notes a key that is not known.
  /// - Returns: the key that was probably meant.
  private func unknown(_ member: JSONObject.Member) -> String? {
    let child = node.child(member.name, member.value)
    guard !node.log.isFull else {
      // Only counted: no time is spent on words that nobody will read.
      child.nameError("unknown key")
      return nil
    }
    let free = shape.names.filter { !has($0) }
    let message = "unknown key \"\(member.name.prefix(40))\""
    let alias = shape.members.first { $0.aliases.contains(member.name) && !has($0.name) }?.name
    if let meant = alias ?? NearestName.of(member.name, among: free) {
      child.nameError(message, fix: "did you mean \"\(meant)\"?")
      return meant
    }
    if let places = Language.places[member.name] {
      let list = places.prefix(2).joined(separator: " or ")
      child.nameError(message, fix: "\"\(member.name)\" belongs in \(list)")
      return nil
    }
    if let taken = NearestName.of(member.name, among: shape.names) {
      child.nameError(message, fix: "did you mean \"\(taken)\"?")
      return taken
    }
    let known = shape.names.joined(separator: ", ")
    child.nameError(message, fix: "remove it; known here: \(known)")
    return nil
  }

  private func check(_ choice: Shape.Choice) {
    switch choice {
    case .exactlyOne(let names):
      let given = names.filter(has)
      if given.isEmpty { tellMissing(names, "one of") }
      if given.count > 1 { tellClash(given) }
    case .atMostOne(let names):
      let given = names.filter(has)
      if given.count > 1 { tellClash(given) }
    case .atLeastOne(let names):
      if !names.contains(where: has) { tellMissing(names, "at least one of") }
    }
  }

  private func tellMissing(_ names: [String], _ count: String) {
    let samples = names.compactMap { name in
      shape.rule(name).map { "\"\(name)\": \($0.example.text())" }
    }
    node.error(
      "\(shape.place) needs \(count) \(Self.list(names, "and"))",
      fix: "add \(samples.first ?? "one of them")")
  }

  private func tellClash(_ given: [String]) {
    for name in given.dropFirst() {
      self[name]?.nameError(
        "\"\(name)\" cannot stand beside \"\(given[0])\"", fix: "keep one of the two")
    }
  }

  /// Names in quotes with commas and a last word between.
  static func list(_ names: [String], _ word: String) -> String {
    let quoted = names.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
