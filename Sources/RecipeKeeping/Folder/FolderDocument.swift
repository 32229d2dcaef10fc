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
  ///   - old: the file as it is, where it tells this recipe: what others wrote in it stays.
  /// - Returns: its content.
  func bytes(as form: FolderForm, over old: [UInt8]? = nil) -> [UInt8] {
    if let old, let text = String(validating: old, as: UTF8.self), Self.hasRoom(text),
      let bytes = put(in: text, form)
    {
      return bytes
    }
    let plain = RecipeRenderer(form.format).render(kept.recipe)
    return put(in: plain, form) ?? Array(plain.utf8)
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
    case .cooklang:
      // JSON is YAML.
      return Self.put("\(FolderPart.name): \(part.text())", inFrontMatterOf: text)
    }
  }

  /// Whether a document of others may get a front matter: beside one no program reads the older form
  /// of facts.
  private static func hasRoom(_ text: String) -> Bool {
    text.hasPrefix("---")
      || !text.hasPrefix("\u{FEFF}")
        && !text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix(">>") }
  }

  private static func put(_ line: String, inFrontMatterOf text: String) -> [UInt8]? {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    guard lines[0].starts(with: "---".utf8) else {
      return Array("---\n\(line)\n---\n\n\(text)".utf8)
    }
    guard let end = lines.dropFirst().firstIndex(where: { $0.starts(with: "---".utf8) }) else {
      return nil
    }
    let head = Array("\(FolderPart.name):".utf8)
    if let old = lines[..<end].firstIndex(where: { $0.starts(with: head) }) {
      // Another program may have written it over several lines.
      guard lines[old].dropFirst(head.count).first(where: { $0 != 0x20 }) == UInt8(ascii: "{")
      else {
        return nil
      }
      lines.remove(at: old)
    }
    lines.insert(Array(line.utf8), at: 1)
    return Array(lines.joined(separator: [0x0A]))
  }

  // MARK: Reading

  /// Reads a file.
  /// - Parameters:
  ///   - bytes: its content.
  ///   - form: its form.
  ///   - id: its place in the folder.
  ///   - modified: when it was last changed, for a file that does not say when it was kept.
  /// - Throws: ``KeepingFailure`` where there is no recipe in it.
  init(
    _ bytes: [UInt8], as form: FolderForm, id: String, modified: String
  ) throws(KeepingFailure) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw KeepingFailure("\(id) cannot be read: it is no text in UTF-8")
    }
    let part = Self.part(bytes, form)
    var document: Recipe?
    var failure = KeepingFailure("\(id) holds no recipe")
    do throws(ProviderError) {
      document = try RecipeDocument.recipe(
        in: bytes, as: form.kind, id: ListingID(provider: KeptProvider.id, id: id))
    } catch {
      failure = KeepingFailure("\(id) cannot be read: \(error.message)", fix: error.hint)
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
    case .cooklang: json = line(bytes).flatMap { try? JSON(parsing: Array($0)) }
    }
    return json.flatMap { try? FolderPart.codec.decode($0) }
  }

  /// What stands behind our name in a front matter.
  private static func line(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let head = Array("\(FolderPart.name):".utf8)
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), first.starts(with: "---".utf8) else { return nil }
    for line in lines {
      if line.starts(with: "---".utf8) { return nil }
      if line.starts(with: head) { return line.dropFirst(head.count) }
    }
    return nil
  }
}
