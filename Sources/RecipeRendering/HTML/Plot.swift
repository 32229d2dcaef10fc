/// A drawing with its name and its description for those who do not see it.
struct Plot {
  /// Its name among the elements of the page: letters and hyphens.
  let id: String
  /// What it shows, as a title.
  let title: String
  /// What is to be seen in it, in sentences.
  let description: String

  /// A drawing that takes the width that there is; places on it are percentages of that.
  func fluid(height: Double, _ marks: [HTMLNode]) -> HTMLNode {
    .tag(
      "svg", attributes(style: "fluid", width: "100%", height: height),
      names + marks)
  }

  /// A drawing of a fixed size in points, which scrolls where it does not fit.
  func fixed(width: Double, height: Double, _ marks: [HTMLNode]) -> HTMLNode {
    let size = "0 0 \(PlotNumber.text(width)) \(PlotNumber.text(height))"
    return .tag(
      "svg",
      attributes(style: "fixed", width: PlotNumber.text(width), height: height, viewBox: size),
      names + marks)
  }

  private func attributes(
    style: String, width: String, height: Double, viewBox: String? = nil
  ) -> KeyValuePairs<StaticString, String?> {
    [
      "class": "plot \(style)", "role": "img", "aria-labelledby": "\(id)-title",
      "aria-describedby": "\(id)-desc", "width": width, "height": PlotNumber.text(height),
      "viewBox": viewBox,
    ]
  }

  private var names: [HTMLNode] {
    [
      .tag("title", ["id": "\(id)-title"], text: title),
      .tag("desc", ["id": "\(id)-desc"], text: description),
    ]
  }
}

/// What the looks of a drawing mean: swatches with words.
enum PlotLegend {
  /// A list of looks, classes of the style sheet, each with what it means.
  static func list(_ entries: [(look: String, meaning: String)]) -> HTMLNode {
    .tag("ul", ["class": "legend"], entries.map { swatch($0.look, $0.meaning) })
  }

  /// The scale of a heat map of shares.
  static let shares = shares(to: "all")

  /// The scale of a heat map of shares that are tinted against the greatest of them.
  static func shares(from low: String = "none", to high: String) -> HTMLNode {
    scale((0..<8).map { HeatTone.step($0).look }, from: low, to: high)
  }

  /// The scale of a heat map of correlations.
  static let correlations = scale(
    (-3...3).map { HeatTone.sign($0).look }, from: "opposite", to: "same", "(0.12) may be chance")

  private static func scale(
    _ looks: [String], from low: String, to high: String, _ more: String? = nil
  ) -> HTMLNode {
    let width = looks.count * 18
    let boxes = looks.enumerated().map { number, look in
      HTMLNode.tag(
        "rect",
        ["class": "tint \(look)", "x": "\(number * 18)", "width": "16", "height": "12", "rx": "2"])
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
              [.tag("rect", ["class": "void", "width": "16", "height": "12", "rx": "2"])]),
            "not defined",
          ]), more.map { .tag("span", ["class": "swatch"], text: $0) } ?? .nothing,
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

/// Numbers as attributes of SVG: at most two places, never an exponent, never anything but a
/// number.
enum PlotNumber {
  /// The number; 0 for one that is not finite, and at most ten million either way.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((min(max(value, -1e7), 1e7) * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)."
      + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  /// A share of the width, 0…1, as a percentage: `43.5%`; what lies outside is cut.
  static func percent(_ share: Double) -> String {
    text((share.isFinite ? min(max(share, 0), 1) : 0) * 100) + "%"
  }
}
