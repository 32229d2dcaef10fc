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
    var files = RecipeFileWriter(format)
    guard format.layout == .one else {
      let all = try recipes.flatMap { try files.files(of: $0) }
      return RecipeExport(files: all, notes: files.notes)
    }
    var stream = RecipeStream(format)
    var bytes: [UInt8] = []
    for recipe in recipes { bytes += try stream.write(recipe) }
    bytes += stream.end()
    return RecipeExport(files: [ExportedFile(stream.name, bytes)], notes: stream.notes)
  }
}

/// Writes recipes into one file, piece by piece, so that no more than one of them need be in memory.
package struct RecipeStream {
  private var files: RecipeFileWriter
  private var zip = ZipWriter()
  private var isEmpty = true

  /// A stream in a format; one that makes a file of each recipe has them in an archive.
  package init(_ format: ExportFormat) { files = RecipeFileWriter(format) }

  private var format: ExportFormat { files.format }

  /// The name of the file.
  package var name: String { "recipes" + (format.layout == .one ? format.ending : ".zip") }

  /// The media type of the file.
  package var mediaType: String {
    switch name.split(separator: ".").last {
    case "json": "application/ld+json"
    case "zip": "application/zip"
    default: "application/octet-stream"
    }
  }

  /// What the format could not hold of the recipes so far.
  package var notes: [ExchangeNote] { files.notes }

  /// Writes a recipe.
  /// - Returns: the bytes that follow those before.
  /// - Throws: ``ZipWriter/Full`` when it does not fit the archive; `CancellationError`.
  package mutating func write(_ recipe: ExchangedRecipe) throws -> [UInt8] {
    let new = try files.files(of: recipe)
    guard format == .jsonld else {
      for file in new { try zip.add(file.path, file.bytes) }
      return zip.take()
    }
    let start = Array((isEmpty ? "[\n" : ",\n").utf8)
    isEmpty = false
    return start + new.map { $0.bytes.dropLast() }.joined(separator: Array(",\n".utf8))
  }

  /// Ends the file.
  /// - Returns: its last bytes.
  package mutating func end() -> [UInt8] {
    guard format == .jsonld else { return zip.archive() }
    return Array(((isEmpty ? "[\n" : "") + "\n]\n").utf8)
  }
}

/// Makes the files of recipes, each with a name that no other one has.
struct RecipeFileWriter {
  let format: ExportFormat
  private var names = FileNames()
  /// What the format could not hold of each recipe.
  private(set) var notes: [ExchangeNote] = []

  init(_ format: ExportFormat) { self.format = format }

  /// The files of one recipe.
  /// - Throws: ``ZipWriter/Full``; `CancellationError`.
  mutating func files(of exchanged: ExchangedRecipe) throws -> [ExportedFile] {
    try Task.checkCancellation()
    var recipe = exchanged
    let line = Sanitizer.terminal(recipe.recipe.listing.title)
    let title = line.isEmpty ? "Untitled recipe" : line
    recipe.recipe.listing.title = title
    var notes = ExchangeField.losses(of: recipe, in: format).map {
      ExchangeNote(place: title, text: $0)
    }
    let files = try files(of: recipe, title) { text in
      notes.append(ExchangeNote(place: title, text: text))
    }
    self.notes += notes
    return files
  }

  /// The files of one recipe.
  private mutating func files(
    of recipe: ExchangedRecipe, _ title: String, tell: (String) -> Void
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
