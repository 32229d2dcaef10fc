package import RecipeDefinitions
import RecipePages
package import RecipeProviderKit

/// Finds out how a site is searched.
///
/// One request at a time, an interval apart, never more than the limit, and none that robots.txt
/// forbids. Redirects count as requests and are followed here.
///
/// ```swift
/// let discovery = SiteDiscovery(transport: transport, definitions: bundled)
/// let found = try await discovery.explore(RequestURL("https://soups.example")) { print($0.purpose) }
/// ```
package struct SiteDiscovery: Sendable {
  /// What requests go through; it names the program to the site.
  let transport: any HTTPTransport
  /// The definitions that come with the program, by name.
  let definitions: [String: ProviderDefinition]
  let clock: any Clock<Duration>
  let interval: Duration
  let mostRequests: Int
  let robotsToken: String

  /// Creates a discovery.
  /// - Parameters:
  ///   - transport: what requests go through: it is to let the address itself lie on a private
  ///     network, and to name the program to the site.
  ///   - definitions: the definitions that come with the program.
  ///   - clock: what the interval is measured with.
  ///   - interval: how far apart requests are.
  ///   - mostRequests: how many requests are made at most, redirects included.
  ///   - robotsToken: the program's name in robots.txt.
  package init(
    transport: any HTTPTransport, definitions: [ProviderDefinition],
    clock: any Clock<Duration> = ContinuousClock(), interval: Duration = .seconds(1),
    mostRequests: Int = 12, robotsToken: String = "Potluck"
  ) {
    self.transport = transport
    self.definitions = Dictionary(definitions.map { ($0.name, $0) }) { first, _ in first }
    self.clock = clock
    self.interval = interval
    self.mostRequests = mostRequests
    self.robotsToken = robotsToken
  }

  /// Finds out how the site at an address is searched, and proves it.
  /// - Parameters:
  ///   - address: of the site, of one of its recipes, of a search on it, or of a server.
  ///   - told: is given each request once it was answered.
  /// - Returns: what was found, also when that is a refusal.
  /// - Throws: `CancellationError` when the task is cancelled; ``ProviderError`` when pages cannot be
  ///   read on this machine.
  package func explore(
    _ address: RequestURL, told: @Sendable (Asked) -> Void = { _ in }
  ) async throws -> Discovery {
    try await withoutActuallyEscaping(told) { told in
      var exploration = Exploration(self, address, told: told)
      return try await exploration.run(address)
    }
  }

  /// Reads a saved page: without any request, so that nothing is proved.
  ///
  /// - Parameters:
  ///   - page: the page as it was received.
  ///   - contentType: the HTTP header; nil for a file.
  ///   - address: the address that the page came from.
  /// - Returns: what the page announces, and the ways that follow from it; a refusal where the page
  ///   is a wall in front of the site.
  /// - Throws: `misconfigured` without libxml2.
  package static func read(
    _ page: [UInt8], contentType: String? = nil, address: RequestURL
  ) throws(ProviderError) -> Discovery {
    var discovery = Discovery(address: address.withoutKeys)
    var reader = AnnouncementReader(try PageData(page, contentType: contentType, address: address))
    discovery.announced = reader.read()
    discovery.name = discovery.announced.siteName
    discovery.ways = discovery.announced.ways
    if discovery.ways.isEmpty, let wall = discovery.announced.wall {
      discovery.refusal = .walled(wall, address.host)
    }
    return discovery
  }
}
