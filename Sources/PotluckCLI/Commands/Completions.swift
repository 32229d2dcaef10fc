import ArgumentParser
import PotluckSimulator

extension CompletionKind {
  /// The ids of the configured sources.
  static var providers: CompletionKind { .custom { _, _, _ in Completions.providers } }

  /// The ids of the configured sources and the names of the kinds.
  static var providersAndKinds: CompletionKind {
    .custom { _, _, _ in Completions.providers + Tool.kinds.names }
  }
}

/// What a shell offers for arguments that only this machine's configuration knows.
enum Completions {
  /// The ids of the configured sources; none when the configuration cannot be read.
  static var providers: [String] {
    let loaded = try? LoadedConfiguration.load(flag: nil, kinds: Tool.kinds)
    return loaded?.configuration.entries.map(\.id) ?? []
  }
}

/// The end of a command's discussion: commands to try, each on a line of its own.
func examples(_ lines: String...) -> String {
  "\n\nExamples:\n" + lines.map { "  potluck \($0)" }.joined(separator: "\n")
}
