import PotluckSupport
import RecipeModel
import RecipeStore
import Synchronization

extension KeptFolder {
  package func keep(_ request: KeepRequest) async throws -> KeepResult {
    let moment = KeptMoment.text(now())
    return try await alone { folder in
      _ = folder.refreshed()
      return try FolderStore(folder: folder).keep(request, at: moment)
    }
  }

  package func add(
    _ kept: KeptRecipe, pictures: [KeptPicture], page: [UInt8]?
  ) async throws -> Bool {
    try await alone { folder in
      _ = folder.refreshed()
      return try FolderStore(folder: folder).add(kept, pictures: pictures, page: page)
    }
  }

  package func change(_ id: String, _ change: KeptChange) async throws -> KeptRecipe {
    let moment = KeptMoment.text(now())
    return try await alone { folder in
      let store = FolderStore(folder: folder)
      let before = store.place(id: id)?.stamp
      _ = folder.refreshed()
      // A whole new recipe was written from the file as it was read, and must not undo a later change.
      // Tags, notes and the like are added to the file as it is now.
      if change.recipe != nil, let before, let entry = store.place(id: id), before != entry.stamp {
        throw folder.changed(entry.kept.id)
      }
      guard let changed = try store.change(id, change, at: moment) else {
        throw Failure.missing(id)
      }
      return changed
    }
  }

  package func remove(_ ids: [String]) async throws -> [KeptRecipe] {
    let now = now()
    return try await alone { folder in
      let files = folder.files
      let batches = folder.removals()
      for old in batches where old < now - KeptDatabase.undoable {
        for file in files.all(below: folder.removal(old)) { files.remove(file) }
        files.removeFolders(folder.removal(old))
      }
      let batch = max(now, (batches.max() ?? 0) + 1)
      let shelf = folder.refreshed()
      return try ids.compactMap { id in
        guard let file = shelf.file(id), let entry = shelf.entries[file] else { return nil }
        for part in [file] + entry.pictures + [entry.page].compactMap(\.self) {
          try files.move(part, to: "\(folder.removal(batch))/\(part)")
        }
        return entry.kept
      }
    }
  }

  package func undoRemoval() async throws -> [KeptRecipe] {
    try await alone { folder in
      let files = folder.files
      guard let batch = folder.removals().max() else { return [] }
      let place = folder.removal(batch)
      let back = files.all(below: place).map { String($0.dropFirst(place.count + 1)) }
      if let target = back.first(where: { files.stamp($0) != nil }) {
        throw Failure(
          .storage, "\(files.path(target)) is there again",
          fix: "move it away, then bring back the other")
      }
      for target in back { try files.move("\(place)/\(target)", to: target) }
      files.removeFolders(place)
      let shelf = folder.refreshed()
      return back.sorted().compactMap { shelf.entries[$0]?.kept }
    }
  }

  /// The moments of removals that can be brought back, in milliseconds since 1970.
  private func removals() -> [Int64] { files.names(FolderFiles.removed).compactMap { Int64($0) } }

  private func removal(_ moment: Int64) -> String { "\(FolderFiles.removed)/\(moment)" }

  // MARK: Files

  /// Runs work that no other process does at the same time.
  private func alone<Result: Sendable>(
    _ work: @Sendable @escaping (KeptFolder) throws -> Result
  ) async throws -> Result {
    try await run {
      do throws(SystemError) { try StoreFolder.make(self.path) } catch {
        throw Failure(
          .storage, "the folder \(self.path) cannot be made: \(error)",
          fix: "check who may write there")
      }
      return try StoreFolder.alone(in: self.path) { try work(self) }
    }
  }

  /// A file of a name that nothing in the folder has, whatever its case and its ending.
  fileprivate func freeFile(_ name: String) -> String {
    shelf.withLock { $0.freeStem(name) } + ".\(form.ending)"
  }

