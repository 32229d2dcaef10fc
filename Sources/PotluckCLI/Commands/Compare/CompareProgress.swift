import RecipeModel
import RecipeRendering
import RecipeSearch

/// Shows on a terminal how far a comparison is: queries done, and what each source is doing.
struct CompareProgress {
  private let queries: [SearchQuery]
  private let style: TextStyle
  private let isShown: Bool
  private var place = 0
  private var progress = LiveProgress()
  private var lines = LiveLines()
  private var lastDrawing: ContinuousClock.Instant?

  /// The least time between two drawings: faster changes cannot be read.
  private static let interval = Duration.milliseconds(60)

  init(queries: [SearchQuery], output: CompareOutputOptions) {
    let console = Console()
    self.queries = queries
    isShown = console.showsProgress
    style = console.errorStyle(color: output.color)
  }

  /// Begins the query of that place, from 0.
  mutating func begin(_ place: Int) {
    self.place = place
    progress = LiveProgress()
    lastDrawing = nil
  }

  /// Takes notice of an event of the running query.
  mutating func observe(_ event: SearchEvent) {
    guard isShown else { return }
    progress.apply(event)
    let now = ContinuousClock.now
    if let lastDrawing, now - lastDrawing < Self.interval, !progress.isFinished { return }
    lastDrawing = now
    let head = LiveProgress.heading(queries[place], number: place + 1, of: queries.count, style)
    lines.show((queries.count > 1 ? [head] : []) + progress.lines(style: style))
  }

  /// Removes what is not to stay.
  mutating func end() { lines.clear() }
}
