import RecipeModel

/// An object of a tests file, its names checked when it is made.
struct RecordedObject {
  private let node: Node
  private let shape: Shape
  private let members: [String: Node]

  /// Checks the names of an object; anything else is noted and counts as empty.
  init(_ node: Node, _ shape: Shape) {
    self.node = node
    self.shape = shape
    let given = node.members() ?? []
    members = Dictionary(given.map { ($0.name, $0.node) }, uniquingKeysWith: { $1 })
    guard node.value.objectValue != nil else { return }
    if members.count < given.count { node.log.hasRepeatedNames = true }
    var meant: Set<String> = []
    for (name, child) in given where !shape.names.contains(name) {
      let nearest = NearestName.of(name, among: shape.names.filter { members[$0] == nil })
      if let nearest { meant.insert(nearest) }
      child.nameError(
        "unknown key \"\(name.prefix(40))\"",
        fix: nearest.map { "did you mean \"\($0)\"?" }
          ?? "remove it; known here: \(shape.names.joined(separator: ", "))")
    }
    for rule in shape.members
    where rule.isRequired && members[rule.name] == nil && !meant.contains(rule.name) {
      node.error(
        "\(shape.place) has no \"\(rule.name)\"",
        fix: "add \"\(rule.name)\": \(rule.example.text())")
    }
    for case .exactlyOne(let names) in shape.choices
    where names.filter({ members[$0] != nil }).count != 1 {
      node.error(
        "\(shape.place) needs one of \(names.joined(separator: ", ")), and only one",
        fix: "keep one of them")
    }
  }

  /// The member of that name.
  subscript(_ name: String) -> Node? { members[name] }

  /// The text of a member.
  func text(_ name: String) -> String? { members[name]?.text() }

  /// The whole number of a member, in the range of its rule.
  func integer(_ name: String) -> Int? {
    guard case .integer(let range)? = shape.rule(name)?.rule else { return nil }
    return members[name]?.integer(in: range)
  }

  /// The elements of a member; none without it.
  func elements(_ name: String) -> [Node] { members[name]?.elements() ?? [] }

  /// The texts of a member; none without it.
  func texts(_ name: String) -> [String] { elements(name).compactMap { $0.text() } }

  /// The object of a member.
  func object(_ name: String) -> JSONObject? {
    guard let node = members[name] else { return nil }
    guard let object = node.value.objectValue else {
      node.wrongType("an object in braces")
      return nil
    }
    return object
  }
}
