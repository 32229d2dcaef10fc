package import RecipeExchange
package import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// Keeps the recipes of files, each as soon as it was read, and reports every step.
///
/// What was kept before a failure or a cancellation stays, each recipe whole.
package struct KeptImport {
  /// What is reported while it happens.
  package enum Event {
    /// Something begins or goes on.
    case progress(Progress)
    /// Something could not be read or kept, or needs a look.
    case note(ExchangeNote)
    /// A recipe was kept, was there already, or was only read.
    case recipe(ImportedRecipe)
    /// The address of a page, and the file that names it, where nothing is kept and so nobody asked.
    case address(String, in: String)
  }

  /// How far a file is.
  package struct Progress: Sendable, Hashable {
    /// The number of what is done, from 1.
    package var number: Int
    /// How many there are in the file.
    package var count: Int
    /// The file, with its place inside a zip.
    package var place: String
    /// The page that is asked for next; nil where none is.
    package var page: String?

    package init(_ number: Int, of count: Int, in place: String, page: String? = nil) {
      (self.number, self.count, self.place, self.page) = (number, count, place, page)
    }

    /// The progress in words, such as `7 of 60000 of soups.json`.
    package var text: String {
      if let page { return "\(number) of \(count): \(page)" }
      return count > 1 ? "\(number) of \(count) of \(place)" : place
    }
  }

  /// What an import has come to.
  package struct Counts: Sendable, Hashable {
    /// Recipes that were kept, or only read where nothing is kept.
    package var new = 0
    /// Recipes that were kept already.
    package var known = 0
    /// Addresses of pages that were not asked for, as nothing is kept.
    package var unread = 0
    /// Files that could be read and hold no recipe.
    package var withoutRecipe = 0
    /// Whether something that was named could not be had.
    package var hasFailed = false

    package init() {}
  }

  /// How the pages are read that a file of addresses names.
  package struct Links {
    /// A recipe of a page, and what is to be said of it, a sentence each.
    package typealias Found = (recipe: Recipe, troubles: [String])

    /// What of an address is shown and kept; nil for one that is not followed.
    let link: (String) -> String?
    /// Gets the recipe of an address.
    let recipe: (String) async throws -> Found

    package init(
      link: @escaping (String) -> String?, recipe: @escaping (String) async throws -> Found
    ) { (self.link, self.recipe) = (link, recipe) }
  }

  /// Where recipes are kept; nil to read them only.
  private let library: (any KeptLibrary)?
  /// The tags that every recipe gets.
  private let tags: [String]
  private let reader: RecipeReader
  private let links: Links?
  /// The folder of bookmarks that is read alone; nil for all.
  private let folder: String?
  private let report: (Event) -> Void

  /// What the import has come to so far.
  package private(set) var counts = Counts()
  /// What was kept anew.
  private var added: Set<String> = []

  /// Prepares an import.
  /// - Parameters:
  ///   - library: where recipes are kept; nil to read them only.
  ///   - tags: the tags that every recipe gets.
  ///   - format: the format of every file; nil to tell it from what each holds.
  ///   - folder: the folder of bookmarks that is read alone; nil for all.
  ///   - links: reads the pages of a file of addresses; nil where none is read.
  ///   - report: is told each event when it happens.
  package init(
    into library: (any KeptLibrary)?, tags: [String] = [], format: ImportFormat? = nil,
    folder: String? = nil, links: Links? = nil, report: @escaping (Event) -> Void
  ) {
    (self.library, self.tags, reader) = (library, tags, RecipeReader(format: format))
    (self.folder, self.links, self.report) = (folder, links, report)
  }

  // MARK: Files

  /// Keeps what a file holds.
  /// - Parameters:
  ///   - bytes: the file.
  ///   - name: what notes call it.
  /// - Returns: the feeds that it names, which are no recipes but may become sources.
  /// - Throws: ``Failure`` when nothing can be kept; `CancellationError`.
  package mutating func take(
    _ bytes: [UInt8], called name: String
  ) async throws -> [LinkList.Feed] {
    if reader.format == nil, let list = try LinkList(bytes) {
      try await take(list, called: name)
      return list.feeds
    }
    try await take(reader.parts(name: name, bytes: bytes))
    return []
  }

  /// Keeps what the files of a folder hold.
  /// - Throws: ``Failure`` when nothing can be kept; `CancellationError`.
  package mutating func take(_ files: any RecipeFiles) async throws {
    try await take(reader.parts(of: files))
  }

  private mutating func take(_ parts: AnySequence<ImportReading>) async throws {
    for part in parts {
      try Task.checkCancellation()
      for note in part.notes { report(.note(note)) }
      if part.isWithoutRecipe { counts.withoutRecipe += 1 }
      for (number, recipe) in part.recipes.enumerated() {
        try Task.checkCancellation()
        try await keep(recipe, from: part.place)
        report(.progress(Progress(number + 1, of: part.recipes.count, in: part.place)))
      }
    }
    try Task.checkCancellation()
  }

  // MARK: Links

  /// Asks for a page and keeps its recipe.
  /// - Parameters:
  ///   - address: the address as it was given.
  ///   - link: what of it is shown.
  ///   - tags: the words that its owner gave it.
  /// - Throws: ``Failure`` when nothing can be kept; `CancellationError`.
  package mutating func take(
    link address: String, called link: String, tags: [String] = []
  ) async throws {
    guard let links else { return }
    let found: Links.Found
    do { found = try await links.recipe(address) } catch {
      try Task.checkCancellation()
      let failure = Failure(wrapping: error)
      // Where the fault lies on this machine, no other link can be read either.
      if failure.code.isOfMachine { throw failure }
      counts.hasFailed = true
      return note("\(failure.message).", at: link)
    }
    for trouble in found.troubles { note(trouble, at: link) }
    var exchanged = ExchangedRecipe(found.recipe)
    exchanged.tags += tags
    try await keep(exchanged, from: link, isFromSource: true)
  }

  /// Asks for the pages of a list, one after the other, but for those that are kept.
  private mutating func take(_ list: LinkList, called source: String) async throws {
    let chosen = links(of: list, called: source)
    guard let reading = links else {
      guard !chosen.isEmpty else { return }
      counts.unread += chosen.count
      counts.hasFailed = true
      return note(
        "It names \(Wording.count(chosen.count, "page")), which are not asked for here.",
        at: source)
    }
    for (number, link) in chosen.enumerated() {
      try Task.checkCancellation()
      guard let shown = reading.link(link.address) else { continue }
      report(.progress(Progress(number + 1, of: chosen.count, in: source, page: shown)))
      guard let library else {
        counts.unread += 1
        report(.address(shown, in: source))
        continue
      }
      if let kept = try await library.recipe(of: .url(shown)) {
        counts.known += 1
        report(
          .recipe(
            ImportedRecipe(ExchangedRecipe(kept.recipe), from: source, id: kept.id, .known)))
        continue
      }
      try await take(link: link.address, called: shown, tags: link.tags)
    }
  }

  /// The pages of a list that are meant; says which ones are left out.
  private mutating func links(of list: LinkList, called source: String) -> [LinkList.Link] {
    var chosen = list.links
    if let folder {
      let wanted = TextMatching.fold(folder)
      chosen.removeAll { !$0.folders.contains { TextMatching.fold($0) == wanted } }
      if chosen.isEmpty {
        counts.hasFailed = true
        note("No bookmark lies in a folder called \(Sanitizer.terminal(folder)).", at: source)
      }
    }
    if list.rest > 0 {
      note(
        "\(list.rest) more are left out: no more than \(LinkList.most) of one file are read.",
        at: source)
    }
    return chosen
  }

  // MARK: Keeping

  private mutating func keep(
    _ exchanged: ExchangedRecipe, from place: String, isFromSource: Bool = false
  ) async throws {
    guard let library else {
      counts.new += 1
      return report(.recipe(ImportedRecipe(exchanged, from: place, id: nil, .read)))
    }
    var kept = exchanged
    if !isFromSource {
      try await kept.recipe.leaveLink(in: library)
      // What this program exported comes back under another identifier.
      if let same = try await library.twin(of: kept.recipe, besides: added) {
        kept.recipe.listing.id = same.recipe.listing.id
      }
    }
    let result = try await library.keep(request(kept, isFromSource, place))
    if result.wasKept {
      counts.known += 1
      if !isFromSource { reportDifference(kept, result.kept, place) }
    } else {
      counts.new += 1
      added.insert(result.kept.id)
      if let other = result.alike.first {
        note(
          "\(exchanged.recipe.listing.title) is like \(other.recipe.listing.title) (\(other.id)).",
          at: place)
      }
    }
    report(
      .recipe(
        ImportedRecipe(
          exchanged, from: place, id: result.kept.id, result.wasKept ? .known : .new)))
  }

  private func request(
    _ exchanged: ExchangedRecipe, _ isFromSource: Bool, _ place: String
  ) -> KeepRequest {
    var request = KeepRequest(exchanged.recipe)
    for picture in exchanged.pictures {
      do throws(Failure) {
        request.pictures.append(try PictureCheck.picture(picture.bytes, from: picture.name))
      } catch {
        let title = exchanged.recipe.listing.title
        note("The picture \(picture.name) of \(title) is not kept: \(error.message).", at: place)
      }
    }
    request.tags = exchanged.tags + tags
    request.notes = exchanged.ownNotes
    request.rating = exchanged.ownRating
    (request.keptAt, request.cooked) = (exchanged.created, exchanged.cooked)
    request.isFromSource = isFromSource
    if !isFromSource { request.tagsForKept = tags }
    return request
  }

  /// Says what a file has of its owner's that the recipe, which is kept already, does not gain.
  private func reportDifference(
    _ exchanged: ExchangedRecipe, _ kept: KeptRecipe, _ place: String
  ) {
    let parts = kept.lacking(of: exchanged)
    guard !parts.isEmpty else { return }
    note(
      "\(kept.recipe.listing.title) (\(kept.id)) is kept already, and stays without what "
        + "the file adds: \(parts.joined(separator: ", ")).", at: place)
  }

  private func note(_ text: String, at place: String) {
    report(.note(ExchangeNote(place: place, text: text)))
  }
}

