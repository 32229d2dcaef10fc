import RecipeModel

extension RequestRules {
  /// The rules as a document.
  var json: JSON {
    var members = MemberList()
    if method != (body == nil ? "GET" : "POST") { members.add("method", .string(method)) }
    members.add("path", .string(path.description))
    members.add("query", object: query.map { ($0.name, $0.value.json) })
    members.add("headers", object: headers.map { ($0.name, $0.value.json) })
    members.add("body", body?.json)
    return members.json
  }
}

extension ParameterValue {
  fileprivate var json: JSON {
    switch self {
    case .text(let text):
      guard text.spaces != nil || text.standard != nil || text.quoting != nil else {
        return .string(text.template.description)
      }
      var members = MemberList()
      members.add("value", .string(text.template.description))
      members.add("spaces", text.spaces)
      members.add("default", text.standard)
      members.add("quote", text.quoting?.rawValue)
      return members.json
    case .list(let list):
      var members = MemberList()
      members.add("list", .string(list.source.rawValue))
      if let separator = list.separator {
        members.add("join", .string(separator))
      } else {
        members.add("repeat", .bool(true))
      }
      if list.item != .item { members.add("item", .string(list.item.description)) }
      members.add("excludePrefix", list.exclusionPrefix)
      members.add("spaces", list.spaces)
      members.add("quote", list.quoting?.rawValue)
      return members.json
    }
  }
}

extension BodyValue {
  fileprivate var json: JSON {
    switch self {
    case .constant(let value): value
    case .text(let template, nil): .string(template.description)
    case .text(let template, let quoting?):
      ["value": .string(template.description), "quote": .string(quoting.rawValue)]
    case .array(let elements): .array(elements.map(\.json))
    case .object(let members): .object(JSONObject(members.map { ($0.name, $0.value.json) }))
    }
  }
}

extension PagingRules {
  /// The rules as a document; nil when one answer holds everything.
  var json: JSON? {
    guard self != PagingRules() else { return nil }
    var members = MemberList()
    add(style, to: &members)
    if let size, let maximumSize {
      members.add("size", ["default": .int(size), "maximum": .int(maximumSize)])
    } else {
      members.add("size", size)
    }
    add(advance: style, to: &members)
    members.add("total", total?.json)
    members.add("lastPage", lastPage?.json)
    members.add("more", more?.json)
    members.add("shortPageEnds", flag: shortPageEnds)
    members.add("endStatuses", endStatuses.map(JSON.int))
    if gapTolerance != 0 { members.add("gaps", .int(gapTolerance)) }
    var window = MemberList()
    window.add("offset", maximumOffset)
    window.add("results", maximumResults)
    if maximumPages != PagingRules().maximumPages { window.add("pages", maximumPages) }
    if !window.isEmpty { members.add("window", window.json) }
    return members.json
  }

  private func add(_ style: Style, to members: inout MemberList) {
    func word(_ style: Words.Style) { members.add("style", .string(style.rawValue)) }
    switch style {
    case .none: word(.none)
    case .page(let first):
      word(.page)
      if first != 1 { members.add("first", .int(first)) }
    case .offset(let first, _):
      word(.offset)
      if first != 0 { members.add("first", .int(first)) }
    case .next: word(.next)
    case .link: word(.link)
    case .continuation: word(.continue)
    case .cursor: word(.cursor)
    }
  }

  private func add(advance style: Style, to members: inout MemberList) {
    func add(_ follow: Follow) {
      if follow != .link { members.add("follow", .string(follow.rawValue)) }
    }
    switch style {
    case .none, .page: break
    case .offset(_, let advance):
      if advance != .received { members.add("advance", .string(advance.rawValue)) }
    case .next(let place, let follow):
      members.add("next", place.json)
      add(follow)
    case .link(let follow): add(follow)
    case .continuation(let path): members.add("continue", .string(path.text))
    case .cursor(.answer(let place)): members.add("cursor", place.json)
    case .cursor(.lastItem(let path)): members.add("cursor", ["lastItem": .string(path.text)])
    }
  }
}

extension ValuePlace {
  /// The place as a document.
  var json: JSON {
    switch self {
    case .body(let path): .string(path.text)
    case .header(let name): ["header": .string(name)]
    case .firstOf(let places): .array(places.map(\.json))
    }
  }
}
