import Foundation
import RecipeKeeping
import TestSupport
import Testing

@testable import PotluckCLI

/// How much one file of an import may hold, and how far an import is.
@Suite(.fewAtOnce) struct ImportBoundsTests {
  @Test func `a file of more than a GiB is refused before it is read`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("[", to: "soups.json")
    // The file system stores nothing of the gap.
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.truncate(atOffset: 1 << 30 + 1)
    try handle.close()
    let result = try await Potluck.run(["import", file], environment: ["HOME": folder.path])
    #expect(result.code == 2)
    #expect(result.errors.contains("It cannot be read: it is larger than 1048576 KiB."))
  }

  @Test func `the progress tells which of how many recipes is kept`() {
    let many = KeptImport.Progress(7, of: 60_000, in: "soups.json")
    #expect(many.text == "7 of 60000 of soups.json")
    #expect(KeptImport.Progress(1, of: 1, in: "soup.json").text == "soup.json")
  }
}
