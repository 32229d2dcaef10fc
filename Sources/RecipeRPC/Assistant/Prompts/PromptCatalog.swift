import RecipeModel

/// The prompts that a person can start from, in the order in which they are listed.
enum PromptCatalog {
  /// All prompts.
  static let prompts: [AssistantPrompt] = [.cookWith, .compareVersions]

  /// The page of the list that a request asks for.
  static func list(_ request: AssistantRequest) throws -> JSONObject {
    let page = try ListCursor.page(of: prompts, request)
    var object: JSONObject = ["prompts": .array(page.entries.map(\.definition))]
    object["nextCursor"] = page.next
    return object
  }

  /// The prompt that a request asks for, filled in.
  /// - Throws: ``WireError`` when there is none of that name, or an argument is missing.
  static func get(_ request: AssistantRequest) throws -> JSONObject {
    let prompt = try named(try request.text("name"))
    let given = try request.object("arguments")
    var arguments: [String: String] = [:]
    for argument in prompt.arguments {
      let path = "/arguments/\(argument.name)"
      let value = given[argument.name]
      if let value, !value.isNull, value.stringValue == nil {
        throw WireError(
          .invalid(path, "\"\(argument.name)\" must be a string, and is \(value.kindName)"))
      }
      let text = Clipping.line(value?.stringValue ?? "", to: 1_000)
      if !text.isEmpty {
        arguments[argument.name] = text
      } else if argument.isRequired {
        throw WireError(.invalid(path, "\"\(argument.name)\" is missing: \(argument.about)"))
      }
    }
    return [
      "description": .string(prompt.about),
      "messages": [
        [
          "role": "user",
          "content": ["type": "text", "text": .string(prompt.message(arguments))],
        ]
      ],
    ]
  }

  /// The prompt of a name.
  /// - Throws: ``WireError`` when there is none.
  static func named(_ name: String) throws -> AssistantPrompt {
    guard let prompt = prompts.first(where: { $0.name == name }) else {
      throw WireError(
        WireFailure.invalid(
          "/name", "there is no prompt \"\(Clipping.line(name, to: 100))\"",
          hint: "the prompts are " + prompts.map(\.name).joined(separator: ", ")))
    }
    return prompt
  }
}
