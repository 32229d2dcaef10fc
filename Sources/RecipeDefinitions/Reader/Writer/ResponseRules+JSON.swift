import RecipeModel

extension ResponseRules {
  /// The rules as a document.
  var json: JSON {
    var members = MemberList()
    members.add("list", .string(list.text))
    if form != .array { members.add("form", .string(form.rawValue)) }
    members.add("item", item?.text)
    if whenNull != .drift { members.add("whenNull", .string(whenNull.rawValue)) }
    if whenMissing != .drift { members.add("whenMissing", .string(whenMissing.rawValue)) }
    members.add("incomplete", incomplete.map(\.json))
    return members.json
  }
}

extension ErrorCondition {
  fileprivate var json: JSON {
    var members = MemberList()
    members.add("status", statusJSON)
    members.add("path", path?.text)
    switch test {
    case .exists: break
    case .isAbsent: members.add("exists", .bool(false))
    case .isOneOf(let values):
      if let only = values.first, values.count == 1 {
        members.add("equals", only)
      } else {
        members.add("oneOf", .array(values))
      }
    case .contains(let text): members.add("contains", text)
    case .isAbove(let number): members.add("above", .double(number))
    case .isBelow(let number): members.add("below", .double(number))
    }
    members.add("bodyContains", bodyContains)
    members.add("contentType", contentType)
    members.add("html", isHTML.map(JSON.bool))
    members.add("pastFirstPage", flag: pastFirstPage)
    return members.json
  }

  /// The statuses, whole classes first.
  private var statusJSON: JSON? {
    var rest = statuses
    var parts: [JSON] = []
    for digit in 1...5 where (digit * 100..<(digit + 1) * 100).allSatisfy(rest.contains) {
      parts.append(.string("\(digit)xx"))
      rest.subtract(digit * 100..<(digit + 1) * 100)
    }
    parts += rest.sorted().map(JSON.int)
    return parts.count > 1 ? .array(parts) : parts.first
  }
}

extension ErrorRule {
  /// The rule as a document.
  var json: JSON {
    var members = MemberList()
    members.add("when", condition.json)
    members.add("means", .string(meaning.rawValue))
    members.add("message", message?.text)
    members.add("hint", hint)
    if let retryAfter {
      var inner = MemberList()
      switch retryAfter.place {
      case .header(let name): inner.add("header", .string(name))
      case .body(let path): inner.add("path", .string(path.text))
      case .firstOf: break
      }
      if retryAfter.unit != .seconds { inner.add("unit", .string(retryAfter.unit.rawValue)) }
      members.add("retryAfter", inner.json)
    }
    return members.json
  }
}

extension DetailRules {
  /// The rules as a document.
  var json: JSON {
    var members = MemberList()
    members.add("request", request.json)
    if item.text != "$" { members.add("item", .string(item.text)) }
    if !fields.names.isEmpty { members.add("fields", fields.json) }
    guard fill != .never else { return members.json }
    members.add("fill", .string(fill.rawValue))
    if fillsMissing != [.ingredients] {
      members.add("missing", .array(fillsMissing.map { .string($0.rawValue) }))
    }
    if most != 20 { members.add("most", .int(most)) }
    return members.json
  }
}
