import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// What to make of a comparison: conclusions, and each source in the order of what is lost without
/// it.
struct VerdictSection {
  private let comparisons: [Comparison]
  private let wording: VerdictWording

  init(_ comparisons: [Comparison], changes: [ComparisonChange?]) {
    self.comparisons = comparisons
    wording = VerdictWording(comparisons, changes)
  }

  /// The most of what got worse that is said at once.
  private static let mostWorse = 8

  var section: PageSection {
    PageSection(
      id: "verdict", heading: "Verdict", isLong: true,
      content: wording.verdict.sources.isEmpty
        ? [.tag("p", text: "No source was asked.")]
        : [
          conclusions, .tag("p", ["class": "guide"], text: guide),
          .tag("ol", ["class": "verdicts"], wording.verdict.sources.map(row)), legend,
          FigureTableHTML.folded([wording.table]),
        ])
  }

  private var guide: String {
    comparisons.count == 1
      ? "In the order of what is lost without each: recipes of the list first, then of its top. One "
        + "query tells little of a source: --queries asks several."
      : "In the order of what is lost without each: recipes of the lists first, then of their tops. "
        + "Counts are sums over the queries."
  }

  /// The sentences; behind the first one what got worse.
  private var conclusions: HTMLNode {
    let worse = wording.changes.flatMap { change in
      change.regressions().map { regression in
        let sentence = RegressionWording.sentence(regression, in: change)
        return comparisons.count == 1
          ? sentence : "\(QueryWording.phrase(change.query)): \(sentence)"
      }
    }
    let rest = worse.count - Self.mostWorse
    let shown =
      worse.prefix(Self.mostWorse).map(Wording.sentence)
      + (rest > 0 ? ["And \(rest) more, under “Since the baseline”."] : [])
    return .tag(
      "ul", ["class": "conclusions"],
      wording.conclusions.enumerated().map { place, conclusion in
        let isWorse = place == 0 && !shown.isEmpty
        return .tag(
          "li", ["class": isWorse ? "worse" : nil],
          [.tag("b", text: conclusion.label), .text(" \(conclusion.text)")]
            + (isWorse ? [.tag("ul", [:], shown.map { .tag("li", text: $0) })] : []))
      })
  }

  private func row(_ source: ComparisonVerdict.Source) -> HTMLNode {
    let name = comparisons.compactMap { $0.provider(source.id)?.outcome.name }.first
    let long = name.flatMap { $0 == source.id ? nil : $0 }
    return .tag(
      "li", [:],
      [
        .tag(
          "div", ["class": "said"],
          [
            .tag(
              "div", ["class": "cardhead"],
              [
                .tag("h3", [:], [.said(source.id)]),
                PageIcon.badge(source.standing.icon, source.standing.word),
              ]),
            long.map { .tag("p", ["class": "long"], [.said($0)]) } ?? .nothing,
          ] + wording.sentences(source).map { .tag("p", text: $0) }),
        source.recipes == 0 ? .nothing : picture(source),
      ])
  }

  /// The recipes of a source as a bar, and what becomes of the top of the list; the sentences say
  /// the same.
  private func picture(_ source: ComparisonVerdict.Source) -> HTMLNode {
    let most = Double(wording.verdict.sources.map(\.recipes).max() ?? 1)
    let own = Double(source.uniqueRecipes) / most
    let unclear = own + Double(source.unrecognisableRecipes) / most
    let bar = [
      PlotMark.bar(from: unclear, to: Double(source.recipes) / most, "rest"),
      PlotMark.bar(from: own, to: unclear, "void"), PlotMark.bar(from: 0, to: own, "solid"),
    ]
    let boxes = boxes(source)
    return .tag(
      "svg",
      [
        "class": "plot", "aria-hidden": "true", "width": "100%",
        "height": boxes.isEmpty ? "14" : "44",
      ],
      [
        .tag("g", ["transform": "translate(0 1)"], bar),
        .tag("g", ["transform": "translate(0 22)"], boxes),
      ])
  }

  /// A box for each place of the top of the one list.
  private func boxes(_ source: ComparisonVerdict.Source) -> [HTMLNode] {
    guard comparisons.count == 1, let only = comparisons.first,
      let part = only.leaveOneOut.first(where: { $0.provider == source.id })
    else { return [] }
    let top = min(only.options.topCount, only.recipes.count)
    return (0..<top).map { place in
      let goes = part.leavingTop.contains(place)
      return PlotMark.box(
        goes ? "×\(place + 1)" : "\(place + 1)", at: place, of: top, goes ? "go" : "stay")
    }
  }

  private var legend: HTMLNode {
    PlotLegend.list(
      [
        ("solid", "only here"), ("void", "unclear: may be elsewhere, too"),
        ("rest", "listed by others, too"),
      ]
        + (comparisons.count == 1
          ? [("go", "leaves the top of the list without it"), ("stay", "stays there")] : []))
  }
}

extension ComparisonVerdict.Standing {
  /// The shape that stands beside the word, and its colour.
  fileprivate var icon: PageIcon {
    switch self {
    case .needed: .answered
    case .thin: .part
    case .spare: .spare
    case .incomplete: .part
    case .empty, .unseen: .nothing
    case .failed: .failed
    case .skipped: .unasked
    }
  }
}
