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

extension SchemaOrgRecipe {
  /// What the addresses in a recipe say about the page that holds it, the better the greater.
  enum Relation: Int {
    /// Every address is that of another page.
    case otherPage
    /// There is no address.
    case unknown
    /// An address is the page's own.
    case samePage
  }

  /// Compares the recipe's `url`, `@id` and `mainEntityOfPage` with the address of a page.
  func relation(to page: RequestURL) -> Relation {
    let members = ["url", "@id", "mainEntityOfPage"].compactMap { object[$0] }
    let addresses = members.compactMap { SchemaOrgValue.link($0, base: page) }
      .compactMap { try? RequestURL($0) }
    // Some sites write `"mainEntityOfPage": true`.
    if members.contains(true) || addresses.contains(where: { $0.isSamePage(as: page) }) {
      return .samePage
    }
    return addresses.isEmpty ? .unknown : .otherPage
  }
}

extension RequestURL {
  /// Whether two addresses lead to one page as far as their texts show: scheme, `www.`, a slash at
  /// the end and a query that only one of them has do not count.
  func isSamePage(as other: RequestURL) -> Bool {
    pageHost == other.pageHost && port == other.port && pagePath == other.pagePath
      && (query == other.query || query == nil || other.query == nil)
  }

  private var pageHost: Substring { host.hasPrefix("www.") ? host.dropFirst(4) : host[...] }

  private var pagePath: Substring { path.hasSuffix("/") ? path.dropLast() : path[...] }
}

/// Reads the JSON that a web page carries in a script, with the faults that templates put there.
///
/// Templates wrap it in comments and `CDATA` for browsers of long ago, paste texts with their line
/// breaks and with PHP's backslashes, and escape the whole for HTML. All that is mended, because it
/// leaves no doubt what was meant; a comma or a bracket too few or too many does. Once the task is
/// cancelled, what is still read is not the script's value.
enum EmbeddedJSON {
  /// The value of a script's content; nil when it is empty.
  /// - Throws: ``JSONParseError`` with the place in the content as it was.
  static func parse(_ content: ArraySlice<UInt8>) throws(JSONParseError) -> JSON? {
    let value = unwrapped(content)
    if value.isEmpty { return nil }
    do throws(JSONParseError) { return try JSON(parsing: Array(value)) } catch {
      guard error.passedLimit == nil, value.count <= longestMended else { throw error }
      if let mended = try? JSON(parsing: mended(unescaped(value))) { return mended }
      throw error
    }
  }

  /// The most bytes that are read a second time; a page of a recipe is far shorter.
  private static let longestMended = 1 << 20
  private static let openings = ["<!--", "//", "/*", "*/", "<![CDATA[", "\u{FEFF}"].map {
    Array($0.utf8)
  }
  private static let closings = ["-->", "//", "/*", "*/", "]]>", ";"].map { Array($0.utf8) }

  /// The content without white space and comment marks around the value.
  private static func unwrapped(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = content
    repeat {
      rest = rest.drop { $0 <= 0x20 }
      guard let opening = openings.first(where: { rest.starts(with: $0) }) else { break }
      rest = rest.dropFirst(opening.count)
    } while !Task.isCancelled
    repeat {
      // A slice that drops its end in place would copy what is left each time.
      rest = rest[..<(rest.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? rest.startIndex)]
      guard let closing = closings.first(where: { rest.suffix($0.count).elementsEqual($0) })
      else { break }
      rest = rest.dropLast(closing.count)
    } while !Task.isCancelled
    return rest
  }

  /// The text behind the entities, when quotes are among them and no real ones are there.
  private static func unescaped(_ value: ArraySlice<UInt8>) -> [UInt8] {
    guard !value.contains(UInt8(ascii: "\"")) else { return Array(value) }
    let text = String(decoding: value, as: UTF8.self)
    return Array((HTMLEntities.decode(text) ?? text).utf8)
  }

  /// The value with raw controls in its strings escaped, and without backslashes that escape
  /// nothing.
  private static func mended(_ value: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(value.count + 64)
    var isInString = false
    var index = 0
    while index < value.count {
      let byte = value[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        isInString.toggle()
        result.append(byte)
      case 0x0A where isInString: result += "\\n".utf8
      case 0..<0x20 where isInString: result.append(0x20)
      case UInt8(ascii: "\\") where isInString:
        guard isEscape(value[index...]) else { continue }
        result += [byte, value[index]]
        index += 1
      default: result.append(byte)
      }
    }
    return result
  }

  /// Whether what follows a backslash makes it an escape of JSON.
  private static func isEscape(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return false }
    if first == UInt8(ascii: "u") {
      let digits = rest.dropFirst().prefix(4)
      return digits.count == 4 && digits.allSatisfy(\.isHexDigit)
    }
    return "\"\\/bfnrt".utf8.contains(first)
  }
}
