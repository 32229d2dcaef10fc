import RecipeProviderKit

/// Notes what goes over the network, next to it: that a request is sent, and each answer, whatever
/// its status.
struct ObservedTransport: HTTPTransport {
  let base: any HTTPTransport
  let source: Source

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    ExchangeTally.current?.note(.network)
    // The transport below would count once more.
    let response = try await ExchangeTally.$current.withValue(nil) { try await base.send(request) }
    source.activity.noteAnswer()
    return response
  }
}
