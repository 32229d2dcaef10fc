import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// Tells about configured providers without asking anybody.
struct ProviderCatalog {
  /// What lists show of one entry.
  func entry(_ entry: Configuration.Entry) -> ProviderEntry {
    let kind = entry.kind
    var shown = ProviderEntry(
      id: entry.id, kind: entry.use, state: entry.isEnabled ? .enabled : .disabled,
      endpoint: kind.flatMap { endpoint(of: entry, $0) } ?? entry.program?.command.first,
      weight: entry.weight, group: entry.group)
    shown.needsKey = kind?.settings.contains { $0.form == .secret && $0.isRequired } ?? false
    shown.isKeyConfigured = !entry.secrets.isEmpty && missingSecret(entry) == nil
    if let problem = entry.errors.first {
      shown.state = .unusable(problem: problem.message, hint: problem.fix)
    } else if let kind {
      do {
        shown.descriptor = try descriptor(of: entry, kind)
      } catch {
        let error = ProviderError(wrapping: error)
        shown.state = .unusable(problem: error.message, hint: error.hint)
      }
    }
    if entry.isEnabled, entry.errors.isEmpty, let missing = missingSecret(entry) {
      shown.state = .unusable(problem: missing.message, hint: missing.hint)
    }
    return shown
  }

  /// What the configuration says about each setting of the entry's kind.
  func settings(of entry: Configuration.Entry, _ kind: ProviderKind) -> [ProviderSettingState] {
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

  private func descriptor(
    of entry: Configuration.Entry, _ kind: ProviderKind
  ) throws -> ProviderDescriptor {
    // Secrets are not needed to tell what a provider is; a stand-in keeps programs from running.
    let context = ProviderContext(
      id: entry.id, name: entry.name, settings: entry.settings,
      secrets: entry.standInSecrets,
      transport: NoTransport())
    return try kind.make(context).descriptor
  }

  private func missingSecret(_ entry: Configuration.Entry) -> ProviderError? {
    entry.secrets.sorted { $0.key < $1.key }.lazy.compactMap { name, source in
      SecretResolver().obstacle(to: source, for: name)
    }.first
  }

  private func endpoint(of entry: Configuration.Entry, _ kind: ProviderKind) -> String? {
    let places = kind.settings.filter { $0.form == .url || $0.form == .path }
    return places.lazy.compactMap { (entry.settings[$0.name] ?? $0.standard)?.stringValue }.first
  }

  /// A way to the network that leads nowhere.
  private struct NoTransport: HTTPTransport {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      throw ProviderError(.unreachable, "nobody is asked")
    }
  }
}

extension SecretSource {
  /// Where the secret comes from, in words without it.
  var origin: String {
    switch self {
    case .environment(let name): "environment variable \(name)"
    case .file(let path): "file \(path)"
    case .command(let words): "program \(words[0])"
    case .literal: "the configuration itself"
    }
  }
}
