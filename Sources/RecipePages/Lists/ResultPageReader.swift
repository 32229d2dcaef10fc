package import RecipeModel
package import RecipeProviderKit

/// Reads the recipes that a page of results lists in its own data, without any selector.
///
/// ```json
/// {"items": [{"@type": "Recipe", "name": "Leek soup", "url": "https://leek.example/soup/",
///   "image": "https://leek.example/soup.jpg", "totalTime": "PT35M", "recipeYield": "4 servings",
///   "recipeIngredient": ["2 leeks"], "author": ["Ann"], "keywords": ["soup"],
///   "aggregateRating": {"ratingValue": 4.8, "bestRating": 5, "ratingCount": 57}}]}
/// ```
///
/// The elements of schema.org's `ItemList` and `Recipe` nodes are read from JSON-LD, then from
/// microdata, and, where there are none, from the data of the page's program. Values are plain:
/// texts are clean lines, `image` is one address, links are absolute and safe, times are ISO 8601.
/// A page without any such data has no `items`; a list without recipes is an empty one, with `total`
/// where it says all the same that it has some.
package struct ResultPageReader {
  /// The items as JSON.
  ///
  /// - Parameters:
  ///   - bytes: the answer's body.
  ///   - contentType: its header, for the encoding.
  ///   - address: where the page came from, for links that are not absolute.
  /// - Returns: an object of the shape above.
  /// - Throws: ``ProviderError``: `invalidResponse` for what is no web page, `misconfigured` without
  ///   libxml2, `cancelled` when the task is.
  package static func read(
    _ bytes: [UInt8], contentType: String?, address: RequestURL?
  ) throws(ProviderError) -> JSON {
    guard bytes.count <= PageReader.longestPage else {
      throw ProviderError(
        .invalidResponse, "the page is longer than \(PageReader.longestPage >> 20) MiB")
    }
    var page = ResultPage(PageText(bytes, contentType: contentType).utf8, address: address)
    try page.read()
    if Task.isCancelled { throw ProviderError.cancelled }
    if page.items.isEmpty, let failure = page.failure {
      throw ProviderError(
        .invalidResponse, "nothing can be read of the page's own data: \(failure)",
        fix: "ask again later; if it stays so, tell the site")
    }
    if page.items.isEmpty, !page.hasList {
      let body = BodyExcerpt(bytes)
      guard body.isHTML else {
        throw ProviderError(
          .invalidResponse, "the answer is \(body), not a web page",
          fix: body.feed == nil ? nil : "read it as a feed")
      }
      return .object(JSONObject())
    }
    var answer: JSONObject = ["items": .array(page.items.map { .object($0.members) })]
    if page.items.isEmpty { answer["total"] = page.promised.map(JSON.int) }
    return .object(answer)
  }
}

/// A page of results while it is read.
private struct ResultPage {
  private let utf8: [UInt8]
  private let scan: PageScanner
  private let base: RequestURL?
  private(set) var items: [ListedItem] = []
  private(set) var hasList = false
  /// How many recipes a list that has none says that it has.
  private(set) var promised: Int?
  /// What of the data could not be read as it was meant.
  private(set) var failure: String?

  init(_ utf8: [UInt8], address: RequestURL?) {
    self.utf8 = utf8
    scan = PageScanner(utf8)
    base = MarkupAddress.base(scan.head.base, at: address)
  }

  mutating func read() throws(ProviderError) {
    var documents: [JSON] = []
    let scripts = scan.scripts.filter { $0.type == "application/ld+json" }
    for script in scripts.prefix(EmbeddedJSON.mostScripts) {
      var block = EmbeddedJSON()
      block.read(utf8[script.content])
      documents += block.documents
      failure = failure ?? fault(of: block, in: Array(utf8[script.content]))
    }
    add(documents)
    if items.isEmpty { try readMarkup() }
    if items.isEmpty { readState() }
  }

  /// What is wrong with a block of data that speaks of a list or a recipe.
  private func fault(of block: EmbeddedJSON, in content: [UInt8]) -> String? {
    let isOpen = block.mended.contains(.unbalanced)
    guard isOpen || !block.failures.isEmpty,
      ByteSearch.contains("ItemList", in: content) || ByteSearch.contains("Recipe", in: content)
    else { return nil }
    return block.failures.first ?? "a block of data has brackets too few or too many"
  }

  private mutating func add(_ documents: [JSON]) {
    let found = ListedItems(documents, base: base)
    items = found.items
    hasList = hasList || found.hasList
    promised = found.promised ?? promised
  }

  private mutating func readMarkup() throws(ProviderError) {
    guard
      ByteSearch.contains("org/Recipe", in: utf8) || ByteSearch.contains("org/ItemList", in: utf8)
    else { return }
    var marked = MarkedItems(try HTMLTree(parsing: utf8), .microdata)
    add(marked.items(of: ["itemlist", "recipe"], most: ListedItems.mostItems).map(JSON.object))
  }

  private mutating func readState() {
    var lists = StateLists()
    for script in scan.scripts
    where script.id == "__NEXT_DATA__" || script.type == "application/json" {
      guard let json = try? JSON(parsing: Array(utf8[script.content])) else { continue }
      lists.read(json)
    }
    guard !lists.recipes.isEmpty else { return }
    add(lists.recipes.map(JSON.object))
  }
}
