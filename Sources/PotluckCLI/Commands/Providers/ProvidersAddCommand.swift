import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeDiscovery
import RecipeModel
import RecipePages
import RecipeProviderKit
import RecipeRendering

/// `potluck providers add`: a site becomes a source.
struct ProvidersAddCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Find out how a site is searched, and add it to the configuration.",
    discussion: """
      Takes the address of a recipe site, of one of its recipes, of a search on it, or of a server \
      of your own. Asks the site at most 12 times, a second apart, and nothing that its robots.txt \
      forbids; each request is printed. Where scripts load a page's results, at most 3 script \
      files are read to find the address on the site that they ask. The search that was found is \
      tried with two words and with nonsense, then shown: how the site is searched, three listings \
      with where each field comes from, and the entry. After one question it is written; every \
      other byte of the file stays as it is.

      Exit code 0 when the entry was written, or with --dry-run and --json could be; 1 when the \
      site cannot be searched, or the answer was no; 2 when it could not be asked, or the file not \
      be written.
      """
        + examples(
          "providers add https://soups.example",
          "providers add nas.local:9000 --id home --yes",
          "providers add soups.example/leek-soup --dry-run --json",
          "providers add --from-page saved.html https://soups.example/leek-soup"))

  @Argument(help: "The address of the site, of a recipe or search on it, or of a server.")
  var address: String

  @Flag(name: [.customShort("y"), .long], help: "Write the entry without a question.")
  var yes = false

  @Flag(help: "Find out and show, and write nothing.")
  var dryRun = false

  @Option(help: ArgumentHelp("The source's id; made from the address unless given."))
  var id: String?

  @Flag(
    name: [.customShort("j"), .long], help: "Print one JSON document, and write only with --yes.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Read this saved page of the address in place of the network; nothing is written.",
      valueName: "file"),
    completion: .file(extensions: ["html", "htm"]))
  var fromPage: String?

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    if yes, dryRun { throw ValidationError("--yes writes and --dry-run does not: leave one out.") }
    if yes, fromPage != nil {
      throw ValidationError("A saved page proves nothing, so nothing is written: leave out --yes.")
    }
  }

  func execute() async throws -> ExitStatus {
    if let fromPage { return try read(fromPage) }
    let request = SourceAddition.Request(
      address: address, id: id, configuration: configurationOptions.config)
    if json { return try printing(await SiteAdder.explore(request)) }
    return try await SiteAdder(yes: yes, dryRun: dryRun).add(request)
  }

  // MARK: A saved page

  private func read(_ path: String) throws -> ExitStatus {
    let address = try SiteAddress(address)
    let page = try FileBytes.read(
      Paths.absolute(path, in: Paths.current), called: path, limit: PageReader.longestPage)
    let discovery: Discovery
    do throws(ProviderError) {
      discovery = try SiteDiscovery.read(page, address: address.url)
    } catch { throw Failure(error.message, fix: error.fix) }
    if json {
      OutputStream.print(SourceAddition.document(of: discovery))
    } else {
      OutputStream.printLines(DiscoveryText.page(discovery))
    }
    if let refusal = discovery.refusal { return SiteAdder.tell(refusal) }
    if discovery.ways.isEmpty { return SiteAdder.tell(Self.silentPage) }
    return .results
  }

  // MARK: What was found

  private func printing(_ found: SourceAddition) throws -> ExitStatus {
    let writes = yes && found.addition != nil
    if writes { try found.write() }
    OutputStream.print(found.document(isWritten: writes))
    if found.addition != nil { return .results }
    return found.discovery.refusal?.kind.status ?? .nothing
  }

  private static let silentPage = Refusal(
    .noSearch, "the page announces no way to search its site",
    fix: "save the site's home page, or a page with what a search on it found")
}

/// Adds a site for a person: shows what was found out, asks, and writes.
struct SiteAdder {
  /// Whether the answer is yes already.
  var yes = false
  /// Whether nothing is written.
  var dryRun = false

