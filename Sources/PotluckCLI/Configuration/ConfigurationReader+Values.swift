import RecipeHTTP
import RecipeModel
import RecipeProviderKit

extension ConfigurationReader {
  /// The object that a value should be.
  mutating func object(_ value: JSON, _ pointer: String, example: String) -> JSONObject? {
    if let object = value.objectValue { return object }
    wrongType(value, pointer, expected: "an object", example: example)
    return nil
  }

  /// The text that a value should be; an empty one is refused.
  mutating func text(_ value: JSON, _ pointer: String) -> String? {
    guard let text = value.stringValue else {
      wrongType(value, pointer, expected: "a text in quotes")
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      error(pointer, "the text is empty", fix: "give a value or remove the key", atValue: true)
      return nil
    }
    return text
  }

  /// The truth value that a value should be.
  mutating func flag(_ value: JSON, _ pointer: String) -> Bool? {
    if let flag = value.boolValue { return flag }
    wrongType(value, pointer, expected: "true or false")
    return nil
  }

  /// The whole number in a range that a value should be.
  mutating func integer(_ value: JSON, _ pointer: String, in range: ClosedRange<Int>) -> Int? {
    guard case .number = value else {
      wrongType(
        value, pointer, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    guard let number = value.intValue, range.contains(number) else {
      error(
        pointer, "not a whole number from \(range.lowerBound) to \(range.upperBound)",
        fix: "choose one in that range", atValue: true)
      return nil
    }
    return number
  }

  /// The number in a range that a value should be.
  mutating func number(
    _ value: JSON, _ pointer: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let number = value.doubleValue else {
      wrongType(value, pointer, expected: "a number")
      return nil
    }
    guard range.contains(number) else {
      let ends = [range.lowerBound, range.upperBound].map { JSON.double($0).text() }
      error(
        pointer, "not a number from \(ends[0]) to \(ends[1])", fix: "choose one in that range",
        atValue: true)
      return nil
    }
    return number
  }

  /// The duration that a value should be.
  mutating func duration(_ value: JSON, _ pointer: String) -> Duration? {
    guard let text = value.stringValue else {
      wrongType(value, pointer, expected: "a duration in quotes", example: "\"5s\"")
      return nil
    }
    guard let duration = DurationText.parse(text), duration > .zero else {
      error(
        pointer, "not a duration above zero and up to an hour",
        fix: "write a number with a unit, such as \"5s\", \"500ms\" or \"1m\"", atValue: true)
      return nil
    }
    return duration
  }

  /// The one of a few words that a value should be.
  mutating func choice(_ value: JSON, _ pointer: String, of words: [String]) -> String? {
    guard let word = text(value, pointer) else { return nil }
    if words.contains(word) { return word }
    let list = words.joined(separator: ", ")
    let nearest = NearestName.question(word, among: words)
    error(
      pointer, "not one of the words that this key takes", fix: "\(nearest)known: \(list)",
      atValue: true)
    return nil
  }

  /// The http or https address that a value should be.
  mutating func url(_ value: JSON, _ pointer: String) -> String? {
    guard let text = value.stringValue else {
      wrongType(
        value, pointer, expected: "an address in quotes", example: "\"https://example.org\"")
      return nil
    }
    guard let problem = BaseAddress.problem(with: text) else { return text }
    error(pointer, problem.message, fix: problem.fix, atValue: true)
    return nil
  }

  /// Notes a value of the wrong type.
  mutating func wrongType(
    _ value: JSON, _ pointer: String, expected: String, example: String? = nil
  ) {
    error(
      pointer, "this is \(value.kindName), but \(expected) belongs here",
      fix: example.map { "write something like \($0)" } ?? "write \(expected)", atValue: true)
  }
}

/// Checks on the addresses that a configuration names.
enum BaseAddress {
  /// What is wrong with an address and how to mend it; nil when it can be used.
  ///
  /// The texts never hold the address, which may carry a password.
  static func problem(with text: String) -> (message: String, fix: String?)? {
    do throws(ProviderError) { _ = try RequestURL(base: text) } catch {
      return (error.message, error.hint)
    }
    // The transport opens only what it reads in the same way.
    guard HTTPOrigin(text) != nil else {
      return ("the address has no valid host and port", "write https://host or https://host:port")
    }
    return nil
  }
}
