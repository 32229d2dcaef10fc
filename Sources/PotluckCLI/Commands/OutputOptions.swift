import ArgumentParser

/// How results are printed.
struct OutputOptions: ParsableArguments {
  /// A format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// A table that fits the terminal.
    case table
    /// One labelled field a line.
    case plain
    /// A Markdown document.
    case markdown
    /// One JSON document.
    case json
    /// One JSON record a line.
    case jsonl
  }

  @Flag(name: [.customShort("j"), .long], help: "Print one JSON document.")
  var json = false

  @Flag(help: "Print JSON Lines: one record a line, as things happen.")
  var jsonl = false

  @Option(
    name: [.customShort("f"), .long], help: "The format; a table unless set.")
  var format: Format?

  @Flag(
    name: [.customShort("q"), .long],
    help: "Print the recipes and what went wrong, and nothing else.")
  var quiet = false

  @Flag(help: "Say why each recipe stands where it stands and why listings are one recipe.")
  var explain = false

  @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
  var color: ColorChoice = .auto

  func validate() throws {
    let chosen = [json, jsonl, format != nil].filter { $0 }.count
    if chosen > 1 {
      throw ValidationError("Choose one of --json, --jsonl and --format.")
    }
  }
}

extension OutputOptions {
  /// The format that the flags name; nil leaves it to who reads the output.
  var chosen: Format? { json ? .json : jsonl ? .jsonl : format }
}

extension ColorChoice: ExpressibleByArgument {}
