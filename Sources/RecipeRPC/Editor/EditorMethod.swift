/// Every method of the door for editors, in the order in which lists show them.
enum EditorMethod: String, CaseIterable, Sendable {
  case initialize
  case initialized
  case ping
  case search
  case searchMore = "search/more"
  case recipeGet = "recipe/get"
  case recipeCompare = "recipe/compare"
  case providersList = "providers/list"
  case providersTest = "providers/test"
  case compare
  case merge
  case configGet = "config/get"
  case executeCommand = "workspace/executeCommand"
  case didOpen = "textDocument/didOpen"
  case didChange = "textDocument/didChange"
  case didClose = "textDocument/didClose"
  case hover = "textDocument/hover"
  case codeAction = "textDocument/codeAction"
  case resolveCodeAction = "codeAction/resolve"
  case cancelRequest = "$/cancelRequest"
  case setTrace = "$/setTrace"
  case shutdown
  case exit

  /// Whether nobody waits for an answer.
  var isNotification: Bool {
    switch self {
    case .initialized, .didOpen, .didChange, .didClose, .cancelRequest, .setTrace, .exit: true
    default: false
    }
  }

  /// Whether it is Potluck's own rather than one of the Language Server Protocol.
  var isOwn: Bool {
    switch self {
    case .ping, .search, .searchMore, .recipeGet, .recipeCompare, .providersList, .providersTest,
      .compare, .merge, .configGet:
      true
    default: false
    }
  }

  /// The requests that are Potluck's own.
  static var own: [EditorMethod] { allCases.filter(\.isOwn) }
}
