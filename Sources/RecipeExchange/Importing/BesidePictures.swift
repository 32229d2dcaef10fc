import PotluckSupport
import RecipeModel

/// The pictures that lie beside recipes.
struct BesidePictures {
  private let files: any RecipeFiles
  /// Paths by their folded form, by their last part, and the recipes' files by their folders.
  private var byPath: [String: String] = [:]
  private var byName: [String: [String]] = [:]
  private var crowds: [Substring: Int] = [:]
  /// The files of Chowdown's components.
  private var components: Set<String> = []

  private static let endings = ["jpg", "jpeg", "png", "webp", "gif", "avif"]
  /// Names that mean the only recipe of a folder.
  private static let known = ["full", "image", "original", "images/original"]

  init(_ files: any RecipeFiles) {
    self.files = files
    for path in files.paths {
      if Self.isPicture(path) {
        byPath[path.lowercased()] = path
        byName[Self.parts(path.lowercased()).name, default: []].append(path)
      } else {
        crowds[Self.parts(path).folder, default: 0] += 1
        if path.contains("_components/") { components.insert(path) }
      }
    }
  }

  static func isPicture(_ path: String) -> Bool {
    path.lastIndex(of: ".").map { endings.contains(path[path.index(after: $0)...].lowercased()) }
      ?? false
  }

  private static func parts(_ path: String) -> (folder: Substring, name: String) {
    let slash = path.lastIndex(of: "/")
    return (
      slash.map { path[...$0] } ?? "",
      String(slash.map { path[path.index(after: $0)...] } ?? path[...])
    )
  }

  /// The pictures of the recipe in a file: those that it names, those that are called like it, and
  /// for the only recipe of a folder those with the names that programs give.
  func pictures(of path: String, named names: [String], isOnly: Bool) -> [ExchangedPicture] {
    let (folder, name) = Self.parts(path)
    var found = names.prefix(20).compactMap { named($0, in: folder) }
    if isOnly {
      let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
      var stems = ["\(stem)"] + (1...20).map { "\(stem).\($0)" }
      if crowds[folder] == 1 { stems += Self.known }
      for stem in stems {
        found += Self.endings.compactMap { byPath["\(folder)\(stem).\($0)".lowercased()] }
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }.prefix(30).compactMap { path in
      guard let bytes = try? files.bytes(of: path), bytes.count <= ExchangedPicture.longest,
        PictureType(bytes) != nil
      else { return nil }
      return ExchangedPicture(name: Self.parts(path).name, bytes: bytes)
    }
  }

  /// The document of a component that a recipe of Chowdown names: `_components/pie-crust.md` beside
  /// the recipe's folder; nil where there is none.
  func component(_ name: String, of path: String) -> [UInt8]? {
    let top = path.split(separator: "/").dropLast(2).map(String.init)
    let slug = TextMatching.words(name).joined(separator: "-")
    let file = (top + ["_components", slug + ".md"]).joined(separator: "/")
    return components.contains(file) ? try? files.bytes(of: file) : nil
  }

  /// A picture by the path that is written: from the file, from the top, or by its name alone.
  private func named(_ text: String, in folder: Substring) -> String? {
    let path = text.replacing("\\", with: "/").replacing("%20", with: " ").lowercased()
      .drop { "./".contains($0) }
    if let known = byPath["\(folder.lowercased())\(path)"] ?? byPath[String(path)] { return known }
    // A name that programs give to every picture tells nothing without its folder.
    let name = Self.parts(String(path)).name
    guard !Self.known.contains(where: { name.hasPrefix("\($0).") }) else { return nil }
    return byName[name].flatMap { $0.count == 1 ? $0.first : nil }
  }
}
