import RecipeModel

extension EditorMethod {
  /// What the method does, in one sentence.
  var about: String {
    switch self {
    case .initialize: "Begins; every other request but ping comes after its answer."
    case .initialized: "Says that the client has read the answer to initialize."
    case .ping: "Answers at once, also before initialize."
    case .search: "Asks the configured sources and gives one merged, ranked list."
    case .searchMore: "Gives the page that follows an answer to search."
    case .recipeGet: "Gets one recipe in full."
    case .recipeCompare: "Sets a few recipes in full beside each other."
    case .providersList: "Lists the configured sources; nobody is asked."
    case .providersTest: "Replays what was recorded of definitions."
    case .compare: "Compares what the sources answer to one query."
    case .merge: "Merges listings into recipes, in rank order; nobody is asked."
    case .configGet: "Gives the configuration in force, without any secret."
    case .executeCommand: "Runs search or recipe/get for clients that send only what LSP knows."
    case .didOpen: "Tells the text of a document that was opened."
    case .didChange: "Tells the text of a document that was changed, whole."
    case .didClose: "Says that a document was closed."
    case .hover: "Shows the recipe behind a link."
    case .codeAction: "Offers to insert the recipe behind a link; nobody is asked."
    case .resolveCodeAction: "Fetches the recipe of an action and says what it changes."
    case .cancelRequest: "Cancels a request; its answer is an error -32800, or was under way."
    case .setTrace: "Turns $/logTrace on or off."
    case .shutdown: "Ends the work; only exit may follow."
    case .exit: "Ends the process: with 0 after shutdown, else with 1."
    }
  }

  /// The schema of the params; nil when there are none.
  var params: JSON? {
    switch self {
    case .initialize: Schema.ref("InitializeParams")
    case .initialized, .ping, .providersList, .configGet: Schema.object([])
    case .search, .compare: Schema.ref("SearchParams")
    case .searchMore: Schema.ref("ContinuationParams")
    case .recipeGet: Schema.ref("RecipeParams")
    case .recipeCompare: Schema.ref("RecipeComparisonParams")
    case .providersTest: Schema.ref("ProvidersTestParams")
    case .merge: Schema.ref("MergeParams")
    case .executeCommand: Schema.ref("ExecuteCommandParams")
    case .didOpen: Schema.ref("DidOpenParams")
    case .didChange: Schema.ref("DidChangeParams")
    case .didClose: Schema.ref("DidCloseParams")
    case .hover: Schema.ref("HoverParams")
    case .codeAction: Schema.ref("CodeActionParams")
    case .resolveCodeAction: Schema.ref("CodeAction")
    case .cancelRequest: Schema.object([("id", Schema.ref("RequestID"))])
    case .setTrace: Schema.object([("value", Schema.ref("TraceValue"))])
    case .shutdown, .exit: nil
    }
  }

  /// Whether the method cannot do without params.
  var needsParams: Bool {
    switch self {
    case .initialize, .initialized, .ping, .providersList, .providersTest, .configGet, .shutdown,
      .exit:
      false
    default: true
    }
  }

  /// The schema of the result; nil for notifications.
  var result: JSON? {
    switch self {
    case .initialize: Schema.ref("InitializeResult")
    case .ping: Schema.object([])
    case .search, .searchMore: Schema.ref("SearchResult")
    case .recipeGet: Schema.ref("RecipeResult")
    case .recipeCompare: Schema.ref("RecipeComparisonResult")
    case .providersList: Schema.ref("ProvidersResult")
    case .providersTest: Schema.ref("ProvidersTestResult")
    case .compare: Schema.ref("ComparisonResult")
    case .merge: Schema.ref("MergeResult")
    case .configGet: Schema.ref("ConfigurationResult")
    case .executeCommand:
      ["anyOf": .array(EditorCommand.allCases.compactMap(\.method.result))]
    case .hover: Schema.nullable(Schema.ref("Hover"))
    case .codeAction: Schema.list(Schema.ref("CodeAction"))
    case .resolveCodeAction: Schema.ref("CodeAction")
    case .shutdown: Schema.null
    case .initialized, .didOpen, .didChange, .didClose, .cancelRequest, .setTrace, .exit: nil
    }
  }
}
