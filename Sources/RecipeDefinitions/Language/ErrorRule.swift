import RecipeModel
import RecipeProviderKit

/// What a failure looks like and what it means.
struct ErrorRule: Sendable, Hashable {
  /// What a failure means.
  enum Meaning: String, Sendable, Hashable, CaseIterable {
    /// The credentials are missing or refused.
    case unauthorized
    /// The allowance of the day or the month is used up.
    case quotaExceeded
    /// Too many requests in a short time.
    case rateLimited
    /// The list has ended: an empty last page.
    case endOfList
    /// The recipe is not known.
    case notFound
    /// A failure that may heal by itself.
    case transient
    /// The answer no longer has its promised shape.
    case drift
    /// Any other failure.
    case failure
  }

  /// When the rule applies.
  var condition: ErrorCondition
  /// What it means.
  var meaning: Meaning
  /// Where the source's own words about it stand.
  var message: JSONPath?
  /// What a person can do about it.
  var fix: String?
  /// Where the source says how long to wait; `Retry-After` is read in any case.
  var retryAfter: RetryPlace?
}

/// Where an answer says how long to wait, and in which unit.
struct RetryPlace: Sendable, Hashable {
  /// What the number counts.
  enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Seconds from now.
    case seconds
    /// Milliseconds from now.
    case milliseconds
    /// Seconds since 1970.
    case epoch
  }

  /// Where it stands.
  var place: ValuePlace
  /// What it counts.
  var unit = Unit.seconds
}

extension ErrorRule {
  static let codec: ObjectCodec<ErrorRule> = ObjectCodec(
    "errorRule", place: "an element of \"errors\"", "What a failure looks like and what it means.",
    draft: ErrorRule(condition: ErrorCondition(), meaning: .failure),
    [
      .required(
        "when", \.condition, ErrorCondition.value, "When the rule applies.",
        example: ["status": 402]),
      .required("means", \.meaning, .word, "What it means.", example: "quotaExceeded"),
      .optional(
        "message", \.message, messagePath, "Where the source's own words stand.",
        example: "$.message"),
      .optional(
        "hint", \.fix, .text, "What a person can do about it.", example: "wait for tomorrow"),
      .optional(
        "retryAfter", \.retryAfter, .object(RetryPlace.codec),
        "Where the source says how long to wait; the `Retry-After` header is read in any case.",
        example: ["header": "X-RateLimit-Reset", "unit": "epoch"]),
    ]
  ) { object, rule in
    guard object.isComplete, let when = object["when"] else { return }
    let reading = object.node.reading
    if reading.isConditionSound { rule.check(reading, object, when) }
    reading.conditions.append(rule.condition)
  }

  /// The path of the source's own words.
  private static var messagePath: ValueCodec<JSONPath> {
    .path { node in
      if let text = node.value.stringValue, text.contains(" "), !text.contains("$"),
        !DocumentNode.isSelector(text)
      {
        node.error(
          "this is the path of the source's own words, not a text",
          fix: "write a path such as \"$.message\"; words of your own go into \"hint\"")
        return nil
      }
      return node.path()
    }
  }

  // MARK: Checks

  /// The most rules that later ones are compared with.
  private static let mostCompared = 50

  private func check(_ reading: Reading, _ object: DocumentObject, _ when: DocumentNode) {
    condition.warnIfTrivial(when)
    let seen = reading.comparedConditions
    if seen.contains(condition) {
      when.warning("an earlier rule has the same condition", fix: "remove one of the two")
    } else if seen.contains(where: { $0.covers(condition) }) {
      when.warning(
        "this rule never decides: an earlier one holds whenever it does",
        fix: "put this rule before the more general one")
    } else if seen.count < Self.mostCompared {
      reading.comparedConditions.append(condition)
    }
    if meaning == .endOfList { warnIfHiding(when) }
    if object.isSound { warnIfShadowing(reading.conditions, when) }
  }

  /// Warns when a rule for the end of the list would swallow failures of the first page.
  private func warnIfHiding(_ node: DocumentNode) {
    let isPlain = condition.path == nil && condition.bodyContains == nil
    // A good status without content, such as 204, is how some services say that nothing is found.
    let isGood = !condition.statuses.isEmpty && condition.statuses.isSubset(of: 201..<300)
    guard isPlain, !isGood, !condition.pastFirstPage else { return }
    node.warning(
      "a failure of the first page would look like an empty list",
      fix: "add \"pastFirstPage\": true, or a \"path\" that tells the end apart")
  }

  /// Warns of a rule that takes the meaning from statuses which say more than it does.
  private func warnIfShadowing(_ earlier: [ErrorCondition], _ node: DocumentNode) {
    guard condition.isAnyFailure else { return }
    let hidden = [401, 403, 429, 503].filter { status in
      (condition.statuses.isEmpty || condition.statuses.contains(status))
        && AnswerReader.code(of: status) != meaning.words(status, sent: .some).code
        && !earlier.prefix(Self.mostCompared).contains { $0.takes(status) }
    }
    guard !hidden.isEmpty else { return }
    let list = hidden.map(String.init).joined(separator: ", ")
    node.warning(
      "the statuses \(list) lose their own meaning to this rule",
      fix: condition.statuses.isEmpty
        ? "add \"status\": 200, or put rules for \(list) before it"
        : "put rules for \(list) before it")
  }
}

extension RetryPlace {
  static let codec: ObjectCodec<RetryPlace> = ObjectCodec(
    "retryAfter", place: "\"retryAfter\"", "Where an answer says how long to wait.",
    draft: RetryPlace(place: .body(.root)), choices: [.exactlyOne(["header", "path"])],
    [
      .custom("header", .headerName, "In a header field.", example: "X-RateLimit-Reset") {
        if case .header(let field) = $0.place { field.name } else { nil }
      } set: {
        $0.place = .header(HeaderPlace($1))
      },
      .custom("path", .path, "In the body.", example: "$.retryAfter") {
        if case .body(let path) = $0.place { path } else { nil }
      } set: {
        $0.place = .body($1)
      },
      .standard(
        "unit", \.unit, .word,
        "What the number counts; `seconds` by default, `epoch` are seconds since 1970.",
        example: "epoch"),
    ])
}
