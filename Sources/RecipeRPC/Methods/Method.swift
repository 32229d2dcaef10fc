import RecipeModel

/// A request of Potluck's own, for whatever protocol: its name, what it takes, what it gives and
/// what it does.
///
/// **Adding one.** Its ``Operation`` and its ``Method``, in a file of its own with a place in ``all``,
/// or in the file of its kin with a place in their list; and what ``RecipeService`` has to do for it.
struct Method: Sendable {
  let name: String
  /// What it does, in one sentence.
  let about: String
  let params: Schema
  let result: Schema
  /// Reads the params and gives the work.
  let work: @Sendable (JSONObject, any RecipeService) throws(Failure) -> Work

  init<Params: MethodParams>(
    _ name: String, _ about: String, _: Params.Type, result: Schema,
    work: @escaping @Sendable (Params, any RecipeService) -> Work
  ) {
    self.name = name
    self.about = about
    self.result = result
    params = Params.schema
    self.work = { object, service throws(Failure) in work(try Params(object), service) }
  }

  /// An operation whose output is answered as it is; `isShort` says that it waits for nobody.
  init<Input: Operation>(
    _ name: String, _ about: String, _: Input.Type, result: Schema, isShort: Bool = false,
    json: @escaping @Sendable (Input, Input.Output) -> JSON
  ) {
    self.init(name, about, Input.self, result: result) { input, service in
      Work(isShort: isShort) { _ in json(input, try await input.run(OperationContext(service))) }
    }
  }

  /// Every method, in the order in which lists show them.
  static let all =
    [search, searchMore, screen, recipeGet, recipeCompare] + ofProviders
    + [compare, merge, shoppingList] + ofKeeping + [configGet]
}
