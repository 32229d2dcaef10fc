import PotluckSupport
import RecipeHTTP
import RecipeModel
import RecipeProcess
package import RecipeProviderKit
package import RecipeRendering
package import RecipeResilience
package import RecipeSearch

/// The sources of a configuration: makes the providers of a search from its entries, and tells about
/// them without asking anybody.
package struct ProviderRegistry {
  /// What a search asks, and what it cannot ask.
  package struct Assembly {
    /// The providers, in the order of the configuration.
    package var providers: [SearchProvider] = []
    /// What became of entries that could not be used, or were left out by `--offline`.
    package var unavailable: [ProviderOutcome] = []
    /// The identifiers of all of them, in the order of the configuration.
    package var order: [String] = []
  }

  /// What providers get for secrets.
  package enum Secrets {
    /// The secrets themselves, each fetched within a time.
    case fetched(within: Duration)
    /// A stand-in, so that nothing is read or run where nobody is asked.
    case standIns
  }

  /// What stands behind the sources.
  let runtime: SourceRuntime
  /// Whether only answers that are kept may be used.
  let isOffline: Bool
  /// Where secrets come from.
  let secrets: Secrets
  /// Takes lines for the diagnostic log.
  let log: @Sendable (String) -> Void
  /// Is told the secrets that were fetched, so that they can be kept out of other places.
  let noteSecrets: @Sendable ([Secret]) -> Void

  /// A registry over a runtime.
  package init(
    runtime: SourceRuntime, isOffline: Bool = false,
    secrets: Secrets = .fetched(within: SecretResolver.patience),
    log: @escaping @Sendable (String) -> Void = { _ in },
    noteSecrets: @escaping @Sendable ([Secret]) -> Void = { _ in }
  ) {
    self.runtime = runtime
    self.isOffline = isOffline
    self.secrets = secrets
    self.log = log
    self.noteSecrets = noteSecrets
  }

  /// An entry as a provider, or what to report of one that is not asked.
  enum Made {
    case provider(SearchProvider)
    case unavailable(ProviderOutcome)
  }

  /// Makes the providers; entries are made side by side, because a secret may take a program.
  package func assemble(_ entries: [Configuration.Entry]) async -> Assembly {
    let made = await entries.concurrentMap { await make($0) }
    return Self.result(zip(entries, made).map { ($0.id, $1) })
  }

  /// What a search asks of entries that were made.
  static func result(_ made: [(id: String, Made)]) -> Assembly {
    var result = Assembly()
    for (id, made) in made {
      result.order.append(id)
      switch made {
      case .provider(let provider): result.providers.append(provider)
      case .unavailable(let outcome): result.unavailable.append(outcome)
      }
    }
    return result
  }

  /// Makes one provider.
  func make(_ entry: Configuration.Entry) async -> Made {
    if let problem = entry.errors.first {
      return .unavailable(
        entry.outcome(ProviderError(.misconfigured, problem.message, fix: problem.fix)))
    }
    if isOffline, let skipped = entry.skippedOffline { return .unavailable(skipped) }
    do {
      let provider = completed(try await provider(entry), as: entry)
      var made = SearchProvider(
        provider, weight: entry.weight, group: entry.group, timeout: entry.timeout,
        confirms: entry.isSelfHosted, language: entry.language)
      made.standsIn = entry.use == Configuration.kept
      return .provider(made)
    } catch { return .unavailable(entry.outcome(ProviderError(wrapping: error))) }
  }

  /// The provider, whose listings are completed from their pages where the entry wants it.
  private func completed(
    _ provider: any RecipeProvider, as entry: Configuration.Entry
  ) -> any RecipeProvider {
    guard let filling = entry.filling, filling.when != .never else { return provider }
    let access = WebPages.Access(localOrigins: entry.origins)
    return PageCompletion(
      inner: provider, filling: filling, library: PageLibrary(over: runtime, access: access))
  }

  private func provider(_ entry: Configuration.Entry) async throws -> any RecipeProvider {
    let secrets = try await secrets(of: entry)
    if let program = entry.program { return self.program(program, of: entry, secrets) }
    guard let kind = entry.kind else {
      throw ProviderError(.misconfigured, "the kind \(entry.use) is not in this program")
    }
    let scoped = runtime.transport.scoped(to: entry.origins)
    var context = ProviderContext(
      id: entry.id, name: entry.name, settings: entry.settings, secrets: secrets,
      transport: scoped, tokens: runtime.tokens, log: log)
    // What needs no network has nothing to be remembered.
    guard kind.needsNetwork, let resilience = runtime.resilience else {
      return try kind.make(context)
    }
    let source = resilience.source(
      id: entry.id, configuration: entry.identity, secrets: secrets.inOrder)
    context.transport = resilience.transport(scoped, for: source)
    return resilience.provider(try kind.make(context), for: source)
  }

  private func program(
    _ program: Configuration.Program, of entry: Configuration.Entry, _ secrets: [String: Secret]
  ) -> any RecipeProvider {
    var variables = program.environment
    for name in program.secretVariables { variables[name] = secrets[name]?.exposed }
    let provider = ProcessProvider(
      id: entry.id, name: entry.name, command: program.command,
      environment: ProcessEnvironment.clean(adding: variables), workingDirectory: program.folder,
      settings: program.settings, secrets: secrets.inOrder,
      clientVersion: ProgramIdentity.version, log: log)
    runtime.own(provider)
    guard let resilience = runtime.resilience else { return provider }
    let source = resilience.source(
      id: entry.id, configuration: entry.identity, secrets: secrets.inOrder)
    return resilience.provider(provider, for: source)
  }

  /// Fetches all secrets that a configuration names, so that they can be kept out of other places.
  func learnSecrets(of configuration: Configuration) async {
    let tokens = configuration.serve.users?.tokens ?? []
    noteSecrets(tokens.compactMap { Environment.value($0.variable).map { Secret($0) } })
    await withDiscardingTaskGroup { group in
      // What cannot be fetched is no secret of anybody's.
      for entry in configuration.entries { group.addTask { _ = try? await secrets(of: entry) } }
    }
  }

  private func secrets(of entry: Configuration.Entry) async throws -> [String: Secret] {
    switch secrets {
    case .standIns: return entry.standInSecrets
    case .fetched(let limit):
      let resolver = SecretResolver(patience: min(SecretResolver.patience, limit))
      // Of several that are missing, the same one is named every time.
      let sources = entry.secrets.sorted { $0.key < $1.key }
      let fetched = await sources.concurrentMap { name, source -> Result<Secret, any Error> in
        do { return .success(try await resolver.resolve(source, for: name)) } catch {
          return .failure(error)
        }
      }
      let known = fetched.compactMap { try? $0.get() }
      noteSecrets(known)
      runtime.secrets.note(known)
      return Dictionary(
        uniqueKeysWithValues: zip(sources.map(\.key), try fetched.map { try $0.get() }))
    }
  }
}

