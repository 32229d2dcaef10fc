import PotluckSupport
import RecipeModel

/// File paths as settings and arguments name them.
package enum Paths {
  /// The absolute form of a path: `~/` is the home folder, relative ones count from a folder.
  package static func absolute(_ path: String, in folder: String) -> String {
    if path == "~" || path.hasPrefix("~/"), let home = Environment.value("HOME") {
      return home + path.dropFirst()
    }
    if path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The folder that a path lies in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The current folder.
  package static var current: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }
}

/// The process's environment variables.
package enum Environment {
  /// The value of a variable; nil when it is not set or empty.
  package static func value(_ name: String) -> String? {
    guard let pointer = getenv(name), pointer.pointee != 0 else { return nil }
    return String(cString: pointer)
  }
}
