import Foundation
import Testing

/// Files that hold what a user sees, compared to the last byte.
enum Golden {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether files are written instead of compared: `POTLUCK_GENERATE=1 swift test`.
  static let isGenerating = ProcessInfo.processInfo.environment["POTLUCK_GENERATE"] == "1"

  /// Compares a text with `Golden/NAME`.
  static func check(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try check(
      text, file: package.appendingPathComponent("Tests/PotluckCLITests/Golden/\(name)"),
      sourceLocation: sourceLocation)
  }

  /// Compares a text with a file of the package, or writes it.
  static func check(
    _ text: String, file: URL, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isGenerating {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      text == expected,
      "\(file.lastPathComponent) is stale; look at the difference, then run .ci/generate",
      sourceLocation: sourceLocation)
  }

  /// The text with every measured time as `T`, because it differs from run to run.
  static func maskingTimes(_ text: String) -> String {
    text.replacing(/\b\d+(\.\d+)? (ms|s)\b/, with: "T")
      // Told only where it differs enough from the whole time.
      .replacing(/,\s+the\s+first\s+after\s+T/, with: "")
      .replacing(/("(durationMs|firstListingMs)": ?)\d+/) { "\($0.output.1)0" }
  }

  /// The text with a folder's path as `FOLDER`.
  static func masking(_ folder: String, in text: String) -> String {
    text.replacingOccurrences(of: folder, with: "FOLDER")
  }
}
