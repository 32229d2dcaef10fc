import RecipeProviderKit
import Synchronization

/// The secrets of a configuration, to keep them out of what is made of pages: a page can repeat what its
/// site was sent with some other request.
final class ConfiguredSecrets: Sendable {
  private let entries: [Configuration.Entry]
  /// What was fetched while sources were made.
  private let noted = Mutex<Set<Secret>>([])
  private let fetched = Mutex<[SecretSource: Task<Secret?, Never>]>([:])

  /// Prepares to find the secrets of entries; nothing is read before the first page.
  init(_ entries: [Configuration.Entry]) { self.entries = entries }

  /// Takes secrets that were fetched for a source.
  func note(_ new: some Sequence<Secret>) { noted.withLock { $0.formUnion(new) } }

  /// What a page on a host may repeat, in an order that is the same in every run.
  ///
  /// Variables and files are read for every page. A program that gives a secret may ask a person, so
  /// that it is run only for pages on a host of its own source.
  func secrets(ofPagesAt host: String) async -> [Secret] {
    var all = noted.withLock(\.self)
    for entry in entries {
      let isOfHost = entry.origins.contains { (try? RequestURL($0))?.host == host }
      for source in entry.secrets.values {
        if case .command = source, !isOfHost { continue }
        if let secret = await secret(source) { all.insert(secret) }
      }
    }
    return all.sorted { $0.exposed < $1.exposed }
  }

  /// The secret, fetched once; nil where it cannot be had, and is nobody's then.
  private func secret(_ source: SecretSource) async -> Secret? {
    let task = fetched.withLock { fetched in
      let task =
        fetched[source] ?? Task { try? await SecretResolver().resolve(source, for: "secret") }
      fetched[source] = task
      return task
    }
    return await task.value
  }
}
