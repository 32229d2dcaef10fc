import RecipeModel
import RecipeProviderKit

/// What the owner added, as a member of schema.org's Recipe that only Potluck writes and reads.
///
/// Others ignore it, and read the same in the ways that recipe managers have: notes as a comment,
/// tags among the keywords, the rating as that of the recipe where its source gives none.
enum OwnersMember {
  static let name = "potluck:own"

  /// The member.
  static func write(_ exchanged: ExchangedRecipe) -> JSON {
    var object: JSONObject = [
      "tags": .array(exchanged.tags.map(JSON.string)),
      "notes": .array(exchanged.ownNotes.map(JSON.string)),
    ]
    if let rating = exchanged.ownRating { object["rating"] = .int(rating) }
    if !exchanged.cooked.isEmpty { object["cooked"] = .array(exchanged.cooked.map(JSON.string)) }
    return .object(object)
  }

  /// Takes what the owner added out of the places where others look for it.
  /// - Returns: false where the member is missing.
  static func read(_ document: JSONObject, into exchanged: inout ExchangedRecipe) -> Bool {
    guard let own = document[name] else { return false }
    exchanged.tags = texts(own["tags"])
    exchanged.ownNotes = texts(own["notes"])
    exchanged.cooked = texts(own["cooked"]).filter {
      $0.utf8.count == 10 && ISO8601Date.read($0) != nil
    }
    exchanged.ownRating = own["rating"]?.intValue.flatMap { 1...5 ~= $0 ? $0 : nil }
    exchanged.recipe.keywords.removeAll { exchanged.tags.contains($0) }
    if exchanged.ownRating != nil, exchanged.recipe.ratingCount == nil {
      exchanged.recipe.listing.rating = nil
    }
    let comments = document["comment"].map { $0.arrayValue ?? [$0] } ?? []
    let notes = comments.compactMap { $0["text"]?.stringValue }
      .flatMap { $0.split(whereSeparator: \.isNewline) }
    exchanged.recipe.notes = notes.prefix(200).compactMap {
      TextCleaning.clean(String($0), limit: ListingLimits.paragraphCharacters)
    }.filter { !exchanged.ownNotes.contains($0) }
    return true
  }

  private static func texts(_ json: JSON?) -> [String] {
    (json?.arrayValue ?? []).prefix(200).compactMap {
      $0.stringValue.flatMap { TextCleaning.clean($0, limit: ListingLimits.paragraphCharacters) }
    }
  }
}
