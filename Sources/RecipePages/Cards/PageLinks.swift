import RecipeModel
import RecipeProviderKit

/// The links of a page that may lead to its items, and those that lead to sections.
struct PageLinks {
  /// A link: the element, and the number of the page that it leads to.
  struct Link {
    let node: HTMLTree.Node
    var target: Int
    /// Whether its address has nothing that another link to the page does without.
    var isPlain = true
  }

  /// The links to pages that may be items, in document order.
  private(set) var links: [Link] = []
  /// The pages that they lead to, each once.
  private(set) var targets: [LinkTarget] = []
  /// Where the page's own references are relative to.
  let base: RequestURL

  private static let most = 8_000

  init(_ tree: HTMLTree, address: RequestURL) {
    base = Self.base(tree, address)
    var numbers: [String: Int] = [:]
    var hidden = 0
    for node in 1..<max(1, tree.count) {
      if node & 1_023 == 0, Task.isCancelled { return }
      guard node >= hidden, links.count < Self.most else { continue }
      let name = tree.name(node)
      if name == "template" || name == "noscript" { hidden = tree.end(of: node) }
      guard name == "a", let href = tree.attribute("href", of: node),
        let target = LinkTarget(href, base: base), target.mayBeItem(of: address),
        !Self.isFurniture(node, tree)
      else { continue }
      let number = numbers[target.identity] ?? targets.count
      if number == targets.count {
        numbers[target.identity] = number
        targets.append(target)
      }
      links.append(Link(node: node, target: number))
    }
    joinVariants()
    removeSections(tree)
  }

  /// Takes `/soup?from=list` for `/soup` where the page links to both.
  private mutating func joinVariants() {
    var plain: [String: Int] = [:]
    for (number, target) in targets.enumerated() where !target.identity.contains("?") {
      plain[target.identity] = number
    }
    for index in links.indices {
      let identity = targets[links[index].target].identity
      guard let mark = identity.firstIndex(of: "?"), let number = plain[String(identity[..<mark])]
      else { continue }
      links[index].target = number
      links[index].isPlain = false
    }
  }

  /// The address with which the page's references are joined.
  static func base(_ tree: HTMLTree, _ address: RequestURL) -> RequestURL {
    let element = (0..<tree.count).first { tree.name($0) == "base" && tree.has("href", $0) }
    return MarkupAddress.base(
      element.flatMap { tree.attribute("href", of: $0) }, at: address) ?? address
  }

  /// Whether a link says itself that it leads elsewhere.
  private static func isFurniture(_ node: HTMLTree.Node, _ tree: HTMLTree) -> Bool {
    let relations: Set<String> = ["tag", "category", "author", "sponsored", "next", "prev", "home"]
    return tree.words("rel", of: node).contains { relations.contains($0.lowercased()) }
  }

  // MARK: Sections

  /// Drops links to what holds several others, and those that come again and again without being a
  /// title or a picture: names of categories and authors inside cards.
  private mutating func removeSections(_ tree: HTMLTree) {
    let folders = folders()
    var runs = [Int](repeating: 0, count: targets.count)
    var isStrong = [Bool](repeating: false, count: targets.count)
    var last = -1
    for link in links {
      if link.target != last { runs[link.target] += 1 }
      last = link.target
      if Self.isStrong(link.node, tree) { isStrong[link.target] = true }
    }
    let isItem = targets.indices.map { index in
      folders[targets[index].folder, default: 0] < 2 && runs[index] < (isStrong[index] ? 6 : 3)
    }
    links.removeAll { !isItem[$0.target] }
  }

  /// How many pages lie below each path.
  private func folders() -> [String: Int] {
    var below: [String: Int] = [:]
    for target in targets {
      var path = target.folder[...]
      for _ in 0..<8 {
        guard let slash = path.lastIndex(of: "/") else { break }
        path = path[..<slash]
        guard !path.isEmpty else { break }
        below[String(path), default: 0] += 1
      }
    }
    return below
  }

