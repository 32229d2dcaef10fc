import GRDB
import PotluckSupport
import RecipeModel
import RecipeStore

/// Brings over what can still be read of a damaged file.
enum KeptRescue {
  /// How many rows are looked for, and after how many in vain the rest is given up where the file does
  /// not say any more how many there were.
  private static let most: Int64 = 1_000_000
  private static let mostInVain = 1_000

  /// Reads every row by itself, since one page that is broken costs only what lies on it.
  ///
  /// Without its first bytes SQLite takes a whole file for none at all, so that it is read with others
  /// in their place, too; what gives most counts.
  /// - Returns: what came over, as the middle of a sentence.
  static func run(from path: String, into database: Database) throws -> String {
    let header = MendedCopy(of: path, .header)
    let firstPage = MendedCopy(of: path, .firstPage)
    defer { for copy in [header, firstPage] { copy?.remove() } }
    var best = (path: path, count: 0)
    // Of two that give as many, a right header loses no picture and no page.
    for candidate in [header?.path, path, firstPage?.path].compactMap(\.self) {
      var count = 0
      try rows(of: candidate) { _, _ in count += 1 }
      if count > best.count { best = (candidate, count) }
    }
    var saved = 0
    try rows(of: best.path) { kept, old in
      let number = kept.number
      let pictures = (try? KeptRow.pictures(of: number, in: old)) ?? []
      let page = (try? KeptRow.page(of: number, in: old)) ?? nil
      if try DatabaseRows(database: database).add(kept.recipe, pictures: pictures, page: page) {
        saved += 1
      }
    }
    return switch saved {
    case 0: "nothing of it can be read"
    case 1: "1 recipe of it was saved"
    default: "\(saved) recipes of it were saved"
    }
  }

  /// Takes each row of a file that can be read.
  private static func rows(
    of path: String, _ take: ((number: Int64, recipe: KeptRecipe), Database) throws -> Void
  ) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(1)
    // A file that was cut short is read as far as it goes.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
    guard let old = try? DatabaseQueue(path: path, configuration: configuration) else { return }
    defer { try? old.close() }
    try old.writeWithoutTransaction { old in
      let last = (try? Int64.fetchOne(old, sql: "SELECT max(number) FROM recipe")) ?? nil
      var inVain = 0
      for number in 1...max(1, min(last ?? most, most)) {
        guard last != nil || inVain < mostInVain else { break }
        inVain += 1
        guard let kept = try? KeptRow.read(number, isAlone: true, in: old) else { continue }
        inVain = 0
        try take((number, kept), old)
      }
    }
  }
}

/// What of a damaged file is replaced by what a fresh one has.
private enum Mending: String {
  /// The header, 100 bytes: <https://www.sqlite.org/fileformat2.html#the_database_header>.
  case header
  /// The first page, which also says where the tables begin: they begin at the same places in every
  /// file, since they are always made in the same order.
  case firstPage
}

/// A copy of a damaged file with a beginning of ours.
private struct MendedCopy {
  let path: String

  /// Copies a file with its journal; nil where that cannot be done, or nothing would be another.
  init?(of damaged: String, _ mending: Mending) {
    path = "\(damaged).\(mending.rawValue)"
    remove()
    guard let page = try? Self.firstPage(beside: path), Self.copy(damaged, to: path) else {
      remove()
      return nil
    }
    let hasJournal = Self.copy(damaged + "-wal", to: path + "-wal")
    var start = page
    if mending == .header { start.removeLast(start.count - Self.headerBytes) }
    // Read by the size of the file, whatever it says of its pages; none of them is free.
    start.replaceSubrange(24..<40, with: repeatElement(0, count: 16))
    start.replaceSubrange(92..<96, with: repeatElement(0, count: 4))
    // 2 has the journal read.
    start.replaceSubrange(18..<20, with: repeatElement(hasJournal ? 2 : 1, count: 2))
    guard Self.put(start, at: path) else {
      remove()
      return nil
    }
  }

  func remove() {
    for ending in ["", "-wal", "-shm", "-journal"] { StoreFolder.remove(path + ending) }
  }

  private static let headerBytes = 100

  /// The first page of a fresh file of kept recipes.
  private static func firstPage(beside path: String) throws -> [UInt8] {
    let fresh = path + ".fresh"
    defer { for ending in ["", "-wal", "-shm", "-journal"] { StoreFolder.remove(fresh + ending) } }
    let queue = try DatabaseQueue(path: fresh)
    try queue.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA synchronous = OFF; PRAGMA auto_vacuum = INCREMENTAL")
    }
    try KeptSchema.migrations.migrate(queue)
    try queue.close()
    let bytes = try PrivateFile.read(fresh, most: 1 << 16)
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    return Array(bytes.prefix(size == 1 ? 1 << 16 : size))
  }

  private static func copy(_ path: String, to other: String) -> Bool {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { return false }
    defer { close(source) }
    let target = open(other, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard target >= 0 else { return false }
    defer { close(target) }
    return Descriptor.copy(source, to: target)
  }

  private static func put(_ bytes: [UInt8], at path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return false }
    defer { close(file) }
    return bytes.withUnsafeBytes { Descriptor.write(file, $0) } == bytes.count
  }
}
