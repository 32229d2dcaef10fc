import RecipeModel

/// What parts a list of ingredients or steps into groups with names, and what steps have beside
/// their text.
struct ListGrouping: Sendable, Hashable {
  /// The groups, in each of which the list is read; nil when the item itself has the list.
  var groups: JSONPath?
  /// The name of a group: within the group, or else within an element with which a group begins.
  var heading: JSONPath?
  /// Whether lines such as `[Sauce]` and `For the sauce:` name the group of the lines behind them.
  var readsHeadings = false
  /// A step's own name, within its element.
  var name: JSONPath?
  /// The address of a step's picture, within its element.
  var image: JSONPath?
}

extension ListGrouping {
  static let members: [Member<ListSource>] = [
    .optional(
      "groups", \.grouping.groups, .fieldElements,
      "The path of the groups; then all other paths begin at the group.",
      example: "$.sections[*]"),
    .optional(
      "heading", \.grouping.heading, .path,
      "The path of a group's name: within the group, or within an element that begins one.",
      example: "$.name", needs: ["groups", "each"]),
    .standard(
      "headings", \.grouping.readsHeadings, .flag,
      "Whether lines such as [Sauce], ## Sauce and For the sauce: name a group.", example: true),
    .optional(
      "name", \.grouping.name, .path, "The path of a step's own name, within its element.",
      example: "$.title", needs: ["each"]),
    .optional(
      "image", \.grouping.image, .path(as: .address),
      "The path of a step's picture, within its element.",
      example: "$.image", needs: ["each"]),
  ]

  /// Warns of groups in a field that has none.
  func warnIfIdle(_ object: DocumentObject) {
    guard self != ListGrouping(),
      ![.ingredients, .instructions].contains(object.node.reading.field)
    else { return }
    for name in Self.members.map(\.shape.name) {
      object[name]?.warning(
        "only ingredients and instructions come in groups", fix: "remove it", at: .name)
    }
  }
}
