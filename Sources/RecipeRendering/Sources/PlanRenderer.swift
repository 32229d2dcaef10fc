public import RecipeSearch

/// Who answers which part of a query: the source itself, Potluck afterwards, or nobody.
public struct PlanRenderer: Sendable {
  /// How the text is laid out.
  public var style: TextStyle

  /// Creates a renderer.
  public init(style: TextStyle) { self.style = style }

  /// The plan, one source after the other, with a line break at its end.
  public func render(_ plan: [ProviderPlan]) -> String {
    let block = TextBlock(style: style)
    let ids = plan.map { Sanitizer.terminal($0.provider) }
    let isWide = !style.accessible && (style.width.map { $0 >= 60 } ?? true)
    guard isWide else {
      return zip(ids, plan).map { id, plan in
        block.render([.heading(style.accessible ? "Source: \(id)" : id)] + fields(plan))
      }.joined(separator: "\n")
    }
    let headings = ["Source", "Answers itself", "Potluck filters", "Nobody can"]
    return GridText(style: style, headings: headings)
      .render(zip(ids, plan).map { [$0] + cells($1) })
  }

  private func fields(_ plan: ProviderPlan) -> [TextBlock.Line] {
    if let reason = plan.skipReason { return [.field("not asked", Sanitizer.terminal(reason))] }
    return [
      .field("answers itself", Self.parts(plan.native)),
      .field("Potluck filters", Self.parts(plan.local)),
      .field("nobody can", Self.parts(plan.unsupported)),
    ]
  }

  private func cells(_ plan: ProviderPlan) -> [String] {
    if let reason = plan.skipReason { return ["not asked: \(Sanitizer.terminal(reason))", "", ""] }
    return [plan.native, plan.local, plan.unsupported].map(Self.parts)
  }

  private static func parts(_ parts: [String]) -> String {
    parts.isEmpty ? "-" : parts.map(Sanitizer.terminal).joined(separator: ", ")
  }
}
