import RecipeProviderKit

/// A picture that stands right before or behind each row of a list: `<img><h3>…</h3>`.
enum PictureBeside: String, Hashable, CaseIterable {
  case before = "preceding-sibling"
  case behind = "following-sibling"

  /// As definitions write it.
  var selector: String { "xpath:\(rawValue)::*[1]/descendant-or-self::img" }

  /// The picture beside a row; nil when the next element there is none and holds none.
  func picture(of row: HTMLTree.Node, _ tree: HTMLTree) -> HTMLTree.Node? {
    guard let neighbour = tree.neighbour(of: row, isBefore: self == .before) else { return nil }
    return (neighbour..<tree.end(of: neighbour)).prefix(RowSurvey.mostNodes)
      .first { tree.name($0) == "img" }
  }

  /// Where nearly every row has a picture of its own.
  static func found(
    at rows: [HTMLTree.Node], _ tree: HTMLTree, _ base: RequestURL
  ) -> PlaceInRow? {
    let places = allCases.map { side in
      (
        side,
        Set(
          rows.compactMap { side.picture(of: $0, tree) }
            .compactMap { CardPicture.address(of: $0, tree, base) }
        ).count
      )
    }
    guard let (side, count) = places.max(by: { $0.1 < $1.1 }), count > 1,
      count * 10 >= rows.count * 9
    else { return nil }
    return PlaceInRow(name: "img", beside: side)
  }
}

extension HTMLTree {
  /// The element right before or behind another one, whatever text stands between.
  fileprivate func neighbour(of node: Node, isBefore: Bool) -> Node? {
    guard let parent = parent(node) else { return nil }
    var place = isBefore ? node - 1 : end(of: node)
    while isBefore ? place > parent : place < end(of: parent) {
      // The last node before may lie deep in the element that is looked for.
      while let outer = self.parent(place), outer != parent { place = outer }
      if !isText(place) { return place }
      place = isBefore ? place - 1 : end(of: place)
    }
    return nil
  }
}
