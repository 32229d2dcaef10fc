import ArgumentParser

/// How a comparison is printed.
struct CompareOutputOptions: ParsableArguments {
  /// A format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Tables that fit the terminal.
    case table
    /// One JSON document.
    case json
    /// A Markdown document.
    case markdown
  }

  @Option(
    name: [.customShort("f"), .long],
    help: "The format: tables that fit the terminal unless another one is named.")
  var format: Format?

  @Flag(
    name: [.customShort("j"), .long],
    help: "Print one JSON document: the same as --format json.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write the figures and the list as a page for a browser, too.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
  var color: ColorChoice = .auto

  func validate() throws {
    if json, let format, format != .json {
      throw ValidationError("Choose one of --json and --format.")
    }
  }

  /// The format that is printed.
  var chosen: Format { format ?? (json ? .json : .table) }
}
