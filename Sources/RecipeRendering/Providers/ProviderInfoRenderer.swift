import RecipeModel
package import RecipeProviderKit

/// All there is to know about one provider: what it is, how it is asked, and its settings.
package struct ProviderInfoRenderer: Sendable {
  package var style: TextStyle

  package init(style: TextStyle) { self.style = style }

  /// The page of a configured provider, with a line break at its end; `summary` is its kind's.
  package func render(
    _ entry: ProviderEntry, summary: String, settings: [ProviderSettingState]
  ) -> String {
    let block = TextBlock(style: style)
    let name = Sanitizer.terminal(entry.descriptor?.name ?? entry.id)
    var text = block.render([.heading("\(name): \(Sanitizer.terminal(summary))")] + facts(entry))
    if !settings.isEmpty {
      text += "\n" + block.render([.heading("Settings")] + settings.flatMap(Self.lines))
    }
    return text
  }

  /// The page of a kind that no entry uses yet, with a line break at its end.
  package func render(_ kind: ProviderKind) -> String {
    let block = TextBlock(style: style)
    let summary = "\(Sanitizer.terminal(kind.name)): \(Sanitizer.terminal(kind.summary))"
    let settings = kind.settings.flatMap { Self.lines(ProviderSettingState($0)) }
    return block.render([.heading(summary)] + settings)
  }

  private func facts(_ entry: ProviderEntry) -> [TextBlock.Line] {
    var lines: [TextBlock.Line] = [
      .field("id", Sanitizer.terminal(entry.id)),
      .field("kind", Sanitizer.terminal(entry.kind)),
      .field(
        "status", entry.statusWord,
        entry.statusWord == ProviderEntry.State.enabled.word ? .good : nil),
    ]
    if case .unusable(let problem, let fix) = entry.state {
      lines.append(.field("problem", Sanitizer.terminal(problem), .failure))
      if let fix { lines.append(.field("what to do", Sanitizer.terminal(fix))) }
    }
    lines += ProvidersRenderer.notes(entry, style).map { .field("lately", $0) }
    lines.append(.field("where", entry.place))
    let group = entry.group.map { ", shared with the group \(Sanitizer.terminal($0))" } ?? ""
    lines.append(.field("vote", "weight \(Wording.number(entry.weight))\(group)"))
    guard let descriptor = entry.descriptor else { return lines }
    lines.append(.field("answers itself", ProvidersRenderer.capabilities(entry)))
    lines.append(.field("pages", Self.paging(descriptor.paging)))
    lines.append(.field("requests", Self.politeness(descriptor.politeness)))
    if let homepage = Sanitizer.link(descriptor.homepage) {
      lines.append(.field("home page", homepage))
    }
    if let credit = descriptor.attribution {
      lines.append(.field("credit", Sanitizer.terminal(credit)))
    }
    return lines
  }

  private static func paging(_ policy: PagingPolicy) -> String {
    if policy.maxPages == 1 { return "one answer holds everything" }
    var parts: [String] = []
    if let size = policy.pageSize { parts.append("\(size) listings a page") }
    parts.append("at most \(Wording.count(policy.maxPages, "page"))")
    if policy.gapTolerance > 0 {
      parts.append("looks past \(Wording.count(policy.gapTolerance, "missing page")) in a row")
    }
    return parts.joined(separator: ", ")
  }

  private static func politeness(_ politeness: Politeness) -> String {
    let many = politeness.maxConcurrentRequests
    let atOnce = many == 1 ? "one at a time" : "up to \(many) at a time"
    let pause = politeness.minimumInterval
    var parts = [atOnce]
    if pause > .zero {
      let milliseconds = pause.wholeMilliseconds
      parts.append("\(milliseconds < 1000 ? "\(milliseconds) ms" : Wording.seconds(pause)) apart")
    }
    parts += politeness.rates.map { "\($0.requests) in \(Wording.seconds($0.window))" }
    if let quota = politeness.quota { parts.append("\(quota.requests) a day") }
    return parts.joined(separator: ", ")
  }

  private static func lines(_ state: ProviderSettingState) -> [TextBlock.Line] {
    let setting = state.setting
    let form = form(setting.form) + (setting.isRequired ? ", required" : "")
    return [
      .field(Sanitizer.terminal(setting.name), value(state)),
      .detail("\(Sanitizer.terminal(setting.summary)) (\(form))"),
    ]
  }

  private static func value(_ state: ProviderSettingState) -> String {
    switch state.value {
    case .unset:
      if state.setting.isRequired { return "missing" }
      guard let standard = state.setting.standard, state.setting.form != .secret else {
        return "not set"
      }
      return "not set, so \(Sanitizer.terminal(standard.stringValue ?? standard.text()))"
    case .secret(let origin, let isAvailable):
      return "\(isAvailable ? "set" : "not there"), from \(Sanitizer.terminal(origin))"
    case .value(let text):
      switch state.setting.form {
      case .secret: return "set"
      case .url: return Sanitizer.endpoint(text)
      default: return Sanitizer.terminal(text)
      }
    }
  }

  private static func form(_ form: ProviderSetting.Form) -> String {
    switch form {
    case .text: "text"
    case .url: "http or https address"
    case .path: "file or folder"
    case .integer(let range): "number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words): "one of " + Wording.list(words.map(Sanitizer.terminal), "or")
    case .secret: "secret from env, file or command"
    }
  }
}
