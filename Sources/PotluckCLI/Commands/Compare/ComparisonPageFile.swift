import RecipeRendering
import RecipeResilience
import RecipeSearch

/// The file that a comparison's page is written to.
struct ComparisonPageFile {
  private let path: String
  private let isSaved: Bool

  /// Looks whether the page can be written, before anybody is asked anything.
  /// - Parameters:
  ///   - path: the file, which is replaced when it is there.
  ///   - isSaved: whether the figures come from saved searches.
  /// - Throws: ``ToolFailure`` when nothing can be written there.
  init(_ path: String, isSaved: Bool) throws {
    self.path = path
    self.isSaved = isSaved
    do throws(FileBytes.Failure) {
      try FileBytes.checkReplaceable(Paths.absolute(path, in: Paths.current))
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// Writes the page, whole or not at all, and says where it is.
  func write(_ comparisons: [Comparison], changes: [ComparisonChange?]) throws {
    let renderer = ComparisonPageRenderer(
      origin: isSaved ? .saved : .asked, moment: Int(Surroundings.systemTime() / 1_000))
    do throws(FileBytes.Failure) {
      try FileBytes.replace(
        Paths.absolute(path, in: Paths.current), renderer.render(comparisons, changes: changes))
    } catch {
      throw Self.failure(path, error)
    }
    StandardError.write(Printable.line("The page is in \(path)") + "\n")
  }

  private static func failure(_ path: String, _ error: FileBytes.Failure) -> ToolFailure {
    ToolFailure(
      "cannot write the page \(path): \(error.isMissing ? "there is no such folder" : error.reason)",
      fix: "name another file")
  }
}
