import GRDB
import PotluckSupport
import RecipeModel
import RecipeStore

extension KeptDatabase {
  /// Reads everything; damage that SQLite finds sets the file aside like any other, and an index that
  /// does not agree with the recipes is made anew.
  package func check() async throws -> [String] {
    guard file.exists else { return [] }
    let findings = try await read { [file] database, cancellation in
      // SQLite itself reads on where it only could not write any more.
      guard !file.hasOddHeader else {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "its first bytes are damaged")
      }
      // The whole of it: what it says of an index may be one of ours.
      let damage = try String.fetchAll(database, sql: "PRAGMA integrity_check(1)")
      if let first = damage.first, first != "ok" {
        // Behind a line that says in which database.
        let words = first.split(separator: "\n").last.map(String.init)
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: words ?? first)
      }
      let numbers = try Int64.fetchAll(
        database, sql: "SELECT number FROM recipe WHERE removal IS NULL")
      var findings: [String] = []
      var agrees = true
      for number in numbers {
        try cancellation.check()
        findings += try Self.findings(number, in: database)
        agrees = try agrees && Self.isIndexed(number, in: database)
      }
      let indexed = try Int.fetchOne(database, sql: "SELECT count(*) FROM recipe_text") ?? 0
      return (all: findings, isIndexed: agrees && indexed == numbers.count)
    }
    guard !findings.isIndexed else { return findings.all }
    try await write { try KeptSchema.rebuildIndex($0) }
    return findings.all + ["the index did not agree with the recipes; it was made anew"]
  }

  private static func isIndexed(_ number: Int64, in database: Database) throws -> Bool {
    guard let kept = try KeptRow.read(number, in: database) else { return false }
    let names = KeptSchema.columns.map(\.name).joined(separator: ", ")
    let row = try Row.fetchOne(
      database, sql: "SELECT \(names) FROM recipe_text WHERE rowid = ?", arguments: [number])
    let texts = row.map { row in KeptSchema.columns.map { row.text($0.name) ?? "" } }
    return texts == KeptSchema.texts(of: kept)
  }

  private static func findings(_ number: Int64, in database: Database) throws -> [String] {
    guard let kept = try KeptRow.read(number, in: database) else {
      let id = try String.fetchOne(
        database, sql: "SELECT id FROM recipe WHERE number = ?", arguments: [number])
      return ["the recipe \(id ?? "\(number)") cannot be read"]
    }
    var findings: [String] = []
    for picture in try KeptRow.pictures(of: number, in: database)
    where (try? PictureCheck.kind(of: picture.bytes))?.type.rawValue != picture.mediaType {
      findings.append("the picture \(picture.name) of \(kept.id) is no \(picture.mediaType)")
    }
    if kept.hasPage, try KeptRow.page(of: number, in: database)?.isEmpty != false {
      findings.append("the page of \(kept.id) is empty")
    }
    return findings
  }
}
