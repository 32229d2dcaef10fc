import RecipeModel

/// Where a single value of an answer stands.
indirect enum ValuePlace: Sendable, Hashable {
  /// In the body.
  case body(JSONPath)
  /// In the body, as a part of a text.
  case part(TextSource)
  /// In a header field.
  case header(String)
  /// In the first of several places that has a value.
  case firstOf([ValuePlace])

  /// The places that are meant, one by one.
  var each: [ValuePlace] { if case .firstOf(let places) = self { places } else { [self] } }

  /// The path in the body; nil for a header field.
  var path: JSONPath? {
    switch self {
    case .body(let path): path
    case .part(let source): if case .path(let path) = source.origin { path } else { nil }
    case .header, .firstOf: nil
    }
  }

  /// Whether it is a selector's.
  var isSelector: Bool { path?.isSelector ?? false }

  /// The place as a document.
  var json: JSON {
    switch self {
    case .body(let path): .string(path.text)
    case .part(let source): TextSource.value.write(source)
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
  /// A path, a part of a text, a header field, or a list of these.
  static var place: ValueCodec { place(as: .text) }

  /// A place in an answer that is JSON whatever the answers to searches are written in.
  static var placeInJSON: ValueCodec {
    place.around { node, read in
      let reading = node.reading
      let readsMarkup = reading.readsMarkup
      reading.readsMarkup = false
      defer { reading.readsMarkup = readsMarkup }
      return read()
    }
  }

  /// A place of an answer, and what a selector means there.
  static func place(as role: SelectorRole) -> ValueCodec {
    let schema = ValueSchema.choice(
      "place",
      "Where a value of an answer stands: a path, a part of a text, a header field, or a list of "
        + "these."
    ) {
      let single: [ValueSchema] = [
        .path, .object(HeaderPlace.codec.shape), .object(TextSource.codec.shape),
      ]
      return single + [.list(.anyOf(single), least: 1)]
    }
    return ValueCodec(schema) { node in
      guard node.value.arrayValue != nil else { return node.singlePlace(role) }
      return node.elements(least: 1).map { .firstOf($0.compactMap { $0.singlePlace(role) }) }
    } write: {
      $0.json
    }
  }
}

extension DocumentNode {
  /// A part of a text in the body.
  private func partPlace(_ role: SelectorRole) -> ValuePlace? {
    reading.roleOfPlace = role
    defer { reading.roleOfPlace = nil }
    guard let source = TextSource.codec.read(self) else { return nil }
    if case .path = source.origin { return .part(source) }
    error("a place of an answer is a path or a header field", fix: "keep \"path\" alone")
    return nil
  }

  /// A path or a header field.
  fileprivate func singlePlace(_ role: SelectorRole) -> ValuePlace? {
    if value.isObject, value["path"] != nil { return partPlace(role) }
    if value.isObject { return HeaderPlace.codec.read(self).map { .header($0.name) } }
    guard let name = value.stringValue else {
      wrongType(
        "a JSONPath in quotes or {\"header\": …}",
        fix: "write \"$.total\" or {\"header\": \"X-Total\"}")
      return nil
    }
    if !name.hasPrefix("$"), !DocumentNode.isSelector(name), name.contains("-"),
      name.utf8.count <= 40,
      name.utf8.allSatisfy({ 97...122 ~= $0 | 0x20 || $0 == UInt8(ascii: "-") })
    {
      error(
        "not a JSONPath: a path starts with $",
        fix: "write {\"header\": \"\(name)\"} when it is a header field")
      return nil
    }
    return path(as: role).map { .body($0) }
  }
}
