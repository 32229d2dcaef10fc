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
  ///
  /// Where Potluck itself looks for the words of the query, those come first whose titles hold them.
  /// The others are asked only where listings are always completed: without their ingredients, a
  /// filter has nothing to say of recipes that nobody asked for.
  package func lacking(
    in page: SearchPage, for query: SearchQuery, by can: Capabilities
  ) -> [Int] {
    guard isAsked(by: query, can) else { return [] }
    let lacking = page.listings.indices.filter { index in
      let listing = page.listings[index]
      return listing.title.isEmpty || missing.contains { $0.isMissing(in: listing) }
    }
    guard !query.text.isEmpty, !can.contains(.text) else { return lacking }
    var wanted: [Int] = []
    var others: [Int] = []
    for index in lacking {
      let title = page.listings[index].title
      let isWanted = title.isEmpty || TextMatching.holdsWords(of: query.text, in: [title])
      if isWanted { wanted.append(index) } else { others.append(index) }
    }
    return when == .always ? wanted + others : wanted
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

extension SearchPage {
  /// Leaves out the listings of which a filter of the query cannot tell whether they fit, because
  /// what would tell was not read.
  ///
  /// To keep them would say that they fit, and to count them as removed by the filter that they do
  /// not. A listing without the words of the query is not among them: it is no answer anyway.
  /// - Parameters:
  ///   - unread: the listings of which more should have been read.
  ///   - query: what was asked.
  ///   - can: what the source answers itself.
  /// - Returns: how many were left out.
  package mutating func leaveOut(
    unread: Set<ListingID>, of query: SearchQuery, by can: Capabilities
  ) -> Int {
    guard !unread.isEmpty else { return 0 }
    let open = QueryPart.ofDetails.filter { $0.isAsked(in: query) && !can.answers($0) }
    var samples: [String] = []
    listings.removeAll { listing in
      guard unread.contains(listing.id), open.contains(where: { $0.isOpen(in: listing) }),
        can.contains(.text)
          || TextMatching.holdsWords(of: query.text, in: [listing.title] + listing.ingredients)
      else { return false }
      samples.append(listing.title)
      return true
    }
    guard let sample = samples.first else { return 0 }
    drops.append(
      Drop(
        .unread, sample: TextCleaning.clean(sample, limit: ListingLimits.sampleCharacters),
        count: samples.count))
    return samples.count
  }
}

extension QueryPart {
  /// Whether a listing does not say what this filter is about.
  ///
  /// A diet of which nothing is said is marked as unknown where recipes are shown.
  fileprivate func isOpen(in listing: Listing) -> Bool {
    switch self {
    case .include, .exclude, .have: listing.ingredients.isEmpty
    case .time: listing.totalMinutes == nil
    case .text, .diet, .avoid, .sort: false
    }
  }
}

extension ProviderError {
  /// That recipes of a page were left out because too little was read of them.
  package static func unread(
    _ count: Int, of all: Int, _ code: Code, because cause: String, hint: String?
  ) -> ProviderError {
    let are = count == 1 ? "is" : "are"
    return ProviderError(
      code, "\(count) of \(all) recipes could not be judged and \(are) left out: \(cause)",
      hint: hint)
  }

  /// Whether nothing was learned of what was asked for: the request was refused or failed.
  ///
  /// What a source says in any other answer is all that it has to say.
  package var leavesUnread: Bool {
    isLasting || isConnectionFailure || code == .skipped || code == .httpError
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
