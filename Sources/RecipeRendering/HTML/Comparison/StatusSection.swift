import RecipeSearch

/// How often each source answered, had nothing, failed or was not asked, over several queries.
struct StatusSection {
  let summary: ComparisonSummary

  var section: PageSection {
    PageSection(
      id: "answers", heading: "What each source answered",
      guide:
        "A query for which a source failed or was not asked is left out of its other figures.",
      isHalf: true,
      content: summary.providers.isEmpty
        ? [.tag("p", text: "No source was asked.")]
        : [
          PageSection.figure(
            drawing, legend: PlotLegend.list(PageIcon.allCases.map { ($0.rawValue, $0.past) }),
            tables: [table])
        ])
  }

  private var drawing: HTMLNode {
    RowPlot(
      plot: Plot(
        id: "answers-plot", title: "Answers of each source",
        description:
          "A bar for each of \(Wording.count(summary.providers.count, "source")), divided "
          + "by what came of its queries."),
      rows: summary.providers.map { provider in
        let counts = Self.counts(of: provider)
        let all = Double(max(1, counts.reduce(0) { $0 + $1.count }))
        var start = 0.0
        let marks = counts.map { kind, count in
          defer { start += Double(count) / all }
          return PlotMark.bar(from: start, to: start + Double(count) / all, kind.rawValue)
        }
        return RowPlot.Row(
          label: Sanitizer.terminal(provider.id),
          value: counts.map { "\($1) \($0.past)" }.joined(separator: ", "), marks: marks)
      }
    ).node
  }

  private var table: FigureTable {
    FigureTable(
      title: "Answers: how many queries ended how",
      headings: ["Source"] + PageIcon.allCases.map(\.past),
      rows: summary.providers.map { provider in
        let counts = Dictionary(Self.counts(of: provider), uniquingKeysWith: +)
        return [.init(Sanitizer.terminal(provider.id))]
          + PageIcon.allCases.map { .init("\(counts[$0] ?? 0)") }
      })
  }

  /// Whether a source answered any query, be it that it has nothing.
  static func hasAnswered(_ provider: ProviderSummary) -> Bool {
    counts(of: provider).contains { $0.0 != .failed && $0.0 != .unasked }
  }

  /// How often a source ended in each kind, in the order of the kinds, those left out that never
  /// came.
  static func counts(of provider: ProviderSummary) -> [(PageIcon, count: Int)] {
    PageIcon.allCases.compactMap { kind in
      let count = provider.statuses.filter { PageIcon($0.status) == kind }
        .reduce(0) { $0 + $1.count }
      return count > 0 ? (kind, count) : nil
    }
  }
}
