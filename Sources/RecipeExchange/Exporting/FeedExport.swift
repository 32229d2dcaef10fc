import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// Recipes as a folder that any static host can publish: for each a document in Cooklang, a page with
/// JSON-LD in it and its picture, an Atom feed of all, and an index.
///
/// What the owner noted and how he rates a recipe stay out of it: they are nobody else's. Names of
/// files and times of change come from the state that the last export left, so that only what has
/// changed is another.
package struct FeedExport: Sendable {
  /// What the collection is called.
  package var title: String
  /// Where its folder will be on the web, with a slash at its end.
  package let base: String

  /// - Parameters:
  ///   - title: what the collection is called.
  ///   - base: where its folder will be on the web: an http or https address without a query.
  package init?(title: String, base: String) {
    guard let link = WebLink.accept(base), !link.contains(where: { "?#".contains($0) }) else {
      return nil
    }
    self.title = title
    self.base = link.hasSuffix("/") ? link : link + "/"
  }

  /// What an export came to.
  package struct Result: Sendable, Hashable {
    /// The files that the folder is to hold, the state among them.
    package var files: [ExportedFile]
    /// Files of the last export that are no more, with what they held then (see ``fingerprint(of:)``).
    package var leftovers: [String: String]
    /// What was lost of each recipe.
    package var notes: [ExchangeNote]
  }

  /// The name of the file that remembers the last export.
  package static let stateName = "potluck-feed.json"

  /// Makes the folder's files.
  /// - Parameters:
  ///   - recipes: the recipes, in the order of the index.
  ///   - state: the bytes of the state that the last export left; nil for the first one.
  ///   - now: the time as RFC 3339 in UTC.
  /// - Returns: the files; the same as last time where nothing has changed.
  /// - Throws: `CancellationError`.
  package func write(
    _ recipes: [ExchangedRecipe], state: [UInt8]?, now: String
  ) throws -> Result {
    let last = FeedState(state)
    var next = FeedState(nil)
    var names = FileNames()
    for known in last.recipes.values { names.reserve(known.name) }
    var files: [ExportedFile] = []
    var entries: [RecipeFeedEntry] = []
    var notes: [ExchangeNote] = []
    var seen: Set<String> = []
    for var recipe in recipes {
      try Task.checkCancellation()
      (recipe.ownNotes, recipe.ownRating, recipe.cooked) = ([], nil, [])
      let line = Sanitizer.terminal(recipe.recipe.listing.title)
      // Everybody can read the state: it tells no paths of this machine.
      var key = StableIdentifier.guid(recipe.recipe)
      // Two recipes of one page are told apart by their titles.
      if next.recipes[key] != nil { key = StableIdentifier.guid("\(key) \(line)") }
      guard seen.insert("\(recipe.recipe.listing.id) \(line)").inserted else {
        notes.append(ExchangeNote(place: line, text: "It is there twice; the first one counts."))
        continue
      }
      let name =
        last.recipes[key]?.name
        ?? names.name(for: Slug.of(String(line.prefix(100))), separator: "-")
      let own = Self.files(of: recipe, name)
      let print = Self.fingerprint(of: own.flatMap { [$0.path] + [Self.fingerprint(of: $0.bytes)] })
      let isSame = last.recipes[key]?.print == print
      let updated = isSame ? last.recipes[key]?.updated ?? now : now
      next.recipes[key] = FeedState.Known(name: name, updated: updated, print: print)
      entries.append(Self.entry(recipe, own, updated, id: key))
      files += own
      // That is in the feed.
      recipe.created = nil
      notes += ExchangeField.losses(of: recipe, in: .cooklang).map {
        ExchangeNote(place: line, text: $0)
      }
    }
    let isSame = last.recipes == next.recipes && last.head == head
    (next.head, next.updated) = (head, isSame ? last.updated ?? now : now)
    let feed = RecipeFeed(
      title: title, base: base, id: "urn:uuid:\(StableIdentifier.guid(base))",
      updated: next.updated ?? now, entries: entries)
    files.append(ExportedFile(RecipeFeed.fileName, feed.atom()))
    files.append(ExportedFile("index.html", feed.page()))
    for file in files { next.files[file.path] = Self.fingerprint(of: file.bytes) }
    let leftovers = last.files.filter { next.files[$0.key] == nil }
    files.append(ExportedFile(Self.stateName, next.json))
    return Result(files: files, leftovers: leftovers, notes: notes)
  }

  /// The files that an export of that state wrote, with what each of them held.
  package static func written(_ state: [UInt8]?) -> [String: String] { FeedState(state).files }

  /// A short text that stands for a file's bytes.
  package static func fingerprint(of bytes: [UInt8]) -> String {
    String(StableHash.of(Base64.encode(bytes)), radix: 16)
  }

  private static func fingerprint(of texts: [String]) -> String {
    String(StableHash.of(texts.joined(separator: "\n")), radix: 16)
  }

  private var head: String { "\(title)\n\(base)" }

  private static func files(of recipe: ExchangedRecipe, _ name: String) -> [ExportedFile] {
    DocumentExport.files(recipe, "recipes/\(name)", .cooklang)
      + DocumentExport.files(recipe, "recipes/\(name)", .html)
  }

  private static func entry(
    _ exchanged: ExchangedRecipe, _ files: [ExportedFile], _ updated: String, id: String
  ) -> RecipeFeedEntry {
    let recipe = exchanged.recipe
    func path(_ ending: String) -> String {
      files.first { $0.path.hasSuffix(ending) }.map { escaped($0.path) } ?? ""
    }
    var entry = RecipeFeedEntry(
      id: "urn:uuid:\(id)", title: recipe.listing.title,
      updated: updated, page: path(".html"), document: path(".cook"))
    if let picture = exchanged.pictures.first, let type = picture.type {
      entry.picture = .init(path: path(picture.ending), type: type.rawValue)
    }
    entry.published = exchanged.created.flatMap(time)
    entry.summary = recipe.summary
    entry.words = exchanged.merged.keywords
    entry.authors = recipe.authors
    return entry
  }

  /// A day or a time of ISO 8601 as RFC 3339 wants it; nil for anything else.
  private static func time(_ text: String) -> String? {
    guard let read = ISO8601Date.read(text) else { return nil }
    if read.utf8.count == 10 { return read + "T00:00:00Z" }
    let time = read.prefix(10) + "T" + read.dropFirst(11)
    guard time.utf8.count >= 19 else { return nil }
    let hasZone = time.dropFirst(19).contains { "Zz+-".contains($0) }
    return hasZone ? String(time) : time + "Z"
  }

  /// A path for an address: every other byte than RFC 3986's unreserved ones and slashes escaped.
  private static func escaped(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789-._~/".utf8.contains(byte))
      text += isPlain ? String(scalar) : "%" + Hexadecimal.encode([byte]).uppercased()
    }
    return text
  }
}

