/// Evaluates CSS selectors on what is below a node.
///
/// By sets, not element by element: each compound and combinator is one pass over the nodes, so
/// that the work is their number times the length of the selector, whatever it says.
struct CSSMatcher {
  private typealias Nodes = [Bool]

  private let document: MarkupDocument
  private let tree: MarkupTree
  /// The element that is looked in; places in sets count from it on.
  private let scope: MarkupTree.Node
  private var range: Range<MarkupTree.Node>
  private var results: [Int: Nodes] = [:]

  init(_ document: MarkupDocument, _ node: MarkupTree.Node) {
    self.document = document
    tree = document.tree
    scope = node
    range = node..<document.tree.end(of: node)
  }

  /// The elements that a list means, in document order: below the node, or anywhere for a selector
  /// that begins with `:root`.
  func find(_ list: CSSList) throws(SelectorLimit) -> [MarkupTree.Node] {
    let fromRoot = list.members.filter { $0.parts.first?.compound.isRoot == true }
    let fromHere = list.members.filter { $0.parts.first?.compound.isRoot != true }
    var found: [MarkupTree.Node] = []
    if !fromHere.isEmpty {
      var matcher = self
      let matches = try matcher.matches(fromHere)
      found = range.filter { $0 != scope && matches[$0 - range.lowerBound] }
    }
    guard !fromRoot.isEmpty else { return found }
    var matcher = self
    matcher.range = 0..<tree.count
    let matches = try matcher.matches(fromRoot)
    let more = matcher.range.filter { matches[$0] }
    return found.isEmpty ? more : Set(found).union(more).sorted()
  }

  // MARK: Sets

  private mutating func matches(_ members: [CSSComplex]) throws(SelectorLimit) -> Nodes {
    var all = none
    for complex in members {
      var current: Nodes?
      for part in complex.parts {
        let candidates = try current.map { nodes throws(SelectorLimit) in
          try related(part.combinator, nodes)
        }
        current = try matching(part.compound, among: candidates)
      }
      guard let current else { continue }
      for place in current.indices where current[place] { all[place] = true }
    }
    return all
  }

  /// The elements that have others of a relative selector.
  private mutating func having(_ members: [CSSComplex]) throws(SelectorLimit) -> Nodes {
    var all = none
    for complex in members {
      var having: Nodes?
      for part in complex.parts.reversed() {
        let fitting = try matching(part.compound, among: having)
        having = try holders(part.combinator, fitting)
      }
      guard let having else { continue }
      for place in having.indices where having[place] { all[place] = true }
    }
    return all
  }

  private var none: Nodes { Array(repeating: false, count: range.count) }

  private func spend() throws(SelectorLimit) {
    document.allowance -= range.count / 16 + 1
    if document.allowance < 0 { throw SelectorLimit(isCancelled: false) }
    if Task.isCancelled { throw SelectorLimit(isCancelled: true) }
  }

  private func parentPlace(_ place: Int) -> Int? {
    guard let parent = tree.parent(place + range.lowerBound), parent >= range.lowerBound else {
      return nil
    }
    return parent - range.lowerBound
  }

  private func isElement(_ place: Int) -> Bool { !tree.isText(place + range.lowerBound) }

  /// The elements that stand so to some of a set.
  private func related(
    _ combinator: CSSCombinator, _ nodes: Nodes
  ) throws(SelectorLimit) -> Nodes {
    try spend()
    var result = none
    // By parent: the child that came last, or whether one of the set has come.
    var last = combinator == .next ? Array(repeating: -1, count: nodes.count) : []
    var seen = combinator == .later ? none : []
    for place in nodes.indices {
      guard let parent = parentPlace(place), isElement(place) else { continue }
      switch combinator {
      case .descendant: result[place] = nodes[parent] || result[parent]
      case .child: result[place] = nodes[parent]
      case .next:
        result[place] = last[parent] >= 0 && nodes[last[parent]]
        last[parent] = place
      case .later:
        result[place] = seen[parent]
        if nodes[place] { seen[parent] = true }
      }
    }
    return result
  }

  /// The elements to which some of a set stand so.
  private func holders(
    _ combinator: CSSCombinator, _ nodes: Nodes
  ) throws(SelectorLimit) -> Nodes {
    try spend()
    var result = none
    // By parent: the child that comes next, or whether one of the set comes.
    var next = combinator == .next ? Array(repeating: -1, count: nodes.count) : []
    var seen = combinator == .later ? none : []
    for place in nodes.indices.reversed() {
      guard let parent = parentPlace(place), isElement(place) else { continue }
      switch combinator {
      case .descendant: if nodes[place] || result[place] { result[parent] = true }
      case .child: if nodes[place] { result[parent] = true }
      case .next:
        result[place] = next[parent] >= 0 && nodes[next[parent]]
        next[parent] = place
      case .later:
        result[place] = seen[parent]
        if nodes[place] { seen[parent] = true }
      }
    }
    return result
  }

  // MARK: Compounds

  /// The elements that fit a compound, among those of a set or all.
  private mutating func matching(
    _ compound: CSSCompound, among candidates: Nodes?
  ) throws(SelectorLimit) -> Nodes {
    try spend()
    var result = candidates ?? Array(repeating: true, count: range.count)
    let named = compound.name.map(document.names)
    for place in result.indices where result[place] {
      let name = tree.name(place + range.lowerBound)
      // The document itself is no element.
      result[place] = name >= 0 && place + range.lowerBound > 0 && named?[name] ?? true
    }
    for test in compound.tests { try keep(&result, test) }
    return result
  }

  private mutating func keep(_ nodes: inout Nodes, _ test: CSSTest) throws(SelectorLimit) {
    try spend()
    switch test {
    case .matches(let list, let isInverted):
      let fitting = try cached(list.id) { matcher throws(SelectorLimit) in
        try matcher.matches(list.members)
      }
      for place in nodes.indices where nodes[place] { nodes[place] = fitting[place] != isInverted }
    case .has(let list):
      let having = try cached(list.id) { matcher throws(SelectorLimit) in
        try matcher.having(list.members)
      }
      for place in nodes.indices where nodes[place] { nodes[place] = having[place] }
    case .attribute(let test):
      let check = AttributeCheck(test, tree, document.names(test.name))
      for place in nodes.indices where nodes[place] {
        nodes[place] = check.passes(place + range.lowerBound)
      }
    case .contains(let text):
      let finds = ShownFinds(text, document, range)
      for place in nodes.indices where nodes[place] {
        nodes[place] = finds.isIn(place + range.lowerBound)
      }
    case .nth(let nth):
      let places = document.places
      for place in nodes.indices where nodes[place] {
        nodes[place] = nth.matches(places.place(nth, of: place + range.lowerBound))
      }
    case .empty:
      for place in nodes.indices where nodes[place] {
        let node = place + range.lowerBound
        nodes[place] = tree.end(of: node) == node + 1
      }
    case .root:
      for place in nodes.indices where nodes[place] {
        nodes[place] = tree.parent(place + range.lowerBound) == 0
      }
    case .scope:
      for place in nodes.indices where nodes[place] {
        let node = place + range.lowerBound
        nodes[place] = scope == 0 ? tree.parent(node) == 0 : node == scope
      }
    }
  }

  private mutating func cached(
    _ id: Int, _ make: (inout CSSMatcher) throws(SelectorLimit) -> Nodes
  ) throws(SelectorLimit) -> Nodes {
    if let known = results[id] { return known }
    let made = try make(&self)
    results[id] = made
    return made
  }
}
