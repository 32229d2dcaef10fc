import RecipeModel
package import RecipeProviderKit

/// What a result page says around its list: how it leads on, and how much there is in all.
package struct ResultFrame: Sendable {
  /// A place of the page, and what stands there.
  package struct Found<Value: Sendable>: Sendable {
    /// Where: `css:a[rel~=next]@href`.
    package var selector: String
    /// What stands there on this page.
    package var value: Value
  }

  /// The page's address.
  package let address: RequestURL
  /// How many rows its list has.
  package let count: Int
  /// The link to the next page.
  package var next: Found<RequestURL>?
  /// Where the links with a number as their text lead, by that number.
  package var pages: [Int: RequestURL] = [:]
  /// The text that begins with the number of all results, and that number.
  package var total: Found<Int>?
  /// The word that the number stands behind, where it is not the first: `of` in `1–12 of 431`.
  package var totalAfter: String?
  /// A text that seems to tell the number of results, but not as its first number.
  package var hardTotal: String?

  /// Looks at a page with a list.
  ///
  /// - Parameters:
  ///   - tree: the page.
  ///   - address: its address behind redirects; `<base href>` is minded.
  ///   - count: how many rows the list has: a total is no less.
  package init(_ tree: HTMLTree, address: RequestURL, count: Int) {
    self.address = address
    self.count = count
    let base = PageLinks.base(tree, address)
    let reader = FrameReader(tree: tree, base: base, address: address)
    for node in 1..<max(1, tree.count) {
      if node & 1_023 == 0, Task.isCancelled { return }
      switch tree.name(node) {
      case "link" where next == nil: next = reader.related(node)
      case "a":
        guard let (number, url) = reader.numbered(node), pages[number] == nil else { break }
        pages[number] = url
      default: break
      }
    }
    next = next ?? reader.next()
    (total, totalAfter, hardTotal) = reader.total(of: count)
  }
}

private struct FrameReader {
  let tree: HTMLTree
  let base: RequestURL
  let address: RequestURL

  // MARK: The next page

  /// The target of a `link` or `a` element that says that it leads to the next page.
  func related(_ node: HTMLTree.Node) -> ResultFrame.Found<RequestURL>? {
    guard tree.words("rel", of: node).contains(where: { $0.lowercased() == "next" }),
      let url = target(node)
    else { return nil }
    return ResultFrame.Found(selector: "css:\(tree.name(node))[rel~=next]@href", value: url)
  }

  private func target(_ node: HTMLTree.Node) -> RequestURL? {
    guard let href = tree.attribute("href", of: node),
      let text = MarkupAddress.join(href, to: base), let url = try? RequestURL(text),
      url.origin == address.origin, keepsSearch(url),
      LinkTarget(url).identity != LinkTarget(address).identity
    else { return nil }
    return url
  }

  /// Whether an address still asks what the page's own asks: a link to the next article does not.
  private func keepsSearch(_ url: RequestURL) -> Bool {
    let own = address.queryItems.filter { !$0.value.isEmpty && Int($0.value) == nil }
    guard own.isEmpty else {
      let items = url.queryItems
      return own.allSatisfy { item in
        items.contains { $0.name == item.name && $0.value == item.value }
      }
    }
    let folder = address.path.hasSuffix("/") ? address.path : address.path + "/"
    return url.path == address.path || url.path.hasPrefix(folder)
  }

  func numbered(_ node: HTMLTree.Node) -> (Int, RequestURL)? {
    guard tree.end(of: node) - node <= 6, let number = Int(tree.line(of: node)), 1...999 ~= number,
      let url = target(node)
    else { return nil }
    return (number, url)
  }

  /// The first link that is called the next page, by its class, its label or its text.
  func next() -> ResultFrame.Found<RequestURL>? {
    var links: [HTMLTree.Node] = []
    for node in 1..<max(1, tree.count) where tree.name(node) == "a" && links.count < 8_000 {
      links.append(node)
    }
    for way in [relation, label, className, outerClass, spoken] {
      guard !Task.isCancelled else { return nil }
      for node in links {
        guard let (selector, matches) = way(node), let url = target(node) else { continue }
        // The selector means the first that matches it.
        guard links.first(where: matches) == node else { continue }
        return ResultFrame.Found(selector: "css:\(selector)@href", value: url)
      }
    }
    return nil
  }

