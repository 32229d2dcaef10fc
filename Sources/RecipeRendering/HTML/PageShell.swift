import RecipeProviderKit
import RecipeSearch

/// A whole page: its head, its landmarks and its style.
///
/// It loads nothing and runs nothing.
struct PageShell {
  /// What kind of page it is, in a few words.
  var kind = "Recipe sources compared"
  /// What the page is about, for the window and the heading.
  var title: String
  /// What came of it, in a sentence.
  var lead: String
  /// Facts about the page, each in a few words.
  var facts: [HTMLNode]
  /// What a reader has to know first, in sentences.
  var notes: [String] = []
  /// The parts in order.
  var sections: [PageSection]
  /// What is said under everything, in sentences.
  var ending: [String]

  /// Nothing is loaded from anywhere and no script runs, whatever else the page holds.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    + "form-action 'none'"

  var text: String {
    HTMLWriter.document(
      .tag(
        "html", ["xmlns": "http://www.w3.org/1999/xhtml", "lang": "en"],
        [
          head,
          .tag(
            "body", [:],
            [
              .tag("a", ["class": "skip", "href": "#content"], text: "Skip to the figures"),
              PageIcon.definitions, header, contents,
              .tag(
                "main", ["id": "content", "tabindex": "-1"],
                notes.map { .tag("p", ["class": "note"], text: $0) } + sections.map(\.node)),
              .tag("footer", [:], ending.map { .tag("p", text: $0) }),
            ]),
        ]))
  }

  private var head: HTMLNode {
    .tag(
      "head", [:],
      [
        .tag("meta", ["charset": "utf-8"]),
        .tag("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
        .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .tag("meta", ["name": "color-scheme", "content": "light dark"]),
        .tag("meta", ["name": "referrer", "content": "no-referrer"]),
        .tag("title", text: "\(title) – \(kind.prefix(1).lowercased() + kind.dropFirst())"),
        // A browser that is given a picture does not ask the server for one.
        .tag("link", ["rel": "icon", "href": "data:,"]),
        .style([
          PageStyle.colors, PageStyle.layout, PageStyle.verdict, PageStyle.tables, PageStyle.plots,
          PageStyle.filters, PageStyle.print,
        ]),
      ])
  }

  private var header: HTMLNode {
    .tag(
      "header", [:],
      [
        .tag("p", ["class": "kicker"], text: kind),
        .tag("h1", [:], [.tag("bdi", text: title)]),
        .tag("p", ["class": "lead"], text: lead),
        .tag("ul", ["class": "facts"], facts.map { .tag("li", [:], [$0]) }),
      ])
  }

  private var contents: HTMLNode {
    .tag(
      "nav", ["aria-label": "Figures on this page"],
      [
        .tag(
          "ul", [:],
          sections.map { section in
            .tag("li", [:], [.tag("a", ["href": "#\(section.id)"], text: section.heading)])
          })
      ])
  }
}

/// A part of a page under a heading of the second level.
struct PageSection {
  /// Its name among the elements of the page: letters and hyphens.
  var id: String
  /// The heading.
  var heading: String
  /// Whether it may go on from one sheet of paper to the next.
  var isLong = false
  /// How to read what follows, in a sentence or two; empty for nothing to explain.
  var guide = ""
  /// Whether it stands beside another such part where there is room for two.
  var isHalf = false
  /// What it shows.
  var content: [HTMLNode]

  var node: HTMLNode {
    .tag(
      "section", ["class": isHalf ? "half" : isLong ? "long" : nil, "aria-labelledby": id],
      [.tag("h2", ["id": id], text: heading)]
        + (guide.isEmpty ? [] : [.tag("p", ["class": "guide"], text: guide)]) + content)
  }

  /// A part that draws a row for each of several things, or says in a sentence that there are none.
  static func drawing(
    id: String, heading: String, guide: String, isHalf: Bool = true, title: String,
    description: String, rows: [RowPlot.Row], axis: PlotAxis? = nil,
    legend: [(look: String, meaning: String)], table: FigureTable? = nil, ifEmpty: String
  ) -> PageSection {
    let plot = Plot(id: "\(id)-plot", title: title, description: description)
    let drawing = RowPlot(plot: plot, rows: rows, axis: axis).node
    return PageSection(
      id: id, heading: heading, guide: guide, isHalf: isHalf,
      content: rows.isEmpty
        ? [.tag("p", text: ifEmpty)]
        : [
          figure(drawing, legend: PlotLegend.list(legend), tables: [table].compactMap { $0 })
        ])
  }

