import RecipeModel

/// Where a single value of an answer stands.
indirect enum ValuePlace: Sendable, Hashable {
  /// In the body.
  case body(JSONPath)
  /// In the body, as a part of a text.
  case part(TextSource)
  /// In a header field, or in a part of one.
  case header(HeaderPlace)
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

  /// Whether it is all the cookies that an answer sets.
  var isCookies: Bool {
    if case .header(let field) = self { field.isCookies } else { false }
  }

  /// Whether it is a selector's.
  var isSelector: Bool { path?.isSelector ?? false }

  /// The place as a document.
  var json: JSON {
    switch self {
    case .body(let path): .string(path.text)
    case .part(let source): TextSource.value.write(source)
    case .header(let place): HeaderPlace.codec.write(place)
    case .firstOf(let places): .array(places.map(\.json))
    }
  }
}

/// A value in a header field.
struct HeaderPlace: Sendable, Hashable, ExpressibleByStringLiteral {
  var name = ""
  /// Keeps what stands before the first occurrence of this.
  var before: String?
  /// Keeps what stands behind the last occurrence of this.
  var after: String?

  init() {}

  init(_ name: String) { self.name = name }

  init(stringLiteral name: String) { self.init(name) }

  /// Whether it is all the cookies that an answer sets.
  var isCookies: Bool { name.lowercased() == "set-cookie" && before == nil && after == nil }

  static let codec: ObjectCodec<HeaderPlace> = ObjectCodec(
    "headerPlace", place: "a place", "A value in a header field, or a part of it.",
    draft: HeaderPlace(),
    [
      .required("header", \.name, .headerName, "The field's name.", example: "X-WP-Total"),
      .optional(
        "before", \.before, .separator, "Keeps what comes before the first occurrence of this.",
        example: "/"),
      .optional(
        "after", \.after, .separator, "Keeps what comes after the last occurrence of this.",
        example: "/"),
    ])
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
    if value.isObject { return HeaderPlace.codec.read(self).map { .header($0) } }
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
