import PotluckSupport
import RecipeProviderKit

/// The address of the picture that an element shows, wherever lazy loading has put it.
enum CardPicture {
  /// The first usable one of the attributes for lazy loading, the widest of a source set, `src`, and
  /// the background of a style; absolute.
  static func address(
    of node: HTMLTree.Node, _ tree: HTMLTree, _ base: RequestURL
  ) -> String? {
    let written = [
      tree.attribute("data-lazy-src", of: node), tree.attribute("data-src", of: node),
      tree.attribute("data-original", of: node),
      tree.attribute("data-lazy-srcset", of: node).flatMap(MarkupAddress.widest),
      tree.attribute("data-srcset", of: node).flatMap(MarkupAddress.widest),
      tree.attribute("srcset", of: node).flatMap(MarkupAddress.widest),
      tree.attribute("src", of: node), tree.attribute("data-bg", of: node),
      tree.attribute("style", of: node).flatMap(MarkupAddress.inStyle),
    ]
    return written.firstNonNil { $0.flatMap { MarkupAddress.join($0, to: base) } }
  }
}
