import RecipeModel
import RecipeProviderKit

/// Reads a page of listings, one listing, and a recipe in full.
struct ListingMessage {
  /// The identifier of the provider.
  let provider: String
  /// Takes secrets out of excerpts.
  let redaction: Redaction

  /// Reads the result of `search`.
  /// - Throws: ``ProviderError`` with code `drift`.
  func page(_ answer: JSONCursor) throws -> SearchPage {
    let total = answer.optional("total")?.json.intValue
    var page = try SearchPage(
      items: answer.member("listings").elements(),
      next: answer.optional("next").flatMap { try AnswerMessage.token($0) },
      total: total.flatMap { $0 < 0 ? nil : $0 }, redaction: redaction
    ) { item in
      let title = try item.title()
      guard let id = try item.identifier("id") ?? item.link("url") else {
        throw ItemRejection(.missingID)
      }
      return listing(item, id: id, title: title)
    }
    page.filtered = answer.json["filtered"].flatMap(filtered)
    return page
  }

  /// How many recipes the program's own filters left out; nil unless that is an object.
  private func filtered(_ value: JSON) -> [Drop.Reason: Int]? {
    value.objectValue.map { object in
      object.members.reduce(into: [:]) { counts, member in
        guard let count = member.value.intValue, 1...1_000_000_000 ~= count else { return }
        counts[Drop.Reason(rawValue: member.name)] = count
      }
    }
  }

  /// Reads the result of `recipe`; an answer without an identifier is the recipe asked for.
  /// - Throws: ``ProviderError`` with code `drift`.
  func recipe(_ answer: JSONCursor, for id: String) throws -> Recipe {
    guard answer.json.objectValue != nil else { throw answer.wrongType("an object") }
    do {
      let title = try answer.title()
      let listing = listing(answer, id: try answer.identifier("id") ?? id, title: title)
      return Recipe(
        listing: listing,
        summary: answer.text("summary", limit: ListingLimits.paragraphCharacters),
        instructions: steps(answer.json["instructions"]),
        prepMinutes: minutes(answer, "prepMinutes"), cookMinutes: minutes(answer, "cookMinutes"),
        cuisine: answer.text("cuisine"), category: answer.text("category"),
        keywords: lines(answer, "keywords"))
    } catch {
      throw ProviderError(
        .drift, "the recipe has no title, or one of the wrong type",
        hint: "answer with a recipe that has a “title”, or with null")
    }
  }

  private func listing(_ item: JSONCursor, id: String, title: String) -> Listing {
    Listing(
      id: ListingID(provider: provider, id: id), title: title, url: item.link("url"),
      publisher: item.text("publisher"), image: item.link("image"),
      ingredients: lines(item, "ingredients"), rating: rating(item.json["rating"]),
      totalMinutes: minutes(item, "totalMinutes"),
      recipeYield: item.text("yield") ?? item.json["yield"]?.intValue.map { String($0) },
      diets: item.json["diets"]?.arrayValue.map { list in
        Set(list.prefix(100).compactMap { $0.stringValue.flatMap(diet) })
      })
  }

  /// A list of texts, or a text with commas.
  private func lines(_ item: JSONCursor, _ name: String) -> [String] {
    item.json[name]?.stringValue.map { TextCleaning.splitIngredients($0) } ?? item.lines(name)
  }

  private func diet(_ text: String) -> Diet? {
    TextCleaning.clean(text, limit: 60).flatMap { Diet(parsing: $0) }
  }

  private func rating(_ value: JSON?) -> Rating? {
    guard let number = value?["value"]?.doubleValue, let scale = value?["scale"]?.doubleValue
    else { return nil }
    return Rating(value: number, scale: scale)
  }

  private func minutes(_ item: JSONCursor, _ name: String) -> Int? {
    item.json[name]?.intValue.flatMap { 1...525_600 ~= $0 ? $0 : nil }
  }

  /// A list of texts, or a text with one step a line.
  private func steps(_ value: JSON?) -> [String] {
    let texts: [String] =
      value?.stringValue.map { text in
        text.utf8.prefix(1 << 20).split(separator: 0x0A).map { String(Substring($0)) }
      } ?? value?.arrayValue?.lazy.compactMap(\.stringValue).prefix(ListingLimits.steps * 2).map(
        \.self)
      ?? []
    let steps = texts.lazy.compactMap {
      TextCleaning.clean($0, limit: ListingLimits.paragraphCharacters)
    }
    return Array(steps.prefix(ListingLimits.steps))
  }
}
