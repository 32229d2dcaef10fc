import RecipeModel
import RecipeRendering
import RecipeSearch

/// Reads saved searches and comparisons from files.
enum SavedComparisons {
  /// The most bytes of one file: a comparison of 20 sources with 1,000 listings each takes 20 MB.
  private static let byteLimit = 256 << 20
  private static let limits = JSONLimits(maxMemory: 2 << 30)

  /// The comparisons of all files in order, reckoned anew.
  /// - Throws: ``ToolFailure`` for a file that cannot be read or holds something else.
  static func read(_ paths: [String], _ options: ComparisonOptions) throws -> [Comparison] {
    try paths.flatMap { path in
      let bytes: [UInt8]
      do throws(FileBytes.Failure) {
        bytes = try FileBytes.read(path, limit: byteLimit)
      } catch {
        throw ToolFailure("cannot read \(path): \(error.reason)", fix: "check the path")
      }
      return try reports(bytes, path).map { $0.comparison(options) }
    }
  }

  private static func reports(_ bytes: [UInt8], _ path: String) throws -> [SavedReport] {
    let fix = "save one with potluck search --json or potluck compare --json"
    do {
      return try SavedReport.read(try JSON(parsing: bytes, limits: limits))
    } catch let error as SavedReportError {
      throw ToolFailure("\(path) is no saved search: \(error)", fix: fix)
    } catch let error as JSONParseError {
      throw ToolFailure("\(path) is not JSON: \(error)", fix: fix)
    }
  }
}
