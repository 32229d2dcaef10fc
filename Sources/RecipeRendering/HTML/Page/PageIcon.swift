import RecipeProviderKit
import RecipeSearch

/// What became of a source in one of few kinds, each with a word and a shape of its own.
enum PageIcon: String, CaseIterable {
  case answered, nothing, part, failed, unasked

  init(_ status: ProviderOutcome.Status) {
    switch status {
    case .ok: self = .answered
    case .empty: self = .nothing
    case .partial, .pagingLoop: self = .part
    case .skipped, ProviderOutcome.Status(.suspended): self = .unasked
    default: self = .failed
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
    }
  }

  /// The kind in words, of queries that are over.
  var past: String { self == .nothing ? "had nothing" : word }

  /// The shape with the word.
  var badge: HTMLNode {
    .tag(
      "span", ["class": "badge \(rawValue)"],
      [
        .tag(
          "svg", ["aria-hidden": "true", "width": "14", "height": "14"],
          [.tag("use", ["href": "#icon-\(rawValue)"])]),
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
      }
    return .tag("symbol", ["id": "icon-\(rawValue)", "viewBox": "0 0 14 14"], shape)
  }
}
