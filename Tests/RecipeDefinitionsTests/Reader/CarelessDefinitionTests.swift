import RecipeDefinitions
import RecipeModel
import TestSupport
import Testing

/// Slips that would pass for something else, and the fix that a person needs.
@Suite(.fewAtOnce) struct CarelessDefinitionTests {
  /// One slip: a definition, where its only problem is told, and a part of the fix.
  struct Slip: Sendable, CustomTestStringConvertible {
    var text: String
    var pointer: String
    var fix: String
    var testDescription: String { "\(pointer): \(fix)" }

    init(_ text: String, _ pointer: String, _ fix: String) {
      self.text = text
      self.pointer = pointer
      self.fix = fix
    }
  }

  @Test(arguments: requests + quoting + sentTexts + answers + fields)
  func `a slip is told once, with the fix that is meant`(slip: Slip) {
    let problems = DefinitionSamples.read(slip.text).problems
    #expect(problems.map(\.pointer) == [slip.pointer], "\(problems)")
    #expect(problems.first?.fix?.contains(slip.fix) == true, "\(problems)")
    #expect(problems.first?.place != nil)
  }

  private static func asked(_ value: String, paging: String = "") -> String {
    DefinitionSamples.tiny(
      request: #"{"path": "/s", "query": {"w": \#(value)}}"#,
      more: paging.isEmpty ? "" : #""paging": \#(paging)"#)
  }

  static let requests: [Slip] = [
    Slip(asked(#""${text}""#), "/request/query/w", "remove the $"),
    Slip(asked(#""{{text}}""#), "/request/query/w", "write one brace"),
    Slip(asked(#""{query}""#), "/request/query/w", "write {text}"),
    Slip(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "query": {"q": "{text}", "api_key": "abc"}}"#),
      "/request/query/api_key", "declare a secret"),
    Slip(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "query": {"q": "{text}"}, "headers": {"Cookie": "sid=1"}}"#),
      "/request/headers/Cookie", "declare a secret"),
    Slip(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "query": {"q": "{text}"}, "headers": {"Authorization": "x"}}"#),
      "/request/headers/Authorization", "declare a secret"),
    Slip(
      DefinitionSamples.tiny(request: #"{"path": "/s", "body": "q={text}&n=1"}"#),
      "/request/body", "as \"form\""),
    Slip(
      DefinitionSamples.tiny(
        request: #"{"path": "/s/{cursor}", "query": {"q": "{text}"}}"#,
        more: #""paging": {"style": "cursor", "cursor": "$.next"}"#),
      "/request/path", "send it in the query"),
    Slip(
      DefinitionSamples.tiny(request: #"{"path": "/s/{maxMinutes}", "query": {"q": "{text}"}}"#),
      "/request/path", "send it in the query"),
    Slip(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "query": {"q": "{text}", "p": "{page}", "per_page": 10}}"#,
        more: #""paging": {"style": "page", "size": 25, "total": "$.total"}"#),
      "/request/query/per_page", "one number in both places"),
    Slip(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "query": {"w": "{text}", "p": "{pageNumber}"}}"#,
        more: #""paging": {"style": "page"}"#),
      "/request/query/p", "write {page}"),
    Slip(
      DefinitionSamples.tiny(
        request:
          #"{"path": "/s", "body": {"q": "{text}", "i": {"list": "include", "join": ","}}}"#),
      "/request/body/i", "write \"{include}\""),
    Slip(
      DefinitionSamples.tiny(
        request:
          #"{"path": "/s", "query": {"q": "{text}", "i": {"list": "ingredients", "join": ","}}}"#),
      "/request/query/i/list", "did you mean \"include\"?"),
  ]

  private static func bodied(_ body: String) -> String {
    DefinitionSamples.tiny(request: #"{"path": "/s", "body": \#(body)}"#)
  }

  /// Words in another program's language.
  static let quoting: [Slip] = [
    Slip(
      asked(#""select * from recipes where name like '%{text}%'""#), "/request/query/w",
      #"{"value": "select * from recipes where name like '%{text}%'", "quote": "sql"}"#),
    Slip(asked(#""contains(Title,'{text}')""#), "/request/query/w", #""quote": "sql""#),
    Slip(asked(#""title:({text})""#), "/request/query/w", #""quote": "lucene""#),
    Slip(
      asked(#"{"value": "title:*{text}*", "default": "*:*"}"#), "/request/query/w/value",
      #""lucene""#),
    Slip(
      asked(#""[[\"name\", \"like\", \"%{text}%\"]]""#), "/request/query/w", #""quote": "json""#),
    Slip(asked(#""SEARCH(LOWER(\"{text}\"), Name)""#), "/request/query/w", #""quote": "formula""#),
    Slip(
      DefinitionSamples.tiny(
        request:
          #"{"path": "/s", "query": {"q": "{text}", "fq": {"list": "include", "repeat": true, "item": "food:{item}"}}}"#
      ), "/request/query/fq/item", #"add "quote": "lucene" beside "item""#),
    Slip(
      bodied(#"{"sql": "select id from r where t = '{text}'"}"#), "/request/body/sql",
      #""quote": "sql""#),
    Slip(
      bodied(#"{"query": {"query_string": {"query": "{text}"}}}"#),
      "/request/body/query/query_string/query", #"{"value": "{text}", "quote": "lucene"}"#),
    Slip(
      bodied(#"{"q": {"value": "t = '{text}'", "quote": "slq"}}"#), "/request/body/q/quote",
      "did you mean \"sql\"?"),
    Slip(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "query": {"q": "{text}", "w": {"value": "x", "quote": "sql"}}}"#),
      "/request/query/w/quote", "remove it"),
  ]

  private static func sent(_ text: String, more: String = "") -> String {
    DefinitionSamples.tiny(request: #"{"path": "/s", "text": \#(text)\#(more)}"#)
  }

  /// Words in markup and in forms that are written as a text.
  static let sentTexts: [Slip] = [
    Slip(
      sent(#""<find>{text}</find>""#), "/request/text",
      #"{"value": "<find>{text}</find>", "quote": "xml"}"#),
    Slip(
      sent(#""<?xml version='1.0'?>\n<find words='{text}'/>""#), "/request/text",
      #""quote": "xml""#),
    Slip(
      sent(#"{"value": "{text} {maxMinutes}", "default": "<w>{text}</w>"}"#),
      "/request/text/default", #""quote": "xml""#),
    Slip(
      sent(#"{"value": "<w>{text}</w>", "default": "soup"}"#), "/request/text/value",
      #""quote": "xml""#),
    Slip(
      sent(#"{"list": "words", "join": "", "item": "<w>{item}</w>"}"#), "/request/text/item",
      #"add "quote": "xml" beside "item""#),
    Slip(
      sent(#"{"list": "words", "join": "</w><w>"}"#), "/request/text/join", #""quote": "xml""#),
    Slip(
      sent(
        #""<find>{joined}</find>""#, more: #", "with": {"joined": {"list": "words", "join": ","}}"#
      ), "/request/text", #""quote": "xml""#),
    Slip(asked(#""<find>{text}</find>""#), "/request/query/w", #""quote": "xml""#),
    Slip(bodied(#"{"soap": "<w>{text}</w>"}"#), "/request/body/soap", #""quote": "xml""#),
    Slip(sent(#""q={text}&course=all""#), "/request/text", #""form": {"q": "{text}"}"#),
    Slip(
      sent(#""{text}""#, more: #", "headers": {"Content-Type": "application/xml"}"#),
      "/request/text", #""quote": "xml""#),
    Slip(
      sent(#""\"{text}\"""#, more: #", "headers": {"Content-Type": "application/json"}"#),
      "/request/text", #""quote": "json""#),
    Slip(sent(#""q={text}""#), "/request/text", #""form": {"q": "{text}"}"#),
  ]

  @Test(arguments: ["SCRAM-SHA-256", "ntlm", "NTLM", "Hawk", "AWS4-HMAC-SHA256"])
  func `a scheme that never sends the secret itself is refused`(scheme: String) {
    for members in [
      #""scheme": "\#(scheme)", "username": "user", "password": "pass""#,
      #""scheme": "\#(scheme)", "secret": "pass""#,
    ] {
      let problems = DefinitionSamples.read(
        DefinitionSamples.tiny(
          more: #""secrets": {"user": {"summary": "u"}, "pass": {"summary": "p"}}, "#
            + #""auth": [{"type": "http", \#(members)}]"#)
      ).problems.filter { $0.severity == .error }
      #expect(problems.map(\.pointer) == ["/auth/0/scheme"])
      #expect(problems.first?.message.contains("in clear") == true)
      #expect(problems.first?.fix?.contains("basic") == true)
    }
  }

  @Test(arguments: [
    sent(#"{"value": "<find>{text}</find>", "quote": "xml"}"#),
    sent(#"{"value": "<find>{text}</find>", "quote": "plain"}"#),
    sent(
      #""<find>{joined}</find>""#,
      more: #", "with": {"joined": {"list": "words", "join": ",", "quote": "xml"}}"#),
    sent(#"{"value": "q={text}", "quote": "plain"}"#), sent(#""a < {text} and b > c""#),
    sent(#""i <3 {text}""#), sent(#""{text}""#),
    sent(#""<find>soup</find>""#, more: #", "query": {"q": "{text}"}"#),
  ])
  func `texts that say how they are quoted, or are no markup, are no slip`(text: String) {
    let problems = DefinitionSamples.read(text).problems
    #expect(problems.filter { !$0.message.contains("{text}") } == [])
  }

  @Test func `words in a query string are warned of once`() {
    let problems = DefinitionSamples.read(
      Self.bodied(#"{"query_string": {"query": "title:({text})"}}"#)
    ).problems
    #expect(problems.count { $0.message.contains("Lucene") } == 1)
  }

  @Test(arguments: [
    asked(#"{"value": "title:{text}", "quote": "lucene"}"#),
    asked(#"{"value": "title:{text}", "quote": "plain"}"#), asked(#""name~{text}""#),
    asked(#""*{text}*""#), asked(#""\"{text}\"""#), asked(#""it's {text}""#),
    bodied(#"{"q": {"value": "t = '{text}'", "quote": "sql"}, "n": {"value": 1, "quote": "x"}}"#),
    bodied(#"{"query": {"query_string": {"query": {"value": "{text}", "quote": "lucene"}}}}"#),
    bodied(#"{"query": {"match": {"title": "{text}"}}}"#),
  ])
  func `words that are quoted, or stand in no language, are no slip`(text: String) {
    let problems = DefinitionSamples.read(text).problems
    #expect(problems == [])
  }

  static let answers: [Slip] = [
    Slip(
      DefinitionSamples.tiny(response: #"{"list": "recipes"}"#), "/response/list",
      "write \"$.recipes\""),
    Slip(
      DefinitionSamples.tiny(response: #"{"list": "$.recipes", "form": "object"}"#),
      "/response/form", "did you mean \"map\"?"),
    Slip(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "query": {"w": "{text}", "p": "{page}"}}"#,
        more: #""paging": {"style": "page", "total": "X-WP-Total"}"#),
      "/paging/total", "write {\"header\": \"X-WP-Total\"}"),
    Slip(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "query": {"w": "{text}", "p": "{page}"}}"#,
        more: #""paging": {"style": "page", "first": 0, "lastPage": "$.totalPages"}"#),
      "/paging/lastPage", "\"total\" with \"size\""),
    Slip(
      DefinitionSamples.tiny(
        more: #""errors": [{"when": {"status": 402}, "means": "quota"}]"#),
      "/errors/0/means", "did you mean \"quotaExceeded\"?"),
    Slip(
      DefinitionSamples.tiny(
        more: #""errors": [{"when": {"status": 401}, "means": "auth"}]"#),
      "/errors/0/means", "did you mean \"unauthorized\"?"),
    Slip(
      DefinitionSamples.tiny(
        more:
          #""errors": [{"when": {"status": 402}, "means": "failure", "message": "pay more"}]"#),
      "/errors/0/message", "\"hint\""),
    Slip(
      DefinitionSamples.tiny(
        more:
          #""errors": [{"when": {"status": "5xx"}, "means": "failure"}, {"when": {"status": 509}, "means": "quotaExceeded"}]"#
      ),
      "/errors/1/when", "before the more general one"),
    Slip(
      DefinitionSamples.tiny(
        more:
          #""errors": [{"when": {"status": 200, "path": "$.error"}, "means": "failure"}, {"when": {"status": 200, "path": "$.error", "equals": "limit"}, "means": "quotaExceeded"}]"#
      ),
      "/errors/1/when", "before the more general one"),
    Slip(
      DefinitionSamples.tiny(
        more:
          #""errors": [{"when": {"path": "$.error"}, "means": "failure", "message": "$.error"}]"#),
      "/errors/0/when", "add \"status\": 200, or put rules for 401, 403, 429 before it"),
    Slip(
      DefinitionSamples.tiny(
        more:
          #""errors": [{"when": {"status": [401, 403]}, "means": "unauthorized"}, {"when": {"html": true}, "means": "drift"}]"#
      ),
      "/errors/1/when", "rules for 429, 503"),
    Slip(
      DefinitionSamples.tiny(
        more: #""errors": [{"when": {"status": "4xx"}, "means": "failure"}]"#),
      "/errors/0/when", "put rules for 401, 403, 429 before it"),
    Slip(
      DefinitionSamples.tiny(
        more:
          #""secrets": {"key": "abc123"}, "auth": [{"type": "http", "scheme": "bearer", "secret": "key"}]"#
      ), "/secrets/key",
      "belongs in the entry"),
  ]

  private static func made(_ more: String) -> String {
    DefinitionSamples.tiny(fields: #"{"id": "$.id", "title": "$.t", \#(more)}"#)
  }

  static let fields: [Slip] = [
    Slip(
      DefinitionSamples.tiny(fields: #"{"id": "$.id", "title": ".name"}"#), "/fields/title",
      "write \"$.name\""),
    Slip(
      DefinitionSamples.tiny(
        response: #"{"list": "$", "form": "columns"}"#,
        fields: #"{"id": "$[1]", "title": "$.title"}"#),
      "/fields/title", "such as \"$[1]\""),
    Slip(
      DefinitionSamples.tiny(
        response: #"{"list": "$.hits", "item": "$.hits.recipe"}"#),
      "/response/item", "what follows the item"),
    Slip(
      DefinitionSamples.tiny(
        response: #"{"list": "$.recipes"}"#,
        fields: #"{"id": "$.id", "title": "$.recipes.name"}"#),
      "/fields/title", "write \"$.name\""),
    Slip(made(#""ingredients": "{quantity} {name}""#), "/fields/ingredients", "\"each\""),
    Slip(
      made(
        #""ingredients": {"numbered": {"from": 1, "to": 9, "members": {"n": "$.strIngredient"}}, "template": "{n}"}"#
      ),
      "/fields/ingredients/numbered/members/n", "\"strIngredient\""),
    Slip(made(#""url": "${link}""#), "/fields/url", "remove the $"),
    Slip(made(#""totalMinutes": "{prep}""#), "/fields/totalMinutes", "write \"$.prep\""),
    Slip(
      made(#""totalMinutes": {"path": "$.t", "unit": "min"}"#), "/fields/totalMinutes/unit",
      "did you mean \"minutes\"?"),
    Slip(made(#""minutes": "$.m""#), "/fields/minutes", "did you mean \"totalMinutes\"?"),
    Slip(
      made(#""image": {"path": "$.i", "prefix": "x"}"#), "/fields/image/prefix",
      "did you mean \"removePrefix\"?"),
    Slip(
      made(#""ingredients": {"each": "$.i[*]", "template": "{q} {food}", "require": "name"}"#),
      "/fields/ingredients/require", "shown: q, food"),
  ]

  @Test func `what could be a secret in place of its name is not quoted`() {
    let secret = "0123456789abcdef0123456789abcdef"
    let problems = DefinitionSamples.read(
      DefinitionSamples.tiny(
        more:
          #""auth": [{"type": "apiKey", "in": "query", "name": "k", "secret": "\#(secret)"}]"#)
    ).problems
    #expect(problems.map(\.pointer) == ["/auth/0/secret"])
    #expect(!"\(problems)".contains("0123456789"))
    #expect(problems.first?.fix?.contains("declared in \"secrets\"") == true)
  }

  @Test(arguments: [
    #"{"when": {"status": 200, "path": "$.error"}, "means": "failure"}, {"when": {"status": 200, "path": "$.error", "exists": false}, "means": "drift"}"#,
    #"{"when": {"status": 402, "pastFirstPage": true}, "means": "failure"}, {"when": {"status": 402}, "means": "quotaExceeded"}"#,
    #"{"when": {"status": [401, 403]}, "means": "unauthorized"}, {"when": {"status": 429}, "means": "rateLimited"}, {"when": {"status": "4xx"}, "means": "failure"}"#,
    #"{"when": {"status": "4xx", "path": "$.a"}, "means": "failure"}, {"when": {"status": 402}, "means": "quotaExceeded"}"#,
    #"{"when": {"path": "$.error", "equals": "limit"}, "means": "quotaExceeded"}"#,
    #"{"when": {"path": "$[?$.status == 'failure' && $.code == 402]"}, "means": "quotaExceeded"}"#,
  ])
  func `rules that can still decide are no slip`(_ rules: String) {
    let text = DefinitionSamples.tiny(more: #""errors": [\#(rules)]"#)
    #expect(DefinitionSamples.read(text).problems == [])
  }

  @Test func `a status without content may end the list on the first page`() {
    let text = DefinitionSamples.tiny(
      more: #""errors": [{"when": {"status": 204}, "means": "endOfList"}]"#)
    #expect(DefinitionSamples.read(text).problems == [])
  }

  @Test func `the key of a map may have the name of a secret`() {
    let text = DefinitionSamples.tiny(
      response: #"{"list": "$.recipes", "form": "map"}"#,
      fields: #"{"id": "{key}", "title": "$.t"}"#,
      more:
        #""secrets": {"key": {}}, "auth": [{"type": "apiKey", "in": "query", "name": "k", "secret": "key"}]"#
    )
    #expect(DefinitionSamples.read(text).problems == [])
  }
}
