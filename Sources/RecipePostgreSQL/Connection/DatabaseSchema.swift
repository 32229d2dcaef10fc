#if PostgreSQL
  import RecipeStore

  /// What one database is known by: made once, the same for all instances.
  struct DatabaseIdentity: Sendable, Hashable {
    /// Goes into hashes, and marks secrets.
    var store: StoreIdentity
    /// Signs what leaves a server: 64 hexadecimal digits.
    var signingKey: String
  }

  /// The tables, in a schema of their own.
  ///
  /// What sources and people write is looked up by hashes, since no index takes long texts.
  enum DatabaseSchema {
    /// The steps from one version to the next; what stands here never changes.
    private static let steps = [
      """
      CREATE SCHEMA IF NOT EXISTS potluck;
      CREATE TABLE potluck.meta (name text PRIMARY KEY, value text NOT NULL);
      CREATE TABLE potluck.source (
        provider text NOT NULL, fingerprint text NOT NULL, updated bigint NOT NULL,
        record text NOT NULL, PRIMARY KEY (provider, fingerprint));
      CREATE TABLE potluck.response (
        request text PRIMARY KEY, provider text NOT NULL, source text NOT NULL,
        status integer NOT NULL, headers text NOT NULL, body bytea NOT NULL,
        stored_at bigint NOT NULL, fresh_until bigint NOT NULL, used_at bigint NOT NULL,
        size bigint NOT NULL);
      CREATE INDEX response_use ON potluck.response (used_at, size);
      CREATE INDEX response_provider ON potluck.response (provider);
      CREATE TABLE potluck.recipe (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, owner text NOT NULL,
        id text NOT NULL, provider text NOT NULL, source text NOT NULL, link text,
        recipe text NOT NULL, part text NOT NULL, kept_at text NOT NULL, removal bigint,
        removed_at bigint, words tsvector NOT NULL, UNIQUE (owner, id));
      CREATE INDEX recipe_source ON potluck.recipe (owner, source);
      CREATE INDEX recipe_link ON potluck.recipe (owner, link);
      CREATE INDEX recipe_time ON potluck.recipe (owner, removal, kept_at, number);
      CREATE INDEX recipe_words ON potluck.recipe USING gin (words);
      CREATE TABLE potluck.picture (
        recipe bigint NOT NULL REFERENCES potluck.recipe ON DELETE CASCADE, place integer NOT NULL,
        name text NOT NULL, media_type text NOT NULL, bytes bytea NOT NULL,
        PRIMARY KEY (recipe, place));
      CREATE TABLE potluck.page (
        recipe bigint PRIMARY KEY REFERENCES potluck.recipe ON DELETE CASCADE,
        bytes bytea NOT NULL);
      CREATE TABLE potluck.search (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, owner text NOT NULL,
        asked text NOT NULL, entry text NOT NULL, first_at bigint NOT NULL,
        last_at bigint NOT NULL, count bigint NOT NULL, report text, UNIQUE (owner, asked));
      CREATE INDEX search_time ON potluck.search (owner, last_at, number);
      """,
      // What was remembered before lay under hashes of secrets that could be guessed.
      """
      CREATE TABLE potluck.ended_session (name text PRIMARY KEY, until bigint NOT NULL);
      TRUNCATE potluck.source, potluck.response;
      """,
    ]

    /// Brings the tables to this program's version; instances that begin at once take turns.
    /// - Throws: ``DatabaseFailure``, also for tables of a newer version.
    static func prepare(_ session: DatabaseSession) throws(DatabaseFailure) -> DatabaseIdentity {
      if try version(session) != steps.count {
        try session.script("BEGIN")
        try session.lock("schema")
        for step in steps.dropFirst(try version(session)) { try session.script(step) }
        let new = StoreIdentity.random()
        let words = [
          ("salt", new.salt), ("seal", new.mark),
          ("signing", StoreIdentity.random().salt + StoreIdentity.random().salt),
        ]
        for (name, value) in words {
          try session.run(
            "INSERT INTO potluck.meta VALUES ($1, $2) ON CONFLICT DO NOTHING",
            [.text(name), .text(value)])
        }
        try session.run(
          """
          INSERT INTO potluck.meta VALUES ('version', $1)
          ON CONFLICT (name) DO UPDATE SET value = excluded.value
          """, [.text("\(steps.count)")])
        try session.script("COMMIT")
      }
      var words: [String: String] = [:]
      for row in try session.run("SELECT name, value FROM potluck.meta") {
        words[row.text(0) ?? ""] = row.text(1)
      }
      guard let salt = words["salt"], let mark = words["seal"], let key = words["signing"],
        StoreIdentity.isWord(salt), StoreIdentity.isWord(mark), key.utf8.count == 64
      else {
        throw DatabaseFailure(state: DatabaseFailure.refused, message: "its words are no words")
      }
      return DatabaseIdentity(store: StoreIdentity(salt: salt, mark: mark), signingKey: key)
    }

    private static func version(_ session: DatabaseSession) throws(DatabaseFailure) -> Int {
      // Asked of the catalog's rows: what a session remembers of names may be older than a lock.
      let found = try session.run(
        "SELECT count(*) FROM pg_tables WHERE schemaname = 'potluck' AND tablename = 'meta'")
      guard found.first?.integer(0) == 1 else { return 0 }
      let rows = try session.run("SELECT value FROM potluck.meta WHERE name = 'version'")
      let version = rows.first?.text(0).flatMap { Int($0) } ?? 0
      guard version <= steps.count else {
        throw DatabaseFailure(
          state: DatabaseFailure.refused,
          message: "its tables are of a newer version of potluck; use that version")
      }
      return version
    }
  }
#endif