  private typealias Way = (selector: String, matches: (HTMLTree.Node) -> Bool)

  private func relation(_ node: HTMLTree.Node) -> Way? {
    func isNext(_ node: HTMLTree.Node) -> Bool { tree.words("rel", of: node).contains("next") }
    return isNext(node) ? ("a[rel~=next]", isNext) : nil
  }

  private func label(_ node: HTMLTree.Node) -> Way? {
    guard let label = tree.attribute("aria-label", of: node), isNext(label),
      !label.contains("\""), !label.contains("\\")
    else { return nil }
    return ("a[aria-label=\"\(label)\"]", { tree.attribute("aria-label", of: $0) == label })
  }

  private func className(_ node: HTMLTree.Node) -> Way? {
    guard let name = nextClass(node) else { return nil }
    return ("a" + name.selector, { name.matches(tree.words("class", of: $0)) })
  }

  private func outerClass(_ node: HTMLTree.Node) -> Way? {
    guard let parent = tree.parent(node), let name = nextClass(parent) else { return nil }
    return (
      "\(tree.name(parent))\(name.selector) a",
      { node in
        tree.ancestors(node).contains {
          tree.name($0) == tree.name(parent) && name.matches(tree.words("class", of: $0))
        }
      }
    )
  }

  private func nextClass(_ node: HTMLTree.Node) -> StableClass? {
    StableClass.all(of: node, in: tree).first { name in
      let parts = CardWords.parts(of: name.text)
      return parts.contains("next") && !parts.contains(where: ["slick", "swiper", "post"].contains)
    }
  }

  private func spoken(_ node: HTMLTree.Node) -> Way? {
    guard tree.end(of: node) - node <= 12 else { return nil }
    let text = tree.line(of: node)
    guard isNext(text), !text.contains("\""), !text.contains("\\") else { return nil }
    return ("a:contains(\"\(text)\")", { tree.line(of: $0).contains(text) })
  }

  private func isNext(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    let words = TextMatching.words(text)
    if words.isEmpty { return ["›", "»", ">", ">>", "→"].contains(text) }
    return words.allSatisfy(Self.nextWords.contains)
      && words.contains { !Self.pageWords.contains($0) }
  }

  private static let pageWords: Set<String> = [
    "page", "seite", "pagina", "pagine", "posts", "results", "recipes", "entries", "sida", "strona",
    "la", "a",
  ]
  private static let nextWords: Set<String> = pageWords.union([
    "next", "older", "weiter", "nachste", "naechste", "suivant", "suivante", "siguiente",
    "volgende",
    "successiva", "successivo", "avanti", "proxima", "proximo", "nasta", "nastepna", "dalsi",
    "nasledujici",
    "forward", "load", "show", "more", "mehr", "weitere", "laden", "plus", "charger", "afficher",
    "cargar", "mas", "carica", "altri", "meer",
  ])

  // MARK: The total

  /// The number of all results, the word in front of it where that is not its first number, and a
  /// text that tells it in another way.
  func total(of count: Int) -> (ResultFrame.Found<Int>?, after: String?, hard: String?) {
    var hard: String?
    var first: [String: HTMLTree.Node] = [:]
    for node in 1..<max(1, tree.count) {
      if node & 1_023 == 0, Task.isCancelled { return (nil, nil, nil) }
      let name = tree.name(node)
      guard Self.holders.contains(name) else { continue }
      let keys = selectors(of: node)
      for key in keys where first[key] == nil { first[key] = node }
      guard tree.end(of: node) - node <= 12 else { continue }
      // `1–12 of 431` tells it by its numbers, whatever it calls them.
      if let (number, word) = part(node, of: count),
        let key = keys.first(where: { first[$0] == node })
      {
        return (ResultFrame.Found(selector: "css:" + key, value: number), word, nil)
      }
      guard let text = resultText(node) else { continue }
      let numbers = Self.numbers(in: text)
      guard let number = numbers.first else { continue }
      guard number >= max(1, count) else {
        // `1–12 of 431 results`; a date has no such word.
        let isPart = TextMatching.words(text).contains { Self.partWords.contains($0) }
        if isPart, numbers.contains(where: { $0 >= count }), hard == nil { hard = text }
        continue
      }
      // Inside may stand the number alone, with a class of its own.
      guard let key = keys.first(where: { first[$0] == node }) else { continue }
      return (ResultFrame.Found(selector: "css:" + key, value: number), nil, nil)
    }
    return (nil, nil, hard)
  }

