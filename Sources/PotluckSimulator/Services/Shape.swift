internal import RecipeModel

/// JSON with blanks: what a service says, as the files under `Shapes/` hold it.
///
/// - `"{title}"` is the value of that name, whatever its type; `"{minutes|0}"` says what stands in
///   for null, and a text with blanks in it is null when one of them is.
/// - `{"$first": […]}` is the first that is not null, `{"$text": […]}` all of them as one text,
///   `{"$repeat": "x", "times": 8}` a text many times over.
/// - `{"$quirk": "missingIDs source 5", "then": …, "else": …}` asks whether that quirk falls on the
///   recipe, one in five; `{"$on": "isRated", "true": …, "else": …}` looks at a value.
/// - `{"$each": "lines", "of": …}` repeats a shape for ingredient lines.
/// - `{"$shape": "item"}` is another shape of the file; a member whose name begins with `...` puts
///   the members of its value in its place, and one whose name ends with `?` is left out for null.
indirect enum Shape: Sendable {
  case fixed(JSON)
  case blank(String, standard: JSON)
  case text([Shape])
  case array([Shape])
  case object([(name: String, value: Shape)])
  case first([Shape])
  case quirk(SimulatorQuirks, name: String, oneIn: UInt64, then: Shape, otherwise: Shape)
  case value(of: String, cases: [String: Shape])
  case each(String, Shape)
  case named(String)

  init(_ json: JSON) {
    switch json {
    case .string(let text): self = Self.parsed(text)
    case .array(let elements): self = .array(elements.map(Shape.init))
    case .object(let object): self = Self.directive(object) ?? .object(Self.members(object))
    default: self = .fixed(json)
    }
  }

  private static func members(_ object: JSONObject) -> [(name: String, value: Shape)] {
    object.members.map { ($0.name, Shape($0.value)) }
  }

  /// A text in its parts; alone, a blank keeps its type.
  private static func parsed(_ text: String) -> Shape {
    var parts: [Shape] = []
    var rest = text[...]
    while let blank = rest.firstMatch(of: /\{([A-Za-z][A-Za-z0-9]*)(?:\|([^}]*))?\}/) {
      let before = String(rest[..<blank.range.lowerBound])
      if !before.isEmpty { parts.append(.fixed(.string(before))) }
      let standard = blank.2.map { text in
        (try? JSON(parsing: String(text))) ?? .string(String(text))
      }
      parts.append(.blank(String(blank.1), standard: standard ?? .null))
      rest = rest[blank.range.upperBound...]
    }
    if parts.isEmpty { return .fixed(.string(text)) }
    if rest.isEmpty, parts.count == 1 { return parts[0] }
    return .text(parts + [.fixed(.string(String(rest)))])
  }

  private static func directive(_ object: JSONObject) -> Shape? {
    guard let (name, value) = object.members.first.map({ ($0.name, $0.value) }) else { return nil }
    func branch(_ name: String) -> Shape { Shape(object[name] ?? .null) }
    switch name {
    case "$first": return .first((value.arrayValue ?? []).map(Shape.init))
    case "$text": return .text((value.arrayValue ?? []).map(Shape.init))
    case "$repeat":
      let count = object["times"]?.intValue ?? 1
      return .fixed(.string(String(repeating: value.stringValue ?? "", count: count)))
    case "$shape": return .named(value.stringValue ?? "")
    case "$each": return .each(value.stringValue ?? "", branch("of"))
    case "$on":
      let cases = members(object).dropFirst().map { ($0.name, $0.value) }
      return .value(
        of: value.stringValue ?? "", cases: Dictionary(cases, uniquingKeysWith: { $1 }))
    case "$quirk":
      let words = (value.stringValue ?? "").split(separator: " ").map(String.init)
      guard words.count == 3, let count = UInt64(words[2]) else { return nil }
      return .quirk(
        SimulatorQuirks(named: words[0]), name: words[1], oneIn: count, then: branch("then"),
        otherwise: branch("else"))
    default: return nil
    }
  }
}

/// What fills the blanks of a shape.
struct ShapeValues {
  /// The values of this answer, before those of the recipe.
  var values: [String: JSON] = [:]
  /// The recipe that is told.
  var recipe: SimulatedRecipe?
  let options: SimulatorOptions
  /// The shapes that others name.
  let shapes: [String: Shape]

  /// The value of a shape.
  func fill(_ shape: Shape) -> JSON {
    switch shape {
    case .fixed(let json): return json
    case .blank(let name, let standard):
      let value = value(name)
      return value.isNull ? standard : value
    case .text(let parts): return text(parts).map(JSON.string) ?? .null
    case .array(let elements): return .array(elements.map(fill))
    case .object(let members): return .object(object(members))
    case .first(let shapes):
      for shape in shapes {
        let value = fill(shape)
        if !value.isNull { return value }
      }
      return .null
    case .quirk(let quirk, let name, let count, let then, let otherwise):
      let falls = recipe.map { options.has(quirk, name, on: $0.id, oneIn: count) } ?? false
      return fill(falls ? then : otherwise)
    case .value(let name, let cases):
      let value = value(name)
      let text = value.stringValue ?? value.text()
      return (cases[text] ?? cases["else"]).map(fill) ?? .null
    case .each(let list, let shape): return .array(lines(list).map { $0.fill(shape) })
    case .named(let name): return shapes[name].map(fill) ?? .null
    }
  }

  private func value(_ name: String) -> JSON {
    values[name] ?? recipe.flatMap { recipe in RecipeFacts.all[name]?(recipe) } ?? .null
  }

  private func text(_ parts: [Shape]) -> String? {
    var text = ""
    for part in parts {
      let value = fill(part)
      if value.isNull { return nil }
      text += value.stringValue ?? value.text()
    }
    return text
  }

  private func object(_ members: [(name: String, value: Shape)]) -> JSONObject {
    var object = JSONObject()
    for (name, shape) in members {
      let value = fill(shape)
      if name.hasPrefix("...") {
        object.members += value.objectValue?.members ?? []
      } else if name.hasSuffix("?") {
        if !value.isNull { object[String(name.dropLast())] = value }
      } else {
        object.members.append(.init(name: name, value: value))
      }
    }
    return object
  }

  /// The ingredient lines, all of them or one half, each with its parts.
  private func lines(_ list: String) -> [ShapeValues] {
    guard let recipe else { return [] }
    let half = recipe.ingredients.count / 2
    let range =
      switch list {
      case "firstLines": 0..<half
      case "lastLines": half..<recipe.ingredients.count
      default: 0..<recipe.ingredients.count
      }
    return range.map { index in
      var line = self
      line.values.merge(RecipeFacts.line(index, of: recipe)) { $1 }
      return line
    }
  }
}
