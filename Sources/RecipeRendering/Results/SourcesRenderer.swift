import RecipeProviderKit
package import RecipeSearch

/// What each source of a search did: its pages, what it sent, what was left out and why, how long
/// it took, and what to do where it failed.
package struct SourcesRenderer: Sendable {
  package var style: TextStyle

  package init(style: TextStyle) { self.style = style }

  /// One block for all sources, in the order of the configuration, with a line break at its end.
  package func render(_ report: SearchReport) -> String {
    TextBlock(style: style).render(report.outcomes.flatMap { lines($0, report) })
  }

  /// The lines of one source.
  func lines(_ outcome: ProviderOutcome, _ report: SearchReport) -> [TextBlock.Line] {
    let label = Sanitizer.terminal(outcome.id)
    let mark = style.accessible ? "" : Self.mark(outcome.status) + " "
    var lines: [TextBlock.Line] = [
      .field(mark + label, Self.headline(outcome), Self.role(outcome.status))
    ]
    if outcome.status != .skipped {
      lines += OutcomeWording.troubles(outcome)
        .filter { $0 != OutcomeWording.failure(outcome) || outcome.status == .partial }
        .map { .detail($0) }
    }
    if outcome.listings.received > 0, let told = OutcomeWording.otherWords(outcome) {
      lines.append(.detail(told))
    }
    lines += Self.drops(outcome, report).map { .detail($0) }
    lines += OutcomeWording.advice(outcome, style.moment).map { .detail($0) }
    return lines
  }

  /// The sign before a source; a word beside it always says the same.
  static func mark(_ status: ProviderOutcome.Status) -> String {
    switch status {
    case .ok, .empty: "✓"
    case .partial, .pagingLoop: "!"
    case .skipped, .cancelled: "-"
    default: "✗"
    }
  }

  /// The look of a source's first line.
  static func role(_ status: ProviderOutcome.Status) -> Paint.Role? {
    switch status {
    case .ok: .good
    case .empty: nil
    case .partial, .pagingLoop: .warning
    case .skipped, .cancelled: .quiet
    default: .failure
    }
  }

  private static func headline(_ outcome: ProviderOutcome) -> String {
    if outcome.status == .skipped {
      return "not asked: \(OutcomeWording.failure(outcome) ?? "")"
    }
    var parts: [String] = []
    if let told = OutcomeWording.otherWords(outcome), outcome.listings.received == 0 {
      parts.append(told)
    } else if outcome.status.isFailure, outcome.listings.received == 0 {
      parts.append(OutcomeWording.failure(outcome) ?? "failed")
    } else {
      parts.append(answer(outcome))
    }
    var time = Wording.seconds(outcome.duration)
    if let first = outcome.timeToFirstListing, first * 2 < outcome.duration {
      time += ", the first after \(Wording.seconds(first))"
    }
    return "\(parts.joined(separator: ", ")), \(time)"
  }

  private static func answer(_ outcome: ProviderOutcome) -> String {
    let listings = outcome.listings
    let pages = Wording.count(outcome.pages.asked, "page")
    let whole =
      outcome.pages.answered == outcome.pages.asked
      ? pages : "\(outcome.pages.answered) of \(pages)"
    if listings.received == 0 { return "has nothing, \(whole)" }
    var answer = Wording.count(listings.kept, "listing") + " from \(whole)"
    if let total = outcome.total, total > listings.received {
      answer += ", of \(total) that it has"
    }
    switch outcome.status {
    case .ok, .empty: return answer
    case .pagingLoop, .cancelled: return "\(answer), \(OutcomeWording.failure(outcome) ?? "")"
    default: return "\(answer), not all of it"
    }
  }

  private static func drops(_ outcome: ProviderOutcome, _ report: SearchReport) -> [String] {
    outcome.listings.dropped.map { drop in
      let sample = drop.sample.map { sample in
        ", such as \u{201C}\(TextFitting.truncate(Sanitizer.terminal(sample), to: 40))\u{201D}"
      }
      let listings = Wording.count(drop.count, "listing")
      if Drop.Reason.ofQuery.contains(drop.reason) {
        let what = QueryWording.filter(drop.reason, report.query)
        let who = Drop.Reason.filters.contains(drop.reason) ? "your filter removed" : "left out"
        return "\(who) \(listings) \(what)\(sample ?? "")"
      }
      let what = OutcomeWording.defect(drop.reason)
      return "left out \(Wording.count(drop.count, "item")) \(what)\(sample ?? "")"
    }
  }
}

/// Who answers which part of a query: the source itself, Potluck afterwards, or nobody.
package struct PlanRenderer: Sendable {
  package var style: TextStyle

  package init(style: TextStyle) { self.style = style }

  /// The plan, one source after the other, with a line break at its end.
  package func render(_ plan: [ProviderPlan]) -> String {
    let block = TextBlock(style: style)
    let ids = plan.map { Sanitizer.terminal($0.provider) }
    let isWide = !style.accessible && (style.width.map { $0 >= 60 } ?? true)
    guard isWide else {
      return zip(ids, plan).map { id, plan in
        block.render([.heading(style.accessible ? "Source: \(id)" : id)] + fields(plan))
      }.joined(separator: "\n")
    }
    let headings = ["Source", "Answers itself", "Potluck filters", "Nobody can"]
    let grid = GridText(style: style, headings: headings)
      .render(zip(ids, plan).map { [$0] + cells($1) })
    return grid + block.render(otherWords(plan))
  }

  /// In which other words sources will be asked that have nothing.
  private func otherWords(_ plan: [ProviderPlan]) -> [TextBlock.Line] {
    let ids = Dictionary(grouping: plan.filter { !$0.wordings.isEmpty }, by: \.wordings)
    return ids.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { wordings, plans in
      .field(
        "if there is nothing",
        "\(Self.asks(wordings)): "
          + Wording.list(plans.map { Sanitizer.terminal($0.provider) }))
    }
  }

  private static func asks(_ wordings: [String]) -> String {
    "asked for " + wordings.map(OutcomeWording.quoted).joined(separator: ", then ")
  }

  private func fields(_ plan: ProviderPlan) -> [TextBlock.Line] {
    if let reason = plan.skipReason { return [.field("not asked", Sanitizer.terminal(reason))] }
    return [
      .field("answers itself", Self.parts(plan.native)),
      .field("Potluck filters", Self.parts(plan.local)),
      .field("nobody can", Self.parts(plan.unsupported)),
    ]
      + (plan.wordings.isEmpty
        ? [] : [.field("if it has nothing", Self.asks(plan.wordings))])
  }

  private func cells(_ plan: ProviderPlan) -> [String] {
    if let reason = plan.skipReason { return ["not asked: \(Sanitizer.terminal(reason))", "", ""] }
    return [plan.native, plan.local, plan.unsupported].map(Self.parts)
  }

  private static func parts(_ parts: [String]) -> String {
    parts.isEmpty ? "-" : parts.map(Sanitizer.terminal).joined(separator: ", ")
  }
}
