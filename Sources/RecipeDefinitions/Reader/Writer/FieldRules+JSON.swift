import RecipeModel

extension FieldRules {
  /// The rules as a document, in the order of the fields.
  var json: JSON {
    var members = MemberList()
    for field in FieldName.allCases {
      let sources: [JSON] =
        switch field.kind {
        case .text: (texts[field] ?? []).map(\.json)
        case .list: (lists[field] ?? []).map(\.json)
        case .time: (times[field] ?? []).map(\.json)
        case .rating: rating.map(\.json)
        case .diets: diets.map(\.json)
        }
      members.add(field.rawValue, sources.count > 1 ? .array(sources) : sources.first)
    }
    return members.json
  }
}

extension TextSource {
  fileprivate var json: JSON {
    var members = MemberList()
    switch origin {
    case .path(let path): members.add("path", .string(path.text))
    case .answer(let path): members.add("answer", .string(path.text))
    case .template(let template, let with):
      members.add("template", .string(template.description))
      members.add("with", object: sorted(with).map { ($0.key, $0.value.json) })
    }
    members.add("absent", absent)
    members.add("removePrefix", removePrefix)
    members.add("removeSuffix", removeSuffix)
    members.add("before", before)
    members.add("after", after)
    members.add("spaces", spaces)
    members.add("https", flag: upgradesToHTTPS)
    guard let object = members.json.objectValue, object.members.count == 1,
      object["answer"] == nil
    else { return members.json }
    return object.members[0].value
  }
}

extension ListSource {
  fileprivate var json: JSON {
    var members = MemberList()
    var line: Template?
    switch origin {
    case .path(let path): members.add("path", .string(path.text))
    case .each(let path, let template, let with):
      members.add("each", .string(path.text))
      members.add("with", object: texts(with))
      line = template
    case .numbered(let first, let last, let names, let template):
      members.add(
        "numbered",
        [
          "from": .int(first), "to": .int(last),
          "members": .object(JSONObject(sorted(names).map { ($0.key, .string($0.value)) })),
        ])
      line = template
    case .parallel(let paths, let template):
      members.add("parallel", object: texts(paths))
      line = template
    }
    members.add("template", line?.description)
    members.add("require", required)
    members.add("split", separator)
    members.add("absent", absent)
    guard let object = members.json.objectValue, object.members.count == 1 else {
      return members.json
    }
    return object.members[0].value
  }
}

extension TimeSource {
  fileprivate var json: JSON {
    if paths.count == 1, unit == .auto, absent.isEmpty { return .string(paths[0].text) }
    var members = MemberList()
    if paths.count == 1 {
      members.add("path", .string(paths[0].text))
    } else {
      members.add("sum", .array(paths.map { .string($0.text) }))
    }
    if unit != .auto { members.add("unit", .string(unit.rawValue)) }
    members.add("absent", absent)
    return members.json
  }
}

extension RatingSource {
  fileprivate var json: JSON {
    var members = MemberList()
    members.add("path", .string(path.text))
    members.add("scale", .double(scale))
    members.add("absent", absent)
    return members.json
  }
}

extension DietSource {
  fileprivate var json: JSON {
    switch self {
    case .names(let source): return source.json
    case .flags(let flags):
      let pairs = flags.map { ($0.key.rawValue, JSON.string($0.value.text)) }
      return ["flags": .object(JSONObject(pairs.sorted { $0.0 < $1.0 }))]
    }
  }
}

private func sorted<Value>(_ values: [String: Value]) -> [(key: String, value: Value)] {
  values.sorted { $0.key < $1.key }
}

private func texts(_ paths: [String: JSONPath]) -> [(String, JSON)] {
  sorted(paths).map { ($0.key, .string($0.value.text)) }
}
