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
    ///
    /// A program goes on with tables of a newer version if no step between changed what it knows, so
    /// that instances can be brought to a new version one by one.
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
      """
      CREATE TABLE potluck.guess (
        client text NOT NULL, guess text NOT NULL, until bigint NOT NULL,
        PRIMARY KEY (client, guess));
      CREATE INDEX guess_time ON potluck.guess (until);
      """,
    ]

    /// The oldest version whose programs may use these tables: raised by a step that changes what they
    /// know.
    private static let oldest = 2

    /// Brings the tables to this program's version; instances that begin at once take turns.
    /// - Throws: ``DatabaseFailure``, also for tables of a newer version.
    static func prepare(_ session: DatabaseSession) throws(DatabaseFailure) -> DatabaseIdentity {
      var words = try words(session)
      let (version, home) = (try version(session), try home(session))
      if version < steps.count || !isSame(words["home"], home) {
        try session.script("BEGIN")
        try session.lock("schema")
        for step in steps.dropFirst(try Self.version(session)) { try session.script(step) }
        try name(session)
        try session.script("COMMIT")
        words = try Self.words(session)
      }
      guard let salt = words["salt"], let mark = words["seal"], let key = words["signing"],
        StoreIdentity.isWord(salt), StoreIdentity.isWord(mark), key.utf8.count == 64
      else {
        throw DatabaseFailure(state: DatabaseFailure.refused, message: "its words are no words")
      }
      return DatabaseIdentity(store: StoreIdentity(salt: salt, mark: mark), signingKey: key)
    }

    /// Gives the database words of its own, where it has none or where it was restored from a backup:
    /// the original may go on living.
    private static func name(_ session: DatabaseSession) throws(DatabaseFailure) {
      let (old, home) = (try words(session), try home(session))
      if !isSame(old["home"], home) {
        // The salt stays: kept recipes lie under hashes that are made with it.
        try session.script(
          """
          TRUNCATE potluck.source, potluck.response, potluck.ended_session;
          DELETE FROM potluck.meta WHERE name IN ('seal', 'signing', 'home')
          """)
      }
      let new = StoreIdentity.random()
      let words = [
        ("salt", new.salt), ("seal", new.mark), ("home", home),
        ("signing", StoreIdentity.random().salt + StoreIdentity.random().salt),
      ]
      for (name, value) in words {
        try session.run(
          "INSERT INTO potluck.meta VALUES ($1, $2) ON CONFLICT DO NOTHING",
          [.text(name), .text(value)])
      }
      let known = old["version"].flatMap { Int($0) } ?? 0
      guard known < steps.count else { return }
      for (name, value) in [("version", steps.count), ("oldest", oldest)] {
        try session.run(
          """
          INSERT INTO potluck.meta VALUES ($1, $2)
          ON CONFLICT (name) DO UPDATE SET value = excluded.value
          """, [.text(name), .text("\(value)")])
      }
    }

    /// Where the tables are, in numbers that restored ones have others of; empty where there are none.
    ///
    /// They are those of the database and of a table, and the cluster's where it may be asked for that.
    private static func home(_ session: DatabaseSession) throws(DatabaseFailure) -> String {
      let number = try session.run(
        """
        SELECT oid || '-' || to_regclass('potluck.meta')::oid FROM pg_database
        WHERE datname = current_database()
        """)
      let cluster = try? session.run("SELECT system_identifier::text FROM pg_control_system()")
      return [number, cluster ?? []].compactMap { $0.first?.text(0) }.joined(separator: " ")
    }

    /// Whether two places of tables are one; what is not known of either says nothing.
    private static func isSame(_ one: String?, _ other: String) -> Bool {
      guard let one else { return true }
      return zip(one.split(separator: " "), other.split(separator: " ")).allSatisfy { $0 == $1 }
    }

    /// What the database is known by; nothing where it has no tables yet.
    private static func words(
      _ session: DatabaseSession
    ) throws(DatabaseFailure) -> [String: String] {
      guard try version(session) > 0 else { return [:] }
      var words: [String: String] = [:]
      for row in try session.run("SELECT name, value FROM potluck.meta") {
        words[row.text(0) ?? ""] = row.text(1)
      }
      return words
    }

    private static func version(_ session: DatabaseSession) throws(DatabaseFailure) -> Int {
      // Asked of the catalog's rows: what a session remembers of names may be older than a lock.
      let found = try session.run(
        "SELECT count(*) FROM pg_tables WHERE schemaname = 'potluck' AND tablename = 'meta'")
      guard found.first?.integer(0) == 1 else { return 0 }
      let rows = try session.run(
        "SELECT name, value FROM potluck.meta WHERE name IN ('version', 'oldest')")
      func number(_ name: String) -> Int? {
        rows.first { $0.text(0) == name }?.text(1).flatMap { Int($0) }
      }
      let version = number("version") ?? 0
      guard version <= steps.count || number("oldest") ?? version <= steps.count else {
        throw DatabaseFailure(
          state: DatabaseFailure.refused,
          message: "its tables are of a newer version of potluck; use that version")
      }
      return version
    }
  }
#endif
