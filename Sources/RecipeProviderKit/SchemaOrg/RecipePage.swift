public import RecipeModel

/// Reads the recipe that a web page describes in its schema.org data.
///
/// Choose it for the bytes of a page, and ``SchemaOrgRecipe`` for JSON that is at hand. Nearly every
/// site that publishes recipes carries a `Recipe` as JSON-LD, because search engines ask for it.
/// Microdata, RDFa and plain text are not read.
///
/// ```swift
/// let recipe = try RecipePage.recipe(in: answer.body, url: "https://blog.example/onion-tart")
/// ```
public struct RecipePage {
  /// The provider part of the identifiers of recipes that were read from pages.
  public static let provider = "web"

  /// The recipe of a page: the one that names the page's address, else the fullest, else the first.
  ///
  /// Its identifier is ``provider`` with the address, and its link the address. Where the page names
  /// no publisher, no site and no author, the publisher is the host. The work is linear in the
  /// page's length, which the caller bounds, and ends soon after its task is cancelled.
  /// - Parameters:
  ///   - html: the page as it was received, in UTF-8 or an encoding that extends ASCII.
  ///   - url: the absolute address that it came from.
  /// - Returns: the recipe, its texts cleaned and its links safe.
  /// - Throws: ``ProviderError``: `notFound` when the page has no recipe, `invalidResponse` when its
  ///   recipe is broken JSON, `drift` when it has no name, `unsupported` when the bytes are no web
  ///   page, `misconfigured` when `url` is no web address, `cancelled` when the task is.
  public static func recipe(in html: [UInt8], url: String) throws(ProviderError) -> Recipe {
    let result = Result { () throws(ProviderError) in try read(html, url) }
    // What was read of a page by then is not what it holds.
    if Task.isCancelled { throw ProviderError(wrapping: CancellationError()) }
    return try result.get()
  }

  private static func read(_ html: [UInt8], _ url: String) throws(ProviderError) -> Recipe {
    let address = try RequestURL(url)
    let data = PageData(html)
    let candidates = SchemaOrgRecipe.all(in: data.documents, base: address)
    let standings = candidates.map { standing($0, address) }
    // Of equals, the first.
    guard let best = standings.indices.max(by: { standings[$0] < standings[$1] }) else {
      throw absence(in: data, html: html)
    }
    guard var recipe = candidates[best].recipe(id: ListingID(provider: provider, id: url)) else {
      throw ProviderError(
        .drift, "the page's recipe has no name", hint: "open the link in a browser instead")
    }
    recipe.listing.url = url
    if recipe.listing.publisher == nil {
      recipe.listing.publisher =
        address.host.hasPrefix("www.") ? String(address.host.dropFirst(4)) : address.host
    }
    return recipe
  }

  private static func absence(in data: PageData, html: [UInt8]) -> ProviderError {
    if let failure = data.failure {
      return ProviderError(
        .invalidResponse, "the page's recipe is broken JSON: \(failure)",
        hint: "open the link in a browser instead")
    }
    let body = BodyExcerpt(html)
    guard data.scripts > 0 || body.isHTML else {
      return ProviderError(
        .unsupported, "the link leads to \(body.description), not to a web page",
        hint: "give the address of a page with a recipe")
    }
    let looked =
      data.scripts == 0
      ? "no schema.org data in JSON-LD" : "schema.org data, but no Recipe in it"
    return ProviderError(
      .notFound, "the page holds no recipe that can be read: it has \(looked)",
      hint: "check that the link leads to one recipe; microdata and plain text are not read")
  }

  /// How well a candidate stands for the page, the better the greater.
  private static func standing(_ recipe: SchemaOrgRecipe, _ page: RequestURL) -> Int {
    if Task.isCancelled { return 0 }
    let parts = [["recipeIngredient", "ingredients"], ["recipeInstructions"]]
      .count { names in names.contains { recipe.member($0) != nil } }
    // Teasers of other recipes have a name, a picture and a link.
    let isFull = recipe.member("name") != nil && parts > 0
    return (isFull ? 100 : 0) + recipe.relation(to: page).rawValue * 10 + parts
  }
}

/// What the scripts of a page hold.
private struct PageData {
  /// The documents that could be read.
  var documents: [JSON] = []
  /// How many scripts say that they hold JSON-LD.
  var scripts = 0
  /// Why a script that mentions a recipe could not be read.
  var failure: JSONParseError?

  /// More than any page has; a page of a recipe has one to five.
  private static let maxScripts = 200
  /// An upper bound of the values in all scripts, which bounds the memory; a long graph has some
  /// thousands.
  private static let maxValues = 250_000

  init(_ html: [UInt8]) {
    var values = 0
    for content in HTMLScripts(html, mediaType: "application/ld+json").prefix(Self.maxScripts) {
      scripts += 1
      values += Self.countOfValues(content)
      guard values <= Self.maxValues else { break }
      do throws(JSONParseError) {
        if let document = try EmbeddedJSON.parse(content) { documents.append(document) }
      } catch {
        if failure == nil, Self.mentionsRecipe(content) { failure = error }
      }
    }
  }

  /// At least the number of values that the content holds when it is JSON.
  private static func countOfValues(_ content: ArraySlice<UInt8>) -> Int {
    var count = 1
    var isInString = false
    var isEscaped = false
    for byte in content {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","): count += isInString ? 0 : 1
      default: break
      }
    }
    return count
  }

  private static func mentionsRecipe(_ content: ArraySlice<UInt8>) -> Bool {
    let word = Array("Recipe".utf8)
    return content.indices.contains { index in
      content[index] == word[0] && content[index...].starts(with: word)
    }
  }
}
