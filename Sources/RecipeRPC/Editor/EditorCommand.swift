/// What `workspace/executeCommand` runs, for clients that cannot send methods of ours.
enum EditorCommand: String, CaseIterable, Sendable {
  case search = "potluck.search"
  case get = "potluck.get"

  /// The method that the command stands for.
  var method: EditorMethod {
    switch self {
    case .search: .search
    case .get: .recipeGet
    }
  }
}
