public import RecipeModel

/// What goes wrong, and when: an ordered list of rules.
///
/// ```json
/// {"version": 1, "rules": [
///   {"match": {"pages": [2], "word": "soup"}, "fault": {"kind": "status", "status": 500}},
///   {"match": {"every": 5}, "fault": {"kind": "latency", "ms": 300}}
/// ]}
/// ```
///
/// Every rule whose match holds is considered; of several faults for one stage (list, answer,
/// latency, pace, delivery) the first rule's is applied.
public struct FaultPlan: Sendable, Hashable {
  /// The rules in order.
  package var rules: [FaultRule]

  /// Creates a plan that lets nothing go wrong.
  public init() { rules = [] }

  /// Creates a plan of rules.
  package init(_ rules: [FaultRule]) { self.rules = rules }
}

/// A fault and the requests that it happens to.
package struct FaultRule: Sendable, Hashable {
  /// Which requests.
  package var match: FaultMatch
  /// What happens to them.
  package var fault: Fault

  /// Creates a rule for the requests that match.
  package init(_ match: FaultMatch, _ fault: Fault) {
    self.match = match
    self.fault = fault
  }

  /// Creates a rule for every request.
  package init(_ fault: Fault) { self.init(FaultMatch(), fault) }
}

/// Conditions on a request; those that are set have to hold together.
///
/// `style`, `path`, `pages` and `word` look at the request. `nth`, `every`, `first` and `after`
/// count the requests of one simulator for which these hold.
package struct FaultMatch: Sendable, Hashable {
  /// The service, for a plan that several simulators share.
  package var style: SimulatorStyle?
  /// How the path begins.
  package var path: String?
  /// The pages, from 1, by the service's own way to name one; a request that
  /// names none asks for page 1.
  package var pages: Set<Int>?
  /// A text that occurs in a search parameter, a JSON body or the path, without regard to case;
  /// keys are not looked at.
  package var word: String?
  /// Only the n-th of them.
  package var nth: Int?
  /// Every k-th of them.
  package var every: Int?
  /// Only the first so many of them.
  package var first: Int?
  /// All but the first so many of them.
  package var after: Int?

  /// Creates conditions.
  package init(
    style: SimulatorStyle? = nil, path: String? = nil, pages: Set<Int>? = nil,
    word: String? = nil, nth: Int? = nil, every: Int? = nil, first: Int? = nil, after: Int? = nil
  ) {
    self.style = style
    self.path = path
    self.pages = pages
    self.word = word
    self.nth = nth
    self.every = every
    self.first = first
    self.after = after
  }

  /// Whether the request itself fits.
  func fits(_ request: IncomingRequest, style: SimulatorStyle) -> Bool {
    if let wanted = self.style, wanted != style { return false }
    if let path, !request.path.hasPrefix(path) { return false }
    if let pages {
      guard pages.contains(style.traits.page(of: request)) else { return false }
    }
    if let word = word?.lowercased() {
      let secrets = style.secretParameters
      let values = request.searchTexts(without: secrets).map { $0.lowercased() }
      guard values.contains(where: { $0.contains(word) }) else { return false }
    }
    return true
  }

  /// Whether the `count`-th request that fits is meant, counted from 1.
  func holds(at count: Int) -> Bool {
    if let nth, count != nth { return false }
    if let every, every < 1 || count % every != 0 { return false }
    if let first, count > first { return false }
    if let after, count <= after { return false }
    return true
  }
}

extension FaultPlan {
  /// Reads a plan from the text of a file.
  ///
  /// The form is described in `Documentation/Simulators.md` and by ``schema``.
  /// - Throws: ``FaultPlanError`` with every problem at once.
  public init(parsing text: [UInt8]) throws(FaultPlanError) {
    let value: JSON
    do throws(JSONParseError) { value = try JSON(parsing: text) } catch {
      throw FaultPlanError(problems: [DocumentProblem(error, in: text)])
    }
    try self.init(value)
  }

  /// Reads a plan from a JSON value.
  /// - Throws: ``FaultPlanError`` with every problem at once.
  package init(_ value: JSON) throws(FaultPlanError) {
    let log = ProblemLog(wording: FaultWording())
    let plan = Self.codec.read(DocumentNode(value, log: log))
    guard let plan, log.isEmpty else { throw FaultPlanError(problems: log.problems) }
    self = plan
  }

