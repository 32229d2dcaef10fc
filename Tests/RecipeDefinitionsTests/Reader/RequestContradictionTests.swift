import RecipeModel
import TestSupport
import Testing

/// What a request cannot send, and what it can in its place.
@Suite("Contradictions in requests", .fewAtOnce) struct RequestContradictionTests {
  private static let sample = DefinitionSamples.tiny(
    request: #"{"with": {"slug": {"list": "words", "join": "-"}}, "path": "/s/{slug}"}"#,
    more: #""baseURL": "https://tiny.example""#)

  @Test(arguments: broken)
  func `requests that cannot be sent are told with the way out`(broken: BrokenDefinition) {
    broken.check(in: Self.sample)
  }

  private static func added(
    _ members: String, _ pointer: String, at: String, _ message: String, fix: String,
    isWarning: Bool = false
  ) -> BrokenDefinition {
    .init(
      #""path": "/s/{slug}""#, #""path": "/s/{slug}", \#(members)"#, "/request\(pointer)", at: at,
      message, fix: fix, isWarning: isWarning)
  }

  private static let broken: [BrokenDefinition] = [
    added(
      #""form": {"q": "{text}"}, "body": {}"#, "/form", at: #""form""#,
      "\"form\" cannot stand beside \"body\"", fix: "keep one"),
    added(
      #""method": "GET", "form": {"q": "{text}"}"#, "/form", at: #""form""#,
      "a GET request has no form", fix: #"write "method": "POST", or use "query""#),
    added(
      #""method": "GET", "graphql": {"query": "{ a }"}"#, "/graphql", at: #""graphql""#,
      "a GET request has no GraphQL operation", fix: "POST"),
    added(
      #""headers": {"Content-Type": "application/x-www-form-urlencoded"}, "body": {"q": "{text}"}"#,
      "/headers/Content-Type", at: #""application/x"#, "\"body\" is sent as application/json",
      fix: "write it as \"form\"", isWarning: true),
    added(
      #""headers": {"Content-Type": "application/json"}, "form": {"q": "{text}"}"#,
      "/headers/Content-Type", at: #""application/json"#,
      "\"form\" is sent as application/x-www-form-urlencoded", fix: "write it as \"body\"",
      isWarning: true),
    added(
      #""graphql": {"query": "{ recipes(q: \"{text}\") { id } }"}"#, "/graphql/query",
      at: #""{ recipes"#, "the document is sent as it stands", fix: #"{"q": "{text}"}"#,
      isWarning: true),
    added(
      #""graphql": {"query": "{ a }", "variables": ["{text}"]}"#, "/graphql/variables",
      at: #"["{text}"]"#, "an object in braces", fix: #"{"q": "{text}"}"#),
    added(
      #""form": "q={text}""#, "/form", at: #""q={text}""#, "an object in braces", fix: ""),
    added(
      #""text": {"list": "words", "repeat": true}"#, "/text", at: #"{"list": "words", "repeat""#,
      "nothing is repeated", fix: "\"join\""),
    .init(
      #""join": "-""#, #""repeat": true"#, "/request/with/slug",
      at: #"{"list": "words", "repeat""#, "nothing is repeated", fix: "\"join\""),
    .init(
      #""slug": {"list""#, #""text": {"value": "{text}"}, "slug": {"list""#, "/request/with/text",
      at: #""text": {"value""#, "{text} is another variable already", fix: "slug"),
    .init(
      #""/s/{slug}""#, #""/s/{text}""#, "/request/with/slug", at: #""slug""#,
      "no template of this request uses {slug}", fix: "write {slug}", isWarning: true),
    .init(
      #""/s/{slug}""#, #""/s/{slugg}""#, "/request/path", at: #"{slugg}"#,
      "unknown variable {slugg}", fix: "did you mean {slug}"),
    .init(
      #"{"with": {"slug": {"list": "words", "join": "-"}}, "path": "/s/{slug}"}"#,
      #"{"path": "/s/{words}"}"#, "/request/path", at: "{words}", "{words} is a list",
      fix: #""with": {"slug": {"list": "words", "join": "-"}}"#),
  ]
}
