import RecipeModel
import RecipeProviderKit

extension Reading {
  /// Reads where the items stand.
  func response(_ node: Node) -> ResponseRules? {
    guard let object = node.object(.response) else { return nil }
    let list = object.path("list")
    let form: ResponseRules.Form = object.word("form") ?? .array
    let item = object.path("item")
    let whenNull: ResponseRules.Absence = object.word("whenNull") ?? .drift
    let whenMissing: ResponseRules.Absence = object.word("whenMissing") ?? .drift
    let incomplete = (object.elements("incomplete") ?? []).compactMap { node -> ErrorCondition? in
      let errors = node.log.errorCount
      guard let condition = condition(node) else { return nil }
      if node.log.errorCount == errors { tellTrivial(condition, node) }
      return condition
    }
    if let list, let item, list.text != "$",
      item.text.hasPrefix(list.text + ".")
        || item.text.hasPrefix(list.text + "[")
    {
      object["item"]?.warning(
        "this path repeats the path of the list, but it begins at the item",
        fix: "write what follows the item, such as \"$.recipe\"")
    }
    if form == .columns, let item = object["item"] {
      item.nameError(
        "an item of columns is an array by position, so nothing is unwrapped",
        fix: "remove \"item\", and write fields as $[0], $[1]")
    }
    if form != .array, let list, !list.isSingular {
      object["list"]?.error(
        "a \(form.rawValue) is one value, but this path may select several",
        fix: "write a path of names and indices only, such as \"$.recipes\"")
    }
    return list.map {
      ResponseRules(
        list: $0, form: form, item: item, whenNull: whenNull, whenMissing: whenMissing,
        incomplete: incomplete)
    }
  }

  // MARK: Conditions

  /// Reads a condition.
  func condition(_ node: Node) -> ErrorCondition? {
    guard let object = node.object(.condition) else { return nil }
    var condition = ErrorCondition()
    condition.statuses = object["status"].map(statuses) ?? []
    condition.path = object.path("path")
    condition.test = test(object) ?? .exists
    condition.bodyContains = object.text("bodyContains")
    condition.contentType = object.text("contentType")
    condition.isHTML = object.flag("html")
    condition.pastFirstPage = object.flag("pastFirstPage") ?? false
    if object.flag("pastFirstPage") == false {
      object["pastFirstPage"]?.error("false says nothing", fix: "remove \"pastFirstPage\"")
    }
    let known = object.shape.names.contains { object.has($0) }
    if !known, object.node.value.objectValue?.members.isEmpty == true {
      node.error(
        "a condition without any part is always true", fix: "add \"status\" or \"path\"")
    }
    return condition
  }

  private func test(_ object: ObjectNode) -> ValueTest? {
    if let exists = object.flag("exists") { return exists ? .exists : .isAbsent }
    if let value = object["equals"] { return .isOneOf([value.value]) }
    if let values = object.elements("oneOf") { return .isOneOf(values.map(\.value)) }
    if let text = object.text("contains") { return .contains(text) }
    if let number = object.number("above") { return .isAbove(number) }
    if let number = object.number("below") { return .isBelow(number) }
    return nil
  }

  private func statuses(_ node: Node) -> Set<Int> {
    let isList = node.value.arrayValue != nil
    let nodes = isList ? node.elements(least: 1) ?? [] : [node]
    return nodes.reduce(into: []) { statuses, node in
      if let word = node.value.stringValue {
        guard Words.statusClasses.contains(word), let digit = word.first?.wholeNumberValue else {
          let number = Int(word).map { "write it without quotes: \($0)" }
          node.error(
            "not a status", fix: number ?? "write a number such as 404, or a class such as \"5xx\"")
          return
        }
        statuses.formUnion(digit * 100..<(digit + 1) * 100)
      } else if let status = node.integer(in: 100...599) {
        statuses.insert(status)
      }
    }
  }

  /// Notes a condition that says nothing.
  private func tellTrivial(_ condition: ErrorCondition, _ node: Node) {
    guard condition.bodyContains == nil, condition.contentType == nil else { return }
    let hasPath = condition.path != nil
    let isWhole = condition.path?.text == "$" && condition.test == .exists
    guard !hasPath || isWhole else { return }
    let seesGood = condition.statuses.isEmpty || condition.statuses.contains(200)
    guard seesGood, condition.isHTML != true else { return }
    guard condition != ErrorCondition() else { return }
    if condition.pastFirstPage {
      node.error(
        "the condition holds for every answer behind the first page",
        fix: "add \"status\" or \"path\"")
    } else {
      node.error("the condition holds for every good answer", fix: "add \"path\" or \"status\"")
    }
  }

