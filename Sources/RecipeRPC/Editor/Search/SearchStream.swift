import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// What a client hears of a search before its answer: each source's recipes as it ends, and how far
/// the work is.
///
/// A source's recipes are made of its listings alone, so that their scores are provisional; the
/// answer's `order` and `merged` say what became of them. Recipes that pages before held are left
/// out. A source is told again when it has to be asked deeper.
actor SearchStream {
  private let call: any Call
  private let tokens: ProgressTokens
  private let sort: SortOrder
  private let items: ItemJSON
  private let earlier: ShownRecipes
  private var pages: [String: [RankedListing]] = [:]
  private var asked: Set<String> = []
  private var ended: Set<String> = []
  private var percentage = 0
  /// The identifiers of the recipes that were sent.
  private(set) var shown: Set<String> = []

  /// Prepares to tell of a request.
  init(_ call: any Call, _ request: SearchRequest, tokens: ProgressTokens, explain: Bool) {
    self.call = call
    self.tokens = tokens
    sort = request.query.sort
    items = ItemJSON(explain: explain)
    earlier = request.cursor.map(ShownRecipes.init(before:)) ?? ShownRecipes()
  }

  /// Takes the next event of the search.
  func take(_ event: SearchEvent) async {
    switch event.kind {
    case .planned(let plan):
      asked = Set(plan.lazy.filter { $0.skipReason == nil }.map(\.provider))
    case .providerStarted(let provider): pages[provider] = []
    case .page(let provider, let listings):
      if tokens.partialResult != nil { pages[provider, default: []] += listings }
    case .providerFinished(let outcome):
      ended.insert(outcome.id)
      await report(outcome)
      advance(outcome)
    case .finished: break
    }
  }

  /// Sends what the answer names and no source's own list had: other listings can show that two of
  /// one source, which looked like one recipe, are two.
  func complete(_ report: SearchReport) async {
    guard tokens.partialResult != nil else { return }
    let missing = report.recipes.filter { !shown.contains($0.id) }
    for outcome in report.outcomes {
      let recipes = missing.filter { $0.unified.id.provider == outcome.id }
      if !recipes.isEmpty { await send(recipes, of: outcome) }
    }
  }

  private func report(_ outcome: ProviderOutcome) async {
    guard tokens.partialResult != nil else { return }
    let listings = pages.removeValue(forKey: outcome.id) ?? []
    // The answer must not wait for a list that is provisional anyway.
    let recipes = RecipeRanker().merged(
      listings, sort: sort, until: .now + .milliseconds(100)
    ).recipes
    await send(recipes.filter { !earlier.contains($0) && !shown.contains($0.id) }, of: outcome)
  }

  private func send(_ recipes: [MergedRecipe], of outcome: ProviderOutcome) async {
    guard let token = tokens.partialResult else { return }
    shown.formUnion(recipes.lazy.map(\.id))
    let provider: JSON = [
      "id": .string(outcome.id), "status": .string(outcome.status.rawValue),
      "count": .int(outcome.listings.kept), "elapsedMs": .int(outcome.duration.wholeMilliseconds),
    ]
    await call.send(
      Progress.method,
      Progress.params(
        token, ["provider": provider, "items": .array(recipes.map(items.json))]))
  }

  private func advance(_ outcome: ProviderOutcome) {
    guard let token = tokens.workDone, !asked.isEmpty else { return }
    percentage = max(percentage, ended.intersection(asked).count * 100 / asked.count)
    let result =
      outcome.status.isFailure && outcome.listings.kept == 0
      ? outcome.status.rawValue : String(outcome.listings.kept)
    call.sendIfQuick(
      Progress.method,
      Progress.params(
        token, Progress.report("\(outcome.id): \(result)", percentage: percentage)))
  }
}