  /// Finds out how a site is searched, and prints each request.
  /// - Throws: as ``SourceAddition/explore(_:kinds:told:)`` does.
  static func explore(_ request: SourceAddition.Request) async throws -> SourceAddition {
    try await SourceAddition.explore(request, kinds: KindCatalog.current) { asked in
      StandardError.line(DiscoveryText.line(asked))
    }
  }

  /// Adds a site.
  /// - Returns: the exit status; the reason is printed where nothing was written.
  /// - Throws: ``Failure``; `CancellationError`.
  func add(_ request: SourceAddition.Request) async throws -> ExitStatus {
    try await showing(Self.explore(request))
  }

  private func showing(_ found: SourceAddition) async throws -> ExitStatus {
    OutputStream.printLines(DiscoveryText.result(found))
    let discovery = found.discovery
    guard let addition = found.addition else {
      return Self.tell(discovery.refusal ?? Self.noEntry)
    }
    if let refusal = discovery.refusal { StandardError.line(Self.sentence(refusal)) }
    if dryRun {
      StandardError.line("Nothing was written.")
      return .results
    }
    if !yes {
      guard Question.canBeAsked else {
        throw Failure(
          "nothing was written: there is no terminal to ask at",
          fix: "add --yes, or put the entry into \(found.file.path) yourself")
      }
      guard try await Question.ask("Add \"\(addition.id)\" to \(found.file.path)? [y/N] ") else {
        StandardError.line("Nothing was written.")
        return .nothing
      }
    }
    try found.write()
    let search = found.missingVariables.map { "Set \($0), then search it" } ?? "Search it"
    StandardError.line("Written. \(search): \(found.example())")
    return .results
  }

  private static let noEntry = Refusal(
    .noSearch, "no configuration entry can search the site in this way",
    fix: "write a definition: potluck providers new, with the address of a search on it")

  /// Tells why a site is not taken.
  static func tell(_ refusal: Refusal) -> ExitStatus {
    StandardError.tell(
      Failure(
        Sanitizer.terminal(refusal.message), fix: refusal.fix.map(Sanitizer.terminal)))
    return refusal.kind.status
  }

  private static func sentence(_ refusal: Refusal) -> String {
    let sentence = [refusal.message, refusal.fix].compactMap(\.self).joined(separator: ": ")
    return Sanitizer.terminal(sentence.hasSuffix(".") ? sentence : sentence + ".")
  }
}

/// One question to the person at the terminal.
enum Question {
  /// Whether somebody can read the question and answer it.
  static var canBeAsked: Bool { isatty(STDIN_FILENO) == 1 && Console().errorIsTerminal }

  /// Asks, and waits for a line.
  /// - Returns: whether it begins with a y; the end of input is a no.
  /// - Throws: `CancellationError` when the program is interrupted meanwhile.
  static func ask(_ question: String) async throws -> Bool {
    try await line(question).first.map { $0 == "y" || $0 == "Y" } ?? false
  }

  /// Asks, and waits for a line.
  /// - Returns: the line without blanks around it; empty at the end of input.
  /// - Throws: `CancellationError` when the program is interrupted meanwhile.
  static func line(_ question: String) async throws -> String {
    // Leaves a space between the question and the answer that is typed after it.
    let shown = TerminalColumns.fitted(Printable.line(question), to: STDERR_FILENO)
    StandardError.write(shown + (shown.hasSuffix(" ") ? "" : " "))
    var poller = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // A blocking read could not be cancelled.
    while poll(&poller, 1, 0) <= 0 { try await Task.sleep(for: .milliseconds(50)) }
    var lines = LineIterator()
    let answer = (try? lines.next()?.1).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return TextCleaning.clean(answer) ?? ""
  }
}

extension Refusal.Kind {
  /// The exit code: `failure` where the site did not answer, or keeps programs out for now.
  var status: ExitStatus {
    switch self {
    case .unreachable, .wall, .tooFast: .failure
    default: .nothing
    }
  }
}
