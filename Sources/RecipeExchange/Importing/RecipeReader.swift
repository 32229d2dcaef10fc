import PotluckSupport
import RecipeModel
import RecipePages
import RecipeProviderKit
import RecipeRendering

/// What was read of a file.
package struct ImportReading: Sendable {
  /// The file, with its place inside a zip.
  package var place = ""
  /// The recipes, in the file's order.
  package var recipes: [ExchangedRecipe] = []
  /// What could not be read.
  package var notes: [ExchangeNote] = []
  /// Whether it could be read, and is no recipe.
  package private(set) var isWithoutRecipe = false

  init(place: String) { self.place = place }

  mutating func tell(_ error: ProviderError) {
    isWithoutRecipe = error.code == .notFound
    // What this machine lacks is no fault of the file.
    tell((error.code == .misconfigured ? error.description : error.message).sentence)
  }

  mutating func tell(_ text: String, line: Int? = nil) {
    notes.append(ExchangeNote(place: line.map { "\(place):\($0)" } ?? place, text: text))
  }
}

/// Reads recipes out of the files of other programs.
///
/// The format is told from what a file holds, then from its name. Nothing is fetched and nothing is
/// written; archives are bounded (see ``ZipLimits``); what cannot be read is told and costs nothing
/// else. The work ends soon after its task is cancelled.
package struct RecipeReader: Sendable {
  /// The format of every file; found out for each when nil.
  package var format: ImportFormat?
  /// The bounds of archives.
  package var limits = ZipLimits()

  /// The most recipes of one file; those behind are left out and told.
  package static let mostRecipes = 100_000
  /// As ``mostRecipes``, for this reader.
  package var mostRecipes = Self.mostRecipes

  /// How deep archives may lie in each other.
  private static let deepest = 2

  /// Creates a reader.
  package init(format: ImportFormat? = nil) { self.format = format }

  /// Reads a file as a whole; `name` is what notes call it.
  package func read(name: String, bytes: [UInt8]) -> ImportReading {
    parts(name: name, bytes: bytes).reduce(into: ImportReading(place: name)) { all, part in
      all.recipes += part.recipes
      all.notes += part.notes
    }
  }

  /// Reads a file when it is asked to: of an archive, the recipes of one file after the other.
  package func parts(name: String, bytes: [UInt8]) -> AnySequence<ImportReading> {
    var reading = ImportReading(place: name)
    do throws(ZipFailure) {
      if ZipArchive.isZip(bytes) {
        let archive = try ZipArchive(bytes, limits: limits)
        return parts(of: ArchiveFiles(archive, name: name), ImportedFile.Outer(archive, depth: 1))
      }
      var bytes = bytes
      if Inflation.isGzip(bytes) {
        bytes = try Inflation.unpack(bytes[...], .gzip, limit: limits.entryBytes)
      }
      read(bytes, ImportedFile(path: name), into: &reading)
    } catch { reading.tell(error.message.sentence) }
    return AnySequence([reading])
  }

  /// Reads the files of a folder when it is asked to, one after the other.
  package func parts(of files: any RecipeFiles) -> AnySequence<ImportReading> {
    parts(of: files, nil)
  }

  private func parts(
    of files: any RecipeFiles, _ outer: ImportedFile.Outer?
  ) -> AnySequence<ImportReading> {
    let pictures = BesidePictures(files)
    var paths = files.paths.filter { !Self.isIgnored($0) }
    // A Mealie backup: beside its tables lie the program's own files.
    if paths.contains("database.json") { paths.removeAll { $0.hasPrefix("data/") } }
    var first = ImportReading(place: files.name)
    first.notes = files.notes
    let start = [first]
    return AnySequence { () -> AnyIterator<ImportReading> in
      var waiting = start
      var rest = paths[...]
      return AnyIterator {
        if let first = waiting.popLast() { return first }
        guard !Task.isCancelled, let path = rest.popFirst() else { return nil }
        return self.part(path, of: files, pictures, outer)
      }
    }
  }

  private func part(
    _ path: String, of files: any RecipeFiles, _ pictures: BesidePictures,
    _ outer: ImportedFile.Outer?
  ) -> ImportReading {
    var reading = ImportReading(place: "\(files.name)/\(path)")
    do throws(ZipFailure) {
      var bytes = try files.bytes(of: path)
      if Inflation.isGzip(bytes) {
        bytes = try Inflation.unpack(bytes[...], .gzip, limit: limits.entryBytes)
      }
      if ZipArchive.isZip(bytes) {
        try readArchive(bytes, outer, into: &reading)
      } else {
        read(bytes, ImportedFile(path: path, pictures: pictures), into: &reading)
      }
    } catch { reading.tell(error.message.sentence) }
    return reading
  }

  private func readArchive(
    _ bytes: [UInt8], _ outer: ImportedFile.Outer?, into reading: inout ImportReading
  ) throws(ZipFailure) {
    let depth = outer?.depth ?? 0
    guard depth < Self.deepest else { throw ZipFailure("it lies in too many archives") }
    let archive =
      if let outer {
        try ZipArchive(bytes, inside: outer.archive)
      } else {
        try ZipArchive(bytes, limits: limits)
      }
    let inner = ImportedFile.Outer(archive, depth: depth + 1)
    for part in parts(of: ArchiveFiles(archive, name: reading.place), inner) {
      reading.recipes += part.recipes
      reading.notes += part.notes
    }
  }

  /// What programs and systems leave beside recipes.
  private static func isIgnored(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, !parts.contains("__MACOSX"), !name.hasPrefix(".") else {
      return true
    }
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    return BesidePictures.isPicture(path) || ignored.contains(ending) || name == "Thumbs.db"
      || name == FeedExport.stateName
  }

  private static let ignored: Set<String> = [
    "css", "js", "map", "svg", "ico", "ttf", "woff", "woff2", "db", "ini", "lnk", "bmp", "tiff",
  ]

  // MARK: Documents

  private func read(_ bytes: [UInt8], _ file: ImportedFile, into reading: inout ImportReading) {
    guard PictureType(bytes) == nil else { return }
    guard let text = ImportedText(bytes) else {
      return reading.tell("It is no file of recipes that can be read.")
    }
    let found = DocumentReading(file: file, format: format, text: text)
    found.read(bytes, into: &reading)
    if reading.recipes.count > mostRecipes {
      let count = reading.recipes.count - mostRecipes
      reading.recipes.removeLast(count)
      reading.tell(
        "\(count) of its recipes are left out: no more than \(mostRecipes) of one file are read. "
          + "Split the file.")
    }
    if reading.recipes.isEmpty, reading.notes.isEmpty {
      reading.tell(ProviderError(.notFound, "there is no recipe in it"))
    }
  }
}

/// A file while it is read.
struct ImportedFile {
  /// The archive around a file, and how many there are around it.
  struct Outer {
    var archive: ZipArchive
    var depth: Int

    init(_ archive: ZipArchive, depth: Int) { (self.archive, self.depth) = (archive, depth) }
  }

  /// Its path among the files beside it.
  var path: String
  var pictures: BesidePictures?

  /// Its ending in lower case, without its dot.
  var ending: String {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
