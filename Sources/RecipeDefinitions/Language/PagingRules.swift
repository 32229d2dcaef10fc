import RecipeModel

/// How one page leads to the next, and where a list ends.
///
/// Every rule that is declared ends the list when it says so; an empty page always does, unless
/// gaps are tolerated.
struct PagingRules: Sendable, Hashable {
  /// How a page is named.
  enum Style: Sendable, Hashable {
    /// One answer holds everything.
    case none
    /// Numbered pages: `{page}`.
    case page(first: Int)
    /// Numbered listings: `{offset}` with `{limit}`, `{to}` or `{last}`.
    case offset(first: Int, advance: Advance)
    /// The answer names the next page's address.
    case next(ValuePlace, follow: Follow)
    /// The answer's `Link` header names it, relation `next` (RFC 8288).
    case link(follow: Follow)
    /// Every member of an object in the answer is sent back as a query parameter.
    case continuation(JSONPath)
    /// A value of the answer is sent back as `{cursor}`.
    case cursor(Cursor)
  }

  /// By how much an offset grows.
  enum Advance: String, Sendable, Hashable, CaseIterable {
    /// By the number of items received, which skips nothing when the server holds pages smaller
    /// than asked for; by the page size behind an empty page.
    case received
    /// By the page size.
    case size
  }

  /// What of a next link is followed.
  enum Follow: String, Sendable, Hashable, CaseIterable {
    /// The whole link, resolved against the request's address; it must stay on the same origin.
    case link
    /// Its path and query, on the configured origin.
    case path
    /// Its query alone, on the request's own address.
    case query
  }

  /// Where a cursor comes from.
  enum Cursor: Sendable, Hashable {
    /// From the answer.
    case answer(ValuePlace)
    /// From the last item of the list, before it is unwrapped.
    case lastItem(JSONPath)
  }

  /// How a page is named.
  var style = Style.none
  /// The path of the pages behind the first; nil where it is the request's.
  var path: Template?
  /// Whether the first page is asked for without its number.
  var omitsFirst = false
  /// How many listings a page holds (`{limit}`); nil when unknown.
  var size: Int?
  /// The greatest size that an entry's `pageSize` may set; nil when the size is fixed.
  var maximumSize: Int?
  /// How many listings the whole list holds.
  var total: ValuePlace?
  /// The number of the last page, as pages are counted.
  var lastPage: ValuePlace?
  /// A flag that is true when another page follows.
  var more: ValuePlace?
  /// Whether a page with fewer items than its size is the last one.
  var shortPageEnds = false
  /// The statuses with which the source answers behind its last page.
  var endStatuses: [Int] = []
  /// How many empty or failed pages in a row are looked past.
  var gapTolerance = 0
  /// The greatest offset that the source accepts.
  var maximumOffset: Int?
  /// The greatest offset + limit that the source accepts; the last page is made smaller to fit.
  var maximumResults: Int?
  /// The most pages of one walk.
  var maximumPages = 100
}

extension PagingRules {
  /// The places of what tells where the list ends.
  var endPlaces: [ValuePlace] { [total, lastPage, more].compactMap(\.self) }

  /// The words for the styles.
  enum StyleWord: String, CaseIterable {
    case none, page, offset, next, link, `continue`, cursor
  }

