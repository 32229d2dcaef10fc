public import RecipeModel

extension FaultPlan {
  /// Reads a plan from the text of a file.
  ///
  /// The form is described in `Documentation/Simulators.md` and by ``schema``.
  /// - Throws: ``FaultPlanError`` with every problem at once.
  public init(parsing text: [UInt8]) throws(FaultPlanError) {
    let value: JSON
    do throws(JSONParseError) {
      value = try JSON(parsing: text)
    } catch {
      throw FaultPlanError(problems: [
        FaultPlanProblem(pointer: "", message: "the file is not JSON: \(error)")
      ])
    }
    try self.init(value)
  }

  /// Reads a plan from a JSON value.
  /// - Throws: ``FaultPlanError`` with every problem at once.
  public init(_ value: JSON) throws(FaultPlanError) {
    var reader = FaultPlanReader()
    let plan = reader.plan(value)
    guard reader.problems.isEmpty else { throw FaultPlanError(problems: reader.problems) }
    self = plan
  }
}

/// Walks through a file and collects what is wrong with it.
private struct FaultPlanReader {
  private(set) var problems: [FaultPlanProblem] = []

  static let match: [FaultMember] = FaultMatch.members

  mutating func plan(_ value: JSON) -> FaultPlan {
    guard let object = object(value, at: "", members: ["version", "rules"]) else {
      return FaultPlan()
    }
    if object["version"]?.intValue != 1 {
      report("/version", "this reads version 1 of fault plans: write \"version\": 1")
    }
    guard let rules = object["rules"]?.arrayValue else {
      report("/rules", object["rules"] == nil ? "the rules are missing" : "this has to be an array")
      return FaultPlan()
    }
    return FaultPlan(
      rules.enumerated().compactMap { index, value in rule(value, at: "/rules/\(index)") })
  }

  private mutating func rule(_ value: JSON, at place: String) -> FaultRule? {
    guard let object = object(value, at: place, members: ["match", "fault", "note"]) else {
      return nil
    }
    let match = object["match"].map { self.match($0, at: "\(place)/match") } ?? FaultMatch()
    guard let fault = object["fault"] else {
      report("\(place)/fault", "the fault is missing")
      return nil
    }
    return self.fault(fault, at: "\(place)/fault").map { FaultRule(match, $0) }
  }

  private mutating func match(_ value: JSON, at place: String) -> FaultMatch {
    guard let object = checked(value, at: place, members: Self.match) else { return FaultMatch() }
    let pages =
      object["page"]?.intValue.map { [$0] } ?? object["page"]?.arrayValue?.compactMap(\.intValue)
    return FaultMatch(
      style: object["style"]?.stringValue.flatMap(SimulatorStyle.init),
      path: object["path"]?.stringValue, pages: pages.map(Set.init),
      word: object["word"]?.stringValue, nth: object["nth"]?.intValue,
      every: object["every"]?.intValue, first: object["first"]?.intValue,
      after: object["after"]?.intValue)
  }

  private mutating func fault(_ value: JSON, at place: String) -> Fault? {
    guard case .object(let object) = value else {
      report(place, "this has to be an object, not \(value.kindName)")
      return nil
    }
    guard let kind = object["kind"]?.stringValue else {
      report("\(place)/kind", "the kind of the fault is missing")
      return nil
    }
    guard let shape = FaultShape.named(kind) else {
      let nearest = NearestName.of(kind, among: FaultShape.all.map(\.kind))
      report("\(place)/kind", "no fault is called \"\(kind)\"", nearest)
      return nil
    }
    let members = [FaultMember.required("kind", .string, "")] + shape.members
    let before = problems.count
    guard let checked = checked(value, at: place, members: members), problems.count == before
    else { return nil }
    return shape.make(FaultValues(object: checked))
  }

  /// An object whose members are all known and of the right type.
  private mutating func checked(
    _ value: JSON, at place: String, members: [FaultMember]
  ) -> JSONObject? {
    guard let object = object(value, at: place, members: members.map(\.name)) else { return nil }
    for member in members {
      if let value = object[member.name] {
        check(value, member.kind, at: "\(place)/\(member.name)")
      } else if member.isRequired {
        report("\(place)/\(member.name)", "\"\(member.name)\" is missing (\(member.summary))")
      }
    }
    return object
  }

  private mutating func object(_ value: JSON, at place: String, members: [String]) -> JSONObject? {
    guard case .object(let object) = value else {
      report(place, "this has to be an object, not \(value.kindName)")
      return nil
    }
    for member in object.members where !members.contains(member.name) {
      report(
        "\(place)/\(member.name.pointerEscaped)", "\"\(member.name)\" is not known here",
        NearestName.of(member.name, among: members))
    }
    return object
  }

  private mutating func check(_ value: JSON, _ kind: FaultMember.Kind, at place: String) {
    switch kind {
    case .integer(let range):
      guard let number = value.intValue, range.contains(number) else {
        report(
          place, "this has to be a whole number from \(range.lowerBound) to \(range.upperBound)")
        return
      }
    case .integers(let range):
      if let elements = value.arrayValue {
        for (index, element) in elements.enumerated() {
          check(element, .integer(range), at: "\(place)/\(index)")
        }
      } else {
        check(value, .integer(range), at: place)
      }
    case .string:
      if value.stringValue == nil {
        report(place, "this has to be a string, not \(value.kindName)")
      }
    case .oneOf(let words):
      guard let word = value.stringValue, words.contains(word) else {
        let nearest = value.stringValue.flatMap { NearestName.of($0, among: words) }
        report(place, "this has to be one of \(words.joined(separator: ", "))", nearest)
        return
      }
    case .strings:
      guard let elements = value.arrayValue else {
        report(place, "this has to be an array of strings")
        return
      }
      for (index, element) in elements.enumerated() {
        check(element, .string, at: "\(place)/\(index)")
      }
    case .stringMap:
      guard let object = value.objectValue else {
        report(place, "this has to be an object of strings")
        return
      }
      for member in object.members {
        check(member.value, .string, at: "\(place)/\(member.name.pointerEscaped)")
      }
    }
  }

  private mutating func report(_ pointer: String, _ message: String, _ suggestion: String? = nil) {
    problems.append(
      FaultPlanProblem(pointer: pointer, message: message, suggestion: suggestion))
  }
}

extension FaultMatch {
  /// The published shape of a match.
  static let members: [FaultMember] = [
    .optional(
      "style", .oneOf(SimulatorStyle.allCases.map(\.rawValue)), "the service that is meant"),
    .optional("path", .string, "how the path begins"),
    .optional("page", .integers(1...1_000_000), "the page, or an array of pages"),
    .optional("word", .string, "a text that occurs in a search parameter"),
    .optional("nth", .integer(1...1_000_000), "only the n-th of these requests"),
    .optional("every", .integer(1...1_000_000), "every k-th of these requests"),
    .optional("first", .integer(1...1_000_000), "only the first so many"),
    .optional("after", .integer(0...1_000_000), "all but the first so many"),
  ]
}

extension String {
  /// The name as a step of a JSON pointer.
  fileprivate var pointerEscaped: String {
    replacing("~", with: "~0").replacing("/", with: "~1")
  }
}
