import Foundation
import RecipeExchange
import TestSupport
import Testing

/// The page about import and export.
@Suite("The page about import and export", .fewAtOnce) struct DocumentationTests {
  /// The page and the first and the last line of its table.
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/Import-and-export.md")

  /// A table that is not the program's fails the test; `POTLUCK_GENERATE=1` writes it.
  @Test func `the table of what formats hold is that of the program`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasPrefix("| A recipe's |") })
    let end = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    let table = ExchangeField.table.split(separator: "\n")
    if ProcessInfo.processInfo.environment["POTLUCK_GENERATE"] == "1" {
      let filled = lines[..<first] + table + lines[end...]
      try filled.joined(separator: "\n").write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(Array(lines[first..<end]) == table)
    }
  }

  @Test func `the page names every format as the command does`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    for format in ExportFormat.allCases {
      #expect(text.contains("`\(format.rawValue)`"), "\(format)")
    }
  }
}
