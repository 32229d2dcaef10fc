#if PostgreSQL
  import RecipeKeeping
  import RecipeModel
  import RecipeStore

  /// The rows of one user's kept recipes, within a transaction.
  struct SharedShelf: KeptStore {
    let session: DatabaseSession
    let owner: String
    let identity: StoreIdentity

    func read(_ number: Int64) throws -> KeptRecipe? { try read([number]).first }

    /// The recipes with these numbers, in their order, without those that cannot be read; by one
    /// statement.
    func read(_ numbers: [Int64]) throws -> [KeptRecipe] {
      let list = numbers.map { "\($0)" }.joined(separator: ",")
      return try session.run(
        """
        SELECT id, recipe, part,
          (SELECT count(*) FROM potluck.picture AS p WHERE p.recipe = number),
          EXISTS (SELECT 1 FROM potluck.page AS p WHERE p.recipe = number)
        FROM potluck.recipe WHERE number = ANY ($1::bigint[])
        ORDER BY array_position($1::bigint[], number)
        """, [.text("{\(list)}")]
      ).compactMap(Self.kept)
    }

    private static func kept(_ row: DatabaseRow) -> KeptRecipe? {
      guard let id = row.text(0),
        let recipe = row.text(1).flatMap({ try? JSON(parsing: $0) })
          .flatMap({ RecipeRecord.recipe($0) }),
        let part = row.text(2).flatMap({ try? JSON(parsing: $0) })
          .flatMap({ try? OwnersPart.codec.decode($0) })
      else { return nil }
      var kept = part.kept(id, recipe)
      kept.pictureCount = Int(clamping: row.integer(3) ?? 0)
      kept.hasPage = row.integer(4) == 1
      return kept
    }

    func place(id: String) throws -> Int64? {
      try session.run(
        "SELECT number FROM potluck.recipe WHERE owner = $1 AND id = $2 AND removal IS NULL",
        [.text(owner), .text(id)]
      ).first?.integer(0)
    }

    func place(of id: ListingID?, link: String?, isRemoved: Bool) throws -> Int64? {
      let state = isRemoved ? "removal IS NOT NULL" : "removal IS NULL"
      if let id, !id.id.isEmpty {
        let rows = try session.run(
          "SELECT number FROM potluck.recipe WHERE owner = $1 AND source = $2 AND \(state)",
          [.text(owner), .text(hash(of: id))])
        if let number = rows.first?.integer(0) { return number }
      }
      guard let link else { return nil }
      return try session.run(
        """
        SELECT number FROM potluck.recipe WHERE owner = $1 AND link = $2 AND \(state)
          AND (provider <> $3 OR source = '' OR $4::boolean)
        """,
        [
          .text(owner), .text(hash(link)), .text(id?.provider ?? ""),
          .text(id?.id.isEmpty != false ? "true" : "false"),
        ]
      ).first?.integer(0)
    }

    func write(
      _ kept: KeptRecipe, pictures: [KeptPicture]?, page: [UInt8]?, over place: Int64?
    ) throws -> Int64 {
      let number = try write(kept, as: place)
      if let pictures { try write(pictures, of: number) }
      if let page { try write(page: page, of: number) }
      return number
    }

    func alike(_ recipe: Recipe, besides place: Int64) throws -> [KeptRecipe] {
      try SharedSearch.alike(recipe, besides: place, in: self)
    }

    /// Writes a new recipe, or another telling of the one with that number.
    /// - Returns: its number.
    func write(_ kept: KeptRecipe, as number: Int64?) throws -> Int64 {
      let source = kept.recipe.listing.id
      let columns: [DatabaseValue] = [
        .text(owner), .text(kept.id), .text(source.provider), .text(hash(of: source)),
        .optional(KeptNames.link(of: kept.recipe).map(hash)),
        .text(RecipeRecord.json(kept.recipe).text()),
        .text(OwnersPart.codec.write(OwnersPart(kept)).text()), .text(kept.keptAt),
        .text(SharedWords.indexed(kept)),
      ]
      let rows =
        if let number {
          try session.run(
            """
            UPDATE potluck.recipe SET owner = $1, id = $2, provider = $3, source = $4, link = $5,
              recipe = $6, part = $7, kept_at = $8, words = $9::text::tsvector, removal = NULL,
              removed_at = NULL
            WHERE number = $10 RETURNING number
            """, columns + [.integer(number)])
        } else {
          try session.run(
            """
            INSERT INTO potluck.recipe
              (owner, id, provider, source, link, recipe, part, kept_at, words)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::text::tsvector) RETURNING number
            """, columns)
        }
      guard let number = rows.first?.integer(0) else {
        throw DatabaseFailure(state: "02000", message: "the recipe is gone")
      }
      return number
    }

    /// Writes pictures in the place of those there are.
    func write(_ pictures: [KeptPicture], of number: Int64) throws {
      try session.run("DELETE FROM potluck.picture WHERE recipe = $1", [.integer(number)])
      for (place, picture) in pictures.enumerated() {
        try session.run(
          "INSERT INTO potluck.picture VALUES ($1, $2, $3, $4, $5)",
          [
            .integer(number), .integer(Int64(place)), .text(picture.name),
            .text(picture.mediaType), .bytes(picture.bytes),
          ])
      }
    }

    func write(page: [UInt8], of number: Int64) throws {
      try session.run(
        """
        INSERT INTO potluck.page VALUES ($1, $2)
        ON CONFLICT (recipe) DO UPDATE SET bytes = excluded.bytes
        """, [.integer(number), .bytes(page)])
    }

    func pictures(of number: Int64) throws -> [KeptPicture] {
      try session.run(
        "SELECT name, media_type, bytes FROM potluck.picture WHERE recipe = $1 ORDER BY place",
        [.integer(number)]
      ).compactMap { row in
        guard let name = row.text(0), let type = row.text(1), let bytes = row.values[2]
        else { return nil }
        return KeptPicture(name: name, mediaType: type, bytes: bytes)
      }
    }

    func page(of number: Int64) throws -> [UInt8]? {
      try session.run("SELECT bytes FROM potluck.page WHERE recipe = $1", [.integer(number)])
        .first?.values[0]
    }

    func freeID(_ wanted: String) throws -> String {
      let rows = try session.run(
        """
        SELECT id FROM potluck.recipe
        WHERE owner = $1 AND (id = $2 OR starts_with(id, $2 || '-'))
        """, [.text(owner), .text(wanted)])
      let taken = Set(rows.compactMap { $0.text(0) })
      guard taken.contains(wanted) else { return wanted }
      var count = max(2, taken.count)
      while taken.contains("\(wanted)-\(count)") { count += 1 }
      return "\(wanted)-\(count)"
    }

    /// Whether the words of a recipe are those that it is found by.
    func isIndexed(_ kept: KeptRecipe, _ number: Int64) throws -> Bool {
      try session.run(
        "SELECT words = $1::text::tsvector FROM potluck.recipe WHERE number = $2",
        [.text(SharedWords.indexed(kept)), .integer(number)]
      ).first?.integer(0) == 1
    }

    /// What a listing's identifier is looked up by; empty where it names none.
    private func hash(of id: ListingID) -> String {
      id.id.isEmpty ? "" : hash("\(id.provider.utf8.count) \(id.provider)\(id.id)")
    }

    private func hash(_ text: String) -> String { identity.hash(of: Array(text.utf8)) }
  }
#endif
