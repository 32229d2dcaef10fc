package import RecipeModel

/// What `--providers` says: only these, or all but those.
package struct ProviderSelection {
  /// The ids that are asked; empty for all that are enabled.
  private(set) var wanted: [String] = []
  /// The ids that are not asked.
  private(set) var unwanted: [String] = []

  /// Reads lists such as `a,b` or `-c`.
  /// - Throws: ``Failure`` for a name that no entry has.
  package init(_ lists: [String], among entries: [Configuration.Entry]) throws(Failure) {
    let ids = entries.map(\.id)
    for part in lists.flatMap({ $0.split(separator: ",") }) {
      let word = part.drop(while: \.isWhitespace)
      let isUnwanted = word.hasPrefix("-")
      var name = String(isUnwanted ? word.dropFirst() : word)
      while name.last?.isWhitespace == true { name.removeLast() }
      guard !name.isEmpty else { continue }
      // What nobody keeps is left out already.
      if isUnwanted, name == Configuration.kept, !ids.contains(name) { continue }
      guard ids.contains(name) else {
        throw Failure.unknown(
          "there is no provider \"\(name)\" in the configuration", name, among: ids)
      }
      if isUnwanted { unwanted.append(name) } else { wanted.append(name) }
    }
    if !unwanted.isEmpty, apply(to: entries).isEmpty, entries.contains(where: \.isEnabled) {
      throw Failure(
        "--providers leaves out every source", fix: "leave one to be asked, or add another")
    }
  }

  /// The selection as `--providers` takes it, the same for the same sources.
  package func words(withoutKept: Bool) -> [String] {
    let unwanted = unwanted + (withoutKept ? [Configuration.kept] : [])
    return Set(wanted + unwanted.map { "-\($0)" }).sorted()
  }

  /// The entries to ask, in their order; one that is named is asked even when it is not enabled.
  package func apply(to entries: [Configuration.Entry]) -> [Configuration.Entry] {
    entries.filter { entry in
      guard !unwanted.contains(entry.id) else { return false }
      return wanted.isEmpty ? entry.isEnabled : wanted.contains(entry.id)
    }
  }
}
