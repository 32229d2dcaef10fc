import PotluckSupport

/// Chooses the selector that picks the rows of a list, and as little else as can be.
struct RowSelector {
  /// A selector, and how well it fits.
  struct Selection {
    var text: String
    /// The elements that it picks.
    var picked: [HTMLTree.Node] = []
    /// How many elements it picks besides.
    var others: Int
    /// How many rows it does not pick.
    var missing: Int
  }

  private let tree: HTMLTree
  private let rows: [HTMLTree.Node]
  private let name: String
  private let classes: [StableClass]
  /// Classes that only place or paint, such as `row`: better than no class at all.
  private let layout: [StableClass]
  private let isRow: Set<HTMLTree.Node>
  /// The elements of the rows' name, with their classes.
  private static let mostLike = 20_000
  private let like: [(node: HTMLTree.Node, classes: [String])]

  /// Of each part of a selector and each element whether it fits, as far as it was asked for.
  private var known: [Above: [Int8]] = [:]

  init(_ tree: HTMLTree, _ rows: [HTMLTree.Node], _ classes: [StableClass]) {
    self.tree = tree
    self.rows = rows
    self.classes = Array(classes.filter { $0.worth > 0 }.sorted { $0.worth > $1.worth }.prefix(4))
    layout = Array(classes.filter { $0.worth == 0 }.prefix(4))
    isRow = Set(rows)
    let name = rows.first.map(tree.name) ?? ""
    self.name = name
    like = (0..<tree.count).first(Self.mostLike) { tree.name($0) == name }
      .map { ($0, tree.words("class", of: $0)) }
  }

  /// The best of the selectors that are tried: the simplest that picks all rows and nothing else;
  /// else that with the fewest others.
  mutating func best() -> Selection {
    var best: Selection?
    let contexts = [[]] + contexts()
    for compound in compounds() {
      let picked = like.filter { entry in compound.allSatisfy { $0.matches(entry.classes) } }
        .map(\.node)
      for above in contexts {
        guard !Task.isCancelled else { break }
        let tried = selection(compound, above, picked)
        // A mere `div` that picks the rows of this page picks more of the next.
        let isMere = compound.isEmpty && above.isEmpty && !layout.isEmpty
        if tried.missing == 0, tried.others == 0, !isMere { return tried }
        if best == nil || cost(tried) < cost(best) { best = tried }
      }
    }
    guard let best else { return Selection(text: name, others: 0, missing: 0) }
    return narrowed(best)
  }

  private func cost(_ selection: Selection?) -> Int {
    selection.map { $0.others + $0.missing * 4 } ?? .max
  }

  // MARK: Parts

  /// The element with none or some of the classes that all rows share.
  private func compounds() -> [[StableClass]] {
    var result = classes.map { [$0] }
    if classes.count > 1 { result.append(Array(classes.prefix(2))) }
    if classes.count > 2 { result.append(classes) }
    result.append([])
    return result + layout.map { [$0] }
  }

  /// A part of a selector for an element above the rows, and how far above it stands.
  private struct Above: Hashable {
    var text: String
    var id: String?
    var name: String?
    var className: StableClass?
    /// Whether it is right above what follows.
    var isParent = false

    func fits(_ node: HTMLTree.Node, _ tree: HTMLTree) -> Bool {
      if let id { return tree.attribute("id", of: node) == id }
      if let name { return tree.name(node) == name }
      return className?.matches(tree.words("class", of: node)) ?? false
    }

    var asParent: Above {
      var part = self
      part.isParent = true
      return part
    }
  }

  /// Elements above all rows, the nearest first: each alone, and with the way from it to the rows.
  private func contexts() -> [[Above]] {
    var contexts: [[Above]] = []
    var way: [Above] = []
    for level in 1...6 {
      for part in parts(level) {
        contexts.append(level == 1 ? [part.asParent] : [part])
        if level > 1 { contexts.append([part.asParent] + way) }
      }
      guard let tag = tag(level) else { break }
      way.insert(tag.asParent, at: 0)
    }
    if !way.isEmpty { contexts.append(way) }
    return contexts
  }

  /// The ancestors of the rows so far above, each once.
  private func ancestors(_ level: Int) -> Set<HTMLTree.Node> {
    Set(
      rows.prefix(200).compactMap {
        tree.ancestors($0).dropFirst(level - 1).first(where: { _ in true })
      })
  }

