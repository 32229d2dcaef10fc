public import RecipeModel
import RecipeProviderKit

/// A listing as a person or a program writes it for merging: a JSON object.
///
/// `{"provider", "id", "title", "url", "publisher", "ingredients", "image", "rating", "rank",
/// "totalMinutes", "yield", "diets"}`: `ingredients` is a list or a text with commas, `rating` a
/// number or `{"value", "scale"}`. Other members are ignored, and `null` counts as absent.
public struct WrittenListing: Sendable, Hashable {
  /// The listing, without a rating whose scale is not known yet.
  public var listing: Listing
  /// The 1-based place in its provider's list, when it is given.
  public var rank: Int?
  /// A rating without a scale.
  public var bareRating: Double?

  /// Why a value is not a listing.
  public struct Flaw: Error, Sendable, Hashable {
    /// The member that is wrong; nil when it is the whole.
    public var member: String?
    /// What is wrong, without a final stop.
    public var message: String
    /// What to do about it.
    public var fix: String
  }

  /// Reads a listing.
  /// - Parameters:
  ///   - value: the JSON object.
  ///   - noun: what messages call it.
  /// - Throws: ``Flaw`` that names the first member that is wrong.
  public init(_ value: JSON, called noun: String = "listing") throws(Flaw) {
    guard let object = value.objectValue else {
      throw Flaw(
        member: nil, message: "the \(noun) is \(value.kindName), not an object",
        fix: "write {\"provider\": ..., \"id\": ..., \"title\": ...}")
    }
    var members = Members()
    for member in object.members where !member.value.isNull { try members.take(member) }
    self = try members.listing(called: noun)
  }

  private init(listing: Listing, rank: Int?, bareRating: Double?) {
    self.listing = listing
    self.rank = rank
    self.bareRating = bareRating
  }

  /// The members of a listing as they come.
  private struct Members {
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

    func listing(called noun: String) throws(Flaw) -> WrittenListing {
      guard let provider, !provider.isEmpty else { throw missing("provider", in: noun) }
      guard let title else { throw missing("title", in: noun) }
      // A service without identifiers is identified by its links.
      guard let id = id ?? url, !id.isEmpty else { throw missing("id", in: noun) }
      return WrittenListing(
        listing: Listing(
          id: ListingID(provider: provider, id: id), title: title, url: url, publisher: publisher,
          image: image, ingredients: ingredients, rating: rating, totalMinutes: minutes,
          recipeYield: recipeYield, diets: diets),
        rank: rank, bareRating: bareRating)
    }

    private func missing(_ name: String, in noun: String) -> Flaw {
      let alternative = name == "id" ? " (or a \"url\")" : ""
      return Flaw(
        member: nil, message: "the \(noun) has no \"\(name)\"\(alternative)",
        fix: "add \"\(name)\" with a text in it")
    }
  }
}
