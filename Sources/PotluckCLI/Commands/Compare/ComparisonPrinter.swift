import ArgumentParser
import PotluckService
import RecipeModel
import RecipeRendering
import RecipeResilience
import RecipeSearch

/// Turns comparisons, or one dish side by side, into text in the format that was asked for.
struct ComparisonPrinter {
  private let format: CompareOutputOptions.Format
  private let style: TextStyle

  /// Creates a printer for whoever reads standard output.
  init(_ output: CompareOutputOptions) {
    format = output.chosen
    style = Console().style(color: output.color)
  }

  /// The output: of one comparison all of it, of several what is usual over all of them.
  func text(_ comparisons: [Comparison], changes: [ComparisonChange?]) -> String {
    guard comparisons.count == 1 else {
      switch format {
      case .table: return ComparisonRenderer(style: style).render(comparisons, changes: changes)
      case .json: return ComparisonSummaryJSON.render(comparisons, changes: changes)
      case .markdown: return ComparisonMarkdownRenderer().render(comparisons, changes: changes)
      }
    }
    let change = changes.first ?? nil
    switch format {
    case .table: return ComparisonRenderer(style: style).render(comparisons[0], change: change)
    case .json: return ComparisonJSON.render(comparisons[0], change: change)
    case .markdown: return ComparisonMarkdownRenderer().render(comparisons[0], change: change)
    }
  }

  /// The sources of one recipe.
  func text(_ comparison: SourceComparison) -> String {
    switch format {
    case .table: ComparisonRenderer(style: style).render(comparison)
    case .json: DishJSON.render(comparison)
    case .markdown: ComparisonMarkdownRenderer().render(comparison)
    }
  }

  /// The shape of a dish.
  func text(_ shape: DishShape, query: SearchQuery) -> String {
    switch format {
    case .table: ComparisonRenderer(style: style).render(shape, query: query)
    case .json: DishJSON.render(shape, query: query)
    case .markdown: ComparisonMarkdownRenderer().render(shape, query: query)
    }
  }
}

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
    if html == "-" {
      throw ValidationError("--html needs the name of a file: the figures go to standard output.")
    }
  }

  /// The format that is printed.
  var chosen: Format { format ?? (json ? .json : .table) }
}

/// The file that the page of a comparison is written to.
struct PageFile {
  private let path: String
  private let target: ByteTarget

  /// Looks whether the page can be written, before anybody is asked anything.
  /// - Parameter path: the file, which is replaced when it is there; or a pipe or a device.
  /// - Throws: ``Failure`` when nothing can be written there.
  init(_ path: String) throws {
    self.path = path
    do throws(FileError) {
      target = try ByteTarget(Paths.absolute(path, in: Paths.current))
      try target.check()
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// Writes the page, whole or not at all, and says where it is.
  /// - Parameters:
  ///   - origin: where its figures come from.
  ///   - page: makes the page.
  /// - Throws: ``Failure`` when it cannot be written.
  func write(
    _ origin: ComparisonPageRenderer.Origin, _ page: (ComparisonPageRenderer) -> String
  ) throws {
    let renderer = ComparisonPageRenderer(
      origin: origin, moment: Int(ResilienceEnvironment.systemTime() / 1_000))
    do throws(FileError) {
      try target.write(Array(page(renderer).utf8), mode: 0o666, overwrites: true)
    } catch {
      throw Self.failure(path, error)
    }
    StandardError.line("The page is in \(path)")
  }

  private static func failure(_ path: String, _ error: FileError) -> Failure {
    Failure(
      "cannot write the page \(path): \(error.isMissing ? "there is no such folder" : error.reason)",
      fix: error.fix(or: "name another file"))
  }
}
