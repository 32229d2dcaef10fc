import RecipeModel

extension JSONPath {
  /// The places of a document that a path leads to.
  ///
  /// Slices, filters and positions from the end count as every element. A path that looks at all
  /// descendants is followed to where it begins to.
  var places: [GuessPath] {
    var places = [GuessPath()]
    for segment in query.segments {
      guard !segment.isDescendant else { break }
      places = places.flatMap { place in segment.selectors.map { place.appending($0) } }
    }
    return places
  }

  /// The places below another one.
  func places(below outer: GuessPath) -> [GuessPath] {
    places.map { GuessPath(steps: outer.steps + $0.steps) }
  }
}

extension GuessPath {
  fileprivate func appending(_ selector: JSONPath.Selector) -> GuessPath {
    switch selector {
    case .name(let name): member(name)
    case .index(let index) where index >= 0: element(index)
    case .index, .wildcard, .slice, .filter: every
    }
  }
}

extension FieldRules {
  /// The places of an item that the fields are read from.
  var places: [GuessPath] {
    texts.values.joined().flatMap(\.places) + lists.values.joined().flatMap(\.places)
      + times.values.joined().flatMap(\.paths).flatMap(\.places) + rating.flatMap(\.path.places)
      + diets.flatMap(\.places)
  }
}

extension FieldRules {
  /// The places of the whole answer that the fields are read from.
  var answerPlaces: [GuessPath] { texts.values.joined().flatMap(\.answerPlaces) }
}

extension TextSource {
  fileprivate var places: [GuessPath] {
    switch origin {
    case .path(let path): path.places
    case .answer: []
    case .template(_, let names): names.values.flatMap(\.places)
    }
  }

  fileprivate var answerPlaces: [GuessPath] {
    switch origin {
    case .path: []
    case .answer(let path): path.places
    case .template(_, let names): names.values.flatMap(\.answerPlaces)
    }
  }
}

extension DietSource {
  fileprivate var places: [GuessPath] {
    switch self {
    case .names(let list): list.places
    case .flags(let flags): flags.values.flatMap(\.places)
    }
  }
}

extension ListSource {
  fileprivate var places: [GuessPath] {
    switch origin {
    case .path(let path): return path.places
    case .each(let path, let template, let names):
      return path.places.flatMap { place in
        let element = path.isSingular ? place.every : place
        let members = template.variables.filter { names[$0] == nil }.map(element.member)
        return [place] + members + names.values.flatMap { $0.places(below: element) }
      }
    case .numbered(let first, let last, let members, _):
      return (first...max(first, min(last, first + 100))).flatMap { number in
        members.values.map { GuessPath().member("\($0)\(number)") }
      }
    case .parallel(let names, _): return names.values.flatMap(\.places)
    }
  }
}
