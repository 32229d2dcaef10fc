import Foundation
import Testing

/// Compares what a renderer writes with a file that people have reviewed.
///
/// The files lie in `Golden/` beside this one. A difference fails the test, shows the lines that
/// differ and writes nothing. After a deliberate change, run the tests with
/// `POTLUCK_UPDATE_GOLDEN=1` once, which rewrites the files, and review them like code.
enum GoldenFile {
  static let variable = "POTLUCK_UPDATE_GOLDEN"

  /// Expects a text to be exactly what the golden file of that name holds.
  static func expect(
    _ text: String, is name: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let golden = tests.appending(path: "Golden").appending(path: name)
    if ProcessInfo.processInfo.environment[variable] == "1" {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: golden)
      return
    }
    guard let data = try? Data(contentsOf: golden) else {
      Issue.record("there is no \(golden.path); \(variable)=1 creates it", sourceLocation: location)
      return
    }
    guard data != Data(text.utf8) else { return }
    Issue.record(
      "\(name) differs (- golden, + now):\n\(difference(String(decoding: data, as: UTF8.self), text))",
      sourceLocation: location)
  }

  /// The lines that only one of two texts has, numbered, with control characters made visible.
  static func difference(_ golden: String, _ now: String) -> String {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let changes = lines(now).difference(from: lines(golden)).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "-\(offset + 1): \(visible(line))")
      case .insert(let offset, let line, _): (offset, 1, "+\(offset + 1): \(visible(line))")
      }
    }
    return changes.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
  }

  private static func visible(_ line: String) -> String {
    line.unicodeScalars.map { $0.value < 0x20 ? "\\u{\(String($0.value, radix: 16))}" : "\($0)" }
      .joined()
  }
}
