import GRDB
import RecipeModel
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One kept recipe in the database.
enum KeptRow {
  private static let whole = """
    SELECT id, recipe, owner,
      (SELECT count(*) FROM picture WHERE picture.recipe = number) AS pictures,
      EXISTS (SELECT 1 FROM page WHERE page.recipe = number) AS hasPage
    FROM recipe WHERE number = ?
    """
  private static let alone = """
    SELECT id, recipe, owner, 0 AS pictures, 0 AS hasPage FROM recipe
    WHERE number = ? AND removal IS NULL
    """

  /// Reads a recipe; nil where there is none, or it is none that this program wrote.
  /// - Parameters:
  ///   - number: its number.
  ///   - isAlone: whether to look at no other table, and at nothing that was taken away.
  ///   - database: the database.
  /// - Returns: the recipe.
  /// - Throws: `DatabaseError`.
  static func read(
    _ number: Int64, isAlone: Bool = false, in database: Database
  ) throws -> KeptRecipe? {
    let query = try database.cachedStatement(sql: isAlone ? alone : whole)
    return try Row.fetchOne(query, arguments: [number]).flatMap(kept)
  }

  private static func kept(_ row: Row) -> KeptRecipe? {
    guard let id = row.text("id"), let recipe = row.text("recipe"), let owner = row.text("owner"),
      let recipe = (try? JSON(parsing: recipe)).flatMap({ RecipeRecord.recipe($0) }),
      let owner = (try? JSON(parsing: owner)).flatMap({ try? OwnersPart.codec.decode($0) })
    else { return nil }
    var kept = owner.kept(id, recipe)
    kept.pictureCount = Int(clamping: row.integer("pictures") ?? 0)
    kept.hasPage = row.integer("hasPage") == 1
    return kept
  }

  /// The recipe with an identifier, of those that are not taken away.
  static func number(id: String, in database: Database) throws -> Int64? {
    try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT number FROM recipe WHERE id = ? AND removal IS NULL"),
      arguments: [id])
  }

  /// The recipe that a listing is, by its identifier, else by its canonical link; the same link under
  /// another identifier of the same source is another recipe.
  static func number(
    _ id: ListingID?, link: String?, isRemoved: Bool, in database: Database
  ) throws -> Int64? {
    let state = isRemoved ? "removal IS NOT NULL" : "removal IS NULL"
    if let id, !id.id.isEmpty {
      let query = try database.cachedStatement(
        sql: "SELECT number FROM recipe WHERE provider = ? AND source = ? AND \(state)")
      if let number = try Int64.fetchOne(query, arguments: [id.provider, id.id]) { return number }
    }
    guard let link else { return nil }
    let query = try database.cachedStatement(
      sql: """
        SELECT number FROM recipe
        WHERE link = ? AND \(state) AND (provider <> ? OR source = '' OR ? = '')
        """)
    return try Int64.fetchOne(query, arguments: [link, id?.provider ?? "", id?.id ?? ""])
  }

  /// Writes a new recipe, or another telling of the one with that number.
  /// - Returns: its number.
  static func write(
    _ kept: KeptRecipe, as number: Int64? = nil, in database: Database
  ) throws -> Int64 {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO recipe (number, id, provider, source, link, recipe, owner, keptAt)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (number) DO UPDATE SET
          id = excluded.id, provider = excluded.provider, source = excluded.source,
          link = excluded.link, recipe = excluded.recipe, owner = excluded.owner,
          keptAt = excluded.keptAt, removal = NULL, removedAt = NULL
        """)
    let source = kept.recipe.listing.id
    try statement.execute(arguments: [
      number, kept.id, source.provider, source.id, KeptNames.link(of: kept.recipe),
      RecipeRecord.json(kept.recipe).text(), OwnersPart.codec.write(OwnersPart(kept)).text(),
      kept.keptAt,
    ])
    let row = number ?? database.lastInsertedRowID
    try KeptSchema.index(kept, row, in: database)
    return row
  }

  /// Writes pictures in the place of those there are.
  static func write(_ pictures: [KeptPicture], of number: Int64, in database: Database) throws {
    try database.cachedStatement(sql: "DELETE FROM picture WHERE recipe = ?")
      .execute(arguments: [number])
    for (place, picture) in pictures.enumerated() {
      try database.cachedStatement(
        sql: """
          INSERT INTO picture (recipe, place, name, mediaType, bytes) VALUES (?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        number, place, picture.name, picture.mediaType, Data(picture.bytes),
      ])
    }
  }

  static func write(page: [UInt8], of number: Int64, in database: Database) throws {
    try database.cachedStatement(sql: "INSERT OR REPLACE INTO page (recipe, bytes) VALUES (?, ?)")
      .execute(arguments: [number, Data(page)])
  }

  static func pictures(of number: Int64, in database: Database) throws -> [KeptPicture] {
    let rows = try Row.fetchAll(
      database, sql: "SELECT name, mediaType, bytes FROM picture WHERE recipe = ? ORDER BY place",
      arguments: [number])
    return rows.compactMap { row in
      guard let name = row.text("name"), let type = row.text("mediaType"),
        let bytes = row.bytes("bytes")
      else { return nil }
      return KeptPicture(name: name, mediaType: type, bytes: bytes)
    }
  }

  static func page(of number: Int64, in database: Database) throws -> [UInt8]? {
    try Row.fetchOne(
      database, sql: "SELECT bytes FROM page WHERE recipe = ?", arguments: [number]
    )?.bytes("bytes")
  }

  /// A name that no recipe has yet: the wanted one, or that with a number.
  static func freeID(_ wanted: String, in database: Database) throws -> String {
    // A full stop follows the hyphen among bytes.
    let query = try database.cachedStatement(
      sql: "SELECT count(*) FROM recipe WHERE id = ? OR id > ? AND id < ?")
    var count = try Int.fetchOne(query, arguments: [wanted, wanted + "-", wanted + "."]) ?? 0
    guard count > 0 else { return wanted }
    let taken = try database.cachedStatement(sql: "SELECT 1 FROM recipe WHERE id = ?")
    if try Int.fetchOne(taken, arguments: [wanted]) == nil { return wanted }
    count = max(2, count)
    while try Int.fetchOne(taken, arguments: ["\(wanted)-\(count)"]) != nil { count += 1 }
    return "\(wanted)-\(count)"
  }
}