/// What an export of a feed remembers for the next one.
private struct FeedState {
  struct Known: Equatable {
    var name: String
    var updated: String
    var print: String
  }

  var recipes: [String: Known] = [:]
  var files: [String: String] = [:]
  var head = ""
  var updated: String?

  /// Reads a state; anything else than one is as good as none.
  init(_ bytes: [UInt8]?) {
    guard let bytes, let json = try? JSON(parsing: bytes), json["version"]?.intValue == 1 else {
      return
    }
    head = json["head"]?.stringValue ?? ""
    updated = json["updated"]?.stringValue
    for member in json["recipes"]?.objectValue?.members ?? [] {
      guard let name = member.value["name"]?.stringValue, !name.contains("/"), !name.hasPrefix("."),
        let updated = member.value["updated"]?.stringValue
      else { continue }
      let print = member.value["print"]?.stringValue ?? ""
      recipes[member.name] = Known(name: name, updated: updated, print: print)
    }
    for member in json["files"]?.objectValue?.members ?? [] where Self.isOwn(member.name) {
      files[member.name] = member.value.stringValue ?? ""
    }
  }

  /// Whether a path is one that an export writes: nothing else is ever removed.
  private static func isOwn(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last ?? ""
    return !name.isEmpty && !name.hasPrefix(".")
      && (parts.count == 1 || parts.count == 2 && parts[0] == "recipes")
  }

  var json: JSON {
    let recipes = recipes.sorted { $0.key < $1.key }.map { key, known -> (String, JSON) in
      (
        key,
        [
          "name": .string(known.name), "updated": .string(known.updated),
          "print": .string(known.print),
        ]
      )
    }
    let files = files.sorted { $0.key < $1.key }.map { ($0.key, JSON.string($0.value)) }
    return [
      "version": 1, "head": .string(head), "updated": .optional(updated),
      "recipes": .object(JSONObject(recipes)), "files": .object(JSONObject(files)),
    ]
  }
}
