import GRDB
import RecipeModel
import RecipeStore

/// The tables of kept recipes.
package enum KeptSchema {
  static var migrations: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 kept recipes") { database in
      try database.execute(sql: tables)
      try createIndex(database)
    }
    return migrator
  }

  /// The tables of recipes, pictures and pages.
  ///
  /// `provider` and `source` are the listing's identifier, `link` its canonical link. What was taken
  /// away has the number of its removal until it goes for good.
  private static let tables = """
    CREATE TABLE recipe (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      provider TEXT NOT NULL,
      source TEXT NOT NULL,
      link TEXT,
      recipe TEXT NOT NULL,
      owner TEXT NOT NULL,
      keptAt TEXT NOT NULL,
      removal INTEGER,
      removedAt INTEGER
    ) STRICT;
    CREATE INDEX recipe_source ON recipe (provider, source);
    CREATE INDEX recipe_link ON recipe (link) WHERE link IS NOT NULL;
    CREATE INDEX recipe_time ON recipe (removal, keptAt, number);
    CREATE TABLE picture (
      recipe INTEGER NOT NULL REFERENCES recipe (number) ON DELETE CASCADE,
      place INTEGER NOT NULL,
      name TEXT NOT NULL,
      mediaType TEXT NOT NULL,
      bytes BLOB NOT NULL,
      PRIMARY KEY (recipe, place)
    ) STRICT;
    CREATE TABLE page (
      recipe INTEGER PRIMARY KEY REFERENCES recipe (number) ON DELETE CASCADE,
      bytes BLOB NOT NULL
    ) STRICT;
    """

  /// The columns of the index, with what a word in them counts for.
  static let columns: [(name: String, weight: Double)] = [
    ("title", 10), ("ingredients", 4), ("steps", 1), ("notes", 2), ("tags", 6),
  ]

  private static func createIndex(_ database: Database) throws {
    let names = columns.map(\.name).joined(separator: ", ")
    try database.execute(
      sql: """
        CREATE VIRTUAL TABLE recipe_text USING fts5 (
          \(names), prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
        )
        """)
  }

  /// Makes the index anew from the recipes.
  static func rebuildIndex(_ database: Database) throws {
    try database.execute(sql: "DROP TABLE IF EXISTS recipe_text")
    try createIndex(database)
    let numbers = try Int64.fetchAll(
      database, sql: "SELECT number FROM recipe WHERE removal IS NULL")
    for number in numbers {
      guard let kept = try KeptRow.read(number, in: database) else { continue }
      try index(kept, number, in: database)
    }
  }

  /// What is indexed of a recipe, in the order of the columns.
  package static func texts(of kept: KeptRecipe) -> [String] {
    let recipe = kept.recipe
    let names = [recipe.listing.publisher, recipe.siteName].compactMap(\.self) + recipe.authors
    return [
      KeptWords.indexed([recipe.listing.title]),
      KeptWords.indexed(recipe.listing.ingredients + recipe.ingredientGroups.compactMap(\.name)),
      KeptWords.indexed(recipe.sections.compactMap(\.name) + recipe.instructions),
      KeptWords.indexed([recipe.summary].compactMap(\.self) + recipe.notes + kept.notes),
      KeptWords.indexed(
        kept.tags + recipe.keywords + recipe.categories + recipe.cuisines + names),
    ]
  }

  /// Puts a recipe into the index.
  static func index(_ kept: KeptRecipe, _ number: Int64, in database: Database) throws {
    let names = columns.map(\.name).joined(separator: ", ")
    let statement = try database.cachedStatement(
      sql: "INSERT OR REPLACE INTO recipe_text (rowid, \(names)) VALUES (?, ?, ?, ?, ?, ?)")
    try statement.execute(
      arguments: StatementArguments([number]) + StatementArguments(texts(of: kept)))
  }

  /// Takes a recipe out of the index.
  static func unindex(_ number: Int64, in database: Database) throws {
    try database.cachedStatement(sql: "DELETE FROM recipe_text WHERE rowid = ?")
      .execute(arguments: [number])
  }
}
