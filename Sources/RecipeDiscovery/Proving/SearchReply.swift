import RecipeDefinitions
import RecipeModel
import RecipePages
import RecipeProviderKit

extension SiteWalk.Reply {
  /// Whether the answer may list what was found for a word: it is a feed, has data on a list, or a
  /// link says the word.
  func mayList(_ word: String) throws(ProviderError) -> Bool {
    if BodyExcerpt(response.body).feed != nil { return true }
    let data = try? ResultPageReader.read(
      response.body, contentType: response.headers["Content-Type"], address: address)
    if data?["items"]?.arrayValue?.isEmpty == false { return true }
    let page = PageText(response.body, contentType: response.headers["Content-Type"])
    let tree = try HTMLTree(parsing: page.utf8)
    let stem = SearchHits.stem(of: word)
    let says = (0..<tree.count).contains { node in
      tree.name(node) == "a"
        && (tree.line(of: node).lowercased().contains(stem)
          || tree.attribute("href", of: node)?.lowercased().contains(stem) == true)
    }
    return says || !CardLists.find(in: tree, address: address).isEmpty
  }

  /// The definition that an answer in JSON makes; nil for other answers, and where it lists nothing.
  func data(besides request: HTTPRequest, words: String, name: String) -> DefinitionDraft? {
    guard request.method == "GET", response.body.first(where: { $0 > 0x20 }).map(Self.opens) == true
    else { return nil }
    return try? DefinitionDraft.make(
      url: request.url, response: response, words: [words], name: name)
  }

  private static func opens(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// The pages to which the answer's links lead.
  func links() throws(ProviderError) -> Set<String> {
    let page = PageText(response.body, contentType: response.headers["Content-Type"])
    return CardLists.links(in: try HTMLTree(parsing: page.utf8), address: address)
  }
}
