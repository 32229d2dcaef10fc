import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeResilience
import RecipeSearch
import RecipeStore

/// `potluck doctor`: what could keep a search from its answer.
struct DoctorCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look for what could keep a search from its answer, and say what to do.",
    discussion: """
      Looks at the configuration, its secrets, the sources' recent health and the kept files, \
      and asks nobody. With --check each enabled source is asked one small question as well. Exit \
      code 0 when nothing is broken, 2 otherwise.
      """
        + examples(
          "doctor",
          "doctor --check --words lentils"))

  @Flag(help: "Ask each enabled source one small question.")
  var check = false

  @Option(help: ArgumentHelp("The words to ask for with --check.", valueName: "words"))
  var words = "soup"

  @Flag(name: [.customShort("j"), .long], help: "Print one JSON document.")
  var json = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    let stores = Stores(loaded.configuration.cache)
    var findings = configuration(loaded)
    findings += await sources(loaded.configuration.entries, stores)
    findings += await files(stores)
    findings += await kept(loaded.configuration.keeping)
    if check, !loaded.hasFatalError { findings += await ask(loaded.configuration) }
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    if json {
      OutputStream.print(Finding.json(findings))
    } else {
      OutputStream.printLines(findings.map(\.text).joined())
      StandardError.line(
        errors + warnings == 0 ? "Nothing is wrong." : DocumentProblem.count(errors, warnings))
    }
    return errors == 0 ? .results : .failure
  }

  // MARK: Without asking anybody

  private func configuration(_ loaded: LoadedConfiguration) -> [Finding] {
    let subject = "configuration"
    let entries = loaded.configuration.entries
    var findings = [
      Finding(
        .ok, subject,
        "\(loaded.name), \(loaded.source.reason): \(Wording.count(entries.count, "source"))")
    ]
    findings += loaded.problems.map { problem in
      let place = problem.place.map { "\($0.line):\($0.column): " } ?? ""
      return Finding(
        problem.severity == .error ? .error : .warning, subject, place + problem.message,
        fix: problem.fix)
    }
    if !entries.contains(where: \.isEnabled) {
      findings.append(
        Finding(
          .error, subject, "no source is enabled",
          fix: "set \"enabled\": true for one of them, or add a site: \(Self.addition)"))
    } else if loaded.source.path == nil {
      findings.append(
        Finding(
          .ok, subject, "only what is built in is searched",
          fix: "add a site that you cook from: \(Self.addition)"))
    }
    return findings
  }

  private static let addition = "potluck providers add ADDRESS"

  private func sources(
    _ entries: [Configuration.Entry], _ stores: Stores
  ) async -> [Finding] {
    let shown = await ProviderRegistry.shown(entries, stores.resilience)
    return zip(entries, shown).compactMap(finding)
  }

  private func finding(of entry: Configuration.Entry, _ shown: ProviderEntry) -> Finding? {
    switch shown.state {
    case .disabled: return nil
    case .unusable(let problem, let fix):
      // What is wrong in the file has been told with its place.
      return entry.errors.isEmpty ? Finding(.error, shown.id, problem, fix: fix) : nil
    case .enabled: break
    }
    guard let standing = shown.standing else {
      return Finding(
        .ok, shown.id,
        ProviderRegistry.isRemembered(shown) ? "not asked so far" : "needs no network")
    }
    let style = Console().style(color: .never)
    let notes = standing.notes(style).joined(separator: "; ")
    if standing.quota?.left == 0 {
      return Finding(
        .warning, shown.id, notes, fix: "wait until it is renewed; kept answers are given meanwhile"
      )
    }
    guard standing.state == "healthy" else {
      return Finding(
        .warning, shown.id, notes, fix: "potluck providers reset \(shown.id) asks now")
    }
    let seen = standing.lastSuccess.flatMap(style.moment).map { "last answered \($0)" }
    let told = [seen, notes].compactMap(\.self).filter { !$0.isEmpty }
    return Finding(
      .ok, shown.id, told.isEmpty ? "asked, no trouble" : told.joined(separator: "; "))
  }

  private func files(_ stores: Stores) async -> [Finding] {
    var findings: [Finding] = []
    // Only using the files shows whether they can be used.
    _ = await stores.responses.mark()
    _ = await stores.ledger.fingerprint(of: [])
    if let database = stores.responseDatabase {
      if Self.isUsable(database.notices) { findings.append(await cache(database)) }
    } else if stores.shared != nil {
      if Self.isUsable(stores.notices) { findings.append(Finding(.ok, "store", "PostgreSQL")) }
    } else {
      findings.append(
        Finding(
          .warning, "cache", "there is no home folder, so nothing is kept",
          fix: "set HOME or XDG_CACHE_HOME"))
    }
    if let database = stores.stateDatabase, Self.isUsable(database.notices) {
      let problems = await database.integrityProblems()
      findings.append(
        problems.first.map {
          Finding(.error, "state", $0, fix: "delete \(database.path)")
        } ?? Finding(.ok, "state", database.path))
    }
    if let file = stores.tokenFile {
      let count = await file.count()
      if count > 0 {
        findings.append(Finding(.ok, "log-ins", "\(Wording.count(count, "token")) in \(file.path)"))
      }
    }
    findings += stores.notices.map {
      Finding($0.code == .damaged ? .warning : .error, "files", $0.message, fix: $0.fix)
    }
    return findings
  }

  /// What is kept, and the searches that were written down: looked at only where there is any.
  private func kept(_ keeping: Configuration.Keeping) async -> [Finding] {
    var findings: [Finding] = []
    do {
      if let library = KeptLibraries.library(keeping), access(library.path, F_OK) == 0 {
        var filter = KeptFilter()
        filter.limit = 1
        _ = try await library.list(filter)
        findings.append(Finding(.ok, "kept", library.path))
      }
      _ = try await SearchHistories.history(keeping)?.list(matching: "", limit: 1)
    } catch {
      let failure = (error as? Failure) ?? Failure(.storage, "\(error)")
      findings.append(Finding(.error, "files", failure.message, fix: failure.fix))
    }
    return findings
      + KeepingNotices.new.map { Finding(.warning, "files", $0.message, fix: $0.fix) }
  }

  /// Whether a file can be used; when not, its notices are what there is to tell of it.
  private static func isUsable(_ notices: [Failure]) -> Bool {
    notices.allSatisfy { $0.code == .damaged }
  }

  private func cache(_ database: ResponseDatabase) async -> Finding {
    let statistics = await database.statistics()
    let problems = await database.integrityProblems()
    return problems.first.map {
      Finding(.error, "cache", $0, fix: "run: potluck cache clear, or delete \(database.path)")
    }
      ?? Finding(.ok, "cache", "\(Wording.count(statistics.entries, "answer")) in \(database.path)")
  }

  // MARK: Asking

  private func ask(_ configuration: Configuration) async -> [Finding] {
    let runtime = SourceRuntime(configuration, mode: .refresh)
    let assembled = await ProviderRegistry(
      runtime: runtime, secrets: .fetched(within: configuration.search.hard)
    ).assemble(configuration.entries.filter(\.isEnabled))
    var settings = Configuration.Search()
    // Nobody is cut off because another one was quick.
    (settings.soft, settings.hard) = (configuration.search.hard, configuration.search.hard)
    let search = ConfiguredSearch(assembled, settings, runtime: runtime)
    let report = try? await search.lastReport(for: SearchQuery(text: words, limit: 1))
    let looksOffline = if let report { await search.conclude(report) } else { false }
    await runtime.close()
    var findings = (report?.outcomes ?? []).map(Finding.init(answer:))
    if looksOffline {
      findings.append(
        Finding(
          .error, "network", "not one source could be reached: you look offline",
          fix: "check this machine's connection"))
    }
    return findings
  }
}

