public import RecipeModel

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
