/// The place of each element among its siblings, counted from 1.
struct SiblingPlaces {
  private(set) var fromStart: [Int32]
  private(set) var fromEnd: [Int32]
  private(set) var ofTypeFromStart: [Int32]
  private(set) var ofTypeFromEnd: [Int32]

  init(_ tree: MarkupTree) {
    fromStart = Array(repeating: 0, count: tree.count)
    fromEnd = fromStart
    ofTypeFromStart = fromStart
    ofTypeFromEnd = fromStart
    var counts: [Int: Int32] = [:]
    for parent in 0..<tree.count where !tree.isText(parent) && tree.end(of: parent) > parent + 1 {
      var elements: Int32 = 0
      counts.removeAll(keepingCapacity: true)
      for node in tree.children(parent) where !tree.isText(node) {
        elements += 1
        fromStart[node] = elements
        counts[tree.name(node), default: 0] += 1
        ofTypeFromStart[node] = counts[tree.name(node)] ?? 0
      }
      for node in tree.children(parent) where !tree.isText(node) {
        fromEnd[node] = elements + 1 - fromStart[node]
        ofTypeFromEnd[node] = (counts[tree.name(node)] ?? 0) + 1 - ofTypeFromStart[node]
      }
    }
  }

  func place(_ nth: CSSNth, of node: MarkupTree.Node) -> Int {
    let places =
      nth.isOfType
      ? (nth.isFromEnd ? ofTypeFromEnd : ofTypeFromStart) : (nth.isFromEnd ? fromEnd : fromStart)
    return Int(places[node])
  }
}