extension Configuration.Entry {
  /// The outcome of an entry that is not asked.
  func outcome(_ error: ProviderError) -> ProviderOutcome {
    ProviderOutcome(
      id: id, kind: use, name: name ?? id, status: ProviderOutcome.Status(error.code), error: error)
  }

  /// The outcome of an entry that nobody may ask without a network; nil when it may be asked.
  var skippedOffline: ProviderOutcome? {
    guard program != nil else { return nil }
    return outcome(ProviderError(.skipped, "may use the network, and the search is offline"))
  }

  /// The addresses that its settings name.
  var origins: [String] {
    (kind?.settings ?? []).filter { $0.form == .url }.compactMap { setting in
      (settings[setting.name] ?? setting.standard)?.stringValue
    }
  }

  /// All that makes the source what it is, secrets apart: with another address it is another one.
  var identity: [String] {
    var parts = [use]
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      parts += [name, value.text()]
    }
    // A definition's own address is as good as one in the entry, and may be edited too.
    for setting in kind?.settings ?? [] where setting.form == .url && settings[setting.name] == nil
    {
      if let standard = setting.standard { parts += [setting.name, standard.text()] }
    }
    if let program {
      parts += program.command + [program.folder, JSON.object(program.settings).text()]
      for (name, value) in program.environment.sorted(by: { $0.key < $1.key }) {
        parts += [name, value]
      }
    }
    return parts
  }

  /// Something in the place of each secret, to make a provider that asks nobody.
  var standInSecrets: [String: Secret] { secrets.mapValues { _ in Secret("-") } }
}

extension [String: Secret] {
  /// The secrets in the order of their names, so that they mean the same in every run.
  fileprivate var inOrder: [Secret] { sorted { $0.key < $1.key }.map(\.value) }
}

extension ProviderKind {
  /// Whether providers of this kind ask a server: those that take an address do.
  var needsNetwork: Bool { settings.contains { $0.form == .url } }
}

extension ProviderRegistry {
  /// The entries as lists show them, with what is remembered of them where anything is.
  package static func shown(
    _ entries: [Configuration.Entry], _ resilience: Resilience?
  ) async -> [ProviderEntry] {
    var list = entries.map(shown)
    guard let resilience else { return list }
    for index in list.indices where isRemembered(list[index]) {
      let health = await resilience.health(
        ofProvider: entries[index].id, configuration: entries[index].identity,
        politeness: list[index].descriptor?.politeness)
      list[index].standing = health.map(ProviderStanding.init)
    }
    return list
  }

