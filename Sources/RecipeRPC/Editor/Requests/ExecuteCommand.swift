import RecipeModel

/// `workspace/executeCommand`: a method of ours for clients that send only what LSP knows.
struct ExecuteCommand: Sendable {
  static let command = Parameter<EditorCommand>("command", .word, "The command.")
  static let arguments = Parameter(
    "arguments", .commandArguments,
    "The params of the method that the command stands for; a string alone is what to look for, or "
      + "the recipe's identifier or link.")

  /// The command.
  var command: EditorCommand
  private let params: Params

  /// Reads the params.
  /// - Throws: ``WireFailure`` of kind `invalidParams`.
  init(_ params: Params) throws(WireFailure) {
    command = try params.required(Self.command)
    let argument = try params.optional(Self.arguments)?.first
    var object = argument?.objectValue ?? [:]
    if let text = argument?.stringValue { object[command.member(for: text)] = .string(text) }
    // The token of the command is the method's, which has none of its own.
    let token = ProgressTokens.workDone.name
    if object[token] == nil, let given = params.object[token] { object[token] = given }
    self.params = try Params(.object(object))
  }

  /// Makes the work of the method, with the place of a wrong parameter in the command's own params.
  func locating(
    _ make: (Params) throws(WireFailure) -> Work?
  ) throws(WireFailure) -> Work? {
    do throws(WireFailure) {
      guard var work = try make(params) else { return nil }
      let body = work.body
      work.body = { call in
        do { return try await body(call) } catch let failure as WireFailure {
          throw Self.located(failure)
        }
      }
      return work
    } catch {
      throw Self.located(error)
    }
  }

  private static func located(_ failure: WireFailure) -> WireFailure {
    guard let path = failure.path else { return failure }
    var located = failure
    located.path = "/\(arguments.name)/0" + path
    return located
  }
}

extension ExecuteCommand {
  /// The schema of the params.
  static var schema: JSON {
    Schema.object(
      [command.property],
      optional: [arguments.property, ProgressTokens.workDone.property])
  }
}

extension EditorCommand {
  /// The parameter that a bare text stands for.
  fileprivate func member(for text: String) -> String {
    switch self {
    case .search: SearchParams.query.name
    case .get:
      Form<String>.webLink.accepts(.string(text)) ? RecipeGet.url.name : RecipeGet.id.name
    }
  }
}

extension Form {
  /// Whether a value is of this form.
  fileprivate func accepts(_ value: JSON) -> Bool {
    do throws(Mismatch) {
      _ = try read(value)
      return true
    } catch {
      return false
    }
  }
}

extension Form where Value == [JSON] {
  /// The arguments of a command: one object, or one text.
  static let commandArguments = Form(
    expected: "a list with one object or one string",
    schema: [
      "type": "array", "maxItems": 1,
      "items": ["type": ["object", "string"]],
    ]
  ) { value throws(Mismatch) in
    guard let arguments = value.arrayValue else { throw Mismatch(found: value.kindName) }
    for (index, argument) in arguments.enumerated()
    where argument.objectValue == nil && argument.stringValue == nil {
      throw Mismatch(argument).inside("/\(index)", of: "an object or a string")
    }
    return arguments
  }
}
