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
  /// not. Those that only a diet cannot judge stay: recipes of which nothing is known are marked so.
  /// A listing without the words of the query is none of either: it is no answer anyway.
  /// - Parameters:
  ///   - unread: the listings of which more should have been read.
  ///   - query: what was asked.
  ///   - can: what the source answers itself.
  /// - Returns: how many could not be judged; nil where all could.
  package mutating func leaveOut(
    unread: Set<ListingID>, of query: SearchQuery, by can: Capabilities
  ) -> UnjudgedListings? {
    let open = QueryPart.ofDetails.filter { $0.isAsked(in: query) && !can.answers($0) }
    var samples: [String] = []
    var marked = 0
    listings.removeAll { listing in
      let parts = open.filter { $0.isOpen(in: listing) }
      guard unread.contains(listing.id), !parts.isEmpty,
        can.contains(.text)
          || TextMatching.holdsWords(of: query.text, in: [listing.title] + listing.ingredients)
      else { return false }
      if parts == [.diet] {
        marked += 1
        return false
      }
      samples.append(listing.title)
      return true
    }
    if let sample = samples.first {
      drops.append(
        Drop(
          .unread, sample: TextCleaning.clean(sample, limit: ListingLimits.sampleCharacters),
          count: samples.count))
    }
    guard marked + samples.count > 0 else { return nil }
    return UnjudgedListings(leftOut: samples.count, marked: marked)
  }
}

/// How many listings of a page a filter could not judge, because too little was read of them.
package struct UnjudgedListings: Sendable {
  /// Those that were left out.
  package var leftOut: Int
  /// Those that are there, and will be marked as unknown.
  package var marked: Int

  /// How many they are, of how many that were to be read, without a final stop.
  package func words(of all: Int) -> String {
    let count = leftOut + marked
    let fate =
      if marked == 0 {
        " and \(count == 1 ? "is" : "are") left out"
      } else {
        leftOut == 0 ? "" : ", \(leftOut) of them \(leftOut == 1 ? "is" : "are") left out"
      }
    return "\(count) of \(all) recipes could not be judged\(fate)"
  }

  /// The shortfall of their page.
  package func shortfall(
    _ code: ProviderError.Code, of all: Int, because cause: String, fix: String?,
    httpStatus: Int? = nil
  ) -> ProviderError {
    ProviderError(code, "\(words(of: all)): \(cause)", fix: fix, httpStatus: httpStatus)
  }
}

extension QueryPart {
  /// Whether a listing does not say what this filter is about.
  fileprivate func isOpen(in listing: Listing) -> Bool {
    switch self {
    case .include, .exclude, .have: listing.ingredients.isEmpty
    case .time: listing.totalMinutes == nil
    case .diet: listing.ingredients.isEmpty && listing.diets == nil
    case .text, .avoid, .sort: false
    }
  }
}

extension ProviderError {
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
