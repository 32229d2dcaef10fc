internal import RecipeModel

/// One imitated service: from a request to an answer, with nothing about networks or faults.
protocol Service: Sendable {
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

extension SimulatorStyle {
  func makeService(_ list: [SimulatedRecipe], _ options: SimulatorOptions) -> any Service {
    let recipes = RecipeIndex(list)
    return switch self {
    case .food2fork: Food2ForkService(recipes: recipes, options: options)
    case .food2forkCommunity: Food2ForkCommunityService(recipes: recipes, options: options)
    case .forkify: ForkifyService(recipes: recipes, options: options)
    case .recipePuppy: RecipePuppyService(recipes: recipes, options: options)
    }
  }
}

extension SimulatorOptions {
  /// Whether a quirk is on and falls on a recipe.
  func has(_ quirk: SimulatorQuirks, _ name: String, on id: String, oneIn n: UInt64) -> Bool {
    quirks.contains(quirk) && StableHash.falls(on: id, quirk: name, seed: seed, oneIn: n)
  }
}

/// The words of a search term, in lower case.
func searchWords(_ text: String) -> [String] {
  text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "-" }.map(
    String.init)
}