  /// Writes a recipe with what lies beside it; the file itself comes last.
  /// - Parameters:
  ///   - kept: the recipe; its identifier is the file.
  ///   - pictures: those that take the place of the ones there are; nil leaves these.
  ///   - bytes: the page; nil leaves the one that is there.
  ///   - entry: what was read of the file; nil for a new one.
  /// - Returns: what was written, as the file tells it.
  /// - Throws: ``Failure``.
  fileprivate func store(
    _ kept: KeptRecipe, pictures: [KeptPicture]?, page bytes: [UInt8]?,
    over entry: FolderShelf.Entry?
  ) throws(Failure) -> FolderShelf.Entry {
    let (file, stem) = (kept.id, FolderShelf.stem(kept.id))
    let form = FolderForm(path: file) ?? self.form
    guard files.stamp(file) == entry?.stamp else { throw changed(file) }
    var names = entry?.document.pictures ?? [:]
    var written: [String] = []
    do throws(Failure) {
      if let pictures {
        names = [:]
        for (place, picture) in pictures.enumerated() {
          let ending = try PictureCheck.kind(of: picture.bytes).type.ending
          let target = FolderShelf.picture(place, of: stem, ending: ending)
          written.append(target)
          try files.write(picture.bytes, to: target)
          names[String(target.split(separator: "/").last ?? "")] = picture.name
        }
      }
      let page = "\(stem)\(FolderShelf.pageEnding)"
      if let bytes {
        written.append(page)
        try files.write(bytes, to: page)
      }
      // Nobody may have been quicker.
      guard files.stamp(file) == entry?.stamp else { throw changed(file) }
      let text = FolderDocument(kept, pictures: names)
        .bytes(as: form, over: try old(entry, form, replacing: kept))
      let document = try FolderDocument(text, as: form, id: file, modified: kept.keptAt)
      try files.write(text, to: file)
      if !isHeld { files.sync(file) }
      guard let stamp = files.stamp(file) else { throw changed(file) }
      var new = FolderShelf.Entry(document, stamp: stamp)
      new.pictures = pictures == nil ? entry?.pictures ?? [] : written.filter { $0 != page }
      new.page = bytes == nil ? entry?.page : page
      shelf.withLock { $0.insert(new) }
      for old in entry?.pictures ?? [] where !new.pictures.contains(old) { files.remove(old) }
      return new
    } catch {
      if entry == nil { for file in written { files.remove(file) } }
      throw error
    }
  }

  /// A file as it is, where it tells the same recipe or something of others stands in it.
  private func old(
    _ entry: FolderShelf.Entry?, _ form: FolderForm, replacing kept: KeptRecipe
  ) throws(Failure) -> [UInt8]? {
    guard let entry else { return nil }
    let bytes = try files.read(kept.id)
    let isSame = entry.kept.recipe == kept.recipe
    return isSame || !entry.document.isOurs(bytes, as: form) ? bytes : nil
  }

  private func changed(_ file: String) -> Failure {
    Failure(
      .storage, "\(files.path(file)) was changed by another program since it was read",
      fix: "look at the recipe again, then repeat the change")
  }
}

/// The files of kept recipes, while no other process changes them.
///
/// What was taken away lies elsewhere, and is not looked for.
private struct FolderStore: KeptStore {
  let folder: KeptFolder

  func place(of listing: ListingID?, link: String?, isRemoved: Bool) -> FolderShelf.Entry? {
    isRemoved ? nil : folder.shelf.withLock { $0.entry(listing, link: link) }
  }

  func place(id: String) -> FolderShelf.Entry? {
    folder.shelf.withLock { shelf in shelf.file(id).flatMap { shelf.entries[$0] } }
  }

  func read(_ place: FolderShelf.Entry) -> KeptRecipe? { place.kept }

  func freeID(_ wanted: String) -> String { folder.freeFile(wanted) }

  func write(
    _ kept: KeptRecipe, pictures: [KeptPicture]?, page: [UInt8]?, over place: FolderShelf.Entry?
  ) throws -> FolderShelf.Entry {
    try folder.store(kept, pictures: pictures, page: page, over: place)
  }

  func alike(_ recipe: Recipe, besides place: FolderShelf.Entry) -> [KeptRecipe] {
    folder.shelf.withLock { $0.alike(recipe, besides: place.kept.id) }
  }
}
