/// A refusal of the operating system.
package struct SystemError: Error, CustomStringConvertible {
  package var code: Int32

  package init(_ code: Int32) { self.code = code }

  /// Whether a symbolic link stood where a file was wanted.
  package var isLink: Bool { code == ELOOP }

  package var description: String {
    if isLink { return "it is a symbolic link" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
