import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// The params of a method: one codec reads them and gives their schema.
///
/// The first problem in the order of the members is told. `null` counts as absent, but for what is
/// deleted or reset, and members that nobody reads are ignored.
protocol MethodParams: Sendable {
  static var codec: ObjectCodec<Self> { get }
  static var schema: Schema { get }
  /// The members that say what is deleted or reset: `null` in them is refused, as it must not mean
  /// everything.
  static var selections: [String] { get }

  /// Sees to what no single member can say.
  mutating func check() throws(Failure)
}

extension MethodParams {
  static var schema: Schema { Schema(codec.shape) }

  static var selections: [String] { [] }

  mutating func check() throws(Failure) {}

  /// Reads params.
  /// - Throws: ``Failure`` of kind `invalidParams`.
  init(_ object: JSONObject) throws(Failure) {
    if let name = Self.selections.first(where: { object[$0]?.isNull == true }) {
      throw .invalid("/\(name)", "\(name) is null", fix: "say which, or leave the member out")
    }
    do throws(DocumentProblem) {
      self = try Self.codec.decode(.object(object), wording: ParamsWording())
    } catch {
      throw .invalid(error.pointer, error.message, fix: error.fix)
    }
    try check()
  }
}

extension JSONObject {
  /// The params of a message.
  /// - Throws: ``Failure`` when they are an array.
  init(params: JSON?) throws(Failure) {
    guard let params else {
      self = [:]
      return
    }
    guard let object = params.objectValue else {
      throw .invalid(
        "", "params is \(params.kindName), not an object",
        fix: "name the parameters: {\"...\": ...}")
    }
    self = object
  }
}

extension ObjectCodec {
  init(params name: String, _ draft: Value, _ members: [Member<Value>]) {
    self.init(name, place: ParamsWording.root, draft: draft, isOpen: true, members)
  }
}

/// How a client is told what is wrong with a parameter.
private struct ParamsWording: ProblemWording {
  /// How the params themselves are called.
  static let root = "params"

  let nullCountsAsAbsent = true
  let missingMembersHavePlaces = true

  func words(for problem: ReadingProblem, at place: ProblemPlace) -> ProblemWords {
    switch problem {
    case .missing(let member, Self.root):
      ProblemWords(
        "\(member.name) is missing", fix: "add \"\(member.name)\": \(member.expected ?? "it")")
    case .missing(let member, _): mismatch(place, "null", member.expected ?? "a value")
    case .wrongType(let expected, nil): mismatch(place, kind(place.value, expected), expected)
    case .wrongType(let expected, let fix?): mismatch(place, told(place.value), expected, fix)
    case .outOfRange(let expected): mismatch(place, told(place.value), expected)
    case .unknownWord(let words):
      mismatch(
        place, told(place.value), words.expected,
        place.value.stringValue.flatMap { nearest($0, among: words) })
    case .other(let message, let fix): ProblemWords("\(name(of: place)) \(message)", fix: fix)
    default: StandardWording().words(for: problem, at: place)
    }
  }

  private func mismatch(
    _ place: ProblemPlace, _ found: String, _ expected: String, _ fix: String? = nil
  ) -> ProblemWords {
    let otherwise = place.member?.isRequired == false ? ", or leave the member out" : ""
    return ProblemWords(
      "\(name(of: place)) is \(found), not \(expected)", fix: fix ?? "write \(expected)\(otherwise)"
    )
  }

  /// The kind of a value; how long a list is, where one of another length is wanted.
  private func kind(_ value: JSON, _ expected: String) -> String {
    guard let elements = value.arrayValue, expected.hasPrefix("a list") else {
      return value.kindName
    }
    return "a list of \(elements.count)"
  }

  private func name(of place: ProblemPlace) -> String { String(place.pointer.dropFirst()) }

  /// The kind of a value; of numbers the digits, of short words the letters.
  private func told(_ value: JSON) -> String {
    switch value {
    case .number(let number) where number.literal.utf8.count <= 20: number.literal
    case .bool(let flag): flag ? "true" : "false"
    case .string(let text) where text.utf8.count <= 40: JSON.string(text).text()
    default: value.kindName
    }
  }
}

