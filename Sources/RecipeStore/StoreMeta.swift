import Crypto
package import GRDB
import PotluckSupport

/// The table of a store's own words.
package enum StoreMeta {
  package static func create(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS meta (
          name TEXT PRIMARY KEY NOT NULL,
          value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """)
  }

  /// The words of the file; those proposed, or new ones, become its own when it has none.
  static func identity(
    _ database: Database, proposed: StoreIdentity?
  ) throws -> StoreIdentity {
    if let identity = try read(database) { return identity }
    let new = proposed ?? .random()
    try database.inTransaction(.immediate) {
      for (name, value) in [("salt", new.salt), ("seal", new.mark)] {
        try database.execute(
          sql: "INSERT OR IGNORE INTO meta (name, value) VALUES (?, ?)", arguments: [name, value])
      }
      return .commit
    }
    guard let identity = try read(database) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "its words are no words")
    }
    return identity
  }

  private static func read(_ database: Database) throws -> StoreIdentity? {
    let rows = try Row.fetchAll(
      database, sql: "SELECT name, value FROM meta WHERE name IN ('salt', 'seal') LIMIT 2")
    var words: [String: String] = [:]
    for row in rows { words[row.text("name") ?? ""] = row.text("value") }
    guard let salt = words["salt"], let mark = words["seal"], StoreIdentity.isWord(salt),
      StoreIdentity.isWord(mark)
    else { return nil }
    return StoreIdentity(salt: salt, mark: mark)
  }
}

/// The random words of one store.
///
/// They stay with the process when its file is replaced.
package struct StoreIdentity: Sendable, Hashable {
  /// Goes into every hash, so that hashes of one store tell nothing about another.
  package var salt: String
  /// Marks the places of secrets in kept answers.
  package var mark: String

  /// Creates words: 32 hexadecimal digits each.
  package init(salt: String, mark: String) {
    self.salt = salt
    self.mark = mark
  }

  /// New words of 128 random bits each.
  package static func random() -> StoreIdentity {
    StoreIdentity(salt: word(), mark: word())
  }

  /// The salted SHA-256 of some bytes, in hexadecimal digits: a short name for what is no secret.
  ///
  /// The salt lies beside it; what is made of secrets is for ``StoreKey``.
  package func hash(of material: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(data: Array(salt.utf8))
    hash.update(data: material)
    return Hexadecimal.encode(hash.finalize())
  }

  /// Whether a text could be a word: 32 hexadecimal digits.
  package static func isWord(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
  }

  private static func word() -> String {
    Hexadecimal.encode((0..<16).map { _ in UInt8.random(in: 0...255) })
  }
}

extension Row {
  /// The integer of a column; nil for any other value.
  ///
  /// GRDB's own look-up ends the program instead.
  package func integer(_ column: String) -> Int64? {
    Int64.fromDatabaseValue(self[column] as DatabaseValue)
  }

  /// The text of a column; nil for any other value.
  package func text(_ column: String) -> String? {
    String.fromDatabaseValue(self[column] as DatabaseValue)
  }

  /// The bytes of a column; nil for any other value.
  package func bytes(_ column: String) -> [UInt8]? {
    switch (self[column] as DatabaseValue).storage {
    case .blob(let data): Array(data)
    default: nil
    }
  }
}
