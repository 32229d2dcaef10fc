import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// `potluck open`: a recipe's own page in a browser.
struct OpenCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open the page of a recipe in a browser.",
    discussion: """
      The recipes are named as for potluck show. The browser is the program that BROWSER names, \
      else the system's own; where there is none, the links are printed. Only http and https \
      links are opened, and never through a shell.
      """
        + examples(
          "open 1",
          "open mealie:42"))

  @Argument(
    help: .references(), completion: .references)
  var references: [String]

  @Flag(help: "Print the links, and open nothing.")
  var print = false

  @Flag(help: "Open the page that is kept, which asks nobody for anything.")
  var kept = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let options = RecipeResolver.Options(configuration: configurationOptions.config)
    return try await RecipeResolver.use(options, open)
  }

  private func open(_ resolver: RecipeResolver) async throws -> ExitStatus {
    var status = ExitStatus.results
    for text in references {
      do {
        let link =
          kept
          ? try await keptPage(text, resolver) : try await link(of: ShowReference(text), resolver)
        guard !print, try await Browser.open(link) else {
          OutputStream.print(PageAddress.shown(link) + "\n")
          continue
        }
      } catch {
        try Task.checkCancellation()
        let failure = Failure(wrapping: error)
        if failure.exit.rawValue > status.rawValue { status = failure.exit }
        StandardError.tell(failure)
      }
    }
    return status
  }

  /// Writes the kept page of a recipe to a file; returns its `file:` address.
  private func keptPage(_ word: String, _ resolver: RecipeResolver) async throws -> String {
    let library = try await resolver.library()
    let kept = try await resolver.kept(word, in: library)
    guard let page = try await library.page(of: kept.id), let folder = Paths.cache else {
      throw Failure(
        .notFound, "the page of \(KeptText.name(kept)) is not kept",
        fix: "read it here: potluck show \(KeptText.reference(kept))")
    }
    let name = kept.id.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let file = "\(folder)/pages/\(String(name)).html"
    do throws(FileError) {
      try FileBytes.replacePrivately(file, String(decoding: page, as: UTF8.self))
    } catch {
      throw Failure(
        "cannot write \(file): \(error.reason)", fix: error.fix(or: "check the folder"))
    }
    return "file://"
      + file.split(separator: "/").map { "/\(PercentEncoding.encode(String($0)))" }.joined()
  }

  /// The link of a recipe: as it was listed, else as its source tells it.
  private func link(of reference: ShowReference, _ resolver: RecipeResolver) async throws -> String
  {
    if let link = try resolver.links(reference).firstNonNil(Sanitizer.link) {
      return link
    }
    let recipe = try await resolver.recipe(reference).recipe
    guard let link = Sanitizer.link(recipe.listing.url) else {
      throw Failure(
        .notFound, "\u{201C}\(recipe.listing.title)\u{201D} has no page of its own",
        fix: "read it here: potluck show \(reference.name)")
    }
    return link
  }
}

/// The program that shows web pages.
enum Browser {
  /// Opens a link.
  /// - Returns: false when there is no program that could.
  /// - Throws: ``Failure`` when the program failed.
  static func open(_ link: String) async throws -> Bool {
    for command in commands(link) {
      let result: TerminationStatus
      do {
        result = try await run(
          .name(command[0]), arguments: Arguments(Array(command.dropFirst())),
          input: .fileDescriptor(.standardInput, closeAfterSpawningProcess: false),
          output: .fileDescriptor(.standardOutput, closeAfterSpawningProcess: false),
          error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false)
        ).terminationStatus
      } catch is SubprocessError { continue }
      guard case .exited(0) = result else {
        throw Failure(
          "\(command[0]) could not open \(link)", fix: "open the link by hand, or set BROWSER")
      }
      return true
    }
    return false
  }

  /// The command lines to try: those of BROWSER, separated by colons, then the system's own.
  ///
  /// `%s` stands for the link; without it the link is the last argument.
  private static func commands(_ link: String) -> [[String]] {
    let named = (Environment.value("BROWSER") ?? "").split(separator: ":").map { command in
      let words = command.split(separator: " ").map(String.init)
      let isTemplate = words.contains { $0.contains("%s") }
      return words.map { $0.replacing("%s", with: link) } + (isTemplate ? [] : [link])
    }.filter { $0.count > 1 }
    #if os(macOS)
      return named + [["open", link]]
    #else
      return named + [["xdg-open", link]]
    #endif
  }
}
