import ArgumentParser
import PotluckService
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// Searches, and sets the sources of one recipe, or the recipes of one dish, side by side.
struct DishRunner {
  /// What is set side by side.
  let wish: CompareDishOptions.Wish
  /// What is asked; without words, for a recipe, those of its title.
  let query: SearchQuery
  /// What the sources need.
  let context: SearchContext
  /// How the output is printed.
  let output: CompareOutputOptions
  /// Where a page goes, too; nil for no page.
  let page: PageFile?
  /// Whether a failed source fails the command.
  let isStrict: Bool

  /// Runs the search and prints what came of it.
  /// - Throws: ``Failure`` when nothing can be asked or the recipe is not found;
  ///   `CancellationError` when interrupted.
  func run(_ assembled: ProviderRegistry.Assembly) async throws -> ExitStatus {
    let details = DetailRequests(providers: assembled.providers, limit: context.search.hard)
    let query = try await withWords(details)
    let runner = CompareRunner(
      queries: [query], options: ComparisonOptions(), context: context, output: output,
      alwaysTellsFailures: true)
    let found = try await runner.run(assembled)
    let recipes = found.flatMap(\.recipes)
    let status = ExitStatus(of: found, isStrict: isStrict)
    guard !recipes.isEmpty else {
      StandardError.line("potluck: no recipe was found")
      return status
    }
    let text: String
    let html: (ComparisonPageRenderer) -> String
    if wish == .dish {
      let query = found.first?.query ?? query
      let shape = try await shape(of: recipes, for: query, details)
      text = ComparisonPrinter(output).text(shape, query: query)
      html = { $0.render(shape, query: query) }
    } else {
      let sources = try recipe(among: recipes).dishSources
      let comparison = SourceComparison(try await details.filled(sources))
      text = ComparisonPrinter(output).text(comparison)
      html = { $0.render(comparison) }
    }
    await context.runtime.withdraw()
    OutputStream.print(text)
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
      throw Failure(
        .notFound,
        "none of \(Wording.count(recipes.count, "recipe")) has \"\(query.text)\" in its title",
        fix: "name the dish as its recipes are called: \(titles)")
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
      StandardError.line("potluck: warning: \(source.listing.id): \(reason)")
      return standIn
    }
  }

  /// The query; a recipe that is named without words is looked for by its title.
  private func withWords(_ details: DetailRequests) async throws -> SearchQuery {
    guard query.text.isEmpty, case .recipe(let id) = wish else { return query }
    var titled = query
    titled.isExact = true
    do { titled.text = try await details.recipe(id).listing.title } catch let error as ProviderError
    {
      throw Failure(
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
    throw Failure(
      .notFound, "no source listed \(id) among \(Wording.count(recipes.count, "recipe"))",
      fix: "\(nearest)see the identifiers with potluck search --json, or name other words")
  }
}

extension MergedRecipe {
  /// Whether some listing says how much of an ingredient is needed.
  fileprivate var hasAmounts: Bool {
    dishSource.listing.ingredients.contains { MeasuredIngredient($0).amount != nil }
  }
}

/// Whether one dish is set side by side, instead of what the sources are worth.
struct CompareDishOptions: ParsableArguments {
  /// What is set side by side.
  enum Wish: Equatable {
    /// The sources of the recipe that has a listing with this identifier.
    case recipe(ListingID)
    /// The sources of the first recipe.
    case first
    /// The recipes whose titles hold the words that a search looks for.
    case dish
  }

  @Option(
    help: ArgumentHelp(
      "Set the sources of one recipe beside each other: its identifier, or first for the best.",
      valueName: "provider:id"))
  var recipe: String?

  @Flag(
    help: """
      Sum up the recipes whose titles hold the words: which ingredients they use, and how much.
      """)
  var dish = false

  func validate() throws {
    if dish, recipe != nil { throw ValidationError("Choose one of --recipe and --dish.") }
    if let recipe, recipe != "first", ListingID(recipe) == nil {
      throw ValidationError(
        "--recipe takes an identifier, such as cookbook:onion-soup, or the word first.")
    }
  }

  /// What is set side by side; nil for nothing.
  var wish: Wish? {
    if dish { return .dish }
    guard let recipe else { return nil }
    return ListingID(recipe).map(Wish.recipe) ?? .first
  }
}

/// Asks sources for recipes in full, a few at a time and all of them within one time.
struct DetailRequests {
  /// Whom to ask.
  let providers: [SearchProvider]
  /// The time for all recipes together.
  let limit: Duration

  /// The most recipes that are asked for, out of courtesy to the sources.
  static let most = 60
  private static let atOnce = 6

  /// Whether a source has details, as far as it is known.
  func canAnswer(_ id: ListingID) -> Bool {
    provider(of: id)?.descriptor.capabilities.contains(.detail) == true
  }

  /// One recipe in full.
  /// - Throws: ``ProviderError``; `CancellationError`.
  func recipe(_ id: ListingID) async throws -> Recipe {
    let result = await answer(id, until: .now + limit)
    try Task.checkCancellation()
    return try result.get()
  }

  /// Fills what the listings lack of the ingredients; a source that cannot say them says why.
  /// - Throws: `CancellationError`.
  func filled(_ sources: [DishSource]) async throws -> [DishSource] {
    var filled = sources
    let end = ContinuousClock.now + limit
    var wanted: [Int] = []
    for place in sources.indices where sources[place].origin == .none {
      if wanted.count < Self.most || !canAnswer(sources[place].listing.id) {
        wanted.append(place)
      } else {
        filled[place].problem = "not asked: \(Self.most) recipes in full are the most"
      }
    }
    await withTaskGroup(of: (Int, Result<Recipe, ProviderError>).self) { group in
      var places = wanted.makeIterator()
      func addNext() {
        guard let place = places.next() else { return }
        group.addTask {
          let result = await answer(sources[place].listing.id, until: end)
          return (place, result)
        }
      }
      for _ in 0..<Self.atOnce { addNext() }
      while let (place, result) = await group.next() {
        switch result {
        case .success(let recipe):
          filled[place].fill(from: recipe)
          if filled[place].origin == .none {
            filled[place].problem = "the full recipe has no ingredients either"
          }
        case .failure(let error): filled[place].problem = error.message
        }
        addNext()
      }
    }
    try Task.checkCancellation()
    return filled
  }

  private func provider(of id: ListingID) -> (any RecipeProvider)? {
    providers.first { $0.provider.descriptor.id == id.provider }?.provider
  }

  private func answer(
    _ id: ListingID, until end: ContinuousClock.Instant
  ) async -> Result<Recipe, ProviderError> {
    guard let provider = provider(of: id) else {
      return .failure(
        ProviderError(
          .unsupported, "there is no source \(id.provider) to ask",
          fix: NearestName.question(
            id.provider, among: providers.map(\.provider.descriptor.id))
            + "potluck providers list shows them"))
    }
    let call = CancellableCall {
      // What a program of its own can do is known only when it is ready.
      try await provider.prepare()
      guard provider.descriptor.capabilities.contains(.detail) else {
        throw ProviderError(
          .unsupported, "\(provider.descriptor.name) has no page for a single recipe",
          fix: "name words that find the recipe")
      }
      return try await provider.recipe(for: id)
    }
    return await call.answer(until: end)
      ?? .failure(
        ProviderError(.timedOut, "no answer in time", fix: "allow more time with --hard"))
  }
}
