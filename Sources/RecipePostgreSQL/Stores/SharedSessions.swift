import RecipeModel

#if PostgreSQL
  import RecipeKeeping

  extension DatabasePool {
    /// Notes that somebody has signed out of a session.
    /// - Parameters:
    ///   - name: the session's name, which is no secret without its signature.
    ///   - end: when the session would have ended by itself, in seconds since 1970.
    /// - Throws: ``Failure``; `CancellationError`.
    func endSession(_ name: String, until end: Int) async throws {
      let now = now() / 1_000
      try await told {
        try await run(.careful) { session in
          try session.run("DELETE FROM potluck.ended_session WHERE until < $1", [.integer(now)])
          try session.run(
            "INSERT INTO potluck.ended_session VALUES ($1, $2) ON CONFLICT DO NOTHING",
            [.text(name), .integer(Int64(end))])
        }
      }
    }

    /// Whether somebody has signed out of a session, at any instance.
    /// - Throws: ``Failure``; `CancellationError`.
    func isSessionOver(_ name: String) async throws -> Bool {
      try await told {
        try await run(.quick) { session in
          try !session.run("SELECT 1 FROM potluck.ended_session WHERE name = $1", [.text(name)])
            .isEmpty
        }
      }
    }

    private func told<Value>(_ work: () async throws -> Value) async throws -> Value {
      do { return try await work() } catch let failure as DatabaseFailure {
        throw Failure(failure)
      }
    }
  }
#endif
