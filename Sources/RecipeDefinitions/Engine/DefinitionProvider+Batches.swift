import RecipeModel
import RecipeProviderKit

extension DefinitionProvider {
  /// Asks for several recipes in full in one request.
  /// - Returns: what the answer says of each recipe that it holds; the source does not know the
  ///   others.
  /// - Throws: ``ProviderError`` where the answer tells of none of them; `CancellationError`.
  func recipes(
    for ids: [ListingID]
  ) async throws -> [ListingID: Result<Recipe, ProviderError>] {
    guard let rules = setup.definition.detail, let detail = rules.request, let details else {
      throw noDetail
    }
    let wanted = Dictionary(ids.map { ($0.id, $0) }) { first, _ in first }
    var variables = Variables(settings: setup.settings)
    variables.set(ids: ids.map(\.id))
    let (request, url) = try redacting { () throws(ProviderError) in
      try requests.request(detail, variables, accepting: setup.detailSyntax.format)
    }
    return try await asking(request) { response throws(ProviderError) in
      let answer = Answer(
        response, isPastFirstPage: false, syntax: setup.detailSyntax, address: url)
      let body: JSON
      let rows: [JSON]
      do throws(ProviderError) {
        body = try judge.detail(answer) ?? .null
        rows = try rules.item.recipes(in: body)
      } catch { throw lostBehindCheck(answer, error) ?? error }
      if rows.isEmpty, let check = challenge(answer) { throw check }
      let joins = JoinedItems(setup.definition.response.joins, in: body)
      var recipes: [ListingID: Result<Recipe, ProviderError>] = [:]
      var hasIDs = rows.isEmpty
      for row in rows {
        let item = joins.joined(row)
        guard let id = details.identifier(of: item, in: body) else { continue }
        hasIDs = true
        guard let id = wanted[id], recipes[id] == nil else { continue }
        do throws(ItemRejection) {
          recipes[id] = .success(try details.recipe(item, of: body, id: id.id))
        } catch {
          recipes[id] = .failure(
            .drift("the recipe \(id.id) at \(rules.item) is unusable (\(error.reason))"))
        }
      }
      guard hasIDs else { throw .drift("no recipe at \(rules.item) has its \"id\"") }
      return recipes
    }
  }
}
