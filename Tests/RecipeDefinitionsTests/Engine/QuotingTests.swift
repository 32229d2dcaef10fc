import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// What a person types stays words in every language that a request is written in.
@Suite(.fewAtOnce) struct QuotingTests {
  private static let hostile: [String] = [
    "Nan's", "x' union all select 1 --", #"\' or 1=1 --"#, #"\"#, #"\\'"#, "''", #"a"b\"c"#,
    "title:x OR *:*", "AND OR NOT", "a AND (b", "[1 TO *]", "/re/", "{!lucene}x", "leek~2^9",
    "x\u{0}y\nz", "`x`", "crème 🍲", "<b>", "a\u{2028}b", "",
  ]

  /// Texts of marks that languages know, in any order.
  private static let random: [String] = {
    var random = SeededRandom(seed: 15)
    let marks = Array(#"'"`\+-&|!(){}[]^~*?:/<>=;#%_ abANDORé"#) + ["\n", "\u{0}", "🍲"]
    return (0..<2_000).map { _ in
      String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          marks.randomElement(using: &random) ?? "x"
        })
    }
  }()

  private static let texts = hostile + random

  /// The value of a literal that fills a text between two marks; nil when it ends elsewhere.
  private func literal(_ text: String, mark: Character, escape: Character?, isDoubled: Bool)
    -> String?
  {
    var rest = Substring(text)
    guard rest.popFirst() == mark else { return nil }
    var value = ""
    while let next = rest.popFirst() {
      if next == escape {
        guard let escaped = rest.popFirst() else { return nil }
        value.append(escaped)
      } else if next == mark {
        guard isDoubled, rest.first == mark else { return rest.isEmpty ? value : nil }
        value.append(rest.removeFirst())
      } else {
        value.append(next)
      }
    }
    return nil
  }

  private func spaced(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isControl ? " " : $0 }))
  }

  @Test func `SQL reads one literal, whether it takes a backslash for an escape or not`() {
    for text in Self.texts {
      let written = "'\(Quoting.sql.quote(text))'"
      #expect(literal(written, mark: "'", escape: "\\", isDoubled: true) == spaced(text))
      let strict = literal(written, mark: "'", escape: nil, isDoubled: true)
      #expect(strict == spaced(text).replacing("\\", with: "\\\\"))
    }
  }

  @Test(arguments: ["'", "\"", "`"] as [Character])
  func `a formula reads one string, whichever marks it stands between`(mark: Character) {
    for text in Self.texts {
      let written = "\(mark)\(Quoting.formula.quote(text))\(mark)"
      #expect(literal(written, mark: mark, escape: "\\", isDoubled: false) == spaced(text))
    }
  }

  @Test func `JSON reads the very text`() throws {
    for text in Self.texts {
      #expect(try JSON(parsing: "\"\(Quoting.json.quote(text))\"") == .string(text))
    }
  }

  @Test func `Lucene reads words and nothing else`() {
    let special = Set(#"+-=&|!(){}[]^"~*?:\/<>"#)
    for text in Self.texts {
      let written = Quoting.lucene.quote(text)
      var rest = Substring(written)
      var read = ""
      while let next = rest.popFirst() {
        if next == "\\" {
          read.append(rest.popFirst() ?? "?")
        } else {
          #expect(!special.contains(next), "\(written)")
          read.append(next)
        }
      }
      let words = spaced(text).map { "<>".contains($0) ? " " : $0 }
      #expect(read.lowercased() == String(words).lowercased())
      let operators = written.split(separator: " ").filter { ["AND", "OR", "NOT"].contains($0) }
      #expect(operators == [], "\(written)")
    }
  }

  @Test func `XML reads the very text, within an element and within an attribute`() throws {
    for text in Self.texts {
      let quoted = Quoting.xml.quote(text)
      let xml = "<find a=\"\(quoted)\" b='\(quoted)'><w>\(quoted)</w><end>x</end></find>"
      let response = HTTPResponse(
        status: 200, headers: ["Content-Type": "application/xml"], body: Array(xml.utf8))
      let root = try MarkupDocument(
        response.body, .xml, contentType: "application/xml", address: nil
      ).root.plain
      let find = try #require(root["find"])
      #expect(find["end"] == "x", "\(xml)")
      #expect(find.objectValue?.members.map(\.name) == ["@a", "@b", "w", "end"], "\(xml)")
      let wanted = spaced(text)
      #expect(find["@a"].map { $0.stringValue ?? $0.text() } == wanted)
      #expect(find["@b"].map { $0.stringValue ?? $0.text() } == wanted)
    }
  }

  @Test func `markup that a person types stays words in an XML body`() async throws {
    let text = """
      {
        "definitionVersion": 1, "name": "kitchen", "title": "Kitchen",
        "baseURL": "https://kitchen.example",
        "request": {
          "path": "/find", "headers": {"Content-Type": "application/xml"},
          "text": {"value": "<find><words>{text}</words><limit>9</limit></find>", "quote": "xml"}
        },
        "response": {"list": "$.results"},
        "fields": {"id": "$.id", "title": "$.title"}
      }
      """
    let result = DefinitionReader.read(Array(text.utf8))
    #expect(result.problems == [])
    let request = try await firstRequest(
      try #require(result.definition),
      SearchQuery(text: "</words><limit>99999</limit><words>a & \"b\""))
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == "<find><words>&lt;/words&gt;&lt;limit&gt;99999&lt;/limit&gt;&lt;words&gt;a &amp;"
        + " &quot;b&quot;</words><limit>9</limit></find>")
  }

  @Test func `plain leaves everything as it is`() {
    for text in Self.texts { #expect(Quoting.plain.quote(text) == text) }
  }

  @Test(arguments: [
    (Quoting.sql, "name like '%{text}%'", "name like '%Nan''s%'"),
    (.lucene, "title:({text})", "title:(Nan's)"), (.json, "[\"{text}\"]", "[\"Nan's\"]"),
    (.formula, "SEARCH('{text}', Name)", #"SEARCH('Nan\'s', Name)"#),
    (.xml, "<w>{text}</w>", "<w>Nan&apos;s</w>"),
  ])
  func `a parameter quotes its variables and not itself`(
    _ quoting: Quoting, _ text: String, _ expected: String
  ) async throws {
    let definition = try plainDefinition {
      $0.request.query = [
        Parameter("q", .text(TextValue(try template(text), quoting: quoting)))
      ]
    }
    let request = try await firstRequest(definition, SearchQuery(text: "Nan's"))
    #expect(request.value("q") == expected)
  }

  @Test func `lists and bodies quote too, as the file says`() async throws {
    let text = """
      {
        "definitionVersion": 1, "name": "tables", "title": "Tables",
        "baseURL": "https://tables.example",
        "request": {
          "path": "/sql",
          "query": {"f": {"list": "include", "repeat": true, "item": "food:{item}", "quote": "lucene"}},
          "body": {
            "sql": {"value": "select * from r where t like '%{text}%' limit 9", "quote": "sql"},
            "words": "{text}", "other": {"value": "x", "quote": "sql"}
          }
        },
        "response": {"list": "$.results"},
        "fields": {"id": "$.id", "title": "$.title"}
      }
      """
    let result = DefinitionReader.read(Array(text.utf8))
    #expect(result.problems == [])
    let definition = try #require(result.definition)
    let request = try await firstRequest(
      definition, SearchQuery(text: "Nan's", include: ["a:b", "leek"]))
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"sql":"select * from r where t like '%Nan''s%' limit 9","words":"Nan's","#
        + #""other":{"value":"x","quote":"sql"}}"#)
    #expect(
      try RequestURL(request.url).queryItems.map(\.value) == [#"food:a\:b"#, "food:leek"])
    // What is read can be written, and means the same.
    let again = DefinitionReader.read(Array(definition.json.text().utf8))
    #expect(again.definition == definition)
  }

  @Test func `a GraphQL document stands in a setting`() async throws {
    let text = """
      {
        "definitionVersion": 1, "name": "graph", "title": "Graph",
        "baseURL": "https://graph.example",
        "settings": {
          "document": {"default": "query($words: String!) { recipes(search: $words) { id title } }"}
        },
        "request": {
          "path": "/graphql", "body": {"query": "{document}", "variables": {"words": "{text}"}}
        },
        "response": {"list": "$.data.recipes"},
        "fields": {"id": "$.id", "title": "$.title"},
        "errors": [
          {"when": {"status": 200, "path": "$.errors[0]"}, "means": "failure",
            "message": "$.errors[0].message"}
        ]
      }
      """
    let result = DefinitionReader.read(Array(text.utf8))
    #expect(result.problems == [])
    let definition = try #require(result.definition)
    let transport = InMemoryTransport { request in
      let asked = try? JSON(parsing: request.body)
      guard asked?["query"]?.stringValue?.hasPrefix("query($words") == true,
        let words = asked?["variables"]?["words"]?.stringValue, words != "wrong"
      else { return .json(#"{"errors":[{"message":"Unknown field"}]}"#) }
      return .json(#"{"data":{"recipes":[{"id":1,"title":"Nan's \#(words)"}]}}"#)
    }
    let provider = try provider(definition, over: transport)
    let page = try await provider.search(
      SearchQuery(text: "soup \\\"}"), page: provider.descriptor.paging.first)
    #expect(page.listings.map(\.title) == [#"Nan's soup "}"#])
    let error = try await #require(throws: ProviderError.self) {
      try await provider.search(SearchQuery(text: "wrong"), page: .number(1))
    }
    #expect(error.message.contains("“Unknown field”"))
  }
}
