import RecipeModel

/// The arguments of a tool call, checked against the tool's table.
struct ToolArguments: Sendable {
  private var members: JSONObject
  /// What was sent and has no meaning here, as sentences.
  private(set) var notes: [String] = []

  /// Checks arguments; a null is as good as nothing.
  /// - Throws: ``ToolProblems`` with everything that is wrong.
  init(_ members: JSONObject, of shape: Shape) throws {
    let problems = shape.problems(of: members)
    guard problems.isEmpty else { throw ToolProblems(failures: problems) }
    self.members = JSONObject(members: members.members.filter { !$0.value.isNull })
    let known = shape.members.map(\.name)
    notes = self.members.members.map(\.name).filter { !known.contains($0) }.prefix(5).map { name in
      let nearest = NearestName.of(name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
      let shown = Clipping.line(name, to: 60)
      return "There is no argument \"\(shown)\": it was ignored\(nearest)"
    }
  }

  /// The text of an argument.
  func text(_ name: String) -> String? { members[name]?.stringValue }

  /// The whole number of an argument.
  func integer(_ name: String) -> Int? { members[name]?.intValue }

  /// The texts of an argument; nil when it was not given.
  func texts(_ name: String) -> [String]? {
    members[name]?.arrayValue?.compactMap(\.stringValue)
  }
}

/// Everything that is wrong with the arguments of one call.
struct ToolProblems: Error, Sendable, Hashable {
  /// The single faults.
  var failures: [WireFailure]
}
