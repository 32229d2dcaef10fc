/// A JSON value that keeps what matters to a program that passes values on: the order of members,
/// the digits of numbers, and the difference between `1`, `1.0`, `true` and `"1"`.
public enum JSON: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, as its literal text.
  case number(JSONNumber)
  /// A string, unescaped.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object, its members in order.
  case object(JSONObject)

  /// A number value from an integer.
  public static func int(_ value: Int) -> JSON { .number(JSONNumber(value)) }
  /// A number value from a finite double; `null` for NaN and infinities, which JSON lacks.
  public static func double(_ value: Double) -> JSON {
    JSONNumber(value).map(JSON.number) ?? .null
  }
  /// The string, or `null` when there is none.
  public static func optional(_ value: String?) -> JSON { value.map(JSON.string) ?? .null }
  /// The number, or `null` when there is none.
  public static func optional(_ value: Double?) -> JSON { value.map(JSON.double) ?? .null }

  /// The integer, or `null` when there is none.
  public static func optional(_ value: Int?) -> JSON { value.map(JSON.int) ?? .null }

  /// The string, when the value is one.
  public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
  /// The truth value, when the value is one; a number is none.
  public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The elements, when the value is an array.
  public var arrayValue: [JSON]? { if case .array(let value) = self { value } else { nil } }
  /// The object, when the value is one.
  public var objectValue: JSONObject? { if case .object(let value) = self { value } else { nil } }
  /// The number as a double, when the value is a number.
  public var doubleValue: Double? {
    if case .number(let value) = self { value.doubleValue } else { nil }
  }
  /// The number as an integer, when the value is a number without a fractional part: `1.0` is 1.
  public var intValue: Int? {
    if case .number(let value) = self { value.intValue } else { nil }
  }
  /// Whether the value is `null`.
  public var isNull: Bool { if case .null = self { true } else { false } }

  /// The member of that name when the value is an object that has it.
  public subscript(_ name: String) -> JSON? { objectValue?[name] }

  /// What the value is, in a word for messages, such as `an object`.
  public var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSON {
  /// The number at hand, or the one that a string holds; nil unless it is finite.
  package var looseNumber: Double? {
    switch self {
    case .number(let number): return number.doubleValue.isFinite ? number.doubleValue : nil
    case .string(let text):
      guard text.utf8.count <= 40 else { return nil }
      let bare = text.split(whereSeparator: \.isWhitespace)
      // `Double` reads `nan`, `inf` and hexadecimal numbers too.
      guard bare.count == 1, bare[0].utf8.allSatisfy(Self.isNumeric) else { return nil }
      return Double(String(bare[0])).flatMap { $0.isFinite ? $0 : nil }
    default: return nil
    }
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
    default: false
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral, ExpressibleByFloatLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An integer.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// A number; `null` unless it is finite.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// `null`.
  public init(nilLiteral: ()) { self = .null }
  /// An array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// An object, its members in the order written.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(JSONObject(elements))
  }
}

/// The members of a JSON object, in order.
///
/// Look-up is a linear scan: the objects of recipe services have a dozen members. A name that
/// occurs twice keeps both members; look-up finds the last, as most parsers do.
public struct JSONObject: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One name with its value.
  public struct Member: Sendable, Hashable {
    /// The member's name.
    public var name: String
    /// The member's value.
    public var value: JSON

    /// Creates a member.
    public init(name: String, value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The members in their order.
  public var members: [Member]

  /// Creates an object from members in order.
  public init(members: [Member] = []) { self.members = members }

  /// Creates an object from pairs in order.
  public init(_ pairs: [(String, JSON)]) {
    members = pairs.map { Member(name: $0.0, value: $0.1) }
  }

  /// The members in the order written.
  public init(dictionaryLiteral elements: (String, JSON)...) { self.init(elements) }

  /// The value of the last member of that name; setting replaces it or appends a member, and
  /// setting nil removes every member of that name.
  public subscript(_ name: String) -> JSON? {
    get {
      // By number: no member is copied on the way.
      for index in members.indices.reversed() where members[index].name == name {
        return members[index].value
      }
      return nil
    }
    set {
      guard let newValue else { return members.removeAll { $0.name == name } }
      if let index = members.lastIndex(where: { $0.name == name }) {
        members[index].value = newValue
      } else {
        members.append(Member(name: name, value: newValue))
      }
    }
  }
}

/// A JSON number, kept as the literal it was written with, so that no digit is lost.
public struct JSONNumber: Sendable, Hashable, CustomStringConvertible {
  /// The text of the number, valid JSON.
  public let literal: String

  /// Wraps a literal that is known to be valid JSON.
  package init(checkedLiteral: String) { literal = checkedLiteral }

  /// A number from an integer.
  public init(_ value: Int) { literal = String(value) }

  /// A number from a double in its shortest form that reads back the same; nil unless finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if value == value.rounded(), abs(value) < 1e15 {
      literal = String(Int64(value))
    } else {
      literal = String(value)
    }
  }

  /// A number from a decimal text such as `0.016393442622951`; nil unless it is valid JSON.
  public init?(decimal text: String) {
    guard case .number(let number)? = try? JSON(parsing: text) else { return nil }
    self = number
  }

  /// The nearest double; infinite for literals beyond its range.
  public var doubleValue: Double { Double(literal) ?? .nan }

  /// The integer, when the number has no fractional part and fits; `1.0` and `1e2` are integers.
  public var intValue: Int? {
    if let value = Int(literal) { return value }
    return Int(exactly: doubleValue)
  }

  /// The literal.
  public var description: String { literal }
}
