package import RecipeKeeping
package import RecipeModel
package import RecipeProviderKit
package import RecipeResilience
import RecipeStore

/// What instances on several machines share: one PostgreSQL database.
///
/// Kept answers and the memory of sources fall back to this process's own memory while the database
/// is away; kept recipes and the history of searches then answer with a failure. All recover by
/// themselves.
package struct SharedStore: Sendable {
  /// Kept answers.
  package let responses: any ResponseStore
  /// The health of sources, and the requests that all instances made of them.
  package let ledger: any SourceLedger
  /// The kept recipes of a user; without one those of the household.
  package let library: @Sendable (_ user: String?) -> any KeptLibrary
  /// The searches of a user; without one those of the household.
  package let history: @Sendable (_ user: String?) -> any HistoryStore
  /// What all instances sign with, 64 hexadecimal digits; throws ``Failure`` when the
  /// database cannot be reached.
  package let signingKey: @Sendable () async throws -> String
  /// Notes for all instances that somebody has signed out of a session, until its end in seconds
  /// since 1970; throws ``Failure`` when the database cannot be reached.
  package let endSession: @Sendable (_ name: String, _ until: Int) async throws -> Void
  /// Whether any instance has noted that; throws ``Failure`` likewise.
  package let isSessionOver: @Sendable (_ name: String) async throws -> Bool
  /// Notes for all instances that a client has tried a wrong token; throws ``Failure`` likewise.
  ///
  /// Takes what stands for the client and for the token, the most tokens and the time in seconds for
  /// which they count. Returns how many seconds the client has to wait where it has tried too many.
  package let noteGuess:
    @Sendable (_ client: String, _ guess: String, _ most: Int, _ span: Int) async throws -> Int?
  /// The database's time in milliseconds since 1970, by which all instances count; the system's
  /// until the database was reached.
  package let now: @Sendable () -> Int64
  /// The passwords in the connection string.
  package let secrets: [Secret]
  /// What a person should know: that the database is, or was, away.
  package let notices: @Sendable () -> [Failure]
  /// Ends the search for a database that is away, and lets connections go.
  package let close: @Sendable () -> Void

  /// Prepares a store; nothing is opened before it is needed.
  /// - Parameters:
  ///   - connection: `postgresql://user:password@host/database`, or libpq's `host=… dbname=…`.
  ///   - name: what the connection string is called in messages.
  ///   - key: what fingerprints are made with, the same for all instances and in no database; nil for
  ///     one that is derived from the password in the connection string.
  ///   - maxBytes: what kept answers may take, in bytes.
  ///   - log: is told when the database is away, and when it is back.
  /// - Throws: ``Failure``, without the connection string, when the text is no connection string, or this program has no PostgreSQL.
  package init(
    _ connection: String, name: String, key: Secret? = nil, maxBytes: Int = 64 << 20,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(Failure) {
    #if PostgreSQL
      guard let text = ConnectionText(connection) else {
        throw Failure(
          "the connection string in \(name) cannot be read",
          fix: "write postgresql://user:password@host/database, with %40 for @ in the password")
      }
      let pool = DatabasePool(
        text, key: (key ?? text.secrets.first).map { StoreKey($0) }, log: log)
      responses = SharedResponses(pool, maxBytes: maxBytes)
      ledger = SharedLedger(pool)
      library = { SharedLibrary(pool, owner: $0 ?? "") }
      history = { SharedHistory(pool, owner: $0 ?? "") }
      signingKey = {
        do { return try await pool.identity().signingKey } catch let failure as DatabaseFailure {
          throw Failure(failure)
        }
      }
      endSession = { try await pool.endSession($0, until: $1) }
      isSessionOver = { try await pool.isSessionOver($0) }
      noteGuess = { try await pool.note(guess: $1, by: $0, most: $2, span: $3) }
      now = { pool.now() }
      secrets = text.secrets + [key].compactMap(\.self)
      notices = { pool.notices }
      close = { pool.close() }
    #else
      throw Failure(
        "this potluck was built without PostgreSQL",
        fix: "build it with: swift build --traits PostgreSQL")
    #endif
  }
}
