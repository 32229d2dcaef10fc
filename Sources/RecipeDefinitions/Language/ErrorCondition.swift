import RecipeModel
import RecipeProviderKit

/// Something that may be true of an answer; every part that is given must hold.
struct ErrorCondition: Sendable, Hashable {
  /// One of these statuses; a class such as `5xx` is given as its hundred numbers.
  var statuses: Set<Int> = []
  /// A value in the body.
  var path: JSONPath?
  /// What that value must be; `exists` when only a path is given.
  var test = ValueTest.exists
  /// A text that the body contains, whatever its case and accents.
  var bodyContains: String?
  /// The beginning of the content type, without regard to case.
  var contentType: String?
  /// Whether the body must be (true) or must not be (false) a web page.
  var isHTML: Bool?
  /// Whether only pages past the first one are meant.
  var pastFirstPage = false
}

/// What a value in the body must be for a condition to hold.
enum ValueTest: Sendable, Hashable {
  /// There, and not null.
  case exists
  /// Not there, or null.
  case isAbsent
  /// Equal to one of these; numbers compare by value.
  case isOneOf([JSON])
  /// A string that contains this, whatever its case and accents.
  case contains(String)
  /// A number above this.
  case isAbove(Bound)
  /// A number below this.
  case isBelow(Bound)

  /// What a number is compared with.
  enum Bound: Sendable, Hashable {
    /// A number that is known.
    case number(Double)
    /// The number at another place of the same answer; where there is none, no test holds.
    case place(JSONPath)
  }
}

extension ErrorCondition {
  static let codec: ObjectCodec<ErrorCondition> = ObjectCodec(
    "condition", place: "a condition", "Something that may be true of an answer; all parts hold.",
    draft: ErrorCondition(),
    choices: [.atMostOne(["exists", "equals", "oneOf", "contains", "above", "below"])],
    [
      .standard(
        "status", \.statuses, .statuses,
        "The status is this one, one of a list, or of a class such as `5xx`.", example: 404),
      .optional(
        "path", \.path, .path,
        "The body has a value there; without a further test, one that is not null.",
        example: "$.error"),
      .custom(
        "exists", .flag,
        "Whether the value must be there and not null; `false`: it is missing or null.",
        example: true, needs: ["path"]
      ) {
        $0.test == .isAbsent ? false : nil
      } set: {
        $0.test = $1 ? .exists : .isAbsent
      },
      .custom("equals", .any, "The value is this one.", example: "limit", needs: ["path"]) {
        if case .isOneOf(let values) = $0.test, values.count == 1 { values.first } else { nil }
      } set: {
        $0.test = .isOneOf([$1])
      },
      .custom(
        "oneOf", .list(.any, least: 1), "The value is one of these.", example: ["limit", "quota"],
        needs: ["path"]
      ) { condition -> [JSON]? in
        if case .isOneOf(let values) = condition.test, values.count != 1 { values } else { nil }
      } set: {
        $0.test = .isOneOf($1)
      },
      .custom(
        "contains", .text, "The value is a string that contains this, in any case.",
        example: "limit",
        needs: ["path"], aliases: ["matches", "regex", "pattern"]
      ) {
        if case .contains(let text) = $0.test { text } else { nil }
      } set: {
        $0.test = .contains($1)
      },
      .custom(
        "above", ValueTest.Bound.value,
        "The value is a greater number than this one, or than the one at this path.", example: 0,
        needs: ["path"]
      ) {
        if case .isAbove(let bound) = $0.test { bound } else { nil }
      } set: {
        $0.test = .isAbove($1)
      },
      .custom(
        "below", ValueTest.Bound.value,
        "The value is a smaller number than this one, or than the one at this path.", example: 1,
        needs: ["path"]
      ) {
        if case .isBelow(let bound) = $0.test { bound } else { nil }
      } set: {
        $0.test = .isBelow($1)
      },
      .optional(
        "bodyContains", \.bodyContains, .text, "The body contains this text, in any case.",
        example: "too many requests"),
      .optional(
        "contentType", \.contentType, .text, "The content type begins so.",
        example: "text/html"),
      .optional("html", \.isHTML, .flag, "The body is (is not) a web page.", example: true),
      .standard(
        "pastFirstPage", \.pastFirstPage, .flag, "The page is not the first.",
        example: true),
    ]
  ) { object, _ in
    if object["pastFirstPage"]?.value == false {
      object["pastFirstPage"]?.error("false says nothing", fix: "remove \"pastFirstPage\"")
    }
    if object.node.value.objectValue?.members.isEmpty == true {
      object.node.error(
        "a condition without any part is always true", fix: "add \"status\" or \"path\"")
    }
  }

  /// A condition, of which the reading notes whether anything is wrong with it.
  static var value: ValueCodec<ErrorCondition> {
    ValueCodec.object(codec).around { node, read in
      let (condition, isSound) = node.reading.isSound(read)
      node.reading.isConditionSound = isSound
      return condition
    }
  }

  // MARK: Checks

  /// Notes a condition that says nothing.
  func warnIfTrivial(_ node: DocumentNode) {
    guard bodyContains == nil, contentType == nil else { return }
    let isWhole = path?.text == "$" && test == .exists
    guard path == nil || isWhole else { return }
    let seesGood = statuses.isEmpty || statuses.contains(200)
    guard seesGood, isHTML != true, self != ErrorCondition() else { return }
    if pastFirstPage {
      node.error(
        "the condition holds for every answer behind the first page",
        fix: "add \"status\" or \"path\"")
    } else {
      node.error("the condition holds for every good answer", fix: "add \"path\" or \"status\"")
    }
  }

