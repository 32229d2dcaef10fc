import RecipeDefinitions
import RecipeModel
import TestSupport
import Testing

/// Contradictions that need a definition of their own.
@Suite(.fewAtOnce) struct SmallContradictionTests {
  /// A definition and the problems that are told, as `pointer: part of the message`.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var told: [(pointer: String, message: String, fix: String)]
    var testDescription: String { told.first.map { "\($0.pointer): \($0.message)" } ?? "none" }

    init(_ text: String, _ told: (String, String, String)...) {
      self.text = text
      self.told = told
    }
  }

  @Test(arguments: paging + fields + others)
  func `each contradiction is told, and nothing else`(example: Case) {
    let problems = DefinitionSamples.read(example.text).problems
    #expect(problems.map(\.pointer) == example.told.map(\.pointer), "\(problems)")
    for (problem, told) in zip(problems, example.told) {
      #expect(problem.message.contains(told.message))
      #expect(problem.fix?.contains(told.fix) == true, "\(problem)")
      #expect(problem.place != nil)
    }
  }

  private static func paged(_ query: String, _ paging: String) -> String {
    DefinitionSamples.tiny(
      request: #"{"path": "/s", "query": {"q": "{text}"\#(query)}}"#,
      more: #""paging": \#(paging)"#)
  }

  static let paging: [Case] = [
    Case(
      paged("", #"{"style": "offset", "size": 10}"#),
      ("/paging/style", "{offset}, {to}, {last} is not in it", "{offset}")),
    Case(
      paged(#", "o": "{offset}""#, #"{"style": "offset"}"#),
      ("/paging/style", "an offset needs the page size", "\"size\": 20")),
    Case(
      paged("", #"{"style": "cursor", "cursor": "$.next"}"#),
      ("/paging/style", "{cursor} is not in it", "{cursor}")),
    Case(
      paged(#", "c": "{cursor}""#, #"{"style": "cursor"}"#),
      ("/paging/style", "this style needs \"cursor\"", "\"cursor\": \"$.nextCursor\"")),
    Case(
      paged("", #"{"style": "next"}"#),
      ("/paging/style", "this style needs \"next\"", "\"next\": \"$.next\"")),
    Case(
      paged("", #"{"style": "continue"}"#),
      ("/paging/style", "this style needs \"continue\"", "\"continue\": \"$.continue\"")),
    Case(
      paged("", #"{"style": "none", "first": 1}"#),
      ("/paging/first", "means nothing with the style \"none\"", "choose another style")),
    Case(
      paged("", #"{"style": "link", "first": 1}"#),
      ("/paging/first", "means nothing with the style \"link\"", "\"page\", \"offset\"")),
    Case(
      paged("", #"{"style": "none", "total": "$.total"}"#),
      ("/paging/total", "one answer holds everything", "remove \"total\"")),
    Case(
      paged("", #"{"style": "next", "next": "$.next", "gaps": 1}"#),
      ("/paging/gaps", "means nothing with the style \"next\"", "nothing can be looked past")),
    Case(
      paged("", #"{"style": "next", "next": "$.next", "lastPage": "$.pages"}"#),
      ("/paging/lastPage", "means nothing with the style \"next\"", "\"page\"")),
    Case(
      paged("", #"{"style": "link", "next": "$.next"}"#),
      ("/paging/next", "means nothing with the style \"link\"", "\"next\"")),
    Case(
      paged(#", "p": "{page}""#, #"{"style": "page", "shortPageEnds": true}"#),
      ("/paging/shortPageEnds", "there is no page size", "\"size\": 20")),
    Case(
      paged(#", "p": "{page}""#, #"{"style": "page", "window": {"results": 100}}"#),
      ("/paging/window", "needs the page size", "\"size\": 20")),
    Case(
      paged(#", "p": "{page}", "n": "{limit}""#, #"{"style": "page"}"#),
      ("/request/query/n", "{limit} has no value", "\"size\": 20")),
    Case(
      paged(#", "p": "{page}", "n": "{to}""#, #"{"style": "page", "size": 10}"#),
      ("/request/query/n", "{to} has a value only with the style \"offset\"", "remove {to}")),
    Case(
      paged(#", "p": "{page}""#, #"{"style": "page", "size": 10, "first": 2}"#),
      ("/paging/first", "not a whole number from 0 to 1", "choose one")),
    Case(
      DefinitionSamples.tiny(request: #"{"path": "/s/{page}", "query": {"q": "{text}"}}"#),
      ("/request/path", "{page} has a value only with the style \"page\"", "\"paging\"")),
    Case(paged("", #"{"size": 10}"#), ("/paging", "has no \"style\"", "\"style\": \"page\"")),
    Case(
      paged("", #"{"styel": "next", "next": 5}"#),
      ("/paging/styel", "unknown key", "did you mean \"style\"?"),
      ("/paging/next", "this is a number", "\"$.total\"")),
  ]

  static let fields: [Case] = [
    Case(
      DefinitionSamples.tiny(fields: #"{"id": "$.id"}"#),
      ("/fields", "has no \"title\"", "\"title\": \"$.title\"")),
    Case(
      DefinitionSamples.tiny(fields: #"{"title": "$.t"}"#),
      ("/fields", "needs at least one of \"id\" and \"url\"", "\"id\": \"$.id\"")),
    Case(
      DefinitionSamples.tiny(fields: #"{"id": "$.id", "name": "$.t"}"#),
      ("/fields/name", "unknown key \"name\"", "did you mean \"title\"?")),
    Case(
      DefinitionSamples.tiny(fields: #"{"id": "$.id", "title": "$.t", "summary": "$.s"}"#),
      ("/fields/summary", "a listing has no \"summary\"", "add \"detail\"")),
    Case(
      DefinitionSamples.tiny(fields: #"{"id": "$.id", "title": "$.t", "publisher": "author"}"#),
      ("/fields/publisher", "the same text for every recipe", "\"$.author\"")),
    Case(
      DefinitionSamples.tiny(
        fields: #"{"id": "$.id", "title": "$.t", "ingredients": {"each": "$.i[*]"}}"#),
      ("/fields/ingredients", "need a \"template\"", "\"template\": \"{name}\"")),
    Case(
      DefinitionSamples.tiny(
        fields:
          #"{"id": "$.id", "title": "$.t", "ingredients": {"numbered": {"from": 5, "to": 1, "members": {"n": "i"}}, "template": "{n}"}}"#
      ),
      ("/fields/ingredients/numbered/from", "greater than the last", "exchange")),
    Case(
      DefinitionSamples.tiny(
        fields: #"{"id": "$.id", "title": "$.t", "ingredients": "ingredients"}"#),
      ("/fields/ingredients", "not a JSONPath", "$")),
    Case(
      DefinitionSamples.tiny(
        response:
          #"{"list": "$.rows", "form": "columns", "incomplete": [{"path": "$.x", "above": "1"}]}"#,
        fields: #"{"id": "$[0]", "title": "$[1]"}"#),
      ("/response/incomplete/0/above", "not a JSONPath", "write $.")),
  ]

  static let others: [Case] = [
    Case(
      DefinitionSamples.tiny(
        more: #""errors": {"when": {"status": 401}, "means": "unauthorised"}"#),
      ("/errors", "a list in brackets belongs here", "put it in brackets"),
      ("/errors/means", "not one of the words", "did you mean \"unauthorized\"?")),
    Case(
      DefinitionSamples.tiny(request: #"{"url": "/s", "params": {"q": "{txt}"}}"#),
      ("/request/url", "unknown key", "did you mean \"path\"?"),
      ("/request/params", "unknown key", "did you mean \"query\"?"),
      ("/request/params/q", "unknown variable {txt}", "did you mean {text}?")),
    Case(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "query": {"q": "{text}", "p": "{page}"}}"#,
        more: #""paging": "page""#),
      ("/paging", "this is a string, but an object in braces belongs here", "\"style\"")),
    Case(
      DefinitionSamples.tiny(more: #""secrets": {"t": {}}, "auth": [{"type": "bearer"}]"#),
      ("/auth/0/type", "\"bearer\" is a scheme, not a type", "\"scheme\": \"bearer\"")),
    Case(
      DefinitionSamples.tiny(
        fields: #"{"id": "$.id", "title": "$.t", "ingredients": {"path": "$.i", "join": ","}}"#),
      ("/fields/ingredients/join", "unknown key", "did you mean \"split\"?")),
    Case(
      DefinitionSamples.tiny(more: #""capabilities": ["text", "include"]"#),
      ("/capabilities/1", "claims \"include\", but nothing in it serves it", "list \"include\"")),
    Case(
      DefinitionSamples.tiny(more: #""capabilities": ["browse"]"#),
      ("/capabilities", "\"text\" is not claimed", "add \"text\"")),
    Case(
      DefinitionSamples.tiny(request: #"{"path": "/all"}"#),
      ("/request", "nothing of the query is sent", "{text}")),
    Case(
      DefinitionSamples.tiny(
        more: #""auth": [{"type": "apiKey", "in": "query", "name": "k", "secret": "k"}]"#),
      ("/auth/0/secret", "there is no secret of this name", "\"secrets\": {\"k\"")),
    Case(
      DefinitionSamples.tiny(
        more:
          #""secrets": {"k": {"default": "1", "required": true}}, "auth": [{"type": "apiKey", "in": "query", "name": "k", "secret": "k"}]"#
      ),
      ("/secrets/k/required", "never missing", "remove")),
    Case(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "query": {"q": "{text}", "i": "{include}"}}"#),
      ("/request/query/i", "{include} is a list", #"{"list": "include", "join": ","}"#)),
    Case(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "body": {"q": "{text}", "i": "x {include}"}}"#),
      ("/request/body/i", "{include} is a list", "list")),
    Case(
      DefinitionSamples.tiny(more: #""politeness": {"quotaHeaders": {"used": "X-Used"}}"#),
      ("/politeness/quotaHeaders/used", "says nothing without the whole quota", "\"limit\"")),
  ]

  @Test func `a misspelt section is read as what it means, so that its own mistakes are told too`()
  {
    let text = misspelt
    let problems = DefinitionSamples.read(text).problems
    #expect(problems.map(\.pointer) == ["/pagination", "/pagination/sise"])
    #expect(problems.first?.fix == "did you mean \"paging\"?")
  }

  private var misspelt: String {
    DefinitionSamples.tiny(
      request: #"{"path": "/s", "query": {"q": "{text}", "p": "{page}", "n": "{limit}"}}"#,
      more: #""pagination": {"style": "page", "sise": 10}"#)
  }
}
