import RecipeModel

/// One tool that an assistant can call.
///
/// It is a bounded view of an ``Operation``, which does the work and knows the rules of its input.
///
/// **Adding one.** A file with a codec that reads the operation's input within bounds, and what is
/// shown of the output; and a line in ``all``. The caller checks arguments against the codec and cuts
/// answers down to the output, so that neither can differ from the schemas that the tool shows.
struct AssistantTool: Sendable {
  /// What a call may change.
  enum Effect: Sendable {
    case none
    /// It adds to what the user keeps.
    case adds
    /// It takes from what the user keeps.
    case removes
  }

  /// The name to call it by.
  let name: String
  let title: String
  /// What it does and when to call it, for a model.
  let about: String
  /// Whether it asks sources that Potluck does not control.
  let isOpenWorld: Bool
  /// What it changes.
  let effect: Effect
  /// The schema of the arguments.
  let input: JSON
  /// The structured answer, with the bounds of its texts and lists.
  let output: Schema
  let call: @Sendable (JSONObject, ToolContext) async throws -> ToolAnswer

  /// Creates a tool; a ``Failure`` of its work is reported to the assistant.
  ///
  /// `codec` reads the operation's input within the tool's bounds, `output` is what is shown of the
  /// operation's output, and `answer` makes it.
  init<Input: Operation>(
    _ name: String, _ title: String, _ about: String, isOpenWorld: Bool = true,
    effect: Effect = .none, _ codec: ObjectCodec<Input>, output: Schema,
    answer: @escaping @Sendable (Input, Input.Output, ToolContext) throws -> ToolAnswer
  ) {
    self.init(
      name, title, about, isOpenWorld: isOpenWorld, effect: effect, reading: codec, output: output
    ) { input, context in
      let work = OperationContext(context.service) { context.progress?.observe($0) }
      return try answer(input, try await input.run(work), context)
    }
  }

  /// Creates a tool that does something else with an operation's input than the operation.
  init<Input: MethodParams>(
    _ name: String, _ title: String, _ about: String, isOpenWorld: Bool = true,
    effect: Effect = .none, reading codec: ObjectCodec<Input>, output: Schema,
    call: @escaping @Sendable (Input, ToolContext) async throws -> ToolAnswer
  ) {
    self.name = name
    self.title = title
    self.about = about
    self.isOpenWorld = isOpenWorld
    self.effect = effect
    self.output = output
    input = codec.plainSchema
    self.call = { object, context in
      var context = context
      context.notes = codec.notes(on: object)
      var input = try codec.arguments(object)
      try input.check()
      return try await call(input, context)
    }
  }

  /// Every tool, in the order in which they are listed.
  static let all: [AssistantTool] =
    [
      searchRecipes, getRecipe, compareProviders, shoppingList, screenRecipe, listProviders,
      listKeptRecipes,
    ] + writing

  /// Those that change something: they exist only where the configuration says so.
  static let writing: [AssistantTool] = [keepRecipe, unkeepRecipe]

  /// The tools that a service offers.
  static func offered(by service: any RecipeService) async -> [AssistantTool] {
    let writes = await service.letsAssistantsWrite()
    return all.filter { writes || $0.effect == .none }
  }

  /// The tool as `tools/list` shows it.
  var definition: JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(about),
      "inputSchema": input, "outputSchema": output.plain,
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(effect == .none),
        "destructiveHint": .bool(effect == .removes), "idempotentHint": true,
        "openWorldHint": .bool(isOpenWorld),
      ],
    ]
  }
}

/// What a tool works with.
struct ToolContext: Sendable {
  var service: any RecipeService
  /// Whether the client is on another machine.
  var isRemote: Bool
  /// Whether answers may link to recipes as resources.
  var linksRecipes: Bool
  /// Tells the client how far the work is; nil when it does not want to know.
  var progress: ProgressReporter?
  /// What was sent and has no meaning here, as sentences.
  var notes: [String] = []
}

/// What a tool found.
struct ToolAnswer: Sendable {
  /// The answer for programs, before it is cut down to the tool's output.
  var structured: JSON
  /// The answer for people, in a few sentences.
  var summary: String
  /// Whether the call failed although there is something to tell.
  var isFailure = false
  /// The recipes that it lists, which clients can read as resources.
  var recipes: [Listing] = []
}

/// Everything that is wrong with the arguments of one call.
struct ToolProblems: Error, Sendable, Hashable {
  var failures: [Failure]
}

// MARK: - Arguments

extension ObjectCodec {
  /// The codec of a tool's arguments; what it does not name is passed over.
  init(arguments draft: Value, _ members: [Member<Value>]) {
    self.init("arguments", place: "arguments", draft: draft, isOpen: true, members)
  }

  fileprivate var plainSchema: JSON {
    // Some hosts refuse a schema of an object without this member.
    shape.members.isEmpty
      ? ["type": "object", "properties": [:], "additionalProperties": false]
      : Schema(shape).definition.plain
  }

  /// Reads arguments, as models write them: see ``LooseArgument``.
  /// - Throws: ``ToolProblems`` with everything that is wrong.
  func arguments(_ object: JSONObject) throws -> Value {
    let log = ProblemLog(wording: ArgumentWording())
    let optional = Set(shape.members.filter { !$0.isRequired }.map(\.name))
    let given = object.members.filter { member in
      !optional.contains(member.name) || !LooseArgument.saysNothing(member.value)
    }
    let arguments = read(DocumentNode(.object(JSONObject(members: given)), log: log))
    guard let arguments, log.isEmpty else {
      throw ToolProblems(
        failures: log.problems.map { .invalid($0.pointer, $0.message, fix: $0.fix) })
    }
    return arguments
  }

  /// Sentences about arguments that mean nothing here.
  fileprivate func notes(on object: JSONObject) -> [String] {
    let others = object.members.filter {
      !LooseArgument.saysNothing($0.value) && !shape.names.contains($0.name)
    }
    return others.prefix(5).map { member in
      let nearest = NearestName.of(member.name, among: shape.names)
      let question = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      let shown = Clipping.line(member.name, to: 60)
      return "There is no argument \"\(shown)\": it was ignored\(question)"
    }
  }
}

/// How an assistant is told what is wrong with an argument.
private struct ArgumentWording: ProblemWording {
  let nullCountsAsAbsent = true

  func words(for problem: ReadingProblem, at place: ProblemPlace) -> ProblemWords {
    switch problem {
    case .missing(let member, _):
      ProblemWords("\"\(member.name)\" is missing", fix: "give \(member.expected ?? "it")")
    case .other(let demand, let fix):
      ProblemWords(
        "\"\(place.member?.name ?? "")\" must be \(demand)",
        fix: fix.map { "\($0)\(place.member?.isRequired == false ? ", or leave it out" : "")" })
    default: StandardWording().words(for: problem, at: place)
    }
  }
}