  /// The JSON Schema (2020-12) of the file form.
  package static var schema: JSON {
    SchemaWriter(usesReferences: false).document(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("title", "Potluck fault plan"),
      ], codec.shape)
  }

  /// The reference of all kinds as a Markdown table, for the documentation.
  package static var referenceTable: String {
    let rows = FaultKind.all.map { kind in
      let members = kind.codec.shape.members.dropFirst().map { member in
        "`\(member.name)`\(member.isRequired ? "" : "?") \(member.summary)"
      }
      return "| `\(kind.name)` | \(kind.codec.shape.summary) | \(members.joined(separator: "; ")) |"
    }
    return (["| kind | what happens | members |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static let codec = ObjectCodec<FaultPlan>(
    "plan", place: "the plan", draft: FaultPlan(),
    [
      .custom("version", version, isRequired: true, get: { _ in 1 }, set: { _, _ in }),
      .required("rules", \.rules, rules, "the rules"),
    ])

  private static let version = ValueCodec<Int>(.keywords(["const": 1])) { node in
    if node.value.intValue == 1 { return 1 }
    node.error(FaultWording.otherVersion)
    return nil
  } write: {
    .int($0)
  }

  private static let rules = ValueCodec<[FaultRule]>(.list(.object(DraftRule.shape))) {
    node in
    guard let rules = node.value.arrayValue else {
      node.error("this has to be an array")
      return nil
    }
    return rules.enumerated().compactMap { index, rule in
      let draft = DraftRule.codec.read(node.element(rule, at: index))
      return draft.flatMap { draft in draft.fault.map { FaultRule(draft.match, $0) } }
    }
  } write: { rules in
    .array(rules.map { DraftRule.codec.write(DraftRule(match: $0.match, fault: $0.fault)) })
  }
}

/// A rule whose fault may be missing.
private struct DraftRule: Sendable {
  var match = FaultMatch()
  var fault: Fault?

  static let shape = codec(demandsFault: true).shape

  /// A fault that is missing is told behind what is wrong with the match.
  static let codec = codec(demandsFault: false) { object, _ in
    guard !object.has("fault") else { return }
    object.node.child("fault", .null).error("the fault is missing")
  }

  private static func codec(
    demandsFault: Bool, check: ObjectCodec<DraftRule>.Check? = nil
  ) -> ObjectCodec<DraftRule> {
    ObjectCodec(
      "rule", place: "the rule", draft: DraftRule(),
      [
        .custom(
          "note", ValueCodec<JSON>.any.described(as: ValueCodec<String>.anyText.schema),
          get: { _ in nil }, set: { _, _ in }),
        .standard("match", \.match, .object(FaultMatch.codec)),
        .custom(
          "fault", FaultKind.anyFault, isRequired: demandsFault, get: \.fault,
          set: { $0.fault = $1 }),
      ], check: check)
  }
}

extension FaultMatch {
  fileprivate static let codec = ObjectCodec<FaultMatch>(
    "match", place: "the match", draft: FaultMatch(),
    [
      .optional("style", \.style, styles, "the service that is meant"),
      .optional("path", \.path, .anyText, "how the path begins"),
      .optional("page", \.pages, pages, "the page, or an array of pages"),
      .optional("word", \.word, .anyText, "a text that occurs in a search parameter"),
      .optional("nth", \.nth, .integer(1...1_000_000), "only the n-th of these requests"),
      .optional("every", \.every, .integer(1...1_000_000), "every k-th of these requests"),
      .optional("first", \.first, .integer(1...1_000_000), "only the first so many"),
      .optional("after", \.after, .integer(0...1_000_000), "all but the first so many"),
    ])

  /// The names of the styles; those of earlier versions are understood too.
  private static let styles = ValueCodec<SimulatorStyle>(
    ValueCodec<SimulatorStyle>.word.schema
  ) { node in
    if let style = node.value.stringValue.flatMap(SimulatorStyle.init(named:)) { return style }
    node.note(.unknownWord(words: SimulatorStyle.allCases.map(\.rawValue)))
    return nil
  } write: {
    .string($0.rawValue)
  }

  private static let pages: ValueCodec<Set<Int>> = {
    let page = ValueCodec<Int>.integer(1...1_000_000)
    return ValueCodec(.anyOf([page.schema, .list(page.schema)])) { node in
      guard let numbers = node.value.arrayValue else { return page.read(node).map { [$0] } }
      return Set(numbers.enumerated().compactMap { page.read(node.element($1, at: $0)) })
    } write: {
      .array($0.sorted().map(JSON.int))
    }
  }()
}

/// The words for what is wrong with a fault plan.
struct FaultWording: ProblemWording {
  static let otherVersion = "this reads version 1 of fault plans: write \"version\": 1"

  var missingMembersHavePlaces: Bool { true }

  func words(for problem: ReadingProblem, at place: ProblemPlace) -> ProblemWords {
    func nearest(_ name: String?, _ known: [String]) -> String? {
      name.flatMap { NearestName.of($0, among: known) }.map { "did you mean \"\($0)\"?" }
    }
    let kind = place.value.kindName
    switch problem {
    case .wrongType("a text in quotes", _): return .init("this has to be a string, not \(kind)")
    case .wrongType(let expected, _) where expected.hasPrefix("an object"):
      return .init("this has to be an object, not \(kind)")
    case .wrongType(let expected, _), .outOfRange(let expected):
      return .init("this has to be \(expected)")
    case .unknownWord(let words):
      return .init(
        "this has to be one of \(words.joined(separator: ", "))",
        fix: nearest(place.value.stringValue, words))
    case .missing(let member, _):
      switch member.name {
      case "version": return .init(Self.otherVersion)
      case "rules": return .init("the rules are missing")
      default: return .init("\"\(member.name)\" is missing (\(member.summary))")
      }
    case .unknownMember(let name, let meant, _):
      return .init(
        "\"\(name)\" is not known here", fix: meant.map { "did you mean \"\($0)\"?" })
    default: return StandardWording().words(for: problem, at: place)
    }
  }
}

/// Everything that is wrong with a fault plan; at least one problem.
public struct FaultPlanError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems in the order of the file.
  public var problems: [DocumentProblem]

  /// One problem a line: its JSON pointer or its place, what it is, and the nearest name.
  public var description: String {
    problems.map { problem in
      let place = problem.place.map { "line \($0.line), column \($0.column): " }
      let pointer = problem.pointer.isEmpty ? place ?? "" : "\(problem.pointer): "
      return pointer + problem.message + (problem.fix.map { "; \($0)" } ?? "")
    }.joined(separator: "\n")
  }
}
