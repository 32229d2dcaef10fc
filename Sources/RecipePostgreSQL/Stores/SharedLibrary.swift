import RecipeModel

#if PostgreSQL
  import PotluckSupport
  import RecipeKeeping
  import RecipeModel
  import RecipeSearch
  import RecipeStore

  /// Keeps the recipes of one user, for all instances.
  ///
  /// What was answered is on the database's disk. Every failure is thrown, and the next call tries
  /// again.
  final class SharedLibrary: KeptLibrary {
    /// How long what was taken away can be brought back, in milliseconds.
    private static let undoable: Int64 = 30 * 86_400_000

    let pool: DatabasePool
    private let owner: String

    init(_ pool: DatabasePool, owner: String) { (self.pool, self.owner) = (pool, owner) }

    var path: String { "PostgreSQL" }
    var notices: [Failure] { [] }

    // MARK: Reading

    func list(_ filter: KeptFilter) async throws -> [KeptRecipe] {
      try await read { try SharedSearch(filter, of: $0).run() }
    }

    func recipe(_ id: String) async throws -> KeptRecipe? {
      try await read { shelf in try shelf.place(id: id).flatMap(shelf.read) }
    }

    func recipe(of reference: KeptReference) async throws -> KeptRecipe? {
      try await read { shelf in
        let number =
          switch reference {
          case .id(let provider, let id):
            try shelf.place(
              of: ListingID(provider: provider, id: id), link: nil, isRemoved: false)
          case .url(let link):
            try shelf.place(of: nil, link: CanonicalURL.identity(of: link), isRemoved: false)
          }
        return try number.flatMap(shelf.read)
      }
    }

    func pictures(of id: String) async throws -> [KeptPicture] {
      try await read { shelf in try shelf.place(id: id).map(shelf.pictures) ?? [] }
    }

    func page(of id: String) async throws -> [UInt8]? {
      try await read { shelf in try shelf.place(id: id).flatMap(shelf.page) }
    }

    // MARK: Writing

    func keep(_ request: KeepRequest) async throws -> KeepResult {
      let moment = KeptMoment.text(pool.now())
      return try await write { try $0.keep(request, at: moment) }
    }

    func add(_ kept: KeptRecipe, pictures: [KeptPicture], page: [UInt8]?) async throws -> Bool {
      try await write { try $0.add(kept, pictures: pictures, page: page) }
    }

    func change(_ id: String, _ change: KeptChange) async throws -> KeptRecipe {
      let moment = KeptMoment.text(pool.now())
      let changed = try await write { try $0.change(id, change, at: moment) }
      guard let changed else { throw Failure.missing(id) }
      return changed
    }

    func remove(_ ids: [String]) async throws -> [KeptRecipe] {
      let now = pool.now()
      return try await write { shelf in
        let (session, owner) = (shelf.session, DatabaseValue.text(shelf.owner))
        try session.run(
          "DELETE FROM potluck.recipe WHERE owner = $1 AND removed_at < $2",
          [owner, .integer(now - Self.undoable)])
        let last = try session.run(
          "SELECT max(removal) FROM potluck.recipe WHERE owner = $1", [owner])
        let removal = 1 + (last.first?.integer(0) ?? 0)
        var removed: [KeptRecipe] = []
        for id in ids {
          guard let number = try shelf.place(id: id) else { continue }
          if let kept = try shelf.read(number) { removed.append(kept) }
          try session.run(
            "UPDATE potluck.recipe SET removal = $1, removed_at = $2 WHERE number = $3",
            [.integer(removal), .integer(now), .integer(number)])
        }
        return removed
      }
    }

    func undoRemoval() async throws -> [KeptRecipe] {
      try await write { shelf in
        let rows = try shelf.session.run(
          """
          UPDATE potluck.recipe SET removal = NULL, removed_at = NULL WHERE owner = $1
            AND removal = (SELECT max(removal) FROM potluck.recipe WHERE owner = $1)
          RETURNING number
          """, [.text(shelf.owner)])
        return try shelf.read(rows.compactMap { $0.integer(0) }.sorted())
      }
    }

    func check() async throws -> [String] {
      try await write { shelf in
        let rows = try shelf.session.run(
          "SELECT number, id FROM potluck.recipe WHERE owner = $1 AND removal IS NULL",
          [.text(shelf.owner)])
        var findings: [String] = []
        for row in rows {
          guard let number = row.integer(0), let kept = try shelf.read(number) else {
            findings.append("the recipe \(row.text(1) ?? "") cannot be read")
            continue
          }
          for picture in try shelf.pictures(of: number)
          where (try? PictureCheck.kind(of: picture.bytes))?.type.rawValue != picture.mediaType {
            findings.append("the picture \(picture.name) of \(kept.id) is no \(picture.mediaType)")
          }
          if kept.hasPage, try shelf.page(of: number)?.isEmpty != false {
            findings.append("the page of \(kept.id) is empty")
          }
          if try !shelf.isIndexed(kept, number) {
            _ = try shelf.write(kept, as: number)
            findings.append("the index did not agree with \(kept.id); it was made anew")
          }
        }
        return findings
      }
    }

    // MARK: The database

    private func read<Value: Sendable>(
      _ work: @escaping @Sendable (SharedShelf) throws -> Value
    ) async throws -> Value {
      try await run { try work($0) }
    }

    /// Runs work that changes something; of one user's in turn, also those of other instances.
    private func write<Value: Sendable>(
      _ work: @escaping @Sendable (SharedShelf) throws -> Value
    ) async throws -> Value {
      try await run { shelf in
        try shelf.session.lock("kept \(shelf.owner)")
        return try work(shelf)
      }
    }

    private func run<Value: Sendable>(
      _ work: @escaping @Sendable (SharedShelf) throws -> Value
    ) async throws -> Value {
      try await pool.answering { [owner] session, identity in
        try work(SharedShelf(session: session, owner: owner, identity: identity))
      }
    }
  }

  extension DatabasePool {
    /// Runs work for a person, who is told what goes wrong.
    /// - Throws: ``Failure``; `CancellationError`.
    func answering<Value: Sendable>(
      _ work: @escaping @Sendable (DatabaseSession, StoreIdentity) throws -> Value
    ) async throws -> Value {
      do {
        let identity = try await identity().store
        return try await run(.careful) { try work($0, identity) }
      } catch let failure as DatabaseFailure { throw Failure(failure) }
    }
  }

  extension Failure {
    init(_ failure: DatabaseFailure) {
      self =
        failure.isLost
        ? Failure(
          .storage, "the database cannot be reached: \(failure.message)",
          fix: "try again in a moment; see that PostgreSQL runs", isRetryable: true)
        : failure.isBusy
          ? Failure(
            .storage, "the database took too long: \(failure.message)",
            fix: "try again in a moment", isRetryable: true)
          : Failure(.storage, "the database refused it: \(failure.message)")
    }
  }
#endif
