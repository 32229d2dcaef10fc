import RecipeModel
import RecipeRPC

/// The params of a method as an address or a body gives them: names, kinds and limits are those of
/// the method's own schema.
struct MethodParams: Sendable {
  /// What is about the wire alone.
  static let unoffered: Set<String> = [
    "partialResultToken", "workDoneToken", "supersedes", "debounceMs",
  ]

  let method: OfferedMethod

  /// The params that are offered, with their schemas.
  var members: [JSONObject.Member] {
    (method.params["properties"]?.objectValue?.members ?? [])
      .filter { !Self.unoffered.contains($0.name) }
  }

  /// Reads the params from an address; what says nothing counts as absent.
  /// - Throws: ``Problem`` for a name that means nothing, with the nearest, and for one that is no list
  ///   and has two values.
  func read(_ query: Parameters) throws(Problem) -> JSONObject {
    try check(query.entries.filter { !$0.value.isEmpty }.map(\.name))
    for member in members where member.value["type"] != "array" {
      guard query.all(member.name).count > 1 else { continue }
      throw Problem(.invalid("/\(member.name)", "\(member.name) is given twice"))
    }
    return lenient(query)
  }

  /// Reads what there is, and leaves the rest.
  func lenient(_ query: Parameters) -> JSONObject {
    var params = JSONObject()
    for member in members {
      let values = query.all(member.name)
      guard let first = values.first else { continue }
      params[member.name] =
        switch member.value["type"]?.stringValue {
        case "array":
          .array(
            values.flatMap { $0.split(separator: ",") }.map {
              .string($0.split(separator: " ").joined(separator: " "))
            })
        // What is no number is told by the method itself.
        case "integer", "number":
          number(first) ?? .string(first)
        case "boolean": ["true", "1", "on"].contains(first) ? true : .string(first)
        default: .string(first)
        }
      if params[member.name] == "false", member.value["type"] == "boolean" {
        params[member.name] = false
      }
    }
    if members.contains(where: { $0.name == "query" }), params["query"] == nil {
      params["query"] = ""
    }
    return params
  }

  private func number(_ text: String) -> JSON? {
    let json = try? JSON(parsing: Array(text.utf8))
    return json?.doubleValue == nil ? Optional.none : json
  }

  /// Reads the params from a JSON body.
  func read(body visit: Visit) throws(Problem) -> JSONObject {
    try visit.checkIsJSON()
    guard let json = try? JSON(parsing: visit.body), let object = json.objectValue else {
      throw Problem(.usage, "the body is not a JSON object")
    }
    try check(object.members.map(\.name))
    return object
  }

  private func check(_ names: [String]) throws(Problem) {
    let known = members.map(\.name)
    guard let name = names.first(where: { !known.contains($0) }) else { return }
    let nearest = NearestName.of(name, among: known).map { "did you mean \"\($0)\"? " } ?? ""
    throw Problem(
      .invalid(
        JSONPositions.append("", String(name.prefix(100))),
        "\(name.prefix(100)) is no parameter of this request",
        fix: "\(nearest)known: \(known.joined(separator: ", "))"))
  }
}
