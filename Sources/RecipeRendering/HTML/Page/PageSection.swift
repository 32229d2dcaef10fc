/// A part of a page under a heading of the second level.
struct PageSection {
  /// Its name among the elements of the page: letters and hyphens.
  var id: String
  /// The heading.
  var heading: String
  /// How to read what follows, in a sentence or two; empty for nothing to explain.
  var guide = ""
  /// Whether it stands beside another such part where there is room for two.
  var isHalf = false
  /// What it shows.
  var content: [HTMLNode]

  var node: HTMLNode {
    .tag(
      "section", ["class": isHalf ? "half" : nil, "aria-labelledby": id],
      [.tag("h2", ["id": id], text: heading)]
        + (guide.isEmpty ? [] : [.tag("p", ["class": "guide"], text: guide)]) + content)
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
