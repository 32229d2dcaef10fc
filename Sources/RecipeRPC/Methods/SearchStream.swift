import PotluckSupport
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
  static let schema = Schema.object([
    "provider": .object([
      "id": .text, "status": ReportSchemas.status, "count": .count, "elapsedMs": .count,
    ]),
    "items": .list(ReportSchemas.item),
  ]).about("One source's recipes, merged among themselves alone.").named("PartialResult")

  private let call: any Call
  private let tokens: ProgressTokens
  private var sort: SortOrder
  private var ranker: RecipeRanker
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
    ranker = RecipeRanker(for: request.query)
    items = ItemJSON(explain: explain)
    earlier = request.cursor.map(ShownRecipes.init(before:)) ?? ShownRecipes()
  }

  /// Takes the next event of the search.
  func take(_ event: SearchEvent) async {
    switch event.kind {
    case .planned(let plan, let reading):
      sort = reading.query.sort
      ranker = RecipeRanker(for: reading.query)
      asked = Set(plan.filter { $0.skipReason == nil }.map(\.provider))
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
    let recipes = ranker.merged(listings, sort: sort, until: .now + .milliseconds(100).patient)
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

/// The tokens under which a client wants to hear of a request before its answer.
struct ProgressTokens: Sendable {
  /// Reports results; nil when nobody wants to hear of them.
  var partialResult: JSON?
  /// Reports how far the work is; nil when nobody wants to hear of it.
  var workDone: JSON?
}

extension Member {
  static func partialResult(_ path: Property<Owner, JSON?>) -> Member {
    .optional(
      "partialResultToken", path, .token,
      "Reports each source's recipes as they come, in $/progress notifications with this token.")
  }

  static func workDone(
    _ path: Property<Owner, JSON?>, _ codec: ValueCodec<JSON> = .token
  ) -> Member {
    .optional(
      "workDoneToken", path, codec,
      "Reports how far the work is, in $/progress notifications with this token.")
  }
}

/// The `$/progress` notifications (LSP 3.17, *Work Done Progress* and *Partial Result Progress*).
enum Progress {
  /// The notification's method.
  static let method = "$/progress"

  static let schema = Schema.object([
    "token": Schema.types("string", "integer").named("ProgressToken"),
    "value": .oneOf([
      .object([
        "kind": .only("begin"), "title": .text, "cancellable": .flag, "percentage": .count,
      ]),
      .object(
        ["kind": .only("report"), "message": .text], optional: ["percentage": .range(0...100)]),
      .object(["kind": .only("end")], optional: ["message": .text]),
      SearchStream.schema,
    ]),
  ]).named("ProgressParams")

  static func params(_ token: JSON, _ value: JSON) -> JSON { ["token": token, "value": value] }

  /// The value that reports how far the work is; where that is not known, only what was done.
  static func report(_ message: String, percentage: Int? = nil) -> JSON {
    var report: JSONObject = [
      "kind": "report", "message": .string(Sanitizer.terminal(message)),
    ]
    report["percentage"] = percentage.map(JSON.int)
    return .object(report)
  }

  /// Does work between the `begin` and the `end` of a client's token, both of which arrive.
  static func run<Result: Sendable>(
    _ token: JSON?, _ title: String, _ call: any Call,
    _ work: () async throws -> Result
  ) async throws -> Result {
    guard let token else { return try await work() }
    let begin: JSON = [
      "kind": "begin", "title": .string(Sanitizer.terminal(title)), "cancellable": true,
      "percentage": 0,
    ]
    await call.begin(
      method, params(token, begin),
      closing: params(token, ["kind": "end", "message": "cancelled"]))
    do {
      let result = try await work()
      await call.end(method, params(token, ["kind": "end"]))
      return result
    } catch {
      await call.end(method, params(token, ["kind": "end", "message": "failed"]))
      throw error
    }
  }
}