  /// A drawing with what its looks mean, and the same figures as tables.
  static func figure(
    _ drawing: HTMLNode, legend: HTMLNode, tables: [FigureTable] = []
  ) -> HTMLNode {
    .tag(
      "figure", [:],
      [drawing, .tag("figcaption", [:], [legend]), FigureTableHTML.folded(tables)])
  }
}

/// What became of a source, or that it could go, in one of few kinds, each with a shape of its own.
enum PageIcon: String, CaseIterable {
  case answered, nothing, part, failed, unasked, spare

  /// What can become of a source.
  static let endings: [PageIcon] = [.answered, .nothing, .part, .failed, .unasked]

  init(_ status: ProviderOutcome.Status) {
    self =
      switch status.kind {
      case .ok: .answered
      case .empty: .nothing
      case .partial: .part
      case .skipped: .unasked
      case .failed: .failed
      }
  }

  /// The kind in words, of one query.
  var word: String {
    switch self {
    case .answered: "answered"
    case .nothing: "has nothing"
    case .part: "answered in part"
    case .failed: "failed"
    case .unasked: "not asked"
    case .spare: "could go"
    }
  }

  /// The kind in words, of queries that are over.
  var past: String { self == .nothing ? "had nothing" : word }

  /// The shape with the word.
  var badge: HTMLNode { Self.badge(self, word) }

  /// A shape with another word.
  static func badge(_ icon: PageIcon, _ word: String) -> HTMLNode {
    .tag(
      "span", ["class": "badge \(icon.rawValue)"],
      [
        .tag(
          "svg", ["aria-hidden": "true", "width": "14", "height": "14"],
          [.tag("use", ["href": "#icon-\(icon.rawValue)"])]),
        .text(word),
      ])
  }

  /// The shapes and the hatching, once for the whole page.
  static let definitions = HTMLNode.tag(
    "svg", ["class": "unseen", "aria-hidden": "true", "width": "0", "height": "0"],
    [
      .tag(
        "defs", [:],
        [
          .tag(
            "pattern",
            [
              "id": "hatch", "width": "6", "height": "6", "patternUnits": "userSpaceOnUse",
              "patternTransform": "rotate(45)",
            ],
            [.tag("line", ["class": "hatching", "y2": "6"])])
        ] + allCases.map(\.symbol))
    ])

  private var symbol: HTMLNode {
    let circle = HTMLNode.tag("circle", ["class": "ink", "cx": "7", "cy": "7", "r": "5.75"])
    let disc = HTMLNode.tag("circle", ["class": "fill", "cx": "7", "cy": "7", "r": "6.5"])
    let shape: [HTMLNode] =
      switch self {
      case .answered: [disc, .tag("path", ["class": "cut", "d": "M4 7.2 6.2 9.4 10 5"])]
      case .nothing: [circle]
      case .part:
        [circle, .tag("path", ["class": "fill", "d": "M7 1.25a5.75 5.75 0 0 0 0 11.5z"])]
      case .failed:
        [
          .tag("rect", ["class": "fill", "width": "14", "height": "14", "rx": "3"]),
          .tag("path", ["class": "cut", "d": "M4.2 4.2 9.8 9.8M9.8 4.2 4.2 9.8"]),
        ]
      case .unasked:
        [
          .tag(
            "circle",
            ["class": "ink", "cx": "7", "cy": "7", "r": "5.75", "stroke-dasharray": "2.2 2.3"]),
          .tag("path", ["class": "ink", "d": "M4.5 7h5"]),
        ]
      case .spare: [circle, .tag("path", ["class": "ink", "d": "M4 7h6M7.6 4.6 10 7l-2.4 2.4"])]
      }
    return .tag("symbol", ["id": "icon-\(rawValue)", "viewBox": "0 0 14 14"], shape)
  }
}
