import RecipeModel
import RecipeVocabulary

/// What was last read of a folder, by file.
struct FolderShelf {
  /// A file that was read.
  struct Entry {
    var stamp: FolderFiles.Stamp
    var document: FolderDocument
    /// The words of each indexed column.
    let words: [Set<String>]
    /// The recipe's canonical link.
    let link: String?
    /// Files beside it that belong to it, in their order.
    var pictures: [String] = []
    var page: String?

    init(_ document: FolderDocument, stamp: FolderFiles.Stamp) {
      (self.document, self.stamp) = (document, stamp)
      words = KeptSchema.texts(of: document.kept).map { text in
        Set(text.split(separator: " ").map(String.init))
      }
      link = KeptNames.link(of: document.kept.recipe)
    }

    /// The recipe with what lies beside it.
    var kept: KeptRecipe {
      var kept = document.kept
      kept.pictureCount = pictures.count
      kept.hasPage = page != nil
      return kept
    }
  }

  private(set) var entries: [String: Entry] = [:]
  /// Files that could not be read, and why.
  private(set) var failures: [String: (stamp: FolderFiles.Stamp, failure: Failure)] = [:]
  /// The files by the recipes' own identifiers, and by their canonical links.
  private var byID: [ListingID: String] = [:]
  private var byLink: [String: [String]] = [:]
  /// The names that are taken, without their endings and regardless of case.
  private var stems: Set<String> = []

  /// Looks at the folder again; only files that have changed are read.
  /// - Throws: `CancellationError`; what was read until then, and before, stays.
  mutating func refresh(_ folder: FolderFiles, _ cancellation: Cancellation) throws {
    try cancellation.check()
    let files = folder.all()
    var beside: [Substring: [String]] = [:]
    for file in files where FolderForm(path: file) == nil {
      beside[Self.stem(file), default: []].append(file)
    }
    var (entries, failures) = (self.entries, self.failures)
    self = FolderShelf()
    stems = Set(files.map { TextMatching.fold(String(Self.stem($0))) })
    for file in files {
      do { try cancellation.check() } catch {
        for entry in entries.values { insert(entry) }
        self.failures.merge(failures) { new, _ in new }
        throw error
      }
      guard let form = FolderForm(path: file), let stamp = folder.stamp(file) else { continue }
      if let failure = failures.removeValue(forKey: file), failure.stamp == stamp {
        self.failures[file] = failure
        continue
      }
      var entry = entries.removeValue(forKey: file)
      if entry?.stamp != stamp {
        do throws(Failure) {
          let modified = KeptMoment.text(seconds: stamp.seconds)
          let document = try FolderDocument(
            folder.read(file), as: form, id: file, modified: modified)
          entry = Entry(document, stamp: stamp)
        } catch {
          self.failures[file] = (stamp, error)
          continue
        }
      }
      guard var entry else { continue }
      let stem = file.dropLast(form.ending.count + 1)
      entry.pictures = Self.pictures(of: stem, beside[stem] ?? [])
      entry.page = (beside[stem] ?? []).first { $0 == stem + Self.pageEnding }
      insert(entry)
    }
  }

  /// Takes a file that was read or written; the first one of an identifier stands for it.
  mutating func insert(_ entry: Entry) {
    let kept = entry.document.kept
    if let old = entries.updateValue(entry, forKey: kept.id), let link = old.link {
      byLink[link]?.removeAll { $0 == kept.id }
    }
    if byID[kept.recipe.listing.id].flatMap({ entries[$0] }) == nil {
      byID[kept.recipe.listing.id] = kept.id
    }
    if let link = entry.link { byLink[link, default: []].append(kept.id) }
    stems.insert(TextMatching.fold(String(Self.stem(kept.id))))
  }

  /// The file of an identifier, which may lack its ending.
  func file(_ id: String) -> String? {
    if entries[id] != nil { return id }
    return FolderForm.allCases.map { "\(id).\($0.ending)" }.first { entries[$0] != nil }
  }

  // MARK: Names

  /// A name that no file has: the wanted one, or that with a number.
  func freeStem(_ name: String) -> String {
    var (stem, count) = (name, 1)
    while stems.contains(TextMatching.fold(stem)) {
      count += 1
      stem = "\(name)-\(count)"
    }
    return stem
  }

