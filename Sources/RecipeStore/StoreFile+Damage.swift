import GRDB
import RecipeModel
import Synchronization

extension StoreFile {
  /// Whether the file's header is none that SQLite writes; of some of its bytes SQLite says that the
  /// file is read-only, or of a format that it does not know.
  package var hasOddHeader: Bool {
    guard let bytes = try? PrivateFile.read(path, most: 100), bytes.count == 100 else {
      return false
    }
    // https://www.sqlite.org/fileformat2.html#the_database_header
    guard bytes.starts(with: Array("SQLite format 3\0".utf8)) else { return true }
    let versions = bytes[18...19].allSatisfy { $0 == 1 || $0 == 2 }
    let fractions = bytes[21...23].elementsEqual([64, 32, 32])
    let schema = bytes[44..<47].allSatisfy { $0 == 0 } && bytes[47] <= 4
    let encoding = bytes[56..<59].allSatisfy { $0 == 0 } && bytes[59] <= 3
    return !(versions && fractions && schema && encoding)
  }

  /// Renames a damaged file, unless another process has done so already.
  func setAside(_ error: any Error) throws(Failure) {
    let (database, file) = state.withLock { state in
      defer {
        state.database = nil
        state.file = nil
      }
      return (state.database, state.file)
    }
    try? database?.close()
    let name = worth.isPrecious ? StoreFolder.unused(path + ".damaged") : path + ".damaged"
    do {
      let wasHere = try StoreFolder.alone(in: folder) {
        if let file, StoreFolder.identity(path) != file { return false }
        try StoreFolder.move(path, to: name)
        // What a precious file's journal holds is part of it.
        if worth.isPrecious { try? StoreFolder.move(path + "-wal", to: name + "-wal") }
        for ending in ["-wal", "-shm", "-journal"] { StoreFolder.remove(path + ending) }
        return true
      }
      guard wasHere else { return }
    } catch {
      throw Failure(
        .storage, "\(label) \(path) is damaged and cannot be renamed",
        fix: "move it away")
    }
    let words = Self.words(error)
    guard case .precious(let rescue) = worth else {
      return note(
        Failure(
          .damaged, "\(label) \(path) was damaged (\(words))",
          fix: "a fresh one was begun; the old file is \(name) and may be deleted"))
    }
    let rescued = try? opened().writeWithoutTransaction { database in
      try Self.transaction(database) { try rescue(name, $0) }
    }
    note(
      Failure(
        .damaged,
        "\(label) \(path) was damaged (\(words)); \(rescued ?? "nothing of it can be read")",
        fix: "a fresh one was begun; the old file is \(name)"))
  }
}
