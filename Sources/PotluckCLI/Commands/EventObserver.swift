import RecipeRendering
import RecipeSearch

/// Follows a running search: live lines for people at a terminal, records for JSON Lines.
struct EventObserver {
  private let session: SearchRunner
  private let style: TextStyle
  private var progress = LiveProgress()
  private var lines = LiveLines()
  private var lastDrawing: ContinuousClock.Instant?

  /// The least time between two drawings, unless a source finished: faster changes cannot be read,
  /// but the next event may be long in coming.
  private static let interval = Duration.milliseconds(60)

  /// Creates an observer.
  init(session: SearchRunner) {
    self.session = session
    style = session.console.errorStyle(color: session.output.color)
  }

  /// Takes notice of an event.
  mutating func observe(_ event: SearchEvent) {
    if session.output.chosen == .jsonl { return record(event) }
    guard session.console.showsProgress, !session.output.quiet else { return }
    progress.apply(event)
    let now = ContinuousClock.now
    var isFinish = false
    if case .providerFinished = event.kind { isFinish = true }
    if !isFinish, let lastDrawing, now - lastDrawing < Self.interval { return }
    lastDrawing = now
    lines.show(progress.lines(style: style))
  }

  /// Removes what is not to stay.
  mutating func end() { lines.clear() }

  private func record(_ event: SearchEvent) {
    let renderer = ReportJSONLines(explain: session.output.explain)
    var stream = OutputStream()
    switch event.kind {
    case .planned(let plan): stream.write(renderer.plan(plan, for: session.query))
    case .providerFinished(let outcome): stream.write(renderer.provider(outcome))
    default: return
    }
    stream.flush()
  }
}
