import PotluckSupport
import RecipeModel
import RecipeRendering
import RecipeSearch
import Synchronization

/// The recipes that assistants were shown, in the state folder.
///
/// A client may end its server at any time and name a recipe to the next one by the identifier or
/// the link that this one gave it; and the link of a page is only opened when a source has listed it.
/// Each process has a file of its own, so that none waits for another.
final class ShownListings: Sendable {
  private struct State {
    /// This process's own lines, the oldest first.
    var own: [Line] = []
    var bytes = 0
    /// What other processes were seen to have written, by the names of their files.
    var others: [String: OtherFile] = [:]
  }

  /// What sources listed that is surely one recipe, and how that is written.
  private struct Line {
    var listings: [Listing]
    var text: String
  }

  /// What another process wrote, and when it did so last.
  private struct OtherFile {
    var changed: FileTime
    /// What is surely one recipe each.
    var groups: [[Listing]] = []
  }

  private struct FileTime: Hashable, Comparable {
    var seconds: Int
    var nanoseconds: Int

    static func < (left: FileTime, right: FileTime) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

  /// The most bytes of a file; the oldest lines go.
  private static let mostBytes = 256 << 10
  /// The most files; the oldest go.
  private static let mostFiles = 32

  private let folder: String
  private let name = "\(getpid())-\(UInt32.random(in: 0...UInt32.max)).jsonl"
  private let state = Mutex(State())

  /// Remembers in a folder, which is made when the first recipe is shown.
  init(folder: String) { self.folder = folder }

  /// Takes the recipes of an answer, apart from what the user keeps, which has names that last.
  ///
  /// What cannot be written is known to this process alone.
  func add(_ recipes: [MergedRecipe]) {
    let shown = recipes.flatMap(\.certainGroups).map { group in
      group.map(\.listing).filter { $0.id.provider != Configuration.kept }
    }
    state.withLock { state in
      var hasNews = false
      for listings in shown where listings.contains(where: { Self.find($0.id, state.own) != $0 }) {
        let line = Line(listings: listings, text: ListedRecipeJSON.line(listings))
        state.own.append(line)
        state.bytes += line.text.utf8.count
        hasNews = true
      }
      guard hasNews else { return }
      while state.bytes > Self.mostBytes, state.own.count > 1 {
        state.bytes -= state.own.removeFirst().text.utf8.count
      }
      try? FileBytes.replacePrivately(
        "\(folder)/\(name)", state.own.map(\.text).joined())
      for old in files().dropFirst(Self.mostFiles) { unlink("\(folder)/\(old.name)") }
    }
  }

  private static func find(_ id: ListingID, _ lines: [Line]) -> Listing? {
    lines.last { $0.listings.contains { $0.id == id } }?.listings.first { $0.id == id }
  }

  /// The listing of that identifier.
  func listing(_ id: ListingID) -> Listing? { group(of: id).first { $0.id == id } }

  /// What other sources listed of the recipe that was shown at one of that identifier.
  func siblings(of id: ListingID) -> [Listing] { group(of: id).filter { $0.id != id } }

  private func group(of id: ListingID) -> [Listing] {
    func has(_ group: [Listing]) -> Bool { group.contains { $0.id == id } }
    return state.withLock { state in
      if let own = state.own.last(where: { has($0.listings) }) { return own.listings }
      return others(&state).firstNonNil { $0.groups.last(where: has) } ?? []
    }
  }

  /// The listing with that link, however it is written.
  func listing(at url: String) -> Listing? {
    guard let link = CanonicalURL.identity(of: url) else { return nil }
    func has(_ listing: Listing) -> Bool {
      listing.url.flatMap(CanonicalURL.identity) == link
    }
    return state.withLock { state in
      if let own = state.own.flatMap(\.listings).last(where: has) { return own }
      return others(&state).firstNonNil { $0.groups.joined().last(where: has) }
    }
  }

  /// The identifiers of all, those of this process first.
  var ids: [ListingID] {
    state.withLock { state in
      state.own.flatMap { $0.listings.map(\.id) }
        + others(&state).flatMap { $0.groups.joined().map(\.id) }
    }
  }

  // MARK: Files

  /// What other processes have written, the newest first; only what has changed is read.
  private func others(_ state: inout State) -> [OtherFile] {
    let files = files().filter { $0.name != name }.prefix(Self.mostFiles)
    var others: [String: OtherFile] = [:]
    for (name, changed) in files {
      let before = state.others[name]
      others[name] =
        before?.changed == changed
        ? before : OtherFile(changed: changed, groups: Self.groups("\(folder)/\(name)"))
    }
    state.others = others
    return files.compactMap { others[$0.name] }
  }

  private static func groups(_ path: String) -> [[Listing]] {
    guard let bytes = try? FileBytes.read(path, limit: 2 * mostBytes) else { return [] }
    return bytes.split(separator: 0x0A).flatMap { line in
      (try? ListedRecipeJSON.groups(in: Array(line))) ?? []
    }
  }

  /// The files of all processes, the newest first.
  private func files() -> [(name: String, changed: FileTime)] {
    var files: [(name: String, changed: FileTime)] = []
    for name in (try? FolderNames.names(in: folder)) ?? [] where name.hasSuffix(".jsonl") {
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { continue }
      let time = status.modified
      files.append((name, FileTime(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))))
    }
    return files.sorted { ($1.changed, $0.name) < ($0.changed, $1.name) }
  }
}