  /// Warns of a sign for “nothing found” whose status tells that nobody looked.
  func warnIfHidingRefusals(_ node: DocumentNode) {
    let status = node.child("status", node.value["status"] ?? .null)
    let refusals = statuses.filter { AnswerReader.isRefusalOrFailure($0) }
    let named = refusals.filter { names($0) }.sorted()
    if !named.isEmpty {
      let list = named.map(String.init).joined(separator: ", ")
      status.warning(
        "\(list) usually tells that the source refuses or fails, which would look like an empty answer",
        fix: "keep it only if the source's documentation says so")
    } else if !refusals.isEmpty {
      status.warning(
        "refusals and failures in this class keep their own meaning",
        fix: "write the statuses themselves, such as 404")
    }
  }

  /// Whether the condition says no more than that something is wrong, whatever the status or
  /// whatever of a whole class of them.
  var isAnyFailure: Bool {
    guard statuses.isEmpty || statuses.count >= 100, bodyContains == nil,
      test == .exists || test == .isAbsent
    else { return false }
    guard let text = path?.text.lowercased() else { return true }
    let words = [
      "error", "fail", "message", "msg", "detail", "reason", "code", "success", "status",
    ]
    return !text.contains("?") && words.contains { text.contains($0) }
  }

  /// Whether the condition names a status.
  ///
  /// A class such as `4xx` does not name the statuses in it with which services refuse or fail.
  func names(_ status: Int) -> Bool {
    let hundred = status / 100 * 100
    return statuses.contains(status)
      && (!AnswerReader.isRefusalOrFailure(status)
        || !(hundred..<(hundred + 100)).allSatisfy(statuses.contains))
  }

  /// Whether every answer of a status meets the condition.
  func takes(_ status: Int) -> Bool {
    statuses.contains(status) && self == ErrorCondition(statuses: statuses)
  }

  /// Whether this condition certainly holds whenever another one does.
  func covers(_ other: ErrorCondition) -> Bool {
    let hasStatus =
      statuses.isEmpty || (!other.statuses.isEmpty && other.statuses.isSubset(of: statuses))
    let hasValue =
      path == nil
      || (path == other.path && (test == other.test || (test == .exists && other.test.needsValue)))
    return hasStatus && hasValue
      && (bodyContains == nil || bodyContains == other.bodyContains)
      && (contentType == nil || contentType == other.contentType)
      && (isHTML == nil || isHTML == other.isHTML) && (!pastFirstPage || other.pastFirstPage)
  }
}

extension ValueTest.Bound {
  /// A number, or the path of one.
  fileprivate static var value: ValueCodec<Self> {
    let number = ValueCodec<Double>.number(-1e15...1e15)
    let path = ValueCodec<JSONPath>.path
    return ValueCodec(.anyOf([number.schema, path.schema])) { node in
      node.value.stringValue == nil
        ? number.read(node).map(Self.number) : path.read(node).map(Self.place)
    } write: { bound in
      switch bound {
      case .number(let value): number.write(value)
      case .place(let place): path.write(place)
      }
    }
  }
}

extension ValueTest {
  /// Where the other number stands that a value is compared with.
  var comparedPath: JSONPath? {
    switch self {
    case .isAbove(.place(let path)), .isBelow(.place(let path)): path
    default: nil
    }
  }

  /// Whether the test holds only for a value that is there and not null.
  fileprivate var needsValue: Bool {
    switch self {
    case .exists, .contains, .isAbove, .isBelow: true
    case .isOneOf(let values): !values.contains(.null)
    case .isAbsent: false
    }
  }
}

// MARK: - Statuses

extension ValueCodec where Value == Set<Int> {
  /// Statuses and classes of them, one or a list.
  fileprivate static var statuses: ValueCodec {
    let classes = (1...5).map { JSON.string("\($0)xx") }
    let status = ValueSchema.choice("status", "An HTTP status, or a class of them.") {
      [ValueCodec<Int>.integer(100...599).schema, .keywords(["enum": .array(classes)])]
    }
    return ValueCodec(.anyOf([status, .list(status, least: 1)])) { node in
      let isList = node.value.arrayValue != nil
      let nodes = isList ? node.elements(least: 1) ?? [] : [node]
      return nodes.reduce(into: []) { $0.formUnion($1.statuses()) }
    } write: { statuses in
      let parts = written(statuses)
      return parts.count == 1 ? parts[0] : .array(parts)
    }
  }

  /// The statuses, whole classes first.
  private static func written(_ statuses: Set<Int>) -> [JSON] {
    var rest = statuses
    var parts: [JSON] = []
    for digit in 1...5 where (digit * 100..<(digit + 1) * 100).allSatisfy(rest.contains) {
      parts.append(.string("\(digit)xx"))
      rest.subtract(digit * 100..<(digit + 1) * 100)
    }
    return parts + rest.sorted().map(JSON.int)
  }
}

extension DocumentNode {
  /// One status, or the hundred of a class; none, and a note why, of anything else.
  fileprivate func statuses() -> Set<Int> {
    guard let word = value.stringValue else { return integer(in: 100...599).map { [$0] } ?? [] }
    let digit = (1...5).first { "\($0)xx" == word }
    guard let digit else {
      let number = Int(word).map { "write it without quotes: \($0)" }
      error(
        "not a status", fix: number ?? "write a number such as 404, or a class such as \"5xx\"")
      return []
    }
    return Set(digit * 100..<(digit + 1) * 100)
  }
}
