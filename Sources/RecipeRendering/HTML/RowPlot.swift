import RecipeModel

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

  /// Lower where there are many rows, so that two dozen fit on a sheet of paper.
  private var rowHeight: Double { rows.count > 12 ? 37 : 54 }
  private var bandTop: Double { rows.count > 12 ? 19 : 22 }
  private static let axisHeight = 22.0

  var node: HTMLNode {
    let bottom = Double(rows.count) * rowHeight
    let lines = axis.map { ruler($0, bottom: bottom) } ?? []
    let marks = rows.enumerated().map { number, row in
      HTMLNode.tag(
        "g", ["transform": "translate(0 \(PlotNumber.text(Double(number) * rowHeight)))"],
        [
          .tag("title", text: "\(row.label): \(row.value)"),
          .tag(
            "text", ["class": "label", "y": "14"], text: TextFitting.truncate(row.label, to: 20)),
          .tag("text", ["class": "value", "x": "100%", "y": "14"], text: row.value),
          .tag("g", ["transform": "translate(0 \(PlotNumber.text(bandTop)))"], row.marks),
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
            "class": "grid", "x1": place, "x2": place, "y1": PlotNumber.text(bandTop - 4),
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

/// What stands on the band of a ``RowPlot``; places are shares of its width, 0…1.
enum PlotMark {
  /// How high a band is, in points.
  static let height = 12.0

  /// A bar; `look` is a class of the style sheet.
  static func bar(from start: Double, to end: Double, _ look: String) -> HTMLNode {
    .tag(
      "rect",
      [
        "class": look, "x": PlotNumber.percent(start), "width": PlotNumber.percent(end - start),
        "y": "0", "height": PlotNumber.text(height), "rx": "2",
      ])
  }

  /// A thin line in the middle of the band.
  static func line(from start: Double, to end: Double) -> HTMLNode {
    .tag(
      "line",
      [
        "class": "whisker", "x1": PlotNumber.percent(start), "x2": PlotNumber.percent(end),
        "y1": PlotNumber.text(height / 2), "y2": PlotNumber.text(height / 2),
      ])
  }

  /// A ring in the middle of the band.
  static func ring(at place: Double) -> HTMLNode {
    .tag(
      "circle",
      [
        "class": "ring", "cx": PlotNumber.percent(place), "cy": PlotNumber.text(height / 2),
        "r": "6",
      ])
  }

  /// A box with a text, one of several of the same width beside each other.
  static func box(_ text: String, at place: Int, of count: Int, _ look: String) -> HTMLNode {
    let width = 1 / Double(max(1, count))
    let start = Double(place) * width
    return .group([
      .tag(
        "rect",
        [
          "class": look, "x": PlotNumber.percent(start),
          "width": PlotNumber.percent(width * 0.94), "y": "0", "height": "20", "rx": "3",
        ]),
      .tag(
        "text",
        [
          "class": "boxed \(look)", "x": PlotNumber.percent(start + width * 0.47), "y": "14.5",
        ], text: text),
    ])
  }
}

/// An axis from 0 to a round number, with a mark at each round step.
struct PlotAxis {
  /// The values of the marks, rising, the first one 0 and the last one the end of the axis.
  let ticks: [Double]
  /// What a mark says.
  let label: @Sendable (Double) -> String

  /// An axis that reaches at least as far as a value; steps are 1, 2 or 5 times a power of ten.
  init(reaching greatest: Double, leastStep: Double, label: @escaping @Sendable (Double) -> String)
  {
    self.label = label
    let greatest = greatest.isFinite ? max(greatest, leastStep) : leastStep
    var step = leastStep
    var factors = [2.0, 2.5, 2.0]
    while step * 4 < greatest {
      step *= factors[0]
      factors.append(factors.removeFirst())
    }
    let count = max(1, Int((greatest / step).rounded(.up)))
    ticks = (0...count).map { Double($0) * step }
  }

  /// An axis of milliseconds.
  static func time(reaching greatest: Double) -> PlotAxis {
    PlotAxis(reaching: greatest, leastStep: 1) { $0 == 0 ? "0" : time($0) }
  }

  /// Milliseconds in words, fine enough to be told from those a mark further.
  static func time(_ milliseconds: Double) -> String {
    let whole = whole(milliseconds)
    return whole < 1000 ? "\(whole) ms" : Wording.seconds(.milliseconds(whole))
  }

  /// An axis of whole numbers.
  static func count(reaching greatest: Double) -> PlotAxis {
    PlotAxis(reaching: greatest, leastStep: 1) { "\(whole($0))" }
  }

  /// An axis of shares, from nothing to all.
  static let share = PlotAxis(reaching: 1, leastStep: 0.25) { "\(Int(($0 * 100).rounded())) %" }

  /// A whole number, at most a thousand million million either way.
  private static func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, -1e15), 1e15).rounded()) : 0
  }

  /// How far along the axis a value lies, 0…1.
  func share(_ value: Double) -> Double { value / (ticks.last ?? 1) }
}