  static let codec: ObjectCodec<PagingRules> = ObjectCodec(
    "paging", place: "\"paging\"", "How one page leads to the next, and where the list ends.",
    draft: PagingRules(),
    [
      .deferred(
        "style", styleWord, "How a page is named.", example: "page", isRequired: true,
        aliases: ["type", "kind"]
      ) {
        $0.styleWord
      },
      .deferred(
        "first", .integer(0...1),
        "The number of the first page (style page, 1 by default) or listing (style offset, 0).",
        example: 1, aliases: ["start"]
      ) {
        $0.firstNumber
      },
      .optional(
        "path", \.path, RequestRules.pathTemplate,
        """
        The path of the pages behind the first one, where it is not the request's (styles page and \
        offset).
        """, example: "/search/page/{page}"),
      .standard(
        "omitsFirst", \.omitsFirst, .flag,
        """
        Whether the first page is asked for without its number, as the links of a site do (styles \
        page and offset).
        """, example: true),
      .custom(
        "size", PageSize.value,
        "How many listings a page holds: `{limit}`; the object lets entries set `pageSize`.",
        example: 20,
        aliases: ["pageSize", "perPage", "limit"]
      ) { rules in
        rules.size.map { PageSize(standard: $0, maximum: rules.maximumSize) }
      } set: { rules, size in
        (rules.size, rules.maximumSize) = (size.standard, size.maximum)
      },
      .deferred(
        "advance", .word,
        """
        By how much an offset grows (style offset): by the items received (default), so that \
        nothing is skipped when the server gives fewer than asked, or by the size.
        """,
        example: "received"
      ) { rules -> Advance? in
        if case .offset(_, .size) = rules.style { .size } else { nil }
      },
      .deferred(
        "next", .place(as: .address), "Where the next page's address stands (style next).",
        example: "$.next"
      ) {
        if case .next(let place, _) = $0.style { place } else { nil }
      },
      .deferred(
        "follow", .word,
        """
        What of a next link is followed (styles next and link): all of it (default; it must stay \
        on the base address's origin), its path and query on that origin, or its query on the \
        request's own path.
        """,
        example: "query"
      ) { rules -> Follow? in
        rules.follow == .link ? nil : rules.follow
      },
      .deferred(
        "continue", .objectPath,
        "The object whose members are sent back as query parameters (style continue).",
        example: "$.continue"
      ) {
        if case .continuation(let path) = $0.style { path } else { nil }
      },
      .deferred(
        "cursor", LastItem.cursor,
        """
        Where the next page's `{cursor}` stands, in the answer or in its last item (style \
        cursor).
        """,
        example: "$.nextCursor"
      ) {
        if case .cursor(let cursor) = $0.style { cursor } else { nil }
      },
      .optional(
        "total", \.total, .place,
        "How many items the whole list has; leave it out where the source only estimates.",
        example: "$.total"),
      .optional(
        "lastPage", \.lastPage, .place,
        """
        The last page's number, counted as `{page}` is (style page): when pages count from 1 it \
        is the number of pages, from 0 one less.
        """,
        example: "$.total_pages", aliases: ["totalPages"]),
      .optional(
        "more", \.more, .place(as: .flag), "A flag that is false when no page follows.",
        example: "$.more", aliases: ["hasMore"]),
      .standard(
        "shortPageEnds", \.shortPageEnds, .flag,
        """
        Whether a page with fewer items than its size is the last one; only for a source that \
        never gives fewer than asked in mid-list.
        """, example: true),
      .standard(
        "endStatuses", \.endStatuses, .list(.integer(300...599), least: 1),
        "The statuses with which the source answers after its last page.", example: [404]),
      .standard(
        "gaps", \.gapTolerance, .integer(0...20),
        """
        How many empty or failed pages in a row are passed over (styles page and offset); 0 by \
        default.
        """, example: 2),
      .custom(
        "window", .object(window), "How far the source lets a list be walked.",
        example: ["results": 1_000]
      ) { rules in
        window.object(rules).members.isEmpty ? nil : rules
      } set: { rules, limits in
        rules.maximumOffset = limits.maximumOffset
        rules.maximumResults = limits.maximumResults
        rules.maximumPages = limits.maximumPages
      },
    ]
  ) { object, rules in
    rules.style = readStyle(object) ?? .none
    object.node.reading.paging = object
  }

