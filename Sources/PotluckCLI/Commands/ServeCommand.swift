import ArgumentParser
import PotluckServer
import PotluckService
import PotluckSupport
import RecipeModel
import RecipePostgreSQL
import RecipeRendering

/// `potluck serve`: the table.
struct ServeCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve a search page for browsers, and an interface for programs.",
    discussion: """
      The page works in any browser, without script too, and loads nothing from anywhere else. \
      Programs find /api/v1 described in /openapi.json; clients of Food2Fork, Forkify and \
      RecipePuppy find their services under /food2fork, /forkify and /recipepuppy.

      Only this machine is served. To serve others, name an address with --host and put a token of \
      16 characters or more into the environment variable POTLUCK_TOKEN: browsers sign in with it, \
      programs send it as Authorization: Bearer.
      """
        + examples(
          "serve --open",
          "serve --demo --open",
          "serve --host 0.0.0.0 --name kitchen.example"))

  @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
  var host = "127.0.0.1"

  @Option(help: ArgumentHelp("The port to listen on; 0 for a free one.", valueName: "n"))
  var port = 8870

  @Option(
    help: ArgumentHelp(
      "The environment variable that holds the token.", valueName: "variable"))
  var tokenEnv = "POTLUCK_TOKEN"

  @Option(
    help: ArgumentHelp(
      "A host name under which a proxy in front is reached; repeatable.", valueName: "host"))
  var name: [String] = []

  @Flag(help: "Open the page in a browser.")
  var open = false

  @Flag(help: "Serve simulated services and the cookbook; needs no key and no network.")
  var demo = false

  @Flag(help: "Fail towards old clients as the closed services did.")
  var quirks = false

  @Flag(help: "Write a line to standard error for each request.")
  var accessLog = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let served = try served()
    var options = try options(served)
    guard demo else {
      SharedStores.log(options.log)
      if let shared = SharedStores.store(served?.store.postgres?.name) {
        options.signingKey = try await shared.signingKey()
        options.sharedSessions = SharedSessions(
          end: shared.endSession, isOver: shared.isSessionOver)
        options.sharedGuesses = shared.noteGuess
        options.isOneOfMany = true
      } else {
        Self.rememberSessions(&options)
      }
      let backend = ServiceBackend(
        configuration: configurationOptions.config, kinds: KindCatalog.current,
        isForAssistant: false,
        log: options.log)
      return try await serve(backend, options)
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let bench = try await DemoSources.start()
    let kinds = KindCatalog.current
    let loaded = LoadedConfiguration(
      source: .embedded,
      configuration: DemoSources.configuration(bench, kinds, keepingIn: folder.path), problems: [])
    do {
      let backend = ServiceBackend(
        loaded, runtime: DemoSources.runtime, kinds: kinds, pages: nil)
      let status = try await serve(backend, options)
      await bench.stop()
      return status
    } catch {
      await bench.stop()
      throw error
    }
  }

  /// Has sessions outlive the process, where the user has a home folder.
  private static func rememberSessions(_ options: inout TableOptions) {
    guard let state = Paths.state else { return }
    do {
      let sessions = try ServeSessions(folder: "\(state)/serve")
      (options.signingKey, options.sharedSessions) = (sessions.key, sessions.shared)
    } catch {
      options.log("sessions end with the server: \(state)/serve cannot be used: \(error)")
    }
  }

  /// What the configuration says of users and of what is shared; it must be right from the start.
  private func served() throws -> Configuration? {
    guard !demo else { return nil }
    let loaded = try LoadedConfiguration.load(
      flag: configurationOptions.config, kinds: KindCatalog.current)
    let isForMany =
      loaded.configuration.store.postgres != nil || loaded.configuration.serve.users != nil
    if isForMany { try loaded.refuseErrors(strict: false) }
    return loaded.configuration
  }

  private func options(_ served: Configuration?) throws -> TableOptions {
    guard (0...65_535).contains(port) else {
      throw Failure(
        .usage, "--port is \(port), not a number from 0 to 65535", fix: "leave it out for 8870")
    }
    let token = Environment.value(tokenEnv)
    var options = TableOptions(host: host, port: port, token: token)
    if let token, token.utf8.count < TableOptions.leastToken {
      throw Failure(
        .usage, "the token in \(tokenEnv) is shorter than \(TableOptions.leastToken) characters",
        fix: "make one: export \(tokenEnv)=$(head -c 24 /dev/urandom | base64)")
    }
    options.users = try (served?.serve.users).map(TableOptions.Users.init)
    options.forwarding = (served?.serve.forwarded).map {
      TableOptions.Forwarding(header: $0.header.lowercased(), proxies: $0.from)
    }
    options.origins = try Set((served?.serve.origins ?? []).map(Self.origin))
    if token == nil, options.users == nil, options.isOpen || !name.isEmpty {
      throw Failure(
        .usage, "others than this machine are served with a token only",
        fix:
          "export \(tokenEnv)=$(head -c 24 /dev/urandom | base64), or leave --host and --name out")
    }
    options.names = name
    options.hasQuirks = quirks
    options.logsAccess = accessLog
    options.log = { StandardError.line("potluck: \($0)") }
    return options
  }

  /// An origin as browsers write it.
  private static func origin(_ text: String) throws -> String {
    let origin = text.lowercased()
    let host = ["http://", "https://"].firstNonNil { scheme in
      origin.hasPrefix(scheme) ? origin.dropFirst(scheme.count) : nil
    }
    guard let host, !host.isEmpty, !host.contains(where: { "/?#@* ".contains($0) }) else {
      throw Failure(
        .usage, "serve.origins has \(Sanitizer.terminal(text)), which is no origin",
        fix: "write scheme, host and port alone: http://localhost:8080")
    }
    return origin
  }

  private func serve(_ backend: ServiceBackend, _ options: TableOptions) async throws -> ExitStatus
  {
    var options = options
    options.picture = {
      try await backend.picture(at: $0, of: $1, most: TableOptions.mostPictureBytes)
    }
    options.comparison = { try await backend.comparison($0) }
    let (host, opens) = (host, open)
    do {
      try await PotluckServer(service: backend, options: options).run { port in
        let name = host.contains(":") ? "[\(host)]" : host
        let address = "http://\(name):\(port)/"
        OutputStream.print(address + "\n")
        StandardError.line("Potluck is served at this address; Ctrl-C ends.")
        if opens { await Self.show(address) }
      }
    } catch let failure as PotluckServer.ListenError {
      await backend.close()
      throw Failure(failure, host: host, port: port)
    }
    await backend.close()
    return .results
  }

  /// Opens the page; without a browser the address that was printed has to do.
  private static func show(_ address: String) async {
    do {
      if try await Browser.open(address) { return }
      StandardError.line("There is no browser to open it with.")
    } catch {
      StandardError.line("The browser did not open it.")
    }
  }
}

extension Failure {
  fileprivate init(_ failure: PotluckServer.ListenError, host: String, port: Int) {
    switch failure {
    case .portInUse:
      self.init(
        "another program listens on \(host), port \(port)",
        fix: "choose another one with --port, or --port 0 for a free one")
    case .cannotListen(let reason):
      self.init(
        "cannot listen on \(host), port \(port): \(reason)",
        fix: "name an address of this machine with --host, and a port above 1023 with --port")
    }
  }
}
