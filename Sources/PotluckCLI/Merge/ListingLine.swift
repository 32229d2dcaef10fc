import RecipeModel
import RecipeSearch

/// Reads one line of `potluck merge`'s input: a listing as a JSON object.
enum ListingLine {
  /// Why a line is not a listing.
  struct Failure: Error {
    /// What is wrong, without a final stop.
    var message: String
    /// What to do about it.
    var fix: String
    /// Where in the line, from 1, counted in bytes.
    var column: Int
  }

  /// Reads a line.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> WrittenListing {
    let value: JSON
    do throws(JSONParseError) {
      value = try JSON(parsing: bytes)
    } catch {
      throw Failure(
        message: "not valid JSON: \(error.message)", fix: "write one JSON object a line",
        column: error.column)
    }
    do throws(WrittenListing.Flaw) {
      return try WrittenListing(value, called: "line")
    } catch {
      // Places are looked for only now: good lines need none.
      let positions = JSONPositions(of: bytes)
      let place = positions.values[error.member.map { "/\($0)" } ?? ""]
      throw Failure(message: error.message, fix: error.fix, column: place?.column ?? 1)
    }
  }
}
