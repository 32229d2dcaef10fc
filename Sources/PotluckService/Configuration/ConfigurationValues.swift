import PotluckSupport
import RecipeHTTP
package import RecipeModel
import RecipeProviderKit

/// The words for values that are not what a configuration takes.
struct ConfigurationWording: ProblemWording {
  func words(for problem: ReadingProblem, at place: ProblemPlace) -> ProblemWords {
    switch problem {
    case .wrongType(let expected, _):
      ProblemWords(
        "this is \(place.value.kindName), but \(expected) belongs here", fix: "write \(expected)")
    case .unknownWord(let words):
      ProblemWords(
        "not one of the words that this key takes",
        fix: NearestName.question(place.value.stringValue ?? "", among: words)
          + "known: \(words.joined(separator: ", "))")
    case .unknownMember(let name, let meant, let known):
      ProblemWords(
        "unknown key \"\(name)\"",
        fix: meant.map { "did you mean \"\($0)\"?" }
          ?? "remove it; known here: \(known.joined(separator: ", "))")
    default: StandardWording().words(for: problem, at: place)
    }
  }
}

extension DocumentNode {
  /// Whether the value is an object; notes an example when it is none.
  func isObject(like example: String) -> Bool {
    if !value.isObject { wrongType("an object", like: example) }
    return value.isObject
  }

  /// Notes the members that are not known.
  /// - Returns: the names that were probably meant.
  @discardableResult
  func refuseUnknown(among known: [String]) -> [String] {
    objectMembers.compactMap { name, child in
      if known.contains(name) { return nil }
      let meant = NearestName.of(name, among: known)
      child.note(.unknownMember(name, meant: meant, known: known), at: .name)
      return meant
    }
  }

  /// Notes that the value has the wrong type, with a good one.
  func wrongType(_ expected: String, like example: String) {
    error(
      "this is \(value.kindName), but \(expected) belongs here",
      fix: "write something like \(example)")
  }
}

extension Member {
  /// A setting that is shown even when it has its usual value.
  static func setting<Field>(
    _ name: String, _ path: Property<Owner, Field>, _ codec: ValueCodec<Field>,
    _ summary: String = ""
  ) -> Member {
    .custom(
      name, codec, summary, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }
}

extension ValueCodec where Value == String {
  /// A text that says something.
  static var filled: ValueCodec {
    ValueCodec.text.described(as: .keywords(["type": "string", "minLength": 1]))
  }

  /// One of a few words.
  static func choice(of words: [String]) -> ValueCodec {
    ValueCodec(.keywords(["enum": .array(words.map(JSON.string))])) { node in
      guard let word = node.text() else { return nil }
      if words.contains(word) { return word }
      node.note(.unknownWord(words: words))
      return nil
    } write: {
      .string($0)
    }
  }

  /// An http or https address.
  static var url: ValueCodec {
    ValueCodec(.keywords(["type": "string", "pattern": "^[Hh][Tt][Tt][Pp][Ss]?://"])) { node in
      guard let text = node.value.stringValue else {
        node.wrongType("an address in quotes", like: "\"https://example.org\"")
        return nil
      }
      guard let problem = BaseAddress.problem(with: text) else { return text }
      node.error(problem.message, fix: problem.fix)
      return nil
    } write: {
      .string($0)
    }
  }
}

extension ValueCodec where Value == Double {
  /// A number in a range.
  static func amount(_ range: ClosedRange<Double>) -> ValueCodec {
    ValueCodec(ValueCodec.number(range).schema) { node in
      guard node.value.doubleValue != nil else {
        node.wrongType("a number")
        return nil
      }
      return node.number(in: range)
    } write: {
      .double($0)
    }
  }
}

extension ValueCodec where Value == Duration {
  /// A duration above zero and up to an hour.
  package static var short: ValueCodec {
    duration("not a duration above zero and up to an hour", "\"5s\", \"500ms\" or \"1m\"") { node in
      if let text = node.value.stringValue { return text }
      node.wrongType("a duration in quotes", like: "\"5s\"")
      return nil
    } parse: {
      DurationText.parse($0).flatMap { $0 > .zero ? $0 : nil }
    }
  }

  /// A duration of up to a year.
  static var long: ValueCodec {
    duration("not a duration of up to a year", "\"30m\", \"1h\" or \"7d\"") {
      $0.text()
    } parse: {
      DurationText.parse($0, most: .seconds(366 * 86_400))
    }
  }

  private static func duration(
    _ problem: String, _ examples: String, read: @escaping @Sendable (DocumentNode) -> String?,
    parse: @escaping @Sendable (String) -> Duration?
  ) -> ValueCodec {
    let schema: ValueSchema = .keywords([
      "type": "string", "pattern": "^[0-9]+([.][0-9]+)?(ms|s|m|h|d)$",
      "examples": ["5s", "500ms", "1h"],
    ])
    return ValueCodec(.named("duration", summary: "") { schema }) { node in
      guard let text = read(node) else { return nil }
      if let duration = parse(text) { return duration }
      node.error(problem, fix: "write a number with a unit, such as \(examples)")
      return nil
    } write: {
      .string($0.settingText)
    }
  }
}

/// Durations as people write them in settings and flags: `5s`, `500ms`, `1.5s`, `2m`, `1h`, `7d`.
package enum DurationText {
  /// Reads a duration.
  /// - Parameters:
  ///   - text: a decimal number and a unit, `ms`, `s`, `m`, `h` or `d`.
  ///   - allowsBareSeconds: whether a number without a unit counts as seconds.
  ///   - most: the longest duration that is taken.
  /// - Returns: The duration; nil when the text names none or more than the most.
  package static func parse(
    _ text: String, allowsBareSeconds: Bool = false, most: Duration = .seconds(3_600)
  ) -> Duration? {
    let units: [(String, Double)] = [
      ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3_600), ("d", 86_400),
    ]
    var number = Substring(text)
    var scale: Double? = allowsBareSeconds ? 1 : nil
    for (unit, seconds) in units where text.hasSuffix(unit) {
      number = text.dropLast(unit.count)
      scale = seconds
      break
    }
    let isPlain = number.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard let scale, isPlain, let value = Double(number) else { return nil }
    let seconds = value * scale
    guard seconds <= most / .seconds(1) else { return nil }
    return .milliseconds((seconds * 1000).rounded())
  }
}

/// Checks on the addresses that a configuration names.
package enum BaseAddress {
  /// What is wrong with an address and how to mend it; nil when it can be used.
  ///
  /// The texts never hold the address, which may carry a password.
  static func problem(with text: String) -> (message: String, fix: String?)? {
    do throws(ProviderError) { _ = try RequestURL(base: text) } catch {
      return (error.message, error.fix)
    }
    // The transport opens only what it reads in the same way.
    guard HTTPOrigin(text) != nil else {
      return ("the address has no valid host and port", "write https://host or https://host:port")
    }
    return nil
  }
}
