import RecipeModel

extension JSONPath.Parser {
  private static var functions: [String] { ["count", "length", "value"] }

  /// A function call from its opening parenthesis on.
  mutating func call(_ name: String, start: Int) throws(JSONPathError) -> JSONPath.Operand {
    guard Self.functions.contains(name) else { throw unknownFunction(name, start: start) }
    try enter()
    defer { leave() }
    index += 1
    let arguments = try arguments(of: name)
    guard let argument = arguments.first, arguments.count == 1 else {
      throw JSONPathError(
        message: "\(name)() takes one argument, not \(arguments.count)", offset: start)
    }
    switch (name, argument.term) {
    case ("length", .literal(let value)): return .length(.literal(value))
    case ("length", .function(let operand, _)): return .length(operand)
    case ("length", .query(let query, _)):
      guard let steps = query.steps else {
        throw JSONPathError(
          message: "length() takes one value, not a query that may select several nodes",
          offset: argument.start, fix: "count(…) counts nodes; length(value(…)) takes the only one")
      }
      return .length(.node(steps, isRelative: query.isRelative))
    case ("count", .query(let query, _)): return .count(query)
    case (_, .query(let query, _)): return .value(query)
    case (_, .literal), (_, .function):
      throw JSONPathError(
        message: "\(name)() takes a query, not a value", offset: argument.start,
        fix: "write a query such as @.*")
    }
  }

  private mutating func arguments(
    of name: String
  ) throws(JSONPathError) -> [(term: Term, start: Int)] {
    var arguments: [(term: Term, start: Int)] = []
    skipSpace()
    if take(")") { return [] }
    while true {
      let start = index
      let isCondition = byte == UInt8(ascii: "!") || byte == UInt8(ascii: "(")
      if !isCondition { arguments.append((try term(), start)) }
      skipSpace()
      if isCondition || isOperatorSign {
        throw JSONPathError(
          message: "\(name)() takes no condition", offset: start,
          fix: name == "length" ? "write a value or a query" : "write a query such as @.*")
      }
      if take(")") { return arguments }
      guard take(",") else {
        throw byte == nil
          ? JSONPathError(
            message: "the arguments of \(name)() do not end", offset: index, fix: "add a )")
          : JSONPathError(message: "a comma or ) should be here", offset: index)
      }
      skipSpace()
    }
  }

  /// Whether the byte at hand belongs to a comparison or a logical operator.
  private var isOperatorSign: Bool { byte.map("=!<>&|".utf8.contains) ?? false }

  private func unknownFunction(_ name: String, start: Int) -> JSONPathError {
    switch name {
    case "match", "search":
      return JSONPathError(
        message: "the function \(name)() is not supported: regular expressions can run away",
        offset: start, fix: "compare with == or test for existence", isUnsupported: true)
    default:
      let fix =
        NearestName.of(name, among: Self.functions).map { "did you mean \($0)()?" }
        ?? "the functions are count(), length() and value()"
      return JSONPathError(message: "there is no function \(name)()", offset: start, fix: fix)
    }
  }
}
