/// How a value is written in JSON: its reader, its writer and its schema.
///
/// A value that may be written in several ways has a reader of its own beside an ``ValueSchema``
/// that names them.
package struct ValueCodec<Value>: Sendable {
  /// What the value may be.
  package let schema: ValueSchema
  /// What belongs there in words, for messages about a value that is missing.
  package let expected: String?
  /// Reads the value, or notes why it cannot.
  package let read: @Sendable (DocumentNode) -> Value?
  /// Writes the value.
  package let write: @Sendable (Value) -> JSON
  /// Writes the same as text; a value of many parts without making a ``JSON`` of it.
  package let append: @Sendable (Value, inout JSONWriter) -> Void

  package init(
    _ schema: ValueSchema, expected: String? = nil,
    read: @escaping @Sendable (DocumentNode) -> Value?, write: @escaping @Sendable (Value) -> JSON,
    append: (@Sendable (Value, inout JSONWriter) -> Void)? = nil
  ) {
    self.schema = schema
    self.expected = expected
    self.read = read
    self.write = write
    self.append = append ?? { value, writer in writer.write(write(value)) }
  }

  /// The same value, made of this one; a reader that gives nil has noted why.
  package func map<Other>(
    read make: @escaping @Sendable (Value, DocumentNode) -> Other?,
    write take: @escaping @Sendable (Other) -> Value
  ) -> ValueCodec<Other> {
    ValueCodec<Other>(schema, expected: expected) { [read] node in
      read(node).flatMap { make($0, node) }
    } write: { [write] other in
      write(take(other))
    } append: { [append] other, writer in
      append(take(other), &writer)
    }
  }

  /// The same with a further look at what was read.
  package func checked(
    _ check: @escaping @Sendable (Value, DocumentNode) -> Value?
  ) -> ValueCodec {
    map(read: check) { $0 }
  }

  /// The same, read within a step that does something before or after.
  package func around(
    _ step: @escaping @Sendable (DocumentNode, () -> Value?) -> Value?
  ) -> ValueCodec {
    ValueCodec(
      schema, expected: expected, read: { [read] node in step(node) { read(node) } }, write: write,
      append: append)
  }

  /// The same under another schema.
  package func described(as schema: ValueSchema) -> ValueCodec {
    ValueCodec(schema, expected: expected, read: read, write: write, append: append)
  }

  /// A value that is made of itself, or whose codec refers to this one; it has a name in schemas.
  package static func later(
    _ name: String, _ summary: String, _ codec: @escaping @Sendable () -> ValueCodec
  ) -> ValueCodec {
    ValueCodec(.named(name, summary: summary) { codec().schema }) {
      codec().read($0)
    } write: {
      codec().write($0)
    } append: {
      codec().append($0, &$1)
    }
  }
}

extension ValueCodec where Value: Sendable {
  /// An object.
  package static func object(_ codec: ObjectCodec<Value>) -> ValueCodec {
    ValueCodec(
      .object(codec.shape), read: codec.read(_:), write: codec.write, append: codec.append(_:to:))
  }

  /// The value or null.
  @_specialize(where Wrapped == String)
  @_specialize(where Wrapped == Int)
  @_specialize(where Wrapped == Double)
  @_specialize(where Wrapped == Set<Diet>)
  package static func nullable<Wrapped>(_ codec: ValueCodec<Wrapped>) -> ValueCodec
  where Value == Wrapped? {
    ValueCodec(.anyOf([codec.schema, .keywords(["type": "null"])])) { node in
      if node.value.isNull { return .some(nil) }
      return codec.read(node).map { .some($0) }
    } write: {
      $0.map(codec.write) ?? .null
    } append: { value, writer in
      if let value { codec.append(value, &writer) } else { writer.write(.null) }
    }
  }
}

// MARK: - Texts and words

extension ValueCodec where Value == String {
  /// A text that is not blank.
  package static var text: ValueCodec { form("\\S") { $0.text() } }

  /// A text that may be blank.
  package static var anyText: ValueCodec {
    ValueCodec(.keywords(["type": "string"])) { node in
      node.anyText()
    } write: {
      .string($0)
    }
  }

  /// A text that may be white space, but not empty.
  package static var separator: ValueCodec { form("^[\\s\\S]") { $0.separator() } }

  /// A text of a form, given as a regular expression of JSON Schema, with a reader of its own.
  package static func form(
    _ pattern: String, read: @escaping @Sendable (DocumentNode) -> String?
  ) -> ValueCodec {
    ValueCodec(.keywords(["type": "string", "pattern": .string(pattern)]), read: read) {
      .string($0)
    }
  }

  /// One of a few words.
  package static func word(of words: [String]) -> ValueCodec {
    ValueCodec(.keywords(["enum": .array(words.map(JSON.string))])) { node in
      node.word(of: words)
    } write: {
      .string($0)
    }
  }
}

extension ValueCodec where Value == Int {
  /// One of some numbers.
  package static func word(of numbers: [Int]) -> ValueCodec {
    ValueCodec(.keywords(["enum": .array(numbers.map(JSON.int))])) { node in
      numbers.first { node.value == .int($0) }
    } write: {
      .int($0)
    }
  }
}

extension ValueCodec where Value: RawRepresentable & Sendable, Value.RawValue == String {
  /// One of some words of an enumeration.
  package static func word(of values: [Value]) -> ValueCodec {
    let words = values.map(\.rawValue)
    return ValueCodec(.keywords(["enum": .array(words.map(JSON.string))])) { node in
      node.word(of: words).flatMap(Value.init(rawValue:))
    } write: {
      .string($0.rawValue)
    }
  }
}

