package import RecipeModel

/// The pictures of a schema.org value: addresses, `ImageObject`s, or a list of either.
package enum SchemaOrgPictures {
  private static let mostPictures = 20

  /// The pictures, the one with the most pixels first where sizes are told.
  ///
  /// A picture's address has no fragment: with one, it is the name of an object that is not here.
  static func read(_ json: JSON?, in graph: SchemaOrgGraph) -> [RecipeImage] {
    var found: [RecipeImage] = []
    var references = graph.references
    collect(json, in: graph, &references, depth: 0, into: &found)
    return largestCopyFirst(ordered(found))
  }

  /// Pictures, each once, the largest first; those of no told size keep their order.
  package static func ordered(_ pictures: [RecipeImage]) -> [RecipeImage] {
    var seen: Set<String> = []
    let each = pictures.filter { seen.insert($0.url).inserted }
    let pixels = each.map { ($0.width ?? 0) * ($0.height ?? 0) }
    return each.indices.sorted { (pixels[$1], $0) < (pixels[$0], $1) }.map { each[$0] }
  }

  /// The pictures with the one first of which the first is a small copy: `soup-150x150.jpg`.
  private static func largestCopyFirst(_ pictures: [RecipeImage]) -> [RecipeImage] {
    guard let first = pictures.first, first.width == nil, let copied = copied(first.url) else {
      return pictures
    }
    func pixels(_ place: Int) -> Int {
      let url = pictures[place].url
      if url == copied.original { return .max }
      return Self.copied(url).flatMap { $0.original == copied.original ? $0.pixels : nil } ?? 0
    }
    guard let best = pictures.indices.max(by: { (pixels($0), $1) < (pixels($1), $0) }), best > 0
    else { return pictures }
    return [pictures[best]] + pictures[..<best] + pictures[(best + 1)...]
  }

  /// The address of which one is a copy of the size that stands at its end, and how many pixels
  /// that is.
  private static func copied(_ url: String) -> (original: String, pixels: Int)? {
    guard let dot = url.lastIndex(of: "."), let dash = url[..<dot].lastIndex(of: "-") else {
      return nil
    }
    let sides = url[dash..<dot].dropFirst().split(separator: "x", omittingEmptySubsequences: false)
    let sizes = sides.compactMap { 2...4 ~= $0.utf8.count ? Int($0) : nil }
    guard sides.count == 2, sizes.count == 2 else { return nil }
    return (String(url[..<dash] + url[dot...]), sizes[0] * sizes[1])
  }

  private static func collect(
    _ json: JSON?, in graph: SchemaOrgGraph, _ references: inout SchemaOrgReferences, depth: Int,
    into found: inout [RecipeImage]
  ) {
    guard let json, depth < SchemaOrgGraph.deepest, found.count < mostPictures, !Task.isCancelled
    else { return }
    switch references.follow(json) {
    case .string(let text):
      if let url = link(text, graph.base) { found.append(RecipeImage(url: url)) }
    case .array(let elements):
      for element in elements {
        collect(element, in: graph, &references, depth: depth + 1, into: &found)
      }
    case .object(let object):
      let count = found.count
      for name in ["url", "contentUrl", "@list", "thumbnailUrl", "@id"] {
        guard name != "@id" || isPicture(object["@id"]) else { continue }
        collect(object[name], in: graph, &references, depth: depth + 1, into: &found)
        guard found.count > count else { continue }
        found[count].width = size(object["width"]) ?? found[count].width
        found[count].height = size(object["height"]) ?? found[count].height
        return
      }
    default: break
    }
  }

  private static func isPicture(_ id: JSON?) -> Bool {
    guard let text = id?.stringValue?.lowercased() else { return false }
    return [".jpg", ".jpeg", ".png", ".webp", ".gif", ".avif"].contains { text.contains($0) }
  }

  /// An address, absolute or relative to the page's; none with a fragment.
  private static func link(_ text: String, _ base: RequestURL?) -> String? {
    guard !text.isEmpty, !text.hasPrefix("data:"),
      let url = SchemaOrgValue.link(.string(text), base: base)
    else { return nil }
    return url.utf8.contains(UInt8(ascii: "#")) ? nil : url
  }

  private static func size(_ json: JSON?) -> Int? {
    let value = json?.objectValue.flatMap { $0["value"] ?? $0["@value"] } ?? json
    if let number = value?.intValue { return 1...100_000 ~= number ? number : nil }
    let digits = value?.stringValue?.prefix { $0.isASCII && $0.isNumber } ?? ""
    return Int(digits).flatMap { 1...100_000 ~= $0 ? $0 : nil }
  }
}
