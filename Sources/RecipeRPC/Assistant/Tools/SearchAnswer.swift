import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// A search's report, told to an assistant.
struct SearchAnswer {
  /// The report.
  var report: SearchReport
  /// What was asked for and not done.
  var notes: [String]
  /// Parts of the query that no source can apply.
  var unsupported: [String] = []
  /// Opens the following page.
  var nextCursor: String?
  /// How many recipes the whole list has at most, where that is known.
  var total: Int?

  private let verdict: SearchVerdict

  /// Creates an answer.
  init(_ report: SearchReport, notes: [String]) {
    self.report = report
    self.notes = notes
    verdict = SearchVerdict(report)
  }

  /// Whether nobody answered at all, which a model has to hear as a failure.
  var isFailure: Bool {
    verdict == .couldNotAsk && !report.outcomes.contains { $0.status.isAnswer }
  }

  /// The answer for programs.
  var json: JSON {
    let document = ReportJSON().json(report)
    var object: JSONObject = [
      "notice": .string(ToolResult.notice), "answer": .string(verdict.rawValue),
      "items": .array(report.recipes.map(Self.item)),
      "plan": .array(report.plan.map(plan)), "notes": .array(notes.map(JSON.string)),
    ]
    object["providers"] = document["providers"]
    object["complete"] = document["complete"]
    object["total"] = total.map(JSON.int)
    object["nextCursor"] = nextCursor.map(JSON.string)
    return .object(object)
  }

  /// The answer for people: how it went, what to do about what failed, what was not done.
  var summary: String {
    let style = TextStyle(accessible: true)
    var footer = FooterRenderer(style: style)
    footer.filterNames = ("include", "exclude")
    var text = footer.render(report)
    if verdict == .found {
      for outcome in report.outcomes where outcome.status.isFailure {
        guard let hint = outcome.error?.hint else { continue }
        text += "What to do about \(Clipping.line(outcome.id, to: 80)): "
        text += Clipping.line(hint, to: 300) + ".\n"
      }
    }
    for note in notes { text += "Note: \(note).\n" }
    if nextCursor != nil { text += "For more, pass nextCursor as cursor, with the same query.\n" }
    return text
  }

  private static func item(_ recipe: MergedRecipe) -> JSON {
    var item = RecipeItemJSON().json(recipe).objectValue ?? [:]
    item["id"] = .string(RecipeAddress.name(recipe.unified.id))
    item["sources"] = .array(
      recipe.sources.map { source in
        [
          "provider": .string(source.listing.id.provider),
          "id": .string(RecipeAddress.name(source.listing.id)), "rank": .int(source.rank),
          "url": .optional(source.listing.url),
        ]
      })
    return .object(item)
  }

  private func plan(_ plan: ProviderPlan) -> JSON {
    [
      "provider": .string(plan.provider),
      "native": .array(plan.native.map(JSON.string)),
      "local": .array(plan.local.map(JSON.string)),
      "unsupported": .array((plan.unsupported + unsupported).map(JSON.string)),
      "skipReason": .optional(plan.skipReason),
    ]
  }
}
