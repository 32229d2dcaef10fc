import RecipeModel

/// What a parameter has to look like: how it is read, and its JSON Schema.
///
/// Both stand in one value, so that what is documented is what is read.
struct Form<Value: Sendable>: Sendable {
  /// What is expected, for messages, such as `a whole number from 1 to 100`.
  var expected: String
  /// The schema (JSON Schema 2020-12).
  var schema: JSONObject
  /// Reads a value that is not null.
  var read: @Sendable (JSON) throws(Mismatch) -> Value
}

/// Why a value is not what a parameter takes.
struct Mismatch: Error {
  /// The place inside the parameter, as a JSON pointer; empty for the parameter itself.
  var pointer = ""
  /// What the value is instead, such as `a string`.
  var found: String
  /// What was expected, where it is more than the form says.
  var expected: String?
  /// What to do about it, where it is more than to write what was expected.
  var fix: String?

  /// A value of the wrong kind or out of range.
  init(_ value: JSON) { found = Self.describe(value) }

  /// A value that is described in words.
  init(found: String, expected: String? = nil, fix: String? = nil) {
    self.found = found
    self.expected = expected
    self.fix = fix
  }

  /// The kind of a value; of numbers the digits, of short words the letters.
  static func describe(_ value: JSON) -> String {
    switch value {
    case .number(let number) where number.literal.utf8.count <= 20: number.literal
    case .bool(let flag): flag ? "true" : "false"
    case .string(let text) where text.utf8.count <= 40: JSON.string(text).text()
    default: value.kindName
    }
  }
}

extension Form where Value == String {
  /// Any text.
  static let text = Form(expected: "a string", schema: ["type": "string"]) {
    value throws(Mismatch) in
    guard let text = value.stringValue else { throw Mismatch(found: value.kindName) }
    return text
  }
}

extension Form where Value == Bool {
  /// `true` or `false`.
  static let flag = Form(
    expected: "true or false", schema: ["type": "boolean"]
  ) { value throws(Mismatch) in
    guard let flag = value.boolValue else { throw Mismatch(value) }
    return flag
  }
}

extension Form where Value == Int {
  /// A whole number in a range.
  static func integer(_ range: ClosedRange<Int>) -> Form {
    Form(
      expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      schema: [
        "type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound),
      ]
    ) { value throws(Mismatch) in
      guard let number = value.intValue, range.contains(number) else { throw Mismatch(value) }
      return number
    }
  }

  /// A whole number from a least one.
  static func integer(_ range: PartialRangeFrom<Int>) -> Form {
    Form(
      expected: "a whole number from \(range.lowerBound)",
      schema: ["type": "integer", "minimum": .int(range.lowerBound)]
    ) { value throws(Mismatch) in
      guard let number = value.intValue, range.contains(number) else { throw Mismatch(value) }
      return number
    }
  }
}

extension Form where Value == Double {
  /// A number in a range.
  static func number(_ range: ClosedRange<Double>) -> Form {
    Form(
      expected:
        "a number from \(JSON.double(range.lowerBound).text()) to "
        + JSON.double(range.upperBound).text(),
      schema: [
        "type": "number", "minimum": .double(range.lowerBound),
        "maximum": .double(range.upperBound),
      ]
    ) { value throws(Mismatch) in
      guard let number = value.doubleValue, range.contains(number) else { throw Mismatch(value) }
      return number
    }
  }
}

extension Form where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var word: Form {
    let words = Value.allCases.map(\.rawValue)
    let quoted = words.map { "\"\($0)\"" }.joined(separator: ", ")
    return Form(
      expected: "one of \(quoted)",
      schema: ["type": "string", "enum": .array(words.map(JSON.string))]
    ) { value throws(Mismatch) in
      guard let word = value.stringValue.flatMap(Value.init(rawValue:)) else {
        var mismatch = Mismatch(value)
        if let near = value.stringValue.flatMap({ NearestName.of($0, among: words) }) {
          mismatch.fix = "did you mean \"\(near)\"?"
        }
        throw mismatch
      }
      return word
    }
  }
}

extension Form {
  /// A list whose elements all have a form.
  static func list<Element>(_ element: Form<Element>, called plural: String, least: Int = 0) -> Form
  where Value == [Element] {
    var schema: JSONObject = ["type": "array", "items": .object(element.schema)]
    if least > 0 { schema["minItems"] = .int(least) }
    return Form(expected: "a list of \(plural)", schema: schema) { value throws(Mismatch) in
      guard let elements = value.arrayValue, elements.count >= least else {
        throw Mismatch(found: value.kindName)
      }
      var values: [Element] = []
      values.reserveCapacity(elements.count)
      for (index, json) in elements.enumerated() {
        do throws(Mismatch) {
          values.append(try element.read(json))
        } catch {
          throw error.inside("/\(index)", of: element.expected)
        }
      }
      return values
    }
  }
}

extension Mismatch {
  /// The mismatch of a part, as one of the whole.
  func inside(_ pointer: String, of expected: String) -> Mismatch {
    var whole = self
    whole.pointer = pointer + self.pointer
    whole.expected = self.expected ?? expected
    return whole
  }
}

extension Form where Value == JSON {
  /// A token of the client's, echoed exactly: a string or an integer.
  static let token = Form(
    expected: "a string or a whole number", schema: ["type": ["string", "integer"]]
  ) { value throws(Mismatch) in
    guard value.stringValue != nil || value.intValue != nil else { throw Mismatch(value) }
    return value
  }
}
