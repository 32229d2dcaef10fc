import RecipeModel

/// The places of an answer that a definition reads.
struct UsedPaths {
  /// The places of objects whose member names are keys.
  private(set) var maps: Set<GuessPath> = []
  private var used: [GuessPath] = []

  /// The places that the search reads.
  init(searchOf definition: ProviderDefinition) {
    let response = definition.response
    guard let list = Self.parse(response.list) else { return }
    used.append(list)
    guard response.form != .columns else {
      used += [list.every, list.every.every]
      return
    }
    if response.form == .map { maps.insert(list) }
    let element = response.form == .map || response.list.isSingular ? list.every : list
    let item = response.item.flatMap(Self.parse).map { Self.join(element, $0) } ?? element
    used.append(item)
    add(definition.fields, below: item)
    let paging = definition.paging
    for case .body(let path)? in [paging.total, paging.lastPage, paging.more] { add(path) }
    switch paging.style {
    case .next(.body(let path), _), .continuation(let path), .cursor(.answer(.body(let path))):
      add(path)
    default: break
    }
  }

  /// The places that the detail reads.
  init(detailOf definition: ProviderDefinition) {
    guard let detail = definition.detail, let item = Self.parse(detail.item) else { return }
    used.append(item)
    add(detail.fields, below: item)
  }

  /// Whether the definition reads the place, what holds it or something in it.
  func contains(_ path: GuessPath) -> Bool {
    used.contains { $0.steps.starts(with: path.steps) || path == $0 }
      || used.contains { path.steps.count > $0.steps.count && Self.isLine(path, of: $0) }
  }

  /// Whether a place is the plain elements of an array that is read.
  private static func isLine(_ path: GuessPath, of used: GuessPath) -> Bool {
    path.steps == used.steps + [.every]
  }

  private mutating func add(_ path: JSONPath) {
    if let path = Self.parse(path) { used.append(path) }
  }

  private mutating func add(_ fields: FieldRules, below item: GuessPath) {
    func add(_ path: JSONPath) {
      if let path = Self.parse(path) { used.append(Self.join(item, path)) }
    }
    func add(_ source: TextSource) {
      switch source.origin {
      case .path(let path): add(path)
      case .template(_, let names): for name in names.values { add(name) }
      }
    }
    func add(_ source: ListSource) {
      switch source.origin {
      case .path(let path): add(path)
      case .each(let path, let template, let names):
        add(path)
        guard let element = Self.parse(path) else { return }
        let inner = Self.join(item, path.isSingular ? element.every : element)
        for name in template.variables where names[name] == nil { used.append(inner.member(name)) }
        for name in names.values {
          if let name = Self.parse(name) { used.append(Self.join(inner, name)) }
        }
      case .numbered(let first, let last, let members, _):
        for number in first...max(first, min(last, first + 100)) {
          for name in members.values { used.append(item.member("\(name)\(number)")) }
        }
      case .parallel(let names, _): for name in names.values { add(name) }
      }
    }
    for source in fields.texts.values.joined() { add(source) }
    for source in fields.lists.values.joined() { add(source) }
    for source in fields.times.values.joined() { for path in source.paths { add(path) } }
    for source in fields.rating { add(source.path) }
    for source in fields.diets {
      switch source {
      case .names(let list): add(list)
      case .flags(let flags): for path in flags.values { add(path) }
      }
    }
  }

  private static func join(_ outer: GuessPath, _ inner: GuessPath) -> GuessPath {
    GuessPath(steps: outer.steps + inner.steps)
  }

  /// The steps of a path, elements merged; nil for a path with filters, slices or descendants.
  static func parse(_ path: JSONPath) -> GuessPath? {
    var rest = Substring(path.text)
    guard rest.popFirst() == "$" else { return nil }
    var steps: [GuessPath.Step] = []
    while let first = rest.popFirst() {
      switch first {
      case ".":
        if rest.first == "*" {
          rest.removeFirst()
          steps.append(.every)
          continue
        }
        let name = rest.prefix { $0 != "." && $0 != "[" }
        guard !name.isEmpty else { return nil }
        rest.removeFirst(name.count)
        steps.append(.member(String(name)))
      case "[":
        guard let step = bracket(&rest) else { return nil }
        steps.append(step)
      default: return nil
      }
    }
    return GuessPath(steps: steps)
  }

  private static func bracket(_ rest: inout Substring) -> GuessPath.Step? {
    if let quote = rest.first, quote == "'" || quote == "\"" {
      rest.removeFirst()
      let name = rest.prefix { $0 != quote && $0 != "\\" }
      rest.removeFirst(name.count)
      guard rest.popFirst() == quote, rest.popFirst() == "]" else { return nil }
      return .member(String(name))
    }
    let inner = rest.prefix { $0 != "]" }
    guard inner == "*" || Int(inner) != nil else { return nil }
    rest.removeFirst(inner.count)
    return rest.popFirst() == "]" ? .every : nil
  }
}
