import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// A kept recipe as a file that other programs read and write too.
///
/// A field that the format cannot hold as it is stands beside it in a part of our own. What others
/// change in the document counts, since that part tells what the document said when it was written.
struct FolderDocument {
  var kept: KeptRecipe
  /// The names of pictures by their files'.
  var pictures: [String: String]

  // MARK: Writing

  /// The file.
  /// - Parameters:
  ///   - form: its form.
  ///   - old: the file as it is, where others wrote in it: all that is not our part stays as it is.
  /// - Returns: its content.
  func bytes(as form: FolderForm, over old: [UInt8]? = nil) -> [UInt8] {
    if let old, let text = String(validating: old, as: UTF8.self), let bytes = put(in: text, form) {
      return bytes
    }
    let plain = RecipeRenderer(form.format).render(kept.recipe)
    return put(in: plain, form) ?? Array(plain.utf8)
  }

  /// Whether a file of this recipe is as we write it, so that nothing of others is lost with it.
  func isOurs(_ bytes: [UInt8], as form: FolderForm) -> Bool {
    let plain = RecipeRenderer(form.format).render(kept.recipe)
    switch form {
    case .json:
      var object = (try? JSON(parsing: bytes))?.objectValue
      object?[FolderPart.name] = nil
      return object == (try? JSON(parsing: plain))?.objectValue
    case .cooklang:
      var lines = Self.lines(bytes)
      if let part = Self.part(in: lines) { lines.remove(at: part.place) }
      return Array(lines.joined(separator: [0x0A])) == Array(plain.utf8)
    }
  }

  /// Puts our part into a document; nil where it has no place for it.
  private func put(in text: String, _ form: FolderForm) -> [UInt8]? {
    let told = try? RecipeDocument.recipe(
      in: Array(text.utf8), as: form.kind, id: kept.recipe.listing.id)
    let part = FolderPart.codec.write(FolderPart(kept, told: told, pictures: pictures))
    switch form {
    case .json:
      guard var object = (try? JSON(parsing: text))?.objectValue else { return nil }
      object[FolderPart.name] = part
      return Array((JSON.object(object).text(.indented) + "\n").utf8)
    case .cooklang: return Self.put(part.text(), in: Array(text.utf8))
    }
  }

  /// Puts our part into a line of the front matter, of the older form of facts where a document has
  /// that, else into a front matter of its own.
  private static func put(_ part: String, in text: [UInt8]) -> [UInt8]? {
    let mark: [UInt8] = text.starts(with: byteOrderMark) ? byteOrderMark : []
    var lines = Self.lines(Array(text.dropFirst(mark.count)))
    if let old = Self.part(in: lines) {
      // Another program may have written it over several lines.
      guard old.value.first(where: { $0 != 0x20 }) == UInt8(ascii: "{") else { return nil }
      lines.remove(at: old.place)
    }
    // JSON is YAML.
    let line = "\(FolderPart.name): \(part)"
    if frontMatter(of: lines) != nil {
      lines.insert(Array(line.utf8), at: 1)
    } else if lines.contains(where: { $0.starts(with: fact) }) {
      // What looks like a comment would be cut out of a fact.
      let line = line.replacing("--", with: "-\\u002d").replacing("[-", with: "[\\u002d")
      lines.insert(fact + Array(" \(line)".utf8), at: 0)
    } else {
      lines.insert(contentsOf: ["---", line, "---", ""].map { Array($0.utf8) }, at: 0)
    }
    return mark + lines.joined(separator: [0x0A])
  }

  // MARK: Reading

  /// Reads a file.
  /// - Parameters:
  ///   - bytes: its content.
  ///   - form: its form.
  ///   - id: its place in the folder.
  ///   - modified: when it was last changed, for a file that does not say when it was kept.
  /// - Throws: ``Failure`` where there is no recipe in it.
  init(
    _ bytes: [UInt8], as form: FolderForm, id: String, modified: String
  ) throws(Failure) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(.storage, "\(id) cannot be read: it is no text in UTF-8")
    }
    let part = Self.part(bytes, form)
    var document: Recipe?
    var failure = Failure(.storage, "\(id) holds no recipe")
    do throws(ProviderError) {
      document = try RecipeDocument.recipe(
        in: bytes, as: form.kind, id: ListingID(provider: KeptProvider.id, id: id))
    } catch {
      failure = Failure(.storage, "\(id) cannot be read: \(error.message)", fix: error.fix)
    }
    guard let part else {
      guard let document else { throw failure }
      kept = KeptRecipe(id: id, recipe: document, keptAt: modified)
      kept.tags = KeptRecipe.tags(document.keywords)
      pictures = [:]
      return
    }
    guard let recipe = part.recipe(document) else { throw failure }
    var owner = part.owner
    owner.tags = KeptRecipe.tags(owner.tags.map(Sanitizer.terminal))
    owner.notes = owner.notes.map(Sanitizer.terminal).filter { !$0.isEmpty }
    if owner.keptAt.isEmpty { owner.keptAt = modified }
    kept = owner.kept(id, recipe)
    pictures = part.pictures
  }

  init(_ kept: KeptRecipe, pictures: [String: String]) {
    (self.kept, self.pictures) = (kept, pictures)
  }

  private static func part(_ bytes: [UInt8], _ form: FolderForm) -> FolderPart? {
    let json: JSON?
    switch form {
    case .json: json = (try? JSON(parsing: bytes))?[FolderPart.name]
    case .cooklang:
      let hasMark = bytes.starts(with: byteOrderMark)
      let lines = Self.lines(Array(bytes.dropFirst(hasMark ? byteOrderMark.count : 0)))
      json = part(in: lines).flatMap { try? JSON(parsing: Array($0.value)) }
    }
    return json.flatMap { try? FolderPart.codec.decode($0) }
  }

  // MARK: The lines of Cooklang

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// What begins a fact of the older form.
  private static let fact = Array(">>".utf8)

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  /// The places of the lines within a front matter; nil where there is none.
  private static func frontMatter(of lines: [[UInt8]]) -> Range<Int>? {
    let dashes = "---".utf8
    guard let first = lines.first, first.starts(with: dashes) else { return nil }
    return lines.dropFirst().firstIndex { $0.starts(with: dashes) }.map { 1..<$0 }
  }

  /// The line that holds our part, and what stands in it behind our name.
  private static func part(in lines: [[UInt8]]) -> (place: Int, value: ArraySlice<UInt8>)? {
    let front = frontMatter(of: lines)
    for place in front ?? lines.indices {
      if let value = value(of: lines[place], isFact: front == nil) { return (place, value) }
    }
    return nil
  }

  /// What stands behind our name in a line of a front matter or in a fact; nil for other lines.
  private static func value(of line: [UInt8], isFact: Bool) -> ArraySlice<UInt8>? {
    if isFact, !line.starts(with: fact) { return nil }
    let line = isFact ? line.dropFirst(fact.count).drop { $0 == 0x20 } : line[...]
    let head = Array("\(FolderPart.name):".utf8)
    return line.starts(with: head) ? line.dropFirst(head.count) : nil
  }
}
