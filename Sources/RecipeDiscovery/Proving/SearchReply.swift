import RecipeModel
import RecipePages
import RecipeProviderKit

extension SiteWalk.Reply {
  /// Whether the answer may list what was found for a word: it is a feed, has data on a list, or a
  /// link says the word.
  func mayList(_ word: String) -> Bool {
    if BodyExcerpt(response.body).feed != nil { return true }
    let data = try? ResultPageReader.read(
      response.body, contentType: response.headers["Content-Type"], address: address)
    if data?["items"]?.arrayValue?.isEmpty == false { return true }
    let page = PageText(response.body, contentType: response.headers["Content-Type"])
    let tree = HTMLTree(parsing: page.utf8)
    let stem = SearchHits.stem(of: word)
    let says = (0..<tree.count).contains { node in
      tree.name(node) == "a"
        && (tree.line(of: node).lowercased().contains(stem)
          || tree.attribute("href", of: node)?.lowercased().contains(stem) == true)
    }
    return says || !CardLists.find(in: tree, address: address).isEmpty
  }

  /// The pages to which the answer's links lead.
  var links: Set<String> {
    let page = PageText(response.body, contentType: response.headers["Content-Type"])
    return CardLists.links(in: HTMLTree(parsing: page.utf8), address: address)
  }
}
