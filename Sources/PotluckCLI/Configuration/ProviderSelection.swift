import RecipeModel

/// What `--providers` says: only these, or all but those.
struct ProviderSelection {
  /// The ids that are asked; empty for all that are enabled.
  private(set) var wanted: [String] = []
  /// The ids that are not asked.
  private(set) var unwanted: [String] = []

  /// Reads lists such as `a,b` or `-c`.
  /// - Throws: ``ToolFailure`` for a name that no entry has.
  init(_ lists: [String], among entries: [Configuration.Entry]) throws(ToolFailure) {
    let ids = entries.map(\.id)
    for part in lists.flatMap({ $0.split(separator: ",") }) {
      let word = part.drop(while: \.isWhitespace)
      let isUnwanted = word.hasPrefix("-")
      var name = String(isUnwanted ? word.dropFirst() : word)
      while name.last?.isWhitespace == true { name.removeLast() }
      guard !name.isEmpty else { continue }
      guard ids.contains(name) else {
        let nearest = NearestName.question(name, among: ids)
        throw ToolFailure(
          "there is no provider \"\(name)\" in the configuration",
          fix: "\(nearest)known: \(ids.isEmpty ? "none" : ids.joined(separator: ", "))",
          code: .usage)
      }
      if isUnwanted { unwanted.append(name) } else { wanted.append(name) }
    }
  }

  /// The entries to ask, in their order; one that is named is asked even when it is not enabled.
  func apply(to entries: [Configuration.Entry]) -> [Configuration.Entry] {
    entries.filter { entry in
      guard !unwanted.contains(entry.id) else { return false }
      return wanted.isEmpty ? entry.isEnabled : wanted.contains(entry.id)
    }
  }
}
