import PotluckService
import PotluckSupport
import RecipeRendering

/// When colours are used.
enum ColorChoice: String, CaseIterable {
  /// On a terminal, unless the environment speaks against it.
  case auto
  /// Always.
  case always
  /// Never.
  case never
}

/// What is known about whoever reads the output.
struct Console {
  /// Whether standard output is a terminal.
  let outputIsTerminal = isatty(STDOUT_FILENO) == 1
  /// Whether standard error is a terminal.
  let errorIsTerminal = isatty(STDERR_FILENO) == 1
  /// Whether a screen reader or a braille line reads along (`ACCESSIBLE=1`).
  let isAccessible = TerminalColumns.isAccessible

  private var terminal: String { Environment.value("TERM") ?? "dumb" }

  /// Whether live progress can be shown: both streams are terminals that can move their cursor.
  var showsProgress: Bool {
    outputIsTerminal && errorIsTerminal && !isAccessible && terminal != "dumb"
  }

  /// How texts on standard output are laid out.
  func style(color: ColorChoice) -> TextStyle {
    var style = TextStyle(
      color: usesColor(color, isTerminal: outputIsTerminal),
      width: outputIsTerminal ? TerminalColumns.of(STDOUT_FILENO) : nil,
      hyperlinks: outputIsTerminal && !isAccessible && showsHyperlinks, accessible: isAccessible)
    style.secondsFromUTC = Self.secondsFromUTC
    return style
  }

  /// How texts on standard error are laid out.
  func errorStyle(color: ColorChoice) -> TextStyle {
    var style = TextStyle(
      color: usesColor(color, isTerminal: errorIsTerminal),
      width: errorIsTerminal ? TerminalColumns.of(STDERR_FILENO) : nil, accessible: isAccessible)
    style.secondsFromUTC = Self.secondsFromUTC
    return style
  }

  /// How far the user's clock (`TZ`, else the system's time zone) is ahead of UTC now.
  private static let secondsFromUTC: Int = {
    var now = time(nil)
    var local = tm()
    guard localtime_r(&now, &local) != nil else { return 0 }
    return local.tm_gmtoff
  }()

  private func usesColor(_ choice: ColorChoice, isTerminal: Bool) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: isTerminal && terminal != "dumb" && Environment.value("NO_COLOR") == nil
    }
  }

  /// Whether the terminal is known to show links behind words; others would lose the address.
  private var showsHyperlinks: Bool {
    if let version = Environment.value("VTE_VERSION").flatMap({ Int($0) }) {
      return version >= 5000
    }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty"]
    if programs.contains(Environment.value("TERM_PROGRAM") ?? "") { return true }
    let marks = ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION"]
    return marks.contains { Environment.value($0) != nil } || terminal.hasPrefix("foot")
  }
}

/// A few lines at the bottom of a terminal that are drawn over each other, on standard error.
///
/// The caller hands over whole lines that fit the terminal; nothing stays behind after ``clear()``.
struct LiveLines {
  private var count = 0
  private var last: [String] = []

  /// Draws lines over the ones before.
  mutating func show(_ lines: [String]) {
    guard lines != last else { return }
    StandardError.write(erasing + lines.map { $0 + "\u{1B}[K\n" }.joined())
    count = lines.count
    last = lines
  }

  /// Removes the lines.
  mutating func clear() {
    guard count > 0 else { return }
    StandardError.write(erasing)
    count = 0
    last = []
  }

  /// Moves to the first of the lines and erases from there.
  private var erasing: String { count > 0 ? "\u{1B}[\(count)A\r\u{1B}[J" : "" }
}
