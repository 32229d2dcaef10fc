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

    /// Notes that a client has tried a wrong token.
    /// - Parameters:
    ///   - guess: what stands for the token.
    ///   - client: what stands for the client.
    ///   - most: how many tokens a client may try.
    ///   - span: the seconds for which a token counts.
    /// - Returns: how many seconds the client has to wait as it has tried too many; nil otherwise.
    /// - Throws: ``Failure``; `CancellationError`.
    func note(guess: String, by client: String, most: Int, span: Int) async throws -> Int? {
      let now = now() / 1_000
      return try await told {
        try await run(.quick) { session in
          try session.lock("guess \(client)")
          try session.run("DELETE FROM potluck.guess WHERE until <= $1", [.integer(now)])
          let known = try session.run(
            "SELECT guess, until FROM potluck.guess WHERE client = $1", [.text(client)])
          if known.contains(where: { $0.text(0) == guess }) { return nil }
          guard known.count < most else {
            return known.compactMap { $0.integer(1) }.min().map { Int($0 - now) }
          }
          try session.run(
            "INSERT INTO potluck.guess VALUES ($1, $2, $3)",
            [.text(client), .text(guess), .integer(now + Int64(span))])
          return nil
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
