extension MarkupNode {
  /// Its text with the line breaks that it is written with, and in a page with one around every
  /// block; white space is as it stands there.
  package var writtenText: String {
    let tree = document.tree
    let isPage = document.syntax == .html
    var bytes: [UInt8] = []
    var ends: [MarkupTree.Node] = []
    var next = node
    while next < tree.end(of: node) {
      if next & 0xFFF == 0, Task.isCancelled { break }
      while let end = ends.last, end <= next {
        ends.removeLast()
        bytes.append(0x0A)
      }
      if tree.isText(next) {
        // In a page a line break is but white space.
        bytes += isPage ? tree.text(next).map { $0 == 0x0A ? 0x20 : $0 } : Array(tree.text(next))
      } else if isPage,
        !ElementTraits(of: tree.names[tree.name(next)].local).contains(.inline)
      {
        bytes.append(0x0A)
        ends.append(tree.end(of: next))
      }
      next += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