extension ValueCodec
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the words of an enumeration.
  package static var word: ValueCodec { .word(of: Array(Value.allCases)) }
}

// MARK: - Numbers and flags

extension ValueCodec where Value == Bool {
  /// `true` or `false`.
  package static var flag: ValueCodec {
    ValueCodec(.keywords(["type": "boolean"])) { node in
      node.flag()
    } write: {
      .bool($0)
    }
  }
}

extension ValueCodec where Value == Int {
  /// A whole number in a range.
  package static func integer(_ range: ClosedRange<Int>) -> ValueCodec {
    ValueCodec(
      .keywords([
        "type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound),
      ])
    ) {
      $0.integer(in: range)
    } write: {
      .int($0)
    }
  }
}

extension ValueCodec where Value == Double {
  /// A number in a range.
  package static func number(_ range: ClosedRange<Double>) -> ValueCodec {
    ValueCodec(
      .keywords([
        "type": "number", "minimum": .double(range.lowerBound),
        "maximum": .double(range.upperBound),
      ])
    ) {
      $0.number(in: range)
    } write: {
      .double($0)
    }
  }
}

// MARK: - Any values

extension ValueCodec where Value == JSON {
  /// Any value.
  package static var any: ValueCodec {
    ValueCodec(.keywords([:])) { node in
      node.value
    } write: {
      $0
    }
  }

  /// Any value but an array or an object.
  package static var constant: ValueCodec {
    ValueCodec(.keywords(["type": ["string", "number", "boolean", "null"]])) { node in
      switch node.value {
      case .array, .object:
        node.wrongType("a text, a number, true, false or null")
        return nil
      case .null, .bool, .number, .string: return node.value
      }
    } write: {
      $0
    }
  }
}

extension ValueCodec where Value == JSONObject {
  /// An object of any members.
  package static var anyObject: ValueCodec {
    ValueCodec(.keywords(["type": "object"])) { node in
      if case .object(let object) = node.value { return object }
      node.wrongType("an object in braces")
      return nil
    } write: {
      .object($0)
    }
  }
}

extension ValueCodec {
  /// A list; elements that cannot be read are left out, beside what is noted of them.
  @_specialize(where Element == String)
  package static func list<Element>(
    _ element: ValueCodec<Element>, least: Int = 0
  ) -> ValueCodec where Value == [Element] {
    ValueCodec(.list(element.schema, least: least)) { node in
      guard let nodes = node.elements(least: least) else { return nil }
      var elements: [Element] = []
      elements.reserveCapacity(nodes.count)
      for (index, inner) in nodes.enumerated() {
        if let value = element.read(inner) { elements.append(value) }
        if node.log.isStopped {
          node.log.passBack(.element(index))
          return nil
        }
      }
      return elements
    } write: { elements in
      .array(elements.map(element.write))
    } append: { elements, writer in
      writer.open("[")
      for index in elements.indices {
        writer.startElement()
        element.append(elements[index], &writer)
      }
      writer.close("]")
    }
  }

  /// The members of an object with free names, in order, each with its name in it; `isName` notes
  /// why a name is none.
  package static func named<Element>(
    _ element: ValueCodec<Element>, _ name: Property<Element, String>,
    _ rule: NameRule = NameRule(),
    isName: @escaping @Sendable (String, DocumentNode) -> Bool = { _, _ in true }
  ) -> ValueCodec where Value == [Element] {
    ValueCodec(.map(element.schema, rule)) { node in
      readMembers(of: node, element, isName)?.map { member in
        var value = member.value
        value[keyPath: name] = member.name
        return value
      }
    } write: { elements in
      .object(JSONObject(elements.map { ($0[keyPath: name], element.write($0)) }))
    } append: { elements, writer in
      writer.open("{")
      for value in elements {
        writer.name(value[keyPath: name])
        element.append(value, &writer)
      }
      writer.close("}")
    }
  }

  /// The members of an object with free names, by name; the last of one name counts.
  package static func dictionary<Element>(
    _ element: ValueCodec<Element>, _ rule: NameRule = NameRule(),
    isName: @escaping @Sendable (String, DocumentNode) -> Bool = { _, _ in true }
  ) -> ValueCodec where Value == [String: Element] {
    ValueCodec(.map(element.schema, rule)) { node in
      readMembers(of: node, element, isName).map { members in
        Dictionary(members.map { ($0.name, $0.value) }) { $1 }
      }
    } write: { elements in
      let sorted = elements.sorted { $0.key < $1.key }
      return .object(JSONObject(sorted.map { ($0.key, element.write($0.value)) }))
    }
  }

  /// The members of an object with free names, in order; nothing is read.
  package static func members<Element>(
    _ element: ValueCodec<Element>
  ) -> ValueCodec where Value == [(name: String, value: Element)] {
    ValueCodec(.map(element.schema, NameRule())) { _ in
      nil
    } write: { members in
      .object(JSONObject(members.map { ($0.name, element.write($0.value)) }))
    }
  }

  private static func readMembers<Element>(
    of node: DocumentNode, _ element: ValueCodec<Element>,
    _ isName: (String, DocumentNode) -> Bool
  ) -> [(name: String, value: Element)]? {
    guard let members = node.members() else { return nil }
    var values: [(name: String, value: Element)] = []
    for (name, inner) in members {
      if isName(name, inner), let value = element.read(inner) { values.append((name, value)) }
      if node.log.isStopped {
        node.log.passBack(.member(name))
        return nil
      }
    }
    return values
  }
}
