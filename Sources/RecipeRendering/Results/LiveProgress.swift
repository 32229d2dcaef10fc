package import RecipeModel
import RecipeProviderKit
package import RecipeSearch

/// What a running search looks like: one line per source, made from its events alone.
///
/// Feed it every event with ``apply(_:)`` and redraw ``lines(style:)``; each line fits the width,
/// so that redrawing means moving the cursor up by as many lines as there were.
package struct LiveProgress: Sendable, Hashable {
  private enum State: Sendable, Hashable {
    case planned
    case skipped(String)
    case running(listings: Int, pages: Int)
    case finished(ProviderOutcome)
  }

  private struct Source: Sendable, Hashable {
    var id: String
    var state: State
  }

  private var sources: [Source] = []

  package init() {}

  /// Whether every source has ended.
  package var isFinished: Bool {
    !sources.isEmpty
      && sources.allSatisfy { source in
        switch source.state {
        case .finished, .skipped: true
        case .planned, .running: false
        }
      }
  }

  /// Takes one event; events that tell nothing new about a source change nothing.
  package mutating func apply(_ event: SearchEvent) {
    switch event.kind {
    case .planned(let plan, _):
      sources = plan.map { plan in
        Source(id: plan.provider, state: plan.skipReason.map(State.skipped) ?? .planned)
      }
    case .providerStarted(let id):
      update(id) { if $0 == .planned { $0 = .running(listings: 0, pages: 0) } }
    case .page(let id, let listings):
      update(id) { state in
        switch state {
        case .running(let known, let pages):
          state = .running(listings: known + listings.count, pages: pages + 1)
        case .planned, .skipped: state = .running(listings: listings.count, pages: 1)
        case .finished: break
        }
      }
    case .providerFinished(let outcome): update(outcome.id) { $0 = .finished(outcome) }
    case .finished(let report):
      for outcome in report.outcomes { update(outcome.id) { $0 = .finished(outcome) } }
    }
  }

  /// One line per source in the order of the plan, without line breaks.
  package func lines(style: TextStyle) -> [String] {
    let paint = Paint(style)
    let ids = sources.map { Sanitizer.terminal($0.id) }
    let widest = min(ids.map(DisplayWidth.of).max() ?? 0, max(8, (style.width ?? 80) / 3))
    return zip(ids, sources).map { id, source in
      let (mark, text, role) = Self.describe(source.state)
      let label = TextFitting.truncate(id, to: widest)
      if style.accessible { return "\(id): \(text)" }
      let line = "\(mark) \(TextFitting.padEnd(label, to: widest))  \(text)"
      let fitted = style.width.map { TextFitting.truncate(line, to: $0) } ?? line
      return role.map { paint(fitted, $0) } ?? fitted
    }
  }

  private mutating func update(_ id: String, _ change: (inout State) -> Void) {
    guard let index = sources.firstIndex(where: { $0.id == id }) else {
      var state = State.planned
      change(&state)
      return sources.append(Source(id: id, state: state))
    }
    change(&sources[index].state)
  }

  private static func describe(_ state: State) -> (mark: String, text: String, Paint.Role?) {
    switch state {
    case .planned: return (" ", "waiting", .quiet)
    case .skipped(let reason): return ("-", "not asked: \(Sanitizer.terminal(reason))", .quiet)
    case .running(_, 0): return ("…", "asked, waiting for an answer", nil)
    case .running(let listings, let pages):
      return ("…", "\(count(listings, pages)), more may come", nil)
    case .finished(let outcome):
      let status = outcome.status
      return (SourcesRenderer.mark(status), end(outcome), SourcesRenderer.role(status))
    }
  }

  private static func end(_ outcome: ProviderOutcome) -> String {
    let time = Wording.seconds(outcome.duration)
    if outcome.status == .skipped {
      return "not asked: \(OutcomeWording.failure(outcome) ?? "")"
    }
    if outcome.status == .empty { return "has nothing, \(time)" }
    let failure = OutcomeWording.failure(outcome)
    if outcome.listings.kept == 0, let failure { return "\(failure), \(time)" }
    let figures = "\(count(outcome.listings.kept, outcome.pages.answered)), \(time)"
    let trouble = OutcomeWording.troubles(outcome).first
    return trouble.map { "\(figures); \($0)" } ?? figures
  }

  private static func count(_ listings: Int, _ pages: Int) -> String {
    "\(Wording.count(listings, "listing")) in \(Wording.count(pages, "page"))"
  }
}

extension LiveProgress {
  /// The line above the sources when several queries run one after the other:
  /// `query 2 of 12: “soup”`.
  /// - Parameters:
  ///   - query: the query that is running.
  ///   - number: its number, from 1.
  ///   - count: how many there are.
  ///   - style: how the text is laid out.
  /// - Returns: one line without a line break, which fits the width.
  package static func heading(
    _ query: SearchQuery, number: Int, of count: Int, _ style: TextStyle
  ) -> String {
    let wish = QueryWording.phrase(query)
    let line = "query \(number) of \(count)" + (wish.isEmpty ? "" : ": \(wish)")
    let fitted = style.width.map { TextFitting.truncate(line, to: $0) } ?? line
    return Paint(style)(fitted, .heading)
  }
}
