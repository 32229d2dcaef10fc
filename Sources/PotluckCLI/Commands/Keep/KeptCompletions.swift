import ArgumentParser
import RecipeKeeping
import RecipeModel

extension CompletionKind {
  /// The names of kept recipes, newest first.
  static var keptNames: CompletionKind { .custom { _, _, _ in Completions.kept.map(\.id) } }

  /// The tags of kept recipes, behind those of a list that are written already.
  static var keptTags: CompletionKind {
    .custom { _, _, prefix in
      let written = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
      let chosen = Set(written.split(separator: ","))
      var seen: Set<String> = []
      return Completions.kept.flatMap(\.tags)
        .filter { !chosen.contains($0[...]) && seen.insert($0).inserted }.sorted()
        .map { written + $0 }
    }
  }
}

extension Completions {
  /// What is kept; nothing where nobody keeps anything, or it cannot be read in time.
  fileprivate static var kept: [KeptRecipe] {
    guard let library = keeping.flatMap({ KeptLibraries.library($0) }) else { return [] }
    return waiting { (try? await library.list(KeptFilter())) ?? [] }
  }
}
