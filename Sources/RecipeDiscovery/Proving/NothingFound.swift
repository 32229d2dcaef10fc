import RecipePages
import RecipeProviderKit

/// What a page shows when nothing was found, where it offers other recipes in place of results.
enum NothingFound {
  /// The selector of a short text that says so: `css:p:contains("No results")`.
  ///
  /// - Parameters:
  ///   - nonsense: the answer to letters without meaning.
  ///   - words: those letters, which the text may repeat.
  ///   - others: the answers to words, none of which shows the text.
  /// - Returns: nil where no text is sure to say so.
  /// - Throws: `misconfigured` without libxml2.
  static func selector(
    in nonsense: SiteWalk.Reply, words: String, besides others: [SiteWalk.Reply]
  ) throws(ProviderError) -> String? {
    let tree = try tree(nonsense)
    let shown = try others.map { reply throws(ProviderError) in
      let tree = try Self.tree(reply)
      return tree.line(of: 0)
    }
    for node in 1..<max(1, tree.count) where holders.contains(tree.name(node)) {
      guard tree.end(of: node) - node <= 8 else { continue }
      let text = sentence(tree.line(of: node), before: words)
      guard 6...80 ~= text.utf8.count, saysNothing(text),
        !shown.contains(where: { $0.contains(text) })
      else { continue }
      return "css:\(tree.name(node)):contains(\"\(text)\")"
    }
    return nil
  }

  private static func tree(_ reply: SiteWalk.Reply) throws(ProviderError) -> HTMLTree {
    try HTMLTree(
      parsing: PageText(
        reply.response.body, contentType: reply.response.headers["Content-Type"]
      ).utf8)
  }

  /// The part of a text that is the same for all words and can stand in a selector.
  private static func sentence(_ text: String, before words: String) -> String {
    let repeated = text.firstRange(of: words) ?? text.firstRange(of: words.uppercased())
    let part = text[..<(repeated?.lowerBound ?? text.endIndex)]
      .prefix { !"\"\\“”„«".contains($0) }
    return String(part.drop(while: \.isWhitespace).reversed().drop { $0.isWhitespace }.reversed())
  }

  private static func saysNothing(_ text: String) -> Bool {
    let text = " " + text.lowercased() + " "
    return signs.contains(where: text.contains)
  }

  private static let holders: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "div", "span", "strong", "em", "li", "td",
  ]

  private static let signs = [
    " no ", " not ", " nothing", " none ", " 0 ", " sorry", "n't ", "couldn’t ", " keine",
    " nichts",
    " leider", " aucun", " rien ", "désolé", " sin resultados", " ningún", " ninguna", " no se ",
    " nada ", " nessun", " geen ", " niets ", " inga ", " inget ", " ingen ", " nenhum", " brak ",
    " nic ", " žádn", " nincs", " ничего", " не найден", " нет ", "見つかりません", "ありません",
  ]
}
