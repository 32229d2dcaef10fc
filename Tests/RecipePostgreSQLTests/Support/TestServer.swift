#if PostgreSQL
  import Foundation
  import RecipePostgreSQL
  import Synchronization

  /// A PostgreSQL of the tests' own, in a temporary folder, on 127.0.0.1.
  ///
  /// PostgreSQL refuses to run for root, so that root becomes the user `postgres` or `nobody`.
  final class TestServer: Sendable {
    /// The server that most tests share; each with data of its own.
    static let shared = TestServer()

    private static let running = Mutex<[TestServer]>([])

    let port: Int
    private let folder: String
    private let programs: String

    init() {
      port = Self.freePort()
      programs = Self.programs()
      folder = Self.run(["mktemp", "-d", "/tmp/potluck-postgresql-XXXXXX"])
      Self.run([
        "\(programs)/initdb", "-D", "\(folder)/data", "-U", "potluck", "-A", "trust", "-E", "UTF8",
        "--locale=C", "--no-sync",
      ])
      let isFirst = Self.running.withLock { running in
        running.append(self)
        return running.count == 1
      }
      if isFirst {
        atexit { for server in TestServer.running.withLock({ $0 }) { server.remove() } }
      }
      start()
    }

    /// The connection string of its one database.
    var text: String { "postgresql://potluck:s3cret-w0rd@127.0.0.1:\(port)/postgres" }

    /// A store of another process, as it were.
    func store(log: @escaping @Sendable (String) -> Void = { _ in }) -> SharedStore {
      do { return try SharedStore(text, name: "DATABASE_URL", log: log) } catch {
        fatalError("\(error)")
      }
    }

    func start() {
      control(
        "start", "-w", "-l", "\(folder)/log", "-o",
        "-c listen_addresses=127.0.0.1 -c port=\(port) -c unix_socket_directories=\(folder) "
          + "-c fsync=off -c max_connections=300")
    }

    func stop() { control("stop", "-w", "-m", "immediate") }

    /// Stops all its processes in the middle of what they do, or lets them go on.
    func freeze(_ isFrozen: Bool) {
      let main =
        (try? String(contentsOfFile: "\(folder)/data/postmaster.pid", encoding: .utf8))?
        .split(separator: "\n").first.map { String($0) } ?? ""
      let all = Self.run(["pgrep", "-P", main]).split(separator: "\n").map { String($0) } + [main]
      Self.run(["kill", isFrozen ? "-STOP" : "-CONT"] + all)
    }

    /// Runs SQL as its owner.
    /// - Returns: the rows, values with bars between them.
    @discardableResult
    func sql(_ text: String) -> String {
      Self.run([
        "\(programs)/psql", "-h", "127.0.0.1", "-p", "\(port)", "-U", "potluck", "-d", "postgres",
        "-XAtqc", text,
      ])
    }

    /// Takes a backup of its tables and brings them back from it.
    func restore() {
      let place = "-h 127.0.0.1 -p \(port) -U potluck -d postgres"
      Self.run([
        "sh", "-c",
        """
        \(programs)/pg_dump --schema=potluck \(place) >\(folder)/dump.sql &&
        \(programs)/psql \(place) -qc 'DROP SCHEMA potluck CASCADE' &&
        \(programs)/psql \(place) -q -f \(folder)/dump.sql
        """,
      ])
    }

    func remove() {
      Self.run(["\(programs)/pg_ctl", "-D", "\(folder)/data", "stop", "-w", "-m", "immediate"])
      Self.run(["rm", "-rf", folder])
    }

    private func control(_ words: String...) {
      Self.run(["\(programs)/pg_ctl", "-D", "\(folder)/data"] + words)
    }

    @discardableResult
    private static func run(_ words: [String]) -> String {
      var words = words
      if getuid() == 0 {
        let user = getpwnam("postgres") == nil ? "nobody" : "postgres"
        words = ["setpriv", "--reuid=\(user)", "--regid=nogroup", "--clear-groups"] + words
      }
      let quoted = words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
      // What a server inherits keeps no pipe open.
      let isQuiet = words.contains("start")
      guard let pipe = popen("cd /tmp && \(quoted) \(isQuiet ? ">/dev/null" : "") 2>/dev/null", "r")
      else { fatalError("\(words)") }
      var output: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 4_096)
      while case let count = fread(&part, 1, part.count, pipe), count > 0 {
        output += part[..<count]
      }
      pclose(pipe)
      return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The folder of the newest server's programs.
    private static func programs() -> String {
      let root = "/usr/lib/postgresql"
      let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      let newest = versions.compactMap { Int($0) }.max()
      return newest.map { "\(root)/\($0)/bin" } ?? run(["pg_config", "--bindir"])
    }

    private static func freePort() -> Int {
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(socket) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          _ = bind(socket, pointer, length)
          _ = getsockname(socket, pointer, &length)
        }
      }
      return Int(UInt16(bigEndian: address.sin_port))
    }
  }
#endif