  /// Whether anything is remembered of a source: what needs no network is not.
  package static func isRemembered(_ entry: ProviderEntry) -> Bool {
    entry.endpoint?.contains("://") == true || entry.kind == "process"
  }

  private static func shown(_ entry: Configuration.Entry) -> ProviderEntry {
    let kind = entry.kind
    let missing = entry.obstacles.first
    var shown = ProviderEntry(
      id: entry.id, kind: entry.use, state: entry.isEnabled ? .enabled : .disabled,
      endpoint: kind.flatMap { endpoint(of: entry, $0) } ?? entry.program?.command.first,
      weight: entry.weight, group: entry.group)
    shown.needsKey = kind?.settings.contains { $0.form == .secret && $0.isRequired } ?? false
    // What is missing first is a secret where any is.
    shown.isKeyConfigured =
      !entry.secrets.isEmpty && missing.map { entry.secrets[$0.member] == nil } ?? true
    if let problem = entry.errors.first {
      shown.state = .unusable(problem: problem.message, fix: problem.fix)
    } else if let kind {
      do {
        shown.descriptor = try descriptor(of: entry, kind)
      } catch {
        let error = ProviderError(wrapping: error)
        shown.state = .unusable(problem: error.message, fix: error.fix)
      }
    }
    if entry.isEnabled, entry.errors.isEmpty, let missing {
      shown.state = .unusable(problem: missing.error.message, fix: missing.error.fix)
    }
    return shown
  }

  /// What the configuration says about each setting of the entry's kind.
  package static func settings(of entry: Configuration.Entry, _ kind: ProviderKind)
    -> [ProviderSettingState]
  {
    kind.settings.map { setting in
      if let source = entry.secrets[setting.name] {
        return ProviderSettingState(
          setting,
          .secret(
            origin: source.origin,
            isAvailable: SecretResolver().obstacle(to: source, for: setting.name) == nil))
      }
      guard let value = entry.settings[setting.name] else { return ProviderSettingState(setting) }
      let text = value.stringValue ?? value.text()
      return ProviderSettingState(
        setting, .value(setting.form == .url ? Sanitizer.endpoint(text) : text))
    }
  }

  private static func descriptor(
    of entry: Configuration.Entry, _ kind: ProviderKind
  ) throws -> ProviderDescriptor {
    // Secrets are not needed to tell what a provider is; a stand-in keeps programs from running.
    let context = ProviderContext(
      id: entry.id, name: entry.name, settings: entry.settings,
      secrets: entry.standInSecrets,
      transport: NoTransport())
    let descriptor = try kind.make(context).descriptor
    return entry.filling?.descriptor(of: descriptor) ?? descriptor
  }

  private static func endpoint(of entry: Configuration.Entry, _ kind: ProviderKind) -> String? {
    let places = kind.settings.filter { $0.form == .url || $0.form == .path }
    return places.firstNonNil { (entry.settings[$0.name] ?? $0.standard)?.stringValue }
  }

  /// A way to the network that leads nowhere.
  private struct NoTransport: HTTPTransport {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      throw ProviderError(.unreachable, "nobody is asked")
    }
  }
}

extension ProviderStanding {
  /// The health of a source, in seconds.
  init(_ health: SourceHealth) {
    self.init(
      state: health.state.rawValue, since: health.since.map(Self.seconds),
      retryAt: health.until.map(Self.seconds), level: health.level,
      failure: health.failure.map { Failure(code: $0.code, message: $0.message) },
      lastSuccess: health.lastSuccess.map(Self.seconds),
      quota: health.quota.map { quota in
        Allowance(
          limit: quota.limit, used: quota.used, left: quota.left, seconds: 86_400,
          renewedAt: Self.seconds(quota.resetsAt))
      },
      rates: health.rates.map { rate in
        Allowance(
          limit: rate.rate.requests, used: rate.used, left: max(0, rate.rate.requests - rate.used),
          seconds: Int(rate.rate.window.components.seconds),
          renewedAt: rate.freeAt.map(Self.seconds))
      })
  }

  private static func seconds(_ milliseconds: Int64) -> Int {
    Int((milliseconds + 999) / 1_000)
  }
}

extension SearchEngine {
  /// The engine of a search with these settings.
  package init(_ assembled: ProviderRegistry.Assembly, _ settings: Configuration.Search) {
    var providers = assembled.providers
    for index in providers.indices where !settings.confirm { providers[index].confirms = false }
    self.init(
      providers: providers, unavailable: assembled.unavailable,
      options: SearchOptions(
        softDeadline: settings.soft, hardDeadline: settings.hard, k: settings.k,
        words: settings.words, interprets: settings.interpret,
        otherWords: settings.otherWords),
      order: assembled.order)
  }
}