/// A recipe of a file, and what became of it.
package struct ImportedRecipe: Sendable, Hashable {
  /// What became of a recipe.
  package enum Status: String, Sendable {
    /// It was read only.
    case read
    /// It was kept.
    case new
    /// It was kept already.
    case known
  }

  /// The recipe as the file has it.
  package var exchanged: ExchangedRecipe
  /// The file, with its place inside a zip.
  package var place: String
  /// The name under which it is kept; nil where it was read only.
  package var id: String?
  package var status: Status

  init(_ exchanged: ExchangedRecipe, from place: String, id: String?, _ status: Status) {
    (self.exchanged, self.place, self.id, self.status) = (exchanged, place, id, status)
  }

  /// What the recipe is, on one line.
  package var line: String {
    let recipe = exchanged.recipe
    let parts = [
      Wording.count(recipe.listing.ingredients.count, "ingredient"),
      Wording.count(recipe.instructions.count, "step"),
      exchanged.pictures.isEmpty ? nil : Wording.count(exchanged.pictures.count, "picture"),
    ]
    return "\(recipe.listing.title): \(parts.compactMap(\.self).joined(separator: ", ")); \(place)"
  }
}

extension KeptRecipe {
  /// What a file says that its owner added, and that neither the owner's part nor the recipe says:
  /// formats keep tags among categories, and equipment among notes.
  fileprivate func lacking(of exchanged: ExchangedRecipe) -> [String] {
    func line(_ texts: [String]) -> String {
      " " + texts.flatMap { TextMatching.words($0) }.joined(separator: " ") + " "
    }
    let said = [tags, recipe.keywords, recipe.categories, recipe.cuisines, recipe.equipment]
    let words = Set(said.joined().map(TextMatching.fold))
    let noted = line(notes + recipe.notes + ["Equipment"] + recipe.equipment)
    var parts = exchanged.tags.filter { !words.contains(TextMatching.fold($0)) }
      .map { "the tag \($0)" }
    if let rating = exchanged.ownRating, rating != self.rating { parts.append("\(rating) of 5") }
    let others = exchanged.ownNotes.filter { !noted.contains(line([$0])) }
    if !others.isEmpty { parts.append(Wording.count(others.count, "note")) }
    parts += exchanged.cooked.filter { !cooked.contains($0) }.map { "cooked \($0)" }
    return parts
  }
}

extension Recipe {
  /// Keeps a link as the origin alone where another recipe, kept from elsewhere, has it already:
  /// collections give many recipes one address, and this one must not be taken for that one.
  fileprivate mutating func leaveLink(in library: any KeptLibrary) async throws {
    guard let link = listing.url, let kept = try await library.recipe(of: .url(link)),
      kept.recipe.listing.id.provider != listing.id.provider, !isLike(kept.recipe.listing)
    else { return }
    isBasedOn = isBasedOn ?? link
    (listing.url, canonicalURL) = (nil, nil)
  }

  /// Whether it has the title, or half of the ingredients, of another one.
  private func isLike(_ other: Listing) -> Bool {
    let lines = Set(listing.ingredients.map(TextMatching.fold))
    let shared = lines.intersection(other.ingredients.map(TextMatching.fold)).count
    return TextMatching.fold(listing.title) == TextMatching.fold(other.title)
      || shared > 0 && shared * 2 >= min(lines.count, other.ingredients.count)
  }
}
