import PotluckServer
import PotluckService
import RecipeKeeping
import RecipeModel

extension TableOptions.Users {
  /// The users of a configuration, with their tokens.
  /// - Throws: ``Failure`` where something is missing.
  init(_ users: Configuration.Users) throws {
    self.init()
    if let name = users.header {
      guard !users.from.isEmpty else {
        throw Failure(
          .usage, "a header that names users is believed from named addresses alone",
          fix: "write \"from\": [\"127.0.0.1\"] beside \"header\"")
      }
      header = name.lowercased()
      proxies = users.from
    }
    for entry in users.tokens {
      guard KeepingUser.isName(entry.user) else {
        throw Failure(
          .usage, "\"\(entry.user)\" cannot be a user's name",
          fix: "write up to \(KeepingUser.longest) characters without spaces and commas")
      }
      guard let token = Environment.value(entry.variable),
        token.utf8.count >= TableOptions.leastToken
      else {
        throw Failure(
          .usage,
          "the token of \(entry.user) in \(entry.variable) is missing, or shorter than "
            + "\(TableOptions.leastToken) characters",
          fix: "make one: export \(entry.variable)=$(head -c 24 /dev/urandom | base64)")
      }
      tokens.append((entry.user, token))
    }
    if header == nil,
      let owner = users.owners.first(where: { name in !tokens.contains { $0.user == name } })
    {
      throw Failure(
        .usage, "the owner \"\(owner)\" is no user", fix: "name one of \"tokens\" in \"owners\"")
    }
    owners = Set(users.owners)
    guard header != nil || !tokens.isEmpty else {
      throw Failure(
        .usage, "\"users\" names neither a header nor tokens",
        fix: "write one of them, or take \"users\" out")
    }
  }
}
