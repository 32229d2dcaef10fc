import RecipeModel
import RecipeProviderKit

/// Reads one line of `potluck merge`'s input: a listing as a JSON object.
enum ListingLine {
  /// A listing as far as one line tells; the rank may be missing and the scale unknown.
  struct Parsed {
    /// The listing, without a rating whose scale is not known yet.
    var listing: Listing
    /// The 1-based place that the line gives.
    var rank: Int?
    /// A rating without a scale.
    var bareRating: Double?
  }

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
  static func parse(_ bytes: [UInt8]) throws(Failure) -> Parsed {
    let value: JSON
    do throws(JSONParseError) {
      value = try JSON(parsing: bytes)
    } catch {
      throw Failure(
        message: "not valid JSON: \(error.message)", fix: "write one JSON object a line",
        column: error.column)
    }
    do throws(Flaw) {
      return try listing(value)
    } catch {
      // Places are looked for only now: good lines need none.
      let positions = JSONPositions(of: bytes)
      let place = positions.values[error.member.map { "/\($0)" } ?? ""]
      throw Failure(message: error.message, fix: error.fix, column: place?.column ?? 1)
    }
  }

  /// A failure before its place is known.
  private struct Flaw: Error {
    var member: String?
    var message: String
    var fix: String
  }

  private static func listing(_ value: JSON) throws(Flaw) -> Parsed {
    guard let object = value.objectValue else {
      throw Flaw(
        member: nil, message: "the line is \(value.kindName), not an object",
        fix: "write {\"provider\": ..., \"id\": ..., \"title\": ...}")
    }
    var fields = Fields()
    for member in object.members where !member.value.isNull { try fields.take(member) }
    return try fields.parsed()
  }

  /// The members of a line as they come.
  private struct Fields {
    var provider: String?
    var id: String?
    var title: String?
    var url: String?
    var publisher: String?
    var image: String?
    var ingredients: [String] = []
    var rating: Rating?
    var bareRating: Double?
    var rank: Int?
    var minutes: Int?
    var recipeYield: String?
    var diets: Set<Diet>?

    mutating func take(_ member: JSONObject.Member) throws(Flaw) {
      let value = member.value
      switch member.name {
      case "provider": provider = try text(member)
      case "id": id = try identifier(member)
      case "title": title = TextCleaning.clean(try text(member))
      case "url": url = try text(member)
      case "publisher": publisher = TextCleaning.clean(try text(member))
      case "image": image = try text(member)
      case "ingredients": ingredients = try lines(member)
      case "rating": try take(rating: member)
      case "rank": rank = try positive(member)
      case "totalMinutes": minutes = try positive(member)
      case "yield": recipeYield = TextCleaning.clean(try text(member))
      case "diets":
        guard let list = value.arrayValue else { throw wrong(member, "a list of texts") }
        diets = Set(list.compactMap { $0.stringValue.flatMap(Diet.init(parsing:)) })
      default: break
      }
    }

    private func wrong(_ member: JSONObject.Member, _ expected: String) -> Flaw {
      Flaw(
        member: member.name,
        message: "\"\(member.name)\" is not \(expected)",
        fix: "write \(expected), or leave the member out")
    }

    private func text(_ member: JSONObject.Member) throws(Flaw) -> String {
      guard let text = member.value.stringValue else { throw wrong(member, "a text") }
      return text
    }

    /// Services use both; a number counts by its digits.
    private func identifier(_ member: JSONObject.Member) throws(Flaw) -> String {
      switch member.value {
      case .string(let text): return text
      case .number(let number): return number.literal
      default: throw wrong(member, "a text or a number")
      }
    }

    private func positive(_ member: JSONObject.Member) throws(Flaw) -> Int {
      guard let number = member.value.intValue, number >= 1 else {
        throw wrong(member, "a whole number from 1")
      }
      return number
    }

    private func lines(_ member: JSONObject.Member) throws(Flaw) -> [String] {
      switch member.value {
      case .string(let list): return TextCleaning.splitIngredients(list)
      case .array(let elements):
        let lines = elements.compactMap(\.stringValue)
        guard lines.count == elements.count else { throw wrong(member, "a list of texts") }
        return TextCleaning.ingredientLines(lines)
      default: throw wrong(member, "a list of texts or a text with commas")
      }
    }

    private mutating func take(rating member: JSONObject.Member) throws(Flaw) {
      if let value = member.value.doubleValue {
        guard value.isFinite, value >= 0 else { throw wrong(member, "a number from 0") }
        return bareRating = value
      }
      guard let value = member.value["value"]?.doubleValue,
        let scale = member.value["scale"]?.doubleValue,
        let known = Rating(value: value, scale: scale)
      else { throw wrong(member, "a number or {\"value\": 4, \"scale\": 5}") }
      rating = known
    }

    func parsed() throws(Flaw) -> Parsed {
      guard let provider, !provider.isEmpty else { throw missing("provider") }
      guard let title else { throw missing("title") }
      // A service without identifiers is identified by its links.
      guard let id = id ?? url, !id.isEmpty else { throw missing("id") }
      return Parsed(
        listing: Listing(
          id: ListingID(provider: provider, id: id), title: title, url: url, publisher: publisher,
          image: image, ingredients: ingredients, rating: rating, totalMinutes: minutes,
          recipeYield: recipeYield, diets: diets),
        rank: rank, bareRating: bareRating)
    }

    private func missing(_ name: String) -> Flaw {
      let alternative = name == "id" ? " (or a \"url\")" : ""
      return Flaw(
        member: nil, message: "the line has no \"\(name)\"\(alternative)",
        fix: "add \"\(name)\" with a text in it")
    }
  }
}
