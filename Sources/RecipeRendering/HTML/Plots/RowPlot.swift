/// Rows with a name, a figure in words, and a band as wide as the page under them.
struct RowPlot {
  /// One row.
  struct Row {
    /// Whose row it is.
    var label: String
    /// The figure in words; says all that the marks show.
    var value: String
    /// What is drawn on the band, from ``PlotMark``.
    var marks: [HTMLNode]
  }

  let plot: Plot
  let rows: [Row]
  /// The axis under the rows; nil where places along the band mean nothing.
  var axis: PlotAxis?

  private static let rowHeight = 54.0
  private static let bandTop = 22.0
  private static let axisHeight = 22.0

  var node: HTMLNode {
    let bottom = Double(rows.count) * Self.rowHeight
    let lines = axis.map { ruler($0, bottom: bottom) } ?? []
    let marks = rows.enumerated().map { number, row in
      HTMLNode.tag(
        "g", ["transform": "translate(0 \(PlotNumber.text(Double(number) * Self.rowHeight)))"],
        [
          .tag("title", text: "\(row.label): \(row.value)"),
          .tag(
            "text", ["class": "label", "y": "14"], text: TextFitting.truncate(row.label, to: 20)),
          .tag("text", ["class": "value", "x": "100%", "y": "14"], text: row.value),
          .tag("g", ["transform": "translate(0 \(PlotNumber.text(Self.bandTop)))"], row.marks),
        ])
    }
    return plot.fluid(height: bottom + (axis == nil ? 0 : Self.axisHeight), lines + marks)
  }

  private func ruler(_ axis: PlotAxis, bottom: Double) -> [HTMLNode] {
    axis.ticks.enumerated().flatMap { number, tick in
      let place = PlotNumber.percent(axis.share(tick))
      let anchor =
        number == 0 ? "start" : number == axis.ticks.count - 1 ? "end" : "middle"
      return [
        .tag(
          "line",
          [
            "class": "grid", "x1": place, "x2": place, "y1": PlotNumber.text(Self.bandTop - 4),
            "y2": PlotNumber.text(bottom),
          ]),
        HTMLNode.tag(
          "text",
          [
            "class": "tick", "x": place, "y": PlotNumber.text(bottom + 15), "text-anchor": anchor,
          ], text: axis.label(tick)),
      ]
    }
  }
}
