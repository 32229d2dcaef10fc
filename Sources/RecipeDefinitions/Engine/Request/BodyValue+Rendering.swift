import RecipeModel

extension BodyValue {
  /// The body as JSON; nil when it has no value.
  func rendered(_ variables: Variables) -> JSON? {
    switch self {
    case .constant(let json): return json
    case .text(let template, let quoting):
      if quoting == nil, let name = template.onlyVariable { return variables.json(name) }
      let quote = (quoting ?? .plain).quote
      return template.expand { variables.text($0).map(quote) }.map(JSON.string)
    case .array(let elements):
      return .array(elements.compactMap { $0.rendered(variables) })
    case .object(let members):
      return .object(
        JSONObject(
          members: members.compactMap { member in
            member.value.rendered(variables).map {
              JSONObject.Member(name: member.name, value: $0)
            }
          }))
    }
  }
}
