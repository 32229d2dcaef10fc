import RecipeProviderKit

/// The list of configured providers: what each is, whether it is asked, what it can, where it
/// points.
package struct ProvidersRenderer: Sendable {
  package var style: TextStyle

  package init(style: TextStyle) { self.style = style }

  /// The list, with a line break at its end; what is wrong with a provider stands under it.
  package func render(_ entries: [ProviderEntry]) -> String {
    guard !entries.isEmpty else { return "no provider is configured\n" }
    let isWide = !style.accessible && (style.width.map { $0 >= 60 } ?? true)
    guard isWide else {
      return entries.map { TextBlock(style: style).render(lines($0)) }.joined(separator: "\n")
    }
    let headings = ["Id", "Kind", "Status", "Answers itself", "Where"]
    var text = GridText(style: style, headings: headings).render(entries.map(Self.cells))
    let problems = entries.flatMap(problem)
    if !problems.isEmpty { text += "\n" + TextBlock(style: style).render(problems) }
    return text
  }

  private static func cells(_ entry: ProviderEntry) -> [String] {
    [
      Sanitizer.terminal(entry.id), Sanitizer.terminal(entry.kind), entry.statusWord,
      capabilities(entry), entry.place,
    ]
  }

  private func lines(_ entry: ProviderEntry) -> [TextBlock.Line] {
    let id = Sanitizer.terminal(entry.id)
    var lines: [TextBlock.Line] = [
      .heading(style.accessible ? "Provider: \(id)" : id),
      .field("kind", Sanitizer.terminal(entry.kind)),
      .field("status", entry.statusWord),
      .field("answers itself", Self.capabilities(entry)),
      .field("where", entry.place),
    ]
    if case .unusable(let problem, let fix) = entry.state {
      lines.append(.field("problem", Sanitizer.terminal(problem), .failure))
      if let fix { lines.append(.field("what to do", Sanitizer.terminal(fix))) }
    }
    lines += Self.notes(entry, style).map { .field("lately", $0) }
    return lines
  }

  /// What is remembered of the source that a person should know.
  static func notes(_ entry: ProviderEntry, _ style: TextStyle) -> [String] {
    entry.standing?.notes(style) ?? []
  }

  /// What is wrong with an entry or its source, and what to do about it.
  private func problem(_ entry: ProviderEntry) -> [TextBlock.Line] {
    guard case .unusable(let problem, let fix) = entry.state else {
      return Self.notes(entry, style).map { .field(Sanitizer.terminal(entry.id), $0) }
    }
    let head = TextBlock.Line.field(
      Sanitizer.terminal(entry.id), Sanitizer.terminal(problem), .failure)
    return [head] + (fix.map { [.detail("what to do: \(Sanitizer.terminal($0))")] } ?? [])
  }

  /// The parts of a query that the provider answers itself.
  static func capabilities(_ entry: ProviderEntry) -> String {
    guard let names = entry.descriptor?.capabilities.names, !names.isEmpty else { return "-" }
    return names.joined(separator: ", ")
  }
}
