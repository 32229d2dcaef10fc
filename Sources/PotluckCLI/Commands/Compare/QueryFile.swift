/// Reads a file of queries: the words of one a line; empty lines and lines that begin with `#` are
/// passed over.
enum QueryFile {
  /// The most queries of one run.
  static let limit = 1000

  /// The words of each query.
  /// - Throws: ``ToolFailure`` when the file cannot be read, names nothing or too much.
  static func read(_ path: String) throws -> [String] {
    var queries: [String] = []
    do throws(FileBytes.Failure) {
      try LineReader.read(path == "-" ? nil : path) { _, bytes in
        guard let bytes else { return }
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        if let first = words.first, !first.hasPrefix("#") {
          queries.append(words.joined(separator: " "))
        }
      }
    } catch {
      throw ToolFailure(
        "cannot read the queries \(path): \(error.reason)", fix: "check the path", code: .usage)
    }
    guard !queries.isEmpty else {
      throw ToolFailure(
        "there is no query in \(path)", fix: "write the words of one a line", code: .usage)
    }
    guard queries.count <= limit else {
      throw ToolFailure(
        "\(path) has \(queries.count) queries, more than \(limit)",
        fix: "take a sample, out of courtesy to the sources", code: .usage)
    }
    return queries
  }
}
