import RecipeRPC

/// Failures that say more than a client may know.
enum WireFailureSamples {
  static let path = WireFailure(
    .storage, "the configuration /home/cook/.config/potluck/config.json:3 cannot be used",
    hint: "look at /home/cook/.config/potluck")
}
