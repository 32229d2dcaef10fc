/// What goes wrong, and when: an ordered list of rules.
///
/// ```json
/// {"version": 1, "rules": [
///   {"match": {"pages": [2], "word": "soup"}, "fault": {"kind": "status", "status": 500}},
///   {"match": {"every": 5}, "fault": {"kind": "latency", "ms": 300}}
/// ]}
/// ```
///
/// Every rule whose match holds is considered; of several faults for one stage (list, answer,
/// latency, pace, delivery) the first rule's is applied.
public struct FaultPlan: Sendable, Hashable {
  /// The rules in order.
  package var rules: [FaultRule]

  /// Creates a plan that lets nothing go wrong.
  public init() { rules = [] }

  /// Creates a plan of rules.
  package init(_ rules: [FaultRule]) { self.rules = rules }
}

/// A fault and the requests that it happens to.
package struct FaultRule: Sendable, Hashable {
  /// Which requests.
  package var match: FaultMatch
  /// What happens to them.
  package var fault: Fault

  /// Creates a rule for the requests that match.
  package init(_ match: FaultMatch, _ fault: Fault) {
    self.match = match
    self.fault = fault
  }

  /// Creates a rule for every request.
  package init(_ fault: Fault) { self.init(FaultMatch(), fault) }
}

/// Conditions on a request; those that are set have to hold together.
///
/// `style`, `path`, `pages` and `word` look at the request. `nth`, `every`, `first` and `after`
/// count the requests of one simulator for which these hold.
package struct FaultMatch: Sendable, Hashable {
  /// The service, for a plan that several simulators share.
  package var style: SimulatorStyle?
  /// How the path begins.
  package var path: String?
  /// The pages, from 1, by the service's own way to name one; a request that
  /// names none asks for page 1.
  package var pages: Set<Int>?
  /// A text that occurs in a search parameter, a JSON body or the path, without regard to case;
  /// keys are not looked at.
  package var word: String?
  /// Only the n-th of them.
  package var nth: Int?
  /// Every k-th of them.
  package var every: Int?
  /// Only the first so many of them.
  package var first: Int?
  /// All but the first so many of them.
  package var after: Int?

  /// Creates conditions.
  package init(
    style: SimulatorStyle? = nil, path: String? = nil, pages: Set<Int>? = nil,
    word: String? = nil, nth: Int? = nil, every: Int? = nil, first: Int? = nil, after: Int? = nil
  ) {
    self.style = style
    self.path = path
    self.pages = pages
    self.word = word
    self.nth = nth
    self.every = every
    self.first = first
    self.after = after
  }

  /// Whether the request itself fits.
  func fits(_ request: IncomingRequest, style: SimulatorStyle) -> Bool {
    if let wanted = self.style, wanted != style { return false }
    if let path, !request.path.hasPrefix(path) { return false }
    if let pages {
      guard pages.contains(style.traits.page(of: request)) else { return false }
    }
    if let word = word?.lowercased() {
      let secrets = style.secretParameters
      let values = request.searchTexts(without: secrets).map { $0.lowercased() }
      guard values.contains(where: { $0.contains(word) }) else { return false }
    }
    return true
  }

  /// Whether the `count`-th request that fits is meant, counted from 1.
  func holds(at count: Int) -> Bool {
    if let nth, count != nth { return false }
    if let every, every < 1 || count % every != 0 { return false }
    if let first, count > first { return false }
    if let after, count <= after { return false }
    return true
  }
}