  private func parts(_ level: Int) -> [Above] {
    let nodes = ancestors(level)
    guard let first = nodes.min(), first > 0 else { return [] }
    var result: [Above] = []
    if nodes.count == 1, let id = tree.attribute("id", of: first), let stable = StableClass(id),
      !stable.isBeginning, !id.contains(where: \.isNumber)
    {
      result.append(Above(text: "#" + id, id: id))
    }
    let shared = StableClass.all(of: first, in: tree).filter { name in
      nodes.allSatisfy { name.matches(tree.words("class", of: $0)) }
    }
    result += shared.filter { $0.worth > 0 }.sorted { $0.worth > $1.worth }.prefix(2)
      .map { Above(text: $0.selector, className: $0) }
    let name = tree.name(first)
    if Self.telling.contains(name), nodes.allSatisfy({ tree.name($0) == name }) {
      result.append(Above(text: name, name: name))
    }
    return result
  }

  private func tag(_ level: Int) -> Above? {
    let nodes = ancestors(level)
    // The page's own frame has another name in a browser than here.
    guard let first = nodes.min(), first > 1, nodes.allSatisfy({ tree.frames[$0] == nil }) else {
      return nil
    }
    let name = tree.name(first)
    return nodes.allSatisfy { tree.name($0) == name } ? Above(text: name, name: name) : nil
  }

  private static let telling: Set<String> = [
    "main", "article", "section", "ul", "ol", "table", "dl",
  ]

  // MARK: Matching

  private mutating func selection(
    _ compound: [StableClass], _ above: [Above], _ like: [HTMLTree.Node]
  ) -> Selection {
    let prefix = above.map { $0.text + ($0.isParent ? " > " : " ") }.joined()
    var picked: [HTMLTree.Node] = []
    for node in like where isBelow(above, node) { picked.append(node) }
    let right = picked.count(where: isRow.contains)
    return Selection(
      text: prefix + name + compound.map(\.selector).joined(), picked: picked,
      others: picked.count - right, missing: rows.count - right)
  }

  private mutating func isBelow(_ above: [Above], _ node: HTMLTree.Node) -> Bool {
    var place = tree.parent(node)
    for part in above.reversed() {
      if part.isParent {
        guard let parent = place, matches(part, parent) else { return false }
        place = tree.parent(parent)
      } else {
        while let parent = place, !matches(part, parent) { place = tree.parent(parent) }
        guard let found = place else { return false }
        place = tree.parent(found)
      }
    }
    return true
  }

  private mutating func matches(_ part: Above, _ node: HTMLTree.Node) -> Bool {
    guard node > 0 else { return false }
    if let answer = known[part]?[node], answer >= 0 { return answer == 1 }
    let answer = part.fits(node, tree)
    known[part, default: Array(repeating: -1, count: tree.count)][node] = answer ? 1 : 0
    return answer
  }

  // MARK: What rows hold

  /// The selector, narrowed to elements without a class that no row has, and with what all rows
  /// hold.
  private func narrowed(_ selection: Selection) -> Selection {
    guard selection.missing == 0, selection.others > 0, selection.picked.count < 2_000 else {
      return selection
    }
    var best = selection
    if let name = foreignClass(selection) {
      best.picked.removeAll { name.matches(tree.words("class", of: $0)) }
      best.others = best.picked.count - rows.count
      best.text += ":not(\(name.selector))"
    }
    let narrow = best
    for name in ["a", "img", "h2", "h3", "h4"]
    where best.others > 0 && name != self.name && rows.allSatisfy({ holds(name, $0) }) {
      let others = narrow.picked.count { !isRow.contains($0) && holds(name, $0) }
      guard others < best.others else { continue }
      best.others = others
      best.text = narrow.text + ":has(\(name))"
    }
    return best
  }

  /// The class of most elements that are picked besides, which no row has.
  private func foreignClass(_ selection: Selection) -> StableClass? {
    let own = Set(rows.flatMap { StableClass.all(of: $0, in: tree) })
    var counts: [StableClass: Int] = [:]
    var order: [StableClass] = []
    for node in selection.picked where !isRow.contains(node) {
      for name in StableClass.all(of: node, in: tree) where !own.contains(name) && name.worth > 0 {
        if counts[name] == nil { order.append(name) }
        counts[name, default: 0] += 1
      }
    }
    let most = counts.values.max() ?? 0
    return order.first { counts[$0] == most }
  }

  private func holds(_ name: String, _ node: HTMLTree.Node) -> Bool {
    tree.descendants(node).prefix(RowSurvey.mostNodes).contains { tree.name($0) == name }
  }
}
