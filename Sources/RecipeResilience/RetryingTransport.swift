import RecipeProviderKit
import Synchronization

/// Sends a request again where that is harmless and likely to help.
///
/// Only requests that merely read are repeated, and only after: no connection (once, when that
/// showed within a second), 502, 503 and 504 (twice), and 429 or 503 that ask for a wait of at most
/// two seconds (once). Not after 500, which some services answer for pages that they lack, and not
/// after a timeout, whose time is spent, or when a POST was sent and no answer came. Waits have full
/// jitter: random(0, min(cap, base·2ⁿ)), after Marc Brooker, “Exponential Backoff and Jitter”, AWS
/// Architecture Blog, 2015.
struct RetryingTransport: HTTPTransport {
  let base: any HTTPTransport
  let budget: RetryBudget
  let environment: ResilienceEnvironment

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.isSafe else { return try await base.send(request) }
    var rules = RetryRules()
    while true {
      let start = environment.now()
      let wait: Duration
      do {
        let response = try await base.send(request)
        guard let pause = rules.pause(after: response, random: environment.random()) else {
          if !RetryRules.isTransient(response) { budget.earn() }
          return response
        }
        guard budget.spend() else { return response }
        wait = pause
      } catch let error as ProviderError {
        let took = environment.now() - start
        guard
          let pause = rules.pause(after: error, took: took, random: environment.random()),
          budget.spend()
        else { throw error }
        wait = pause
      }
      try await environment.pause(wait)
    }
  }
}

/// Which failures of one request are worth another try, and after what pause.
struct RetryRules {
  private static let base = 0.1
  private static let cap = 1.0
  private static let longestAskedFor: Duration = .seconds(2)
  private static let quickFailure: Int64 = 1_000

  private var reconnects = 0
  private var repeats = 0
  private var waitedAsAsked = false

  /// Whether a status says that another try may succeed.
  static func isTransient(_ response: HTTPResponse) -> Bool {
    [429, 502, 503, 504].contains(response.status)
  }

  mutating func pause(after response: HTTPResponse, random: Double) -> Duration? {
    guard Self.isTransient(response) else { return nil }
    if response.status == 429 || response.status == 503,
      let asked = RetryAfter.duration(in: response.headers)
    {
      guard asked <= Self.longestAskedFor, !waitedAsAsked else { return nil }
      waitedAsAsked = true
      return asked
    }
    guard response.status != 429, repeats < 2 else { return nil }
    defer { repeats += 1 }
    return Self.jitter(attempt: repeats, random: random)
  }

  mutating func pause(after error: ProviderError, took: Int64, random: Double) -> Duration? {
    guard error.code == .unreachable, !error.mayHaveActed, reconnects == 0,
      took < Self.quickFailure
    else { return nil }
    reconnects += 1
    return Self.jitter(attempt: 0, random: random)
  }

  private static func jitter(attempt: Int, random: Double) -> Duration {
    .seconds(random * min(cap, base * Double(1 << min(attempt, 10))))
  }
}

/// Stops retrying at a source where retries do not help.
///
/// A token bucket as in gRPC's retry throttling (gRFC A6): ten tokens, a retry takes one, a success
/// gives a tenth back, and with half of them or fewer nothing is retried.
final class RetryBudget: Sendable {
  private static let most = 100
  private static let retry = 10
  private static let success = 1

  /// In tenths of a token.
  private let tokens = Mutex(most)

  /// Takes a token for a retry; false when there is none to take.
  func spend() -> Bool {
    tokens.withLock { tokens in
      guard tokens > Self.most / 2 else { return false }
      tokens -= Self.retry
      return true
    }
  }

  /// Gives back what a success is worth.
  func earn() { tokens.withLock { $0 = min(Self.most, $0 + Self.success) } }
}
