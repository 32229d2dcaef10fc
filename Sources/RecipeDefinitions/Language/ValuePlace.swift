import RecipeModel

/// Where a single value of an answer stands.
indirect enum ValuePlace: Sendable, Hashable {
  /// In the body.
  case body(JSONPath)
  /// In a header field.
  case header(String)
  /// In the first of several places that has a value.
  case firstOf([ValuePlace])

  /// The places that are meant, one by one.
  var each: [ValuePlace] { if case .firstOf(let places) = self { places } else { [self] } }

  /// The place as a document.
  var json: JSON {
    switch self {
    case .body(let path): .string(path.text)
    case .header(let name): HeaderPlace.codec.write(HeaderPlace(name: name))
    case .firstOf(let places): .array(places.map(\.json))
    }
  }
}

/// A value in a header field.
struct HeaderPlace: Sendable {
  var name = ""

  static let codec: ObjectCodec<HeaderPlace> = ObjectCodec(
    "headerPlace", place: "a place", "A value in a header field.", draft: HeaderPlace(),
    [.required("header", \.name, .headerName, "The field's name.", example: "X-WP-Total")])
}

extension ValueCodec where Value == ValuePlace {
  /// A path, a header field, or a list of these.
  static var place: ValueCodec {
    let schema = ValueSchema.choice(
      "place", "Where a value of an answer stands: a path, a header field, or a list of these."
    ) {
      let single: [ValueSchema] = [.path, .object(HeaderPlace.codec.shape)]
      return single + [.list(.anyOf(single), least: 1)]
    }
    return ValueCodec(schema) { node in
      guard node.value.arrayValue != nil else { return node.singlePlace() }
      return node.elements(least: 1).map { .firstOf($0.compactMap { $0.singlePlace() }) }
    } write: {
      $0.json
    }
  }
}

extension DocumentNode {
  /// A path or a header field.
  fileprivate func singlePlace() -> ValuePlace? {
    if value.isObject { return HeaderPlace.codec.read(self).map { .header($0.name) } }
    guard let name = value.stringValue else {
      wrongType(
        "a JSONPath in quotes or {\"header\": …}",
        fix: "write \"$.total\" or {\"header\": \"X-Total\"}")
      return nil
    }
    if !name.hasPrefix("$"), name.contains("-"), name.utf8.count <= 40,
      name.utf8.allSatisfy({ 97...122 ~= $0 | 0x20 || $0 == UInt8(ascii: "-") })
    {
      error(
        "not a JSONPath: a path starts with $",
        fix: "write {\"header\": \"\(name)\"} when it is a header field")
      return nil
    }
    return path().map { .body($0) }
  }
}
