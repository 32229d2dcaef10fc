import RecipeModel

/// Whose kept recipes and searches are meant, where one process serves several people.
package enum KeepingUser {
  /// The user that the current task works for; nil for the household, which shares everything.
  @TaskLocal package static var current: String?

  /// The most bytes of a user's name.
  package static let longest = 100

  /// Whether a text can be a user's name: it says something, is not too long, and holds no control
  /// characters and no comma, with which HTTP joins the fields of two proxies.
  package static func isName(_ text: String) -> Bool {
    1...longest ~= text.utf8.count && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != 0x2C }
  }

  /// A folder of the user's own below another one.
  ///
  /// Small letters, digits, `-` and `_` stand for themselves; all else is written in hexadecimal
  /// digits, so that no name leads out of the folder, and names that differ in case alone differ on
  /// every disk.
  package static func folder(of user: String, in folder: String) -> String {
    var name = ""
    for byte in user.utf8 {
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x2D, 0x5F: name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
      }
    }
    return "\(folder)/\(usersFolder)/\(name)"
  }

  /// The folder that holds the users' own ones.
  package static let usersFolder = "users"
}

/// A key under which one user alone finds what was stored: whatever a server keeps between requests
/// has such keys.
package struct UserScoped<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The user; nil for the household.
  package let user: String?
  package let key: Key

  /// The key of the user that the current task works for.
  package init(_ key: Key) { (user, self.key) = (KeepingUser.current, key) }
}
