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

  func bytes(as form: FolderForm) -> [UInt8] {
    let plain = RecipeRenderer(form.format).render(kept.recipe)
    let told = try? RecipeDocument.recipe(
      in: Array(plain.utf8), as: form.kind, id: kept.recipe.listing.id)
    let part = FolderPart.codec.write(FolderPart(kept, told: told, pictures: pictures))
    switch form {
    case .json:
      var object = (try? JSON(parsing: plain))?.objectValue ?? [:]
      object[FolderPart.name] = part
      return Array((JSON.object(object).text(.indented) + "\n").utf8)
    case .cooklang:
      // JSON is YAML.
      let line = "\(FolderPart.name): \(part.text())\n"
      guard plain.hasPrefix("---\n") else { return Array("---\n\(line)---\n\n\(plain)".utf8) }
      return Array("---\n\(line)\(plain.dropFirst(4))".utf8)
    }
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
