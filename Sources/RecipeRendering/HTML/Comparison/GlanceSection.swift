import RecipeSearch

/// Each source in a few sentences.
enum GlanceSection {
  /// What each source was worth to one query.
  static func section(_ comparison: Comparison) -> PageSection {
    PageSection(
      id: "glance", heading: "At a glance",
      content: [
        comparison.providers.isEmpty
          ? .tag("p", text: "No source was asked.")
          : list(
            comparison.providers.map { figures in
              card(
                id: figures.id, name: figures.outcome.name,
                badge: PageIcon(figures.outcome.status).badge,
                sentences: GlanceWording(figures: figures, comparison: comparison).sentences)
            })
      ])
  }

  /// What each source was worth over several queries.
  static func section(_ summary: ComparisonSummary) -> PageSection {
    PageSection(
      id: "glance", heading: "At a glance",
      content: [
        summary.providers.isEmpty
          ? .tag("p", text: "No source was asked.")
          : list(
            summary.providers.map { provider in
              card(
                id: provider.id, name: provider.name, badge: .nothing,
                sentences: SummaryWording(provider: provider, summary: summary).sentences)
            })
      ])
  }

  private static func list(_ cards: [HTMLNode]) -> HTMLNode {
    .tag("ul", ["class": "cards"], cards)
  }

  private static func card(
    id: String, name: String, badge: HTMLNode, sentences: [String]
  ) -> HTMLNode {
    let name = name == id ? HTMLNode.nothing : .tag("p", ["class": "long"], [.said(name)])
    return .tag(
      "li", ["class": "card"],
      [
        .tag(
          "div", ["class": "cardhead"], [.tag("h3", [:], [.said(id)]), badge]), name,
      ] + sentences.map { .tag("p", text: $0) })
  }
}
