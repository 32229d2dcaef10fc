import RecipeProviderKit

/// Notes what goes over the network, next to it: each answer, whatever its status.
struct ObservedTransport: HTTPTransport {
  let base: any HTTPTransport
  let activity: SourceActivity

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let response = try await base.send(request)
    activity.noteAnswer()
    return response
  }
}
