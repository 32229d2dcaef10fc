import ArgumentParser

/// How results are printed.
struct OutputOptions: ParsableArguments {
  /// A format for people.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// A table that fits the terminal.
    case table
    /// One labelled field a line.
    case plain
    /// A Markdown document.
    case markdown
  }

  @Flag(help: "Print one JSON document.")
  var json = false

  @Flag(help: "Print JSON Lines: one record a line, as things happen.")
  var jsonl = false

  @Option(help: "The format for people.")
  var format: Format?

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

extension ColorChoice: ExpressibleByArgument {}
