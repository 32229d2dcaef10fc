package import RecipeModel
package import RecipeSearch

/// Figures in rows under headings, for every form in which a comparison is shown: the terminal, a
/// screen reader, Markdown, and a page.
///
/// Texts are sanitized when they come in; each form escapes them as its own markup demands.
struct FigureTable {
  /// One figure.
  struct Cell {
    /// The figure as people read it; says all that a shade or a bar says.
    var text: String
    /// How much of the whole it is, 0…1, for a heat map; nil where there is nothing to shade.
    var share: Double?

    init(_ text: String, share: Double? = nil) {
      self.text = text
      self.share = share
    }
  }

  /// A row's length.
  enum Bar {
    /// Nothing is known.
    case none
    /// Two shares of a whole, 0…1 together: what is certain, and what is not.
    case parts(Double, Double)
    /// A time, 0…1 of the longest, and when on the way the first listing came; nil for never.
    case time(Double, first: Double?)
  }

  /// What the rows are, as a heading.
  var title: String
  /// The headings; the first one is of the column that names the rows.
  var headings: [String]
  /// The headings where columns stand beside each other and room is scarce; nil for the same.
  var shortHeadings: [String]?
  /// The rows; each has as many cells as there are headings, the first one names it.
  var rows: [[Cell]] = []
  /// A bar for each row, or none at all.
  var bars: [Bar] = []
  /// The columns that hold words rather than figures, beside the first.
  var wordColumns: Set<Int> = []
  /// What is said where there are no rows; nil to leave the table out then.
  var placeholder: String?
  /// How many rows a terminal shows; nil for all of them.
  var shownRows: Int?
  /// Whether another table says the same in rows, so that this one is left out where it does not
  /// fit or cannot be read out.
  var isPicture = false
}

/// Tables under one headline.
package struct FigurePage {
  /// What the page is about.
  var subject: String
  /// What came of it, in a sentence without a final stop.
  var tally: String
  /// Both in one sentence, without a final stop.
  var headline: String { subject.isEmpty ? tally : "\(subject): \(tally)" }
  /// What to make of it.
  var verdict: [VerdictWording.Conclusion] = []
  /// What the figures leave open, in sentences.
  var notes: [String] = []
  /// The tables in order.
  var tables: [FigureTable]
}

/// A form in which pages of figures are written.
package protocol FigureRenderer: Sendable {
  /// Tables under their headline, with a line break at the end.
  func render(_ page: FigurePage) -> String
}

extension FigureRenderer {
  /// The comparison of one query, with what changed since a baseline, when there is one.
  package func render(_ comparison: Comparison, change: ComparisonChange? = nil) -> String {
    render(ComparisonTables(comparison: comparison).page(change))
  }

  /// The comparison of several queries: what is usual over all of them.
  ///
  /// `changes` are what changed since a baseline, query by query; nil where there is none.
  package func render(_ all: [Comparison], changes: [ComparisonChange?] = []) -> String {
    render(SummaryTables(comparisons: all).page(changes))
  }

  /// The sources of one recipe beside each other.
  package func render(_ comparison: SourceComparison) -> String {
    render(SourceTables(comparison: comparison).page)
  }

  /// The shape of a dish; `query` is what its recipes answer.
  package func render(_ shape: DishShape, query: SearchQuery) -> String {
    render(DishTables(shape: shape, wish: QueryWording.phrase(query)).page)
  }
}
