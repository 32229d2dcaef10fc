import RecipeModel

/// The man page, made from what the program says about its own arguments.
struct ManualPage {
  /// The page in the `man` macros of troff.
  let text: String

  /// Makes the page.
  /// - Parameter dump: the output of `potluck --experimental-dump-help`.
  init(dump: JSON) {
    let root = dump["command"] ?? .null
    var page = Page()
    page.macro("TH", "POTLUCK", "1", "", "Potluck", "User Commands")
    page.macro("SH", "NAME")
    page.line("potluck \\- \(Page.escape(Self.lower(root["abstract"])))")
    page.macro("SH", "SYNOPSIS")
    page.line(".B potluck")
    page.line("\\fIcommand\\fR [\\fIoptions\\fR]")
    page.macro("SH", "DESCRIPTION")
    let parts = (root["discussion"]?.stringValue ?? "").split(separator: "Examples:\n")
    page.paragraphs(parts.first.map(String.init))
    page.macro("SH", "OPTIONS")
    Self.arguments(of: root, into: &page)
    page.macro("SH", "COMMANDS")
    Self.commands(of: root, path: "potluck", into: &page)
    page.macro("SH", "EXAMPLES")
    page.paragraphs(parts.last.map(String.init))
    for (title, entries) in Self.closing {
      page.macro("SH", title)
      for (name, meaning) in entries { page.entry("\\fB\(name)\\fR", meaning) }
    }
    page.macro("SH", "SEE ALSO")
    page.line(".BR curl (1),\n.BR fzf (1),\n.BR jq (1)")
    page.line(".PP")
    page.line("The documentation in the folder Documentation of the source.")
    text = page.text
  }

  private static let closing: [(String, [(String, String)])] = [
    (
      "EXIT STATUS",
      [
        ("0", "Results; also when the reader of the output goes away."),
        ("1", "No result, and every source that was asked answered."),
        ("2", "An error, or no result and a source failed."),
        ("3", "With --strict: results, but a source failed."),
        ("64", "Wrong usage."),
        ("130", "Interrupted by Ctrl-C; 143 by SIGTERM, 129 by SIGHUP."),
      ]
    ),
    (
      "ENVIRONMENT",
      [
        ("POTLUCK_CONFIG", "The configuration file, unless --config names one."),
        ("XDG_CONFIG_HOME", "The folder of the user's own file, ~/.config unless set."),
        ("XDG_CACHE_HOME", "The folder of kept answers, ~/.cache unless set."),
        (
          "XDG_STATE_HOME",
          "The folder of the health of sources and of the last lists, ~/.local/state unless set."
        ),
        (
          "BROWSER",
          "The programs that open a link, parted by colons; %s stands for the link."
        ),
        ("NO_COLOR", "No colours, unless --color says otherwise."),
        ("ACCESSIBLE", "Set to 1: one labelled field a line, no live progress."),
        ("COLUMNS", "The width of the terminal, before what the terminal says."),
        ("TERM", "No colours and no live progress when it is dumb."),
        (
          "http_proxy, https_proxy, all_proxy, no_proxy",
          "Through which proxies sources are asked."
        ),
      ]
    ),
    (
      "FILES",
      [
        (
          "$XDG_CONFIG_HOME/potluck/config.json",
          "The user's own configuration. A file in the current folder is never read by itself."
        ),
        (
          "$XDG_CACHE_HOME/potluck/responses.sqlite",
          "Kept answers; can be deleted at any time."
        ),
        (
          "$XDG_STATE_HOME/potluck/state.sqlite",
          "The health of sources and counted requests; can be deleted at any time."
        ),
        (
          "$XDG_STATE_HOME/potluck/lists",
          "The last list of each terminal, for potluck show; can be deleted at any time."
        ),
      ]
    ),
  ]

  private static func lower(_ value: JSON?) -> String {
    var text = value?.stringValue ?? ""
    if text.hasSuffix(".") { text.removeLast() }
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private static func commands(of command: JSON, path: String, into page: inout Page) {
    for sub in command["subcommands"]?.arrayValue ?? [] where isShown(sub) {
      let name = sub["commandName"]?.stringValue ?? ""
      guard name != "help" else { continue }
      let full = "\(path) \(name)"
      page.line(".SS \(full)")
      page.line(Page.escape(sub["abstract"]?.stringValue ?? ""))
      if let discussion = sub["discussion"]?.stringValue {
        page.line(".PP")
        page.paragraphs(discussion)
      }
      arguments(of: sub, into: &page)
      commands(of: sub, path: full, into: &page)
    }
  }

  private static func isShown(_ value: JSON) -> Bool { value["shouldDisplay"]?.boolValue ?? true }

  private static func arguments(of command: JSON, into page: inout Page) {
    for argument in command["arguments"]?.arrayValue ?? [] where isShown(argument) {
      let names = argument["names"]?.arrayValue ?? []
      // Every command has --help; once is enough.
      let isHelp = names.contains { $0["name"]?.stringValue == "help" }
      if isHelp, command["commandName"]?.stringValue != "potluck" { continue }
      page.entry(label(argument, names), meaning(argument))
    }
  }

  private static func label(_ argument: JSON, _ names: [JSON]) -> String {
    let value = "\\fI\(Page.escape(argument["valueName"]?.stringValue ?? ""))\\fR"
    let dots = argument["isRepeating"]?.boolValue == true ? " ..." : ""
    guard !names.isEmpty else { return value + dots }
    let flags = names.map { name in
      let dashes = name["kind"]?.stringValue == "long" ? "--" : "-"
      return "\\fB\(Page.escape(dashes + (name["name"]?.stringValue ?? "")))\\fR"
    }
    let list = flags.joined(separator: ", ")
    return argument["kind"]?.stringValue == "option" ? "\(list) \(value)" : list
  }

  private static func meaning(_ argument: JSON) -> String {
    var text = argument["abstract"]?.stringValue ?? ""
    let values = argument["allValues"]?.arrayValue?.compactMap(\.stringValue) ?? []
    if !values.isEmpty { text += " One of \(values.joined(separator: ", "))." }
    if let value = argument["defaultValue"]?.stringValue { text += " Default: \(value)." }
    return text
  }

  /// Troff under construction.
  private struct Page {
    var text = ".\\\" Made by .ci/generate; do not edit.\n"

    mutating func line(_ line: String) { text += line + "\n" }

    mutating func macro(_ name: String, _ arguments: String...) {
      line(".\(name) " + arguments.map { "\"\($0)\"" }.joined(separator: " "))
    }

    mutating func entry(_ label: String, _ meaning: String) {
      line(".TP")
      line(label)
      line(Self.escape(meaning))
    }

    mutating func paragraphs(_ text: String?) {
      let parts = (text ?? "").split(separator: "\n", omittingEmptySubsequences: true)
      for (index, part) in parts.enumerated() {
        let isLiteral = part.hasPrefix("  ")
        let wasLiteral = index > 0 && parts[index - 1].hasPrefix("  ")
        if isLiteral, !wasLiteral { line(".PP\n.nf") }
        if !isLiteral, index > 0 { line(wasLiteral ? ".fi\n.PP" : ".PP") }
        line(Self.escape(part))
      }
      if parts.last?.hasPrefix("  ") == true { line(".fi") }
    }

    static func escape(_ text: some StringProtocol) -> String {
      let escaped = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-")
      return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }
  }
}
