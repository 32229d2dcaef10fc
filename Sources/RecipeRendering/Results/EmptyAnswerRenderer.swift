import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// Tells why a search found nothing: nobody has it, somebody could not be asked, or the query's
/// own filters removed all that came.
package struct EmptyAnswerRenderer: Sendable {
  package var style: TextStyle

  package init(style: TextStyle) { self.style = style }

  /// The explanation, with a line break at its end; empty for a report that has recipes.
  package func render(_ report: SearchReport) -> String {
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
    let doubt =
      report.silentFilterers.isEmpty ? "" : "; \(Wording.filters(of: report.query)) may be why"
    var lines: [TextBlock.Line] = [
      .heading("Nobody has \(what): \(answer)\(doubt)."),
      .field("asked", asked.map { Sanitizer.terminal($0.id) }.joined(separator: ", ")),
    ]
    lines += otherWords(asked)
    lines += notes(report)
    lines += silentFilterers(report)
    lines += skipped(report)
    if let nearest = report.nearest { lines.append(.field("try", Self.told(nearest))) }
    if report.nearest == nil || !doubt.isEmpty {
      lines.append(.field("try", doubt.isEmpty ? advice(report) : Self.oneFilterLess))
    }
    return lines
  }

  /// The other words in which sources were asked; those that were asked in the same ones stand together.
  private func otherWords(_ asked: [ProviderOutcome]) -> [TextBlock.Line] {
    let reworded = asked.filter { !$0.wordings.isEmpty }
    let ids = Dictionary(grouping: reworded, by: \.wordings)
    var told: Set<[String]> = []
    return reworded.compactMap { outcome in
      guard told.insert(outcome.wordings).inserted, let same = ids[outcome.wordings] else {
        return nil
      }
      let words = Wording.list(outcome.wordings.map(OutcomeWording.quoted))
      let who =
        same.count == asked.count
        ? "" : " (\(Wording.list(same.map { Sanitizer.terminal($0.id) })))"
      return .field("also for", words + who)
    }
  }

  private static func told(_ nearest: NearestWords) -> String {
    let words = OutcomeWording.quoted(nearest.text)
    return switch nearest.origin {
    case .titles: "\(words), which a recipe that you have seen or keep is called"
    case .vocabulary: "\(words), the nearest name of a food or dish"
    }
  }

  /// What to do where filters removed all.
  private func advice(to report: SearchReport) -> String {
    guard let most = report.query.missingAtMost, let nearest = report.nearestRecipe,
      nearest.missing.count > most
    else { return Self.oneFilterLess }
    return "the same search with \(nearest.missing.count) missing at most"
  }

  private static let oneFilterLess = "the same search with one filter less"

  /// Sources that filter by themselves and do not say what that left out.
  private func silentFilterers(_ report: SearchReport) -> [TextBlock.Line] {
    report.silentFilterers.map {
      .field(
        Sanitizer.terminal($0),
        "applies \(Wording.filters(of: report.query)) itself, and does not say how many it left out"
      )
    }
  }

  private func couldNotAsk(_ report: SearchReport) -> [TextBlock.Line] {
    let failed = report.outcomes.filter(\.status.isFailure)
    let wish = QueryWording.phrase(report.query)
    let what = wish.isEmpty ? "Nothing to show" : "No answer for \(wish)"
    let isPartial = failed.contains { $0.pages.answered > 0 }
    let withheld = report.outcomes.count(where: \.isWithheld)
    let all = Wording.count(report.outcomes.count, "source")
    let head =
      if !failed.isEmpty {
        "\(failed.count) of \(all) \(isPartial ? "gave no whole answer" : "could not be asked")"
      } else if report.outcomes.contains(where: \.status.isAnswer) {
        "\(withheld) of \(all) \(withheld == 1 ? "was" : "were") not asked"
      } else {
        "no source was asked"
      }
    var lines: [TextBlock.Line] = [.heading("\(what): \(head).")]
    lines += failures(failed)
    for outcome in report.outcomes where outcome.status.isAnswer {
      let told = OutcomeWording.otherWords(outcome) ?? "has nothing"
      lines.append(.field(Sanitizer.terminal(outcome.id), "answered, and \(told)"))
    }
    return lines + skipped(report)
  }

  /// What became of sources that failed, and what to do; what is the same of several is said once.
  private func failures(_ outcomes: [ProviderOutcome]) -> [TextBlock.Line] {
    let told = outcomes.map { (outcome: $0, remarks: remarks($0)) }
    let ids = Dictionary(grouping: told) { $0.remarks }.mapValues { same in
      same.map { Sanitizer.terminal($0.outcome.id) }
    }
    var said: Set<[TextBlock.Line]> = []
    return told.flatMap { outcome, remarks -> [TextBlock.Line] in
      guard said.insert(remarks).inserted, let names = ids[remarks] else { return [] }
      let who = names.count > 1 ? "\(names.count) sources" : names[0]
      let they: [TextBlock.Line] =
        names.count > 1 ? [.detail("they are \(Wording.list(names))")] : []
      let told = OutcomeWording.otherWords(outcome) ?? OutcomeWording.failure(outcome) ?? ""
      let head = TextBlock.Line.field(who, told, .failure)
      return [head] + remarks.dropFirst() + they
    }
  }

  private func remarks(_ outcome: ProviderOutcome) -> [TextBlock.Line] {
    ([OutcomeWording.otherWords(outcome) ?? OutcomeWording.failure(outcome) ?? ""]
      + OutcomeWording.advice(outcome, style.moment))
      .map { .detail($0) }
  }

  private func filteredOut(_ report: SearchReport) -> [TextBlock.Line] {
    // What lacks the words is no answer to the search, whatever its filters.
    let received = report.outcomes.reduce(0) {
      $0 + $1.listings.received - $1.listings.dropped(.lacksWords)
    }
    let merged =
      report.removedAfterMerging == 0 ? 0 : report.outcomes.reduce(0) { $0 + $1.listings.kept }
    let removed = report.outcomes.reduce(merged) { $0 + $1.listings.filtered }
    let came = Wording.count(received, "listing")
    let share = removed < received ? "\(removed) of them" : received == 1 ? "it" : "them all"
    let whose = Wording.filters(of: report.query)
    var lines: [TextBlock.Line] = [
      .heading("Nothing is left of \(came): \(whose) removed \(share).")
    ]
    let drops = drops(report)
    for drop in drops where Drop.Reason.filters.contains(drop.reason) {
      let what = QueryWording.filter(drop.reason, report.query)
      lines.append(.field("removed", "\(Wording.count(drop.count, "listing")) \(what)"))
    }
    if merged > 0 {
      let recipes = Wording.count(report.removedAfterMerging, "recipe")
      lines.append(
        .field(
          "removed",
          "\(Wording.count(merged, "listing")) of \(recipes) that the sources together rule out"))
    }
    for drop in drops where !Drop.Reason.filters.contains(drop.reason) {
      let what = QueryWording.filter(drop.reason, report.query)
      lines.append(.field("left out", "\(Wording.count(drop.count, "listing")) \(what)"))
    }
    lines += failures(report.outcomes.filter(\.status.isFailure))
    lines += silentFilterers(report)
    lines += skipped(report)
    if let nearest = report.nearestRecipe {
      lines.append(.field("nearest", Wording.nearest(nearest)))
      lines += nearest.missing.map { .detail(Sanitizer.terminal($0)) }
    }
    lines.append(.field("try", advice(to: report)))
    return lines
  }

  /// What all sources together had dropped, by reason, the most first.
  private func drops(_ report: SearchReport) -> [(reason: Drop.Reason, count: Int)] {
    report.outcomes.flatMap(\.listings.dropped)
      .reduce(into: [Drop.Reason: Int]()) { $0[$1.reason, default: 0] += $1.count }
      .sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { ($0.key, $0.value) }
  }

  /// Gaps and defects of sources that answered: an honest "nobody" mentions them.
  private func notes(_ report: SearchReport) -> [TextBlock.Line] {
    report.outcomes.filter(\.status.isAnswer).flatMap { outcome in
      let others = outcome.listings.dropped(.lacksWords)
      let looked =
        others == 0
        ? []
        : ["looked through \(Wording.count(others, "listing")) for the words: none has them"]
      return
        (looked + OutcomeWording.troubles(outcome) + OutcomeWording.defects(outcome.listings))
        .map { TextBlock.Line.field(Sanitizer.terminal(outcome.id), $0) }
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
    if query.text.isEmpty, query.have.count > 1 {
      return "another food first: sources are asked for the first one"
    }
    return query.text.split(separator: " ").count > 1
      ? "fewer words, or another spelling" : "another spelling, or a wider word"
  }
}
