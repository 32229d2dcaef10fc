/// A service that answers everything with HTTP 503.
struct ClosedService: Service {
  static let traits = ServiceTraits(displayName: "Closed service", paging: .none)

  init(recipes: RecipeIndex, options: SimulatorOptions) {}

  func answer(_ request: IncomingRequest, tweak: ListTweak, turn: Int) -> Answer { errorPage(503) }

  func errorPage(_ status: Int) -> Answer {
    .text(reason(status), type: "text/plain", status: status)
  }

  func quotaAnswer() -> Answer { errorPage(429) }
}
