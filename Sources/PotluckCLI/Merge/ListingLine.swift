import RecipeModel
import RecipeSearch

/// Reads one line of `potluck merge`'s input: a listing as a JSON object, or a line that Potluck
/// itself wrote (`search --jsonl`, `merge`): a recipe with its sources.
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
  /// - Returns: its listings: one of a listing, one a source of a recipe, none of a record that
  ///   says something else about a search.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> [WrittenListing] {
    let value: JSON
    do throws(JSONParseError) {
      value = try JSON(parsing: bytes)
    } catch {
      throw Failure(
        message: "not valid JSON: \(error.message)", fix: "write one JSON object a line",
        column: error.column)
    }
    do throws(WrittenListing.Flaw) {
      guard let parts = listings(of: value) else {
        return [try WrittenListing(value, called: "line")]
      }
      var written: [WrittenListing] = []
      for part in parts { written.append(try WrittenListing(part, called: "source")) }
      return written
    } catch {
      // Places are looked for only now: good lines need none.
      let positions = JSONPositions(of: bytes)
      let place = positions.values[error.member.map { "/\($0)" } ?? ""]
      throw Failure(message: error.message, fix: error.fix, column: place?.column ?? 1)
    }
  }

  /// The listings of a line of Potluck's own; nil for any other line.
  ///
  /// Each source of a recipe becomes a listing with the recipe's fields and what it says for itself.
  private static func listings(of value: JSON) -> [JSON]? {
    let isRecord = value["version"]?.intValue != nil && value["kind"]?.stringValue != nil
    if isRecord, value["kind"] != "item" { return [] }
    guard let recipe = value.objectValue, recipe["provider"] == nil,
      let sources = recipe["sources"]?.arrayValue, !sources.isEmpty
    else { return nil }
    return sources.map { source in
      guard let own = source.objectValue else { return source }
      var listing = recipe
      for member in own.members { listing[member.name] = member.value }
      return .object(listing)
    }
  }
}
