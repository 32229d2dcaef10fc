import PotluckSupport
package import RecipeModel

/// Completes the listings of a page with what their recipes tell in full.
package struct DetailFilling: Sendable, Hashable {
  /// When a search asks for the details of its listings.
  package enum When: String, Sendable, Hashable, CaseIterable {
    /// Never: details are asked for one recipe at a time, when a person wants it.
    case never
    /// When the query filters by ingredients, time or diet and the listing does not tell.
    case filtering
    /// Whenever one of the named fields is missing.
    case always
  }

  /// When a search asks.
  package var when: When
  /// The fields whose absence makes it ask.
  package var missing: [ListingField]
  /// The most details that one page of a search asks for.
  package var most: Int

  /// Creates rules; unless said otherwise up to twenty listings without ingredients are completed.
  package init(_ when: When, missing: [ListingField] = [.ingredients], most: Int = 20) {
    self.when = when
    self.missing = missing
    self.most = most
  }

  /// Whether a search that filters by ingredients may count on them.
  package var fillsIngredients: Bool { when != .never && missing.contains(.ingredients) }

  /// The places of the listings that lack what a query asks the details for, in the source's order;
  /// a listing without a title lacks it in any case.
  package func lacking(
    in page: SearchPage, for query: SearchQuery, by can: Capabilities
  ) -> [Int] {
    guard isAsked(by: query, can) else { return [] }
    return page.listings.indices.filter { index in
      let listing = page.listings[index]
      return listing.title.isEmpty || missing.contains { $0.isMissing(in: listing) }
    }
  }

  private func isAsked(by query: SearchQuery, _ can: Capabilities) -> Bool {
    switch when {
    case .never: return false
    case .always: return true
    case .filtering:
      return QueryPart.ofDetails.contains { $0.isAsked(in: query) && !can.answers($0) }
    }
  }
}

extension DetailFilling {
  /// The members of an entry's `detail`.
  package static let codec: ObjectCodec<DetailFilling> = ObjectCodec(
    "entryDetail", place: "\"detail\"", "How listings are completed from their recipe pages.",
    draft: DetailFilling(.filtering),
    [
      .custom(
        "from", .word(of: ["page"]), "`page`: the page that each listing links to.",
        example: "page", isRequired: true, get: { _ in "page" }, set: { _, _ in }),
      .standard(
        "fill", \.when, .word,
        """
        When a search reads pages: `filtering` (default) when it filters by something that the \
        listings do not tell, `always` when one of the missing fields is, or `never`.
        """, example: "always"),
    ] + limits(\DetailFilling.self))

  /// The members that bound what is asked, of any value that has such rules.
  package static func limits<Owner>(
    _ path: Property<Owner, DetailFilling>
  ) -> [Member<Owner>] {
    [
      .custom(
        "missing", .list(.word(of: ListingField.allCases.filter(\.isOfListing)), least: 1),
        "A search asks for listings that lack one of these; ingredients by default.",
        example: ["ingredients"]
      ) { owner in
        let missing = owner[keyPath: path].missing
        return missing != [.ingredients] ? missing : nil
      } set: {
        $0[keyPath: path].missing = $1
      },
      .custom(
        "most", .integer(1...1_000),
        "The most details that one page of a search asks for; 20 by default.", example: 20
      ) { owner in
        let most = owner[keyPath: path].most
        return most != 20 ? most : nil
      } set: {
        $0[keyPath: path].most = $1
      },
    ]
  }
}
