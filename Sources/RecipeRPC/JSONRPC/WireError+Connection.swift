import RecipeModel

extension WireError {
  /// The client took its request back, or a newer one has replaced it.
  static let cancelled = WireError(.requestCancelled, "the request was cancelled")

  /// Input that is no message.
  init(_ problem: FrameProblem) {
    switch problem {
    case .badHeader(let why):
      self.init(
        .parseError, "\(why); reading goes on at the next Content-Length",
        data: ["kind": "badHeader"])
    case .tooLarge(let limit):
      self.init(
        .invalidRequest, "the message is larger than \(limit >> 20) MiB and was skipped",
        data: ["kind": "tooLarge"])
    }
  }

  /// A message that is not JSON, or passes a bound.
  init(_ error: JSONParseError) {
    if let limit = error.passedLimit {
      let kind: JSON = limit == .depth ? "tooDeep" : "tooLarge"
      self.init(.invalidRequest, error.description, data: ["kind": kind])
    } else {
      self.init(.parseError, "not valid JSON: \(error)", data: ["kind": "parseError"])
    }
  }
}
