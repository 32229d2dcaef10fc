import ArgumentParser
import PotluckService
import PotluckSupport
import RecipeKeeping
import RecipeModel

extension CompletionKind {
  /// The names of kept recipes, newest first.
  static var keptNames: CompletionKind { .custom { _, _, _ in Completions.keptNames } }

  /// What names a recipe: the names of kept recipes, and files.
  static var references: CompletionKind {
    .custom { _, _, prefix in
      Completions.keptNames.filter { $0.hasPrefix(prefix) } + Completions.files(prefix)
    }
  }

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

extension ArgumentHelp {
  /// The help of an argument that names recipes.
  static func references(_ more: String = "") -> ArgumentHelp {
    ArgumentHelp(
      "A kept recipe's name, a number of the last list, provider:id, a link"
        + (more.isEmpty ? " or a file." : ", a file, or - for \(more)."), valueName: "ref")
  }
}

extension Completions {
  /// The names of kept recipes; an identifier where several have one name.
  fileprivate static var keptNames: [String] {
    let ids = kept.map(\.id)
    let named = Dictionary(grouping: ids, by: KeptNames.name(of:))
    return ids.map { id in
      let name = KeptNames.name(of: id)
      return named[name]?.count == 1 ? name : id
    }
  }

  /// The files that begin so, folders with a slash.
  fileprivate static func files(_ prefix: String) -> [String] {
    let home = prefix.hasPrefix("~/") ? Environment.value("HOME") : nil
    let path = home.map { $0 + prefix.dropFirst() } ?? prefix
    let literal = path.map { "\\*?[".contains($0) ? "\\\($0)" : String($0) }.joined()
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(literal + "*", GLOB_MARK, nil, &found) == 0 else { return [] }
    let paths = (0..<Int(found.gl_pathc)).compactMap { number in
      found.gl_pathv[number].map { String(cString: $0) }
    }
    return home.map { home in paths.map { "~" + $0.dropFirst(home.count) } } ?? paths
  }

  /// What is kept; nothing where nobody keeps anything, or it cannot be read in time.
  fileprivate static var kept: [KeptRecipe] {
    guard let library = keeping.flatMap({ KeptLibraries.library($0) }) else { return [] }
    return waiting { (try? await library.list(KeptFilter())) ?? [] }
  }
}