  /// The last number of `1–12 of 431`, where the first two are those of the rows, and the word in
  /// front of it.
  private func part(_ node: HTMLTree.Node, of count: Int) -> (Int, String)? {
    let text = tree.line(of: node)
    guard 6...120 ~= text.utf8.count else { return nil }
    let numbers = Self.numbers(in: text)
    guard numbers.count == 3, numbers[1] - numbers[0] + 1 == count, numbers[2] >= numbers[1] else {
      return nil
    }
    let word = text.split(separator: " ").last {
      Self.partWords.contains(TextMatching.fold(String($0)))
    }
    guard let word,
      text.ranges(of: word).last.map({ text[$0.upperBound...] })
        .map({ Self.numbers(in: String($0)) }) == [numbers[2]]
    else { return nil }
    return (numbers[2], String(word))
  }

  private static let holders: Set<String> = [
    "h1", "h2", "h3", "h4", "p", "span", "div", "strong", "b", "em", "small", "output",
  ]

  private func selectors(of node: HTMLTree.Node) -> [String] {
    let name = tree.name(node)
    var keys: [String] = []
    if let id = tree.attribute("id", of: node), let stable = StableClass(id), !stable.isBeginning,
      !id.contains(where: \.isNumber)
    {
      keys.append("#" + id)
    }
    keys += StableClass.all(of: node, in: tree).prefix(4).filter { $0.worth > 0 }
      .map { name + $0.selector }
    if name == "h1" || name == "h2" || name == "output" { keys.append(name) }
    return keys
  }

  /// The text of an element, when it counts results.
  private func resultText(_ node: HTMLTree.Node) -> String? {
    let text = tree.line(of: node)
    guard 5...120 ~= text.utf8.count, text.utf8.contains(where: { 0x30...0x39 ~= $0 }) else {
      return nil
    }
    let words = TextMatching.words(text)
    guard words.count <= 12, let number = words.firstIndex(where: { Int($0) != nil }) else {
      return nil
    }
    // `431 recipes`, `1–12 of 431 results`, `Results: 431`.
    let counts = zip(words, words.dropFirst()).contains {
      Int($0) != nil && Self.resultWords.contains($1)
    }
    return counts || words[..<number].contains(where: Self.resultWords.contains) ? text : nil
  }

  private static let partWords: Set<String> = [
    "of", "von", "sur", "de", "di", "van", "av", "af", "z",
  ]
  private static let resultWords: Set<String> = [
    "result", "results", "recipe", "recipes", "hits", "matches", "found", "posts", "treffer",
    "ergebnis", "ergebnisse", "ergebnissen", "rezept", "rezepte", "rezepten", "resultat",
    "resultats",
    "recette", "recettes", "resultado", "resultados", "receta", "recetas", "receitas", "risultati",
    "risultato", "ricette", "resultaten", "recepten", "opskrifter", "oppskrifter", "wynikow",
    "przepisow", "receptu", "vysledku",
  ]

  /// The whole numbers of a text; marks between three digits group them.
  static func numbers(in text: String) -> [Int] {
    var found: [Int] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard 0x30...0x39 ~= bytes[index] else {
        index += 1
        continue
      }
      var digits = ""
      while index < bytes.count {
        if 0x30...0x39 ~= bytes[index] {
          digits.unicodeScalars.append(Unicode.Scalar(bytes[index]))
          index += 1
        } else if ",.'".utf8.contains(bytes[index]), index + 3 < bytes.count,
          bytes[(index + 1)...(index + 3)].allSatisfy({ 0x30...0x39 ~= $0 }),
          index + 4 >= bytes.count || !(0x30...0x39 ~= bytes[index + 4])
        {
          index += 1
        } else {
          break
        }
      }
      if digits.count <= 9, let number = Int(digits) { found.append(number) }
    }
    return found
  }
}
