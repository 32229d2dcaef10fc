import RecipeModel
import RecipeRPC

/// Failures that say more than a client may know.
enum FailureSamples {
  static let path = Failure(
    .storage, "the configuration /home/cook/.config/potluck/config.json:3 cannot be used",
    fix: "look at /home/cook/.config/potluck")
}
