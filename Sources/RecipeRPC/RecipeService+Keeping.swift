package import RecipeKeeping

/// How a client wants a recipe to be kept.
package struct KeepingWish: Sendable, Hashable {
  package var tags: [String] = []
  package var notes: [String] = []
  /// The owner's rating, 1 to 5.
  package var rating: Int?
  /// Whether its page is kept as it was.
  package var wantsPage = true
  /// Whether its pictures are kept.
  package var wantsPictures = true

  package init() {}
}

/// What became of the wish to keep a recipe.
package struct KeepingAnswer: Sendable, Hashable {
  package var result: KeepResult
  /// What could not be kept with it, a sentence each without a final stop.
  package var troubles: [String]

  package init(_ result: KeepResult, troubles: [String]) {
    self.result = result
    self.troubles = troubles
  }
}

extension RecipeService {
  /// The failure of a service that keeps nothing.
  private static var keepsNothing: WireFailure {
    WireFailure(
      .notFound, "nothing is kept here", hint: "serve a configuration with \"kept\": true")
  }

  package func keptLibrary() async throws -> any KeptLibrary { throw Self.keepsNothing }

  package func keep(
    _ reference: RecipeReference, _ wish: KeepingWish
  ) async throws -> KeepingAnswer { throw Self.keepsNothing }

  package func searchHistory() async throws -> any HistoryStore { throw Self.keepsNothing }

  package func letsAssistantsWrite() async -> Bool { false }
}

extension WireFailure {
  /// What went wrong with what is kept, as a failure of the request.
  package init(_ failure: KeepingFailure) {
    self.init(.storage, failure.message, hint: failure.fix, isRetryable: failure.isPassing)
  }
}

/// Runs work on what is kept; what goes wrong with its files becomes a failure of the request.
func keeping<Value>(_ work: () async throws -> Value) async throws -> Value {
  do { return try await work() } catch let failure as KeepingFailure {
    throw WireFailure(failure)
  }
}
