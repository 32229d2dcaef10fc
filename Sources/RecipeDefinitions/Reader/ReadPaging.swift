import RecipeModel

/// Reads the rules of paging.
struct PagingReader {
  /// The object.
  let node: ObjectNode

  /// Reads the rules; what goes together is checked by ``PagingCheck``.
  func read() -> PagingRules {
    var rules = PagingRules(style: style() ?? .none)
    size(into: &rules)
    rules.total = node["total"]?.place()
    rules.lastPage = node["lastPage"]?.place()
    rules.more = node["more"]?.place()
    rules.shortPageEnds = node.flag("shortPageEnds") ?? false
    rules.endStatuses = (node.elements("endStatuses") ?? []).compactMap {
      $0.integer(in: 300...599)
    }
    rules.gapTolerance = node.integer("gaps") ?? 0
    if let window = node["window"]?.object(.window) {
      rules.maximumOffset = window.integer("offset")
      rules.maximumResults = window.integer("results")
      rules.maximumPages = window.integer("pages") ?? rules.maximumPages
    }
    return rules
  }

  private func style() -> PagingRules.Style? {
    let word: Words.Style? = node.word("style")
    let first = node.integer("first")
    let advance: PagingRules.Advance = node.word("advance") ?? .received
    let follow: PagingRules.Follow = node.word("follow") ?? .link
    let next = node["next"]?.place()
    let copied = node.path("continue")
    let cursor = node["cursor"]?.cursor()
    switch word {
    case nil: return nil
    case .none?: return PagingRules.Style.none
    case .page: return .page(first: first ?? 1)
    case .offset: return .offset(first: first ?? 0, advance: advance)
    case .link: return .link(follow: follow)
    case .next:
      if next == nil { demand("next", "the place of the next page's address") }
      return next.map { .next($0, follow: follow) }
    case .continue:
      if copied == nil { demand("continue", "the path of the object that is sent back") }
      return copied.map { .continuation($0) }
    case .cursor:
      if cursor == nil { demand("cursor", "the place of the next cursor") }
      return cursor.map { .cursor($0) }
    }
  }

  /// Notes that a style lacks its member; one that is there but wrong is told already.
  private func demand(_ name: String, _ what: String) {
    guard !node.has(name), let style = node["style"] else { return }
    let example = node.shape.rule(name)?.example.text() ?? ""
    style.error(
      "this style needs \"\(name)\", \(what)", fix: "add \"\(name)\": \(example)")
  }

  private func size(into rules: inout PagingRules) {
    guard let size = node["size"] else { return }
    guard size.value.isObject else {
      rules.size = size.integer(in: 1...10_000)
      return
    }
    guard let object = size.object(.size) else { return }
    rules.size = object.integer("default")
    rules.maximumSize = object.integer("maximum")
    if let standard = rules.size, let most = rules.maximumSize, standard > most {
      object["default"]?.error(
        "the default is greater than the maximum", fix: "write at most \(most)")
    }
  }
}

extension Node {
  /// A place: a path, a header field, or a list of these.
  func place() -> ValuePlace? {
    guard value.arrayValue == nil else {
      return elements(least: 1).map { .firstOf($0.compactMap { $0.singlePlace() }) }
    }
    return singlePlace()
  }

  private func singlePlace() -> ValuePlace? {
    guard value.isObject else {
      guard value.stringValue != nil else {
        wrongType(
          "a JSONPath in quotes or {\"header\": …}",
          fix: "write \"$.total\" or {\"header\": \"X-Total\"}")
        return nil
      }
      if let name = value.stringValue, !name.hasPrefix("$"), name.contains("-"),
        name.utf8.count <= 40,
        name.utf8.allSatisfy({ 97...122 ~= $0 | 0x20 || $0 == UInt8(ascii: "-") })
      {
        error(
          "not a JSONPath: a path starts with $",
          fix: "write {\"header\": \"\(name)\"} when it is a header field")
        return nil
      }
      return path().map { .body($0) }
    }
    return object(.headerPlace)?["header"]?.headerName().map { .header($0) }
  }

  /// A cursor: a place, or a path within the last item.
  func cursor() -> PagingRules.Cursor? {
    guard value.isObject else { return place().map { .answer($0) } }
    guard let object = object(.lastItem) else { return nil }
    if object.has("lastItem") { return object.path("lastItem").map { .lastItem($0) } }
    return object["header"]?.headerName().map { .answer(.header($0)) }
  }
}
