import RecipeModel
import RecipeProviderKit

struct PagePlace: Sendable {
  var isFirst: Bool
  /// The page's number or offset; nil where pages have none.
  var number: Int?
  /// How many listings are asked for; nil when unknown.
  var limit: Int?
  /// The value that is sent back as `cursor`.
  var cursor: JSON?
  /// How the request differs from that for the first page.
  var continuation = RequestBuilder.Continuation.none
}

/// How the pages of one provider are named.
struct PageScheme: Sendable {
  let rules: PagingRules
  /// The page size of the entry; nil when unknown.
  let size: Int?

  /// Offsets beyond this are no offsets; it keeps sums far from overflow.
  private static let greatest = 1 << 40
  /// The longest text of a token, in bytes.
  static let longestToken = 65_536

  init(_ rules: PagingRules, size: Int?) {
    self.rules = rules
    self.size = size.flatMap { 1...1_000_000 ~= $0 ? $0 : nil }
  }

  var policy: PagingPolicy {
    var policy = PagingPolicy(
      first: .opaque(""), pageSize: size, gapTolerance: rules.gapTolerance,
      maxPages: rules.maximumPages)
    switch rules.style {
    case .none: return PagingPolicy(pageSize: size, maxPages: 1)
    case .page(let first): policy.first = .number(first)
    case .offset(let first, _):
      policy.first = .number(first)
      policy.step = size ?? 1
      // Without a size nobody knows where the page behind a failed one begins.
      if size == nil { policy.gapTolerance = 0 }
    case .next, .link, .continuation, .cursor: break
    }
    if !rules.endStatuses.isEmpty { policy.endStatuses = Set(rules.endStatuses) }
    return policy
  }

  /// The number of the first page or listing; nil where pages have none.
  var first: Int? {
    switch rules.style {
    case .page(let first), .offset(let first, _): first
    default: nil
    }
  }

  /// Whether the walk looks past failed pages.
  var looksPastFailures: Bool { first != nil && policy.gapTolerance > 0 }

  /// The page that a token means.
  /// - Throws: ``ProviderError`` with code `unsupported` for a token of another provider.
  func place(_ token: PageToken) throws(ProviderError) -> PagePlace {
    switch (rules.style, token) {
    case (.none, .number): return PagePlace(isFirst: true, limit: size)
    case (.page(let first), .number(let number)), (.offset(let first, _), .number(let number)):
      guard first...Self.greatest ~= number else { break }
      return PagePlace(isFirst: number == first, number: number, limit: limit(at: number))
    case (_, .number), (.none, _), (.page, _), (.offset, _): break
    case (_, .opaque("")): return PagePlace(isFirst: true, limit: size)
    case (.next, .opaque(let text)), (.link, .opaque(let text)):
      guard text.utf8.first == UInt8(ascii: "/") else { break }
      return PagePlace(isFirst: false, limit: size, continuation: .target(text))
    case (.continuation, .opaque(let text)):
      guard let object = (try? JSON(parsing: text))?.objectValue else { break }
      return PagePlace(isFirst: false, limit: size, continuation: .parameters(object))
    case (.cursor, .opaque(let text)):
      guard let cursor = try? JSON(parsing: text) else { break }
      return PagePlace(isFirst: false, limit: size, cursor: cursor)
    }
    throw ProviderError(.unsupported, "the page token is not one of this source")
  }

  /// Whether the source accepts a request for this place.
  func isInWindow(_ place: PagePlace) -> Bool {
    guard let first, let number = place.number, !place.isFirst else { return true }
    switch rules.style {
    case .page: return isInWindow(page: number, first)
    default: return isInWindow(offset: number, first)
    }
  }

  private func isInWindow(page: Int, _ first: Int) -> Bool {
    guard isWithinPageCap(page - first) else { return false }
    guard let size else { return true }
    let offset = (page - first) * size
    return offset <= rules.maximumOffset ?? .max && offset + size <= rules.maximumResults ?? .max
  }

  private func isInWindow(offset: Int, _ first: Int) -> Bool {
    guard offset <= rules.maximumOffset ?? .max, offset < rules.maximumResults ?? .max else {
      return false
    }
    return size.map { isWithinPageCap((offset - first) / $0) } ?? true
  }

  /// Whether so many pages may stand before another one.
  ///
  /// A cap of the source's own ends the list; the usual cap is the walk's guard, which reports it.
  private func isWithinPageCap(_ pagesBefore: Int) -> Bool {
    rules.maximumPages == PagingRules().maximumPages || pagesBefore < rules.maximumPages
  }

  /// The request for a place, whose path may be another one behind the first page.
  func request(_ request: RequestRules, for place: PagePlace) -> RequestRules {
    guard !place.isFirst, let path = rules.path else { return request }
    var request = request
    request.path = path
    return request
  }

  /// Gives the paging variables of a place their values.
  func set(_ place: PagePlace, in variables: inout Variables) {
    variables.set("cursor", place.cursor)
    variables.set("limit", place.limit.map(JSON.int))
    guard let first, let number = place.number, !(place.isFirst && rules.omitsFirst) else { return }
    switch rules.style {
    case .page:
      variables.set("page", .int(number))
      guard let size else { return }
      set(offset: (number - first) * size, limit: size, in: &variables)
    default:
      set(offset: number, limit: place.limit, in: &variables)
      if let size { variables.set("page", .int((number - first) / size + 1)) }
    }
  }

  private func set(offset: Int, limit: Int?, in variables: inout Variables) {
    variables.set("offset", .int(offset))
    guard let limit else { return }
    variables.set("to", .int(offset + limit))
    variables.set("last", .int(offset + limit - 1))
  }

  /// The page size, or less where the source's window ends before.
  private func limit(at number: Int) -> Int? {
    guard case .offset = rules.style, let size, let most = rules.maximumResults else { return size }
    return max(1, min(size, most - number))
  }
}
