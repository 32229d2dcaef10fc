import Dispatch
package import RecipeModel
import RecipeRendering
import RecipeSearch
import RecipeStore
import Synchronization

/// Keeps recipes as plain files in a folder, which other programs read and write too.
///
/// The folder is looked at anew for every call, and files that have changed are read again. A file
/// is written whole or not at all, and never over what somebody else has changed since it was read.
/// An identifier is the file's place in the folder, which finds it without its ending too.
package final class KeptFolder: KeptLibrary {
  package let path: String
  let files: FolderFiles
  let form: FolderForm
  let now: @Sendable () -> Int64
  private let queue = DispatchQueue(label: "potluck.kept")
  let shelf = Mutex(FolderShelf())
  /// How many do with what the folder held when they began.
  private let holders = Mutex(0)

  /// Prepares the folder; nothing is read or made before it is needed.
  /// - Parameters:
  ///   - path: the folder; made when something is kept in it.
  ///   - foreign: a folder in it that belongs to others, and is left alone; nil for none.
  ///   - form: the form of new files; one that is there keeps its own.
  ///   - now: the time in milliseconds since 1970.
  package init(
    path: String, foreign: String? = nil, form: FolderForm = .cooklang,
    now: @escaping @Sendable () -> Int64 = KeptMoment.now
  ) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    (self.form, self.now) = (form, now)
    files = FolderFiles(root: self.path, foreign: foreign)
  }

  package var notices: [Failure] {
    shelf.withLock { $0.failures.sorted { $0.key < $1.key }.map(\.value.failure) }
  }

  // MARK: Reading

  package func list(_ filter: KeptFilter) async throws -> [KeptRecipe] {
    try await Cancellation.run { cancellation in
      try await run {
        try self.refreshed(cancellation).list(filter, cancellation)
      }
    }
  }

  package func recipe(_ id: String) async throws -> KeptRecipe? {
    try await look { shelf, _ in shelf.file(id).flatMap { shelf.entries[$0]?.kept } }
  }

  package func recipe(of reference: KeptReference) async throws -> KeptRecipe? {
    try await look { shelf, _ in
      switch reference {
      case .id(let provider, let id):
        shelf.entry(ListingID(provider: provider, id: id), link: nil)?.kept
      case .url(let link): shelf.entry(nil, link: CanonicalURL.identity(of: link))?.kept
      }
    }
  }

  package func pictures(of id: String) async throws -> [KeptPicture] {
    try await look { shelf, files in
      guard let entry = shelf.file(id).flatMap({ shelf.entries[$0] }) else { return [] }
      return try entry.pictures.map { try self.picture($0, of: entry) }
    }
  }

  package func page(of id: String) async throws -> [UInt8]? {
    try await look { shelf, files in
      try shelf.file(id).flatMap { shelf.entries[$0]?.page }.map { try files.read($0) }
    }
  }

  package func check() async throws -> [String] {
    try await look { shelf, files in
      var findings = shelf.failures.sorted { $0.key < $1.key }.map(\.value.failure.message)
      for (id, entry) in shelf.entries.sorted(by: { $0.key < $1.key }) {
        for file in entry.pictures {
          do throws(Failure) { _ = try self.picture(file, of: entry) } catch {
            findings.append("\(file): \(error.message)")
          }
        }
        if let page = entry.page, try files.read(page).isEmpty {
          findings.append("the page of \(id) is empty")
        }
      }
      return findings
    }
  }

  private func picture(
    _ file: String, of entry: FolderShelf.Entry
  ) throws(Failure) -> KeptPicture {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return try PictureCheck.picture(
      files.read(file), from: entry.document.pictures[name].map(Sanitizer.terminal) ?? name)
  }

  // MARK: The folder

  /// Looks at the folder as it is now.
  private func look<Result: Sendable>(
    _ work: @Sendable @escaping (FolderShelf, FolderFiles) throws -> Result
  ) async throws -> Result {
    try await run { [files] in try work(self.refreshed(), files) }
  }

  var isHeld: Bool { holders.withLock { $0 > 0 } }

  func refreshed() -> FolderShelf { (try? refreshed(Cancellation())) ?? FolderShelf() }

  /// The shelf as the folder is now; what was read until the task was cancelled stays.
  private func refreshed(_ cancellation: Cancellation) throws -> FolderShelf {
    let isHeld = isHeld
    return try shelf.withLock { shelf in
      if !isHeld { try shelf.refresh(files, cancellation) }
      return shelf
    }
  }

  /// Looks at the folder once for many calls.
  func hold<Result>(_ work: () async throws -> Result) async throws -> Result {
    try await look { _, _ in }
    holders.withLock { $0 += 1 }
    defer {
      holders.withLock { $0 -= 1 }
      // The names of all that was written.
      files.sync("")
    }
    return try await work()
  }

  /// Runs work away from the threads that all tasks share.
  func run<Result: Sendable>(
    _ work: @Sendable @escaping () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}
