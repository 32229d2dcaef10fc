internal import RecipeModel

/// What a service's requests have in common, for fault plans and for whoever writes them down.
struct ServiceTraits: Sendable {
  /// How a request names its page.
  enum Paging: Sendable {
    /// One answer holds everything.
    case none
    /// Numbered pages in a query parameter.
    case page(String, first: Int = 1)
    /// A query parameter with the number of listings in front of the page, and one with its size.
    case offset(String, size: String?)
    /// A query parameter with an opaque token, and what it stands for.
    case token(String, @Sendable (String) -> Int?)
    /// A member of a JSON body with the number of listings in front of the page, and one with its
    /// size.
    case bodyOffset(String, size: String?)
  }

  /// The service's name for people.
  var displayName: String
  /// How many recipes a page holds unless asked otherwise; nil for a service without pages.
  var pageSize: Int?
  /// How a request names its page.
  var paging: Paging
  /// The query parameters that hold keys.
  var secretParameters: [String] = []

  /// The query parameter that holds the page number.
  var pageParameter: String? {
    if case .page(let name, _) = paging { name } else { nil }
  }

  /// The page that a request asks for, from 1.
  func page(of request: IncomingRequest) -> Int {
    switch paging {
    case .none: 1
    case .page(let name, let first):
      request[name].flatMap { Int($0) }.map { max(1, $0.clamped &+ 1 &- first) } ?? 1
    case .token(let name, let read): request[name].flatMap(read) ?? 1
    case .offset(let name, let size):
      Self.page(
        offset: request[name].flatMap { Int($0) },
        size: size.flatMap { request[$0] }.flatMap { Int($0) } ?? pageSize)
    case .bodyOffset(let name, let size):
      Self.page(
        offset: request.json?[name]?.intValue,
        size: size.flatMap { request.json?[$0]?.intValue } ?? pageSize)
    }
  }

  private static func page(offset: Int?, size: Int?) -> Int {
    guard let offset, offset > 0, let size, size > 0 else { return 1 }
    return offset.clamped / size + 1
  }
}

extension Int {
  /// The number within ±10⁹, with which sums cannot overflow.
  var clamped: Int { Swift.min(1_000_000_000, Swift.max(-1_000_000_000, self)) }
}
