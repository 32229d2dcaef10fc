import RecipeModel
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Tokens in `auth`, and what is wrong with some.
@Suite("Contradictions in log-ins", .fewAtOnce) struct TokenContradictionTests {
  private static let login = DefinitionSamples.tiny(
    more: #"""
      "baseURL": "https://tiny.example", "settings": {"user": {"required": true}},
      "secrets": {"pass": {}},
      "auth": [{"type": "login", "request": {"path": "/login", "form": {"u": "{user}", "p": "{pass}"}},
        "token": "$.token", "validMinutes": 60, "send": {"type": "http", "scheme": "Token"}}]
      """#)

  private static let grant = DefinitionSamples.tiny(
    more: #"""
      "baseURL": "https://tiny.example", "secrets": {"client": {}, "key": {}},
      "auth": [{"type": "oauth2", "flow": "clientCredentials", "tokenURL": "https://id.example/token",
        "scopes": ["a", "b"], "clientId": "client", "clientSecret": "key", "in": "body"}]
      """#)

  @Test(arguments: [login, grant])
  func `tokens are read, written and read again`(text: String) throws {
    let result = DefinitionSamples.read(text)
    #expect(result.problems == [])
    let definition = try #require(result.definition)
    let written = try JSON(parsing: text)["auth"]
    #expect(definition.json["auth"] == written)
    #expect(DefinitionSamples.read(definition.json.text()).definition == definition)
  }

  @Test(arguments: logins)
  func `log-ins that cannot be are told with the way out`(broken: BrokenDefinition) {
    broken.check(in: Self.login)
  }

  @Test(arguments: grants)
  func `grants that cannot be are told with the way out`(broken: BrokenDefinition) {
    broken.check(in: Self.grant)
  }

  private static let logins: [BrokenDefinition] = [
    .init(
      #"{"path": "/search", "query": {"q": "{text}"}}"#,
      #"{"path": "/search", "query": {"q": "{text}", "k": "{pass}"}}"#, "/request/query/k",
      at: "{pass}", "\"pass\" is a secret", fix: "auth"),
    .init(
      #""/login""#, #""/login/{pass}""#, "/auth/0/request/path", at: "{pass}",
      "a secret in an address", fix: "\"form\""),
    .init(
      #""p": "{pass}""#, #""p": "{pas}""#, "/auth/0/request/form/p", at: "{pas}",
      "unknown variable {pas}", fix: "did you mean {pass}"),
    .init(
      #""p": "{pass}""#, #""p": "{pass}", "q": "{text}""#, "/auth/0/request/form/q",
      at: "{text}\"}},\n  \"token\"", "{text} is a variable of another request",
      fix: "settings and secrets"),
    .init(
      #""p": "{pass}""#, #""p": "{pass}", "q": {"list": "words", "join": ","}"#,
      "/auth/0/request/form/q/list", at: #""words""#, "lists are variables of the search request",
      fix: "settings and secrets"),
    .init(
      #""validMinutes": 60"#, #""validMinutes": 60, "expiresIn": "$.e""#, "/auth/0/validMinutes",
      at: #""validMinutes""#, "cannot stand beside", fix: "keep one"),
    .init(
      #""token": "$.token", "#, "", "/auth/0", at: #"{"type": "login""#, "\"token\"",
      fix: #""token": "$.token""#),
    .init(
      #"{"type": "http", "scheme": "Token"}"#, #"{"type": "apiKey", "in": "header"}"#,
      "/auth/0/send", at: #"{"type": "apiKey""#, "\"send\" has no \"name\"", fix: "X-Token"),
    .init(
      #""scheme": "Token"}"#, #""scheme": "Token", "name": "x"}"#, "/auth/0/send/name",
      at: #""name": "x""#, "\"name\" means nothing for this type", fix: "apiKey"),
    .init(
      #""scheme": "Token"}}]"#,
      #""scheme": "Token"}}, {"type": "http", "scheme": "bearer", "secret": "pass"}]"#, "/auth/1",
      at: #"{"type": "http", "scheme": "bearer""#,
      "the header \"Authorization\" carries a secret already", fix: "remove one"),
  ]

  private static let grants: [BrokenDefinition] = [
    .init(
      #""clientCredentials""#, #""password""#, "/auth/0/flow", "not one of the words",
      fix: "clientCredentials"),
    .init(
      "https://id.example", "http://id.example", "/auth/0/tokenURL", at: #""http://id"#,
      "would travel in the open", fix: "https://", isWarning: true),
    .init(
      "https://id.example/token", "/token?a=b", "/auth/0/tokenURL", at: #""/token"#, "not a path",
      fix: "/oauth/token"),
    .init(
      #""clientSecret": "key""#, #""clientSecret": "kee""#, "/auth/0/clientSecret", at: #""kee""#,
      "there is no secret of this name", fix: "did you mean \"key\""),
    .init(
      #""in": "body""#, #""in": "query""#, "/auth/0/in", at: #""query"}"#, "not one of the words",
      fix: "header, body"),
  ]
}
