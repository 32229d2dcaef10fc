/// What the looks of a drawing mean: swatches with words.
enum PlotLegend {
  /// A list of looks, classes of the style sheet, each with what it means.
  static func list(_ entries: [(look: String, meaning: String)]) -> HTMLNode {
    .tag("ul", ["class": "legend"], entries.map { swatch($0.look, $0.meaning) })
  }

  /// The scale of a heat map of shares.
  static let shares = scale(
    (0..<8).map { HeatTone.step($0).look }, from: "none", to: "all")

  /// The scale of a heat map of correlations.
  static let correlations = scale(
    (-3...3).map { HeatTone.sign($0).look }, from: "opposite", to: "same")

  private static func scale(
    _ looks: [String], from low: String, to high: String
  ) -> HTMLNode {
    let width = looks.count * 18
    let boxes = looks.enumerated().map { number, look in
      HTMLNode.tag(
        "g", ["class": look],
        [.tag("rect", ["x": "\(number * 18)", "width": "16", "height": "12", "rx": "2"])])
    }
    return .tag(
      "p", ["class": "legend"],
      [
        .tag(
          "span", ["class": "swatch"],
          [
            .text(low),
            .tag(
              "svg", ["aria-hidden": "true", "width": "\(width)", "height": "12"], boxes),
            .text(high),
          ]),
        .tag(
          "span", ["class": "swatch"],
          [
            .tag(
              "svg", ["aria-hidden": "true", "width": "16", "height": "12"],
              [
                .tag(
                  "g", ["class": HeatTone.undefined.look],
                  [.tag("rect", ["width": "16", "height": "12", "rx": "2"])])
              ]),
            "not defined",
          ]),
      ])
  }

  private static func swatch(_ look: String, _ meaning: String) -> HTMLNode {
    let mark =
      look == "ring"
      ? HTMLNode.tag("circle", ["class": "ring", "cx": "8", "cy": "7", "r": "5"])
      : HTMLNode.tag(
        "rect", ["class": look, "x": "1", "y": "1", "width": "20", "height": "12", "rx": "2"])
    return .tag(
      "li", ["class": "swatch"],
      [
        .tag("svg", ["aria-hidden": "true", "width": "22", "height": "14"], [mark]),
        .text(meaning),
      ])
  }
}
