import RecipeModel
import RecipeRendering

/// A file that an export is made of.
package struct ExportedFile: Sendable, Hashable {
  /// Its name with folders before it, parted by slashes; safe on every system.
  package var path: String
  package var bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }

  init(_ path: String, _ json: JSON) { self.init(path, json.bytes(.indented) + [0x0A]) }
}

/// What an export came to.
package struct RecipeExport: Sendable, Hashable {
  /// The files; of a format that holds all recipes in one, that one.
  package var files: [ExportedFile]
  /// What the format could not hold of each recipe.
  package var notes: [ExchangeNote]
}

/// Writes recipes in a format of other programs.
///
/// The same recipes give the same bytes at any time on any machine.
package struct RecipeWriter: Sendable {
  package var format: ExportFormat

  package init(_ format: ExportFormat) { self.format = format }

  /// Writes recipes in their order.
  /// - Returns: the files and what was lost of each recipe.
  /// - Throws: ``ZipWriter/Full`` when they do not fit one archive; `CancellationError`.
  package func write(_ recipes: [ExchangedRecipe]) throws -> RecipeExport {
    var files: [ExportedFile] = []
    var notes: [ExchangeNote] = []
    var names = FileNames()
    for var recipe in recipes {
      try Task.checkCancellation()
      let line = Sanitizer.terminal(recipe.recipe.listing.title)
      let title = line.isEmpty ? "Untitled recipe" : line
      recipe.recipe.listing.title = title
      notes += ExchangeField.losses(of: recipe, in: format).map {
        ExchangeNote(place: title, text: $0)
      }
      files += try self.files(of: recipe, title, &names) { text in
        notes.append(ExchangeNote(place: title, text: text))
      }
    }
    return RecipeExport(files: try packed(files), notes: notes)
  }

  /// The files of one recipe.
  private func files(
    of recipe: ExchangedRecipe, _ title: String, _ names: inout FileNames, tell: (String) -> Void
  ) throws -> [ExportedFile] {
    switch format {
    case .jsonld: return [ExportedFile("", .object(SchemaExport.list(recipe)))]
    case .nextcloud:
      // Tandoor makes a regular expression of the folder's name.
      let name = names.name(for: title, without: "()[]{}+^$.")
      return SchemaExport.nextcloud(recipe, folder: "Recipes/\(name)")
    case .paprika:
      let json = JSON.object(PaprikaExport.members(recipe))
      return [
        ExportedFile("\(names.name(for: title)).paprikarecipe", json.bytes().gzipped)
      ]
    case .mealie:
      return MealieExport.files(recipe, slug: names.name(for: Slug.of(title), separator: "-"))
    case .tandoor:
      var zip = ZipWriter()
      for file in TandoorExport.files(recipe, tell: tell) { try zip.add(file.path, file.bytes) }
      return [ExportedFile("\(names.name(for: title)).zip", zip.archive())]
    case .cooklang, .markdown, .html, .text:
      return DocumentExport.files(recipe, names.name(for: title), format, tell: tell)
    }
  }

  /// The files as the format keeps them together.
  private func packed(_ files: [ExportedFile]) throws(ZipWriter.Full) -> [ExportedFile] {
    guard format.layout == .one else { return files }
    let name = "recipes" + format.ending
    if format == .jsonld {
      let parts = files.map { $0.bytes.dropLast() }.joined(separator: Array(",\n".utf8))
      return [ExportedFile(name, [0x5B, 0x0A] + parts + [0x0A, 0x5D, 0x0A])]
    }
    var zip = ZipWriter()
    for file in files { try zip.add(file.path, file.bytes) }
    return [ExportedFile(name, zip.archive())]
  }
}

extension ExchangedRecipe {
  /// The recipe with the owner's words among the keywords and the owner's notes behind the others,
  /// for formats that have no place of their own for them.
  var merged: Recipe {
    var merged = recipe
    merged.keywords += tags.filter { !recipe.keywords.contains($0) }
    merged.notes += ownNotes
    return merged
  }

  /// The ingredient lines, each group's behind its name; the name is nil for one without.
  var groups: [IngredientGroup] {
    recipe.ingredientGroups.isEmpty
      ? [IngredientGroup(ingredients: recipe.listing.ingredients)] : recipe.ingredientGroups
  }
}

extension InstructionStep {
  /// The text with the step's own name before it.
  var named: String {
    guard let name, !name.isEmpty else { return text }
    return name.last.map { ".:!?".contains($0) } == true ? "\(name) \(text)" : "\(name): \(text)"
  }
}

/// Names for addresses: `Crème brûlée` is `creme-brulee`.
enum Slug {
  static func of(_ text: String) -> String {
    let words = TextMatching.words(text)
    return words.isEmpty ? "recipe" : words.joined(separator: "-")
  }
}