/// One thing that the doctor looked at.
private struct Finding {
  /// What it means.
  enum Severity: String {
    case ok
    case warning
    case error
  }

  var severity: Severity
  var subject: String
  var message: String
  var fix: String?

  init(_ severity: Severity, _ subject: String, _ message: String, fix: String? = nil) {
    self.severity = severity
    self.subject = subject
    self.message = message
    self.fix = fix
  }

  /// What a source answered to a small question.
  init(answer outcome: ProviderOutcome) {
    let milliseconds = Int(outcome.duration / .milliseconds(1))
    if outcome.status.isAnswer {
      let count = outcome.listings.kept
      let what =
        count > 0 ? "answers with \(Wording.count(count, "listing"))" : "answers, with none"
      self.init(.ok, outcome.id, "\(what) in \(milliseconds) ms")
    } else {
      let message = outcome.error?.message ?? outcome.status.rawValue
      self.init(
        outcome.status == .partial ? .warning : .error, outcome.id,
        "\(outcome.status): \(message)", fix: outcome.error?.fix)
    }
  }

  var text: String {
    let mark =
      switch severity {
      case .ok: "ok     "
      case .warning: "warning"
      case .error: "error  "
      }
    var text = "\(mark)  \(subject): \(message)\n"
    if let fix { text += "         fix: \(fix)\n" }
    return Printable.line(text)
  }

  static func json(_ findings: [Finding]) -> JSON {
    [
      "version": 1,
      "ok": .bool(!findings.contains { $0.severity == .error }),
      "checks": .array(
        findings.map { finding in
          [
            "subject": .string(finding.subject), "status": .string(finding.severity.rawValue),
            "message": .string(finding.message), "fix": .optional(finding.fix),
          ]
        }),
    ]
  }
}
