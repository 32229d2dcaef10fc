import RecipeRPC
import RecipeShopping

extension ServiceBackend {
  func shopping() async throws -> ShoppingSettings {
    try await reloader.use { providers in
      // Made-up recipes are shown as nobody's own.
      guard providers.readsPages else { return ShoppingSettings() }
      do {
        let files = try ShoppingFiles(configuration: providers.loaded.source.path)
        for problem in files.problems { log(problem) }
        return files.settings
      } catch let failure as ToolFailure {
        throw WireFailure(.storage, failure.message, hint: failure.fix)
      }
    }
  }
}
