import RecipeModel

extension ValueCodec where Value == JSONPath {
  /// The path of a field, which begins at the item.
  static var fieldPath: ValueCodec {
    path { $0.fieldPath() }
  }

  /// The path of elements within an item, at which other paths begin.
  static var fieldElements: ValueCodec {
    path { $0.fieldPath(as: .elements) }
  }

  /// A path within the whole answer, for a field.
  static var answerPath: ValueCodec {
    path { $0.path(as: $0.reading.roleOfField) }
  }
}

extension Reading {
  /// What the elements mean that the field's selector selects.
  fileprivate var roleOfField: SelectorRole {
    if let roleOfPlace { return roleOfPlace }
    if isInTemplate { return .text }
    if case .link? = field.inListing { return .address }
    if case .link? = field.inRecipe { return .address }
    return field == .images ? .address : .text
  }
}

extension DocumentObject {
  /// Notes that a member is missing which only some answers need.
  func tellMissing(_ name: String) {
    guard let member = shape.member(name) else { return }
    node.note(.missing(member, in: shape.place))
  }

  /// Notes that none of some members is there.
  func tellMissing(oneOf names: [String]) {
    guard !names.contains(where: has) else { return }
    node.note(.missingChoice(names.compactMap(shape.member), atLeastOne: true, in: shape.place))
  }
}

extension ValueCodec where Value == [JSON] {
  /// Raw values that mean that there is none.
  static var absent: ValueCodec { .list(.constant, least: 1) }
}

extension Member {
  /// Raw values that mean that there is none.
  static func absent(_ path: Property<Owner, [JSON]>) -> Member {
    .standard(
      "absent", path, .absent, "Raw values that mean that there is none.", example: ["", -1])
  }
}

extension DocumentNode {
  /// The path of a field, which begins at the item.
  func fieldPath(as role: SelectorRole? = nil) -> JSONPath? {
    guard let path = path(as: role ?? reading.roleOfField) else { return nil }
    let items = reading.items
    if items.isColumns, path.text.hasPrefix("$."), !path.text.hasPrefix("$..") {
      error(
        "an item of columns is an array by position, which has no names",
        fix: "write the column's position, such as \"$[1]\"")
      return path
    }
    if let list = items.list { warnIfRepeating(list, path) }
    return path
  }

  private func warnIfRepeating(_ list: JSONPath, _ path: JSONPath) {
    if list.isSelector, path.text.hasPrefix(list.text), path.text != list.text {
      let rest = path.text.dropFirst(list.text.count)
      guard rest.hasPrefix(" ") || rest.hasPrefix("/") else { return }
      let kind = list.text.hasPrefix("css:") ? "css:" : "xpath:."
      return warning(
        "this selector repeats that of the list, but a field's selector begins at the row",
        fix: "write \"\(kind)\(kind == "css:" ? rest.dropFirst() : rest)\"")
    }
    if path.isSelector, path.text.hasPrefix("xpath:/") {
      return warning(
        "this begins at the whole page, so every row gets the same",
        fix: "write \"xpath:.\(path.text.dropFirst(6))\", or as \"answer\" what is meant for all")
    }
    guard list.text != "$", path.text.hasPrefix(list.text) else { return }
    let rest = path.text.dropFirst(list.text.count)
    // Items named as the list is are common only for such words as “data”.
    let isBelow =
      rest.hasPrefix(".") && (list.text.hasSuffix("]") || list.text.hasSuffix("recipes"))
    guard rest.hasPrefix("[") || isBelow else { return }
    let tail = rest.hasPrefix("[") ? rest.drop { $0 != "]" }.dropFirst() : rest
    let own = list.text.hasSuffix("]") ? rest : tail
    warning(
      "this path repeats the path of the list, but a field's path begins at the item",
      fix: "write \"$\(own)\"")
  }

  /// Whether a name can be that of a variable.
  func isVariable(_ name: String) -> Bool {
    guard Forms.isVariable(name) else {
      nameError(
        "a variable's name holds only letters, digits, _ and -, and begins with a letter or _",
        fix: "choose a name such as \"slug\"")
      return false
    }
    return true
  }
}

extension DocumentObject {
  /// Notes variables that are given and not used in the object's template.
  func warnOfUnused(_ variables: DocumentNode?) {
    guard let text = self["template"]?.value.stringValue, let template = try? Template(text)
    else { return }
    let used = template.variables + [self["require"]?.value.stringValue ?? ""]
    for (name, node) in variables?.objectMembers ?? [] where !used.contains(name) {
      node.warning(
        "the variable {\(name)} is never used",
        fix: "write {\(name)} in the template, or remove it", at: .name)
    }
  }
}
