/// Why something could not be done, as a value that a program and a person can act on.
///
/// Every door makes its own form of it in one place: the command line two lines and an exit code,
/// JSON-RPC an error with data, HTTP a problem document.
///
/// What has a place in a text, such as ``DocumentProblem`` and the errors of parsers, is a type of its
/// own; so is `ProviderError`, which outcomes and the providers' protocol consist of.
public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of failure it is.
  public var code: Code
  /// What is wrong, in one sentence without a final stop.
  public var message: String
  /// What to do about it.
  public var fix: String?
  /// Whether the same request may succeed a moment later.
  public var isRetryable: Bool
  /// The page that was asked for.
  public var url: String?
  /// The source that was asked.
  public var provider: String?
  /// The HTTP status that a source answered with.
  public var httpStatus: Int?
  /// The parameter that is wrong, as a JSON pointer into the request, such as `/limit`.
  public var place: String?

  /// Creates a failure.
  public init(
    _ code: Code, _ message: String, fix: String? = nil, isRetryable: Bool = false,
    url: String? = nil, provider: String? = nil, httpStatus: Int? = nil, place: String? = nil
  ) {
    self.code = code
    self.message = message
    self.fix = fix
    self.isRetryable = isRetryable
    self.url = url
    self.provider = provider
    self.httpStatus = httpStatus
    self.place = place
  }

  /// Creates a failure of the work itself, which no other code describes.
  package init(_ message: String, fix: String? = nil) { self.init(.failed, message, fix: fix) }

  /// A parameter that is missing or wrong.
  package static func invalid(_ place: String, _ message: String, fix: String? = nil) -> Failure {
    Failure(.usage, message, fix: fix, place: place)
  }

  /// The message, with the advice when there is one.
  public var description: String { fix.map { "\(message); \($0)" } ?? message }
}

extension Failure {
  /// The kinds of failures.
  public enum Code: Sendable, Hashable {
    // Of a request.

    /// A flag, an argument or a parameter is missing or wrong.
    case usage
    /// The cursor is damaged or belongs to another query.
    case cursorExpired
    /// Nobody knows the recipe, or nothing of the kind is kept here.
    case notFound
    /// The request was cancelled.
    case cancelled
    /// Too many requests are open.
    case overloaded
    /// A method of another protocol was called.
    case wrongProtocol

    // Of sources.

    /// The link leads where Potluck does not read recipes, or the source cannot do it.
    case unsupportedSite
    /// A source's key is missing or refused.
    case keyMissing
    /// A source asks to be left alone for a while.
    case rateLimited
    /// The page or the answer holds no recipe that can be read.
    case parseFailed
    /// Nothing could be reached over the network.
    case offline
    /// No source could be asked.
    case allProvidersFailed
    /// A source did not answer in time.
    case timedOut
    /// Any other failure of a source, under the source's own word.
    case other(String)

    // Of this machine.

    /// The work could not be done, for a reason that only the message tells.
    case failed
    /// A file or a database cannot be used.
    case storage
    /// A file was damaged: it was set aside, and a fresh one begun.
    case damaged
    /// A file is of a newer version of the program; it was left alone.
    case newer
    /// Something went wrong in the server itself.
    case `internal`

    // Of requests that the server refuses.

    /// The request names another server.
    case wrongHost
    /// The address cannot be one of this server.
    case badTarget
    /// The address does not take the method.
    case wrongMethod
    /// The body is of a type that the address does not take.
    case wrongType
    /// The body is not sent as its head says.
    case badBody
    /// The body is too large.
    case tooLarge
    /// The body did not arrive in time.
    case tooSlow
    /// Another site's page made the request.
    case crossSite
    /// The form is not one of this session.
    case staleForm
    /// The token is missing or wrong.
    case unauthorized
    /// Too many wrong tokens were sent.
    case tooManyGuesses
    /// The server has not signed the address.
    case unsigned
    /// The shopping list is full.
    case listFull
  }
}

extension Failure.Code {
  /// The word that clients read, of an open set.
  package var kind: String { row.kind }
  /// The status of an HTTP answer.
  package var httpStatus: Int { row.httpStatus }
  /// The exit code of a command.
  package var exitCode: Int32 { row.exitCode }

  /// Whether something of this machine is at fault, which only its owner can put right.
  package var isOfMachine: Bool { kind == Failure.Code.storage.kind }

  /// All that the doors make of a code.
  private var row: (kind: String, httpStatus: Int, exitCode: Int32) {
    switch self {
    case .usage: ("invalidParams", 400, 64)
    case .cursorExpired: ("cursorExpired", 400, 64)
    case .notFound: ("notFound", 404, 1)
    case .cancelled: ("cancelled", 503, 2)
    case .overloaded: ("overloaded", 503, 2)
    case .wrongProtocol: ("wrongProtocol", 400, 2)

    case .unsupportedSite: ("unsupportedSite", 422, 2)
    case .keyMissing: ("keyMissing", 503, 2)
    case .rateLimited: ("rateLimited", 429, 2)
    case .parseFailed: ("parseFailed", 502, 2)
    case .offline: ("offline", 503, 2)
    case .allProvidersFailed: ("allProvidersFailed", 503, 2)
    case .timedOut: ("timedOut", 504, 2)
    case .other(let word): (word, 502, 2)

    case .failed, .storage, .damaged, .newer: ("storage", 500, 2)
    case .internal: ("internal", 500, 2)

    case .wrongHost: ("wrongHost", 421, 2)
    case .badTarget: ("badTarget", 400, 2)
    case .wrongMethod: ("wrongMethod", 405, 2)
    case .wrongType: ("wrongType", 415, 2)
    case .badBody: ("badBody", 400, 2)
    case .tooLarge: ("tooLarge", 413, 2)
    case .tooSlow: ("tooSlow", 408, 2)
    case .crossSite: ("crossSite", 403, 2)
    case .staleForm: ("staleForm", 403, 2)
    case .unauthorized: ("unauthorized", 401, 2)
    case .tooManyGuesses: ("tooManyGuesses", 429, 2)
    case .unsigned: ("unsigned", 403, 2)
    case .listFull: ("listFull", 400, 2)
    }
  }
}
