import RecipeProviderKit
import Synchronization

/// The walk as a provider's transport, for one search: a provider that asks for more is refused.
final class TrialTransport: HTTPTransport {
  private let walk: SiteWalk
  private let purpose: String
  private let first = Mutex<Result<SiteWalk.Reply, any Error>?>(nil)

  init(_ walk: SiteWalk, for purpose: String) {
    self.walk = walk
    self.purpose = purpose
  }

  /// Why the walk made no request, or got no answer.
  var stop: SiteWalk.Stop? {
    first.withLock { result in
      guard case .failure(let error)? = result else { return nil }
      return error as? SiteWalk.Stop
    }
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard first.withLock({ $0 == nil }) else {
      throw ProviderError(.skipped, "a trial is one request")
    }
    do {
      let reply = try await walk.follow(request, for: purpose)
      first.withLock { $0 = .success(reply) }
      return reply.response
    } catch let stop as SiteWalk.Stop {
      first.withLock { $0 = .failure(stop) }
      throw stop.asProviderError
    }
  }
}

extension SiteWalk.Stop {
  /// The reason as a provider's error.
  var asProviderError: ProviderError {
    switch self {
    case .limit: ProviderError(.skipped, "no more requests are made")
    case .robots(_, let line):
      ProviderError(.skipped, "robots.txt forbids the search (\(line))")
    case .consent: ProviderError(.unauthorized, "the site asks for consent first")
    case .wall: ProviderError(.unauthorized, "the site lets only browsers in")
    case .failed(let error): error
    }
  }
}
