import RecipeModel

/// The text of a step with its times and temperatures marked.
package enum StepHTML {
  /// The text as a source said it, in which times are `time` elements and temperatures `data`
  /// elements, whose values programs read.
  package static func said(_ text: String) -> HTMLNode {
    let pieces = StepMark.pieces(of: Sanitizer.terminal(text))
    return .tag("bdi", [:], pieces.map { text, mark in mark.map(node) ?? .text(text) })
  }

  private static func node(_ mark: StepMark) -> HTMLNode {
    switch mark.kind {
    case .time:
      .tag(
        "time",
        ["datetime": duration(mark.lower), "data-most": mark.upper.map(duration)], text: mark.text)
    case .temperature:
      .tag(
        "data",
        [
          "value": [mark.lower, mark.upper].compactMap(\.self).map(Wording.number)
            .joined(separator: "/"), "data-unit": mark.unit?.rawValue,
        ], text: mark.text)
    }
  }

  /// A duration as HTML has it: `PT1H30M`.
  private static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    let parts = [(whole / 3_600, "H"), (whole / 60 % 60, "M"), (whole % 60, "S")]
      .filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }
    return parts.isEmpty ? "PT0S" : "PT" + parts.joined()
  }
}
