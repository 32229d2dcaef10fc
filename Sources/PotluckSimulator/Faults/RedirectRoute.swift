/// Addresses inside a simulator that lead redirects around: `/-/hop/2/api/?q=soup`.
enum RedirectRoute {
  /// The address of a chain with so many hops still to go before the true answer.
  static func chain(_ left: Int, _ request: IncomingRequest) -> String {
    "/-/hop/\(left)\(request.path)\(query(request))"
  }

  /// The address of one station of a circle.
  static func loop(_ station: Int, of length: Int, _ request: IncomingRequest) -> String {
    "/-/loop/\(station)of\(max(1, length))\(request.path)\(query(request))"
  }

  /// Where a request stands: a redirect to go on with, or the request behind the last hop.
  enum Step {
    case redirect(String)
    case arrived(IncomingRequest)
  }

  /// The step for a request to one of these addresses; nil for any other.
  static func step(_ request: IncomingRequest) -> Step? {
    let parts = request.path.split(
      separator: "/", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[1] == "-" else { return nil }
    var inner = request
    inner.path = "/" + parts[4]
    switch parts[2] {
    case "hop":
      guard let left = Int(parts[3]) else { return nil }
      return left > 0 ? .redirect(chain(left - 1, inner)) : .arrived(inner)
    case "loop":
      let numbers = parts[3].split(separator: "of").compactMap { Int($0) }
      guard numbers.count == 2, numbers[1] > 0 else { return nil }
      return .redirect(loop((numbers[0] + 1) % numbers[1], of: numbers[1], inner))
    default: return nil
    }
  }

  private static func query(_ request: IncomingRequest) -> String {
    request.rawQuery.isEmpty ? "" : "?\(request.rawQuery)"
  }
}
