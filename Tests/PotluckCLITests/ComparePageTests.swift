import Foundation
import TestSupport
import Testing

/// The page of a comparison as the real program writes it.
@Suite(.fewAtOnce, .enabled("needs the cookbook") { await Potluck.has("cookbook") })
struct ComparePageTests {
  /// Runs a comparison in the cookbook that is to become a page.
  private func compare(_ page: String, in folder: borrowing TemporaryFolder) async throws
    -> ToolResult
  {
    let file = try folder.write(
      #"{"version": 1, "providers": [{"id": "cookbook", "use": "cookbook"}]}"#, to: "config.json")
    return try await Potluck.run(["compare", "soup", "--config", file, "--html", page])
  }

  @Test func `the page is written beside the figures and replaces an older one`() async throws {
    let folder = try TemporaryFolder()
    let page = try folder.write("an older page", to: "page.html", mode: 0o644)
    let result = try await compare(page, in: folder)
    #expect(result.code == 0)
    #expect(result.output.contains("soup"))
    #expect(result.errors == "The page is in \(page)\n")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.hasPrefix("<!DOCTYPE html>") && text.hasSuffix("</html>\n"))
    #expect(text.contains("cookbook") && text.contains("Asked on <time datetime=\"20"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.sorted() == ["config.json", "page.html"])
  }

  @Test(arguments: [
    ("missing/page.html", "there is no such folder"), ("", "it is a folder, not a file"),
  ])
  func `a place that takes no page is told before anybody is asked`(
    _ place: String, _ reason: String
  ) async throws {
    let folder = try TemporaryFolder()
    let page = "\(folder.path)/\(place)"
    let result = try await compare(page, in: folder)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.errors.contains("cannot write the page \(page): \(reason)"))
  }
}
