import RecipeKeeping
package import RecipeModel
package import RecipePostgreSQL
import RecipeProviderKit
import Synchronization

extension Configuration {
  /// What instances on several machines share.
  package struct Store {
    /// The environment variable with the connection string of a PostgreSQL database.
    package var postgres: Variable?
    /// The environment variable with the key of what instances remember together.
    var key: Variable?

    /// The shortest key.
    static let leastKey = 32

    package static let codec = ObjectCodec<Store>(
      "store", place: "\"store\"", draft: Store(), showsDefaults: true,
      [
        .optional(
          "postgres", \.postgres, .object(Variable.codec),
          """
          The PostgreSQL database that instances on several machines share: \
          `{"env": "DATABASE_URL"}` names the environment variable with its connection string.
          """),
        .optional(
          "key", \.key, .object(Variable.codec),
          """
          The environment variable with a secret of 32 characters or more, the same for all instances: \
          what they remember of sources lies under hashes that are made with it. Without it the \
          password in the connection string takes its place.
          """),
      ])
  }

  /// An environment variable that holds a secret.
  package struct Variable: Hashable {
    package var name = ""

    package static let codec = ObjectCodec<Variable>(
      "variable", place: "the variable", draft: Variable(),
      [.required("env", \.name, .filled, "The environment variable's name.")])
  }

  /// What `potluck serve` needs to know beyond its flags.
  package struct Serve {
    /// Who is served; nil for one household.
    package var users: Users?
    /// How proxies tell the addresses of clients; nil where none is believed.
    package var forwarded: Forwarded?
    /// The origins of web pages that may ask as programs do.
    package var origins: [String] = []

    package static let codec = ObjectCodec<Serve>(
      "serve", place: "\"serve\"", draft: Serve(), showsDefaults: true,
      [
        .optional(
          "users", \.users, .object(Users.codec),
          "The users, each with kept recipes and searches of their own; without it all share one set."
        ),
        .optional(
          "forwarded", \.forwarded, .object(Forwarded.codec),
          """
          How reverse proxies tell the addresses of clients, by which wrong tokens are counted; without \
          it the address that connects counts.
          """),
        .standard(
          "origins", \.origins, .list(.filled),
          """
          The origins of web pages that may ask as programs and old clients do, such as \
          `http://localhost:8080`; their visitors' sessions do not count there.
          """),
      ])
  }

  /// How reverse proxies tell the addresses of clients.
  package struct Forwarded {
    package var header = "X-Forwarded-For"
    package var from: [String] = []

    static let codec = ObjectCodec<Forwarded>(
      "forwarded", place: "\"forwarded\"", draft: Forwarded(), showsDefaults: true,
      [
        .standard(
          "header", \.header, .filled,
          """
          The header field that the proxies set: `X-Forwarded-For`, `Forwarded`, or one with the address \
          alone, such as `X-Real-IP`.
          """),
        .required(
          "from", \.from, .list(.filled), "The addresses of the proxies that are believed."),
      ])
  }

  /// How users are told apart.
  package struct Users {
    /// One user with a token.
    package struct Token: Hashable {
      package var user = ""
      package var variable = ""

      package static let codec = ObjectCodec<Token>(
        "userToken", place: "the user's token", draft: Token(),
        [
          .required("user", \.user, .filled, "The user's name."),
          .required("env", \.variable, .filled, "The environment variable that holds the token."),
        ])
    }

    package var header: String?
    package var from: [String] = []
    package var tokens: [Token] = []
    package var owners: [String] = []

    package static let codec = ObjectCodec<Users>(
      "users", place: "\"users\"", draft: Users(),
      [
        .optional(
          "header", \.header, .filled,
          "The header field in which a reverse proxy names the user, such as `X-Remote-User`."),
        .standard(
          "from", \.from, .list(.filled),
          "The addresses of the proxies that are believed; at least one with `header`."),
        .standard(
          "tokens", \.tokens, .list(.object(Token.codec)), "Users who sign in with a token."),
        .standard(
          "owners", \.owners, .list(.filled),
          """
          Users to whom the machine belongs: they may add sources that lie on it or on its private \
          network, as whoever has the household's token may.
          """),
      ])
  }
}

/// The databases that this process shares with other instances, each opened once.
package enum SharedStores {
  private static let opened = Mutex<[String: SharedStore]>([:])
  private static let logger = Mutex<@Sendable (String) -> Void>({ _ in })

  /// Takes what happens to databases, for a process that runs for long.
  package static func log(_ log: @escaping @Sendable (String) -> Void) {
    logger.withLock { $0 = log }
  }

  /// The store behind an environment variable; nil without a variable.
  ///
  /// It is also nil after an error in the configuration, which is reported when that is read.
  package static func store(_ variable: String?) -> SharedStore? {
    guard let variable else { return nil }
    return opened.withLock { $0[variable] }
  }

  /// The passwords of the databases.
  static var secrets: [Secret] { opened.withLock { $0.values.flatMap(\.secrets) } }

  /// Prepares the store behind an environment variable; nothing is opened before it is needed.
  /// - Throws: ``Failure``.
  static func prepare(
    _ variable: String, key keyVariable: String?, megabytes: Int
  ) throws(Failure) {
    guard let text = Environment.value(variable) else {
      throw Failure(
        "the environment variable \(variable) is not set",
        fix: "export \(variable)=postgresql://user:password@host/database")
    }
    guard store(variable) == nil else { return }
    var key: Secret?
    if let keyVariable {
      guard let text = Environment.value(keyVariable),
        text.utf8.count >= Configuration.Store.leastKey
      else {
        throw Failure(
          "the key in the environment variable \(keyVariable) is missing, or shorter than "
            + "\(Configuration.Store.leastKey) characters",
          fix:
            "make one for all instances: export \(keyVariable)=$(head -c 24 /dev/urandom | base64)")
      }
      key = Secret(text)
    }
    let store = try SharedStore(
      text, name: variable, key: key, maxBytes: megabytes << 20,
      log: { line in logger.withLock { $0 }(line) })
    opened.withLock { $0[variable] = $0[variable] ?? store }
  }
}
