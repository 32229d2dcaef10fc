import PotluckSupport

/// Looks whether a program that is a source, or gives a secret, can be started, without starting it.
enum ProgramLookup {
  /// What is wrong, to stand after the program's name; nil when there is such a program.
  typealias Problem = (what: String, fix: String)

  /// What is wrong with a program that is a source.
  static func problem(with program: Configuration.Program) -> Problem? {
    problem(
      with: program.command[0], in: program.folder, path: program.environment["PATH"])
  }

  /// What is wrong with a program by its name.
  ///
  /// A word with a slash is a path, which counts from the folder; another one is looked for in
  /// `PATH`.
  static func problem(with word: String, in folder: String, path: String? = nil) -> Problem? {
    let path = path ?? Environment.value("PATH") ?? "/usr/bin:/bin"
    let candidates =
      word.contains("/")
      ? [Paths.absolute(word, in: folder)]
      : path.split(separator: ":").map { "\($0)/\(word)" }
    if candidates.contains(where: { access($0, X_OK) == 0 }) { return nil }
    if candidates.contains(where: { access($0, F_OK) == 0 }) {
      return ("may not be run", "make it executable: chmod +x \(word)")
    }
    return ("was not found", "install it, or correct \"command\"")
  }
}