  // MARK: Errors

  /// Reads the rules about failures.
  func errorRules(_ nodes: [Node]) -> [ErrorRule] {
    var rules: [ErrorRule] = []
    var seen: [ErrorCondition] = []
    for node in nodes {
      guard let object = node.object(.errorRule) else { continue }
      let errors = log.errorCount
      let condition = object["when"].flatMap(condition)
      let isSound = log.errorCount == errors
      let meaning: ErrorRule.Meaning? = object.word("means")
      let message = object["message"].flatMap(messagePath)
      let hint = object.text("hint")
      let retry = object["retryAfter"].flatMap(retryPlace)
      guard let condition, let meaning else { continue }
      if isSound, let when = object["when"] {
        tellTrivial(condition, when)
        if seen.contains(condition) {
          when.warning("an earlier rule has the same condition", fix: "remove one of the two")
        } else if seen.contains(where: { $0.covers(condition) }) {
          when.warning(
            "this rule never decides: an earlier one holds whenever it does",
            fix: "put this rule before the more general one")
        } else if seen.count < Self.mostCompared {
          seen.append(condition)
        }
        if meaning == .endOfList { tellHidden(condition, when) }
        if log.errorCount == errors {
          tellShadowed(by: condition, meaning, after: rules.map(\.condition), when)
        }
      }
      rules.append(
        ErrorRule(condition, means: meaning, message: message, hint: hint, retryAfter: retry))
    }
    return rules
  }

  /// The most rules that later ones are compared with.
  private static let mostCompared = 50

  /// The path of the source's own words.
  private func messagePath(_ node: Node) -> JSONPath? {
    if let text = node.value.stringValue, text.contains(" "), !text.contains("$") {
      node.error(
        "this is the path of the source's own words, not a text",
        fix: "write a path such as \"$.message\"; words of your own go into \"hint\"")
      return nil
    }
    return node.path()
  }

  /// Warns when a rule for the end of the list would swallow failures of the first page.
  private func tellHidden(_ condition: ErrorCondition, _ node: Node) {
    let isPlain = condition.path == nil && condition.bodyContains == nil
    // A good status without content, such as 204, is how some services say that nothing is found.
    let isGood = !condition.statuses.isEmpty && condition.statuses.isSubset(of: 201..<300)
    guard isPlain, !isGood, !condition.pastFirstPage else { return }
    node.warning(
      "a failure of the first page would look like an empty list",
      fix: "add \"pastFirstPage\": true, or a \"path\" that tells the end apart")
  }

  /// Warns of a rule that takes the meaning from statuses which say more than it does.
  private func tellShadowed(
    by condition: ErrorCondition, _ meaning: ErrorRule.Meaning, after earlier: [ErrorCondition],
    _ node: Node
  ) {
    guard condition.isAnyFailure else { return }
    let hidden = [401, 403, 429, 503].filter { status in
      (condition.statuses.isEmpty || condition.statuses.contains(status))
        && AnswerReader.code(of: status) != meaning.words.code
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

  private func retryPlace(_ node: Node) -> RetryPlace? {
    guard let object = node.object(.retryAfter) else { return nil }
    let unit: RetryPlace.Unit = object.word("unit") ?? .seconds
    if let header = object["header"] {
      return header.headerName().map { RetryPlace(.header($0), unit: unit) }
    }
    return object.path("path").map { RetryPlace(.body($0), unit: unit) }
  }
}

extension ErrorCondition {
  /// Whether the condition says no more than that something is wrong, whatever the status or
  /// whatever of a whole class of them.
  fileprivate var isAnyFailure: Bool {
    guard statuses.isEmpty || statuses.count >= 100, bodyContains == nil,
      test == .exists || test == .isAbsent
    else { return false }
    guard let text = path?.text.lowercased() else { return true }
    let words = [
      "error", "fail", "message", "msg", "detail", "reason", "code", "success", "status",
    ]
    return !text.contains("?") && words.contains { text.contains($0) }
  }

  /// Whether every answer of a status meets the condition.
  fileprivate func takes(_ status: Int) -> Bool {
    statuses.contains(status) && self == ErrorCondition(statuses: statuses)
  }

  /// Whether this condition certainly holds whenever another one does.
  fileprivate func covers(_ other: ErrorCondition) -> Bool {
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

extension ValueTest {
  /// Whether the test holds only for a value that is there and not null.
  fileprivate var needsValue: Bool {
    switch self {
    case .exists, .contains, .isAbove, .isBelow: true
    case .isOneOf(let values): !values.contains(.null)
    case .isAbsent: false
    }
  }
}