  /// Whether a link is a heading or shows a picture.
  private static func isStrong(_ node: HTMLTree.Node, _ tree: HTMLTree) -> Bool {
    let inside = tree.descendants(node).prefix(60)
    if inside.contains(where: { tree.name($0) == "img" || tree.isHeading($0) }) { return true }
    return tree.ancestors(node).prefix(3).contains { tree.isHeading($0) }
  }
}

/// Where a link leads.
struct LinkTarget {
  let url: RequestURL
  /// Equal for links to one page: without scheme, `www.`, fragment and tracking parameters.
  let identity: String
  /// The path without its last slash.
  var folder: String { Self.bare(url.path) }

  init?(_ reference: String, base: RequestURL) {
    let reference = MarkupAddress.trimmed(reference.utf8)
    guard !reference.isEmpty, reference.utf8.first != UInt8(ascii: "#"),
      let url = try? base.resolving(reference)
    else { return nil }
    self.init(url)
  }

  init(_ url: RequestURL) {
    self.url = url
    let query = WebLink.withoutTracking("?" + (url.query ?? "")).dropFirst()
    identity =
      url.bareHost + (url.port.map { ":\($0)" } ?? "") + Self.bare(url.path)
      + (query.isEmpty ? "" : "?" + query)
  }

  private static func bare(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  // MARK: What it may be

  /// The segments of the path, decoded and in lower case.
  var segments: [String] {
    url.path.split(separator: "/").prefix(12)
      .map { PercentEncoding.decode(String($0)).lowercased() }
  }

  /// Whether the page may be one of those that a page of the same site lists.
  func mayBeItem(of page: RequestURL) -> Bool {
    guard isSameSite(as: page), identity != LinkTarget(page).identity else { return false }
    let segments = segments
    let names = Set(url.queryItems.map { $0.name.lowercased() })
    guard names.isDisjoint(with: CardWords.furnitureParameters) else { return false }
    if isVariant(of: page, names) { return false }
    if segments.isEmpty { return !names.isEmpty && identity.contains("?") }
    if segments.count == 1, names.isEmpty, CardWords.indexes.contains(segments[0]) { return false }
    return !segments.enumerated().contains { index, segment in
      let stem = segment.prefix { $0 != "." }
      if index == segments.count - 1, let dot = segment.lastIndex(of: "."),
        CardWords.files.contains(String(segment[segment.index(after: dot)...]))
      {
        return true
      }
      return CardWords.furniture.contains(String(stem))
        && !(names.count > 0 && index == segments.count - 1)
    }
  }

  /// Whether it is the page itself sorted or filtered, or another of its pages.
  private func isVariant(of page: RequestURL, _ names: Set<String>) -> Bool {
    guard url.path == page.path else { return false }
    let own = Set(page.queryItems.filter { !$0.value.isEmpty }.map { $0.name.lowercased() })
    return own.isEmpty ? names.isEmpty : own.isSubset(of: names)
  }

  private func isSameSite(as page: RequestURL) -> Bool {
    url.bareHost == page.bareHost || Self.site(url) == Self.site(page)
  }

  /// The last labels of a host that one owner has, as far as they show it; addresses in numbers are
  /// whole.
  private static func site(_ url: RequestURL) -> Substring {
    let labels = url.host.split(separator: ".")
    guard let last = labels.last, labels.count > 2, last.contains(where: \.isLetter) else {
      return url.bareHost
    }
    let isSplit = last.utf8.count == 2 && labels[labels.count - 2].utf8.count <= 3
    return url.host[labels[labels.count - (isSplit ? 3 : 2)].startIndex...]
  }
}

extension HTMLTree {
  /// Whether a node is one of `h1` to `h6`.
  func isHeading(_ node: Node) -> Bool {
    let name = name(node).utf8
    guard name.count == 2, name.first == UInt8(ascii: "h"), let level = name.last else {
      return false
    }
    return 0x31...0x36 ~= level
  }
}
