import RecipeRendering

/// Names for files that every system takes: Linux, macOS and Windows, and the programs that unpack
/// archives on them.
///
/// Each name is given once, also where a system takes capitals and small letters for the same.
package struct FileNames {
  private var taken: [String: Int] = [:]

  package init() {}

  /// Most systems take 255 bytes, encrypted folders 143; the rest is for endings and numbers.
  private static let mostBytes = 120
  private static let reserved: Set<String> = Set(
    ["con", "prn", "aux", "nul", "conin$", "conout$"]
      + (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
      + ["¹", "²", "³"].flatMap { ["com\($0)", "lpt\($0)"] })

  /// A name for a title that no other file has; several of one title are numbered.
  /// - Parameters:
  ///   - title: what the file is about, in any text.
  ///   - signs: what the name may not hold besides.
  ///   - separator: what stands before the number of a name that is taken.
  /// - Returns: the name without an ending; at most 130 bytes.
  package mutating func name(
    for title: String, without signs: String = "", separator: String = " "
  ) -> String {
    let stem = Self.stem(title, without: signs)
    var name = stem
    while true {
      let key = name.lowercased()
      guard taken[key] != nil else {
        taken[key] = 1
        return name
      }
      taken[stem.lowercased(), default: 1] += 1
      name = "\(stem)\(separator)\(taken[stem.lowercased(), default: 2])"
    }
  }

  /// Keeps a name from being given.
  package mutating func reserve(_ name: String) { taken[name.lowercased()] = 1 }

  private static func stem(_ title: String, without signs: String) -> String {
    let refused = "<>:\"/\\|?*\u{2028}\u{2029}" + signs
    let words = Sanitizer.terminal(title)
      .split { $0 == " " || refused.contains($0) }
    var stem = words.joined(separator: " ")[...]
    // A dot at the beginning hides, a dot or a space at the end is cut off by Windows.
    stem = stem.drop { ". ~-".contains($0) }
    while stem.utf8.count > mostBytes { stem.removeLast() }
    while let last = stem.last, ". ".contains(last) { stem.removeLast() }
    if stem.isEmpty { return "recipe" }
    let device = stem.prefix { $0 != "." }.lowercased()
    return reserved.contains(device) ? "\(stem) recipe".replacing(".", with: " ") : String(stem)
  }
}
