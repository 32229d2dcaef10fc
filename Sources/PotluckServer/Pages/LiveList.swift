import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch

/// The list while its sources answer; provisional, as its votes may still change.
actor LiveList {
  private let request: SearchRequest
  /// What is searched for, once it is known.
  private var query: SearchQuery
  private let cards: RecipeCards
  private let send: @Sendable (LiveEvents.Event) -> Void
  private var listings: [RankedListing] = []
  private var waiting: [String] = []
  private var ended: [ProviderOutcome] = []
  /// When the list was told last, and whether more has come since.
  private var told: ContinuousClock.Instant?
  private var isBehind = false
  private var isOver = false

  init(
    _ request: SearchRequest, _ cards: RecipeCards,
    _ send: @escaping @Sendable (LiveEvents.Event) -> Void
  ) {
    (self.request, self.cards, self.send) = (request, cards, send)
    query = request.query
  }

  func take(_ event: SearchEvent) {
    switch event.kind {
    case .planned(let plan, let reading):
      query = reading.query
      waiting = plan.filter { $0.skipReason == nil }.map(\.provider)
      tellSources()
    case .page(_, let new):
      listings += new
      if !new.isEmpty, request.cursor == nil { tellListInTime() }
    case .providerFinished(let outcome):
      waiting.removeAll { $0 == outcome.id }
      ended.append(outcome)
      tellSources()
    case .providerStarted, .finished: break
    }
  }

  /// Tells no list any more: the answer follows.
  func end() { isOver = true }

  /// How far apart lists are told: merging takes time from the sources' answers.
  private static let pause = Duration.milliseconds(100)

  /// Tells the first list at once, and those behind it not too often.
  private func tellListInTime() {
    if isBehind { return }
    guard let told, .now - told < Self.pause else { return tellList() }
    isBehind = true
    Task {
      try? await Task.sleep(for: Self.pause)
      if isBehind { tellList() }
    }
  }

  private func tellList() {
    guard !isOver else { return }
    (told, isBehind) = (.now, false)
    // The answer must not wait for a list that is provisional anyway.
    let recipes = RecipeRanker(query: query.text).merged(
      listings, sort: query.sort, until: .now + .milliseconds(100).patient
    )
    let items = cards.items(
      cards.shown(Array(recipes.prefix(query.limit))), servings: query.servings)
    tell("list", items)
  }

  private func tellSources() {
    tell("sources", .group([cards.outcomes(ended), cards.asked(waiting)]))
  }

  private func tell(_ name: String, _ node: HTMLNode) {
    send(LiveEvents.Event(name: name, content: HTMLTemplate(node)))
  }
}
