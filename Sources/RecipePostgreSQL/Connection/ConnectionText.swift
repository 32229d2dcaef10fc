#if PostgreSQL
  import RecipeProviderKit
  import SystemPostgreSQL

  /// A connection string, which nobody is shown: `postgresql://user:password@host/database`, or
  /// `host=… dbname=…`.
  struct ConnectionText: Sendable, CustomStringConvertible {
    /// The text itself.
    let exposed: String
    /// The passwords in it, as they are and not as they are written there.
    let secrets: [Secret]
    private let hide: Redaction

    /// Checks a text.
    /// - Returns: nil where it is no connection string; what is wrong with it might quote a secret.
    init?(_ text: String) {
      guard !text.utf8.contains(0), text.contains("=") || text.contains("://"),
        let options = PQconninfoParse(text, nil)
      else { return nil }
      defer { PQconninfoFree(options) }
      var secrets: [Secret] = []
      var option = options
      while let name = option.pointee.keyword {
        if Self.secretOptions.contains(String(cString: name)), let value = option.pointee.val {
          secrets.append(Secret(String(cString: value)))
        }
        option += 1
      }
      exposed = text
      self.secrets = secrets
      hide = Redaction(secrets, shortest: 1)
    }

    /// libpq's options that hold secrets, up to version 18.
    private static let secretOptions: Set = [
      "password", "sslpassword", "oauth_client_secret", "scram_client_key", "scram_server_key",
    ]

    var description: String { "•••" }

    /// The first line of a message of libpq, without secrets.
    func masked(_ message: String) -> String {
      let line = message.split(whereSeparator: \.isNewline).first.map { String($0) } ?? ""
      let masked = hide(line)
      // Behind the address, which is nobody's business, stands what happened.
      return masked.firstRange(of: "failed: ").map { String(masked[$0.upperBound...]) } ?? masked
    }
  }
#endif
