import RecipeModel
import RecipePages
import RecipeProviderKit

/// Selectors over pages and XML, feeds, and lists of results: the first line is the selector, what
/// follows the document.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let line = bytes.prefix { $0 != 0x0A }
  let body = Array(bytes.dropFirst(line.count + 1))
  let selector = try? Selector(String(decoding: line, as: UTF8.self))
  guard let address = try? RequestURL("https://a.example/?s=soup") else { return 0 }
  for syntax in [MarkupDocument.Syntax.html, .xml] {
    guard let document = try? MarkupDocument(body, syntax, address: address) else { continue }
    _ = document.root.plain
    for value in selector.flatMap({ try? document.root.select($0) }) ?? [] { _ = value.text }
  }
  _ = try? FeedReader.read(body, contentType: nil, address: address)
  _ = try? ResultPageReader.read(body, contentType: nil, address: address)
  guard let tree = try? HTMLTree(parsing: body) else { return 0 }
  for list in CardLists.find(in: tree, address: address) {
    precondition(list.cards.allSatisfy { WebLink.isWebLink($0.url) }, "a card leads nowhere")
  }
  return 0
}
