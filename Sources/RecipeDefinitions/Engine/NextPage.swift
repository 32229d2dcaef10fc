import RecipeModel
import RecipeProviderKit

/// Decides after a page whether there is another one, and which.
struct NextPage {
  let scheme: PageScheme
  let setup: ProviderSetup
  /// Whether requests say how many listings they want, so that a server may give fewer.
  let asksForSize: Bool
  /// The page that was asked for.
  let place: PagePlace
  /// The address that was asked, which relative links count from.
  let request: RequestURL
  let answer: Answer
  let items: ItemList

  private var received: Int { items.received }

  /// The token of the next page; nil at the end of the list.
  /// - Throws: ``ProviderError`` with code `drift` when the answer points nowhere.
  func token() throws(ProviderError) -> PageToken? {
    let rules = scheme.rules
    if case .none = rules.style { return nil }
    if received == 0, scheme.policy.gapTolerance == 0 { return nil }
    if let more = rules.more, !saysMore(more) { return nil }
    if rules.shortPageEnds, received > 0, let limit = place.limit, received < limit { return nil }
    if let number = place.number, let first = scheme.first,
      hasReachedTotal(number, first) || hasReachedLastPage(number, first)
    {
      return nil
    }
    switch rules.style {
    case .none: return nil
    case .page(let first): return numbered((place.number ?? first) + 1)
    case .offset(let first, let advance):
      let size = scheme.size ?? max(1, received)
      let step = advance == .received && received > 0 ? received : size
      return numbered((place.number ?? first) + step)
    case .next(let source, let follow): return try linked(answer.value(at: source), follow)
    case .link(let follow):
      let target = LinkHeader.target("next", in: answer.response.headers)
      return try linked(target.map(JSON.string), follow)
    case .continuation(let path): return try continuation(path)
    case .cursor(let source): return try cursor(source)
    }
  }

  /// Whether a flag leaves it open that more follows; an element that is not there says no.
  private func saysMore(_ place: ValuePlace) -> Bool {
    answer.value(at: place)?.looseFlag ?? !place.each.contains(where: \.isSelector)
  }

  // MARK: Numbers

  /// What a hard window keeps back, on the last page that it allows: the source has more listings
  /// than it gives to anybody, or may have when that page is full and nobody says how many.
  var keptBack: ProviderError? {
    guard received > 0, let number = place.number, let first = scheme.first else { return nil }
    let reached: Int
    let next: Int
    switch scheme.rules.style {
    case .offset:
      reached = number - first + received
      next = number + received
    case .page:
      guard let size = scheme.size else { return nil }
      reached = (number - first) * size + received
      next = number + 1
    default: return nil
    }
    let total = total
    let hasMore = total.map { reached < $0 } ?? (received >= place.limit ?? .max)
    guard hasMore, numbered(next) == nil else { return nil }
    let known = total.map { " of its \($0) results" } ?? " results, and may have more"
    return ProviderError(
      .unsupported, "the source gives nobody more than the first \(reached)\(known)",
      fix: "narrow the search, so that it has fewer")
  }

  /// The length of the whole list, where the answer tells it and this page does not belie it.
  var total: Int? {
    // A page's own data tells it without being asked, where it belies itself.
    let own = setup.searchSyntax.format == .schemaOrg ? answer.json?["total"] : nil
    let told = scheme.rules.total.flatMap(answer.value) ?? own
    guard let total = told?.firstInteger, total >= 0 else { return nil }
    var before = 0
    if case .offset(let first, _) = scheme.rules.style { before = (place.number ?? first) - first }
    // A source that counts 0 for “unknown” is not to be believed either.
    guard received == 0 || before + received <= total else { return nil }
    return total
  }

  private func hasReachedTotal(_ number: Int, _ first: Int) -> Bool {
    guard let total else { return false }
    if case .offset = scheme.rules.style { return number - first + received >= total }
    // How many came before is not known here without a size; the walk knows, and ends the list.
    guard let size = scheme.size else { return number == first && received == total }
    guard (number - first + 1) * size >= total else { return false }
    // A server that holds pages smaller than asked for has not come to the end yet.
    return !asksForSize || received == 0 || received == total - (number - first) * size
  }

  private func hasReachedLastPage(_ number: Int, _ first: Int) -> Bool {
    guard let last = lastPage, let page = pageNumber(number, first) else { return false }
    return page >= last
  }

  private var lastPage: Int? {
    scheme.rules.lastPage.flatMap(answer.value)?.firstInteger.flatMap { $0 < 0 ? nil : $0 }
  }

  /// Which page a number stands for, counted as the last page is.
  private func pageNumber(_ number: Int, _ first: Int) -> Int? {
    if case .page = scheme.rules.style { return number }
    return scheme.size.map { (number - first) / $0 + 1 }
  }

  /// Whether the source says itself that another page follows: by its flag, or by the number of its
  /// last page.
  ///
  /// Its total is compared where the list ends.
  var isPromised: Bool { pagesBehind != nil || flagSaysMore }

