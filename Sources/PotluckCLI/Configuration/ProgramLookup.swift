#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Looks whether a program that is a source can be started, without starting it.
enum ProgramLookup {
  /// What is wrong; nil when there is such a program.
  ///
  /// A word with a slash is a path, which counts from the program's folder; another one is looked
  /// for in `PATH`.
  static func problem(
    with program: Configuration.Program
  ) -> (message: String, fix: String)? {
    let word = program.command[0]
    let path = program.environment["PATH"] ?? Environment.value("PATH") ?? "/usr/bin:/bin"
    let candidates =
      word.contains("/")
      ? [Paths.absolute(word, in: program.folder)]
      : path.split(separator: ":").map { "\($0)/\(word)" }
    if candidates.contains(where: { access($0, X_OK) == 0 }) { return nil }
    if candidates.contains(where: { access($0, F_OK) == 0 }) {
      return ("the program \(word) may not be run", "make it executable: chmod +x \(word)")
    }
    return ("the program \(word) was not found", "install it, or correct \"command\"")
  }
}
