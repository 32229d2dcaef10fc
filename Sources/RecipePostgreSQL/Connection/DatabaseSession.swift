#if PostgreSQL
  import PotluckSupport
  import RecipeStore
  import SystemPostgreSQL

  /// A value of a statement, which travels beside its text and never in it.
  enum DatabaseValue: Sendable {
    case null
    case text(String)
    case integer(Int64)
    case bytes([UInt8])

    /// A text, or nothing.
    static func optional(_ text: String?) -> DatabaseValue { text.map(DatabaseValue.text) ?? .null }

    /// The bytes as they travel, and whether they are binary.
    fileprivate var form: (bytes: [UInt8], isBinary: Bool)? {
      switch self {
      case .null: nil
      // PostgreSQL takes no NUL in a text; what is looked up is replaced like what is stored.
      case .text(let text):
        (Array((text.utf8.contains(0) ? text.replacing("\0", with: "\u{2400}") : text).utf8), false)
      case .integer(let number): (Array("\(number)".utf8), false)
      case .bytes(let bytes): (bytes, true)
      }
    }
  }

  /// One row of an answer; values by their place, in PostgreSQL's binary format.
  struct DatabaseRow: Sendable {
    let values: [[UInt8]?]

    /// A whole number or a truth value.
    func integer(_ place: Int) -> Int64? {
      guard let bytes = values[place], let first = bytes.first, bytes.count <= 8 else { return nil }
      let start: Int64 = bytes.count > 1 && first >= 0x80 ? -1 : 0
      return bytes.reduce(start) { $0 << 8 | Int64($1) }
    }

    /// A text.
    func text(_ place: Int) -> String? {
      values[place].map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// What PostgreSQL, or the way to it, refused.
  struct DatabaseFailure: Error, Hashable {
    /// The SQLSTATE; empty when there was no answer.
    var state = ""
    /// What happened, without the connection string's secrets.
    var message: String

    /// A database of another program version, or another database than before.
    static let refused = "PL001"

    /// A statement that was ended before it had finished.
    static let cancelled = "57014"
    /// An answer that did not come in time, from a database that may be there.
    static let silence = "PL002"

    /// Whether the connection is of no more use.
    var isLost: Bool {
      state.isEmpty || state == Self.refused || isSilence || state.hasPrefix("08")
        || state.hasPrefix("57P")
    }

    /// Whether no answer came in time.
    var isSilence: Bool { state == Self.silence }

    /// Whether the database was too busy: a statement took too long, or another one held a lock.
    var isBusy: Bool { [Self.cancelled, "55P03"].contains(state) }

    /// Whether the same work may succeed at once.
    var isPassing: Bool { ["40001", "40P01"].contains(state) }
  }

  /// One connection.
  ///
  /// It is used by one thread at a time.
  final class DatabaseSession {
    private let connection: OpaquePointer
    /// How long one statement may take; after that the connection is given up.
    var patience = Duration.seconds(4)
    /// Whether nobody waits any more for what is done; asked before each statement.
    var isAbandoned: (@Sendable () -> Bool)?
    /// When it was opened.
    let opened = ContinuousClock.now

    /// Connects; waits for two seconds at most for each address.
    init(_ text: ConnectionText) throws(DatabaseFailure) {
      let options: [(String, String)] = [
        ("dbname", text.exposed), ("connect_timeout", "2"), ("client_encoding", "UTF8"),
        ("application_name", "potluck"), ("keepalives_idle", "5"), ("keepalives_interval", "2"),
        ("keepalives_count", "3"), ("tcp_user_timeout", "8000"),
      ]
      let words = options.flatMap { [strdup($0.0), strdup($0.1)] }
      defer { for word in words { free(word) } }
      var names = stride(from: 0, to: words.count, by: 2).map { UnsafePointer(words[$0]) }
      var values = stride(from: 1, to: words.count, by: 2).map { UnsafePointer(words[$0]) }
      names.append(nil)
      values.append(nil)
      guard let connection = PQconnectdbParams(names, values, 1) else {
        throw DatabaseFailure(message: "out of memory")
      }
      self.connection = connection
      guard PQstatus(connection) == CONNECTION_OK else {
        throw DatabaseFailure(message: text.masked(String(cString: PQerrorMessage(connection))))
      }
      // Notices would go to standard error.
      PQsetNoticeProcessor(connection, { _, _ in }, nil)
      guard PQsetnonblocking(connection, 1) == 0 else { throw lost }
      guard PQserverVersion(connection) >= 150_000 else {
        throw DatabaseFailure(
          state: DatabaseFailure.refused, message: "PostgreSQL 15 or newer is needed")
      }
    }

    deinit { PQfinish(connection) }

    /// Runs one statement.
    /// - Returns: its rows.
    @discardableResult
    func run(
      _ statement: String, _ values: [DatabaseValue] = []
    ) throws(DatabaseFailure) -> [DatabaseRow] {
      if isAbandoned?() == true {
        throw DatabaseFailure(state: DatabaseFailure.cancelled, message: "it was cancelled")
      }
      let forms = values.map(\.form)
      // An end of zero for texts; no pointer without a byte behind it.
      let buffers = forms.map { form in
        form.map { form in
          let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: form.bytes.count + 1)
          for (place, byte) in form.bytes.enumerated() { buffer[place] = CChar(bitPattern: byte) }
          buffer[form.bytes.count] = 0
          return buffer
        }
      }
      defer { for buffer in buffers { buffer?.deallocate() } }
      let isSent = PQsendQueryParams(
        connection, statement, Int32(values.count), nil, buffers.map { UnsafePointer($0) },
        forms.map { Int32($0?.bytes.count ?? 0) }, forms.map { $0?.isBinary == true ? 1 : 0 }, 1)
      guard isSent == 1 else { throw lost }
      return try answer()
    }

    /// Runs statements without values; they may be several.
    func script(_ statements: String) throws(DatabaseFailure) {
      guard PQsendQuery(connection, statements) == 1 else { throw lost }
      _ = try answer()
    }

    private func answer() throws(DatabaseFailure) -> [DatabaseRow] {
      let end = ContinuousClock.now + patience
      var rows: [DatabaseRow] = []
      var failure: DatabaseFailure?
      while true {
        try wait(until: end)
        guard let result = PQgetResult(connection) else { break }
        defer { PQclear(result) }
        switch PQresultStatus(result) {
        case PGRES_TUPLES_OK: rows = Self.rows(result)
        case PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: break
        default:
          let state = PQresultErrorField(result, Int32(UInt8(ascii: "C")))
          let message = PQresultErrorField(result, Int32(UInt8(ascii: "M")))
          failure = DatabaseFailure(
            state: state.map { String(cString: $0) } ?? "",
            message: message.map { String(cString: $0) } ?? "the connection was lost")
          // A connection without an end of its answers has none to wait for.
          if PQstatus(connection) != CONNECTION_OK { throw failure ?? lost }
        }
      }
      if let failure { throw failure }
      return rows
    }

    /// Waits until all is sent and the next result is there.
    private func wait(until end: ContinuousClock.Instant) throws(DatabaseFailure) {
      while true {
        let unsent = PQflush(connection)
        guard unsent >= 0 else { throw lost }
        if unsent == 0, PQisBusy(connection) == 0 { return }
        let left = end - .now
        guard left > .zero else {
          throw DatabaseFailure(
            state: DatabaseFailure.silence, message: "it does not answer in time")
        }
        let events = Int16(POLLIN) | (unsent == 1 ? Int16(POLLOUT) : 0)
        var poller = pollfd(fd: PQsocket(connection), events: events, revents: 0)
        guard poll(&poller, 1, Int32(left / .milliseconds(1)) + 1) >= 0 || errno == EINTR else {
          throw lost
        }
        if poller.revents & ~Int16(POLLOUT) != 0, PQconsumeInput(connection) == 0 { throw lost }
      }
    }

    private var lost: DatabaseFailure { DatabaseFailure(message: "the connection was lost") }

    private static func rows(_ result: OpaquePointer) -> [DatabaseRow] {
      (0..<PQntuples(result)).map { row in
        DatabaseRow(
          values: (0..<PQnfields(result)).map { column in
            guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column)
            else { return nil }
            let bytes = UnsafeRawBufferPointer(
              start: start, count: Int(PQgetlength(result, row, column)))
            return Array(bytes)
          })
      }
    }
  }

  extension DatabaseSession {
    /// Holds a lock of the whole database until the transaction ends.
    ///
    /// It stands before what it guards, as a statement of its own: a statement sees what was there
    /// when it began.
    func lock(_ name: String) throws(DatabaseFailure) {
      try run("SELECT pg_advisory_xact_lock(hashtextextended('potluck ' || $1, 0))", [.text(name)])
    }
  }
#endif
