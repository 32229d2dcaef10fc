import RecipeModel
import RecipeProviderKit
public import RecipeSearch

/// Tells why a search found nothing: nobody has it, somebody could not be asked, or the query's
/// own filters removed all that came.
public struct EmptyAnswerRenderer: Sendable {
  /// How the text is laid out.
  public var style: TextStyle

  /// Creates a renderer.
  public init(style: TextStyle) { self.style = style }

  /// The explanation, with a line break at its end; empty for a report that has recipes.
  public func render(_ report: SearchReport) -> String {
    let block = TextBlock(style: style)
    switch SearchVerdict(report) {
    case .found: return ""
    case .nobodyHasIt: return block.render(nobodyHasIt(report))
    case .couldNotAsk: return block.render(couldNotAsk(report))
    case .filteredOut: return block.render(filteredOut(report))
    }
  }

  private func nobodyHasIt(_ report: SearchReport) -> [TextBlock.Line] {
    let wish = QueryWording.phrase(report.query)
    let asked = report.outcomes.filter { $0.status != .skipped }
    let what = wish.isEmpty ? "a recipe to show" : wish
    let answer =
      switch asked.count {
      case 1: "the only source that was asked answered, and has nothing"
      case 2: "both sources that were asked answered, and neither has anything"
      default: "all \(asked.count) sources that were asked answered, and none has anything"
      }
    var lines: [TextBlock.Line] = [
      .heading("Nobody has \(what): \(answer)."),
      .field("asked", asked.map { Sanitizer.terminal($0.id) }.joined(separator: ", ")),
    ]
    lines += notes(report)
    lines += skipped(report)
    lines.append(.field("try", advice(report)))
    return lines
  }

  private func couldNotAsk(_ report: SearchReport) -> [TextBlock.Line] {
    let failed = report.outcomes.filter(\.status.isFailure)
    let wish = QueryWording.phrase(report.query)
    let what = wish.isEmpty ? "Nothing to show" : "No answer for \(wish)"
    let isPartial = failed.contains { $0.pages.answered > 0 }
    let share = "\(failed.count) of \(Wording.count(report.outcomes.count, "source"))"
    let head =
      failed.isEmpty
      ? "no source was asked"
      : "\(share) \(isPartial ? "gave no whole answer" : "could not be asked")"
    var lines: [TextBlock.Line] = [.heading("\(what): \(head).")]
    for outcome in failed {
      lines.append(
        .field(Sanitizer.terminal(outcome.id), OutcomeWording.failure(outcome) ?? "", .failure))
      if let hint = outcome.error?.hint {
        lines.append(.detail("what to do: \(Sanitizer.terminal(hint))"))
      }
      if let moment = outcome.retryAt.flatMap(Wording.timestamp) {
        lines.append(.detail("may be asked again at \(moment)"))
      }
    }
    for outcome in report.outcomes where outcome.status.isAnswer {
      lines.append(.field(Sanitizer.terminal(outcome.id), "answered, and has nothing"))
    }
    return lines + skipped(report)
  }

  private func filteredOut(_ report: SearchReport) -> [TextBlock.Line] {
    let received = report.outcomes.reduce(0) { $0 + $1.listings.received }
    let came = Wording.count(received, "listing")
    let whose = Wording.filters(of: report.query)
    var lines: [TextBlock.Line] = [
      .heading("Nothing is left of \(came): \(whose) removed \(received == 1 ? "it" : "them all").")
    ]
    var totals: [(reason: Drop.Reason, count: Int)] = []
    for drop in report.outcomes.flatMap(\.listings.dropped)
    where Drop.Reason.filters.contains(drop.reason) {
      if let index = totals.firstIndex(where: { $0.reason == drop.reason }) {
        totals[index].count += drop.count
      } else {
        totals.append((drop.reason, drop.count))
      }
    }
    for total in totals.sorted(by: { $0.count > $1.count }) {
      let what = OutcomeWording.filter(total.reason, report.query)
      lines.append(.field("removed", "\(Wording.count(total.count, "listing")) \(what)"))
    }
    if report.removedAfterMerging > 0 {
      let merged = Wording.count(report.removedAfterMerging, "merged recipe")
      lines.append(.field("removed", "\(merged), because what the sources say together fails"))
    }
    for outcome in report.outcomes where outcome.status.isFailure {
      let failure = OutcomeWording.failure(outcome) ?? ""
      lines.append(.field(Sanitizer.terminal(outcome.id), failure, .failure))
      if let hint = outcome.error?.hint {
        lines.append(.detail("what to do: \(Sanitizer.terminal(hint))"))
      }
    }
    lines += skipped(report)
    lines.append(.field("try", "the same search with one filter less"))
    return lines
  }

  /// Gaps and defects of sources that answered: an honest "nobody" mentions them.
  private func notes(_ report: SearchReport) -> [TextBlock.Line] {
    report.outcomes.filter(\.status.isAnswer).flatMap { outcome in
      (OutcomeWording.troubles(outcome) + OutcomeWording.defects(outcome.listings)).map {
        TextBlock.Line.field(Sanitizer.terminal(outcome.id), $0)
      }
    }
  }

  private func skipped(_ report: SearchReport) -> [TextBlock.Line] {
    report.outcomes.filter { $0.status == .skipped }.map { outcome in
      let reason = OutcomeWording.failure(outcome).map { ": \($0)" } ?? ""
      return .field(Sanitizer.terminal(outcome.id), "not asked" + reason)
    }
  }

  private func advice(_ report: SearchReport) -> String {
    let query = report.query
    if !query.include.isEmpty { return "fewer ingredients, or other words" }
    return query.text.split(separator: " ").count > 1
      ? "fewer words, or another spelling" : "another spelling, or a wider word"
  }
}