  /// The styles that each member has a meaning for.
  static let meanings: [(member: String, styles: [StyleWord])] = [
    ("first", [.page, .offset]), ("path", [.page, .offset]),
    ("omitsFirst", [.page, .offset]), ("advance", [.offset]), ("next", [.next]),
    ("follow", [.next, .link]), ("continue", [.continue]), ("cursor", [.cursor]),
    ("lastPage", [.page]), ("gaps", [.page, .offset]),
    ("more", paged), ("shortPageEnds", paged), ("endStatuses", paged), ("window", paged),
  ]
  private static let paged = StyleWord.allCases.filter { $0 != .none }

  /// The limits of a walk.
  static let window: ObjectCodec<PagingRules> = ObjectCodec(
    "window", place: "\"window\"", "How far the source lets a list be walked.",
    draft: PagingRules(), choices: [.atLeastOne(["offset", "results", "pages"])],
    [
      .optional(
        "offset", \.maximumOffset, .integer(0...1_000_000_000),
        "The greatest offset that the source accepts (style offset).", example: 900),
      .optional(
        "results", \.maximumResults, .integer(1...1_000_000_000),
        """
        The greatest offset + limit that the source accepts; the last page is made smaller to \
        fit. It needs a size.
        """, example: 10_000),
      .standard(
        "pages", \.maximumPages, .integer(1...10_000),
        "The most pages of one search; 100 by default.", example: 100),
    ])

  private static var styleWord: ValueCodec<StyleWord> { .word }

  // MARK: Style

  private static func readStyle(_ object: DocumentObject) -> Style? {
    let word = object.read("style", styleWord)
    let first = object.read("first", .integer(0...1))
    let advance = object.read("advance", ValueCodec<Advance>.word) ?? .received
    let follow = object.read("follow", ValueCodec<Follow>.word) ?? .link
    let next = object.read("next", .place(as: .address))
    let copied = object.read("continue", .objectPath)
    let cursor = object.read("cursor", LastItem.cursor)
    func demand<Value>(_ value: Value?, _ name: String, _ what: String) -> Value? {
      // One that is there but wrong is told already.
      if value == nil, !object.has(name) { object.demand(name, what) }
      return value
    }
    switch word {
    case nil: return nil
    case .some(.none): return Style.none
    case .page: return .page(first: first ?? 1)
    case .offset: return .offset(first: first ?? 0, advance: advance)
    case .link: return .link(follow: follow)
    case .next:
      return demand(next, "next", "the place of the next page's address").map {
        .next($0, follow: follow)
      }
    case .continue:
      return demand(copied, "continue", "the path of the object that is sent back").map {
        .continuation($0)
      }
    case .cursor:
      return demand(cursor, "cursor", "the place of the next cursor").map { .cursor($0) }
    }
  }

  var styleWord: StyleWord {
    switch style {
    case .none: .none
    case .page: .page
    case .offset: .offset
    case .next: .next
    case .link: .link
    case .continuation: .continue
    case .cursor: .cursor
    }
  }

  /// The number of the first page or listing, unless it is the usual one.
  private var firstNumber: Int? {
    switch style {
    case .page(let first) where first != 1: first
    case .offset(let first, _) where first != 0: first
    default: nil
    }
  }

  private var follow: Follow {
    switch style {
    case .next(_, let follow), .link(let follow): follow
    default: .link
    }
  }
}

extension ValueCodec where Value == JSONPath {
  /// The path of an object, which markup does not have.
  fileprivate static var objectPath: ValueCodec {
    path { node in
      guard node.reading.readsMarkup else { return node.path() }
      node.error(
        "an element of markup has no members to be sent back",
        fix: "write \"style\": \"next\" with the selector of the link")
      return nil
    }
  }
}

extension DocumentObject {
  /// Notes that a style lacks its member.
  fileprivate func demand(_ name: String, _ what: String) {
    let sample = shape.member(name)?.sample ?? ""
    self["style"]?.error("this style needs \"\(name)\", \(what)", fix: "add \(sample)")
  }
}
