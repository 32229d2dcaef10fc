internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
import Synchronization

/// A recipe service that does not exist any more, running on 127.0.0.1 with all its quirks.
///
/// ```swift
/// let simulator = try await Simulator.start(
///   .recipePuppy, faults: FaultPlan(parsing: Array(planInJSON.utf8)))
/// // … search simulator.baseURL …
/// print(simulator.requests.map(\.path))
/// await simulator.stop()
/// ```
///
/// All simulators of a process share two threads; any number may run at a time. What one serves
/// depends on its recipes, options and faults alone, never on the clock.
public final class Simulator: Sendable {
  /// Which service it imitates.
  public let style: SimulatorStyle
  /// The port it listens on.
  public let port: Int

  private let core: SimulatorCore
  private let listener: any Channel
  private let connections: OpenConnections

  /// The threads of all simulators; they sleep when nothing is asked and end with the process.
  private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)

  private init(
    style: SimulatorStyle, core: SimulatorCore, listener: any Channel,
    connections: OpenConnections
  ) {
    self.style = style
    self.core = core
    self.listener = listener
    self.connections = connections
    port = listener.localAddress?.port ?? 0
  }

  deinit { listener.close(promise: nil) }

  /// Starts a simulator and waits until it listens.
  ///
  /// - Parameters:
  ///   - style: The service to imitate.
  ///   - recipes: What it serves, in its own order; nil serves the demo data of the style.
  ///   - options: How it behaves when nothing goes wrong.
  ///   - faults: What goes wrong.
  ///   - port: The port; 0 lets the system choose a free one.
  /// - Returns: The running simulator; call ``stop()`` when done.
  /// - Throws: When the port cannot be had.
  public static func start(
    _ style: SimulatorStyle, recipes: [SimulatedRecipe]? = nil,
    options: SimulatorOptions = SimulatorOptions(), faults: FaultPlan = FaultPlan(), port: Int = 0
  ) async throws -> Simulator {
    try await start(
      SimulatorCore(
        style: style, recipes: recipes ?? SimulatorCatalog.recipes(for: style), options: options,
        plan: faults), port: port)
  }

  /// Starts a service that a closure imitates, for tests of what no style does.
  /// - Throws: When no port can be had.
  package static func start(
    answering answer: @escaping @Sendable (SimulatedRequest) -> SimulatedAnswer
  ) async throws -> Simulator {
    try await start(SimulatorCore(answering: answer), port: 0)
  }

  private static func start(_ core: SimulatorCore, port: Int) async throws -> Simulator {
    let connections = OpenConnections()
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        connections.add(channel)
        return channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder()))
          try pipeline.addHandler(ConnectionHandler(core: core))
        }
      }
    let listener = try await bootstrap.bind(host: "127.0.0.1", port: port).get()
    return Simulator(style: core.style, core: core, listener: listener, connections: connections)
  }

  /// The address to configure as a provider's base: `http://127.0.0.1:49152`, without a path.
  public var baseURL: String { "http://127.0.0.1:\(port)" }

  /// The address that people know: the base, and the folder of a web site that lies in one.
  package var address: String { style.isSite ? baseURL + core.options.site.folder : baseURL }

  /// Every request so far, in the order of arrival.
  public var requests: [SimulatedRequest] { core.log }

  /// How many connections have been accepted.
  package var connectionCount: Int { core.connections }

  /// How many connections are open now.
  package var openConnectionCount: Int { connections.count }

  /// Forgets the requests so far; the numbers begin again at 1.
  package func clearRequests() { core.clearLog() }

  /// Replaces the fault plan and resets its counters.
  package func setFaults(_ plan: FaultPlan) { core.setPlan(plan) }

  /// Stops listening, closes every connection and waits until all are gone.
  public func stop() async {
    try? await listener.close().get()
    await connections.closeAll()
  }
}

/// The connections of one simulator.
private final class OpenConnections: Sendable {
  private let channels = Mutex<[ObjectIdentifier: any Channel]>([:])

  var count: Int { channels.withLock(\.count) }

  func add(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    channels.withLock { $0[id] = channel }
    channel.closeFuture.whenComplete { _ in self.channels.withLock { $0[id] = nil } }
  }

  func closeAll() async {
    for channel in channels.withLock({ Array($0.values) }) {
      channel.close(promise: nil)
      try? await channel.closeFuture.get()
    }
  }
}
