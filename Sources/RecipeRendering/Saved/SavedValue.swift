import RecipeModel

/// A value of a saved document with its place, so that whatever is wrong can be named.
struct SavedValue {
  let value: JSON
  let pointer: String

  /// The most that a count of anything is taken for, so that sums stay numbers.
  static let greatestCount = 1_000_000_000

  init(_ value: JSON, _ pointer: String = "") {
    self.value = value
    self.pointer = pointer
  }

  /// A member of the object, which must be there and not be null.
  func member(_ name: String) throws(SavedReportError) -> SavedValue {
    if let member = try optional(name) { return member }
    throw SavedReportError(pointer, "\"\(name)\" is missing")
  }

  /// A member of the object; nil where it is missing or null.
  func optional(_ name: String) throws(SavedReportError) -> SavedValue? {
    guard let object = value.objectValue else { throw wrong("an object") }
    guard let member = object[name], !member.isNull else { return nil }
    return SavedValue(member, JSONPositions.append(pointer, name))
  }

  /// The members of an object.
  func members() throws(SavedReportError) -> [(name: String, value: SavedValue)] {
    guard let object = value.objectValue else { throw wrong("an object") }
    return object.members.map {
      ($0.name, SavedValue($0.value, JSONPositions.append(pointer, $0.name)))
    }
  }

  /// The elements of an array.
  func elements() throws(SavedReportError) -> [SavedValue] {
    guard let array = value.arrayValue else { throw wrong("an array") }
    return array.enumerated().map { SavedValue($1, JSONPositions.append(pointer, String($0))) }
  }

  func string() throws(SavedReportError) -> String {
    guard let string = value.stringValue else { throw wrong("a string") }
    return string
  }

  func bool() throws(SavedReportError) -> Bool {
    guard let bool = value.boolValue else { throw wrong("a boolean") }
    return bool
  }

  func number() throws(SavedReportError) -> Double {
    guard let number = value.doubleValue, number.isFinite else { throw wrong("a number") }
    return number
  }

  /// A whole number in a range.
  func integer(
    _ range: ClosedRange<Int> = 0...greatestCount
  ) throws(SavedReportError) -> Int {
    guard let integer = value.intValue, range.contains(integer) else {
      throw wrong("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  func strings() throws(SavedReportError) -> [String] {
    var strings: [String] = []
    for element in try elements() { strings.append(try element.string()) }
    return strings
  }

  func text(_ name: String) throws(SavedReportError) -> String? {
    try optional(name)?.string()
  }

  func count(_ name: String) throws(SavedReportError) -> Int {
    try optional(name)?.integer() ?? 0
  }

  func milliseconds(_ name: String) throws(SavedReportError) -> Duration? {
    guard let member = try optional(name) else { return nil }
    return .milliseconds(try member.integer())
  }

  func wrong(_ expected: String) -> SavedReportError {
    SavedReportError(pointer, "is \(value.kindName) instead of \(expected)")
  }
}
