import RecipeModel

extension Parameter {
  /// Texts of a request that have names.
  static var texts: ValueCodec<[Parameter]> {
    let names = NameRule(pattern: Forms.variable, reserved: VariableNames.all)
    return ValueCodec(.map(ParameterValue.schema, names)) { node in
      node.members()?.compactMap { name, node in
        guard node.isFreeForText(name) else { return nil }
        let value = ParameterValue.joined.read(node)
        // One that cannot be read is known all the same, so that nothing else is said of its use.
        node.reading.requestTexts[name] = (node, value == nil)
        return value.map { Parameter(name: name, value: $0) }
      }
    } write: { texts in
      .object(JSONObject(texts.map { ($0.name, $0.value.json) }))
    }
  }
}

extension DocumentNode {
  /// Whether a name can be that of a text of a request.
  fileprivate func isFreeForText(_ name: String) -> Bool {
    guard Forms.isVariable(name) else {
      nameError(
        "not the name of a variable", fix: "use letters, digits and _, such as \"slug\"")
      return false
    }
    guard !VariableNames.all.contains(name), reading.settingNodes[name] == nil,
      reading.secretNodes[name] == nil, !reading.pathKeys.contains(name)
    else {
      nameError("{\(name)} is another variable already", fix: "choose a name such as \"slug\"")
      return false
    }
    return true
  }
}