extension [String] {
  /// What a word is expected to be.
  fileprivate var expected: String {
    "one of " + map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

/// What to do about a word that is nearly one of others.
private func nearest(_ text: String, among words: [String]) -> String? {
  NearestName.of(text, among: words).map { "did you mean \"\($0)\"?" }
}

// MARK: - Values

extension ValueCodec {
  /// A value that is read and never written; `read` notes what else it is.
  init(
    _ expected: String, _ schema: ValueSchema, read: @escaping @Sendable (DocumentNode) -> Value?
  ) {
    self.init(schema, expected: expected, read: read) { _ in .null }
  }

  /// A value that is read and never written; what it is else is told with its digits or letters.
  init(_ expected: String, _ schema: JSONObject, read: @escaping @Sendable (JSON) -> Value?) {
    self.init(expected, .keywords(schema)) { node in
      if let value = read(node.value) { return value }
      node.note(.outOfRange(expected: expected))
      return nil
    }
  }

  /// A value that is told by its kind alone when it is of another.
  static func kind(
    _ expected: String, _ schema: ValueSchema, read: @escaping @Sendable (JSON) -> Value?
  ) -> ValueCodec {
    ValueCodec(expected, schema) { node in
      if let value = read(node.value) { return value }
      node.wrongType(expected)
      return nil
    }
  }

  /// The object of a codec, under its name.
  static func object(
    _ codec: ObjectCodec<Value>, expected: String
  ) -> ValueCodec where Value: Sendable {
    ValueCodec(expected, .reference(codec.shape.name)) { node in
      guard node.value.isObject else {
        node.wrongType(expected)
        return nil
      }
      return codec.read(node)
    }
  }

  /// A list whose elements all have a form; `most` is told, and not seen to.
  static func list<Element>(
    _ element: ValueCodec<Element>, expected: String, least: Int = 0, most: Int? = nil
  ) -> ValueCodec where Value == [Element] {
    let list = ValueCodec.list(element, least: least)
    var schema = SchemaWriter().value(list.schema).objectValue ?? [:]
    if let most { schema["maxItems"] = .int(most) }
    return ValueCodec(expected, .keywords(schema)) { node in
      guard let elements = node.value.arrayValue, elements.count >= least else {
        node.wrongType(expected)
        return nil
      }
      return list.read(node)
    }
  }
}

extension ValueCodec {
  /// A list of words in which `none` is no word, for who cannot write an empty list.
  static func listOrNone<Element>(
    _ word: ValueCodec<Element>, expected: String
  ) -> ValueCodec where Value == [Element] {
    let schema: ValueSchema = .anyOf([word.schema, .keywords(["const": "none"])])
    let words = ValueCodec<Element?>(schema, expected: word.expected) { node in
      if node.value == "none" { return .some(nil) }
      return word.read(node).map { .some($0) }
    } write: {
      $0.map(word.write) ?? .null
    }
    let list = ValueCodec<[Element?]>.list(words, expected: expected)
    return list.map(read: { elements, _ in elements.compactMap(\.self) }, write: { $0 })
  }
}

extension ValueSchema {
  /// What a definition of the document says.
  static func reference(_ name: String) -> ValueSchema {
    .keywords(["$ref": .string("#/$defs/\(name)")])
  }
}

extension ValueCodec where Value == String {
  /// Any text.
  static let string = kind("a string", .keywords(["type": "string"]), read: \.stringValue)

  /// A link that may be followed.
  static let webLink = ValueCodec(
    "an http or https link", ["type": "string", "format": "uri"]
  ) { value in
    value.stringValue.flatMap { WebLink.isWebLink($0) ? $0 : nil }
  }
}

extension ValueCodec where Value == [String] {
  /// A list of any texts.
  static let strings = list(.string, expected: "a list of strings")
}

extension ValueCodec where Value == Bool {
  static let bool = ValueCodec("true or false", ["type": "boolean"], read: \.boolValue)
}

extension ValueCodec where Value == Int {
  /// A whole number in a range.
  static func int(_ range: ClosedRange<Int>) -> ValueCodec {
    ValueCodec(
      "a whole number from \(range.lowerBound) to \(range.upperBound)",
      [
        "type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound),
      ]
    ) { value in value.intValue.flatMap { range.contains($0) ? $0 : nil } }
  }

  /// A whole number from a least one.
  static func int(_ range: PartialRangeFrom<Int>) -> ValueCodec {
    ValueCodec(
      "a whole number from \(range.lowerBound)",
      ["type": "integer", "minimum": .int(range.lowerBound)]
    ) { value in value.intValue.flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension ValueCodec where Value == Double {
  /// A number in a range.
  static func double(_ range: ClosedRange<Double>) -> ValueCodec {
    let (least, most) = (JSON.double(range.lowerBound), JSON.double(range.upperBound))
    return ValueCodec(
      "a number from \(least.text()) to \(most.text())",
      ["type": "number", "minimum": least, "maximum": most]
    ) { value in value.doubleValue.flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension ValueCodec
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  static var oneOfWords: ValueCodec {
    let words = Value.allCases.map(\.rawValue)
    return ValueCodec(
      words.expected,
      .keywords(["type": "string", "enum": .array(words.map(JSON.string))])
    ) { node in
      if let word = node.value.stringValue.flatMap(Value.init(rawValue:)) { return word }
      node.note(.unknownWord(words: words))
      return nil
    }
  }
}

extension ValueCodec where Value == JSON {
  /// A token of the client's, echoed exactly: a string or an integer.
  static let token = ValueCodec(
    "a string or a whole number", ["type": ["string", "integer"]]
  ) { value in
    value.stringValue == nil && value.intValue == nil ? .none : .some(value)
  }
}

extension ValueCodec where Value == ListingID {
  /// An identifier of a recipe.
  static let listingID = ValueCodec(
    "a provider and its own identifier, such as \"themealdb:52772\"",
    ["type": "string", "pattern": "^[^:]+:.+"]
  ) { $0.stringValue.flatMap(ListingID.init) }
}

extension ValueCodec where Value == [UInt8] {
  /// Bytes in Base64.
  static var base64: ValueCodec {
    ValueCodec("bytes in Base64", ["type": "string", "contentEncoding": "base64"]) { json in
      json.stringValue.flatMap { Base64.decode($0.utf8) }
    }
  }
}

extension ValueCodec where Value == Diet {
  /// A diet that schema.org knows, as people write it.
  static var diet: ValueCodec {
    let names = Diet.names.map(\.name)
    let expected = "one of \(names.joined(separator: ", "))"
    let schema: JSONObject = ["type": "string", "examples": .array(names.map(JSON.string))]
    return ValueCodec(expected, .keywords(schema)) { node in
      guard let text = node.value.stringValue else {
        node.wrongType(expected)
        return nil
      }
      if let diet = Diet(parsing: text), Diet.known.values.contains(diet) { return diet }
      let fix = nearest(text, among: names)
      node.note(
        fix == nil ? .outOfRange(expected: expected) : .wrongType(expected: expected, fix: fix))
      return nil
    }
  }
}