  static let pageEnding = ".page.html"
  private static let endings = ["jpg", "jpeg", "png", "webp", "gif", "avif"]

  /// The name of a recipe's picture: the first one has the recipe's, as other programs have it.
  static func picture(_ place: Int, of stem: some StringProtocol, ending: String) -> String {
    place == 0 ? "\(stem).\(ending)" : "\(stem).picture-\(place + 1).\(ending)"
  }

  /// A file's place without its ending, and without what marks further pictures and pages.
  static func stem(_ file: String) -> Substring {
    if file.hasSuffix(pageEnding) { return file.dropLast(pageEnding.count) }
    guard let dot = file.lastIndex(of: ".") else { return file[...] }
    let stem = file[..<dot]
    guard let mark = stem.lastIndex(of: "."), stem[mark...].hasPrefix(".picture-") else {
      return stem
    }
    return stem[..<mark]
  }

  private static func pictures(of stem: Substring, _ files: [String]) -> [String] {
    let pictures = files.compactMap { file -> (place: Int, file: String)? in
      let rest = file.dropFirst(stem.count + 1).lowercased()
      guard let ending = endings.first(where: rest.hasSuffix) else { return nil }
      if rest == ending { return (1, file) }
      let place = rest.dropFirst("picture-".count).dropLast(ending.count + 1)
      return Int(place).map { ($0, file) }
    }
    return pictures.sorted { ($0.place, $0.file) < ($1.place, $1.file) }.map(\.file)
  }

  // MARK: Finding

  /// The recipes that a filter means, in their order.
  func list(_ filter: KeptFilter, _ cancellation: Cancellation) throws -> [KeptRecipe] {
    let words = SearchWords.meaningful(filter.words).map { word in
      (word: word, forms: SearchWords.numberForms(of: word))
    }
    let found = try entries.values.compactMap { entry -> (score: Double, kept: KeptRecipe)? in
      try cancellation.check()
      guard let score = entry.score(words), entry.document.kept.fits(filter) else { return nil }
      return (score, entry.kept)
    }
    let sorted = found.sorted { left, right in
      if left.score != right.score { return left.score > right.score }
      if left.kept.keptAt != right.kept.keptAt { return left.kept.keptAt > right.kept.keptAt }
      return left.kept.id < right.kept.id
    }
    return sorted.prefix(filter.limit ?? .max).map(\.kept)
  }

  /// The recipe that a listing is, by its identifier, else by its canonical link.
  func entry(_ id: ListingID?, link: String?) -> Entry? {
    if let id, !id.id.isEmpty, let found = byID[id].flatMap({ entries[$0] }) { return found }
    return link.flatMap { byLink[$0] }?.compactMap { entries[$0] }.first { entry in
      let own = entry.document.kept.recipe.listing.id
      return own.provider != id?.provider || own.id.isEmpty || id?.id.isEmpty != false
    }
  }

  /// The recipes that merging takes for the same dish.
  func alike(_ recipe: Recipe, besides file: String) -> [KeptRecipe] {
    let words = Set(TextMatching.words(recipe.listing.title).map(TextMatching.singular))
    let candidates = entries.filter { $0.key != file && !$0.value.words[0].isDisjoint(with: words) }
      .values.map { (shared: $0.words[0].intersection(words).count, kept: $0.kept) }
      .sorted { ($1.shared, $0.kept.id) < ($0.shared, $1.kept.id) }
    return KeptRecipe.alike(recipe, among: candidates.prefix(24).map(\.kept))
  }
}

extension FolderShelf.Entry {
  /// How well it answers words, of which the last may be a beginning; nil where it lacks one.
  fileprivate func score(_ asked: [(word: String, forms: [String])]) -> Double? {
    var score = 0.0
    for (place, (word, forms)) in asked.enumerated() {
      var gain = 0.0
      for (column, words) in zip(KeptSchema.columns, words) {
        let isThere =
          words.contains(word) || forms.contains(where: words.contains)
          || place == asked.count - 1 && words.contains { $0.hasPrefix(word) }
        if isThere { gain += column.weight }
      }
      if gain == 0, TextMatching.fold(document.kept.recipe.listing.title).contains(word),
        TextMatching.words(word).isEmpty
      {
        gain = 1
      }
      guard gain > 0 else { return nil }
      score += gain
    }
    return score
  }
}
