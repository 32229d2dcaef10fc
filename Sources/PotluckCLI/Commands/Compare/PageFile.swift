import RecipeRendering
import RecipeResilience

/// The file that the page of a comparison is written to.
struct PageFile {
  private let path: String

  /// Looks whether the page can be written, before anybody is asked anything.
  /// - Parameter path: the file, which is replaced when it is there.
  /// - Throws: ``ToolFailure`` when nothing can be written there.
  init(_ path: String) throws {
    self.path = path
    do throws(FileBytes.Failure) {
      try FileBytes.checkReplaceable(Paths.absolute(path, in: Paths.current))
    } catch {
      throw Self.failure(path, error)
    }
  }

  /// Writes the page, whole or not at all, and says where it is.
  /// - Parameters:
  ///   - origin: where its figures come from.
  ///   - page: makes the page.
  /// - Throws: ``ToolFailure`` when it cannot be written.
  func write(
    _ origin: ComparisonPageRenderer.Origin, _ page: (ComparisonPageRenderer) -> String
  ) throws {
    let renderer = ComparisonPageRenderer(
      origin: origin, moment: Int(ResilienceEnvironment.systemTime() / 1_000))
    do throws(FileBytes.Failure) {
      try FileBytes.replace(Paths.absolute(path, in: Paths.current), page(renderer))
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
