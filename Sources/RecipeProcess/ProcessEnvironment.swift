import PotluckSupport

/// The environment that a program is started in: a handful of variables and what its entry names.
public enum ProcessEnvironment {
  /// The variables that every program gets: where programs, files and settings are found, and the
  /// language.
  public static let inherited = [
    "PATH", "HOME", "LANG", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_DATA_HOME",
    "XDG_DATA_DIRS", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR",
  ]

  /// The environment for a program whose entry names these variables.
  ///
  /// Nothing else of the caller's environment is passed on, because it may hold the secrets of
  /// other providers. An entry's variable wins over an inherited one.
  public static func clean(adding variables: [String: String] = [:]) -> [String: String] {
    clean(adding: variables) { name in
      getenv(name).flatMap { $0.pointee == 0 ? nil : String(cString: $0) }
    }
  }

  static func clean(
    adding variables: [String: String], from lookUp: (String) -> String?
  ) -> [String: String] {
    var environment = variables
    for name in inherited where environment[name] == nil { environment[name] = lookUp(name) }
    return environment
  }
}
