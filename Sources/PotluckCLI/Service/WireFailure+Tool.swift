import RecipeProviderKit
import RecipeRPC
import RecipeSearch

extension WireFailure {
  /// Any error as a failure that a client is told.
  init(wrapping error: any Error) {
    switch error {
    case let failure as WireFailure: self = failure
    case let failure as ToolFailure:
      let kind = failure.code == .usage ? Kind.invalidParams : .storage
      self.init(kind, failure.message, hint: failure.fix)
    case let error as SearchError: self.init(error)
    default: self.init(ProviderError(wrapping: error))
    }
  }

  /// Why a search could not begin.
  init(_ error: SearchError) {
    switch error.code {
    case .invalidCursor:
      self.init(.cursorExpired, error.message, hint: error.hint, path: "/cursor")
    case .emptyQuery: self = .invalid("/query", error.message, hint: error.hint)
    default: self.init(.allProvidersFailed, error.message, hint: error.hint)
    }
  }
}
