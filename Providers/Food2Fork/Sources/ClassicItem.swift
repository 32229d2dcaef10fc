import RecipeModel
import RecipeProviderKit

/// A recipe as food2fork.com wrote it; Forkify writes the same without `f2f_url`.
enum ClassicItem {
  /// The items of a page, with what the answer complains of all the same.
  /// - Throws: ``ProviderError``: the complaint, where nothing is listed beside it.
  static func items(
    _ response: HTTPResponse, _ reading: ItemReading
  ) throws -> (items: JSONCursor.Elements, complaint: ProviderError?) {
    let answer = try reading.answers.json(response)
    let complaint = ServiceRefusal.error(
      in: answer, status: response.status, redaction: reading.redaction)
    if let complaint, answer.json["recipes"]?.arrayValue?.isEmpty ?? true { throw complaint }
    return (try answer.member("recipes").elements(), complaint)
  }

  static func listing(_ item: JSONCursor, provider: String) throws -> Listing {
    let title = try item.title()
    let page = item.link("f2f_url")
    guard let id = try item.identifier("recipe_id") ?? page.flatMap(lastSegment) else {
      throw ItemRejection(.missingID)
    }
    return Listing(
      id: ListingID(provider: provider, id: id), title: title,
      url: item.link("source_url") ?? page, publisher: item.text("publisher"),
      image: item.link("image_url"), ingredients: item.lines("ingredients"),
      rating: item.decimal("social_rank").flatMap { Rating(value: $0, scale: 100) })
  }

  /// Reads a detail answer; nil for the empty `recipe` that stands for an unknown identifier.
  /// - Throws: ``ProviderError``: an error that the answer tells in place of a recipe among others.
  static func recipe(_ response: HTTPResponse, _ reading: ItemReading) throws -> Recipe? {
    let answer = try reading.answers.json(response)
    let complaint = ServiceRefusal.error(
      in: answer, status: response.status, redaction: reading.redaction)
    if let complaint, answer.json["recipe"]?.objectValue?.members.isEmpty ?? true {
      throw complaint
    }
    return try recipe(answer, provider: reading.provider)
  }

  private static func recipe(_ answer: JSONCursor, provider: String) throws -> Recipe? {
    guard answer.json.objectValue != nil else { throw answer.wrongType("an object") }
    guard let json = answer.json["recipe"] else {
      _ = try answer.member("recipe")
      return nil
    }
    guard let members = json.objectValue, !members.members.isEmpty else { return nil }
    do {
      return Recipe(listing: try listing(answer.member("recipe"), provider: provider))
    } catch is ItemRejection {
      throw ProviderError(
        .drift, "the recipe at /recipe has no title or no identifier",
        fix: "the service has changed its answers; check its address, or report it")
    }
  }

  /// `http://food2fork.com/view/35382` → `35382`; the documentation's sample has no `recipe_id`.
  private static func lastSegment(_ link: String) -> String? {
    let path = link.prefix { $0 != "?" && $0 != "#" }
    let segments = path.split(separator: "/")
    guard segments.count > 2, let last = segments.last else { return nil }
    return PercentEncoding.decode(last)
  }
}
