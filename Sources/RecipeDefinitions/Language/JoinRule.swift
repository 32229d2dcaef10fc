import RecipeModel

/// A part of an answer that an item only names, such as its author in a list of authors.
///
/// Each item gets a member of its own with the elements that it names, so that fields read them as
/// they read what stands in the item.
struct JoinRule: Sendable, Hashable {
  /// The member that each item gets.
  var name = ""
  /// Where the item names one element or several.
  var path = JSONPath.root
  /// Where the elements stand in the answer.
  var list = JSONPath.root
  /// Where an element says its own name.
  var key = Self.standardKey

  static let standardKey = JSONPath.root.member("id")

  static let codec: ObjectCodec<JoinRule> = ObjectCodec(
    "join", place: "\"join\"", "Elements of another list that an item names.", draft: JoinRule(),
    [
      .required(
        "path", \.path, .path,
        "Where the item names one element, or several: their ids.", example: "$.authorId"),
      .required(
        "list", \.list, .path,
        "The list in the whole answer, or, by any other path, its elements.",
        example: "$.included[?@.type == 'people']"),
      .standard(
        "key", \.key, .path, "Where an element has its own id; `$.id` by default.",
        example: "$.uid"),
    ])

  /// The joins by the members that they make, in their order.
  static var all: ValueCodec<[JoinRule]> {
    ValueCodec(.map(.object(codec.shape), NameRule(pattern: Forms.variable))) { node in
      node.members()?.compactMap { name, node in
        guard Forms.isVariable(name) else {
          node.nameError(
            "a joined member's name holds only letters, digits, _ and -",
            fix: "choose a name such as \"author\"")
          return nil
        }
        guard var rule = codec.read(node) else { return nil }
        rule.name = name
        return rule
      }
    } write: { rules in
      .object(JSONObject(rules.map { ($0.name, codec.write($0)) }))
    }
  }
}
