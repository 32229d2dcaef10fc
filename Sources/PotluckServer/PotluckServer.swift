import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import PotluckSupport
package import RecipeRPC
package import RecipeSearch
import ServiceLifecycle

/// How a table is served.
package struct TableOptions: Sendable {
  /// The address that it listens on.
  package var host: String
  /// The port that it listens on; 0 lets the system choose.
  package var port: Int
  /// What clients have to know; nil for none, which is for loopback alone.
  package var token: String?
  /// Names under which a proxy in front of it is reached.
  package var names: [String] = []
  /// The users; nil for one household that shares everything.
  package var users: Users?
  /// How proxies tell the addresses of clients; nil where none is believed.
  package var forwarding: Forwarding?
  /// The origins of web pages that may ask as programs do, such as `http://localhost:8080`.
  package var origins: Set<String> = []
  /// What signs sessions, forms and pictures' addresses: 64 hexadecimal digits; nil for a key that
  /// lives as long as the process.
  package var signingKey: String?
  /// Remembers ended sessions as long as the key is remembered; nil for a key of the process's own.
  package var sharedSessions: SharedSessions?
  /// Counts wrong tokens over all instances; nil where this is the only one.
  package var sharedGuesses: SharedGuesses?
  /// Whether this is one of several servers behind one address, so that they share a cookie's name.
  package var isOneOfMany = false
  /// The most connections at a time, as far as the system allows so many.
  package var mostConnections = 2_000
  /// How long a request's body may take before any of it comes.
  package var bodyPatience = Duration.seconds(10)
  /// Whether each request is logged.
  package var logsAccess = false
  /// Whether the old clients' services fail as they did.
  package var hasQuirks = false
  /// Texts of further languages, as the files of the pages' own languages have them.
  package var moreLanguages = ""
  /// Takes lines for the log.
  package var log: @Sendable (String) -> Void = { _ in }
  /// Gets the bytes of a picture that a source named, by its address and the source; nil where none
  /// is shown.
  package var picture: (@Sendable (String, String) async throws -> [UInt8])?
  /// Compares what the sources answer; nil where there is no page for it.
  package var comparison: (@Sendable (SearchRequest) async throws -> Comparison)?

  package init(host: String = "127.0.0.1", port: Int = 8870, token: String? = nil) {
    (self.host, self.port, self.token) = (host, port, token)
  }

  /// The most bytes of a picture.
  package static let mostPictureBytes = PictureProxy.mostBytes
  /// The shortest token.
  package static let leastToken = 16

  /// How users are told apart.
  package struct Users: Sendable {
    /// The header field, in small letters, in which a proxy names the user; nil for none.
    package var header: String?
    /// The addresses of the proxies that are believed.
    package var proxies: [String] = []
    /// Users who sign in with a token.
    package var tokens: [(user: String, token: String)] = []
    /// Those of them to whom the machine belongs.
    package var owners: Set<String> = []

    package init() {}
  }

  /// How proxies in front tell from whom a request comes.
  package struct Forwarding: Sendable {
    /// The header field, in small letters: `x-forwarded-for`, `forwarded` or one with one address.
    package var header: String
    /// The addresses of the proxies that are believed.
    package var proxies: [String]

    package init(header: String, proxies: [String]) {
      (self.header, self.proxies) = (header, proxies)
    }
  }

  /// Whether others than this machine can reach the address.
  package var isOpen: Bool { !HostCheck.isLoopback(host) }

  /// Seconds since 1970.
  static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec
  }
}

/// The table: pages for people, an interface for programs, and the closed services for old clients,
/// over one ``RecipeService``.
package struct PotluckServer: Sendable {
  /// Why the server cannot begin.
  package enum ListenError: Error, Sendable {
    /// Another program listens on the port.
    case portInUse
    /// The address is not one of this machine, or may not be used.
    case cannotListen(String)
  }

  /// How long requests under way may take to end.
  private static let grace = Duration.milliseconds(400)

  private let site: Site

  /// Serves what a service gives.
  package init(service: any RecipeService, options: TableOptions) {
    site = Site(service, options)
  }

  /// Serves until the task is cancelled; then what is under way ends within a moment.
  /// - Parameter started: is told the port once the server listens.
  /// - Throws: ``ListenError``.
  package func run(started: @escaping @Sendable (Int) async -> Void = { _ in }) async throws {
    do { try await serve(started) } catch {
      await site.imports.end()
      throw error
    }
    await site.imports.end()
  }

  private func serve(_ started: @escaping @Sendable (Int) async -> Void) async throws {
    let options = site.options
    let connections = Connections(most: Connections.bearable(options.mostConnections))
    let logger = Logger(label: "potluck") { _ in SwiftLogNoOpLogHandler() }
    let responder = SiteResponder(site: site, connections: connections)
    let builder = HTTPServerBuilder.http1(
      configuration: .init(
        additionalChannelHandlers: [ConnectionWatch(connections)], idleTimeout: .seconds(30),
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 100)))
    let server = try builder.buildServer(
      configuration: ServerConfiguration(
        address: .hostname(options.host, port: options.port),
        availableConnectionsDelegate: MaximumAvailableConnections(connections.most)),
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger
    ) { request, writer, channel in
      try await responder.respond(to: request, over: channel, writer)
    } onServerRunning: { [site] channel in
      let port = channel.localAddress?.port ?? options.port
      site.accessControl.listen(on: port)
      await started(port)
    }
    let group = ServiceGroup(configuration: .init(services: [server], logger: logger))
    // The group ends by itself when it is asked to; cancelling it cuts off what is under way.
    let running = Task { try await group.run() }
    do {
      try await withTaskCancellationHandler {
        try await running.value
      } onCancel: {
        Task {
          await group.triggerGracefulShutdown()
          try? await Task.sleep(for: Self.grace)
          running.cancel()
        }
      }
    } catch let error as IOError {
      throw error.errnoCode == EADDRINUSE
        ? ListenError.portInUse : ListenError.cannotListen("\(error)")
    } catch {
      if Task.isCancelled { return }
      throw ListenError.cannotListen("the address cannot be used")
    }
  }
}
