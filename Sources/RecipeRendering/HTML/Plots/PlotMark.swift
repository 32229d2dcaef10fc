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
