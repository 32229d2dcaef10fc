import RecipeModel
import RecipeRendering
import RecipeSearch

/// Reads a file of queries: the words of one a line; empty lines and lines that begin with `#` are
/// passed over.
struct QueryFile {
  /// The most queries of one run.
  static let limit = 1000

  private let path: String
  private var queries: [String] = []
  private var lines: [SearchQuery: Int] = [:]

  /// The words of each query; one that stands there twice is said and asked once.
  /// - Throws: ``ToolFailure`` when the file cannot be read, names nothing or too much, or has a line
  ///   that is no text.
  static func read(_ path: String) throws -> [String] {
    var file = QueryFile(path: path)
    var unreadable: Int?
    do throws(FileBytes.Failure) {
      try LineReader.read(path == "-" ? nil : path) { line, bytes in
        guard let text = bytes.flatMap({ String(validating: $0, as: UTF8.self) }) else {
          unreadable = unreadable ?? line
          return
        }
        file.take(text, line)
      }
    } catch {
      throw ToolFailure(
        "cannot read the queries \(path): \(error.reason)", fix: "check the path", code: .usage)
    }
    if let unreadable {
      throw ToolFailure(
        "line \(unreadable) of \(path) is not UTF-8", fix: "save the file as UTF-8", code: .usage)
    }
    return try file.checked()
  }

  private init(path: String) { self.path = path }

  private mutating func take(_ text: String, _ line: Int) {
    let words = text.split { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard let start = words.first, !start.hasPrefix("#") else { return }
    let query = words.joined(separator: " ")
    let key = SearchQuery(text: query).leveled
    guard let first = lines[key] else {
      lines[key] = line
      return queries.append(query)
    }
    let text = "lines \(first) and \(line) of \(path) ask the same, \"\(query)\": it is asked once"
    StandardError.write(Printable.line("potluck: warning: \(text)") + "\n")
  }

  private func checked() throws -> [String] {
    guard !queries.isEmpty else {
      throw ToolFailure(
        "there is no query in \(path)", fix: "write the words of one a line", code: .usage)
    }
    guard queries.count <= Self.limit else {
      throw ToolFailure(
        "\(path) has \(queries.count) queries, more than \(Self.limit)",
        fix: "take a sample, out of courtesy to the sources", code: .usage)
    }
    return queries
  }
}
