import RecipeModel

extension Reading {
  /// Reads the settings.
  func readSettings(_ document: ObjectNode) {
    for (name, node) in document["settings"]?.members() ?? [] where name != "baseURL" {
      guard isFree(name, node, isSetting: true), settingNodes[name] == nil else { continue }
      settingNodes[name] = node
      let rule = node.object(.setting).flatMap { setting(name, $0) }
      // One that cannot be read counts as always there, so that nothing else is said of its use.
      settings.append(rule ?? SettingRule(name: name, isRequired: true))
    }
  }

  /// Reads the line about the entry's `baseURL`.
  func baseURLSummary(_ document: ObjectNode) -> String? {
    guard let settings = document["settings"], let value = settings.value["baseURL"] else {
      return nil
    }
    return settings.child("baseURL", value).object(.baseURLSetting)?.text("summary")
  }

  /// Reads the secrets.
  func readSecrets(_ document: ObjectNode) {
    for (name, node) in document["secrets"]?.members() ?? [] {
      guard isFree(name, node, isSetting: false), secretNodes[name] == nil else { continue }
      secretNodes[name] = node
      var rule = SecretRule(name: name)
      if node.value.stringValue != nil {
        node.wrongType(
          "an object in braces",
          fix: "write {\"summary\": \"…\"}; the value belongs in the entry that uses this file")
      } else if let object = node.object(.secret) {
        rule.standard = object.text("default")
        rule.summary = object.text("summary") ?? ""
        rule.isRequired = object.flag("required") ?? (rule.standard == nil)
        if rule.standard != nil, rule.isRequired {
          object["required"]?.error(
            "a secret with a default is never missing", fix: "remove \"required\" or \"default\"")
        }
      }
      secrets.append(rule)
    }
  }

  /// Whether a name can be that of a setting or a secret.
  private func isFree(_ name: String, _ node: Node, isSetting: Bool) -> Bool {
    let kind = isSetting ? "setting" : "secret"
    guard Forms.isVariable(name) else {
      node.nameError(
        "a \(kind)'s name holds only letters, digits, _ and -, and begins with a letter or _",
        fix: "choose a name such as \"\(isSetting ? "language" : "key")\"")
      return false
    }
    if VariableNames.entryKeys.contains(name) {
      node.nameError(
        "\"\(name)\" is a key that every entry may have", fix: "choose another name")
      return false
    }
    if isSetting, VariableNames.all.contains(name) {
      node.nameError(
        "\"\(name)\" is a variable of the language", fix: "choose another name")
      return false
    }
    if !isSetting, settingNodes[name] != nil {
      node.nameError("\"\(name)\" is a setting already", fix: "choose another name")
      return false
    }
    return true
  }

  private func setting(_ name: String, _ object: ObjectNode) -> SettingRule? {
    var rule = SettingRule(name: name, summary: object.text("summary") ?? "")
    let type: Words.SettingType? = object.has("type") ? object.word("type") : .text
    guard let type else { return nil }
    refuse(["minimum", "maximum"], unless: type == .integer, "integer", in: object)
    refuse(["values"], unless: type == .choice, "choice", in: object)
    switch type {
    case .text: rule.form = .text
    case .integer:
      let least = object.integer("minimum") ?? min(0, object.integer("maximum") ?? 0)
      let most = object.integer("maximum") ?? max(1_000_000_000, least)
      guard least <= most else {
        object["minimum"]?.error(
          "the minimum is greater than the maximum", fix: "exchange the two")
        return nil
      }
      rule.form = .integer(least...most)
    case .choice:
      guard object.has("values") else {
        object.node.error("a choice has no \"values\"", fix: "add \"values\": [\"a\", \"b\"]")
        return nil
      }
      guard let values = object.elements("values") else { return nil }
      rule.form = .choice(values.compactMap { $0.text() })
    }
    rule.standard = object["default"].flatMap { standard($0, rule.form) }
    rule.isRequired = object.flag("required") ?? object.has("required")
    if rule.isRequired, object.has("default") {
      object["required"]?.error(
        "a setting with a default is never missing", fix: "remove \"required\" or \"default\"")
    }
    return rule
  }

  private func refuse(
    _ names: [String], unless holds: Bool, _ type: String, in object: ObjectNode
  ) {
    guard !holds else { return }
    for name in names where object.has(name) {
      object[name]?.nameError(
        "\"\(name)\" means nothing for this type",
        fix: "write \"type\": \"\(type)\", or remove \"\(name)\"")
    }
  }

  private func standard(_ node: Node, _ form: SettingRule.Form) -> JSON? {
    switch form {
    case .text: node.text().map(JSON.string)
    case .integer(let range): node.integer(in: range).map(JSON.int)
    case .choice(let words): node.word(of: words).map(JSON.string)
    }
  }
}
