/// One imitated service: from a request to an answer, with nothing about networks or faults.
protocol Service: Sendable {
  /// What is the same in all its answers.
  static var traits: ServiceTraits { get }

  /// Creates the service over its recipes.
  init(recipes: RecipeIndex, options: SimulatorOptions)

  /// The answer to a request.
  ///
  /// - Parameters:
  ///   - request: What was asked.
  ///   - tweak: What a fault does to a list.
  ///   - turn: The number of the request, for whatever changes from one to the next.
  /// - Returns: The answer, before any fault of a later stage.
  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer

  /// The service's own error page for a status.
  func errorPage(_ status: Int) -> Answer

  /// How the service says that the allowance is used up.
  func quotaAnswer() -> Answer
}

extension SimulatorOptions {
  /// Whether a quirk is on and falls on a recipe.
  func has(_ quirk: SimulatorQuirks, _ name: String, on id: String, oneIn n: UInt64) -> Bool {
    quirks.contains(quirk) && StableHash.falls(on: id, quirk: name, seed: seed, oneIn: n)
  }
}

extension SimulatorOptions {
  /// Whether a key is the one that is demanded; without a key every one is, and none.
  func accepts(_ key: String?) -> Bool { self.key.isEmpty || key == self.key }
}

/// The words of a search term, in lower case.
func searchWords(_ text: String) -> [String] {
  text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "-" }.map(
    String.init)
}
