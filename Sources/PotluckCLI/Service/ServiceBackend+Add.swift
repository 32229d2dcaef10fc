import RecipeModel
import RecipeRPC

extension ServiceBackend {
  func addProvider(
    _ request: ProviderAddition, told: @escaping @Sendable (String) -> Void
  ) async throws -> JSON {
    guard let editable else {
      throw WireFailure(
        .storage, "there is no configuration to add a source to",
        hint: "add it in a terminal: potluck providers add")
    }
    do {
      let wish = SourceAddition.Wish(
        address: request.address, id: request.id, configuration: editable.flag)
      let found = try await SourceAddition.explore(wish, kinds: kinds) { asked in
        told(DiscoveryText.line(asked))
      }
      let isWritten = request.writes && found.addition != nil
      if isWritten { try found.write() }
      return found.document(isWritten: isWritten)
    } catch let failure as ToolFailure {
      var failure = WireFailure(wrapping: failure)
      if failure.kind == .invalidParams {
        failure.path = (try? SiteAddress(request.address)) == nil ? "/address" : "/id"
      }
      throw failure
    }
  }
}
