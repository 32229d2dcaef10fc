import RecipeModel

extension RequestGuess {
  /// The values of a body, each with its place.
  static func values(of body: JSON?) -> [Parameter] {
    body.map { values(of: $0, at: GuessPath(), named: "") } ?? []
  }

  private static func values(
    of json: JSON, at path: GuessPath, named name: String
  ) -> [Parameter] {
    func one(_ value: String) -> [Parameter] {
      [Parameter(name: name, value: value, role: .constant, place: path)]
    }
    switch json {
    case .null: return []
    case .bool, .number: return one(json.text())
    case .string(let text): return one(text)
    case .object(let object):
      return object.members.flatMap {
        values(of: $0.value, at: path.member($0.name), named: $0.name)
      }
    case .array(let elements):
      let texts = elements.compactMap(\.stringValue)
      let names = GuessNames.includeParameters + GuessNames.excludeParameters
      if texts.count == elements.count, names.contains(GuessNames.key(name)) {
        return one(texts.joined(separator: ","))
      }
      return elements.enumerated().flatMap {
        values(of: $1, at: path.element($0), named: name)
      }
    }
  }

  /// The body of the draft: what was sent, with templates in it.
  var bodyTemplate: JSON? {
    guard let body else { return nil }
    var template = filled(body) { $0.written ?? JSON.null } ?? .object(JSONObject())
    // What paging added stands beside the rest.
    for parameter in parameters {
      guard let place = parameter.place, place.first(in: body) == nil,
        let written = parameter.written, var object = template.objectValue
      else { continue }
      object[parameter.name] = written
      template = .object(object)
    }
    return template
  }

  /// A body with other values: nil keeps one, null leaves it out.
  func filled(_ json: JSON, _ value: (Parameter) -> JSON?) -> JSON? {
    var places: [GuessPath: Parameter] = [:]
    for parameter in parameters {
      if let place = parameter.place { places[place] = parameter }
    }
    func fill(_ json: JSON, _ path: GuessPath) -> JSON? {
      if let parameter = places[path] {
        let new = value(parameter) ?? json
        return new.isNull ? .none : new
      }
      switch json {
      case .object(let object):
        return .object(
          JSONObject(
            object.members.compactMap { member in
              fill(member.value, path.member(member.name)).map { (member.name, $0) }
            }))
      case .array(let elements):
        return .array(elements.enumerated().compactMap { fill($1, path.element($0)) })
      default: return json
      }
    }
    return fill(json, GuessPath())
  }
}