  /// What the source says of pages behind an empty one, with which the list ends all the same.
  var brokenPromise: ProviderError? {
    guard received == 0, scheme.policy.gapTolerance == 0 else { return nil }
    if let (page, last) = pagesBehind {
      return .incompleteList("page \(page) is empty, though the source counts \(last)")
    }
    return flagSaysMore
      ? .incompleteList("a page is empty, though the source says that more follows") : nil
  }

  /// The number of this page and of the last one, where the source counts pages behind this one.
  private var pagesBehind: (page: Int, last: Int)? {
    guard let last = lastPage, let number = place.number, let first = scheme.first,
      let page = pageNumber(number, first), page < last
    else { return nil }
    return (page, last)
  }

  private var flagSaysMore: Bool {
    scheme.rules.more.flatMap { answer.value(at: $0)?.looseFlag } ?? false
  }

  private func numbered(_ number: Int) -> PageToken? {
    scheme.isInWindow(PagePlace(isFirst: false, number: number)) ? .number(number) : nil
  }

  // MARK: Links

  /// The token that a link stands for: a path and query on the configured origin, without
  /// credentials; nil when there is no link.
  private func linked(
    _ value: JSON?, _ follow: PagingRules.Follow
  ) throws(ProviderError) -> PageToken? {
    guard let value, !value.isEmpty, value != .bool(false) else { return nil }
    guard let link = value.stringValue?.trimmed else {
      throw .drift("the link to the next page is \(value.kindName), not a string")
    }
    guard !link.isEmpty else { return nil }
    let target: RequestURL
    do throws(ProviderError) { target = try request.resolving(link) } catch {
      throw .drift("the link to the next page is no address: \(error.message)")
    }
    if follow == .link, target.origin != setup.base.origin {
      throw .drift(
        "the link to the next page leads to \(target.origin), not to \(setup.base.origin)",
        fix: "if the service writes a wrong host, set \"follow\": \"path\" in the definition")
    }
    if follow == .query, target.query == nil {
      throw .drift("the link to the next page has no query")
    }
    let path = follow == .query ? request.path : target.path
    let next = self.target(path: path, query: target.query)
    // On the last page, many sites link the page itself as the next one.
    return next == self.target(path: request.path, query: request.query) ? nil : .opaque(next)
  }

  /// A path and query without credentials.
  private func target(path: String, query: String?) -> String {
    var query = QueryItems(query)
    for name in setup.credentials.queryNames { query.remove(name) }
    return (path.isEmpty ? "/" : path) + (query.text.map { "?" + $0 } ?? "")
  }

  // MARK: Values that are sent back

  private func continuation(_ path: JSONPath) throws(ProviderError) -> PageToken? {
    guard let value = answer.value(at: .body(path)), value.looseFlag else { return nil }
    guard let object = value.objectValue else {
      throw .drift("\(path) is \(value.kindName), not an object")
    }
    let keys = setup.credentials.queryNames
    let scalars = object.members.filter { $0.value.plainText != nil && !keys.contains($0.name) }
    guard !scalars.isEmpty else { return nil }
    return try opaque(.object(JSONObject(members: scalars)))
  }

  private func cursor(_ source: PagingRules.Cursor) throws(ProviderError) -> PageToken? {
    switch source {
    case .answer(let source):
      guard let value = answer.value(at: source), !value.isEmpty, value != .bool(false) else {
        return nil
      }
      return try opaque(value)
    case .lastItem(let path):
      guard let last = items.items.last else { return nil }
      if let value = path.value(in: last), !value.isEmpty { return try opaque(value) }
      // The last page may well do without; anywhere else recipes would be lost unnoticed.
      if let limit = place.limit, received < limit { return nil }
      throw .drift("the last item has no \(path), so no page can follow")
    }
  }

  private func opaque(_ value: JSON) throws(ProviderError) -> PageToken {
    let text = value.text()
    guard text.utf8.count <= PageScheme.longestToken else {
      throw .drift("the place of the next page is longer than any address")
    }
    return .opaque(text)
  }
}

extension JSON {
  /// Whether there is nothing in it: null, an empty text, an empty array or object.
  var isEmpty: Bool {
    switch self {
    case .null: true
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let object): object.members.isEmpty
    case .bool, .number: false
    }
  }
}

extension ProviderError {
  /// A list that ends before its source says that it does.
  fileprivate static func incompleteList(_ message: String) -> ProviderError {
    ProviderError(
      .incomplete, message, fix: "ask again, or narrow the search so that its list is shorter")
  }

  /// An answer that no longer has its promised shape.
  static func drift(_ message: String, fix: String? = nil) -> ProviderError {
    ProviderError(
      .drift, TextCleaning.clean(message, limit: 400) ?? message,
      fix: fix ?? "the service has changed its answers; check its address, or the definition")
  }
}
