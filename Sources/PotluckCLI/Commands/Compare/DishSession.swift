import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// Searches, and sets the sources of one recipe, or the recipes of one dish, side by side.
struct DishSession {
  /// What is set side by side.
  let wish: CompareDishOptions.Wish
  /// What is asked; without words, for a recipe, those of its title.
  let query: SearchQuery
  /// What the sources need.
  let setting: SearchContext
  /// How the output is printed.
  let output: CompareOutputOptions
  /// Where a page goes, too; nil for no page.
  let page: PageFile?
  /// Whether a failed source fails the command.
  let isStrict: Bool

  /// Runs the search and prints what came of it.
  /// - Throws: ``ToolFailure`` when nothing can be asked or the recipe is not found;
  ///   `CancellationError` when interrupted.
  func run(_ assembled: ProviderAssembly.Result) async throws -> ExitStatus {
    let details = DetailRequests(providers: assembled.providers, limit: setting.search.hard)
    let query = try await withWords(details)
    let session = CompareSession(
      queries: [query], options: ComparisonOptions(), setting: setting, output: output,
      alwaysTellsFailures: true)
    let found = try await session.run(assembled)
    let recipes = found.flatMap(\.recipes)
    let status = CompareCommand.status(of: found, isStrict: isStrict)
    guard !recipes.isEmpty else {
      StandardError.write("potluck: no recipe was found\n")
      return status
    }
    let text: String
    let html: (ComparisonPageRenderer) -> String
    if wish == .dish {
      let shape = try await shape(of: recipes, for: query, details)
      text = DishPrinter(output).text(shape, query: query)
      html = { $0.render(shape, query: query) }
    } else {
      let sources = try recipe(among: recipes).dishSources
      let comparison = SourceComparison(try await details.filled(sources))
      text = DishPrinter(output).text(comparison)
      html = { $0.render(comparison) }
    }
    await setting.runtime.withdraw()
    var stream = OutputStream()
    stream.write(text)
    stream.flush()
    try page?.write(.asked, html)
    return status
  }

  /// The shape of the dish that the query names; recipes of other dishes are not asked for in full.
  private func shape(
    of recipes: [MergedRecipe], for query: SearchQuery, _ details: DetailRequests
  ) async throws -> DishShape {
    let ofDish = recipes.filter(query.namesDish)
    guard !ofDish.isEmpty else {
      let titles = recipes.prefix(3).map(\.unified.title).joined(separator: ", ")
      throw ToolFailure(
        "none of \(Counted.text(recipes.count, "recipe")) has \"\(query.text)\" in its title",
        fix: "name the dish as its recipes are called: \(titles)", code: .nothing)
    }
    let strangers = recipes.prefix(query.limit).filter { !query.namesDish(of: $0) }
    return DishShape(
      try await sources(of: ofDish.prefix(query.limit), details),
      strangers: strangers.map(\.dishSource))
  }

  /// The source that stands for each recipe; one whose listing has amounts needs no asking.
  private func sources(
    of recipes: ArraySlice<MergedRecipe>, _ details: DetailRequests
  ) async throws -> [DishSource] {
    let asked = recipes.map { recipe in
      recipe.hasAmounts
        ? recipe.dishSource
        : recipe.dishSources.first { $0.origin == .none && details.canAnswer($0.listing.id) }
          ?? recipe.dishSource
    }
    return zip(recipes, try await details.filled(asked)).map { recipe, source in
      let standIn = recipe.dishSource
      guard source.origin == .none, standIn.origin == .listing else { return source }
      let reason = source.problem ?? "no ingredients"
      StandardError.write(
        Printable.line("potluck: warning: \(source.listing.id): \(reason)") + "\n")
      return standIn
    }
  }

  /// The query; a recipe that is named without words is looked for by its title.
  private func withWords(_ details: DetailRequests) async throws -> SearchQuery {
    guard query.text.isEmpty, case .recipe(let id) = wish else { return query }
    var titled = query
    do { titled.text = try await details.recipe(id).listing.title } catch let error as ProviderError
    {
      throw ToolFailure(
        "cannot read the title of \(id): \(error.message)",
        fix: "name the words that find it: potluck compare --recipe \(id) onion soup")
    }
    return titled
  }

  private func recipe(among recipes: [MergedRecipe]) throws -> MergedRecipe {
    guard case .recipe(let id) = wish else { return recipes[0] }
    if let found = recipes.first(where: { $0.sources.contains { $0.listing.id == id } }) {
      return found
    }
    let known = recipes.flatMap(\.sources).map(\.listing.id.description)
    let nearest = NearestName.question(id.description, among: known)
    throw ToolFailure(
      "no source listed \(id) among \(Counted.text(recipes.count, "recipe"))",
      fix: "\(nearest)see the identifiers with potluck search --json, or name other words",
      code: .nothing)
  }
}

extension MergedRecipe {
  /// Whether some listing says how much of an ingredient is needed.
  fileprivate var hasAmounts: Bool {
    dishSource.listing.ingredients.contains { MeasuredIngredient($0).amount != nil }
  }
}
