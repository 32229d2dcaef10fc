import RecipeModel

/// The places of an answer that a definition reads.
struct UsedPaths {
  /// The places of objects whose member names are keys.
  private(set) var maps: Set<GuessPath> = []
  /// The elements that are read by their position.
  private(set) var elements: Set<GuessPath> = []
  private var used: [GuessPath] = []

  /// The places that the search reads.
  init(searchOf definition: ProviderDefinition) {
    let response = definition.response
    for list in response.list.places {
      used.append(list)
      if response.form == .map { maps.insert(list) }
      let element = response.form == .map || response.list.isSingular ? list.every : list
      let fields = definition.fields.places
      if response.form == .columns {
        used += fields.map { Self.column($0, of: list) }
      } else {
        for item in response.item?.places(below: element) ?? [element] {
          used += [item] + fields.map { GuessPath(steps: item.steps + $0.steps) }
        }
      }
    }
    used += definition.fields.answerPlaces
    let paging = definition.paging
    for place in [paging.total, paging.lastPage, paging.more] {
      for case .body(let path) in place?.each ?? [] { used += path.places }
    }
    switch paging.style {
    case .next(.body(let path), _), .continuation(let path), .cursor(.answer(.body(let path))):
      used += path.places
    default: break
    }
    keepPositions()
  }

  /// The places that the detail reads.
  init(detailOf definition: ProviderDefinition) {
    guard let detail = definition.detail else { return }
    for item in detail.item.places {
      used += [item] + detail.fields.places.map { GuessPath(steps: item.steps + $0.steps) }
    }
    keepPositions()
  }

  /// The place of a column's values: a field's first step names the column.
  private static func column(_ field: GuessPath, of list: GuessPath) -> GuessPath {
    guard let first = field.steps.first else { return list }
    return GuessPath(steps: list.steps + [first, .every] + field.steps.dropFirst())
  }

  /// Notes every place on the way to one that is read whose last step is a position.
  private mutating func keepPositions() {
    for path in used {
      for (index, step) in path.steps.enumerated() {
        if case .element = step {
          elements.insert(GuessPath(steps: Array(path.steps.prefix(index + 1))))
        }
      }
    }
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
}
