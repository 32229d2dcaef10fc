import RecipeModel

/// The places of an answer that a definition reads.
struct UsedPaths {
  /// The places of objects whose member names are keys.
  private(set) var maps: Set<JSONPath> = []
  /// The elements that are read by their position.
  private(set) var elements: Set<JSONPath> = []
  private var used: [JSONPath] = []

  /// Every place that is read, from the whole answer on.
  var everything: [JSONPath] { used }

  /// The places that the search reads.
  init(searchOf definition: ProviderDefinition) {
    let response = definition.response
    let fields = definition.fields.places
    for list in response.list.places {
      used.append(list)
      if response.form == .map { maps.insert(list) }
      let element = response.form == .map || response.list.isSingular ? list.every : list
      if response.form == .columns {
        used += fields.map { Self.column($0, of: list) }
      } else {
        let items = response.item?.places.map(element.appending) ?? [element]
        addItems(items, with: fields + response.words.flatMap(\.places), response.joins)
      }
    }
    used += definition.fields.answerPlaces
    let paging = definition.paging
    used += paging.endPlaces.flatMap(\.places)
    switch paging.style {
    case .next(let place, _), .cursor(.answer(let place)): used += place.places
    case .continuation(let path): used += path.places
    case .cursor(.lastItem(let path)):
      for list in response.list.places {
        let element = response.list.isSingular ? list.every : list
        used += path.places.map(element.appending)
      }
    default: break
    }
    keepPositions()
  }

  /// The places that the detail reads.
  init(detailOf definition: ProviderDefinition) {
    guard let detail = definition.detail else { return }
    let fields = detail.fields.filled(from: definition.fields)
    let isList = detail.batch != nil && detail.item.isSingular
    addItems(
      isList ? detail.item.places.map(\.every) : detail.item.places, with: fields.places,
      definition.response.joins)
    used += fields.answerPlaces
    keepPositions()
  }

  /// Adds what is read of the items; what a join gives them is read where it stands.
  private mutating func addItems(
    _ items: [JSONPath], with fields: [JSONPath], _ joins: [JoinRule]
  ) {
    let names = joins.flatMap { $0.path.places }
    for item in items { used += [item] + (fields + names).map(item.appending) }
    for join in joins {
      let read = fields.filter { $0.first == .name(join.name) }.map { field in
        let isMany = field.segments.count > 1 && field.segments[1].only == .wildcard
        return field.segments.dropFirst(isMany ? 2 : 1).compactMap(\.only)
      }
      for list in join.list.places {
        let element = join.list.isSingular ? list.every : list
        used += join.key.places.map(element.appending)
        used += read.map { $0.reduce(element) { $0.appending($1) } }
      }
    }
  }

  /// The place of a column's values: a field's first step names the column.
  private static func column(_ field: JSONPath, of list: JSONPath) -> JSONPath {
    guard let first = field.first else { return list }
    return field.segments.dropFirst().compactMap(\.only)
      .reduce(list.appending(first).every) { $0.appending($1) }
  }

  /// Notes every place on the way to one that is read whose last step is a position.
  private mutating func keepPositions() {
    for path in used {
      for (index, segment) in path.segments.enumerated() {
        if case .index? = segment.only { elements.insert(path.prefix(index + 1)) }
      }
    }
  }

  /// Whether the definition reads the place, what holds it, something in it or, of an array that is
  /// read, its plain elements.
  func contains(_ path: JSONPath) -> Bool {
    used.contains { $0.segments.starts(with: path.segments) }
      || path.last == .wildcard && used.contains(path.parent)
  }
}

extension JSONPath {
  /// The places of a document that the path leads to.
  ///
  /// Slices, filters and positions from the end count as every element. A path that looks at all
  /// descendants is followed to where it begins to.
  fileprivate var places: [JSONPath] {
    segments.prefix { !$0.isDescendant }.reduce([.root]) { places, segment in
      places.flatMap { place in segment.selectors.map(place.appending) }
    }
  }

  fileprivate func appending(_ selector: Selector) -> JSONPath {
    switch selector {
    case .name(let name): member(name)
    case .index(let index) where index >= 0: element(index)
    case .index, .wildcard, .slice, .filter: every
    }
  }
}

extension ValuePlace {
  /// The places of the body.
  fileprivate var places: [JSONPath] {
    each.flatMap { $0.path?.places ?? [] }
  }
}

extension ProviderDefinition {
  /// The places of an answer from which is seen what it means.
  var conditionPlaces: [JSONPath] {
    let conditions = response.none + response.incomplete + errors.map(\.condition)
    let words =
      errors.compactMap(\.message) + conditions.compactMap(\.path)
      + conditions.compactMap(\.test.comparedPath)
    return words.flatMap(\.places) + errors.flatMap { $0.retryAfter?.place.places ?? [] }
  }
}

extension FieldRules {
  /// Whether a field is read from a member of the item.
  func reads(_ member: String) -> Bool {
    places.contains { $0.first == .name(member) || $0.first == .wildcard }
  }

  /// The places of an item that the fields are read from.
  fileprivate var places: [JSONPath] {
    var places: [JSONPath] = texts.values.joined().flatMap(\.places)
    places += lists.values.joined().flatMap(\.places)
    places += times.values.joined().flatMap(\.paths).flatMap(\.places)
    places += rating.flatMap { $0.path.places + ($0.scalePath?.places ?? []) }
    places += diets.flatMap(\.places)
    return places + nutrition.flatMap(\.places)
  }

  /// The places of the whole answer that the fields are read from.
  fileprivate var answerPlaces: [JSONPath] { texts.values.joined().flatMap(\.answerPlaces) }
}

extension TextSource {
  fileprivate var places: [JSONPath] {
    switch origin {
    case .path(let path): path.places
    case .answer: []
    case .template(_, let names): names.values.flatMap(\.places)
    }
  }

  fileprivate var answerPlaces: [JSONPath] {
    switch origin {
    case .path: []
    case .answer(let path): path.places
    case .template(_, let names): names.values.flatMap(\.answerPlaces)
    }
  }
}

extension DietSource {
  fileprivate var places: [JSONPath] {
    switch self {
    case .names(let list): list.places
    case .flags(let flags): flags.values.flatMap(\.places)
    }
  }
}

extension NutritionSource {
  fileprivate var places: [JSONPath] {
    switch self {
    case .object(let path): path.places
    case .figures(let figures): figures.flatMap(\.text.places)
    }
  }
}

extension ListSource {
  fileprivate var places: [JSONPath] {
    guard let groups = grouping.groups else { return linePlaces }
    let inGroup = linePlaces + (grouping.heading?.places ?? [])
    return groups.places.flatMap { place in
      let group = groups.isSingular ? place.every : place
      return [place] + inGroup.map(group.appending)
    }
  }

  /// The places of the lines within the item, or within a group.
  private var linePlaces: [JSONPath] {
    switch origin {
    case .path(let path): return path.places
    case .each(let path, let template, let names):
      let heading = grouping.groups == nil ? grouping.heading : nil
      let extras = [heading, grouping.name, grouping.image].compactMap(\.self)
      return path.places.flatMap { place in
        let element = path.isSingular ? place.every : place
        let members = template.variables.filter { names[$0] == nil }.map(element.member)
        return [place] + members
          + (names.values + extras).flatMap { $0.places.map(element.appending) }
      }
    case .numbered(let first, let last, let members, _):
      return (first...max(first, min(last, first + 100))).flatMap { number in
        members.values.map { JSONPath.root.member("\($0)\(number)") }
      }
    case .parallel(let names, _): return names.values.flatMap(\.places)
    }
  }
}
